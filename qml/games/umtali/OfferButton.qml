// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Selects what can be laid out from the hand, one thing after the other.
PushButton {
    id: button

    required property Session session
    /// Whether there is room for it; its key is there without.
    property bool roomy: true
    readonly property bool possible: session?.input.hasOffers ?? false

    text: qsTr("Show a meld")
    key: "W"
    font.pixelSize: Theme.terse ? Theme.tiny : Theme.normal
    visible: possible && roomy
    onClicked: session.input.selectOffer()

    Shortcut {
        enabled: button.possible && (button.parent?.visible ?? false)
        sequence: "W"
        onActivated: button.session.input.selectOffer()
    }
}
