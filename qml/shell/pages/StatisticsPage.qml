// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// How often each game was played and won.
Sheet {
    title: qsTr("Statistics")

    Column {
        anchors.fill: parent
        spacing: Theme.gap

        Repeater {
            model: App.games

            Row {
                id: line

                required property var modelData
                readonly property var numbers: App.statistics(modelData.id)

                spacing: 2 * Theme.gap

                Text {
                    width: 200 * Theme.unit
                    text: line.modelData.name
                    font.pixelSize: Theme.normal
                    font.weight: Font.DemiBold
                    color: Theme.ink
                }
                Text {
                    text: qsTr("%1 played, %2 won").arg(line.numbers.played ?? 0).arg(line.numbers.won ?? 0)
                    font.pixelSize: Theme.normal
                    color: Theme.ink
                }
            }
        }
    }
}
