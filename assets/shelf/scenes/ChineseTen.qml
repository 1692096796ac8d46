// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "chinese_ten"
    Face {
        x: 70
        y: 70
        card: "AH"
        turn: -5
    }
    Face {
        x: 214
        y: 70
        card: "9D"
        turn: 6
    }
    Text {
        x: 392
        y: 106
        text: "= 10"
        font.pixelSize: 84
        font.weight: Font.Bold
        color: "#F2C14E"
    }
}
