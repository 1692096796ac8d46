// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The pace of a race: all that people wait or are given at once, longer or shorter than normal.
Line {
    id: line

    required property var options
    /// What has been set, by the option's id.
    required property var chosen
    readonly property var limits: options.filter(option => option.paced)
    readonly property var paces: ["relaxed", "normal", "fast"]

    signal picked(string id, int value)

    function limitAt(limit: var, pace: string): int {
        return Math.min(limit.max, limit.standard * (pace === "relaxed" ? 2 : pace === "fast" ? 0.5 : 1));
    }

    title: qsTr("Pace")
    note: qsTr("Sets all the times below at once")

    Segments {
        width: parent.width
        title: line.title
        values: line.paces
        words: [qsTr("Relaxed"), qsTr("Normal"), qsTr("Fast")]
        // None, where single limits were set.
        value: line.paces.find(pace => line.limits.every(limit => Number(line.chosen[limit.id] ?? limit.standard) === line.limitAt(limit, pace))) ?? ""
        onChosen: pace => {
            for (const limit of line.limits)
                line.picked(limit.id, line.limitAt(limit, pace));
        }
    }
}
