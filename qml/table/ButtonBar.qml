// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry

// The moves without cards, as buttons with their keys.
Row {
    id: bar

    required property Session session
    /// Where a card may be chosen for what a button does.
    property GameTable board: null
    /// The key of the button that is drawn large, and whether it is asked about before it is done for the first time.
    property string mainButton
    property bool careful: false
    /// Whether Enter is for the table, and not for a button that has the keys.
    readonly property bool entered: board?.keyed ?? true
    /// The button that wants to be pressed again, or null: of all, the pad among them, one asks.
    property PushButton asked: null

    /// Where they are drawn smaller they are as high for fingers.
    readonly property real high: Math.ceil(Theme.touchSize / scale)

    // Apart enough for fingers also where the whole is made to fit.
    spacing: Theme.terse ? 1.4 * Theme.gap : Theme.gap

    PushButton {
        // A screen reader does not tell by itself that a name is another one.
        readonly property bool asking: bar.session?.input.pad.asking ?? false

        onAskingChanged: if (asking) {
            bar.asked = null;
            bar.session.chronicle.announce(text);
        }
        visible: bar.session !== null && bar.session.input.pad.active
        height: bar.high
        text: asking ? qsTr("Press again: %1").arg(bar.session.input.pad.words) : bar.session?.input.pad.words ?? ""
        key: "⏎"
        keyShown: strong && bar.entered
        strong: bar.session?.input.pad.onEnter ?? false
        onClicked: bar.session?.input.say()
    }
    Repeater {
        model: bar.session ? bar.session.input.buttons : null

        PushButton {
            id: button

            required property int index
            required property string label
            required property bool confirm
            required property bool armed
            required property bool primary
            required property bool choice
            required property bool onEnter
            required key
            required reason
            required enabled
            readonly property bool asking: bar.asked === button
            /// The pointer has moved over it since it was last told something else: one that rests there asks nothing.
            property bool pointedAt: false
            /// Pressed by a pointer: it then asks for a card, and by keys takes that of the cursor.
            property bool pointed: false
            readonly property bool main: key !== "" && key === bar.mainButton
            readonly property bool asks: confirm || main && bar.careful

            height: bar.high
            font.pixelSize: main ? Theme.large : Theme.normal
            leftPadding: main ? 2.4 * Theme.gap : 1.2 * Theme.gap
            text: asking ? qsTr("Press again: %1").arg(label) : label
            // What wants to be thought over is not offered first, and while a call is put together that is; but what a
            // hint means is.
            strong: onEnter || primary && !asks && !bar.session?.input.pad.active
            shownKey: onEnter && bar.entered ? "⏎" : key
            paper: enabled && !strong && (choice || asking)
            down: pressed || armed
            held: armed
            onClicked: {
                over.entered = false;
                const card = bar.board && !pointed ? bar.board.chosen() : -1;
                pointed = false;
                const sure = asking;
                bar.asked = asks && !sure ? button : null;
                if (asking) {
                    bar.session.input.pad.askNothing();
                    return bar.session.chronicle.announce(text);
                }
                if (main)
                    bar.careful = false;
                bar.session.input.press(index, card);
            }
            onCanceled: pointed = false
            onEnabledChanged: {
                if (asking)
                    bar.asked = null;
                pointedAt = false;
            }
            onReasonChanged: pointedAt = false

            PointHandler {
                onActiveChanged: if (active)
                    button.pointed = true
            }
            Shortcut {
                // A choice has the digits to itself.
                enabled: button.enabled && button.visible && button.key !== "" && bar.session?.input.chooser.length === 0
                sequence: button.key
                onActivated: {
                    button.pointed = false;
                    button.clicked();
                }
            }
            HoverHandler {
                id: over

                /// It came a moment ago at least, and has not clicked since: why not to click again is plain then.
                property bool entered: false
                readonly property point at: point.scenePosition

                onAtChanged: button.pointedAt = entered
                onHoveredChanged: {
                    entered = button.pointedAt = false;
                    coming.restart();
                }
            }
            Timer {
                id: coming

                interval: 50
                onTriggered: over.entered = over.hovered
            }
            Note {
                // What is shown may be another deal than the one that the reason is about.
                visible: button.pointedAt && !button.enabled && button.reason !== "" && !bar.session?.shown.resting
                anchors.bottom: parent.top
                anchors.right: parent.right
                anchors.bottomMargin: 6
                text: button.reason
            }
        }
    }
}
