// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// What is declared in the middle; the viewer's hand and the pad of declarations below; everybody else around them.
PlayTable {
    id: table

    readonly property var record: App.statistics("commune")
    readonly property int most: Number(option("tokens"))
    /// What is kept free below the declaration: the pad, or when all is over the banner that says so.
    readonly property real below: pad.visible ? pad.height : session?.shown.over ? 14 * Theme.gap : 0

    hidden: ["stock"]
    columns: 4
    columnSpread: 1.1
    rows: 3.5
    rowPitch: 1
    handRows: 1.2
    plateSign: Tokens {
        most: table.most
    }
    end.at: declared.y + declared.height + 1.5 * Theme.gap
    end.listed: false
    bar.mainButton: "C"
    bar.careful: App.settings.play.firstHelp && record.played === 0

    Declared {
        id: declared

        /// The middle, free of seats.
        readonly property rect clearing: Qt.rect(table.margin + (table.seats > 3 ? table.plate.width + table.margin : 0), table.margin + table.plate.height * 1.55 + table.margin, table.width - 2 * (table.margin + (table.seats > 3 ? table.plate.width + table.margin : 0)), table.height - table.strip - 3 * table.margin - table.plate.height * 1.55)

        anchors.horizontalCenter: parent.horizontalCenter
        y: clearing.y + (clearing.height - table.below - height) / 2
        width: clearing.width
        session: table.session
        board: table

        Behavior on y {
            enabled: table.session?.shown.over ?? false

            NumberAnimation {
                duration: 2 * Theme.flight
                easing.type: Easing.InOutQuad
            }
        }
    }
    DeclarePad {
        id: pad

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: table.strip + Theme.gap * 1.4
        width: Math.min(parent.width - 2.7 * table.cardWidth - 3 * Theme.gap, 1000 * Theme.unit)
        visible: table.session !== null && table.session.input.pad.shown
        pad: table.session?.input.pad ?? null
    }
    Hand {
        // At the left edge, below everybody's plates: columns count from the middle part's.
        column: ((table.margin - table.width / 2) / Math.max(1, table.cardWidth) + 1.2 - 0.5 + (1 + (table.columns - 1) * table.columnPitch) / 2) / table.columnPitch
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
                "call": qsTr("I call!"),
                "pass": qsTr("Let it stand"),
                "deal": ""
            })
        otherwise: table.session?.shown.captions.declared ?? ""
    }
    // A token that is lost goes to the middle.
    ChipFlow {
        z: 4
        session: table.session
        potItem: declared
    }
}
