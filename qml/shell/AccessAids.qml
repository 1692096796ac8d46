// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry

// For hands that cannot click: what a switch points out is framed, and round a pointer that rests a ring fills.
Item {
    id: aids

    required property Item root
    property GameTable board: null
    readonly property AccessSettings wish: App.settings.access

    SwitchScan {
        id: scan

        objectName: "scan"
        root: aids.root
        table: aids.board
        time: aids.wish.scanTime
        switches: aids.wish.switches
    }
    DwellClick {
        id: dwell

        objectName: "dwell"
        root: aids.root
        table: aids.board
        time: aids.wish.dwellTime
    }
    // A group is framed by a thin line, one thing of it by a thick golden one; dark round light is seen on everything.
    Rectangle {
        x: Math.max(2, scan.rect.x - 6)
        y: Math.max(2, scan.rect.y - 6)
        width: Math.min(aids.width - 2, scan.rect.right + 6) - x
        height: Math.min(aids.height - 2, scan.rect.bottom + 6) - y
        visible: scan.rect.width > 0
        radius: 10
        color: scan.inGroup ? "#33F2C14E" : "transparent"
        border.width: scan.inGroup ? 8 : 6
        border.color: "#1C2430"

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            radius: 8
            color: "transparent"
            border.width: scan.inGroup ? 4 : 2
            border.color: scan.inGroup ? "#F2C14E" : "#FFFFFF"
        }
    }
    Repeater {
        model: dwell.part > 0 ? 12 : 0

        Rectangle {
            required property int index
            readonly property bool over: index < 12 * dwell.part
            readonly property real turn: 2 * Math.PI * index / 12

            x: dwell.at.x + 20 * Math.sin(turn) - width / 2
            y: dwell.at.y - 20 * Math.cos(turn) - height / 2
            width: 9
            height: 9
            radius: 4.5
            color: over ? "#F2C14E" : "#FFFFFF"
            border.width: over ? 2 : 1
            border.color: "#1C2430"
        }
    }
}
