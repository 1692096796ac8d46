// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What a person may choose, in groups; each change shows at once.
Sheet {
    id: page

    property string group: "table"
    readonly property string sought: search.text.trim()
    readonly property var groups: [
        {
            "id": "you",
            "text": qsTr("You")
        },
        {
            "id": "table",
            "text": qsTr("Table")
        },
        {
            "id": "cards",
            "text": qsTr("Cards")
        },
        {
            "id": "play",
            "text": qsTr("Play")
        },
        {
            "id": "pace",
            "text": qsTr("Pace")
        },
        {
            "id": "help",
            "text": qsTr("Help")
        },
        {
            "id": "sound",
            "text": qsTr("Sound")
        },
        {
            "id": "access",
            "text": qsTr("Access")
        },
        {
            "id": "games",
            "text": qsTr("Games")
        },
        {
            "id": "about",
            "text": qsTr("About")
        }
    ]

    title: sought !== "" ? qsTr("Found: “%1”").arg(sought) : groups.find(group => group.id === page.group)?.text ?? ""
    sideTitle: qsTr("Settings")

    side: [
        Field {
            id: search

            y: Math.round(4 * Theme.unit)
            x: Theme.gap
            width: (parent?.width ?? 0) - 2 * Theme.gap
            leftPadding: 3.4 * Theme.gap
            title: qsTr("Find a setting")
            placeholderText: title
            Keys.onEscapePressed: event => {
                event.accepted = text !== "";
                text = "";
            }

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                x: 0.8 * Theme.gap
                width: Math.round(20 * Theme.unit)
                height: width
                name: "search"
                color: Theme.inkFaint
            }
        },
        SideList {
            id: list

            anchors.top: search.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: reset.top
            anchors.bottomMargin: Theme.gap
            width: parent?.width ?? 0
            title: qsTr("Groups of settings")
            entries: page.groups
            current: page.sought === "" ? page.group : ""
            onChosen: id => {
                search.text = "";
                page.group = id;
                settings.scrollTo(0);
            }
        },
        PushButton {
            id: reset

            property bool done: false

            anchors.bottom: parent?.bottom
            x: Theme.gap
            width: (parent?.width ?? 0) - 2 * Theme.gap
            font.pixelSize: Theme.small
            paper: true
            text: done ? qsTr("Undo reset") : qsTr("Reset all")
            onClicked: {
                if (done)
                    App.settings.undoReset();
                else
                    App.settings.reset();
                done = !done;
            }
        }
    ]

    SettingsPreview {
        id: preview

        x: settings.inset
        width: settings.width - 2 * settings.inset - Theme.gap
        height: visible ? Math.round(Math.min(150 * Theme.unit, page.height * 0.24)) : 0
        visible: page.sought === "" && (page.group === "table" || page.group === "cards")
    }
    Scroll {
        id: settings

        anchors.fill: parent
        anchors.topMargin: preview.visible ? preview.height + 0.4 * Theme.gap : 0
        spacing: Math.round(1.2 * Theme.gap)

        YouGroup {
            current: page.group === "you"
            sought: page.sought
        }
        TableGroup {
            current: page.group === "table"
            sought: page.sought
        }
        CardsGroup {
            current: page.group === "cards"
            sought: page.sought
        }
        PlayGroup {
            current: page.group === "play"
            sought: page.sought
        }
        PaceGroup {
            current: page.group === "pace"
            sought: page.sought
        }
        HelpGroup {
            current: page.group === "help"
            sought: page.sought
        }
        SoundGroup {
            current: page.group === "sound"
            sought: page.sought
        }
        AccessGroup {
            current: page.group === "access"
            sought: page.sought
        }
        GamesGroup {
            current: page.group === "games"
            sought: page.sought
        }
        AboutGroup {
            current: page.group === "about"
            sought: page.sought
        }
        Text {
            visible: page.sought !== "" && settings.contentHeight < 2 * Theme.touchSize
            text: qsTr("No setting has these words.")
            font.pixelSize: Theme.normal
            color: Theme.inkFaint
        }
    }
}
