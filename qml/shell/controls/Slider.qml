// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// How much of something, from nothing to all.
T.Slider {
    id: slider

    property string title
    /// Whether it lies on paper, not on the table's cloth.
    property bool paper: true

    implicitWidth: Math.round(180 * Theme.unit)
    implicitHeight: Theme.touchSize
    opacity: enabled ? 1 : 0.4
    stepSize: 0.1
    focusPolicy: Qt.TabFocus

    Accessible.role: Accessible.Slider
    Accessible.name: title

    background: Rectangle {
        y: (slider.height - height) / 2
        width: slider.width
        height: Math.round(6 * Theme.unit)
        radius: height / 2
        color: slider.paper ? Theme.paperEdge : Theme.clothEdge

        Rectangle {
            width: slider.visualPosition * parent.width
            height: parent.height
            radius: parent.radius
            color: slider.paper ? Theme.action : Theme.accent
        }
    }
    handle: Rectangle {
        x: slider.visualPosition * (slider.width - width)
        y: (slider.height - height) / 2
        width: Math.round(24 * Theme.unit)
        height: width
        radius: width / 2
        color: slider.pressed ? Theme.paperDeep : "white"
        border.width: 1
        border.color: Theme.inkFaint

        FocusRing {
            shown: slider.activeFocus
            paper: slider.paper
        }
    }
}
