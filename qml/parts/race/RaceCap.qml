// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A large key of a player's pad in a race. It counts from the moment of the press and of the release.
Rectangle {
    id: key

    property string text
    property string symbol
    /// The keys that do the same, parted by spaces, by their names.
    property string hotkey
    /// As they are shown: none that only repeats what is on the pad.
    readonly property string keyName: hotkey.split(" ").filter(name => name !== text).map(name => ({
                "Left": "←",
                "Right": "→",
                "Up": "↑",
                "Down": "↓",
                "Shift": "⇧"
            })[name] ?? name.replace("Num+", "№")).join(" ")
    property bool lit: false
    readonly property color label: (lit || tap.pressed) && Theme.light ? "#FFFFFF" : Theme.ink
    /// What a screen reader says.
    property string title: text

    /// Time stamps of the input events.
    signal tapped(double began, double done)

    width: Theme.touchSize
    height: Theme.touchSize
    radius: Math.round(7 * Theme.unit)
    color: lit || tap.pressed ? Theme.accent : Theme.paper
    border.width: lit || tap.pressed ? 4 : 1
    border.color: lit || tap.pressed ? Theme.ink : Theme.paperEdge

    Accessible.role: Accessible.Button
    Accessible.name: hotkey === "" ? title : qsTr("%1, key %2").arg(title).arg(hotkey.replace("Num+", qsTr("keypad ")))
    Accessible.onPressAction: key.tapped(0, 0)

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 60
        onTapped: point => key.tapped(point.pressTimestamp, point.timestamp)
    }
    Column {
        anchors.centerIn: parent
        spacing: 0

        Symbol {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: name !== ""
            width: Math.round(Math.min(30 * Theme.unit, 0.8 * key.width, 0.6 * key.height))
            height: width
            name: key.symbol
            color: key.label
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== "" && implicitWidth <= key.width && (key.symbol === "" || key.height > 52 * Theme.unit)
            text: key.text
            font.pixelSize: key.symbol === "" ? Math.round(Math.min(Theme.large, 0.62 * key.width)) : Theme.tiny
            font.weight: Font.DemiBold
            color: key.label
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== "" && key.height > 36 * Theme.unit
            text: key.keyName
            font.pixelSize: Theme.tiny
            color: key.label
        }
    }
}
