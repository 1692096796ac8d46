// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// At each plate what begging has to do with its seat: who is given a card, who was passed over, who has one card left.
PlateSign {
    id: sign

    required property PlayTable board
    readonly property var facts: board.facts
    readonly property var captions: board.session?.shown.captions ?? ({})
    readonly property string skippedText: captions["skipped." + seat] ?? ""
    readonly property bool skipped: skippedText !== ""

    marked: (facts.beggar ?? facts.offender ?? -1) === seat
    caption: captions["caught." + seat] ?? ""
    remark: skipped ? skippedText : captions["last." + seat] ?? ""
    urgent: remark !== ""

    SkipArrow {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: 1
        visible: sign.skipped
        toRight: sign.isViewer
    }
}
