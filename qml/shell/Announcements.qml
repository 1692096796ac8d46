// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry

// What happens is read out. A screen reader asks for a line when it comes to speak it, so each line stands for a while.
Item {
    id: announcements

    required property Chronicle chronicle
    property int next: 0

    width: 1
    height: 1

    Repeater {
        id: lines

        model: 8

        Announcer {
            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: text
        }
    }
    SpeechQueue {
        id: queue

        whole: App.settings.sound.speech === "full"
        onSpoken: text => {
            (lines.itemAt(announcements.next) as Announcer).tell(text);
            announcements.next = (announcements.next + 1) % lines.count;
        }
    }
    Connections {
        target: announcements.chronicle

        function onAnnounced(text: string, news: bool) {
            queue.add(text, news);
        }
    }
}
