// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Holds a race until all are ready, and whenever somebody is called away: the clock stands still, and is counted in again.
// It stands beside the viewer's plate and covers nothing.
Item {
    id: gate

    required property Session session
    required property PlayTable board
    /// Something lies above the table.
    property bool covered: false
    /// How much of the strip beside the viewer's plate it takes.
    readonly property real taken: visible ? panel.width + Theme.gap + (board?.stripAside ?? 0) : 0
    readonly property bool held: covered || !Window.active

    /// Somebody wants to try the keys without a clock.
    signal practise

    /// Its button has had the keys since the clock stands still: after a page they are where they were.
    property bool offered: false

    function offer(): void {
        offered = true;
        start.focus = true;
    }
    onHeldChanged: if (held && session)
        session.race.pause()
    // Not by force: a page may lie above it.
    readonly property bool ready: visible && !number.visible
    onReadyChanged: {
        if (!ready && !covered)
            offered = false;
        else if (ready && !offered)
            offer();
    }
    Component.onCompleted: if (ready)
        offer()
    visible: session !== null && session.game.realTime && !session.race.running && !session.shown.over && !covered

    Accessible.role: Accessible.Pane
    Accessible.name: hint.text

    MouseArea {
        anchors.fill: parent
        onClicked: gate.session.race.start()
    }
    Rectangle {
        id: panel

        readonly property real strip: gate.board?.strip ?? 0

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap + (gate.board?.stripAside ?? 0)
        y: Math.round(parent.height - (gate.board?.footer ?? 0) - strip + (strip - height) / 2)
        width: sign.width + 2 * Theme.gap
        height: sign.height + Theme.gap
        radius: Math.round(12 * Theme.unit)
        color: Theme.paper
        border.color: Theme.light ? Theme.accent : "#F2C14E"
        border.width: 2

        Row {
            id: sign

            anchors.centerIn: parent
            spacing: Theme.gap
            KeyGroup.on: true

            Text {
                id: hint

                anchors.verticalCenter: parent.verticalCenter
                visible: number.visible
                text: number.visible ? qsTr("Get ready") : qsTr("The clock is stopped. Ready?")
                font.pixelSize: Theme.normal
                color: Theme.ink
            }
            Text {
                id: number

                anchors.verticalCenter: parent.verticalCenter
                visible: gate.session !== null && gate.session.race.countdown > 0
                text: gate.session ? gate.session.race.countdown : ""
                font.pixelSize: Theme.huge
                font.weight: Font.Black
                color: Theme.ink
            }
            PushButton {
                id: start

                visible: !number.visible
                text: gate.session && !gate.session.race.running && gate.session.race.now() > 0 ? qsTr("Resume") : qsTr("Start")
                key: qsTr("Space")
                symbol: "play"
                strong: true
                paper: true
                onClicked: gate.session.race.start()
            }
            PushButton {
                visible: !number.visible
                text: qsTr("Practise")
                paper: true
                onClicked: gate.practise()
            }
        }
    }
}
