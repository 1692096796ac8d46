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
    readonly property bool turns: session !== null && !session.game.realTime
    readonly property bool several: turns && !session.game.solitaire

    component Key: Item {
        id: key

        required property string keyName
        required property string text
        property bool offered: keys.turns

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
        text: qsTr("Read out how a player stands, and the next one")
        offered: keys.several
        onPressed: keys.session.retelling.saySeat()
    }
    Key {
        keyName: "F7"
        text: qsTr("Read out what lies on the table")
        onPressed: keys.board?.sayTable()
    }
    Key {
        keyName: "F8"
        text: qsTr("Read out your hand")
        offered: keys.several
        onPressed: keys.board?.sayHand()
    }
}
