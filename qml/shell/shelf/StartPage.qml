// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The shelf: games in play first, then every game there is.
FocusScope {
    id: page

    property string people: "all"
    readonly property int across: Math.max(1, Math.min(4, Math.floor((width - 4 * Theme.gap) / (330 * Theme.unit))))
    readonly property real cardWidth: Math.min(420 * Theme.unit, (width - (3 + across) * 2 * Theme.gap) / across)

    function fitting(people: string, games: var): var {
        return games.filter(game => suits(people, game));
    }
    function suits(people: string, game: var): bool {
        return people === "all" || game.minSeats <= Number(people) && game.maxSeats >= Number(people) || people === "1";
    }

    /// From the game that has the focus, or whose button has, to the one so many places on.
    function step(by: int): void {
        let at = -1;
        for (let i = 0; i < games.count; ++i)
            if ((games.itemAt(i) as ShelfCard).holdsFocus)
                at = i;
        const next = at < 0 ? 0 : at + by;
        if (next >= 0 && next < games.count)
            games.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }

    focus: true
    Keys.forwardTo: [shelf]
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(-across)
    Keys.onDownPressed: step(across)

    Item {
        id: head

        x: 3 * Theme.gap
        width: parent.width - 6 * Theme.gap
        height: Math.round(84 * Theme.unit)

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Full Table")
            font.pixelSize: Theme.huge
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            spacing: Theme.gap

            ToolButton {
                symbol: "stats"
                text: qsTr("Statistics")
                labelled: page.width > 900
                onClicked: Pages.open("statistics", "")
            }
            ToolButton {
                symbol: "settings"
                text: qsTr("Settings")
                labelled: page.width > 900
                onClicked: Pages.open("settings", "")
            }
        }
    }
    Scroll {
        id: shelf

        anchors.fill: parent
        anchors.topMargin: head.height
        inset: 3 * Theme.gap
        spacing: 1.6 * Theme.gap
        barColor: Theme.clothInk

        Text {
            visible: App.continues.length > 0
            text: qsTr("Continue")
            font.pixelSize: Theme.large
            color: Theme.clothInk
        }
        Flow {
            width: parent.width
            visible: App.continues.length > 0
            spacing: Theme.gap

            Repeater {
                model: App.continues

                Rectangle {
                    id: saved

                    required property var modelData

                    width: resume.width + drop.width + Theme.gap * 1.5
                    height: resume.height + Theme.gap
                    radius: Math.round(10 * Theme.unit)
                    color: Theme.paper
                    border.color: Theme.paperEdge

                    PushButton {
                        id: resume

                        x: Theme.gap * 0.5
                        y: Theme.gap * 0.5
                        symbol: "play"
                        text: qsTr("%1 · %2").arg(saved.modelData.gameName).arg(saved.modelData.line)
                        paper: true
                        onClicked: App.resume(saved.modelData.savedId)
                    }
                    ToolButton {
                        id: drop

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        anchors.rightMargin: Theme.gap * 0.3
                        symbol: "close"
                        text: qsTr("Remove")
                        paper: true
                        onClicked: App.discard(saved.modelData.savedId)
                    }
                }
            }
        }
        Row {
            spacing: Theme.gap

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("People playing:")
                font.pixelSize: Theme.normal
                color: Theme.clothInk
            }
            Segments {
                title: qsTr("People playing")
                values: ["all", "1", "2", "3", "4", "5"]
                words: [qsTr("Any"), "1", "2", "3", "4", "5"]
                value: page.people
                onChosen: value => page.people = value
            }
        }
        Flow {
            width: parent.width
            spacing: 2 * Theme.gap

            Repeater {
                id: games

                model: page.fitting(page.people, App.games)

                ShelfCard {
                    required property var modelData

                    width: page.cardWidth
                    height: Math.round(page.cardWidth * 0.62 + 150 * Theme.unit)
                    game: modelData
                    onClicked: App.quickGame(modelData.id)
                    onSetUp: Pages.open("new", modelData.id)
                }
            }
        }
    }
}
