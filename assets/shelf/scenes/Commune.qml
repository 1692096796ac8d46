// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "commune"
    Face {
        x: 60
        y: 72
        card: "KS"
        turn: -9
    }
    Face {
        x: 160
        y: 60
        card: "KD"
        turn: 1
    }
    Face {
        x: 262
        y: 74
        card: "2H"
        turn: 10
    }
    Rectangle {
        x: 446
        y: 96
        width: 164
        height: 120
        radius: 24
        color: "#FBF8EF"
        Text {
            anchors.centerIn: parent
            text: "K K K?"
            font.pixelSize: 38
            font.weight: Font.Bold
            color: "#16202A"
        }
        Rectangle {
            x: -10
            y: 60
            width: 26
            height: 26
            rotation: 45
            color: parent.color
            z: -1
        }
    }
}
