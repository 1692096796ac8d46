// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Off or on.
Segments {
    id: choice

    property bool on: false

    signal switched(bool on)

    values: ["no", "yes"]
    words: [qsTr("Off"), qsTr("On")]
    value: on ? "yes" : "no"
    onChosen: value => choice.switched(value === "yes")
}
