// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// All cards that have been discarded, on a sheet of paper, sorted; a click or Esc closes it.
Rectangle {
    id: sheet

    required property PlayTable board
    /// The pile that it belongs to, and beside which it opens.
    required property Pile near
    property bool open: false
    readonly property var codes: {
        board.facts;
        return open && board.session ? Array.from(board.session.shown.cardsOf(near.pileId)).sort((a, b) => board.ranks.indexOf(Cards.rankOf(a)) - board.ranks.indexOf(Cards.rankOf(b)) || a - b) : [];
    }
    readonly property real small: Math.round(44 * Theme.unit)

    parent: board
    visible: open && codes.length > 0
    x: Math.round(Math.max(Theme.gap, Math.min(near.x + near.width - width, board.width - Theme.gap - width)))
    y: Math.round(Math.max(Theme.gap, near.y + near.height / 2 - height / 2))
    z: 6
    width: grid.width + 3 * Theme.gap
    height: title.height + grid.height + 3 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Accessible.role: Accessible.List
    Accessible.name: title.text + ": " + codes.map(code => Cards.words(code)).join(", ")

    MouseArea {
        anchors.fill: parent
        onClicked: sheet.open = false
    }
    Escape {
        when: sheet.visible
        onPressed: sheet.open = false
    }
    Text {
        id: title

        x: 1.5 * Theme.gap
        y: Theme.gap
        text: qsTr("Discards: %1").arg(sheet.codes.length)
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
    }
    Grid {
        id: grid

        x: 1.5 * Theme.gap
        y: title.y + title.height + Theme.gap * 0.6
        columns: Math.min(12, sheet.codes.length)
        spacing: Math.round(4 * Theme.unit)

        Repeater {
            model: sheet.codes

            Picture {
                required property int modelData

                width: sheet.small
                height: Math.round(sheet.small * 1.4)
                name: Theme.signPicture(modelData)
            }
        }
    }
}
