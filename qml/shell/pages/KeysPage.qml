// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The keys of races: choose a place, then press its new key.
Sheet {
    id: page

    readonly property KeySettings settings: App.settings.keys
    readonly property var games: settings.games
    property string game: (games.find(game => game.id === Pages.gameId) ?? games[0])?.id ?? ""
    property int player: 0
    property string token
    property string message
    property int serial: 0
    /// Keys are held together to see which of them the keyboard reports.
    property bool testing: false
    property var held: []
    property int most: 0
    readonly property var keys: serial >= 0 ? settings.keys(game, player) : ({})

    /// One number for each player of that game, beginning with `first`.
    function numbers(first: int): var {
        return Array.from({
            length: settings.players(game)
        }, (_, i) => String(first + i));
    }

    title: qsTr("Keys")
    wanted: list.contentHeight

    Connections {
        target: page.settings
        function onChanged(): void {
            page.serial += 1;
        }
    }
    KeyCatcher {
        active: page.token !== "" || page.testing
        onReleased: key => page.held = page.held.filter(other => other !== key)
        onCaught: key => {
            if (page.testing) {
                page.testing = key !== "Esc";
                page.held = page.testing ? page.held.concat([key]) : [];
                page.most = Math.max(page.most, page.held.length);
                return;
            }
            page.message = key === "Esc" ? "" : page.settings.setKey(page.game, page.player, page.token, key);
            page.token = "";
        }
    }
    Scroll {
        id: list

        anchors.fill: parent

        Line {
            title: qsTr("Game")

            Segments {
                title: qsTr("Game")
                values: page.games.map(game => game.id)
                words: page.games.map(game => game.name)
                value: page.game
                onChosen: value => {
                    page.game = value;
                    page.player = 0;
                }
            }
        }
        Line {
            title: qsTr("Player")

            Segments {
                title: qsTr("Player")
                values: page.numbers(0)
                words: page.numbers(1)
                value: String(page.player)
                onChosen: value => page.player = Number(value)
            }
        }
        Text {
            width: parent.width
            height: Math.max(implicitHeight, Math.round(2.6 * font.pixelSize))
            text: page.testing ? qsTr("Hold the keys that are pressed together in play, then Esc. Reported now: %1. Most at once: %2.").arg(page.held.join(" ") || "–").arg(page.most) : page.message !== "" ? page.message : page.token !== "" ? qsTr("Press the new key for %1, or Esc.").arg(page.settings.tokenName(page.game, page.token)) : qsTr("Choose what to change. Many keyboards report only a few keys at once, so give each player an area of their own.")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: page.message !== "" && !page.testing ? Theme.red : Theme.ink
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Flow {
            KeyGroup.on: true
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: page.settings.tokens(page.game)

                PushButton {
                    required property string modelData

                    paper: true
                    strong: page.token === modelData
                    text: page.settings.tokenName(page.game, modelData)
                    key: page.keys[modelData] ?? ""
                    onClicked: {
                        page.message = "";
                        page.token = modelData;
                    }
                }
            }
        }
        Row {
            KeyGroup.on: true
            topPadding: spacing
            spacing: Theme.gap

            PushButton {
                paper: true
                text: qsTr("Reset keys")
                onClicked: {
                    page.message = "";
                    page.settings.reset(page.game);
                }
            }
            PushButton {
                paper: true
                strong: page.testing
                text: qsTr("Test keys")
                onClicked: {
                    page.token = "";
                    page.held = [];
                    page.most = 0;
                    page.testing = !page.testing;
                }
            }
        }
    }
}
