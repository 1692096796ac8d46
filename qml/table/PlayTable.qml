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
    /// What the viewer is asked to do, where it needs saying.
    property alias prompt: note.prompt
    /// What the table has to say in its lower strip, the buttons there, and how a game's end is told.
    property alias note: note
    property alias bar: bar
    property alias end: end
    /// What a game adds to each plate: a PlateSign.
    property Component plateSign: null
    /// How high plates with large text are, which say of the last turn only one line, in units.
    property real tersePlate: 38
    /// How high the strip at the lower edge is, where no hand lies.
    property real stripWish: Theme.terse ? 64 : 68
    /// How much of the strip's right end a part of the game's own takes.
    property real stripAside: 0
    /// The plate that has the pointer, or −1: plates lie above the cards.
    property int pointedPlate: -1
    /// How far what a game adds to the viewer's plate sticks out of it to the right.
    property real plateAside: 0
    /// Whether the targets pulse because one of them must be chosen.
    property bool pulsing: false
    /// The hand can be held by suits or by ranks, and no button of the game says so: the menu does.
    property bool sorts: false
    /// The game shows its buttons in a part of its own.
    property bool ownActions: false
    /// Refusals stand above the lower strip, whatever was clicked: nothing in the middle can be meant.
    property bool refusesBelow: ownActions
    /// What a game draws for marks that are its own.
    property Component ownMark: null
    /// In a race: where its keys are tried without a clock, a RaceTrial.
    property Component trial: null
    /// The layer of the cards. What lies upon them goes there, with plates and signs at z 60000: below the lifted ones.
    property alias cardLayer: cardLayer
    /// Piles that this table does not show, by the first part of their names.
    property list<string> hidden
    /// While a trick or the end of a deal is still shown, the facts after it.
    readonly property var next: session ? session.shown.nextFacts : ({})
    readonly property string phase: session ? session.shown.phase : ""
    readonly property bool myTurn: session ? session.view.myTurn : false
    readonly property var facts: session ? session.shown.facts : ({})
    /// What the rules say at places of the table, by their names.
    readonly property var captions: session ? session.shown.captions : ({})
    /// Whether the table is seen by a person who sits at it.
    readonly property bool personal: session !== null && Array.from(session.game.people).indexOf(viewer) >= 0
    readonly property bool alone: session ? session.game.solitaire : true
    /// In a solitaire only for words.
    readonly property real baseStrip: Math.max(Theme.touchSize + Theme.gap, Math.round((alone ? 50 : stripWish) * Math.min(Theme.unit, 1.45 * Theme.usual)))

    /// The paragraph of the rules behind a refusal.
    signal rulesWanted

    function nameOf(seat: int): string {
        return session ? session.seats.name(seat) : "";
    }
    /// The picture of the face at a seat.
    function faceOf(seat: int): string {
        return session && seat >= 0 ? Theme.face(session.seats.face(seat)) : "";
    }
    /// The CardItem of a row.
    function cardOf(row: int): Item {
        return cardItems.itemAt(row);
    }
    /// The column whose cards have their middle there, in a table that is the same to both sides.
    function columnAt(x: real): real {
        return (x - width / 2) / Math.max(1, cardWidth * columnStep) + (columns - 1) / 2;
    }
    function option(id: string): string {
        return session ? String(session.game.options[id] ?? "") : "";
    }

    Accessible.role: Accessible.List
    Accessible.name: session ? session.game.name : ""
    Accessible.description: session ? session.shown.prompt : ""

    session: App.session
    asking: App.settings.play.cardTips
    seats: session ? session.game.seatCount : 1
    viewer: session ? Math.max(session.view.viewer, 0) : 0
    ranks: session ? session.shown.ranks : "A23456789TJQK"
    trumps: session ? session.shown.trumps : []
    margin: Theme.gap
    strip: baseStrip
    // Smaller for so many seats that they would not fit.
    plate: Qt.size(Math.round(Math.min(212 * Theme.unit, 0.27 * width, seats > 8 ? (width - 2 * Theme.gap) / 7 - Theme.gap : Math.max(118, (width - 2 * Theme.gap) / Math.max(1, seats - 1) - Theme.gap))), Math.round((Theme.terse ? tersePlate : seats > 8 ? 46 : 62) * Theme.unit))
    dealStep: Theme.dealStep
    flight: Theme.flight
    // The last cards of a won solitaire go home in an arc.
    arc: session?.advisor.finale ? 0.8 : 0
    largeIndex: App.settings.look.largeIndex
    focus: true

    Item {
        id: below

        anchors.fill: parent
    }
    Item {
        id: cardLayer

        anchors.fill: parent
        z: table.carrying ? 5 : 1

        Repeater {
            id: cardItems

            model: table.cards

            CardItem {
                id: card

                ownMark: table.ownMark
                onPressed: table.press(card)
            }
        }
        Repeater {
            id: signs

            model: plates.model && table.plateSign ? plates.model : null
            delegate: table.plateSign
            // Upon the plates.
            onItemAdded: (index, item) => item.z = 60001
        }
        Repeater {
            id: plates

            model: table.alone || !table.session ? null : table.session.seats

            SeatPlate {
                required property int index

                // Above all cards but the lifted ones.
                z: 60000
                counting: table.end?.held ?? false
                onPointedChanged: table.pointedPlate = pointed ? index : table.pointedPlate === index ? -1 : table.pointedPlate
                sign: index < signs.count && signs.itemAt(index) instanceof PlateSign ? signs.itemAt(index) : null
            }
        }
        TargetGlows {
            board: table
            pulsing: table.pulsing && !table.carrying
        }
        HintFrame {
            readonly property rect place: table.session && table.session.advisor.hintTarget.pile !== "" && table.cardWidth > 0 ? table.targetRect(table.session.advisor.hintTarget) : Qt.rect(0, 0, 0, 0)

            // A whole area to lay cards in says no more than the cards themselves.
            frame: place.width < 1.6 * table.cardWidth && place.height < 1.6 * table.cardHeight ? place : Qt.rect(0, 0, 0, 0)
        }
        // What a lesson speaks of.
        Repeater {
            model: table.session?.coach?.piles ?? []

            HintFrame {
                required property string modelData

                frame: table.cardWidth > 0 ? table.pileRect(modelData) : Qt.rect(0, 0, 0, 0)
            }
        }
        KinFrames {
            board: table
        }
        MoveArrows {
            board: table
        }
        CursorRing {
            board: table
            card: table.cursor.width > 0 ? table.cardOf(table.chosen()) : null
            shown: !chooser.visible
        }
    }
    TableNote {
        id: note

        z: 3
        session: table.session
        board: table
        aside: table.stripAside
        // Between the viewer's plate and the buttons.
        band: {
            const left = table.alone ? Theme.gap : table.plate.width + table.plateAside + 2 * Theme.gap;
            const buttons = bar.visible && bar.width > 0 ? bar.width * bar.scale + Theme.gap : 0;
            return Qt.rect(left, table.height - table.footer - table.strip - Theme.gap * 0.7, table.width - left - buttons - aside - Theme.gap, table.strip + Theme.gap * 0.5);
        }
    }
    ButtonBar {
        id: bar

        z: 3
        visible: !table.ownActions
        // Beside the viewer's plate even where the table is narrow.
        scale: table.alone ? 1 : Math.min(1, (table.width - table.plate.width - 4 * Theme.gap) / Math.max(1, width))
        transformOrigin: Item.BottomRight
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: table.alone ? Theme.gap : (table.baseStrip - Theme.touchSize) / 2 + Theme.gap / 2
        session: table.ownActions ? null : table.session
        board: table
    }
    RefusalNote {
        z: 6
        session: table.session
        onAsked: table.rulesWanted()
        // In a race, and as long as only keys were used, nobody points at anything.
        at: table.refusesBelow || (table.lastPoint.x === 0 && table.lastPoint.y === 0) ? Qt.point(table.width / 2, table.height - table.footer - table.strip - 64 * Theme.unit) : table.lastPoint
    }
    CouldNote {
        z: 6
        session: table.session
        board: table
        barred: table.pointedPlate >= 0
    }
    Chooser {
        id: chooser

        z: 7
        session: table.session
        at: table.lastPoint
    }
    // Nothing lies there that could have the keys.
    FocusRing {
        z: 2
        shown: table.cursorless && !chooser.visible
        paper: false
        gap: -2 * Theme.ring
        round: 12
    }
    Flourish {
        board: table
        z: 8
    }
    GameEnd {
        id: end
    }
}
