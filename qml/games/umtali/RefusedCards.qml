// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Frames the cards of the hand that the last refusal speaks of, as long as it is to be read.
Item {
    id: refused

    required property PlayTable board

    z: 4

    Connections {
        target: refused.board.session?.input ?? null

        function onRefusalChanged(): void {
            shown.restart();
        }
    }
    Connections {
        target: refused.board.session

        function onMoved(): void {
            shown.stop();
        }
    }
    Timer {
        id: shown

        interval: 6000
    }
    Repeater {
        model: shown.running && refused.board.session ? refused.board.session.input.refusedCards : []

        Rectangle {
            required property int modelData
            readonly property rect frame: refused.board.cardWidth > 0 ? refused.board.cardRect(modelData) : Qt.rect(0, 0, 0, 0)

            x: frame.x - 2
            y: frame.y - 2
            width: frame.width + 4
            height: frame.height + 4
            radius: 6
            color: "#30E0A100"
            border.width: Math.max(4, 4 * Theme.unit)
            border.color: "#E0A100"
        }
    }
}
