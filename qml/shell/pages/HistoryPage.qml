// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The finished games: looked for by words, by game and by how they came out; kept as files, removed and put back.
Sheet {
    id: page

    readonly property History history: App.history
    // As text, so that a list that is read anew and has not changed keeps the focus.
    readonly property string counted: JSON.stringify(history.counts)
    readonly property var counts: JSON.parse(counted)
    readonly property int all: counts[""] ?? 0
    readonly property int removed: counts["removed"] ?? 0
    readonly property bool empty: all + removed === 0

    function nameOf(games: var, id: string): string {
        return games.find(game => game.id === id)?.name ?? qsTr("All games");
    }
    function entriesOf(counts: var, games: var): var {
        const entries = games.filter(game => counts[game.id] > 0).map(game => ({
                    "id": game.id,
                    "text": game.name,
                    "count": String(counts[game.id])
                }));
        return [
            {
                "id": "",
                "text": qsTr("All games"),
                "count": String(all)
            },
            ...entries];
    }

    title: empty ? qsTr("History") : nameOf(App.games, history.game)
    sideTitle: empty ? "" : qsTr("History")
    wanted: empty ? 8 * Theme.gap : 0
    Component.onCompleted: {
        history.lineage = "";
        history.refresh();
    }

    side: [
        SideList {
            anchors.fill: parent
            title: qsTr("Games")
            entries: page.entriesOf(page.counts, App.games)
            current: page.history.game
            onChosen: id => page.history.game = id
        }
    ]

    tools: [
        ToolButton {
            symbol: "plus"
            text: qsTr("Add from files")
            labelled: page.width > 900 * Theme.unit
            paper: true
            onClicked: reading.ask(page.history.folder(), "")
        }
    ]

    FileQuestion {
        id: reading

        title: qsTr("Add games from files")
        kind: qsTr("Games of Full Table")
        ending: "fulltable"
        onAnswered: files => App.openUrls(files)
    }
    FileQuestion {
        id: writing

        /// The game that is to be written; empty: all that are listed.
        property string savedId

        function write(savedId: string): void {
            writing.savedId = savedId;
            ask(page.history.folder(), page.history.fileName(savedId));
        }

        saving: true
        title: qsTr("Save as a file")
        kind: qsTr("Games of Full Table")
        ending: "fulltable"
        onAnswered: files => savedId === "" ? page.history.saveAll(files[0]) : page.history.save(savedId, files[0])
    }
    Flow {
        id: filters

        readonly property real half: (width - spacing) / 2

        x: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap
        visible: !page.empty

        Field {
            width: filters.width > 520 * Theme.unit ? filters.width - kinds.width - filters.spacing : filters.width
            title: qsTr("Search in the history")
            placeholderText: qsTr("Player, date, result, deal number")
            text: page.history.sought
            onTextChanged: page.history.sought = text
        }
        DropDown {
            id: kinds

            width: Math.min(filters.width, implicitWidth)
            title: qsTr("Which games")
            values: ["all", "won", "lost", "assisted", "branch", "imported", "removed"]
            words: [qsTr("All results"), qsTr("Won"), qsTr("Lost"), qsTr("Assisted"), qsTr("Played on"), qsTr("From files"), qsTr("Removed (%1)").arg(page.removed)]
            value: page.history.kind
            onChosen: value => page.history.kind = value
        }
    }
    Text {
        id: note

        anchors.top: filters.visible ? filters.bottom : parent.top
        anchors.topMargin: Theme.gap
        x: Theme.gap
        // As high as the buttons beside it, which stay apart from what lies above them.
        height: saver.visible || back.visible ? Math.max(implicitHeight, Theme.touchSize) : implicitHeight
        verticalAlignment: Text.AlignVCenter
        width: parent.width - 2 * Theme.gap - (saver.visible ? saver.width : 0) - (back.visible ? back.width : 0)
        text: page.empty ? qsTr("No game has been finished yet. Every game that you finish is kept here. You can also add games from files, or drop such files on this window.") : page.history.count === 0 ? qsTr("No game fits.") : page.history.kind === "removed" ? qsTr("Removed games are deleted for good after %1 days.").arg(App.daysInBin) : qsTr("%n game(s)", "", page.history.count)
        wrapMode: Text.WordWrap
        font.pixelSize: page.empty ? Theme.normal : Theme.small
        color: page.empty ? Theme.ink : Theme.inkFaint

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    ToolButton {
        id: saver

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: note.verticalCenter
        offered: page.history.count > 1
        symbol: "save"
        text: qsTr("Save these as a file")
        labelled: true
        paper: true
        onClicked: writing.write("")
    }
    ToolButton {
        id: back

        anchors.right: saver.visible ? saver.left : parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: note.verticalCenter
        offered: page.history.lineage !== ""
        symbol: "back"
        text: qsTr("Show all games")
        labelled: true
        paper: true
        onClicked: page.history.lineage = ""
    }
    ListView {
        id: list

        anchors.top: note.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        currentIndex: 0
        model: page.history

        Accessible.role: Accessible.List
        Accessible.name: page.title

        delegate: HistoryRow {
            width: list.width - Theme.gap
            chosen: ListView.isCurrentItem
            onPicked: list.currentIndex = index
            onStepped: by => {
                list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + by));
                list.currentItem?.forceActiveFocus(Qt.TabFocusReason);
            }
            onReviewed: {
                page.close();
                App.review(savedId);
            }
            onSaved: writing.write(savedId)
            onRemoveWanted: {
                undo.saved = {
                    "savedId": savedId,
                    "gameName": gameName
                };
                page.history.remove(savedId);
            }
            onRestoreWanted: page.history.restore(savedId)
            onLineageWanted: page.history.lineage = lineage
        }
    }
    UndoNote {
        id: undo

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        page: "history"
    }
}
