// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The pace of a race: all that people wait or are given at once, longer or shorter than normal.
ChoiceLine {
    id: line

    required property var options
    /// What has been set, by the option's id.
    required property var chosen
    readonly property var paces: ["relaxed", "normal", "fast"]
    readonly property var limits: options.filter(option => option.paced)

    signal picked(var limits)

    function limitsAt(pace: string): var {
        const factor = pace === "relaxed" ? 2 : pace === "fast" ? 0.5 : 1;
        const all = {};
        for (const limit of limits)
            all[limit.id] = Math.min(limit.max, limit.standard * factor);
        return all;
    }

    title: qsTr("Pace")
    note: qsTr("How long everything waits, and how much time there is")
    values: paces
    words: [qsTr("Relaxed"), qsTr("Normal"), qsTr("Fast")]
    // None, where single limits were set.
    value: paces.find(pace => limits.every(limit => Number(chosen[limit.id] ?? limit.standard) === limitsAt(pace)[limit.id])) ?? ""
    onChosen: pace => picked(limitsAt(pace))
}
