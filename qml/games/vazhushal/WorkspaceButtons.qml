// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Geometry
import FullTable.Table

// Beside the hand: how it is held and the way to the workspace at the left, what could be laid at the right; while the
// workspace is open, laying and putting back.
Item {
    id: buttons

    required property PlayTable board
    required property Pile hand
    /// How much room there is beside the melds and the hand.
    property real side: 200
    /// Where the viewer's melds begin.
    property real melds: 0
    readonly property Session session: board.session
    readonly property bool open: session !== null && session.input.melds.workspace.open
    /// How much of the strip the buttons of the workspace take.
    readonly property real openWidth: open ? laying.width : 0
    readonly property real foot: board.strip + board.footer + 1.4 * Theme.gap

    anchors.fill: parent

    Grid {
        id: ways

        // Where there is no room beside the hand: above the melds. Large text is made to fit instead.
        readonly property bool above: buttons.side + Theme.gap < widest && !Theme.terse
        readonly property real widest: Math.max(rearrange.visible ? rearrange.implicitWidth : 0, sort.implicitWidth)

        x: above ? buttons.board.width - width - Theme.gap : Theme.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: above ? buttons.board.height - buttons.melds + Theme.gap : buttons.foot
        columns: above ? 2 : 1
        spacing: Theme.gap

        PushButton {
            id: rearrange

            visible: (buttons.session?.input.melds.canOpen ?? false) && !buttons.open
            text: qsTr("Rearrange")
            key: "A"
            font.pixelSize: Theme.terse ? Theme.tiny : Theme.normal
            leftPadding: Theme.gap * (Theme.terse ? 0.5 : 1.2)
            Accessible.description: qsTr("Rearrange your melds with cards from your hand")
            onClicked: buttons.session.input.openWorkspace(-1)
        }
        // A lesson leaves the table no room for it.
        SortButton {
            id: sort

            visible: !(buttons.session?.coach ?? null)
        }
    }
    LayOffers {
        x: buttons.board.width - buttons.side - Theme.gap
        // From above, so that the first stays where it is.
        y: Math.round(buttons.hand.extent.y + buttons.hand.extent.height - 2.2 * buttons.board.cardHeight)
        session: buttons.session
        // As many as find room above the table's buttons.
        most: Math.max(1, Math.min(5, Math.floor((buttons.board.bar.y - y - 2 * Theme.gap) / (Theme.touchSize + 8))))
        widest: buttons.side
    }
    Row {
        id: laying

        parent: buttons.board
        z: 4
        // Where the table's own buttons are otherwise.
        x: buttons.board.width - width - Theme.gap
        y: Math.round(buttons.board.height - (buttons.board.baseStrip + Theme.touchSize + Theme.gap) / 2)
        visible: buttons.open
        spacing: Theme.gap

        PushButton {
            visible: buttons.open && buttons.session.input.melds.workspace.altered
            text: qsTr("Step back")
            key: "Esc"
            onClicked: buttons.session.input.stepBack()
        }
        PushButton {
            text: qsTr("Cancel")
            key: buttons.open && buttons.session.input.melds.workspace.altered ? "" : "Esc"
            onClicked: buttons.session.input.closeWorkspace()
        }
        PushButton {
            text: qsTr("Meld")
            key: "⏎"
            keyShown: buttons.board.keyed
            strong: enabled
            enabled: buttons.open && buttons.session.input.melds.workspace.valid
            reason: buttons.open ? buttons.session.input.melds.workspace.problem : ""
            onClicked: buttons.session.input.lay()
        }
    }
    Shortcut {
        enabled: (buttons.session?.input.melds.canOpen ?? false) && !buttons.open
        sequence: "A"
        onActivated: buttons.session.input.openWorkspace(-1)
    }
    Escape {
        when: buttons.open
        onPressed: buttons.session.input.stepBack()
    }
    // What is selected becomes a meld of the workspace, where it cannot be laid as it is.
    Shortcut {
        enabled: buttons.session !== null && buttons.session.input.lifted.length > 0 && (buttons.open || (buttons.session.input.melds.canOpen && !buttons.session.input.canMeld))
        sequence: "M"
        onActivated: buttons.session.input.tryMeld("")
    }
}
