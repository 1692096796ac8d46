// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
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
    color: Theme.clothColor
    onVisibleChanged: if (visible)
        hush.restart()
    Component.onCompleted: if (visible)
        hush.restart()

    Timer {
        id: hush

        interval: 700
    }
    Shortcut {
        enabled: cover.visible
        autoRepeat: false
        sequences: ["Return", "Enter", "Space"]
        onActivated: cover.open()
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
            source: cover.visible ? Theme.face(cover.session.view.coverSeat) : ""
            sourceSize.width: Math.round(120 * Theme.unit)
            sourceSize.height: Math.round(120 * Theme.unit)
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: cover.session ? qsTr("%1's turn").arg(cover.session.view.coverName) : ""
            font.pixelSize: Theme.huge
            color: Theme.clothInk
        }
        PushButton {
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
