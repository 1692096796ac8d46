// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// Why a gesture was refused, near where it ended; goes by itself.
Note {
    id: note

    required property Session session
    required property point at
    /// Where the gesture ended that it speaks of.
    property point told
    property int serial: session ? session.input.refusalSerial : 0
    /// Whether a paragraph of the rules says so.
    property bool shownRule: false
    readonly property bool forgotten: session !== null && session.input.refusal === ""

    signal asked

    x: Math.max(Theme.gap, Math.min(parent.width - width - Theme.gap, told.x - width / 2))
    y: Math.max(Theme.gap, Math.min(parent.height - height - Theme.gap, told.y + 24 * Theme.unit))
    visible: opacity > 0
    opacity: 0
    onVisibleChanged: if (!visible && session)
        session.input.leaveRefusal()
    onForgottenChanged: if (forgotten)
        opacity = 0
    color: "#FFF3DC"
    border.color: "#C98A1B"
    onSerialChanged: {
        if (serial === 0)
            return;
        text = session.input.refusal;
        told = at;
        shownRule = session.input.refusalRule !== "";
        opacity = 1;
        gone.restart();
    }

    // The rules' own words on it: by a click there, or F1.
    RuleButton {
        visible: note.shownRule
        border: note.border.color
        onClicked: note.asked()
    }
    Connections {
        target: note.session

        function onMoved() {
            note.opacity = 0;
        }
        function onDealt() {
            note.opacity = 0;
        }
    }
    // That something rests is no reason any more.
    Connections {
        target: note.session?.shown ?? null

        function onRestingChanged() {
            if (!note.session.shown.resting)
                note.opacity = 0;
        }
    }
    Timer {
        id: gone

        interval: 3200 + 30 * note.text.length
        onTriggered: note.opacity = 0
    }
    Behavior on opacity {
        NumberAnimation {
            duration: Theme.lasting(140)
        }
    }
}
