// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// Left of the stock: which cards the negative joker makes wild besides the jokers.
Column {
    id: note

    readonly property string ruleName: "Wild cards"
    required property PlayTable board
    /// The stock's place.
    required property rect beside
    readonly property var codes: (board.facts.wild ?? []).map(text => Cards.code(text))
    readonly property var ranked: codes.filter(code => Cards.suitOf(code) !== "")

    parent: board
    x: Math.round(Math.max(Theme.gap, beside.x - Theme.gap - width))
    y: Math.round(beside.y + (beside.height - height) / 2)
    visible: codes.length > 0 && beside.width > 0 && width + 2 * Theme.gap <= beside.x
    spacing: Theme.gap * 0.4

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Wild: %1").arg(codes.map(code => Cards.words(code)).join(", "))

    Text {
        anchors.right: parent.right
        visible: !Theme.terse
        text: qsTr("Wild")
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.clothInk
    }
    MeldSigns {
        anchors.right: parent.right
        visible: note.ranked.length > 0
        codes: note.ranked
        roles: note.ranked
    }
    Text {
        anchors.right: parent.right
        text: note.ranked.length > 0 && Theme.terse ? qsTr("Wild") : note.ranked.length > 0 ? qsTr("and jokers") : qsTr("jokers only")
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
}
