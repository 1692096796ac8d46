// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// What everybody has captured of the cards that matter, above the cards and plates.
Item {
    id: badges

    required property PlayTable board
    /// A number for each seat instead of cards; empty: the cards.
    property var numbers: []
    property string title
    /// How far the viewer's sticks out of the plate.
    readonly property real reach: (all.itemAt(board.viewer) as CaptureBadge)?.reach ?? 0

    parent: board
    anchors.fill: parent
    z: 3

    Repeater {
        id: all

        model: badges.board.seats

        CaptureBadge {
            required property int index

            seat: index
            session: badges.board.session
            own: index === badges.board.viewer
            number: badges.numbers[index] ?? -1
            title: badges.title
        }
    }
}
