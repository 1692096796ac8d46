// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Today's deals on the start page: how far they are, some that can be played, and the way to all of them.
Flow {
    id: strip

    readonly property var deals: App.days.todaysDeals
    readonly property int done: deals.filter(deal => deal.state === "played" || deal.state === "won").length
    readonly property var streaks: App.days.streaks
    /// How many are offered at once.
    property int most: 3

    spacing: Math.round(1.2 * Theme.gap)
    KeyGroup.on: true

    Text {
        height: Theme.touchSize
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Today’s deals")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.clothInk
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Text {
        height: Theme.touchSize
        verticalAlignment: Text.AlignVCenter
        text: strip.streaks.played > 1 ? qsTr("%1 of %2 played · %n day(s) in a row", "", strip.streaks.played).arg(strip.done).arg(strip.deals.length) : qsTr("%1 of %2 played").arg(strip.done).arg(strip.deals.length)
        font.pixelSize: Theme.normal
        color: Theme.clothInk
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: strip.deals.filter(deal => deal.state === "" || deal.state === "playing").slice(0, strip.most)

        PushButton {
            required property var modelData

            text: modelData.name
            onClicked: App.playDay(modelData.gameId, App.days.today)
            Accessible.name: modelData.state === "playing" ? qsTr("Continue today’s deal of %1").arg(text) : qsTr("Play today’s deal of %1").arg(text)
        }
    }
    ToolButton {
        symbol: "calendar"
        text: qsTr("All %1 deals").arg(strip.deals.length)
        labelled: true
        onClicked: Pages.open("calendar", "")
    }
}
