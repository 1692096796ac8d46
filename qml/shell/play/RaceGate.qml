// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Holds a race until all are ready, and whenever somebody is called away: the clock stands still, and is counted in again.
Rectangle {
    id: gate

    required property Session session
    /// Something lies above the table.
    property bool covered: false
    readonly property bool held: covered || !Window.active

    /// Somebody wants to try the keys without a clock.
    signal practise

    onHeldChanged: if (held && session)
        session.race.pause()
    visible: session !== null && session.game.realTime && !session.race.running && !session.shown.over && !covered
    color: Qt.rgba(0, 0, 0, 0.35)

    Accessible.role: Accessible.Pane
    Accessible.name: hint.text

    Shortcut {
        enabled: gate.visible
        sequences: ["Space", "Return", "Enter"]
        onActivated: gate.session.race.start()
    }
    MouseArea {
        anchors.fill: parent
        onClicked: gate.session.race.start()
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.max(hint.width, number.width) + 5 * Theme.gap
        height: sign.height + 4 * Theme.gap
        radius: Math.round(14 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: 2

        Column {
            id: sign

            anchors.centerIn: parent
            spacing: Theme.gap

            Text {
                id: number

                anchors.horizontalCenter: parent.horizontalCenter
                visible: gate.session !== null && gate.session.race.countdown > 0
                text: gate.session ? gate.session.race.countdown : ""
                font.pixelSize: 3 * Theme.huge
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            PushButton {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !number.visible
                text: gate.session && !gate.session.race.running && gate.session.race.now() > 0 ? qsTr("Resume") : qsTr("Start")
                key: qsTr("Space")
                symbol: "play"
                strong: true
                paper: true
                onClicked: gate.session.race.start()
            }
            PushButton {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !number.visible
                text: qsTr("Practise")
                paper: true
                onClicked: gate.practise()
            }
            Text {
                id: hint

                anchors.horizontalCenter: parent.horizontalCenter
                text: number.visible ? qsTr("Get ready") : qsTr("The clock is stopped. Ready?")
                font.pixelSize: Theme.normal
                color: Theme.ink
            }
        }
    }
}
