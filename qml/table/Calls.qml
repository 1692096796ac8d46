// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry

// What players call out with a move, in a bubble at their places for a moment.
Repeater {
    id: calls

    required property Session session
    /// The word for each verb of a move; those without a word are made silently.
    property var words: ({})
    /// A word for the move just made where the verb alone does not tell it.
    property string special

    model: session ? session.seats : null

    SeatItem {
        id: place

        required property bool isViewer
        property string word

        z: 4

        Connections {
            target: calls.session

            function onMoved(seat: int, verb: string): void {
                if (seat !== place.seat)
                    return;
                place.word = calls.special !== "" ? calls.special : calls.words[verb] ?? "";
                if (place.word !== "")
                    shown.restart();
            }
        }
        Timer {
            id: shown

            interval: 1500
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: place.isViewer ? -height - Theme.gap * 0.4 : parent.height + Theme.gap * 0.4
            width: line.implicitWidth + 2 * Theme.gap
            height: line.implicitHeight + Theme.gap * 0.8
            radius: height / 2
            color: Theme.paper
            border.color: Theme.accent
            border.width: Math.max(2, 2 * Theme.unit)
            visible: opacity > 0
            opacity: shown.running ? 1 : 0
            scale: shown.running || Theme.instant ? 1 : 0.8

            Behavior on opacity {
                NumberAnimation {
                    duration: Theme.flip
                }
            }
            Behavior on scale {
                NumberAnimation {
                    duration: Theme.flip
                    easing.type: Easing.OutBack
                }
            }
            Text {
                id: line

                anchors.centerIn: parent
                text: place.word
                font.pixelSize: Theme.normal
                font.weight: Font.Bold
                color: Theme.ink
            }
        }
    }
}
