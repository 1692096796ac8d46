// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// What the fingerprint of a deal is good for, and whether it fits the cards that were dealt.
Sheet {
    id: page

    readonly property var deal: App.shuffle()
    readonly property bool told: deal.text !== undefined
    property bool checked: false

    title: qsTr("Check the shuffle")
    most: Math.round(760 * Theme.unit)
    highest: Math.round(600 * Theme.unit)

    Scroll {
        anchors.fill: parent
        spacing: Math.round(1.2 * Theme.gap)

        Prose {
            text: qsTr("Before the first card was played, the bar showed the beginning of this deal's fingerprint. It is made from the deal number, the order of the cards and a secret that nobody could guess. Had a card been changed afterwards, the fingerprint would be another one.")
        }
        Prose {
            visible: !page.told
            text: qsTr("The secret is told when the game is over.")
        }
        Prose {
            visible: page.told
            text: page.told ? qsTr("Fingerprint: `%1`").arg(page.deal.shown) : ""
            wrapMode: Text.WrapAnywhere
        }
        PushButton {
            visible: page.told && !page.checked
            text: qsTr("Check this deal")
            paper: true
            strong: true
            onClicked: page.checked = true
        }
        Row {
            visible: page.checked
            width: parent.width
            spacing: Theme.gap

            Symbol {
                id: sign

                name: page.deal.fits ? "check" : "close"
                color: page.deal.fits ? Theme.action : Theme.red
            }
            Text {
                width: parent.width - sign.width - Theme.gap
                text: page.deal.words ?? ""
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                font.weight: Font.DemiBold
                color: Theme.ink
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        Prose {
            visible: page.checked
            text: qsTr("You can check it without this program, too: the fingerprint is the SHA-256 hash of this line, which holds the secret, the deal number and the cards.")
        }
        TextEdit {
            visible: page.checked
            width: parent.width
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: true
            text: page.deal.text ?? ""
            wrapMode: TextEdit.Wrap
            font.family: "monospace"
            font.pixelSize: Theme.small
            color: Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
