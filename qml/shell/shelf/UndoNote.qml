// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Says for a while that a game was removed, or that something else was done, and takes that back; as long as somebody is
// at it, it stays.
Rectangle {
    id: note

    /// The game, or what else was done; or null.
    property var saved: null
    property string said: saved?.gameName !== undefined ? qsTr("%1 was removed.").arg(saved.gameName) : ""
    /// The page on which it is shown; empty: the start page.
    property string page

    /// That is to be taken back; a removed game is put back here.
    signal undone

    onSavedChanged: {
        if (saved !== null)
            App.dismissMessage();
        time.restart();
    }

    // What the program has to say lies at the same place; what was said before this was done has been read.
    visible: saved !== null && App.message === ""
    width: row.width + 2 * Theme.gap
    height: row.height + Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gap

        Text {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            text: note.said
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        ToolButton {
            id: undo

            symbol: "undo"
            text: qsTr("Undo")
            key: "U"
            keys: ["U", "Ctrl+Z"]
            labelled: true
            paper: true
            live: note.visible && Pages.current === note.page
            onClicked: {
                if (note.saved.savedId !== undefined)
                    App.restore(note.saved.savedId);
                note.saved = null;
                note.undone();
            }
        }
    }
    HoverHandler {
        id: over
    }
    Timer {
        id: time

        interval: 8000
        running: note.visible && !over.hovered && !undo.activeFocus
        onTriggered: note.saved = null
    }
}
