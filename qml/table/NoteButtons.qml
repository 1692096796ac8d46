// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable

// Ways out of a standstill, or ways to use a hint.
Row {
    id: buttons

    required property Session session
    required property bool hinted
    required property bool rearranges
    required property bool stuck

    spacing: Theme.gap

    Way {
        visible: buttons.hinted && buttons.session.advisor.canDoHint && !buttons.rearranges
        text: qsTr("Do it")
        key: "⏎"
        Accessible.description: qsTr("Makes the move of the hint")
        onClicked: buttons.session.playHint()
    }
    Way {
        visible: buttons.hinted && buttons.session.advisor.hasMore
        text: qsTr("Show more")
        key: "H"
        onClicked: buttons.session.advisor.hint()
    }
    Way {
        visible: buttons.rearranges
        text: qsTr("Lay out")
        key: "O"
        Accessible.description: qsTr("Puts the melds of the hint on the workspace")
        onClicked: buttons.session.input.layOutHint()

        Shortcut {
            enabled: buttons.rearranges
            sequence: "O"
            onActivated: buttons.session.input.layOutHint()
        }
    }
    Way {
        visible: buttons.stuck
        text: qsTr("Undo")
        enabled: buttons.session !== null && buttons.session.game.canUndo
        onClicked: buttons.session.undo()
    }
    Way {
        visible: buttons.stuck
        text: qsTr("Restart this deal")
        onClicked: buttons.session.restart()
    }
    Way {
        visible: buttons.stuck
        text: qsTr("Give up")
        onClicked: buttons.session.game.giveUp()
    }

    component Way: PushButton {
        paper: true
        ringGap: -Theme.ring
    }
}
