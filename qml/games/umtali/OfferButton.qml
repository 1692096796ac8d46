// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Selects what can be laid out from the hand, one thing after the other.
PushButton {
    id: button

    required property Session session
    property bool offered: true

    text: qsTr("Show a meld")
    key: "W"
    font.pixelSize: Theme.terse ? Theme.tiny : Theme.normal
    visible: offered && (session?.input.hasOffers ?? false)
    onClicked: session.input.selectOffer()

    Shortcut {
        enabled: button.visible
        sequence: "W"
        onActivated: button.session.input.selectOffer()
    }
}
