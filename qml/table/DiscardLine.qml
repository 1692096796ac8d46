// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// All discards in a line, oldest left, every index to be seen; over a card it says what would be taken with it, and
// what could be melded at once.
Pile {
    id: line

    required property PlayTable table
    /// The card under the keyboard's cursor or the pointer.
    readonly property int looked: table.cursor.width > 0 ? table.chosen() : table.hovered
    readonly property var sweep: table.session && table.session.moveCount >= 0 && looked >= 0 && !table.carrying && !table.session.worktop.open ? table.session.sweep(looked) : ({})
    readonly property int taken: sweep.count ?? 0
    readonly property int firstTaken: taken > 0 ? count - taken : -1
    /// The longest row of it, in card widths.
    property real longest: 8
    readonly property int shown: Math.max(1, Math.min(3, (sweep.melds ?? []).length))

    pile: "discard"
    fan: Pile.Across
    step: 0.5
    grow: longest / size
    level: 1

    // Who takes cards of it is called out.
    Connections {
        target: line.table.session

        function onMoved(seat: int, verb: string) {
            if (verb !== "take")
                return;
            line.table.marked = seat;
            wipe.restart();
        }
    }
    Timer {
        id: wipe

        interval: 1800
        onTriggered: line.table.marked = -1
    }
    Rectangle {
        id: note

        readonly property rect over: line.taken > 0 && line.table.cardWidth > 0 ? line.table.cardFrame(line.sweep.row) : Qt.rect(0, 0, 0, 0)

        parent: line.layout
        z: 5
        visible: line.taken > 0
        x: Math.max(Theme.gap, Math.min(line.table.width - width - Theme.gap, over.x - Theme.gap))
        y: Math.max(Theme.gap, line.extent.y + line.extent.height + Theme.gap * 0.6)
        width: words.width + 2 * Theme.gap
        height: words.height + Theme.gap
        radius: Math.round(8 * Theme.unit)
        color: Theme.paper
        border.color: "#E0A100"
        border.width: 2

        Accessible.role: Accessible.StaticText
        Accessible.name: text.text

        Column {
            id: words

            anchors.centerIn: parent
            spacing: Theme.gap * 0.4

            Text {
                id: text

                text: line.taken === 1 ? qsTr("You would take 1 card") : qsTr("You would take %1 cards").arg(line.taken)
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            Text {
                visible: (line.sweep.melds ?? []).length === 0
                text: qsTr("No short meld with this card")
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
            Row {
                spacing: Theme.gap

                Repeater {
                    model: (line.sweep.melds ?? []).slice(0, line.shown)

                    MeldSigns {
                        required property var modelData

                        codes: modelData.codes
                        roles: modelData.roles
                    }
                }
            }
        }
    }
}
