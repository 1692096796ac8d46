// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// A game that is looked at again: its table, the steps below it, and beside it the moves and what a seat could know.
TablePage {
    id: page

    readonly property Session session: App.session
    readonly property Review review: session?.review ?? null
    readonly property Analyst analyst: App.analyst
    readonly property PlayTable board: table.item as PlayTable
    readonly property bool wide: width > 1000 * Theme.unit
    readonly property real side: wide ? Math.round(Math.min(480 * Theme.unit, 0.34 * width)) : 0
    readonly property int edge: wide ? 2 * Theme.gap : Theme.gap
    readonly property bool charted: analyst.chances.length > 1
    /// Of the move that comes next, what `Analyst.mistakeAt` tells.
    readonly property var mistake: analyst.losses[(review?.move ?? 0) + 1] > 0 ? analyst.mistakeAt(review.move + 1) : ({})
    readonly property bool own: review !== null && mistake.seat === review.seat

    /// What was played here, and what would have been better, is marked on the cards.
    function compare(): void {
        session?.advisor.compare(own ? mistake.notation : "", own ? mistake.betterNotation : "");
    }

    onMistakeChanged: compare()
    onOwnChanged: compare()
    gameTable: board
    focus: true
    Keys.onEscapePressed: App.endReview()

    ReviewBar {
        id: bar

        width: parent.width
        z: 8
        session: page.session
    }
    Loader {
        id: table

        readonly property string type: page.session ? page.session.game.id.split("_").map(w => w[0].toUpperCase() + w.slice(1)).join("") : ""

        anchors.left: parent.left
        anchors.top: bar.bottom
        width: parent.width - (page.wide ? page.side + 2 * page.edge : 0)
        height: page.wide ? parent.height - bar.height - steps.height - 2 * page.edge - (page.charted ? chart.height + Theme.gap : 0) : Math.round((parent.height - bar.height - steps.height) * 0.7)
        source: type === "" ? "" : "qrc:/qt/qml/FullTable/Games/" + page.session.game.id + "/" + type + ".qml"
    }
    ReviewSteps {
        id: steps

        anchors.top: table.bottom
        anchors.topMargin: page.wide ? page.edge : 0
        x: page.edge
        width: table.width - 2 * page.edge
        focus: true
        session: page.session
        analyst: page.analyst
    }
    ReviewChart {
        id: chart

        visible: page.charted && (page.wide || parts.part === "chart")
        x: page.edge
        anchors.top: page.wide ? steps.bottom : parts.bottom
        anchors.topMargin: Theme.gap / 2
        width: steps.width
        height: page.wide ? Math.round(0.24 * page.height) : moves.height
        analyst: page.analyst
        review: page.review
    }
    Segments {
        id: parts

        property string part: "moves"

        visible: !page.wide
        anchors.top: steps.bottom
        anchors.topMargin: 8
        x: page.edge
        width: parent.width - 2 * page.edge
        paper: false
        title: qsTr("Shown")
        values: ["moves", "known", ...(page.charted ? ["chart"] : [])]
        words: [qsTr("Moves"), known.title, ...(page.charted ? [qsTr("Chances")] : [])]
        value: part
        onChosen: value => part = value
    }
    LogPane {
        id: moves

        visible: page.wide || parts.part === "moves"
        x: page.wide ? parent.width - page.side - page.edge : page.edge
        y: page.wide ? bar.height + page.edge : parts.y + parts.height + Theme.gap / 2
        width: page.wide ? page.side : parent.width - 2 * page.edge
        height: page.wide ? Math.round((parent.height - bar.height - 3 * page.edge) * 0.58) : parent.height - y - Theme.gap
        session: page.session
        review: page.review
        losses: page.analyst.losses
        titled: page.wide
    }
    ReviewKnown {
        id: known

        visible: page.wide || parts.part === "known"
        x: moves.x
        y: page.wide ? moves.y + moves.height + page.edge : moves.y
        width: moves.width
        height: page.wide ? parent.height - y - page.edge : moves.height
        session: page.session
        mistake: page.mistake
        titled: page.wide
    }
}
