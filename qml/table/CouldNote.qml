// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry

// What could be done with the card on which the pointer rests, or a finger; for those who wish to read it.
Note {
    id: note

    required property Session session
    required property GameTable board
    /// The pointer is upon something that lies above the cards.
    property bool barred: false
    property int row: -1
    /// A finger asked: there is nothing else that leads to the rules.
    property bool touched: false
    property list<string> signs: []
    readonly property bool free: App.settings.play.cardTips && session !== null && !session.review && !board.carrying && session.input.lifted.length === 0 && !session.shown.resting

    /// Tells it of that card.
    function tell(of: int, byFinger: bool): void {
        touched = byFinger;
        signs = byFinger && of >= 0 ? session.input.signs(of, "") : [];
        text = free && of >= 0 && (byFinger || (!barred && session.input.concerns(of))) ? session.input.could(of) : "";
        row = text === "" ? -1 : of;
        if (row < 0)
            return;
        const card = board.cardRect(row);
        x = Math.max(Theme.gap, Math.min(board.width - width - Theme.gap, card.x + (card.width - width) / 2));
        // Above the card, or below where there is no room.
        const above = card.y - height - 8;
        y = above >= Theme.gap ? above : Math.min(board.height - height - Theme.gap, card.y + card.height + 8);
    }

    visible: row >= 0 && free
    onFreeChanged: row = -1

    RuleButton {
        visible: note.touched
        onClicked: note.board.signsAsked([...note.signs, "Turn by turn"])
    }
    Timer {
        id: rests

        interval: 1100
        onTriggered: note.tell(note.board.hovered, false)
    }
    Connections {
        target: note.board

        function onHoveredChanged(): void {
            // A finger that presses the button hovers over what lies below it, too.
            if (note.touched && note.row >= 0)
                return;
            note.row = -1;
            if (note.free && note.board.hovered >= 0)
                rests.restart();
            else
                rests.stop();
        }
        function onLastPointChanged(): void {
            note.row = -1;
            rests.stop();
        }
        function onLongPressed(row: int): void {
            note.tell(row, true);
        }
    }
    Connections {
        target: note.session

        function onMoved(): void {
            note.row = -1;
        }
    }
}
