// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What was declared: the earlier hands small, the last one large with its cards sketched.
Column {
    id: declared

    readonly property string ruleName: "caption declared"
    required property Session session
    /// What the rules say of it, by name.
    readonly property var said: session?.shown.captions ?? ({})
    /// There is room for who said it and for its cards.
    property bool full: true
    property real card: Math.round(Math.min(56 * Theme.usual, width / 7))
    // As text, so that what has not changed is not laid out anew.
    readonly property string sketchOf: JSON.stringify(session?.shown.declared ?? [])

    spacing: Math.round(6 * Theme.unit)

    Text {
        width: parent.width
        visible: !Theme.terse
        text: declared.said.all_cards ?? ""
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
    Text {
        width: parent.width
        visible: text !== "" && !Theme.terse
        text: declared.said.earlier ?? ""
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.tiny
        color: Theme.clothInkFaint
    }
    Text {
        width: parent.width
        visible: declared.full
        text: declared.said.declarer ?? ""
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: declared.said.declared ?? ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.terse ? Theme.large : Theme.huge
        font.weight: Font.DemiBold
        color: Theme.accent
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: declared.full
        spacing: Math.round(5 * Theme.unit)

        Repeater {
            model: JSON.parse(declared.sketchOf)

            Rectangle {
                id: sketch

                required property var modelData
                readonly property bool oneSuit: (declared.said.one_suit ?? "") !== ""

                width: Math.round(declared.card * 0.72)
                height: Math.round(width * 1.4)
                radius: width * 0.08
                color: "transparent"
                border.width: Math.max(1, Math.round(1.5 * Theme.unit))
                border.color: Theme.clothInkFaint

                Text {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: sketch.oneSuit ? -parent.height * 0.16 : 0
                    text: sketch.modelData.rank === "T" ? "10" : sketch.modelData.rank
                    font.pixelSize: parent.width * 0.52
                    font.weight: Font.DemiBold
                    color: Theme.clothInk
                }
                // For the one suit, whichever it is.
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: parent.height * 0.14
                    visible: sketch.oneSuit
                    width: parent.width * 0.24
                    height: width
                    radius: width / 2
                    color: Theme.clothInkFaint
                }
            }
        }
    }
}
