// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// One choice on a pad: filled where it is chosen, framed where a hint means it, dotted where the viewer holds such a
// card.
T.Button {
    id: key

    property bool current: false
    property bool held: false
    property bool hinted: false
    property string hotkey

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    z: activeFocus ? 1 : 0
    font.pixelSize: Theme.small
    leftPadding: 2
    rightPadding: 2
    // Two lines begin below the letter.
    topPadding: Theme.terse && enabled && !current ? Math.ceil(0.8 * Theme.tiny) : 0
    bottomPadding: 0

    Accessible.name: held ? qsTr("%1, you hold one").arg(text) : text
    Accessible.checkable: true
    Accessible.checked: current
    Accessible.onPressAction: clicked()

    contentItem: Text {
        text: key.text
        font.pixelSize: key.font.pixelSize
        font.weight: key.current ? Font.DemiBold : Font.Medium
        fontSizeMode: Text.Fit
        wrapMode: Text.WordWrap
        minimumPixelSize: 9
        maximumLineCount: 2
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: key.current ? (Theme.light ? "#FFFFFF" : "#2A1F05") : Theme.clothInk
        opacity: key.enabled ? 1 : 0.42
    }
    background: Rectangle {
        readonly property color face: key.current ? Theme.accent : Theme.panel

        opacity: key.enabled ? 1 : 0.5
        radius: Math.round(6 * Theme.unit)
        color: key.down ? Qt.darker(face, 1.2) : key.hovered && key.enabled ? Qt.lighter(face, 1.25) : face
        border.width: 1
        border.color: Theme.light ? "#B8AC90" : "#44FFFFFF"

        CardFrame {
            anchors.fill: parent
            visible: key.hinted
            radius: parent.radius
            hint: true
        }
        FocusRing {
            shown: key.activeFocus
            paper: false
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(3 * Theme.unit)
            visible: key.held
            width: Math.round(14 * Theme.unit)
            height: Math.max(3, Math.round(3 * Theme.unit))
            radius: height / 2
            color: key.current ? (Theme.light ? "#FFFFFF" : "#2A1F05") : Theme.accent
        }
        Text {
            x: 4
            y: 1
            visible: key.enabled && !key.current
            text: key.hotkey
            font.pixelSize: Math.round(Theme.tiny * 0.8)
            color: Theme.clothInkFaint
        }
    }
}
