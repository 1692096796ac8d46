// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What was won and lost in a game, decision by decision. It begins to judge when it is opened, and can be stopped.
Sheet {
    id: page

    readonly property Analyst analyst: App.analyst
    readonly property var people: analyst.people
    readonly property var chances: analyst.chances
    readonly property var line: analyst.line
    readonly property var shares: analyst.shares
    readonly property var sameCards: App.duplicates.results
    readonly property Review review: App.session?.review ?? null
    property bool listed: false

    /// Shows the table before that move, where the game is in review.
    function show(move: int): void {
        if (!review)
            return;
        review.goTo(move - 1);
        close();
    }
    function cellsOf(chances: var): var {
        const cells = [qsTr("Move"), qsTr("Chance"), qsTr("Lost")];
        for (const point of chances)
            cells.push(String(point.move), qsTr("%1%").arg(Math.round(point.chance)), point.lost > 0 ? qsTr("%1%").arg(Math.round(point.lost)) : "–");
        return cells;
    }

    /// Whether there is anything beside what computers made of the same cards.
    readonly property bool beside: analyst.reactions.length > 0 || line.length > 0 || chances.length > 0
    // Side by side where there is room for it.
    readonly property bool wide: scroll.width > 860 * Theme.unit
    readonly property real each: wide ? Math.floor((scroll.width - 2 * scroll.inset - 4 * Theme.gap) * 0.55) : 0

    title: qsTr("Analysis")
    most: Math.round((analyst.ready && !beside ? 760 : 1360) * Theme.unit)
    highest: Math.round(860 * Theme.unit)
    wanted: analyst.ready ? scroll.contentHeight + Theme.gap : 0

    Component.onCompleted: App.analyse()

    Scroll {
        id: scroll

        anchors.fill: parent
        spacing: 2 * Theme.gap

        Segments {
            visible: page.people.length > 1
            width: parent.width
            title: qsTr("Whose moves")
            values: page.people.map(seat => String(seat))
            words: page.people.map(seat => page.analyst.nameOf(seat))
            value: String(page.analyst.seat)
            onChosen: value => page.analyst.seat = Number(value)
        }
        Prose {
            visible: !page.analyst.ready
            text: page.analyst.race ? qsTr("Your answers are timed from the moment in which a card is turned.") : page.analyst.solitaire ? qsTr("Every card is known now: so it can be found out up to which move this deal could be won.") : qsTr("Each of your decisions is judged by what you knew then. The strongest player looks for the best move, and then yours and that one are played in the same imagined deals.")
        }
        JudgeProgress {
            width: parent.width
            strong: true
            analyst: page.analyst
        }
        Prose {
            visible: text !== ""
            text: page.analyst.verdict
        }
        Grid {
            id: grid

            readonly property real rest: page.wide ? width - columnSpacing - page.each : width

            width: parent.width
            columns: page.wide ? 2 : 1
            columnSpacing: 3 * Theme.gap
            rowSpacing: 2 * Theme.gap

            Column {
                visible: page.beside
                width: page.wide ? page.each : grid.width
                spacing: 2 * Theme.gap

                ReactionTable {
                    width: parent.width
                    list: page.analyst.reactions
                }
                Column {
                    visible: page.analyst.ready && page.line.length > 0
                    width: parent.width
                    spacing: Math.round(0.4 * Theme.gap)

                    Heading {
                        text: qsTr("From there it is won so")
                    }
                    Prose {
                        text: page.line.map((move, i) => (i + 1) + ". " + move).join("\n")
                    }
                    PushButton {
                        visible: page.review !== null
                        paper: true
                        text: qsTr("Play on from there")
                        onClicked: {
                            page.show(page.analyst.costlyMove(0, true));
                            App.playOn();
                        }
                    }
                }
                Column {
                    visible: page.chances.length > 0
                    width: parent.width
                    spacing: Math.round(0.6 * Theme.gap)

                    Heading {
                        text: qsTr("Chance to win after each decision, in percent")
                    }
                    ChanceGraph {
                        width: parent.width
                        visible: !page.listed
                        chances: page.chances
                        moves: page.analyst.moves
                        onChosen: move => page.show(move)
                    }
                    DataTable {
                        width: Math.min(parent.width, Math.round(420 * Theme.unit))
                        visible: page.listed
                        columns: 3
                        cells: page.listed ? page.cellsOf(page.chances) : []
                    }
                    PushButton {
                        paper: true
                        text: page.listed ? qsTr("As a graph") : qsTr("As a table")
                        onClicked: page.listed = !page.listed
                    }
                }
                Column {
                    visible: page.analyst.ready && !page.analyst.solitaire && !page.analyst.race
                    width: parent.width
                    spacing: Theme.gap

                    Heading {
                        text: qsTr("Costliest moves")
                    }
                    Prose {
                        text: page.analyst.summary
                    }
                    CostliestMoves {
                        width: parent.width
                        mistakes: page.analyst.mistakes
                        reviewed: page.review !== null
                        onChosen: move => page.show(move)
                    }
                }
            }
            Column {
                width: grid.rest
                spacing: 2 * Theme.gap

                Column {
                    visible: page.sameCards.length > 0
                    width: Math.min(parent.width, Math.round(620 * Theme.unit))
                    spacing: Theme.gap

                    Heading {
                        text: page.sameCards.length > 1 ? qsTr("The same cards, played by the computer in each seat") : qsTr("The same cards, played by the computer in your seat")
                    }
                    Repeater {
                        model: page.sameCards

                        SameCards {
                            required property var modelData

                            width: parent?.width ?? 0
                            titled: page.sameCards.length > 1
                            result: modelData
                        }
                    }
                }
                Column {
                    visible: page.chances.length > 0 && (page.analyst.running || page.shares.unit !== undefined)
                    width: parent.width
                    spacing: Theme.gap

                    Heading {
                        text: qsTr("Luck and skill")
                    }
                    Prose {
                        visible: page.analyst.running
                        text: qsTr("The same cards are being played again …")
                    }
                    LuckAndSkill {
                        visible: page.shares.unit !== undefined
                        width: Math.min(parent.width, Math.round(620 * Theme.unit))
                        shares: page.shares
                    }
                }
            }
        }
    }
}
