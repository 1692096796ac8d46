// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "thieving_stink"
    Face {
        x: 70
        y: 76
        card: "TS"
        turn: -6
    }
    Face {
        x: 180
        y: 46
        card: "QS"
    }
    Face {
        x: 290
        y: 78
        card: "AS"
        turn: 5
    }
    Cards {
        x: 460
        y: 69
        step: 26
        cards: ["5H", "JH"]
    }
    Rectangle {
        x: 448
        y: 57
        width: 180
        height: 206
        radius: 16
        color: "transparent"
        border.width: 6
        border.color: "#F2C14E"
    }
}
