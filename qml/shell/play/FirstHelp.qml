// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// What a person should know in the first game of its kind; shown once, until it is waved away. As long as it is there the
// keys are its own.
FocusScope {
    id: help

    required property Session session
    /// Whether keys are for it: nothing else lies above.
    property bool live: true
    /// The screen is being handed to another person.
    property bool covered: false
    property bool wanted: false
    /// In a race: where its keys are tried.
    property Component trial: null
    readonly property string gameId: session ? session.game.id : ""
    readonly property real most: Math.min(parent.width - 4 * Theme.gap, 560 * Theme.unit)

    readonly property bool race: session !== null && session.game.realTime
    readonly property bool shown: wanted && !taught && !covered && words.text !== ""

    signal rules
    /// The keys are for the table again.
    signal closing

    function close(): void {
        wanted = false;
        App.settings.play.setHelped(gameId);
    }

    // A lesson helps by itself.
    readonly property bool taught: (session?.coach ?? null) !== null

    onGameIdChanged: wanted = gameId !== "" && App.settings.play.wantsHelp(gameId)
    // The keys go back to the table before it is gone, so that they are nobody's at no time.
    visible: false
    onShownChanged: {
        if (shown)
            visible = true;
        else
            leaving.restart();
    }
    Component.onCompleted: visible = shown
    // Not by force: below a page it would take the keys from that.
    onVisibleChanged: if (visible)
        focus = true
    KeyGroup.on: shown
    KeyGroup.modal: shown
    width: lines.width + 4 * Theme.gap
    height: lines.height + 3 * Theme.gap

    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text

    Timer {
        id: leaving

        interval: 0
        onTriggered: if (!help.shown) {
            help.closing();
            help.visible = false;
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Math.round(14 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: 2
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    Connections {
        target: App.settings.play

        function onChanged() {
            help.wanted = App.settings.play.wantsHelp(help.gameId);
        }
    }
    Connections {
        target: help.session

        function onMoved(seat: int) {
            if (help.session && seat === help.session.view.viewer)
                help.close();
        }
    }
    Escape {
        when: help.shown && help.live && !help.race
        onPressed: help.close()
    }
    // In a race the keys are tried out here.
    KeyCatcher {
        active: help.shown && help.live && help.race
        onCaught: key => {
            const trial = trials.itemAt(0) as RaceTrial;
            if (trial && trial.take(key))
                return;
            if (key === "F1")
                help.rules();
            else if (key === "F9" && lesson.visible)
                lesson.clicked();
            else if (["Return", "Enter", "Num+Enter", "Esc"].indexOf(key) >= 0)
                help.close();
        }
    }
    Column {
        id: lines

        anchors.centerIn: parent
        width: words.width
        spacing: 1.2 * Theme.gap

        Text {
            id: heading

            width: parent.width
            text: help.session ? qsTr("Your first game of %1").arg(help.session.game.name) : ""
            elide: Text.ElideRight
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            id: words

            width: help.most - 4 * Theme.gap
            text: help.session ? App.firstHelp(help.gameId) : ""
            textFormat: Text.MarkdownText
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            lineHeight: 1.15
            color: Theme.ink

            Accessible.role: Accessible.StaticText
            Accessible.name: App.plain(text)
        }
        Repeater {
            id: trials

            model: help.visible && help.trial ? 1 : 0
            delegate: help.trial
            onItemAdded: (index, item) => item.width = Qt.binding(() => words.width)
        }
        Flow {
            id: buttons

            anchors.right: parent.right
            layoutDirection: Qt.RightToLeft
            width: words.width
            spacing: Theme.gap

            PushButton {
                focus: true
                text: qsTr("Play")
                key: qsTr("Enter")
                paper: true
                strong: true
                onClicked: help.close()
            }
            PushButton {
                id: lesson

                visible: App.hasLesson(help.gameId)
                text: qsTr("Guided game")
                // Letters may mean something on the table already.
                key: "F9"
                paper: true
                onClicked: App.beginLesson(help.gameId)

                Shortcut {
                    enabled: help.shown && help.live && !help.race && lesson.visible
                    sequence: "F9"
                    onActivated: lesson.clicked()
                }
            }
            PushButton {
                text: qsTr("Full rules")
                key: "F1"
                paper: true
                onClicked: help.rules()
            }
        }
    }
}
