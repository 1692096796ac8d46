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
    /// Four players in two teams: the one opposite is the viewer's partner.
    property bool partners: false
    /// What all should notice now, below the players at the upper edge; with a suit's letter, its sign before it.
    property string headline
    property string headlineSuit
    /// How much lower than there.
    property real headlineDrop: 0
    /// A count of so few cards glows; 0: none does.
    property int fewCards: 0
    /// The width of a game's own part at the right of the strip.
    property real aside: 0
    property real stripWish: 64
    /// Piles of won cards: their number and, by seat, what they count stand on the plates.
    property string packet
    property var packetPoints: []
    /// Whether the targets pulse because one of them must be chosen.
    property bool pulsing: false
    /// Whether the end of a deal is still being shown.
    property bool counting: false
    /// Seats that were passed over just now, and the one that something is done for, or −1.
    property var skipped: []
    property int marked: -1
    /// What is said at that seat.
    property string markCaption
    /// The key of the action that is drawn large, and whether it is asked about before it is done for the first time.
    property string mainAction
    property bool careful: false
    /// Whether the score says anything before the end.
    property bool scored: true
    /// Where the banner of the game's end begins; below 0: it stands in the middle.
    property real endAt: -1
    /// The game shows its actions in a part of its own.
    property bool ownActions: false
    /// Whether the scores are chips, and how many it takes for one more disc of a stack.
    property bool chips: false
    property int chipsPerDisc: 25
    /// The code of a card that wears a frame of hair; −1: none.
    property int hairyCard: -1
    /// The codes of cards that may stand for others; and by pile, what its cards stand for, in their order.
    property var wildCards: []
    property var roles: ({})
    /// The pile whose cards lie crosswise.
    property string crossPile
    /// The pile whose cards lie loosely, each turned a little.
    property string loosePile
    /// From that card of a pile on, all would be taken; −1: none.
    property string sweptPile
    property int sweptFrom: -1
    /// The code of the card that is outlined on the workspace, because all depends on it; −1: none.
    property int neededCard: -1
    /// How many tokens a seat has at most, where its score is shown as tokens; 0: as a number.
    property int tokens: 0
    /// The middle, free of seats.
    readonly property rect clearing: Qt.rect(margin + (seats > 3 ? plate.width + margin : 0), margin + (seats > 1 ? plate.height * 1.55 + margin : 0), width - 2 * (margin + (seats > 3 ? plate.width + margin : 0)), height - strip - 2 * margin - (seats > 1 ? plate.height * 1.55 + margin : 0))
    /// What the viewer is asked to do, where it needs saying.
    property string prompt
    /// What was done last, where that is worth a line.
    property string story
    /// What a deal has brought, shown with its last cards until the next one begins: bound to `next`.
    property string dealEnd
    property string dealEndHeading
    /// How the last deal came out, told once more when the game is over.
    property string ending
    /// While a trick or the end of a deal is still shown, the facts after it.
    readonly property var next: session ? session.nextFacts : ({})
    readonly property string phase: session ? session.phase : ""
    readonly property bool myTurn: session ? session.myTurn : false
    readonly property var facts: session ? session.facts : ({})
    readonly property bool alone: session ? session.solitaire : true
    /// So many seats that their plates are smaller.
    readonly property bool crowd: seats > 8
    readonly property real baseStrip: alone ? 0 : Math.round(stripWish * Theme.unit)

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

    /// The seats passed over on the way to the right from one to another; all others where that is null.
    function between(from: int, to: var): var {
        const over = [];
        for (let step = 1; step < seats; ++step) {
            const seat = (from + seats - step) % seats;
            if (seat === to)
                break;
            over.push(seat);
        }
        return over;
    }

    session: App.session
    seats: session ? session.seatCount : 1
    viewer: session ? Math.max(session.viewer, 0) : 0
    margin: Theme.gap
    strip: Math.round(note.visible ? (note.narrow || alone ? baseStrip + note.height + Theme.gap : Math.max(baseStrip, note.height + Theme.gap)) : baseStrip)
    plate: Qt.size(Math.round(Math.min(212 * Theme.unit, crowd ? (width - 2 * Theme.gap) / 7 - Theme.gap : Math.max(118, (width - 2 * Theme.gap) / Math.max(1, seats - 1) - Theme.gap))), Math.round((crowd ? 46 : 56) * Theme.unit))
    dealStep: Theme.dealStep
    flight: Theme.flight
    largeIndex: App.settings.largeIndex
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

                readonly property int standing: (table.roles[pile] ?? [])[place] ?? code

                hairy: code >= 0 && code === table.hairyCard
                wild: code >= 0 && table.wildCards.indexOf(code) >= 0
                role: standing === code ? -1 : standing
                across: table.crossPile !== "" && pile === table.crossPile
                loose: table.loosePile !== "" && pile === table.loosePile
                needed: code >= 0 && code === table.neededCard && pile.startsWith("work.")
                swept: table.sweptFrom < 0 || pile !== table.sweptPile || place < table.sweptFrom ? 0 : place === table.sweptFrom ? 2 : 1
                onPressed: table.session.input.tap(index)
            }
        }
        Repeater {
            model: table.alone || !table.session ? null : table.session.seats

            SeatPlate {
                id: plate

                // Above all cards but the lifted ones.
                z: 60000
                warnLast: table.warnLast
                fewCards: table.fewCards
                team: table.partners ? seat % 2 : -1
                partner: table.partners && (seat - table.viewer + table.seats) % table.seats === 2
                packetCards: table.packet !== "" && table.session.moveCount >= 0 ? table.session.pileSize(table.packet + "." + plate.seat) : 0
                packetPoints: table.packetPoints[plate.seat] ?? -1
                skipped: table.skipped.indexOf(seat) >= 0
                marked: table.marked === seat
                caption: marked ? table.markCaption : ""
                chips: table.chips
                chipsPerDisc: table.chipsPerDisc
                tokens: table.tokens
                scored: table.scored
            }
        }
        TargetGlows {
            board: table
            pulsing: table.pulsing && !table.carrying
        }
        HintFrame {
            frame: table.session && table.session.hintTarget.pile !== "" && table.cardWidth > 0 ? table.targetFrame(table.session.hintTarget) : Qt.rect(0, 0, 0, 0)
        }
        KinFrames {
            board: table
        }
        MoveArrows {
            board: table
        }
        CursorFrame {
            visible: table.cursor.width > 0
            x: table.cursor.x - 2
            // The deepest card that would be swept is raised.
            y: table.cursor.y - 2 - (table.sweptFrom >= 0 ? Math.round(0.16 * table.cursor.height) : 0)
            z: 200000
            width: table.cursor.width + 4
            height: table.cursor.height + 4
        }
    }
    TableNote {
        id: note

        z: 3
        session: table.session
        prompt: table.prompt
        story: table.story
        room: table.width - table.plate.width - bar.width * bar.scale - table.aside - 4 * Theme.gap
        whole: table.width - 2 * Theme.gap
        x: Math.round(narrow || table.alone ? (table.width - width) / 2 : table.plate.width + 2 * Theme.gap + (room - width) / 2)
        y: Math.round(narrow || table.alone ? table.height - table.footer - table.baseStrip - height - Theme.gap / 2 : table.height - table.footer - (table.strip + height) / 2)
    }
    Headline {
        z: 3
        anchors.horizontalCenter: parent.horizontalCenter
        y: table.margin + table.plate.height * 1.55 + Theme.gap * 1.3 + table.headlineDrop
        text: table.headline
        suit: table.headlineSuit
    }
    DealEnd {
        // Beside the viewer's plate, where there is room, it leaves the last cards in view.
        readonly property real beside: table.plate.width + (table.chips ? 18 * Theme.unit : 0) + 2 * Theme.gap
        readonly property bool low: width <= table.width - beside - 2 * Theme.gap

        z: 4
        x: Math.round(Math.max((table.width - width) / 2, low ? beside : 0))
        y: Math.round(table.height - table.footer - (low ? 0 : table.strip) - Theme.gap - height)
        most: table.width - 4 * Theme.gap
        heading: table.dealEndHeading
        text: table.session && table.session.dealEnded ? table.dealEnd : ""
    }
    ActionBar {
        id: bar

        z: 3
        visible: !table.ownActions
        // Beside the viewer's plate even where the table is narrow.
        scale: table.alone ? 1 : Math.min(1, (table.width - table.plate.width - 4 * Theme.gap) / Math.max(1, width))
        transformOrigin: Item.BottomRight
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: table.alone ? Theme.gap : (table.baseStrip - Theme.target) / 2 + Theme.gap / 2
        session: table.ownActions ? null : table.session
        board: table
        mainAction: table.mainAction
        careful: table.careful
    }
    RefusalNote {
        z: 6
        session: table.session
        // In a race nobody points at anything: above the pads.
        at: table.ownActions ? Qt.point(table.width / 2, table.height - table.footer - table.strip - 64 * Theme.unit) : table.lastPoint
    }
    Chooser {
        z: 7
        session: table.session
        at: table.lastPoint
    }
}
