// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "mate"
    Cards {
        x: 28
        y: -70
        step: 74
        cards: ["TC", "QH", "7S", "8H"]
    }
    Cards {
        x: 28
        y: 208
        step: 74
        cards: ["KC", "9H", "JS", "8D"]
    }
    Face {
        x: 430
        y: 26
        card: "KD"
        turn: -4
    }
    Face {
        x: 488
        y: 112
        card: "AD"
        turn: 5
    }
}
