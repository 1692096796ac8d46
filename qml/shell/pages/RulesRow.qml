// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A row of cards in a picture of the rules. In one that can be played through, its cards are pressed.
Column {
    id: row

    required property int index
    /// As `rulesPicture` has it.
    required property var modelData
    required property real cardWidth
    required property real pitch
    /// One of its cards is meant: they can be pressed.
    required property bool tried
    /// Which of them Tab comes to, where it comes to this row.
    property int picked: 0

    signal taken(var card, bool keyed)
    /// The keys go on to the row before or after this one.
    signal went(int rows)

    /// Where that card lies, in cards from the left.
    function placeOf(index: int): real {
        return index + 0.5 * modelData.cards.slice(0, index + 1).filter(card => card.gap).length;
    }
    /// Gives the keys to one of its cards. Whether there is one.
    function enter(at: int): bool {
        const card = cards.itemAt(Math.min(at, cards.count - 1));
        card?.forceActiveFocus(Qt.TabFocusReason);
        return card !== null;
    }

    spacing: 3

    Text {
        text: row.modelData.label
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
    Item {
        width: Math.ceil(6 + row.cardWidth + Math.max(0, row.placeOf(row.modelData.cards.length - 1)) * row.pitch)
        height: Math.round(1.4 * row.cardWidth) + 6

        Rectangle {
            visible: row.modelData.cards.length === 0
            x: 3
            y: 3
            width: row.cardWidth
            height: Math.round(1.4 * width)
            radius: 0.05 * width
            color: "transparent"
            border.color: Theme.clothInkFaint
        }
        Repeater {
            id: cards

            model: row.modelData.cards

            Item {
                id: card

                required property int index
                required property var modelData
                readonly property bool pressed: row.tried && (modelData.pile ?? "") !== "" && modelData.code >= 0

                x: Math.round(3 + row.placeOf(index) * row.pitch)
                y: 3
                width: row.cardWidth
                height: Math.round(1.4 * width)
                activeFocusOnTab: activeFocus || pressed && index === Math.min(row.picked, cards.count - 1)
                onActiveFocusChanged: if (activeFocus)
                    row.picked = index
                Keys.onPressed: event => {
                    const steps = {
                        [Qt.Key_Left]: -1,
                        [Qt.Key_Right]: 1
                    };
                    const rows = {
                        [Qt.Key_Up]: -1,
                        [Qt.Key_Down]: 1
                    };
                    event.accepted = true;
                    if (steps[event.key])
                        row.enter(Math.max(0, index + steps[event.key]));
                    else if (rows[event.key])
                        row.went(rows[event.key]);
                    else if ([Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key) && !event.isAutoRepeat)
                        row.taken(modelData, true);
                    else
                        event.accepted = false;
                }
                Accessible.role: pressed ? Accessible.Button : Accessible.Graphic
                Accessible.ignored: !pressed
                Accessible.focusable: pressed
                Accessible.name: modelData.name ?? ""
                Accessible.description: row.modelData.label
                Accessible.onPressAction: if (pressed)
                    row.taken(modelData, activeFocus)

                Picture {
                    anchors.fill: parent
                    name: Theme.cardPicture(card.modelData.code, card.modelData.code >= 0)
                }
                Rectangle {
                    anchors.fill: parent
                    visible: card.modelData.mark === "dim"
                    opacity: 0.55
                    radius: 0.05 * card.width
                    color: Theme.clothColor
                }
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -3
                    visible: card.modelData.mark === "ring"
                    radius: 0.05 * card.width + 3
                    color: "transparent"
                    border.width: 3
                    border.color: Theme.accent
                }
                FocusRing {
                    shown: card.activeFocus
                    paper: false
                    round: 0.05 * card.width

                    RingEdges {}
                }
                TapHandler {
                    enabled: card.pressed
                    onTapped: row.taken(card.modelData, card.activeFocus)
                }
            }
        }
    }
}
