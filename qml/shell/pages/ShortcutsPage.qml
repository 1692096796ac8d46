// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// All keys that work where one came from.
Sheet {
    id: page

    title: qsTr("Keys that work here")
    most: 620 * Theme.unit
    wanted: list.contentHeight

    function line(shortcut: var): string {
        return qsTr("%1: %2").arg(shortcut.keys.join(", ")).arg(shortcut.text);
    }

    Scroll {
        id: list

        anchors.fill: parent
        focus: true
        reads: true

        // What is scrolled out of sight is in no tree: who has the keys here hears all of it.
        Accessible.role: Accessible.Paragraph
        Accessible.name: Pages.shortcuts.map(each => page.line(each)).join("; ")

        Repeater {
            model: Pages.shortcuts

            Item {
                id: row

                required property var modelData
                required property int index

                width: parent?.width ?? 0
                height: Math.max(keys.height, words.height) + Theme.gap

                Accessible.role: Accessible.ListItem
                Accessible.name: page.line(modelData)

                Rectangle {
                    visible: row.index > 0
                    width: parent.width
                    height: 1
                    color: Theme.paperEdge
                }
                Flow {
                    id: keys

                    y: Theme.gap / 2
                    width: parent.width * 0.36
                    spacing: Theme.gap * 0.5

                    Repeater {
                        model: row.modelData.keys

                        Rectangle {
                            id: cap

                            required property string modelData

                            width: Math.max(height, letter.implicitWidth + Theme.gap)
                            height: Math.round(1.7 * Theme.small)
                            radius: Math.round(4 * Theme.unit)
                            color: "transparent"
                            border.color: Theme.inkFaint

                            Text {
                                id: letter

                                anchors.centerIn: parent
                                text: cap.modelData
                                font.pixelSize: Theme.small
                                color: Theme.ink
                                Accessible.ignored: true
                            }
                        }
                    }
                }
                Text {
                    id: words

                    x: parent.width * 0.38
                    y: Theme.gap / 2 + (Math.round(1.7 * Theme.small) - Theme.normal) / 3
                    width: parent.width - x
                    text: row.modelData.text
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.normal
                    color: Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
