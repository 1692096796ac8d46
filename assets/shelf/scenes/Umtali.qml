// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "umtali"
    Cards {
        x: 64
        y: 69
        step: 54
        cards: ["KH", "QH"]
    }
    Cards {
        x: 354
        y: 69
        step: 54
        cards: ["AD", "2D", "3D"]
    }
}
