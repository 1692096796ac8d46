// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// The chips in the middle that somebody will win, with their number.
PileItem {
    id: pot

    readonly property string ruleName: "Chips"
    property int amount: 0
    readonly property string words: qsTr("Pot: %1").arg(amount)
    /// Whose payments are seen as moving chips.
    required property Session session

    from: PileItem.Middle
    size: 0.6

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    ChipFlow {
        parent: pot.layout
        z: 4
        session: pot.session
        potItem: pot
    }
    ChipStack {
        id: chips

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: plaque.top
        anchors.bottomMargin: Theme.gap * 0.3
        disc: Math.max(parent.width * 0.7, 26 * Theme.unit)
        amount: pot.amount * 5
    }
    Rectangle {
        id: plaque

        visible: pot.amount > 0 || !Theme.terse
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: line.implicitWidth + 1.6 * Theme.gap
        height: line.implicitHeight + Theme.gap * 0.5
        radius: height / 2
        color: Theme.panel
        border.color: Theme.clothEdge

        Text {
            id: line

            anchors.centerIn: parent
            text: Theme.terse ? pot.amount : pot.words
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
    }
}
