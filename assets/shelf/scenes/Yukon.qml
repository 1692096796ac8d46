// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "yukon"
    Cards {
        x: 8
        y: 24
        scale: 0.92
        transformOrigin: Item.TopLeft
        cards: ["8C"]
    }
    Cards {
        x: 134
        y: 24
        scale: 0.92
        transformOrigin: Item.TopLeft
        down: true
        step: 44
        cards: ["back", "QC", "2C"]
    }
    Cards {
        x: 260
        y: 24
        scale: 0.92
        transformOrigin: Item.TopLeft
        down: true
        step: 44
        cards: ["back", "back", "9H", "KD"]
    }
    Cards {
        x: 386
        y: 24
        scale: 0.92
        transformOrigin: Item.TopLeft
        down: true
        step: 44
        cards: ["back", "6D", "5S", "4H"]
    }
    Cards {
        x: 512
        y: 24
        scale: 0.92
        transformOrigin: Item.TopLeft
        down: true
        step: 44
        cards: ["back", "back", "JH", "TD", "9S"]
    }
}
