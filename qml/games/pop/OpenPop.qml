// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// “Pop!” has been said and waits for an answer: by whom, and what the cube would show. Beside the trick, so that all cards
// stay in sight.
Rectangle {
    id: open

    readonly property string ruleName: "caption pop"
    required property PlayTable board
    property int value: 1
    /// Where the trick ends: no card of it is covered.
    property real start: 0
    readonly property string words: board.captions.pop ?? ""
    readonly property int speaker: board.facts.popper ?? -1

    parent: board.cardLayer
    x: board.width - width
    y: Math.round((board.height - board.strip - board.cardHeight * 1.24 - height) / 2)
    z: 3500
    width: Math.round(Math.min(420 * Theme.unit, board.width - start - Theme.gap))
    height: lines.height + 2 * Theme.gap
    visible: words !== ""
    color: Theme.light ? "#FFFDF6" : "#E8101814"

    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("“Pop!” %1").arg(words)

    Rectangle {
        width: parent.width
        height: Math.max(2, Math.round(3 * Theme.unit))
        color: Theme.accent
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(2, Math.round(3 * Theme.unit))
        color: Theme.accent
    }
    Column {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            // In a lesson with large text there is room for the words alone, and the coach has said it.
            visible: !(Theme.terse && open.board.session?.coach)
            spacing: Theme.gap

            Image {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(52 * Theme.unit)
                height: width
                source: open.board.faceOf(open.speaker)
                sourceSize.width: width
                sourceSize.height: width
            }
            Rectangle {
                width: word.implicitWidth + 2.4 * Theme.gap
                height: word.implicitHeight + 0.6 * Theme.gap
                radius: Math.round(12 * Theme.unit)
                color: Theme.paper
                border.width: Math.max(2, Math.round(3 * Theme.unit))
                border.color: Theme.accent

                Text {
                    id: word

                    anchors.centerIn: parent
                    text: qsTr("Pop!")
                    font.pixelSize: Math.min(Math.round(46 * Theme.unit), Math.floor((open.width - 52 * Theme.unit - 6 * Theme.gap) / 2.7))
                    font.weight: Font.Black
                    color: Theme.red
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !Theme.terse
            spacing: 1.4 * Theme.gap

            Die {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(34 * Theme.unit)
                value: open.value
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: "→"
                font.pixelSize: Theme.huge
                font.weight: Font.Bold
                color: Theme.accent
            }
            Die {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(46 * Theme.unit)
                rotation: 5
                value: open.value + 1
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, open.width - 2 * Theme.gap)
            text: open.words
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
    }
}
