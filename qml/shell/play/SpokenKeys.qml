// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// Keys that have something read out again, for those who cannot see it.
Item {
    id: keys

    required property Session session
    required property PlayTable board
    property bool live: true
    /// In a race only while the clock stands still: then keys are for nothing else.
    readonly property bool offered: session !== null && !(session.game.realTime && session.race.running)
    readonly property bool alone: session?.game.solitaire ?? false

    component Key: Item {
        id: key

        required property string keyName
        required property string text
        readonly property bool offered: keys.offered

        signal pressed

        Shortcut {
            enabled: keys.live && key.offered
            sequence: key.keyName
            onActivated: key.pressed()
        }
    }

    Key {
        keyName: "F4"
        text: qsTr("Read out the last moves")
        onPressed: keys.session.retelling.sayEvents()
    }
    Key {
        keyName: "F5"
        text: qsTr("Read out whose turn it is")
        onPressed: keys.session.retelling.sayTurn()
    }
    Key {
        keyName: "F6"
        text: keys.alone ? qsTr("Read out how far you are") : qsTr("Read out how a player stands, and the next one")
        onPressed: keys.session.retelling.saySeat()
    }
    Key {
        keyName: "F7"
        text: qsTr("Read out what lies on the table")
        onPressed: keys.board?.sayTable()
    }
    Key {
        keyName: "F8"
        text: keys.alone ? qsTr("Read out which cards can be moved") : qsTr("Read out your hand")
        onPressed: keys.board?.sayHand()
    }
}
