// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What the coach of a lesson says, beside the table or above it: the step, the answer to what was tried, what is to be
// done, and the ways on.
Region {
    id: pane

    required property Coach coach
    required property Session session
    /// Something lies above the table.
    property bool free: true
    readonly property bool reading: coach?.reading ?? false
    readonly property bool done: coach?.done ?? false
    readonly property bool asks: reading || done

    /// It stands above the table, as a strip that keeps its height, and otherwise beside it.
    property bool above: false
    /// How high it may be.
    property real most: 0
    readonly property real inset: Math.round(1.6 * Theme.gap)
    readonly property int step: coach?.step ?? -1
    readonly property int taskHeight: task.visible ? Math.ceil(task.implicitHeight) : 0
    /// A strip with large text: as much of it as can be is for what is read.
    readonly property bool scarce: above && Theme.terse
    /// What is read is as large as it is wished for, even where there is no room for a table with such names.
    readonly property int textSize: Math.round(16 * Theme.usual * Theme.wish)
    /// In a strip what is to be done stands at the right of what is read, or only the way on.
    readonly property real sideWidth: scarce && reading ? Math.ceil(onward.width) + Theme.gap : Math.round(Math.min(0.5 * width, (done ? 21 : 15.6) * textSize))
    readonly property real textWidth: width - inset - (above ? sideWidth + 3 * Theme.gap : Theme.gap)

    /// The keys are for the table.
    signal played
    signal escaped

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
    height: above ? most : Math.ceil(buttons.y + buttons.height + Theme.gap)

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
    Scroll {
        id: body

        x: pane.inset - inset
        y: Math.round(0.3 * Theme.gap)
        width: pane.textWidth + inset + (pane.above ? 0 : Theme.gap)
        height: Math.max(0, pane.above ? pane.height - y - 2 : Math.min(contentHeight, pane.most - y - pane.taskHeight - buttons.height - 3 * Theme.gap))
        inset: Math.round(0.6 * Theme.gap)
        spacing: Math.round((pane.above ? 0.6 : 1) * Theme.gap)
        reads: contentHeight > height

        CoachHead {
            width: parent.width
            coach: pane.coach
            titleSize: Math.round((pane.scarce ? 0.8 : 1.25) * pane.textSize)
            roomy: !pane.scarce
        }
        // A paragraph each, so that they stand apart.
        Repeater {
            model: (pane.coach?.text ?? "").split("\n\n")

            Prose {
                required property string modelData

                // Labels of the pane are read with whatever in it gets the keys: that tells the first step, which a screen
                // reader does not hear of while the page comes. The others are announced, and would be read twice.
                Accessible.role: pane.step > 0 ? Accessible.Paragraph : Accessible.StaticText
                text: modelData
                font.pixelSize: pane.textSize
                width: pane.above ? parent.width : Math.min(parent.width, 33 * font.pixelSize)
                lineHeight: pane.above ? 1.2 : 1.35
            }
        }
        Rectangle {
            id: answer

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
                font.pixelSize: pane.textSize
                lineHeight: pane.above ? 1.2 : 1.35
                text: pane.asks || (pane.coach?.playing ?? false) ? pane.coach.answer : ""
                // What has been tried is answered where it is seen.
                onTextChanged: shows.restart()
            }
        }
    }
    Timer {
        id: shows

        interval: 0
        onTriggered: body.scrollTo(reply.text !== "" ? answer.y : 0)
    }
    // What is to be done stands still, whatever scrolls.
    Text {
        id: task

        x: buttons.x
        y: pane.above ? Math.round(0.8 * Theme.gap) : body.y + body.height + Math.round(0.5 * Theme.gap)
        width: buttons.width
        height: pane.above ? pane.most - y - buttons.height - Theme.gap - 2 : undefined
        visible: text !== ""
        text: Theme.coloured(pane.coach?.task ?? "")
        textFormat: Text.StyledText
        wrapMode: Text.WordWrap
        // A strip has no room for a long sentence that is large.
        fontSizeMode: pane.above ? Text.Fit : Text.FixedSize
        minimumPixelSize: Math.round(0.75 * pane.textSize)
        font.pixelSize: pane.textSize
        font.weight: Font.Bold
        color: Theme.action
        Accessible.role: Accessible.StaticText
        Accessible.name: pane.coach?.task ?? ""
    }
    Flow {
        id: buttons

        x: pane.inset + (pane.above ? pane.textWidth + 2 * Theme.gap : 0)
        y: pane.above ? pane.height - height - Theme.gap : task.y + pane.taskHeight + Theme.gap
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
    }
}
