// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The deals of the days: a month of them, and those of the day that was chosen. Any past day can be played.
Sheet {
    id: page

    readonly property DayDeals days: App.days
    readonly property var streaks: days.streaks
    readonly property bool wide: width > 900 * Theme.unit

    title: qsTr("Deals of the day")

    Component.onCompleted: days.goToToday()

    Scroll {
        anchors.fill: parent
        spacing: 1.4 * Theme.gap

        Prose {
            text: qsTr("Each day every game has a deal that is the same for everybody: with its usual rules and seats, against hard computer players. Solitaires are always winnable. Any past day can be played, too.")
        }
        Text {
            width: parent.width
            text: qsTr("Played: %1 in a row, at best %2. Won: %3 in a row, at best %4.").arg(qsTr("%n day(s)", "", page.streaks.played)).arg(page.streaks.bestPlayed).arg(qsTr("%n day(s)", "", page.streaks.won)).arg(page.streaks.bestWon)
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Flow {
            width: parent.width
            spacing: 2.4 * Theme.gap

            MonthGrid {
                id: month

                width: page.wide ? Math.round(0.46 * (parent.width - parent.spacing)) : parent.width
                days: page.days
            }
            Column {
                width: page.wide ? parent.width - month.width - parent.spacing : parent.width
                spacing: Math.round(0.4 * Theme.gap)

                Heading {
                    text: page.days.dayName
                }
                Repeater {
                    model: page.days.deals

                    DayDealRow {
                        required property var modelData

                        width: parent?.width ?? 0
                        deal: modelData
                        onPlayed: {
                            page.close();
                            App.playDay(modelData.gameId, page.days.day);
                        }
                    }
                }
            }
        }
    }
}
