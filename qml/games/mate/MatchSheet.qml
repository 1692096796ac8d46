// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// The games of the match: in which move each was won, and for how many points.
PileItem {
    id: sheet

    required property PlayTable board
    required property int games
    readonly property int game: board.facts.game ?? 1
    /// The last ones, as many as have room.
    readonly property var shown: (board.facts.games ?? []).slice(-4)
    readonly property int below: board.viewer
    readonly property int above: 1 - board.viewer
    /// A line a game: which one, in which move it ended, and the points of both.
    readonly property var lines: shown.map(each => [each.game, each.winner === null ? "–" : each.move, each.winner === below ? each.points : "–", each.winner === above ? each.points : "–"])
    readonly property var cells: lines.reduce((all, line) => all.concat(line), [qsTr("Game"), qsTr("Move"), board.nameOf(below), board.nameOf(above)])

    from: PileItem.Middle
    size: 0.8

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(Math.min(0, sheet.board.width - Theme.gap - width - sheet.x))
        width: content.width + 2 * Theme.gap
        height: content.height + 1.6 * Theme.gap
        radius: Math.round(8 * Theme.unit)
        color: Theme.panel

        Accessible.role: Accessible.Table
        Accessible.name: qsTr("The games of the match")

        Column {
            id: content

            anchors.centerIn: parent
            spacing: Math.round(5 * Theme.unit)

            Text {
                text: qsTr("Game %1 of %2").arg(sheet.game).arg(sheet.games)
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.clothInk
            }
            Grid {
                columns: 4
                columnSpacing: Theme.gap
                rowSpacing: Math.round(2 * Theme.unit)
                visible: sheet.shown.length > 0
                horizontalItemAlignment: Grid.AlignRight

                Repeater {
                    model: sheet.cells

                    Text {
                        required property var modelData

                        text: modelData
                        font.pixelSize: Theme.tiny
                        color: Theme.clothInk
                    }
                }
            }
        }
    }
}
