// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Shakes what its offset, in columns, is added to, after each move that wants it.
Item {
    id: shake

    required property Session session
    property bool wanted: false
    property real offset: 0

    Connections {
        target: shake.session

        function onMoved(seat: int, verb: string): void {
            if (shake.wanted && verb === "play" && App.settings.games.on.shakes && !Theme.instant)
                swing.restart();
        }
    }
    SequentialAnimation {
        id: swing

        // Once the card has come down.
        PauseAnimation {
            duration: Theme.flight
        }
        NumberAnimation {
            target: shake
            property: "offset"
            to: 0.06
            duration: Theme.lasting(40)
        }
        NumberAnimation {
            target: shake
            property: "offset"
            to: -0.05
            duration: Theme.lasting(70)
        }
        NumberAnimation {
            target: shake
            property: "offset"
            to: 0.03
            duration: Theme.lasting(60)
        }
        NumberAnimation {
            target: shake
            property: "offset"
            to: 0
            duration: Theme.lasting(50)
        }
    }
}
