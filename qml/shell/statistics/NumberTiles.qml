// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What the games that are shown come to, in numbers.
Flow {
    id: tiles

    /// See Statistics.
    required property var shown
    /// Of one game alone: its scores can be compared.
    required property bool one
    readonly property int counted: shown.won + shown.lost
    readonly property int count: visibleChildren.length
    readonly property int most: Math.max(1, Math.floor((width + spacing) / (160 * Theme.unit)))
    // Rows of about the same length.
    readonly property int across: Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))))
    readonly property real each: Math.floor((width - (across - 1) * spacing) / across)

    function timeOf(minutes: real): string {
        if (minutes < 1)
            return qsTr("< 1 min");
        return minutes < 100 ? qsTr("%1 min").arg(Math.round(minutes)) : qsTr("%1 h").arg(Math.round(minutes / 60));
    }
    function others(shown: var): string {
        return [shown.assisted > 0 ? qsTr("%1 assisted").arg(shown.assisted) : "", shown.shared > 0 ? qsTr("%1 with others").arg(shown.shared) : ""].filter(text => text !== "").join(", ");
    }

    spacing: Theme.gap

    NumberTile {
        width: tiles.each
        title: qsTr("Played")
        number: tiles.shown.played
        note: tiles.others(tiles.shown)
    }
    NumberTile {
        width: tiles.each
        title: qsTr("Won")
        number: tiles.shown.share
        note: qsTr("%1 of %2").arg(tiles.shown.won).arg(tiles.counted)
    }
    NumberTile {
        width: tiles.each
        title: qsTr("Longest streak")
        number: tiles.shown.bestStreak
        note: qsTr("now %1").arg(tiles.shown.streak)
    }
    NumberTile {
        width: tiles.each
        visible: tiles.one && tiles.counted > 0
        title: qsTr("Mean score")
        number: Math.round(tiles.shown.mean)
        note: qsTr("± %1, best %2").arg(Math.round(tiles.shown.spread)).arg(tiles.shown.bestScore)
    }
    NumberTile {
        width: tiles.each
        visible: tiles.shown.rated > 0
        title: qsTr("Strength")
        number: Math.round(tiles.shown.percent)
        note: qsTr("100 is Expert")
    }
    NumberTile {
        width: tiles.each
        visible: tiles.one && tiles.counted > 0
        title: qsTr("Usual time")
        number: tiles.timeOf(tiles.shown.minutes)
        note: tiles.shown.quickest >= 0 ? qsTr("best %1").arg(tiles.timeOf(tiles.shown.quickest)) : ""
    }
    NumberTile {
        width: tiles.each
        visible: tiles.shown.decisions > 0
        title: qsTr("Best decisions")
        number: qsTr("%1%").arg(Math.round(100 * tiles.shown.best / Math.max(1, tiles.shown.decisions)))
        note: qsTr("of %1 judged").arg(tiles.shown.decisions)
    }
}
