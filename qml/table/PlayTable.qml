// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry

// A table with cards and people: what every game's own file begins with. Its children are the game's piles and parts.
GameTable {
    id: table

    default property alias parts: below.data
    /// Warns of hands with one card.
    property bool warnLast: false
    property real stripWish: 64
    /// How many chips a seat has at most, where its score is shown as chips; 0: as a number.
    property int chips: 0
    /// The middle, free of seats.
    readonly property rect clearing: Qt.rect(margin + (seats > 3 ? plate.width + margin : 0), margin + (seats > 1 ? plate.height * 1.55 + margin : 0), width - 2 * (margin + (seats > 3 ? plate.width + margin : 0)), height - strip - 2 * margin - (seats > 1 ? plate.height * 1.55 + margin : 0))
    /// What the viewer is asked to do, where it needs saying.
    property string prompt
    readonly property string phase: session ? session.phase : ""
    readonly property bool myTurn: session ? session.myTurn : false
    readonly property var facts: session ? session.facts : ({})
    readonly property bool alone: session ? session.solitaire : true

    function nameOf(seat: int): string {
        return session ? session.seats.name(seat) : "";
    }
    function option(id: string): string {
        return session ? String(session.options[id] ?? "") : "";
    }
    function isIn(word: string, list: var): bool {
        return list !== undefined && list !== null && list.indexOf(word) >= 0;
    }
    /// The place of a word in a list; words that are not in it follow in the order of `all`.
    function placeIn(list: var, all: var, word: string): int {
        const begun = list ?? [];
        const at = begun.indexOf(word);
        if (at >= 0)
            return at;
        return begun.length + all.filter(other => begun.indexOf(other) < 0).indexOf(word);
    }

    session: App.session
    seats: session ? session.seatCount : 1
    viewer: session ? Math.max(session.viewer, 0) : 0
    margin: Theme.gap
    strip: alone ? 0 : Math.round(stripWish * Theme.unit)
    plate: Qt.size(Math.round(Math.min(212 * Theme.unit, Math.max(118, (width - 2 * margin) / Math.max(1, seats - 1) - margin))), Math.round(56 * Theme.unit))
    dealStep: Theme.dealStep
    focus: true

    Item {
        id: below

        anchors.fill: parent
    }
    Item {
        anchors.fill: parent
        z: table.carrying ? 5 : 1

        Repeater {
            model: table.cards

            CardItem {
                id: card

                onPressed: table.session.tap(index)
            }
        }
        Repeater {
            model: table.session ? table.session.targets : []

            TargetGlow {
                required property string modelData
                readonly property rect frame: table.targetFrame(modelData)

                x: frame.x
                y: frame.y
                z: 90000
                width: frame.width
                height: frame.height
            }
        }
        Rectangle {
            readonly property rect frame: table.session && table.session.hintPile !== "" && table.width > 0 ? table.targetFrame(table.session.hintPile) : Qt.rect(0, 0, 0, 0)

            visible: frame.width > 0
            x: frame.x
            y: frame.y
            z: 80000
            width: frame.width
            height: frame.height
            radius: 6
            color: "transparent"
            border.width: Math.max(3, 3 * Theme.unit)
            border.color: "#2E7BD6"
        }
        CursorFrame {
            visible: table.cursor.width > 0
            x: table.cursor.x - 2
            y: table.cursor.y - 2
            z: 200000
            width: table.cursor.width + 4
            height: table.cursor.height + 4
        }
    }
    Repeater {
        model: table.alone || !table.session ? null : table.session.seats

        SeatPlate {
            z: 2
            warnLast: table.warnLast
            chips: table.chips
        }
    }
    Note {
        z: 3
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap * 1.4
        most: Math.min(table.width - 2 * Theme.gap, 640 * Theme.unit)
        visible: text !== ""
        text: !table.session ? "" : table.session.hintText !== "" ? table.session.hintText : table.prompt !== "" ? table.prompt : table.session.notice
    }
    ActionBar {
        z: 3
        // Beside the viewer's plate even where the table is narrow.
        scale: table.alone ? 1 : Math.min(1, (table.width - table.plate.width - 4 * Theme.gap) / Math.max(1, width))
        transformOrigin: Item.BottomRight
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: table.alone ? Theme.gap : (table.strip - Theme.target) / 2 + Theme.gap / 2
        session: table.session
    }
    RefusalNote {
        z: 6
        session: table.session
        at: table.lastPoint
    }
    Chooser {
        z: 7
        session: table.session
        at: table.lastPoint
    }
}
