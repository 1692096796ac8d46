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
    required property bool marked
    required property string label
    readonly property bool gliding: glideX.running || glideY.running
    readonly property real edge: Math.max(1, width * 0.012)
    property real turn: faceUp && !shut ? 1 : 0

    signal pressed

    row: index
    x: toX
    y: toY
    z: toZ + (gliding ? 5000 : 0)
    width: toWidth
    height: Math.round(toWidth * 1.4)
    visible: toWidth > 0 && (!covered || gliding)
    scale: lifted ? 1.04 : 1
    rotation: lifted ? 2 : 0

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.ignored: covered
    Accessible.onPressAction: pressed()

    Behavior on x {
        enabled: card.glide

        SequentialAnimation {
            id: glideX

            PauseAnimation {
                duration: card.delay
            }
            NumberAnimation {
                duration: Theme.flight
                easing.type: Easing.OutCubic
            }
        }
    }
    Behavior on y {
        enabled: card.glide

        SequentialAnimation {
            id: glideY

            PauseAnimation {
                duration: card.delay
            }
            NumberAnimation {
                duration: Theme.flight
                easing.type: Easing.OutCubic
            }
        }
    }
    Behavior on width {
        enabled: card.glide

        NumberAnimation {
            id: grow

            duration: Theme.flight
        }
    }
    Behavior on turn {
        enabled: !Theme.instant

        NumberAnimation {
            duration: Theme.flip
        }
    }
    Behavior on scale {
        enabled: !Theme.instant

        NumberAnimation {
            duration: 90
        }
    }

    Connections {
        target: card.layout

        function onHurried() {
            glideX.complete();
            glideY.complete();
        }
    }

    Rectangle {
        readonly property real depth: card.lifted ? 0.07 : 0.012

        x: -card.edge + (card.lifted ? card.width * 0.03 : 0)
        y: card.height * depth
        width: parent.width + 2 * card.edge
        height: parent.height + card.edge
        radius: card.width * 0.06
        color: "black"
        opacity: card.lifted ? 0.3 : 0.24
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
            frozen: (card.layout?.resizing ?? false) || grow.running
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -card.edge
            visible: card.selected && !card.lifted || card.hinted || card.marked
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
