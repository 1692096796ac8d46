// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Hides the table while the screen is handed to the next person.
Rectangle {
    id: cover

    required property Session session
    /// For a moment after it has come down, what is pressed was still meant for the table.
    readonly property bool deaf: hush.running

    function open(): void {
        if (deaf)
            return;
        session.uncover();
        session.replay();
    }
    function takeBack(): void {
        if (!deaf)
            session.undo();
    }

    visible: session !== null && session.view.coverSeat >= 0
    function begin(): void {
        hush.restart();
        shows.focus = true;
    }

    color: Theme.clothColor
    KeyGroup.modal: true
    onVisibleChanged: if (visible)
        begin()
    Component.onCompleted: if (visible)
        begin()

    Accessible.role: Accessible.Dialog
    Accessible.name: turn.text

    Timer {
        id: hush

        interval: 700
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    Column {
        anchors.centerIn: parent
        spacing: 2 * Theme.gap

        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            source: cover.visible ? Theme.face(cover.session.seats.face(cover.session.view.coverSeat)) : ""
            sourceSize.width: Math.round(120 * Theme.unit)
            sourceSize.height: Math.round(120 * Theme.unit)
        }
        Text {
            id: turn

            anchors.horizontalCenter: parent.horizontalCenter
            text: cover.session ? qsTr("%1's turn").arg(cover.session.view.coverName) : ""
            font.pixelSize: Theme.huge
            color: Theme.clothInk
        }
        PushButton {
            id: shows

            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Show cards")
            key: qsTr("Enter")
            strong: true
            onClicked: cover.open()
        }
        PushButton {
            id: back

            anchors.horizontalCenter: parent.horizontalCenter
            visible: cover.session !== null && cover.session.view.canTakeBack
            text: qsTr("Undo move")
            key: "U"
            onClicked: cover.takeBack()

            Shortcut {
                enabled: cover.visible && back.visible
                sequences: ["U", "Ctrl+Z"]
                onActivated: cover.takeBack()
            }
        }
    }
}
