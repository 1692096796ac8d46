// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "black_hole"
    Rectangle {
        x: 208
        y: 48
        width: 224
        height: 224
        radius: 112
        color: "#66000000"
    }
    Face {
        x: 255
        y: 69
        card: "6D"
    }
    Cards {
        x: 16
        y: -30
        step: 36
        cards: ["QS", "5C"]
    }
    Cards {
        x: 16
        y: 172
        step: 36
        cards: ["KH", "9D", "7C"]
    }
    Cards {
        x: 440
        y: -30
        step: 36
        cards: ["3S", "JD", "7H"]
    }
    Cards {
        x: 440
        y: 172
        step: 36
        cards: ["TH", "4C"]
    }
}
