// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A button with its key shown on it.
T.Button {
    id: button

    property string key
    /// The key that is seen on it, where that is another one; and whether it is seen: its place stays.
    property string shownKey: key
    property bool keyShown: true
    property string reason
    property bool strong: false
    /// It waits for what it is to be done with.
    property bool held: false
    property bool paper: false
    /// How far the ring of the keys stays away; within it where there is no room around it.
    property real ringGap: 3
    property string symbol
    /// The keys mean it, though something else has them.
    property bool marked: false
    readonly property color face: strong ? (paper || Theme.light ? Theme.action : Theme.accent) : paper ? Theme.paperDeep : Theme.panel
    readonly property color label: strong ? (paper || Theme.light ? "#FFFFFF" : "#2A1F05") : paper ? Theme.ink : Theme.clothInk

    implicitWidth: Math.max(Theme.touchSize, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Theme.touchSize
    leftPadding: Theme.gap * 1.2
    rightPadding: leftPadding
    font.pixelSize: Theme.normal
    hoverEnabled: true
    focusPolicy: Qt.TabFocus

    Accessible.name: shownKey === "" || !keyShown ? text : qsTr("%1, key %2").arg(text).arg(shownKey === "⏎" ? qsTr("Enter") : shownKey)
    Accessible.description: reason
    Accessible.onPressAction: clicked()

    contentItem: ButtonFace {
        opacity: button.enabled ? 1 : 0.55
        symbol: button.symbol
        text: button.text
        key: button.shownKey
        keyShown: button.keyShown
        strong: button.strong
        size: button.font.pixelSize
        ink: button.label
    }
    background: Rectangle {
        opacity: button.enabled ? 1 : 0.55
        radius: Math.round(8 * Theme.unit)
        color: button.down ? Qt.darker(button.face, 1.15) : button.hovered ? Qt.lighter(button.face, 1.12) : button.face
        border.width: button.held ? 4 : 1
        border.color: button.held ? button.label : button.paper ? Theme.paperEdge : Theme.buttonEdge

        FocusRing {
            shown: button.activeFocus || button.marked
            paper: button.paper
            gap: button.ringGap
        }
    }
}
