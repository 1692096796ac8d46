// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The seats of a new game, each with its face, its name and what plays there; one of them is chosen, to be changed. The
// arrows choose.
Flow {
    id: tiles

    required property var seats
    required property var names
    /// By number, from 1.
    required property var faces
    required property int most
    property int chosen: 0
    readonly property int count: Math.min(seats.length + 1, most)
    readonly property int across: Math.max(2, Math.min(count, Math.floor((width + spacing) / ((count > 8 ? 166 : 176) * Theme.unit))))
    readonly property real each: Math.min(240 * Theme.unit, Math.floor((width + spacing) / across) - spacing)

    signal added

    KeyGroup.chooses: true
    width: parent ? parent.width : 0
    spacing: Theme.gap

    Repeater {
        model: tiles.seats.length

        SeatTile {
            id: seat

            required property int index

            width: tiles.each
            taken: tiles.chosen === index
            face: tiles.faces[index] ?? 0
            text: tiles.names[index] ?? ""
            note: App.kindWord(tiles.seats[index]?.kind ?? "")
            focusPolicy: Qt.TabFocus
            onClicked: tiles.chosen = index

            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("Seat %1: %2, %3").arg(index + 1).arg(text).arg(note)
            Accessible.checked: taken
        }
    }
    SeatTile {
        width: tiles.each
        visible: tiles.seats.length < tiles.most
        // Not by an arrow.
        KeyGroup.on: true
        text: qsTr("Add a seat")
        note: qsTr("up to %1").arg(tiles.most)
        focusPolicy: Qt.TabFocus
        onClicked: {
            tiles.added();
            tiles.chosen = tiles.seats.length - 1;
        }

        Accessible.name: qsTr("%1, %2").arg(text).arg(note)
    }
}
