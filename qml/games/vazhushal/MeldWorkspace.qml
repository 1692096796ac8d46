// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The viewer's melds, side by side as large as there is room. As the workspace the same place takes cards from the hand,
// the line and the melds, moves them from meld to meld, and says at every moment whether all is well.
Item {
    id: workspace

    required property PlayTable board
    property real column: 0
    property real columns: 8
    /// Of its lower edge above the lower edge of the hand, and its height, in card heights; the same of the workspace.
    property real row: 1.24
    property real rows: 1.25
    property real openRows: 1.72
    readonly property Workspace work: board.session?.input.melds.workspace ?? null
    readonly property bool open: work !== null && work.open
    readonly property string base: "meld.%1.".arg(board.viewer)
    readonly property var groups: open ? work.groups : (board.session?.shown.piles ?? []).filter(pile => pile.id.startsWith(base)).map(pile => ({
                "pile": pile.id,
                "cards": pile.size,
                "meld": true,
                "choices": []
            }))
    readonly property real step: Math.max(0.1, board.columnStep)
    readonly property real upper: panel.y
    /// In card widths.
    readonly property real room: (columns - 1) * step + 1
    /// How many cards were taken and lie in no meld yet: before the melds.
    readonly property int loose: work?.loose ?? 0
    readonly property int ahead: loose > 0 ? 1 : 0
    /// The height of its heading.
    readonly property real head: open ? 40 * Theme.unit / Math.max(1, board.cardHeight) : 0
    readonly property var laid: layGroups((loose > 0 ? [loose] : []).concat(groups.map(group => group.cards)).concat(open ? [1] : []), open ? openRows - head : rows)

    function looseStep(size: real): real {
        return loose < 6 ? 0.42 : loose < 13 ? 0.3 : Math.min(0.25, (room / size - 1) / (loose - 1));
    }
    /// Where melds of so many cards lie: from the left, in as many rows as it takes, as large as there is room.
    function layGroups(counts: var, high: real): var {
        const air = 0.3;
        for (let size = 0.94; ; size -= 0.04) {
            const places = [];
            let x = 0;
            let line = 0;
            for (let i = 0; i < counts.length; ++i) {
                const wide = size * (1 + (i < ahead ? looseStep(size) : 0.42) * (counts[i] - 1));
                if (x > 0 && x + wide > room) {
                    x = 0;
                    ++line;
                }
                places.push({
                    "x": x,
                    "line": line,
                    "wide": wide
                });
                x += wide + air * size;
            }
            if ((line + 1) * size * 1.04 <= high || size < 0.42)
                return {
                    "size": size,
                    "lines": line + 1,
                    "places": places
                };
        }
    }
    function columnOf(place: var): real {
        return workspace.column + (place.x - (1 - laid.size) / 2) / step;
    }
    function rowOf(place: var): real {
        return workspace.row + (laid.lines - 1 - place.line) * laid.size * 1.04 + 0.03;
    }

    anchors.fill: parent

    // Where it begins.
    Pile {
        id: corner

        column: workspace.column
        row: workspace.row
        from: Pile.Bottom
        engraving: ""
    }
    Rectangle {
        id: panel

        readonly property real high: (workspace.open ? workspace.openRows : workspace.rows) * workspace.board.cardHeight

        x: corner.x - Theme.gap * 0.6
        y: corner.y + corner.height - high - Theme.gap * 0.3
        width: workspace.room * workspace.board.cardWidth + Theme.gap * 1.2
        height: high + Theme.gap * 0.6
        radius: Math.round(10 * Theme.unit)
        color: workspace.open ? (Theme.light ? "#F2FFFDF6" : Qt.tint(Theme.clothColor, "#90101814")) : Theme.light ? "#10000000" : "#14FFFFFF"
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Workspace")
        Accessible.ignored: !workspace.open
        border.width: workspace.open ? Math.max(2, Math.round(2 * Theme.unit)) : 1
        border.color: !workspace.open ? (Theme.stark ? Theme.clothInk : Theme.light ? "#30000000" : "#30FFFFFF") : workspace.work.valid ? "#4CAF6A" : Theme.accent

        Row {
            x: Theme.gap
            y: Math.round((workspace.head * workspace.board.cardHeight - height) / 2 + Theme.gap * 0.2)
            visible: workspace.open
            spacing: Theme.gap * 0.7

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(18 * Theme.unit)
                height: width
                radius: workspace.open && workspace.work.valid ? width / 2 : 3
                color: workspace.open && workspace.work.valid ? "#2E7D46" : "#C9821B"

                Symbol {
                    anchors.centerIn: parent
                    width: parent.width * 0.8
                    height: width
                    name: workspace.open && workspace.work.valid ? "check" : "close"
                    color: "#FFFFFF"
                }
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                width: panel.width - 4.5 * Theme.gap
                height: Math.round(workspace.head * workspace.board.cardHeight)
                verticalAlignment: Text.AlignVCenter
                text: !workspace.open ? "" : workspace.work.valid ? (workspace.work.taken > 0 ? qsTr("Ready: you take %1 and meld").arg(workspace.work.taken) : qsTr("Ready to meld")) : workspace.work.problem
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.clothInk

                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        RuleButton {
            visible: workspace.open && !workspace.work.valid && workspace.work.problemRule !== ""
            border: panel.border.color
            onClicked: workspace.board.rulesWanted()
        }
        Text {
            anchors.centerIn: parent
            visible: !workspace.open && workspace.groups.length === 0
            text: qsTr("Your melds")
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
    Pile {
        id: looseCards

        readonly property var place: workspace.laid.places[0] ?? null

        pile: workspace.loose > 0 ? "work.loose" : ""
        column: workspace.loose > 0 ? workspace.columnOf(place) : 0
        row: workspace.loose > 0 ? workspace.rowOf(place) : 0
        from: Pile.Bottom
        size: workspace.laid.size
        fan: Pile.Right
        spread.step: workspace.looseStep(workspace.laid.size)
        spread.grow: workspace.loose > 0 ? Math.min(place.wide, workspace.room) / workspace.laid.size : 1
        level: 2
        engraving: ""
    }
    // Where the next meld will be; without a workspace, until then, the whole place.
    Pile {
        id: fresh

        readonly property var place: workspace.open ? workspace.laid.places[workspace.laid.places.length - 1] : {
            "x": 0,
            "line": 0
        }

        pile: workspace.open ? "work.new" : workspace.base + workspace.groups.length
        column: workspace.open ? workspace.columnOf(place) : workspace.column
        row: workspace.open ? workspace.rowOf(place) : workspace.row
        from: Pile.Bottom
        size: workspace.open ? workspace.laid.size : 1
        reach: workspace.open ? Qt.size(1, 1) : Qt.size(workspace.columns, 1)
        engraving: ""
        level: 0
        title: workspace.open ? qsTr("new meld in the workspace") : qsTr("place for the next meld")

        Rectangle {
            anchors.fill: parent
            visible: workspace.open
            radius: width * 0.06
            color: "transparent"
            border.width: Math.max(1, Math.round(1.5 * Theme.unit))
            border.color: Theme.clothInkFaint

            Text {
                anchors.centerIn: parent
                text: "+"
                font.pixelSize: Theme.huge
                color: Theme.clothInkFaint
            }
        }
    }
    Repeater {
        model: 24

        WorkspaceMeld {
            required property int index
            readonly property int slot: index + workspace.ahead
            readonly property var place: index < workspace.groups.length ? workspace.laid.places[slot] : null

            board: workspace.board
            number: index
            open: workspace.open
            group: workspace.groups[index] ?? null
            column: place ? workspace.columnOf(place) : 0
            row: place ? workspace.rowOf(place) : 0
            size: workspace.laid.size
            spread.grow: place ? Math.min(place.wide, workspace.room) / workspace.laid.size : 1
        }
    }
}
