// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The rules of a game for players: a search through all of them and its sections at the left, their text beside them. In a
// small window the left side is folded away.
Sheet {
    id: page

    property string gameId: Pages.gameId
    readonly property var sections: App.rulesSections(gameId)
    readonly property bool played: (App.session?.game.id ?? "") === gameId
    readonly property bool narrow: width < 900 || Theme.terse
    property bool unfolded: false
    /// Also what holds for other values of the options than those that are set.
    property bool everything: false
    readonly property bool seeking: search.text.trim() !== "" && listed
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
    property string askedOption

    function go(at: int, option: string): void {
        const part = parts.itemAt(at) as RulesSection;
        reader.scrollTo(part ? part.y + part.yOf(option) : 0);
        asked = at;
        askedOption = option;
    }

    title: sections[0]?.title ?? ""
    sideTitle: narrow && !unfolded ? "" : qsTr("Rules")

    // Once all sections have their places.
    Component.onCompleted: {
        const section = App.rulesSection(gameId, Pages.rule);
        const option = Pages.option;
        Pages.rule = "";
        Pages.option = "";
        if (section > 0)
            Qt.callLater(() => page.go(section, option));
    }

    Shortcut {
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: App.settings.access.stepTextSize(true)
    }
    Shortcut {
        sequence: "Ctrl+-"
        onActivated: App.settings.access.stepTextSize(false)
    }
    Shortcut {
        sequence: "Ctrl+F"
        onActivated: {
            page.unfolded = true;
            search.forceActiveFocus(Qt.ShortcutFocusReason);
        }
    }

    tools: [
        ToolButton {
            offered: page.narrow
            symbol: "search"
            text: qsTr("Contents and search")
            paper: true
            onClicked: page.unfolded = !page.unfolded
        },
        ToolButton {
            offered: !page.narrow || page.width >= 760
            symbol: "smaller"
            text: qsTr("Smaller text")
            paper: true
            onClicked: App.settings.access.stepTextSize(false)
        },
        ToolButton {
            offered: !page.narrow || page.width >= 760
            symbol: "larger"
            text: qsTr("Larger text")
            paper: true
            onClicked: App.settings.access.stepTextSize(true)
        }
    ]

    side: [
        Field {
            id: search

            x: Theme.gap
            width: parent.width - 2 * Theme.gap
            title: qsTr("Search all rules")
            placeholderText: title
            Keys.onEscapePressed: event => {
                event.accepted = text !== "";
                clear();
            }
        },
        SideList {
            anchors.fill: parent
            anchors.topMargin: search.height + Theme.gap
            title: qsTr("Sections of the rules")
            entries: page.sections.map((section, i) => ({
                        "id": String(i),
                        "text": i === 0 ? qsTr("The game") : section.title
                    })).filter(entry => page.sections[Number(entry.id)].level < 3)
            current: String(page.reading)
            onChosen: id => {
                search.clear();
                page.go(Number(id), "");
            }
        }
    ]

    RulesHits {
        anchors.fill: parent
        visible: page.seeking
        wanted: page.seeking ? search.text : ""
        game: page.gameId
        onChosen: (game, section) => {
            page.gameId = game;
            search.clear();
            reader.forceActiveFocus();
            Qt.callLater(() => page.go(section, ""));
        }
    }
    Scroll {
        id: reader

        anchors.fill: parent
        visible: !page.seeking
        focus: true
        reads: true
        spacing: Math.round(2.2 * Theme.gap)
        onContentYChanged: page.asked = -1
        // Pictures and tables find their heights a little later.
        onContentHeightChanged: if (page.asked >= 0)
            page.go(page.asked, page.askedOption)

        PushButton {
            visible: App.hasLesson(page.gameId)
            x: Math.round(Math.max(0, parent.width - 36 * Theme.normal) / 2)
            text: qsTr("Guided game")
            symbol: "play"
            paper: true
            strong: true
            onClicked: {
                const game = page.gameId;
                page.close();
                App.beginLesson(game);
            }
        }
        Repeater {
            id: parts

            model: page.sections

            RulesSection {
                played: page.played
                everything: page.everything
                onWished: everything => page.everything = everything
                onOptionsAsked: page.go(page.sections.findIndex(section => section.rules.includes("Options")), "")
            }
        }
    }
}
