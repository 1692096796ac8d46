// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// At the end of a game: what happened in it, and where it can be looked at again.
EndPart {
    id: story

    required property Session session
    /// What the game's table says of it.
    required property GameEnd end
    readonly property string told: (end?.text ?? "") !== "" ? end.text : (session?.shown.over ?? false) ? happened(session) : ""

    signal gameLog
    signal history
    signal shuffle

    /// What happened, in a few sentences.
    function happened(session: Session): string {
        if ((end?.order.length ?? 0) > 0)
            return "";
        if (session.game.solitaire)
            return qsTr("Moves: %1.").arg(session.game.moveCount);
        if (session.game.realTime)
            return [...session.log.lastOf(1), App.analyst.verdict].join("\n").trim();
        const recap = session.game.recapText;
        return recap !== "" ? recap.split("\n").slice(0, 5).join("\n") : session.log.lastOf(2).join("\n");
    }

    title: story.told !== "" ? qsTr("What happened") : qsTr("This game")

    Repeater {
        model: story.told === "" ? [] : story.told.split("\n")

        Text {
            required property string modelData

            width: parent?.width ?? 0
            text: modelData
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            color: Theme.ink

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    foot: [
        PushButton {
            text: qsTr("Review")
            paper: true
            onClicked: App.reviewThis()
        },
        PushButton {
            text: qsTr("Game log")
            paper: true
            onClicked: story.gameLog()
        },
        PushButton {
            text: qsTr("History")
            paper: true
            onClicked: story.history()
        },
        PushButton {
            text: qsTr("Shuffle")
            paper: true
            onClicked: story.shuffle()
            Accessible.description: qsTr("Checks that no card was changed")
        }
    ]
}
