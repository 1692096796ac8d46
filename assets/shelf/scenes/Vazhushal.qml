// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "vazhushal"
    Cards {
        x: 26
        y: 69
        step: 62
        cards: ["6C", "2D"]
    }
    Cards {
        x: 196
        y: 69
        step: 52
        cards: ["8S", "9S", "TS", "KD", "6H"]
    }
    Rectangle {
        x: 184
        y: 57
        width: 362
        height: 206
        radius: 16
        color: "transparent"
        border.width: 6
        border.color: "#F2C14E"
    }
}
