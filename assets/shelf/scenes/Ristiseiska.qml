// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "ristiseiska"
    Cards {
        x: 48
        y: -76
        down: true
        step: 74
        cards: ["9C", "8C", "7C"]
    }
    Cards {
        x: 186
        y: 72
        down: true
        step: 74
        cards: ["7D", "6D", "5D"]
    }
    Cards {
        x: 324
        y: -2
        down: true
        step: 74
        cards: ["8H", "7H", "6H"]
    }
    Cards {
        x: 462
        y: 72
        cards: ["7S"]
    }
}
