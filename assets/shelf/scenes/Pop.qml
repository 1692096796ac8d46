// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "pop"
    Cards {
        x: 46
        y: 69
        step: 150
        cards: ["QD", "KD"]
    }
    Rectangle {
        x: 390
        y: 66
        width: 210
        height: 74
        radius: 16
        color: "#FBF8EF"
        Text {
            anchors.centerIn: parent
            text: "Pop!"
            font.pixelSize: 50
            font.weight: Font.Black
            color: "#B3202A"
        }
    }
    Rectangle {
        x: 454
        y: 172
        width: 82
        height: 82
        radius: 14
        rotation: -4
        color: "#FBF8EF"
        antialiasing: true
        Repeater {
            model: 3
            Rectangle {
                required property int index
                x: 14 + index * 20
                y: 14 + index * 20
                width: 14
                height: 14
                radius: 7
                color: "#B3202A"
            }
        }
    }
}
