// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Scene {
    game: "lorum"
    Face {
        x: 255
        y: -42
        card: "KS"
    }
    Face {
        x: 112
        y: 62
        card: "9S"
    }
    Face {
        x: 398
        y: 78
        card: "JD"
    }
    Face {
        x: 255
        y: 150
        card: "8S"
    }
}
