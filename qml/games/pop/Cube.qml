// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// The cube on the table, and below it what the round is played for.
PileItem {
    id: cube

    readonly property string ruleName: "caption pop"
    property int value: 1

    from: PileItem.Middle
    size: 0.62

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("The cube shows %1").arg(value)

    Die {
        anchors.centerIn: parent
        width: parent.width
        value: cube.value
    }
}
