// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// One card of the deal, wherever it lies.
TableCard {
    id: card

    required property int index
    required property int code
    required property bool faceUp
    required property bool movable
    required property bool target
    required property bool selected
    required property bool hinted
    required property string label
    readonly property real edge: Math.max(1, width * 0.012)
    property real turn: faceUp && !shut ? 1 : 0

    signal pressed

    row: index
    turning: turn > 0 && turn < 1
    z: toZ + (gliding ? 5000 : 0)
    visible: width > 0 && (!covered || gliding)
    scale: lifted ? layout?.liftedScale ?? 1 : 1
    rotation: lifted ? layout?.liftedTilt ?? 0 : 0

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.ignored: covered
    Accessible.onPressAction: pressed()

    Behavior on turn {
        enabled: !Theme.instant

        NumberAnimation {
            duration: Theme.flip
        }
    }
    Item {
        id: faces

        anchors.fill: parent
        transform: Scale {
            origin.x: card.width / 2
            xScale: Math.max(0.01, Math.abs(2 * card.turn - 1))
        }

        Rectangle {
            anchors.fill: parent
            visible: !picture.ready
            radius: width * 0.05
            color: card.turn >= 0.5 ? Theme.paper : Theme.inkFaint
        }
        Picture {
            id: picture

            anchors.fill: parent
            name: Theme.cardPicture(card.code, card.turn >= 0.5)
            part: card.shown
            shadow: card.lifted ? Picture.Lifted : Picture.Resting
            smooth: !(card.layout?.resizing ?? false)
            frozen: (card.layout?.resizing ?? false) || card.growing
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -card.edge
            visible: card.selected && !card.lifted || card.hinted
            radius: width * 0.06
            color: "transparent"
            border.width: Math.max(3, card.width * 0.03)
            border.color: card.hinted ? "#2E7BD6" : "#E0A100"
        }
        // What a pile that was turned over is made of.
        Rectangle {
            anchors.centerIn: parent
            visible: suit.visible
            width: parent.width * 0.5
            height: width
            radius: width / 2
            color: Theme.paper
        }
        Picture {
            id: suit

            anchors.fill: parent
            visible: card.shut && card.faceUp && card.code >= 0 && card.code < 52 && card.turn < 0.5
            name: visible ? "cards/mark/" + "CDHS"[Math.floor(card.code / 13)] + "#1C2430" : ""
            frozen: picture.frozen
        }
    }
}
