// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A symbol with a word, that tells its key; reached by mouse, keys and screen reader alike.
T.Button {
    id: button

    property string symbol
    /// The key that is shown, and all keys that press it.
    property string key
    property list<string> keys
    /// Why it cannot be pressed, for those who press its key then.
    property string reason
    /// Whether its keys work now.
    property bool live: true
    property bool labelled: false
    property bool paper: false
    property bool wood: false
    readonly property color ink: wood ? Theme.woodInk : paper ? Theme.ink : Theme.clothInk
    /// Whether it is of any use here.
    property bool offered: true

    signal refused

    implicitWidth: Math.max(Theme.touchSize, contentItem.implicitWidth + 1.6 * Theme.gap)
    implicitHeight: Theme.touchSize
    opacity: enabled ? 1 : 0.4
    visible: offered
    hoverEnabled: true
    focusPolicy: Qt.TabFocus

    Accessible.name: keys.length > 0 ? qsTr("%1, key %2").arg(text).arg(keys[0]) : text
    Accessible.description: enabled ? "" : reason
    Accessible.onPressAction: clicked()

    contentItem: ButtonFace {
        symbol: button.symbol
        text: button.labelled ? button.text : ""
        key: button.labelled ? button.key : ""
        ink: button.ink
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Math.round(8 * Theme.unit)
            color: button.ink
            opacity: button.down ? 0.22 : button.hovered && button.enabled ? 0.12 : 0
        }
        Rectangle {
            anchors.fill: parent
            visible: Theme.stark
            radius: Math.round(8 * Theme.unit)
            color: "transparent"
            border.color: button.ink
        }
        FocusRing {
            gap: -Theme.ring
            round: Math.round(8 * Theme.unit)
            shown: button.activeFocus
            paper: button.paper
            wood: button.wood
        }
    }
    Repeater {
        model: button.hovered && !button.labelled ? 1 : 0

        Note {
            anchors.top: parent?.bottom
            anchors.topMargin: 6
            // Within the window, on whichever side of it the button stands.
            x: Math.max(Theme.gap / 2 - button.mapToItem(null, 0, 0).x, button.width - width)
            z: 20
            text: button.keys.length > 0 ? button.text + " · " + button.keys[0] : button.text
        }
    }

    Repeater {
        model: button.keys

        Item {
            id: keyOf

            required property string modelData

            Shortcut {
                enabled: button.live && button.offered && (button.enabled || button.reason !== "")
                sequence: keyOf.modelData
                onActivated: {
                    if (button.enabled)
                        button.clicked();
                    else
                        button.refused();
                }
            }
        }
    }
}
