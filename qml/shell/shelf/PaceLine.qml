// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The pace of a race: all its limits of time at once, longer or shorter than usual.
Line {
    id: line

    required property var options
    /// What has been set, by the option's id.
    required property var chosen
    readonly property var limits: options.filter(option => option.id.endsWith("_ms") && option.id !== "tie_ms")
    readonly property var paces: ["relaxed", "usual", "fast"]

    signal picked(string id, int value)

    function limitAt(limit: var, pace: string): int {
        return Math.min(limit.max, limit.standard * (pace === "relaxed" ? 2 : pace === "fast" ? 0.5 : 1));
    }

    title: qsTr("Pace")
    note: qsTr("Longer or shorter pauses and limits of time; each can be changed below")

    Segments {
        width: parent.width
        title: line.title
        values: line.paces
        words: [qsTr("Relaxed"), qsTr("Usual"), qsTr("Fast")]
        // None, where single limits were set.
        value: line.paces.find(pace => line.limits.every(limit => Number(line.chosen[limit.id] ?? limit.standard) === line.limitAt(limit, pace))) ?? ""
        onChosen: pace => {
            for (const limit of line.limits)
                line.picked(limit.id, line.limitAt(limit, pace));
        }
    }
}
