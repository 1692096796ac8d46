// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The tokens that a seat has left and those it has lost, at the lower edge of its plate.
PlateSign {
    id: sign

    required property int most

    scored: false
    remark: score === 0 ? qsTr("Out") : ""
    footing: 10 * Theme.unit

    Row {
        x: Math.round((parent.width - width) / 2)
        y: parent.height - Math.round(0.7 * height)
        spacing: Math.round(3 * Theme.unit)

        Repeater {
            model: sign.most

            Rectangle {
                required property int index
                readonly property bool kept: index < sign.score

                width: 2 * Math.round(6.5 * Theme.unit)
                height: width
                radius: width / 2
                color: kept ? "#C8452F" : Theme.clothColor
                border.width: Math.max(1, Math.round((kept ? 2 : 1) * Theme.unit))
                border.color: kept ? "#FFF3DC" : Theme.clothInkFaint
            }
        }
    }
}
