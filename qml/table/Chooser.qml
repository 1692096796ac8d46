// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry

// Asks which of several moves was meant; Enter chooses the line that is marked, the arrow keys mark another.
Rectangle {
    id: chooser

    required property Session session
    required property point at

    visible: session !== null && session.input.chooser.length > 0
    // The keys are the table's, and answer.
    onVisibleChanged: if (visible)
        (parent as GameTable)?.takeKeys()
    x: Math.max(Theme.gap, Math.min(parent.width - width - Theme.gap, at.x - width / 2))
    y: Math.max(Theme.gap, Math.min(parent.height - height - Theme.gap, at.y - height / 2))
    width: choices.width + 2 * Theme.gap
    height: choices.height + 2 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Which move?")

    Column {
        id: choices

        x: Theme.gap
        y: Theme.gap
        spacing: Theme.gap

        Repeater {
            model: chooser.session ? chooser.session.input.chooser : []

            PushButton {
                id: choice

                required property int index
                required property var modelData

                text: modelData.label
                key: String(index + 1)
                paper: true
                focusPolicy: Qt.NoFocus
                strong: marked
                marked: index === chooser.session?.input.chooserLine
                onClicked: chooser.session.input.choose(modelData.index)

                Shortcut {
                    sequence: choice.key
                    onActivated: choice.clicked()
                }
            }
        }
        PushButton {
            text: qsTr("Cancel")
            key: "Esc"
            paper: true
            focusPolicy: Qt.NoFocus
            onClicked: chooser.session.input.cancelChoice()
        }
    }
}
