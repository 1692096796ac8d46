// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The games of the match, below the other player: in which move each was won, and for how many points.
Rectangle {
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

    x: board.margin
    y: Math.round(board.margin + board.plate.height * 1.55 + 1.4 * Theme.gap)
    width: board.plate.width
    height: content.height + 1.6 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.panel

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("The games of the match")

    Column {
        id: content

        x: Theme.gap
        y: 0.8 * Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Math.round(5 * Theme.unit)

        Text {
            text: qsTr("Game %1 of %2").arg(sheet.game).arg(sheet.games)
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Grid {
            columns: 4
            visible: sheet.shown.length > 0

            Repeater {
                model: sheet.cells

                Text {
                    required property var modelData
                    required property int index

                    width: Math.floor(content.width * (index % 4 > 1 ? 0.29 : 0.21))
                    leftPadding: index % 4 > 1 ? Math.round(4 * Theme.unit) : 0
                    text: modelData
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7
                    horizontalAlignment: index % 4 > 0 ? Text.AlignRight : Text.AlignLeft
                    font.pixelSize: Theme.tiny
                    font.weight: index < 4 ? Font.DemiBold : Font.Normal
                    color: index < 4 ? Theme.clothInkFaint : Theme.clothInk
                }
            }
        }
    }
}
