// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// A button that tells which game of a match is played, always in the same corner; it opens a sheet with a row for each
// game and the totals.
PushButton {
    id: scores

    required property Session session
    required property int games
    /// Points by seat of each ended game, and of the one in play.
    property var results: []
    property var present: []
    property bool open: false
    readonly property bool over: session ? session.shown.over : false
    readonly property var rows: over || !results ? results : results.concat([present])

    z: 5
    key: "G"
    text: qsTr("Game %1 of %2").arg(session ? session.shown.deal : 1).arg(games)
    onClicked: open = !open

    function rowName(row: int): string {
        return row < 0 ? "" : row < scores.rows.length ? qsTr("Game %1").arg(row + 1) : qsTr("Total");
    }
    function cell(row: int, seat: int): string {
        if (row < 0)
            return scores.session.seats.name(seat);
        return String(row < scores.rows.length ? scores.rows[row][seat] : scores.session.shown.scores[seat]);
    }

    Shortcut {
        sequence: scores.key
        onActivated: scores.open = !scores.open
    }
    Rectangle {
        parent: scores.parent
        anchors.centerIn: parent
        z: 6
        visible: scores.open && scores.session !== null && scores.rows !== undefined
        width: grid.width + 4 * Theme.gap
        height: grid.height + 3 * Theme.gap
        radius: Math.round(14 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge

        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Scores of the games")

        MouseArea {
            anchors.fill: parent
            onClicked: scores.open = false
        }
        Escape {
            when: scores.open
            onPressed: scores.open = false
        }
        Grid {
            id: grid

            readonly property int seats: scores.session ? scores.session.game.seatCount : 0

            anchors.centerIn: parent
            columns: seats + 1
            columnSpacing: 1.2 * Theme.gap
            rowSpacing: Theme.gap * 0.4
            horizontalItemAlignment: Grid.AlignRight

            Repeater {
                model: scores.open && scores.rows ? (scores.rows.length + 2) * grid.columns : 0

                Text {
                    required property int index
                    readonly property int line: Math.floor(index / grid.columns) - 1
                    readonly property int column: index % grid.columns - 1
                    readonly property bool strong: line < 0 || line === scores.rows.length

                    // What has no width would be left out of the grid.
                    width: Math.max(1, Math.min(implicitWidth, Math.round(96 * Theme.unit)))
                    text: column < 0 ? scores.rowName(line) : scores.cell(line, column)
                    elide: Text.ElideRight
                    font.pixelSize: Theme.normal
                    font.weight: strong ? Font.DemiBold : Font.Normal
                    color: Theme.ink
                }
            }
        }
    }
}
