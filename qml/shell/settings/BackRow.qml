// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The backs there are for our own cards.
PictureRow {
    folder: "cards/back/"
    across: 44
    high: 61.6
    words: ({
            "lattice": qsTr("Lattice"),
            "scales": qsTr("Scales"),
            "waves": qsTr("Waves"),
            "stars": qsTr("Stars"),
            "leaves": qsTr("Leaves"),
            "plain": qsTr("Plain")
        })
}
