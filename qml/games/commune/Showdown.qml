// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// All hands turned up: what was said and what came of it, and the cards in lots, each with whose it is. They come from
// where they were held, one hand after the other; what proves the hand declared is framed.
Item {
    id: showdown

    required property PlayTable board
    property bool open: false
    readonly property var said: board.captions
    readonly property bool decided: (said.outcome ?? "") !== ""
    readonly property real cardsTop: y + verdict.height + gap
    readonly property real gap: Theme.gap
    readonly property int head: Math.round((Theme.terse ? 20 : 26) * Theme.unit)
    readonly property int foot: Math.round((Theme.terse ? 20 : 26) * Theme.unit)
    readonly property int titles: Theme.terse ? Theme.tiny : Theme.normal
    readonly property int pad: Math.round(10 * Theme.unit)
    // As text, so that what has not changed is not laid out anew.
    readonly property string told: JSON.stringify(open && board.session ? board.session.shown.lots : [])
    readonly property var plan: arranged(JSON.parse(told), width, height - verdict.height - gap)

    /// The lots in lines, with the largest cards that fit: where each lot lies, and each card by its row.
    function arranged(lots: var, wide: real, high: real): var {
        let width = Math.round(118 * Theme.unit);
        let lines = lined(lots, width, wide);
        while (width > 24 && lines.length * (width * 1.4 + head + foot + 2 * gap) > high) {
            width -= 2;
            lines = lined(lots, width, wide);
        }
        const frames = [];
        const spots = {};
        const tall = Math.round(width * 1.4) + head + foot;
        let y = cardsTop - showdown.y + Math.max(0, (high - lines.length * (tall + 2 * gap)) / 2);
        for (const line of lines) {
            let x = (wide - line.width) / 2;
            for (const lot of line.lots) {
                const size = lengthOf(lot, width);
                frames.push({
                    "title": lot.title,
                    "count": lot.cards.length,
                    "proof": lot.proof,
                    "x": Math.round(x),
                    "y": Math.round(y),
                    "width": size,
                    "height": tall + pad
                });
                lot.cards.forEach((card, at) => spots[card.row] = {
                        "card": card,
                        "proof": lot.proof,
                        "x": Math.round(x + pad + at * (width + pad)),
                        "y": Math.round(y + head + pad / 2)
                    });
                x += size + gap;
            }
            y += tall + 2 * gap;
        }
        return {
            "width": width,
            "frames": frames,
            "spots": spots
        };
    }
    function lengthOf(lot: var, width: real): real {
        return Math.max(lot.cards.length * (width + pad) + pad, Math.round((lot.title.length + 3) * showdown.titles * 0.56));
    }
    function lined(lots: var, width: real, wide: real): var {
        const lines = [];
        for (const lot of lots) {
            const size = lengthOf(lot, width);
            const last = lines[lines.length - 1];
            if (last && last.width + gap + size <= wide) {
                last.lots.push(lot);
                last.width += gap + size;
            } else {
                lines.push({
                    "lots": [lot],
                    "width": size
                });
            }
        }
        return lines;
    }

    visible: open

    Column {
        id: verdict

        width: parent.width
        // Its room is kept from the beginning, so that the verdict moves no card. With large text the plates alone tell who
        // loses a token.
        height: Math.round((Theme.terse ? 84 : 128) * Theme.unit)
        spacing: Math.round(4 * Theme.unit)

        Accessible.role: Accessible.StaticText
        Accessible.name: [showdown.said.call ?? "", showdown.said.outcome ?? "", showdown.said.loss ?? ""].join(" ")

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: showdown.said.call ?? showdown.said.declarer ?? ""
            font.pixelSize: Theme.normal
            color: Theme.clothInkFaint
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: showdown.said.outcome ?? showdown.said.declared ?? ""
            font.pixelSize: Math.round((showdown.decided && !Theme.terse ? 40 : 30) * Theme.unit)
            font.weight: Font.ExtraBold
            color: Theme.accent
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !Theme.terse
            text: showdown.said.loss ?? ""
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== ""
            text: showdown.said.missing ?? ""
            font.pixelSize: Theme.normal
            color: Theme.clothInk
        }
    }
    Repeater {
        model: showdown.plan.frames

        Rectangle {
            id: lot

            required property var modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            radius: Math.round(12 * Theme.unit)
            color: modelData.proof ? Theme.panel : "transparent"
            border.width: modelData.proof ? Math.max(2, Math.round(3 * Theme.unit)) : 0
            border.color: Theme.accent

            Text {
                y: Math.round(6 * Theme.unit)
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("%1 %2", "what cards are, and how many").arg(lot.modelData.title).arg(lot.modelData.count)
                font.pixelSize: showdown.titles
                font.weight: Font.DemiBold
                color: lot.modelData.proof ? Theme.accent : Theme.clothInk
            }
        }
    }
    Repeater {
        model: showdown.open && showdown.board.session ? showdown.board.session.cards.count : 0

        ShownCard {
            board: showdown.board
            spot: showdown.plan.spots[index] ?? null
            width: showdown.plan.width
            still: showdown.decided && !(spot?.proof ?? false)
        }
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        visible: showdown.decided && (showdown.board.session?.shown.dealEnded ?? false)
        text: qsTr("Click or press Enter to go on")
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
}
