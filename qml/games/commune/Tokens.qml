// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The tokens that a seat has left and those it has lost, at the lower edge of its plate; and who has just lost one.
PlateSign {
    id: sign

    readonly property string ruleName: "The end"
    required property PlayTable board
    readonly property int most: Number(board.option("tokens"))
    /// The plates of a crowd have little room.
    readonly property bool low: height < 50 * Theme.unit
    readonly property string loss: board.captions["loses." + seat] ?? ""

    scored: false
    caption: loss
    urgent: loss !== ""
    remark: score === 0 ? qsTr("Out") : ""
    footing: (low ? 11 : 17) * Theme.unit

    Row {
        x: Math.round(sign.portrait.x + sign.portrait.width + Theme.gap * 0.8)
        y: parent.height - height - Math.round((sign.low ? 2 : 5) * Theme.unit)
        spacing: Math.round(4 * Theme.unit)

        Repeater {
            model: sign.most

            Rectangle {
                id: token

                required property int index
                readonly property bool kept: index < sign.score

                width: 2 * Math.round((sign.low ? 5 : 6) * Theme.unit)
                height: width
                radius: width / 2
                color: kept ? "#C8452F" : "transparent"
                border.width: Math.max(1, Math.round((kept ? 2 : 1) * Theme.unit))
                border.color: kept ? "#FFF3DC" : Theme.clothInkFaint

                // The one that was lost last is crossed out.
                Rectangle {
                    anchors.centerIn: parent
                    visible: sign.loss !== "" && token.index === sign.score
                    width: parent.width * 1.3
                    height: Math.max(2, Math.round(2 * Theme.unit))
                    rotation: -45
                    antialiasing: true
                    color: "#FF9C8F"
                }
            }
        }
    }
}
