// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// At the end of a game: what came from the cards and what from one's own play, and which moves were the costliest; or
// the way to find that out.
EndPart {
    id: play

    required property Session session
    readonly property Analyst analyst: App.analyst
    readonly property bool solitaire: session?.game.solitaire ?? false
    readonly property var shares: analyst.shares
    readonly property bool judged: shares.unit !== undefined
    readonly property string told: !analyst.ready ? (solitaire ? qsTr("Finds out up to which move this deal could be won.") : qsTr("Finds your costliest moves, and how much came from the cards.")) : solitaire ? analyst.verdict : analyst.summary

    signal analysis

    title: judged ? qsTr("Luck and skill") : qsTr("Your play")

    LuckAndSkill {
        width: parent?.width ?? 0
        visible: play.judged
        brief: true
        shares: play.shares
    }
    Text {
        width: parent?.width ?? 0
        text: play.told
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.ink

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    JudgeProgress {
        width: parent?.width ?? 0
        analyst: play.analyst
    }
    CostliestMoves {
        width: parent?.width ?? 0
        brief: true
        mistakes: play.visible ? play.analyst.mistakes : []
    }
    foot: PushButton {
        text: qsTr("Analysis")
        key: "A"
        paper: true
        onClicked: play.analysis()
    }
}
