// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "salute_the_king"
    Face {
        x: 190
        y: 76
        card: "5C"
        turn: -22
    }
    Face {
        x: 232
        y: 70
        card: "QD"
        turn: 14
    }
    Face {
        x: 255
        y: 66
        card: "KS"
        turn: -3
    }
}
