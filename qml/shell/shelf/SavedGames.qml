// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The games in play, or those that were removed and can be put back.
Column {
    id: shelf

    required property int across
    required property real cardWidth
    required property real space
    property bool all: false
    property bool binWished: false
    readonly property bool bin: binWished && App.removed.length > 0
    readonly property var games: bin ? App.removed : App.continues

    signal removed(saved: var)

    visible: App.continues.length + App.removed.length > 0
    spacing: Math.round(1.4 * Theme.gap)

    Connections {
        target: App

        function onContinuesChanged(): void {
            shelf.binWished = shelf.bin;
        }
    }
    Item {
        width: parent.width
        height: Math.max(heading.height, buttons.height)

        Text {
            id: heading

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - buttons.width - Theme.gap
            text: shelf.bin ? qsTr("Removed games") : qsTr("Continue")
            elide: Text.ElideRight
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.clothInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Row {
            id: buttons

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            KeyGroup.on: true

            ToolButton {
                offered: App.removed.length > 0
                labelled: true
                symbol: shelf.bin ? "back" : "close"
                text: shelf.bin ? qsTr("Games in play") : qsTr("Removed games (%1)").arg(App.removed.length)
                onClicked: shelf.binWished = !shelf.bin
            }
            ToolButton {
                offered: shelf.games.length > shelf.across
                labelled: true
                symbol: shelf.all ? "down" : "right"
                text: shelf.all ? qsTr("Only the last ones") : qsTr("All saved games (%1)").arg(shelf.games.length)
                onClicked: shelf.all = !shelf.all
            }
        }
    }
    Text {
        width: parent.width
        visible: shelf.bin
        text: qsTr("Click a game to put it back. After %1 days it is deleted for good.").arg(App.daysInBin)
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.clothInk
    }
    Flow {
        width: parent.width
        spacing: shelf.space
        KeyGroup.first: true

        Repeater {
            model: shelf.games.slice(0, shelf.all ? Infinity : shelf.across)

            SavedCard {
                required property var modelData

                width: shelf.cardWidth
                saved: modelData
                inBin: shelf.bin
                onResumed: shelf.bin ? App.restore(modelData.savedId) : App.resume(modelData.savedId)
                onRemoved: {
                    shelf.removed(modelData);
                    App.remove(modelData.savedId);
                }
            }
        }
    }
}
