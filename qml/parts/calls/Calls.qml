// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// What players call out with a move, in a bubble at their places for a moment.
Repeater {
    id: calls

    required property PlayTable board
    /// The word for each verb of a move.
    property var words: ({})
    /// The word for a move whose verb has none; empty: it is made silently.
    property string otherwise
    /// How long a word is to be seen, in ms.
    property int time: 1500
    /// Whether a word goes when the next one is spoken.
    property bool single: false
    /// Whether the viewer's words appear to the right of the plate, because the hand lies above it.
    property bool beside: false
    /// The word for whatever empties a hand.
    property string out

    model: board.session ? board.session.seats : null

    Item {
        id: call

        required property int seat
        required property bool isViewer
        property string word

        Connections {
            target: calls.board.session

            function onMoved(seat: int, verb: string): void {
                if (seat !== call.seat) {
                    if (calls.single)
                        shown.stop();
                    return;
                }
                const emptied = calls.out !== "" && calls.board.session.shown.pileSize("hand." + seat) === 0;
                call.word = emptied ? calls.out : calls.words[verb] ?? calls.otherwise;
                if (call.word === "")
                    shown.stop();
                else
                    shown.restart();
            }
        }
        Timer {
            id: shown

            interval: calls.time
        }
        SeatItem {
            id: place

            parent: calls.board
            seat: call.seat
            z: 4

            Rectangle {
                // Above or below the plate, and inside the table.
                x: call.isViewer && calls.beside ? parent.width + Theme.gap : Math.max(Theme.gap - place.x, Math.min(calls.board.width - Theme.gap - width - place.x, (parent.width - width) / 2))
                y: call.isViewer && calls.beside ? (parent.height - height) / 2 : call.isViewer ? -height - Theme.gap * 0.4 : parent.height + Theme.gap * 0.4
                width: line.implicitWidth + 2 * Theme.gap
                height: line.implicitHeight + Theme.gap * 0.8
                radius: height / 2
                color: Theme.paper
                border.color: Theme.accent
                border.width: Math.max(2, 2 * Theme.unit)
                visible: opacity > 0 && line.text !== ""
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
                    text: call.word
                    font.pixelSize: Theme.normal
                    font.weight: Font.Bold
                    color: Theme.ink
                }
            }
        }
    }
}
