// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry
import FullTable.Table

// What a player of a race does, where they sit: a gesture in the place of their picture, or a call in a bubble. What does
// not count is struck through, or shakes its head.
SeatItem {
    id: bubble

    property string text
    property string note
    property string symbol
    /// What a screen reader says of the symbol.
    property string title: symbol
    property bool wrong: false
    /// How far the bubble keeps from the left, where a card lies.
    property real aside: 0
    /// Whether the player is out for now.
    property bool out: false
    readonly property bool below: y < (layout?.height ?? 0) / 2
    readonly property string words: symbol !== "" ? (wrong ? qsTr("%1, which is wrong").arg(title) : title) : note === "" ? text : text + ", " + note

    function shake(): void {
        if (!Theme.instant)
            head.restart();
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.ignored: words === ""

    Rectangle {
        anchors.fill: parent
        visible: bubble.out
        radius: Math.round(10 * Theme.unit)
        color: Qt.rgba(Theme.clothColor.r, Theme.clothColor.g, Theme.clothColor.b, 0.62)
    }
    Rectangle {
        id: figure

        readonly property bool narrow: bubble.width < 165 * Theme.unit

        anchors.verticalCenter: parent.verticalCenter
        x: Math.round((narrow ? 1 : 5) * Theme.unit)
        visible: bubble.symbol !== ""
        width: Math.round(bubble.height * (narrow ? 0.76 : 0.92))
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: Math.max(2, Math.round((bubble.wrong ? 3 : 2) * Theme.unit))
        border.color: bubble.wrong ? Theme.red : Theme.action

        Symbol {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.8)
            height: width
            name: bubble.symbol
            color: Theme.ink
        }
        Rectangle {
            anchors.centerIn: parent
            visible: bubble.wrong
            width: parent.width
            height: Math.max(2, Math.round(3 * Theme.unit))
            rotation: -45
            color: Theme.red
        }
        SequentialAnimation {
            id: head

            loops: 2

            NumberAnimation {
                target: figure
                property: "rotation"
                to: 12
                duration: Theme.lasting(70)
            }
            NumberAnimation {
                target: figure
                property: "rotation"
                to: -12
                duration: Theme.lasting(110)
            }
            NumberAnimation {
                target: figure
                property: "rotation"
                to: 0
                duration: Theme.lasting(70)
            }
        }
    }
    Rectangle {
        readonly property real middle: Math.max(bubble.aside, bubble.width / 2 - width / 2)

        visible: bubble.text !== ""
        x: Math.round(Math.max(4 - bubble.x, Math.min(middle, (bubble.layout?.width ?? 0) - bubble.x - width - 4)))
        y: Math.round(bubble.below ? bubble.height + 0.4 * Theme.gap : -0.6 * bubble.height - height)
        width: Math.max(line.width, small.width) + 1.6 * Theme.gap
        height: column.height + 0.8 * Theme.gap
        radius: Math.round(10 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge

        Column {
            id: column

            anchors.centerIn: parent

            Text {
                id: line

                anchors.horizontalCenter: parent.horizontalCenter
                text: bubble.text
                font.pixelSize: Theme.normal
                font.weight: Font.DemiBold
                font.strikeout: bubble.wrong
                color: Theme.ink
            }
            Text {
                id: small

                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                text: bubble.note
                font.pixelSize: Theme.tiny
                color: Theme.inkFaint
            }
        }
    }
}
