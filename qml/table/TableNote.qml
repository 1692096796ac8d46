// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry

// What the table has to say: a hint, what is to be done, or that a solitaire has come to a standstill, with the ways out
// of it. It has a band of its own at the lower edge; what is too long for that lies upon free felt. Nothing moves for it.
FloatingNote {
    id: note

    required property Session session
    required property GameTable board
    /// What the viewer is asked to do.
    property string prompt: session?.shown.prompt ?? ""
    readonly property string ruleName: words !== "" && words === prompt ? "Turn by turn" : ""
    /// What was done last.
    property string story
    /// How much of the room a part of the game's own takes.
    property real aside: 0
    /// The room kept for it.
    required property rect band
    readonly property bool stuck: session !== null && session.input.question === "" && !hinted && prompt === "" && session.advisor.notice !== ""
    /// The hint says how one's melds are laid anew, which is better seen than read.
    readonly property bool rearranges: hinted && session.input.melds.rearranges && !session.input.melds.workspace.open
    /// A hint stands there, with its move first.
    readonly property bool hinted: session !== null && session.input.question === "" && session.advisor.hintLines.length > 0
    /// What it says, as it is read out.
    readonly property string words: !session ? "" : hinted ? session.advisor.hintTold : session.input.question || prompt || session.advisor.notice || (session.coach ? "" : story)
    readonly property bool told: story !== "" && words === story
    /// Before what is asked, or alone where that goes without saying.
    readonly property string turn: session && !session.coach && (told || words === prompt) ? session.shown.turn : ""
    /// What is asked at the table stands on it as its plates do; what helps lies there on paper.
    readonly property bool onCloth: told || (words === prompt && session !== null && session.input.question === "")
    /// There is no room for whose turn it is, nor for large letters.
    property bool brief: false
    readonly property bool turnTold: turn !== "" && !brief
    readonly property string whole: !turnTold ? words : words === "" ? turn : turn + " " + words
    /// How much room that takes.
    readonly property real leading: turnTold ? lead.implicitWidth + (words === "" ? 0 : Math.round(0.9 * Theme.gap)) : 0
    /// All that stands there: of a hint the move stands out, and what is told to who asks again has lines of its own.
    readonly property string said: hinted ? hintText(0) : words
    /// It tries what there is room for.
    property bool settling: false
    /// There are ways out, or ways to use the hint.
    readonly property bool hasOuts: stuck || (hinted && (rearranges || session.advisor.canDoHint || session.advisor.hasMore))
    /// Where these stand: `beside` the words, `below` them, or `nowhere`.
    property string outsAt: "nowhere"
    readonly property bool inLine: outsAt === "beside"
    /// It lies upon free felt.
    property bool floating: false
    /// Even among the cards of a ring.
    property bool within: false
    /// How large it and the table were when it found its place, and what it said there.
    property size settledFor
    property size settledIn
    property string settledText
    property bool settledWithOuts: false

    /// Whether it can stay where it is: what it says is read there, and nothing else has come there.
    function stays(): bool {
        if (whole !== settledText || hasOuts !== settledWithOuts || settledFor !== Qt.size(width, height) || settledIn !== Qt.size(board.width, board.height))
            return false;
        const place = note.freePlace(board, settledFor, Qt.point(x + width / 2, y + height / 2), within);
        return place.width > 0 && Math.abs(place.x - x) <= 1 && Math.abs(place.y - y) <= 1;
    }
    /// Finds its place, and keeps it as long as nothing else comes there.
    function settle(): void {
        if (settling || turn + words === "" || stays())
            return;
        settling = true;
        // Rather less of a hint than upon the table. What was asked for once more is shown in any case.
        const most = hinted && session.advisor.hintMore.length === 0 ? session.advisor.hintLines.length : 1;
        const finds = search => {
            for (let dropped = 0; dropped < most; ++dropped) {
                line.text = hinted ? hintText(dropped) : words;
                if (search())
                    return true;
            }
            return false;
        };
        within = false;
        const found = finds(isInBand) || [false, true].some(among => {
            within = among;
            return finds(isOnFelt);
        });
        if (!found) {
            // No room anywhere: wide and low, so that it covers least of the hand above.
            floating = false;
            line.width = Math.max(1, Math.min(band.width, 1000 * Theme.unit) - 2 * Theme.gap);
            lie(Qt.rect(band.x + (band.width - note.width) / 2, band.y + band.height - note.height, note.width, note.height));
        }
        settling = false;
    }
    /// Where its buttons may stand, the best place first.
    function ways(): list<string> {
        return !hasOuts ? ["nowhere"] : hinted && !rearranges ? ["beside", "below", "nowhere"] : ["beside", "below"];
    }
    /// Whether it found room in its band.
    function isInBand(): bool {
        // Rather its words alone in the band than upon the felt with buttons.
        for (const less of onCloth ? [false, true] : [true]) {
            brief = less;
            for (const way of ways()) {
                outsAt = way;
                if (liesInBand())
                    return true;
            }
        }
        return false;
    }
    /// Whether it found room upon the felt.
    function isOnFelt(): bool {
        for (const way of ways()) {
            outsAt = way;
            if (way !== "beside" && floats())
                return true;
        }
        return false;
    }
    /// Whether it finds free felt to lie upon.
    function floats(): bool {
        const wish = floating ? Qt.point(note.x + note.width / 2, note.y + note.height / 2) : Qt.point(band.x + band.width / 2, band.y + band.height / 2);
        for (const wide of [680, 520, 400, 300, 220]) {
            line.width = Math.min(wide * Theme.unit, board.width - 4 * Theme.gap);
            const place = note.freePlace(board, Qt.size(note.width, note.height), wish, within);
            if (place.width === 0)
                continue;
            floating = true;
            lie(place);
            return true;
        }
        return false;
    }
    /// Whether it finds room in its band, where it then lies.
    function liesInBand(): bool {
        const middle = Qt.point(band.x + band.width / 2, band.y + band.height / 2);
        line.width = Math.max(1, Math.min(band.width, 1000 * Theme.unit) - 2 * Theme.gap - leading - (inLine ? outs.width + Theme.gap : 0));
        const near = note.freePlace(board, Qt.size(note.width, note.height), middle);
        if (near.width === 0 || line.contentWidth > line.width + 1 || near.y < band.y - 1 || near.y + near.height > band.y + band.height + 1)
            return false;
        floating = false;
        lie(near);
        return true;
    }
    /// The hint without that many of its last lines: figures go first, then reasons.
    function hintText(dropped: int): string {
        const advisor = session.advisor;
        const lines = Array.from(advisor.hintLines);
        const rest = lines.slice(1, lines.length - dropped).join(" ");
        const more = Array.from(advisor.hintMore).map(each => `<br>${Theme.coloured(each)}`).join("");
        return `<b>${Theme.coloured(lines[0])}</b> ${Theme.coloured(rest)}<font color="${Theme.inkFaint}">${more}</font>`;
    }
    function lie(place: rect): void {
        x = Math.max(0, Math.min(Math.round(place.x), Math.floor(board.width - note.width)));
        y = Math.max(0, Math.min(Math.round(place.y), Math.floor(board.height - note.height)));
        // The words take no more room than they need.
        line.width = Math.min(line.width, Math.ceil(line.contentWidth) + 2);
        settledFor = Qt.size(note.width, note.height);
        settledIn = Qt.size(board.width, board.height);
        settledText = whole;
        settledWithOuts = hasOuts;
    }

    visible: whole !== "" && !(told && floating)
    width: Math.ceil(inLine ? line.contentWidth + outs.width + 3 * Theme.gap : Math.max(line.contentWidth + leading, outs.visible ? outs.width : 0) + 2 * Theme.gap)
    height: Math.ceil((inLine ? Math.max(line.contentHeight, outs.height) : line.contentHeight + (outs.visible ? outs.height + Theme.gap * 0.5 : 0)) + Theme.gap * 0.8)

    Accessible.role: Accessible.StaticText
    Accessible.name: whole

    onWidthChanged: again.restart()
    onHeightChanged: again.restart()
    onSaidChanged: {
        floating = false;
        settledText = "";
        settle();
    }
    onBandChanged: settle()
    onHasOutsChanged: again.restart()
    onTurnChanged: {
        brief = false;
        again.restart();
    }

    // Its buttons may come later than its words.
    Timer {
        id: again

        interval: 0
        onTriggered: if (note.settledText !== note.whole || note.settledFor !== Qt.size(note.width, note.height) || note.hasOuts !== note.settledWithOuts)
            note.settle()
    }
    Connections {
        target: note.board

        function onArranged(): void {
            note.settle();
        }
    }
    Escape {
        when: note.hinted
        onPressed: note.session.advisor.closeHint()
    }
    Rectangle {
        anchors.fill: parent
        visible: !note.told || note.turnTold
        radius: Math.round(note.onCloth ? Math.min(note.height / 2, 20 * Theme.unit) : 7 * Theme.unit)
        color: note.onCloth ? Theme.plate : Theme.paper
        border.color: note.onCloth ? Theme.buttonEdge : Theme.paperEdge
    }
    Text {
        id: lead

        x: Theme.gap
        y: Math.round((note.height - height) / 2)
        visible: note.turnTold
        text: note.turn
        font.pixelSize: Theme.normal
        font.bold: true
        color: Theme.accent
    }
    Text {
        id: line

        // Its lines are centred in what they need, not in what they may take.
        x: Math.round(note.inLine ? Theme.gap + (contentWidth - width) / 2 : note.leading + (note.width - note.leading - width) / 2)
        y: note.inLine ? Math.round((note.height - contentHeight) / 2) : Math.round(Theme.gap * 0.4)
        textFormat: note.hinted ? Text.StyledText : Text.PlainText
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: note.onCloth && !note.brief && (!note.told || note.turnTold) ? Theme.normal : Theme.small
        color: note.told ? Theme.clothInkFaint : note.onCloth ? Theme.clothInk : Theme.ink
    }
    NoteButtons {
        id: outs

        x: note.inLine ? note.width - width - Theme.gap : Math.round((note.width - width) / 2)
        y: note.inLine ? Math.round((note.height - height) / 2) : note.height - height - Math.round(Theme.gap * 0.4)
        visible: note.hasOuts && note.outsAt !== "nowhere"
        session: note.session
        hinted: note.hinted
        rearranges: note.rearranges
        stuck: note.stuck
    }
}
