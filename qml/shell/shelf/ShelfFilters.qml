// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What games are wished for: by how many people, in what mood, in what time. Says how many there are, and where there
// is none the way back.
Column {
    id: filters

    readonly property Shelf shelf: App.shelf
    readonly property int found: shelf.games.length
    readonly property bool narrow: width < 1270 * Theme.unit || tooLong
    /// In a language of long words, or another font, they do not fit side by side.
    property bool tooLong: false
    readonly property real third: Math.floor((width - 2 * row.spacing) / 3)

    spacing: Theme.gap
    onWidthChanged: tooLong = false

    Row {
        id: row

        // At once, so that what has the keys below it does not move.
        height: Theme.touchSize
        spacing: Math.round(2 * Theme.gap)
        onImplicitWidthChanged: {
            if (filters.width > 0 && implicitWidth > filters.width)
                filters.tooLong = true;
        }

        ShelfFilter {
            narrow: filters.narrow
            most: filters.third
            title: qsTr("People playing")
            values: ["all", "1", "2", "3", "4", "5", "6"]
            words: [qsTr("Any"), "1", "2", "3", "4", "5", qsTr("6+")]
            sentences: [qsTr("Any players"), qsTr("1 player"), qsTr("2 players"), qsTr("3 players"), qsTr("4 players"), qsTr("5 players"), qsTr("6 or more")]
            value: filters.shelf.people
            onChosen: value => filters.shelf.people = value
        }
        ShelfFilter {
            narrow: filters.narrow
            most: filters.third
            title: qsTr("Mood")
            values: ["all", "think", "gamble", "race", "alone"]
            words: [qsTr("Any"), qsTr("Think"), qsTr("Gamble"), qsTr("Race"), qsTr("Alone")]
            sentences: [qsTr("Any mood"), qsTr("Think"), qsTr("Gamble"), qsTr("Race"), qsTr("Alone")]
            value: filters.shelf.mood
            onChosen: value => filters.shelf.mood = value
        }
        ShelfFilter {
            narrow: filters.narrow
            most: filters.third
            title: qsTr("Time")
            values: filters.shelf.times
            words: [qsTr("Any"), qsTr("5 min"), qsTr("15 min"), qsTr("30 min"), qsTr("Longer")]
            sentences: [qsTr("Any time"), qsTr("Up to 5 min"), qsTr("Up to 15 min"), qsTr("Up to 30 min"), qsTr("Longer")]
            value: filters.shelf.time
            onChosen: value => filters.shelf.time = value
        }
        Announcer {
            id: told

            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: text
        }
    }
    Row {
        visible: filters.found === 0
        spacing: Theme.gap

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("No game is like that.")
            font.pixelSize: Theme.normal
            color: Theme.clothInk
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PushButton {
            text: qsTr("Show all games")
            KeyGroup.on: true
            onClicked: filters.shelf.showAll()
        }
    }
    Connections {
        target: filters.shelf

        function onChanged(): void {
            told.tell(qsTr("%n game(s)", "that fit what is wished for", filters.shelf.games.length));
        }
    }
}
