// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// The score of a seat as a stack of chips, at the side of its plate that is nearer to the middle of the table.
PlateSign {
    id: sign

    /// How many chips it takes for one more disc of the stack.
    property int perDisc: 25

    ChipStack {
        x: sign.x > 0.6 * (sign.layout?.width ?? 0) ? -0.7 * disc : sign.width - Math.min(0.3 * disc, 0.6 * Theme.gap)
        y: sign.height - (sign.isViewer ? 1 : 0.8) * height
        disc: Math.round(22 * Theme.unit)
        amount: sign.score
        perDisc: sign.perDisc
    }
}
