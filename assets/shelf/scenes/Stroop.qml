// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "stroop"
    Face {
        x: 96
        y: 69
        card: "back"
    }
    Face {
        x: 262
        y: 69
        card: "8D"
    }
    Grid {
        x: 442
        y: 82
        columns: 2
        spacing: 14
        Repeater {
            model: ["♣", "♦", "♥", "♠"]
            Rectangle {
                required property string modelData
                required property int index
                width: 72
                height: 72
                radius: 14
                color: "#FBF8EF"
                Text {
                    anchors.centerIn: parent
                    text: parent.modelData
                    font.pixelSize: 46
                    color: parent.index === 1 || parent.index === 2 ? "#B3202A" : "#16202A"
                }
            }
        }
    }
}
