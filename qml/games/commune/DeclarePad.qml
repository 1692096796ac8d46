// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What may be declared: kinds of hands, the ranks of the chosen one below. What is too low is greyed.
Column {
    id: pad

    required property CallPad pad
    /// How many ranks there are.
    required property int ranks
    readonly property real cell: Math.floor((width - (ranks - 1) * between) / ranks)
    /// The plates of a crowd leave less room.
    property bool low: false
    readonly property real line: low ? 34 : Theme.touchSize
    readonly property real between: 8
    readonly property int perLine: Math.ceil(headings.count / (width > 940 * Theme.unit ? 1 : 2))

    spacing: between
    // While others are asked it only shows what is left.
    opacity: pad.pad?.active ? 1 : 0.55

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What to declare")

    Grid {
        columns: pad.perLine
        spacing: pad.between

        Repeater {
            id: headings

            model: pad.pad?.headings ?? []

            PadKey {
                required property var modelData

                width: Math.floor((pad.width - (pad.perLine - 1) * pad.between) / pad.perLine)
                height: pad.line
                text: modelData.name
                hotkey: modelData.key
                current: modelData.current
                enabled: modelData.enabled
                onClicked: pad.pad.chooseHeading(modelData.name)
            }
        }
    }
    Row {
        spacing: pad.between

        Repeater {
            model: pad.pad?.firsts ?? []

            PadKey {
                required property var modelData

                width: pad.cell
                height: pad.line
                font.pixelSize: Theme.normal
                text: modelData.name === "T" ? "10" : modelData.name
                current: modelData.current
                held: modelData.held
                enabled: modelData.enabled
                onClicked: pad.pad.chooseFirst(modelData.name)
            }
        }
    }
    Row {
        height: pad.line
        spacing: pad.between

        Repeater {
            model: pad.pad?.seconds ?? []

            PadKey {
                required property var modelData

                width: pad.cell
                height: pad.line
                font.pixelSize: Theme.normal
                text: modelData.name === "T" ? "10" : modelData.name
                current: modelData.current
                held: modelData.held
                enabled: modelData.enabled
                onClicked: pad.pad.chooseSecond(modelData.name)
            }
        }
    }
}
