// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// Points out a card that goes with the one a person looks at, and says how: a full frame where the two fit, which is
// called otherwise where that can be put on it now, two bars at the sides where that has to wait for it.
Item {
    id: kin

    property bool waits: false
    property bool goes: false
    readonly property real thick: Math.max(3, 3 * Theme.unit)

    Rectangle {
        anchors.fill: parent
        visible: !kin.waits
        radius: 6
        color: "#26E0A100"
        border.width: kin.thick
        border.color: "#E0A100"
    }
    Repeater {
        model: kin.waits ? 2 : 0

        Rectangle {
            required property int index

            x: index === 0 ? 0 : kin.width - width
            width: 1.6 * kin.thick
            height: kin.height
            radius: width / 2
            color: "#2E7BD6"
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(3 * Theme.unit)
        width: word.width + Theme.gap
        height: word.height + Math.round(2 * Theme.unit)
        visible: width <= kin.width && height <= kin.height
        radius: height / 2
        color: kin.waits ? "#2E7BD6" : "#F2C14E"

        Text {
            id: word

            anchors.centerIn: parent
            text: kin.waits ? qsTr("needed first") : kin.goes ? qsTr("goes here") : qsTr("fits")
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            color: kin.waits ? "#FFFFFF" : "#2A1F05"
        }
    }
}
