// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The colours a table can have.
PictureRow {
    folder: "felt/"
    across: 62
    high: 44
    words: ({
            "green": qsTr("Green"),
            "blue": qsTr("Blue"),
            "burgundy": qsTr("Burgundy"),
            "charcoal": qsTr("Charcoal"),
            "linen": qsTr("Linen")
        })
}
