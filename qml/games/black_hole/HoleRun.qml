// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// All the cards in the hole, in the order in which they were played: a line for each suit's worth.
Rectangle {
    id: whole

    required property var run
    /// How many ranks there are: as many cards lie in a line.
    required property int ranks
    readonly property real sign: Math.floor(Math.min(46 * Theme.unit, (parent.width - 6 * Theme.gap) / ranks))

    anchors.centerIn: parent
    z: 6
    width: cards.width + 3 * Theme.gap
    height: cards.height + 3 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.light ? "#F2E9E0CB" : "#F2101814"
    border.color: Theme.clothEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: run.map(code => Cards.words(code)).join(", ")

    Grid {
        id: cards

        anchors.centerIn: parent
        columns: whole.ranks
        rowSpacing: Theme.gap * 0.5

        Repeater {
            model: whole.visible ? whole.run : []

            Picture {
                required property int modelData

                width: whole.sign
                height: Math.round(1.4 * whole.sign)
                name: Theme.signPicture(modelData)
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        onClicked: whole.visible = false
    }
    Escape {
        when: whole.visible
        onPressed: whole.visible = false
    }
}
