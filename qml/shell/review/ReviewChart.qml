// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The chance to win over the game that is looked at again, with the place where it stands.
Region {
    id: pane

    required property Analyst analyst
    required property Review review

    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        border.color: Theme.paperEdge
        radius: Math.round(10 * Theme.unit)
    }
    Text {
        id: title

        x: 1.5 * Theme.gap
        y: Math.round(0.6 * Theme.gap)
        width: parent.width - 2 * x
        text: pane.analyst.people.length === 1 ? qsTr("Your chance to win, in percent") : qsTr("Chance to win of %1, in percent").arg(pane.analyst.nameOf(pane.analyst.seat))
        elide: Text.ElideRight
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
    ChanceGraph {
        x: Theme.gap
        y: title.y + title.height + Math.round(0.4 * Theme.gap)
        width: parent.width - 2 * Theme.gap
        height: parent.height - y - Theme.gap
        chances: pane.analyst.chances
        moves: pane.analyst.moves
        at: pane.review?.move ?? -1
        onChosen: move => pane.review.goTo(move - 1)
    }
}
