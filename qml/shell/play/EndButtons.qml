// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// How to go on after the end of a game: in one row, the ways out at its right; in two where there is less room.
Item {
    id: buttons

    readonly property bool single: on.natural + out.implicitWidth + 2 * Theme.gap <= width

    signal again
    signal sameDeal
    signal change
    signal viewed
    signal home

    function takeFocus(): void {
        anew.focus = true;
    }

    height: single ? on.height : on.height + Theme.gap + out.height

    Flow {
        id: on

        readonly property real natural: anew.implicitWidth + same.implicitWidth + change.implicitWidth + 2 * spacing

        width: Math.min(natural, buttons.width)
        spacing: Theme.gap

        PushButton {
            id: anew

            text: qsTr("New deal")
            key: "N"
            strong: true
            onClicked: buttons.again()
        }
        PushButton {
            id: same

            text: qsTr("Play these cards again")
            onClicked: buttons.sameDeal()
        }
        PushButton {
            id: change

            text: qsTr("Change seats or rules…")
            onClicked: buttons.change()
        }
    }
    Row {
        id: out

        x: buttons.single ? buttons.width - width : 0
        y: buttons.single ? 0 : on.height + Theme.gap
        spacing: Theme.gap

        PushButton {
            text: qsTr("View table")
            key: "Esc"
            onClicked: buttons.viewed()
        }
        PushButton {
            text: qsTr("All games")
            onClicked: buttons.home()
        }
    }
}
