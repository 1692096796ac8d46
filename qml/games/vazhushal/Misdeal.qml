// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// Which packs were thrown in before this deal, and why; until the viewer plays or clicks it away.
Rectangle {
    id: misdeal

    required property PlayTable board
    readonly property var packs: board.facts.misdeals ?? []
    /// The deal in which it has been read.
    property int seen: 0

    parent: board
    z: 4
    visible: packs.length > 0 && board.session !== null && seen !== board.session.shown.deal
    x: Math.round((board.width - width) / 2)
    y: Math.round(board.height - board.strip - 1.35 * board.cardHeight - height)
    width: lines.width + 3 * Theme.gap
    height: lines.height + 2 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2

    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("Misdeal: three doubles in one hand. Dealt again.")

    MouseArea {
        anchors.fill: parent
        onClicked: misdeal.seen = misdeal.board.session.shown.deal
    }
    Connections {
        target: misdeal.board.session

        function onMoved(seat: int) {
            if (misdeal.board.session && seat === misdeal.board.session.view.viewer)
                misdeal.seen = misdeal.board.session.shown.deal;
        }
    }
    Column {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap * 0.6

        Text {
            text: qsTr("Misdeal: dealt again")
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Repeater {
            model: misdeal.packs.slice(-3)

            Row {
                id: pack

                required property var modelData

                spacing: Theme.gap

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 held each of these twice:").arg(misdeal.board.nameOf(pack.modelData.seat))
                    font.pixelSize: Theme.normal
                    color: Theme.ink
                }
                MeldSigns {
                    codes: pack.modelData.doubles.map(text => Cards.code(text))
                    size: Math.round(28 * Theme.unit)
                }
            }
        }
    }
}
