// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A section of the rules: its heading, and what stands below it.
Column {
    id: section

    required property int index
    required property var modelData
    /// The rules are of the game at the table.
    required property bool played
    /// With which options that one is played, in words.
    readonly property string setting: modelData.played ?? ""

    /// Also what holds for other values of the options than those that are set.
    property bool everything: false
    /// Nothing else stands here.
    readonly property bool variant: modelData.blocks.length > 0 && modelData.blocks.every(block => block.variant)

    signal optionsAsked
    signal wished(bool everything)

    /// How far below the top that option stands; 0 where it is not among those of this section.
    function yOf(option: string): real {
        for (let i = 0; option !== "" && i < blocks.count; ++i) {
            const block = blocks.itemAt(i) as RulesBlock;
            const below = block?.yOf(option) ?? 0;
            if (below > 0)
                return block.y + below;
        }
        return 0;
    }

    // Its lines are in the middle of a page that is wider; its tables may be longer.
    x: Math.round(Math.max(0, (parent?.width ?? 0) - 36 * Theme.normal) / 2)
    width: Math.min((parent?.width ?? 0) - x, Math.round(46 * Theme.normal))
    spacing: Math.round(0.8 * Theme.gap)

    Heading {
        visible: section.index > 0
        text: section.modelData.title
        font.pixelSize: section.modelData.level > 2 ? Math.round(Theme.normal * 1.1) : Theme.large
    }
    Repeater {
        id: blocks

        model: section.modelData.blocks

        RulesBlock {
            required property var modelData

            block: modelData
            played: section.played
            everything: section.everything || section.variant
            onWished: everything => section.wished(everything)
        }
    }
    Rectangle {
        visible: section.setting !== ""
        width: Math.min(parent.width, Math.round(33 * Theme.normal))
        height: Math.max(set.height, change.height) + Theme.gap
        radius: Math.round(10 * Theme.unit)
        color: Theme.paperDeep

        Text {
            id: set

            x: 1.2 * Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - change.width - 3.4 * Theme.gap
            text: qsTr("As set in this game: <b>%1</b>").arg(section.setting)
            textFormat: Text.StyledText
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            color: Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("As set in this game: %1").arg(section.setting)
        }
        PushButton {
            id: change

            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            paper: true
            font.pixelSize: Theme.small
            text: qsTr("Options")
            onClicked: section.optionsAsked()
        }
    }
}
