// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The end of a game: what came of it, and how to go on.
Rectangle {
    id: banner

    required property Session session
    property bool dismissed: false
    /// What the game's table says to it.
    property GameEnd end: null
    readonly property string ending: end?.text ?? ""
    readonly property bool due: session !== null && session.shown.over && !(end?.held ?? false)

    signal again
    signal sameDeal
    signal home

    visible: due && !dismissed
    onDueChanged: dismissed = false
    width: Math.min(parent.width - 4 * Theme.gap, lines.implicitWidth + 5 * Theme.gap)
    height: lines.implicitHeight + 4 * Theme.gap
    radius: Math.round(14 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: 2

    Accessible.role: Accessible.Pane
    Accessible.name: ending === "" ? result.text : result.text + " " + ending

    Column {
        id: lines

        anchors.centerIn: parent
        spacing: 1.4 * Theme.gap

        Text {
            id: result

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
            text: banner.session ? banner.session.shown.resultText : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.ending !== ""

            Repeater {
                model: banner.ending === "" ? [] : banner.ending.split("\n")

                Text {
                    required property string modelData

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
                    text: modelData
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.small
                    color: Theme.ink
                }
            }
        }
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: (banner.end?.listed ?? true) && banner.session !== null && !banner.session.game.solitaire
            columns: banner.session && banner.session.game.seatCount > 4 ? 3 : 4
            columnSpacing: 2 * Theme.gap
            rowSpacing: Theme.gap * 0.5

            Repeater {
                model: banner.session ? banner.session.seats : null

                Row {
                    id: line

                    required property string name
                    required property int score
                    required property int cards
                    required property bool isWinner

                    spacing: Theme.gap * 0.7

                    Text {
                        text: (line.isWinner ? "★ " : "") + line.name
                        font.pixelSize: Theme.normal
                        font.weight: line.isWinner ? Font.DemiBold : Font.Normal
                        color: Theme.ink
                    }
                    Text {
                        text: banner.end?.byCards ? qsTr("%1 left").arg(line.cards) : line.score
                        font.pixelSize: Theme.normal
                        font.weight: Font.DemiBold
                        color: Theme.action
                    }
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap

            PushButton {
                text: qsTr("New deal")
                key: "N"
                paper: true
                strong: true
                onClicked: banner.again()
            }
            PushButton {
                text: qsTr("Same deal")
                paper: true
                onClicked: banner.sameDeal()
            }
            PushButton {
                text: qsTr("View table")
                paper: true
                onClicked: banner.dismissed = true
            }
            PushButton {
                text: qsTr("All games")
                paper: true
                onClicked: banner.home()
            }
        }
    }
}
