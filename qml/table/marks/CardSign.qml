// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Says without colour why a card is framed: at the left edge of the frame, where it is seen in a fan, too.
Rectangle {
    id: corner

    /// Of a hint the number of the move, or `played` or `better`, or a symbol's name; empty: none.
    required property string sign
    required property bool hint
    readonly property string symbol: ({
            "played": "close",
            "better": "check"
        })[sign] ?? sign
    /// The colour of the frame.
    readonly property color tint: sign === "played" ? "#C5352B" : sign === "better" ? "#1C8257" : hint ? "#2E7BD6" : "#E0A100"
    readonly property bool numbered: "123".includes(sign) && sign !== ""
    /// One of the next best moves: quieter.
    readonly property bool next: numbered && sign !== "1"

    x: Math.round(-width * 0.4)
    y: Math.round(parent.height * 0.56)
    visible: sign !== ""
    width: Math.round(Math.max(16, parent.width * 0.24))
    height: width
    radius: hint ? width * 0.25 : width / 2
    color: next ? "#FFFFFF" : symbol !== sign ? tint : hint ? "#1B4F91" : "#F2C14E"
    border.width: Math.max(1, Math.round(width * 0.08))
    border.color: next ? "#1B4F91" : hint ? "#FFFFFF" : "#2A1F05"

    Text {
        anchors.centerIn: parent
        visible: corner.numbered
        text: corner.sign
        font.pixelSize: Math.round(corner.width * 0.72)
        font.weight: Font.Bold
        color: corner.next ? "#1B4F91" : "#FFFFFF"
    }
    Symbol {
        anchors.centerIn: parent
        visible: !corner.numbered
        width: Math.round(corner.width * 0.7)
        height: width
        name: corner.numbered ? "" : corner.symbol
        color: corner.hint ? "#FFFFFF" : "#2A1F05"
    }
}
