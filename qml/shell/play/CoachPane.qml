// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What the coach of a lesson says, beside the table: the step, the answer to what was tried, and the ways on.
Region {
    id: pane

    required property Coach coach
    required property Session session
    /// Something lies above the table.
    property bool free: true
    readonly property bool reading: coach?.reading ?? false
    readonly property bool done: coach?.done ?? false
    readonly property bool asks: reading || done

    /// How high it may be.
    property real most: 0
    readonly property real inset: Math.round(1.6 * Theme.gap)
    readonly property int step: coach?.step ?? -1

    /// The keys are for the table.
    signal played
    signal escaped

    function leave(): void {
        App.leaveLesson();
    }
    function takeKeys(): void {
        if (!coach)
            return;
        if (reading)
            onward.forceActiveFocus(Qt.TabFocusReason);
        else if (done)
            (self.visible ? self : fresh).forceActiveFocus(Qt.TabFocusReason);
        else if (activeFocus)
            played();
    }

    // What is pressed then must be there, and the table have laid down the keys.
    onAsksChanged: keys.restart()
    onFreeChanged: if (free)
        keys.restart()

    Timer {
        id: keys

        interval: 0
        onTriggered: if (pane.free)
            pane.takeKeys()
    }
    onStepChanged: body.scrollTo(0)
    KeyGroup.on: true
    Keys.onEscapePressed: escaped()
    height: Math.ceil(buttons.y + buttons.height + Theme.gap)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Coach")

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        border.color: Theme.paperEdge
        radius: Math.round(10 * Theme.unit)
    }
    Rectangle {
        width: Math.round(5 * Theme.unit)
        height: parent.height - 2 * y
        y: Math.round(10 * Theme.unit)
        color: Theme.accent
    }
    Column {
        id: head

        x: pane.inset
        y: Math.round(0.8 * Theme.gap)
        width: parent.width - x - Theme.gap
        spacing: Math.round(0.6 * Theme.gap)

        Text {
            text: pane.coach ? qsTr("Step %1 of %2").arg(pane.coach.step + 1).arg(pane.coach.steps) : ""
            font.pixelSize: Theme.small
            color: Theme.inkFaint
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        // How far it has come.
        Rectangle {
            width: parent.width
            height: Math.round(6 * Theme.usual)
            radius: height / 2
            color: Theme.paperDeep

            Rectangle {
                width: pane.coach ? parent.width * (pane.coach.step + 1) / pane.coach.steps : 0
                height: parent.height
                radius: height / 2
                color: Theme.action
            }
        }
    }
    Scroll {
        id: body

        x: pane.inset - inset
        y: head.y + head.height
        width: parent.width - x
        height: Math.max(0, Math.min(contentHeight, pane.most - y - buttons.height - 2 * Theme.gap))
        inset: Math.round(0.6 * Theme.gap)
        spacing: Theme.gap
        reads: contentHeight > height

        Heading {
            width: parent.width
            text: pane.coach?.title ?? ""
            wrapMode: Text.WordWrap
        }
        // A paragraph each, so that they stand apart.
        Repeater {
            model: (pane.coach?.text ?? "").split("\n\n")

            Prose {
                required property string modelData

                text: modelData
            }
        }
        Rectangle {
            visible: reply.text !== ""
            width: parent.width
            height: reply.height + Theme.gap
            radius: Math.round(8 * Theme.unit)
            color: Theme.paperPicked
            border.color: Theme.action

            Prose {
                id: reply

                x: Theme.gap
                y: Theme.gap / 2
                width: parent.width - 2 * Theme.gap
                text: !pane.coach ? "" : pane.asks || pane.coach.playing ? pane.coach.answer : qsTr("Now watch the table.")
                // What has been tried is answered where it is seen.
                onTextChanged: shows.restart()
            }
        }
    }
    Timer {
        id: shows

        interval: 0
        onTriggered: body.scrollTo(reply.text !== "" ? body.contentHeight : 0)
    }
    Flow {
        id: buttons

        x: pane.inset
        y: body.y + body.height + Theme.gap
        width: pane.width - x - Theme.gap
        spacing: 8

        PushButton {
            id: onward

            visible: pane.reading
            text: qsTr("Continue")
            key: qsTr("Enter")
            strong: true
            paper: true
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            onClicked: {
                // It vanishes, and must not have the keys then.
                pane.played();
                pane.coach.goOn();
            }
        }
        PushButton {
            id: self

            visible: pane.done && pane.session !== null && !pane.session.shown.over && !pane.session.game.realTime
            text: qsTr("Play on yourself")
            strong: true
            paper: true
            onClicked: App.playLessonOn()
        }
        PushButton {
            id: fresh

            visible: pane.done
            text: qsTr("New game")
            strong: !self.visible
            paper: true
            onClicked: App.quickGame(pane.session.game.id)
        }
        PushButton {
            id: again

            visible: pane.done
            text: qsTr("Again")
            paper: true
            onClicked: App.beginLesson(pane.session.game.id)
        }
        PushButton {
            visible: pane.coach?.playing ?? false
            text: qsTr("Show me")
            // In a race letters are calls and gestures.
            key: pane.session?.game.realTime ? "" : "H"
            paper: true
            onClicked: pane.coach.showMe()

            Shortcut {
                enabled: pane.free && !pane.session?.game.realTime && (pane.coach?.playing ?? false)
                sequence: "H"
                onActivated: pane.coach.showMe()
            }
        }
        PushButton {
            visible: pane.coach?.canGoBack ?? false
            text: qsTr("Back")
            paper: true
            onClicked: pane.coach.back()
        }
        PushButton {
            text: qsTr("Leave lesson")
            paper: true
            onClicked: pane.leave()
        }
    }
}
