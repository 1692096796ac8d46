// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// One seat of a new game: what plays there, and its name.
Column {
    id: editor

    required property var seat
    /// What it is called where nothing is typed.
    required property string name
    /// What the others are called.
    property var others: []
    /// Of the computer, from the beginner on, in words; empty where there is nothing to say.
    required property var levels
    property bool removable: false
    /// The game is a race, in which people may have more time than others.
    property bool racing: false
    /// What lies below stays where it is when a person takes the seat.
    property bool steady: false

    readonly property var cast: App.cast()
    readonly property var played: cast.find(each => each.name === name)

    signal changed(string key, var value)
    signal removed

    width: parent ? parent.width : 0
    spacing: Math.round(0.4 * Theme.gap)

    Item {
        width: parent.width
        height: heading.height

        Heading {
            id: heading

            text: editor.name
        }
        PushButton {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: editor.removable
            paper: true
            font.pixelSize: Theme.small
            text: qsTr("Remove this seat")
            onClicked: editor.removed()
        }
    }
    ChoiceLine {
        title: qsTr("Player")
        note: editor.levels[values.indexOf(editor.seat.kind ?? "") - 1] ?? ""
        values: ["human", "beginner", "easy", "medium", "hard", "expert"]
        words: Array.from(values).map(kind => App.kindWord(kind))
        value: editor.seat.kind ?? ""
        onChosen: value => {
            editor.changed("kind", value);
            if (value === "human" && editor.cast.some(each => each.name === editor.seat.name))
                editor.changed("name", "");
        }
    }
    ChoiceLine {
        id: character

        readonly property var free: editor.cast.filter(each => !editor.others.includes(each.name))

        offered: editor.seat.kind !== "human"
        title: qsTr("Character")
        note: editor.played?.line ?? qsTr("Somebody you named: steady")
        values: free.map(each => each.name)
        words: free.map(each => qsTr("%1 · %2", "player, temper").arg(each.name).arg(each.temper))
        value: editor.played?.name ?? ""
        onChosen: value => {
            editor.changed("name", value);
            editor.changed("kind", editor.cast.find(each => each.name === value).kind);
        }
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
    Item {
        visible: editor.steady && !character.offered && !editor.racing
        width: 1
        height: character.implicitHeight
    }
}
