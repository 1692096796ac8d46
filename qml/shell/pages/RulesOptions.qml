// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// What the options of a game change, value by value. In a game at the table those that are not set step back.
Column {
    id: options

    /// As `rulesAsSet` has it.
    required property var list
    required property bool played

    /// Where that option stands.
    function yOf(label: string): real {
        return entries.itemAt(list.findIndex(option => option.label === label))?.y ?? 0;
    }

    width: parent?.width ?? 0
    spacing: Math.round(1.4 * Theme.gap)

    Repeater {
        id: entries

        model: options.list

        Column {
            id: option

            required property var modelData

            width: options.width
            spacing: Math.round(0.3 * Theme.gap)

            Text {
                width: parent.width
                text: option.modelData.now === "" || option.modelData.now === undefined ? option.modelData.label : qsTr("%1: %2", "an option and its value").arg(option.modelData.label).arg(option.modelData.now)
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                font.weight: Font.Bold
                color: Theme.ink
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                model: option.modelData.rows

                Item {
                    id: row

                    required property var modelData
                    readonly property bool taken: options.played && modelData.set && modelData.value !== ""
                    readonly property string name: modelData.usual ? qsTr("%1 (usual)", "the value of an option").arg(modelData.value) : modelData.value

                    width: option.width
                    height: line.height

                    Accessible.role: Accessible.StaticText
                    Accessible.name: (modelData.value === "" ? modelData.line : qsTr("%1: %2", "the value of an option, what it changes").arg(name).arg(modelData.line)) + (taken ? qsTr(". Set in this game") : "")

                    Symbol {
                        visible: row.taken
                        y: Math.round((Theme.normal * 1.35 - height) / 2)
                        width: Math.round(16 * Theme.unit)
                        height: width
                        name: "check"
                        color: Theme.action
                    }
                    Text {
                        id: line

                        x: Math.round(24 * Theme.unit)
                        width: Math.min(row.width - x, Math.round(33 * Theme.normal))
                        text: row.modelData.value === "" ? row.modelData.line : qsTr("<b>%1</b> – %2", "the value of an option, what it changes").arg(row.name).arg(row.modelData.line)
                        textFormat: Text.StyledText
                        wrapMode: Text.WordWrap
                        lineHeight: 1.25
                        font.pixelSize: Theme.normal
                        color: row.modelData.set ? Theme.ink : Theme.inkFaint
                    }
                }
            }
        }
    }
}
