// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// Rummy for two: stock and discard pile at the left of the middle line, the other's melds above it and the viewer's below.
PlayTable {
    id: table

    readonly property int other: 1 - viewer
    readonly property bool lastTurn: (facts.out ?? null) !== null
    readonly property var points: facts.side_points ?? [0, 0]
    readonly property var lastPoints: facts.last_deal ? facts.last_deal.points : []

    columns: 10.5
    rows: 4.7
    rowPitch: 1.02
    columnPitch: 1.06
    columnSpread: 1.5
    handRows: 1.14
    prompt: !myTurn ? "" : facts.must_meld ? qsTr("The second card must be laid now") : lastTurn ? qsTr("%1 has gone out: this is your last turn").arg(nameOf(facts.out)) : phase === "draw" ? qsTr("Draw from the stock or from the discard pile") : facts.second_draw ? qsTr("You may take the next discard, too, if you lay it at once") : ""

    MeldTray {
        table: table
        seatNumber: table.other
        column: 2.75
        columns: 7.75
        row: -1.78
        caption: qsTr("Points: %1").arg(table.points[table.other])
    }
    MeldTray {
        table: table
        seatNumber: table.viewer
        column: 2.75
        columns: 7.75
        row: 0.08
        takes: true
        caption: qsTr("Points: %1").arg(table.points[table.viewer])
    }
    Pile {
        pile: "stock"
        column: 0.35
        from: Pile.Middle
        counted: true
    }
    Pile {
        pile: "discard"
        column: 1.45
        from: Pile.Middle
    }
    Hand {
        byRank: App.settings.handByRank
    }
    OtherHands {
        seats: table.seats
    }
    // The corners at the left, free of cards.
    Pile {
        id: upper

        mark: ""
    }
    Pile {
        id: lower

        from: Pile.Bottom
        mark: ""
    }
    Column {
        x: Theme.gap
        y: upper.y

        Text {
            text: qsTr("Hand %1 of %2").arg(table.session?.deal ?? 1).arg(table.option("hands"))
            font.pixelSize: Theme.small
            color: Theme.clothInk
        }
        Text {
            visible: text !== ""
            text: table.lastPoints.length === 0 ? "" : qsTr("Last hand: %1 – %2").arg(table.lastPoints[table.viewer]).arg(table.lastPoints[table.other])
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
    Column {
        x: Theme.gap
        anchors.bottom: lower.bottom
        spacing: Theme.gap

        OfferButton {
            session: table.session
        }
        SortButton {}
    }
}
