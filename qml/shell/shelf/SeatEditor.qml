// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// One seat of a new game: what plays there, and its name.
Column {
    id: editor

    required property var seat
    /// What it is called where nothing is typed.
    required property string name
    /// Of the computer, from the beginner on, in words; empty where there is nothing to say.
    required property var levels
    property bool removable: false
    /// The game is a race, in which people may have more time than others.
    property bool racing: false

    signal changed(string key, var value)
    signal removed

    width: parent ? parent.width : 0
    spacing: Math.round(0.4 * Theme.gap)

    Heading {
        text: editor.name
    }
    ChoiceLine {
        title: qsTr("Player")
        note: editor.levels[values.indexOf(editor.seat.kind ?? "") - 1] ?? ""
        values: ["human", "beginner", "easy", "medium", "hard", "expert"]
        words: [qsTr("Person"), qsTr("Beginner"), qsTr("Easy"), qsTr("Medium"), qsTr("Hard"), qsTr("Expert")]
        value: editor.seat.kind ?? ""
        onChosen: value => editor.changed("kind", value)
    }
    Line {
        title: qsTr("Name")
        ruled: false

        Field {
            title: qsTr("Name of %1").arg(editor.name)
            text: editor.seat.name ?? ""
            placeholderText: editor.name
            maximumLength: 24
            onTextEdited: editor.changed("name", text)
        }
    }
    ChoiceLine {
        offered: editor.racing && editor.seat.kind === "human"
        ruled: false
        title: qsTr("More time")
        note: qsTr("To see, to think and to press. What the others press counts as much later")
        values: ["1", "1.5", "2", "3", "5"]
        words: Array.from(values).map(value => qsTr("×%1", "so many times the usual time").arg(Number(value).toLocaleString(Qt.locale(), "g", 2)))
        value: String(editor.seat.tempo ?? 1)
        onChosen: value => editor.changed("tempo", Number(value))
    }
    PushButton {
        visible: editor.removable
        paper: true
        font.pixelSize: Theme.small
        text: qsTr("Remove this seat")
        onClicked: editor.removed()
    }
}
