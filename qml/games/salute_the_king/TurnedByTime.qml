// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// An hourglass beside a card that was turned because its player took too long.
Rectangle {
    id: sign

    required property Session session
    readonly property var facts: session ? session.shown.facts : ({})
    readonly property double turned: facts.turned_ms ?? -1
    /// When a player last turned a card, or how a game stood that was taken up again.
    property double byHand: -1

    z: 3
    visible: turned >= 0 && byHand !== turned && !(session?.shown.over ?? true)
    width: Math.round(34 * Theme.unit)
    height: width
    radius: width / 2
    color: Theme.paper
    border.color: Theme.paperEdge
    onSessionChanged: byHand = turned
    Component.onCompleted: byHand = turned

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("turned by time")

    Connections {
        target: sign.session

        function onMoved(seat: int, verb: string) {
            if (verb === "turn")
                sign.byHand = sign.turned;
        }
    }
    Symbol {
        anchors.centerIn: parent
        name: "hourglass"
        color: Theme.ink
    }
}
