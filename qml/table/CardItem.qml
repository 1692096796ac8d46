// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
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
    required property bool dimmed
    required property string hinted
    required property string label
    required property string pile
    required property int place
    /// How its pile lies: `crosswise`, or `loose`, each card turned a little, the same at every look.
    required property string look
    /// What the rules say of it: each with its `kind`, its `text` and, where it lies for another card, the code of that
    /// (`standsFor`).
    required property var marks
    /// What a game draws for marks that are its own.
    property Component ownMark: null
    /// How far it stands up in its place, in heights.
    property real raise: 0
    readonly property alias face: faces
    readonly property real edge: Math.max(1, width * 0.012)
    readonly property bool chosen: selected && !lifted
    /// What its frame says: why it is hinted or chosen, or nothing.
    readonly property string sign: hinted || (chosen ? "check" : "")
    property real turn: faceUp && !shut ? 1 : 0

    signal pressed

    function isMarked(kind: string): bool {
        return marks.some(mark => mark.kind === kind);
    }

    row: index
    turning: turn > 0 && turn < 1
    z: toZ + (travelling ? 5000 : 0)
    visible: width > 0 && !waiting && (!covered || gliding)
    scale: lifted ? layout?.liftedScale ?? 1 : 1
    rotation: lifted ? layout?.liftedTilt ?? 0 : look === "crosswise" ? 90 : look === "loose" ? (place * 7 + 4) % 11 - 5 : 0

    Accessible.role: Accessible.ListItem
    Accessible.name: label
    Accessible.description: among > 1 && App.settings.sound.speech !== "brief" ? qsTr("%1 of %2", "a card's place in a hand").arg(held).arg(among) : ""
    Accessible.focusable: true
    Accessible.ignored: covered
    Accessible.onPressAction: pressed()

    Behavior on rotation {
        enabled: card.look === "loose" && !Theme.instant

        NumberAnimation {
            duration: Theme.flight
        }
    }
    Behavior on turn {
        enabled: !Theme.instant

        NumberAnimation {
            duration: Theme.flip
        }
    }
    Item {
        id: faces

        y: card.lifted ? 0 : -Math.round(card.height * card.raise)
        width: parent.width
        height: parent.height
        transform: Scale {
            origin.x: card.width / 2
            xScale: Math.max(0.01, Math.abs(2 * card.turn - 1))
        }

        Behavior on y {
            enabled: !Theme.instant

            NumberAnimation {
                duration: Theme.lasting(110)
            }
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
            name: card.largePrint && card.turn >= 0.5 && card.code >= 0 ? Theme.signPicture(card.code) : Theme.cardPicture(card.code, card.turn >= 0.5)
            part: card.shown
            shadow: card.lifted ? Picture.Lifted : Picture.Resting
            smooth: !(card.layout?.resizing ?? false)
            frozen: (card.layout?.resizing ?? false) || card.growing
        }
        Rectangle {
            anchors.fill: parent
            visible: Theme.cardEdge > 0
            radius: width * 0.05
            color: "transparent"
            border.width: Theme.cardEdge
            border.color: card.turn >= 0.5 ? "#000000" : "#FFFFFF"
        }
        // Does not go with what is selected.
        Rectangle {
            anchors.fill: parent
            visible: card.dimmed && !card.lifted
            radius: width * 0.05
            color: Theme.ink
            opacity: 0.4
        }
        Rectangle {
            anchors.fill: parent
            visible: card.dim && !card.lifted
            radius: width * 0.05
            color: "#3A2A14"
            opacity: 0.16
        }
        CardFrame {
            anchors.fill: parent
            anchors.margins: -card.edge
            visible: card.chosen || hint || card.isMarked("proof") || card.isMarked("winning")
            hint: card.hinted !== ""
            sign: card.sign
        }
        CardMarks {
            host: card
            shown: card.turn >= 0.5 && picture.current
            marks: card.marks
            own: card.ownMark
        }
        // Can do something else, too: a card laid upon a pile.
        Item {
            x: card.width * 0.055
            y: card.height * 0.4
            width: card.width * 0.16
            height: width
            visible: card.isMarked("second_use") && card.turn >= 0.5

            Rectangle {
                y: parent.height * 0.3
                width: parent.width * 0.7
                height: width
                radius: 2
                color: Theme.paperDeep
                border.width: card.edge
                border.color: Theme.ink
            }
            Rectangle {
                x: parent.width * 0.3
                width: parent.width * 0.7
                height: width
                radius: 2
                color: "#E0A100"
                border.width: card.edge
                border.color: Theme.ink
            }
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
            visible: card.shut && card.suitTold && card.faceUp && Cards.suitOf(card.code) !== "" && card.turn < 0.5
            name: visible ? "cards/mark/" + Cards.suitOf(card.code) + "#1C2430" : ""
            frozen: picture.frozen
        }
    }
}
