// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// The others in a row above; what is declared in the middle, and below it together the viewer's hand and the pad of
// declarations. At the showdown all cards lie in the middle.
PlayTable {
    id: table

    readonly property var record: App.statistics.of("commune")
    readonly property bool showdown: phase === "showdown" || phase === "over"
    /// How wide the hand and what can be declared are together, and how much of that is the hand's.
    readonly property real reach: Math.min(width - 2 * Theme.gap, 1120 * Theme.unit)
    readonly property real handReach: 2.4 * cardWidth
    readonly property real side: (width - reach) / 2
    /// The plates of a crowd leave less room, and so does large text.
    readonly property bool low: (seats > 8 || Theme.terse) && height < 620
    /// A lesson's coach leaves no room for what was declared: the plates say it, too.
    readonly property bool tight: (session?.coach ?? null) !== null && height < 560 * Theme.unit
    /// Between the others and what belongs to the viewer.
    readonly property real upper: margin + plate.height * 1.55 + Theme.gap

    hidden: showdown ? ["stock", "hand"] : ["stock"]
    others: PlayTable.Abreast
    columns: 4
    columnSpread: 1.1
    rows: 3.3
    rowPitch: 1
    tersePlate: 46
    refusesBelow: true
    handRows: 1.2
    plateSign: Tokens {
        board: table
    }
    // Who was left, and before them who went out, the last one first.
    end.order: {
        const left = session?.shown.winners ?? [];
        return left.concat(Array.from(facts.out ?? []).reverse().filter(seat => left.indexOf(seat) < 0));
    }
    // The buttons stand below the pad; the whole strip is left for words, but for a crowd's.
    note.aside: low ? 0 : -bar.width
    bar.anchors.rightMargin: side
    bar.anchors.bottomMargin: low ? Math.round((strip - bar.height) / 2) : strip + Theme.gap * 0.6
    bar.mainButton: "C"
    bar.careful: App.settings.play.firstHelp && record.played === 0

    Declared {
        readonly property real room: table.height - table.strip - Theme.gap - Math.max(table.cardHeight, pad.visible ? pad.height + table.bar.height + Theme.gap : 0) - table.upper

        anchors.horizontalCenter: parent.horizontalCenter
        // Below what the others call out, as far as there is room; nothing is called out with large text.
        y: table.upper + Math.max((room - height) / 2, Theme.terse ? 0 : Math.min(room - height, 1.4 * Theme.normal + 1.2 * Theme.gap))
        width: table.width - 2 * Theme.gap
        visible: !table.showdown && !table.tight
        session: table.session
        full: !Theme.terse || room > 9 * Theme.large
    }
    Showdown {
        id: showing

        parent: table.cardLayer
        x: table.margin + table.flank
        // Below what is called out at the upper plates; with large text only the verdict says that.
        y: table.upper + (Theme.terse ? 0 : 1.6 * Theme.normal)
        z: 3000
        width: table.width - 2 * x
        height: table.height - table.strip - Theme.gap - y
        board: table
        open: table.showdown
    }
    DeclarePad {
        id: pad

        x: table.side + table.handReach + 2 * Theme.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.max(table.bar.anchors.bottomMargin + table.bar.height, table.low ? table.plate.height : 0) + Theme.gap
        width: table.reach - table.handReach - 2 * Theme.gap
        visible: table.session !== null && table.session.input.pad.shown
        pad: table.session?.input.pad ?? null
        ranks: table.ranks.length
    }
    Hand {
        pile: table.showdown ? "" : "hand"
        seat: table.showdown ? -1 : 0
        column: table.columnAt(pad.visible ? table.side + table.handReach / 2 : table.width / 2)
        spread.grow: 2.4
    }
    OtherHands {
        seats: table.seats
    }
    Calls {
        board: table
        time: 2600
        beside: true
        single: true
        words: ({
                "call": Theme.terse ? "" : qsTr("I call!"),
                "pass": qsTr("Let it stand"),
                "deal": ""
            })
        otherwise: Theme.terse || (table.tight && !table.showdown) ? "" : table.captions.declared ?? ""
    }
    // A token that is lost goes to the middle.
    ChipFlow {
        z: 4
        session: table.session
        potItem: showing
    }
}
