// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The pace of a race: all its limits of time at once, longer or shorter than usual.
Line {
    id: line

    required property var options
    property string pace: "usual"
    readonly property var limits: options.filter(option => option.id.endsWith("_ms") && option.id !== "tie_ms")

    signal picked(string id, int value)

    title: qsTr("Pace")
    note: qsTr("Longer or shorter pauses and limits of time; each can be changed below")

    Segments {
        width: parent.width
        title: line.title
        values: ["relaxed", "usual", "fast"]
        words: [qsTr("Relaxed"), qsTr("Usual"), qsTr("Fast")]
        value: line.pace
        onChosen: value => {
            line.pace = value;
            for (const limit of line.limits)
                line.picked(limit.id, Math.min(limit.max, limit.standard * (value === "relaxed" ? 2 : value === "fast" ? 0.5 : 1)));
        }
    }
}
