// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable

// What the table has to say, in the strip at its lower edge, where it covers no card: a hint, what is to be done, or
// that a solitaire has come to a standstill, with the ways out of it.
Rectangle {
    id: note

    required property Session session
    /// What the viewer is asked to do.
    property string prompt: session?.shown.prompt ?? ""
    /// What was done last.
    property string story
    /// How much of the room a part of the game's own takes.
    property real aside: 0
    /// The room beside the viewer's plate and the buttons; the note grows upwards where that is too narrow.
    required property real room
    required property real whole
    readonly property bool narrow: room < 300 * Theme.unit
    readonly property bool stuck: session !== null && session.advisor.hintText === "" && prompt === "" && session.advisor.notice !== ""
    readonly property bool told: story !== "" && line.text === story
    readonly property real most: Math.min(narrow ? whole : room, 720 * Theme.unit)

    visible: line.text !== ""
    width: (outs.visible ? Math.max(line.width, outs.width) : line.width) + 2 * Theme.gap
    height: lines.height + Theme.gap
    radius: Math.round(7 * Theme.unit)
    color: told ? "transparent" : Theme.paper
    border.color: told ? "transparent" : Theme.paperEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: line.text

    Column {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap * 0.5

        Text {
            id: line

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, note.most - 2 * Theme.gap)
            text: !note.session ? "" : note.session.advisor.hintText || note.prompt || note.session.advisor.notice || (note.narrow ? "" : note.story)
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            color: note.told ? Theme.clothInkFaint : Theme.ink
        }
        Row {
            id: outs

            anchors.horizontalCenter: parent.horizontalCenter
            visible: note.stuck
            spacing: Theme.gap

            PushButton {
                text: qsTr("Undo")
                paper: true
                enabled: note.session !== null && note.session.game.canUndo
                onClicked: note.session.undo()
            }
            PushButton {
                text: qsTr("Restart this deal")
                paper: true
                onClicked: note.session.restart()
            }
            PushButton {
                text: qsTr("Give up")
                paper: true
                onClicked: note.session.game.giveUp()
            }
        }
    }
}
