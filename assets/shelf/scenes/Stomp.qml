// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "stomp"
    Face {
        x: 96
        y: 54
        card: "9C"
        turn: -12
    }
    Face {
        x: 160
        y: 48
        card: "9D"
        turn: -4
    }
    Face {
        x: 316
        y: 74
        card: "QS"
        turn: 4
    }
    Face {
        x: 392
        y: 86
        card: "QH"
        turn: 12
    }
}
