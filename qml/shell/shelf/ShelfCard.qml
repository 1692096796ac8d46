// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// A game on the shelf: one click begins it. What else can be done with it takes the place of its line under the pointer
// or with the focus; a finger that cannot hover brings it up first.
T.Button {
    id: card

    required property var game
    readonly property string seats: game.minSeats === game.maxSeats ? qsTr("%n player(s)", "", game.minSeats) : qsTr("%1–%2 players").arg(game.minSeats).arg(game.maxSeats)
    readonly property string shortly: game.minSeats === game.maxSeats ? game.minSeats : qsTr("%1–%2").arg(game.minSeats).arg(game.maxSeats)
    readonly property string sign: game.sign === "week" ? qsTr("This week") : game.sign === "new" ? qsTr("New to you") : ""
    readonly property bool holdsFocus: holds(Window.activeFocusItem)
    readonly property bool raised: hovered || holdsFocus

    /// Whether its picture is wanted.
    property alias near: picture.near
    /// Its buttons are wanted only then.
    property bool met: false

    signal play
    signal setUp

    function holds(item: Item): bool {
        while (item && item !== card)
            item = item.parent;
        return item !== null;
    }

    onRaisedChanged: {
        if (raised)
            met = true;
    }
    implicitHeight: words.y + words.height + Math.round(1.2 * Theme.gap)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: qsTr("%1. %2 %3, about %4 minutes. Play").arg(game.name).arg(game.tagline).arg(seats).arg(game.minutes)
    Accessible.description: sign
    Accessible.onPressAction: play()
    onClicked: {
        if (raised)
            play();
        else
            forceActiveFocus();
    }

    background: Rectangle {
        radius: Math.round(12 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge

        Rectangle {
            z: -1
            anchors.fill: parent
            anchors.topMargin: card.hovered ? 8 : 4
            anchors.bottomMargin: card.hovered ? -8 : -4
            radius: parent.radius
            color: "black"
            opacity: 0.25
        }
        FocusRing {
            shown: card.activeFocus
            paper: false
        }
    }
    ShelfPicture {
        id: picture

        x: Math.round(8 * Theme.unit)
        y: x
        width: parent.width - 2 * x
        height: Math.round(width * 0.5)
        name: card.game.picture
    }
    Column {
        id: words

        x: Math.round(14 * Theme.unit)
        y: picture.y + picture.height + Math.round(8 * Theme.unit)
        width: parent.width - 2 * x
        spacing: Math.round(4 * Theme.unit)

        Item {
            width: parent.width
            height: name.height

            Text {
                id: name

                width: Math.min(implicitWidth, parent.width - facts.width - Theme.gap)
                text: card.game.name
                elide: Text.ElideRight
                font.pixelSize: Math.round(Theme.normal * 1.12)
                font.weight: Font.Bold
                color: Theme.ink
            }
            Repeater {
                model: card.sign === "" ? 0 : 1

                ShelfSign {
                    readonly property bool fits: name.implicitWidth + width + facts.width + 2 * Theme.gap <= words.width

                    text: card.sign
                    // Where there is no room beside the name, at the corner of the picture.
                    x: fits ? name.width + Theme.gap : 0
                    y: fits ? Math.round((name.height - height) / 2) : picture.y - words.y + Math.round(6 * Theme.unit)
                }
            }
            Text {
                id: facts

                anchors.right: parent.right
                anchors.baseline: name.baseline
                text: qsTr("%1 · %2 min").arg(card.shortly).arg(card.game.minutes)
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
        }
        Item {
            width: parent.width
            // Two lines, or a row of buttons.
            height: Math.max(line.lineHigh * 2, Theme.touchSize)

            Text {
                id: line

                readonly property real lineHigh: Math.ceil(Theme.small * 1.45)

                width: parent.width
                visible: !card.raised
                text: card.game.tagline
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
        }
    }
    Repeater {
        model: card.met ? 1 : 0

        ShelfButtons {
            y: words.y + words.height - height
            x: words.x
            visible: card.raised
            KeyGroup.on: card.holdsFocus
            game: card.game
            onPlay: card.play()
            onSetUp: card.setUp()
        }
    }
}
