// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The rules of a game for players: its sections at the left, their text beside them.
Sheet {
    id: page

    readonly property var sections: App.rulesSections(Pages.gameId)
    /// The section that is being read: the last one that has begun near the top.
    readonly property int reading: {
        let at = 0;
        for (let i = 0; i < parts.count; ++i)
            if ((parts.itemAt(i)?.y ?? Infinity) <= reader.contentY + 6 * Theme.gap)
                at = i;
        return asked >= 0 ? asked : reader.contentY <= 0 ? 0 : at;
    }
    /// The section that was gone to, as long as nothing has been scrolled since.
    property int asked: -1

    function go(at: int): void {
        reader.scrollTo(parts.itemAt(at)?.y ?? 0);
        asked = at;
    }

    title: sections[0]?.title ?? ""
    sideTitle: qsTr("Rules")

    side: [
        SideList {
            anchors.fill: parent
            title: qsTr("Sections of the rules")
            entries: page.sections.map((section, i) => ({
                        "id": String(i),
                        "text": i === 0 ? qsTr("The game") : section.title
                    })).filter(entry => page.sections[Number(entry.id)].level < 3)
            current: String(page.reading)
            onChosen: id => page.go(Number(id))
        }
    ]

    Scroll {
        id: reader

        anchors.fill: parent
        focus: true
        reads: true
        spacing: Math.round(2.2 * Theme.gap)
        onContentYChanged: page.asked = -1

        PushButton {
            visible: App.hasLesson(Pages.gameId)
            x: Math.round(Math.max(0, parent.width - 36 * Theme.normal) / 2)
            text: qsTr("Guided game")
            symbol: "play"
            paper: true
            strong: true
            onClicked: {
                const game = Pages.gameId;
                page.close();
                App.beginLesson(game);
            }
        }
        Repeater {
            id: parts

            model: page.sections

            Column {
                id: section

                required property int index
                required property var modelData

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
                    model: section.modelData.blocks

                    Column {
                        id: block

                        required property var modelData

                        width: section.width

                        Prose {
                            visible: text !== ""
                            text: block.modelData.prose ?? ""
                        }
                        DataTable {
                            visible: cells.length > 0
                            width: parent.width
                            columns: block.modelData.columns ?? 1
                            cells: block.modelData.cells ?? []
                        }
                    }
                }
            }
        }
    }
}
