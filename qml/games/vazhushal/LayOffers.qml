// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// What could be laid now, one click each.
Column {
    id: offers

    required property Session session
    property int most: 4
    property real widest: 200
    readonly property var list: session ? session.input.melds.offers : []

    visible: list.length > 0
    spacing: Theme.gap * 0.5

    Text {
        text: offers.session && offers.session.input.melds.workspace.open ? qsTr("With this card:") : offers.list.length > 0 && offers.list[0].taken > 0 ? qsTr("Take and meld:") : qsTr("Meld:")
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Repeater {
        model: offers.list.slice(0, offers.most)

        PushButton {
            id: offer

            required property var modelData

            implicitWidth: line.width + 1.2 * Theme.gap
            implicitHeight: Math.max(Math.round(36 * Theme.unit), signs.height + 6)
            Accessible.name: (modelData.taken > 0 ? qsTr("Take %1 and meld %2").arg(modelData.taken) : qsTr("Meld %1")).arg(modelData.roles.map(code => Cards.words(code)).join(", "))
            onClicked: offers.session.input.takeOffer(modelData.index)

            Row {
                id: line

                anchors.centerIn: parent
                spacing: Theme.gap * 0.5

                // How many cards come along.
                Text {
                    id: taken

                    anchors.verticalCenter: parent.verticalCenter
                    visible: offer.modelData.taken > 0
                    text: "+" + offer.modelData.taken
                    font.pixelSize: Theme.small
                    color: Theme.clothInk
                }
                MeldSigns {
                    id: signs

                    readonly property real room: offers.widest - 1.2 * Theme.gap - (taken.visible ? taken.width + line.spacing : 0)

                    size: Math.round(Math.min(24 * Theme.unit, room / (1 + 0.88 * (offer.modelData.codes.length - 1))))
                    codes: offer.modelData.codes
                    roles: offer.modelData.roles
                }
            }
        }
    }
}
