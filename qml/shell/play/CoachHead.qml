// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// What a lesson's step is called, the how manieth it is, and how far that is.
Column {
    id: head

    required property Coach coach
    /// Of the title, in pixels.
    property int titleSize: Theme.large
    /// There is room for the bar that shows how far it has come.
    property bool roomy: true

    spacing: Math.round(0.4 * Theme.gap)

    Item {
        width: parent.width
        height: title.height

        Text {
            id: title

            width: parent.width - count.width - Theme.gap
            height: Math.ceil(implicitHeight)
            text: head.coach?.title ?? ""
            wrapMode: Text.WordWrap
            font.pixelSize: head.titleSize
            font.weight: Font.Bold
            color: Theme.ink
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            id: count

            anchors.right: parent.right
            anchors.baseline: title.baseline
            text: head.coach ? qsTr("%1 of %2").arg(head.coach.step + 1).arg(head.coach.steps) : ""
            font.pixelSize: Theme.small
            color: Theme.inkFaint
            Accessible.role: Accessible.StaticText
            Accessible.name: head.coach ? qsTr("Step %1 of %2").arg(head.coach.step + 1).arg(head.coach.steps) : ""
        }
    }
    Rectangle {
        visible: head.roomy
        width: parent.width
        height: Math.round(6 * Theme.usual)
        radius: height / 2
        color: Theme.paperDeep

        Rectangle {
            width: head.coach ? parent.width * (head.coach.step + 1) / head.coach.steps : 0
            height: parent.height
            radius: height / 2
            color: Theme.action
        }
    }
}
