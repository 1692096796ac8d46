// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Frames a card that is selected or hinted, or in a review of the move that was played or of a better one; a sign at its
// left edge, which is seen in a fan too, says without colour why.
Rectangle {
    id: frame

    /// The sign's name, of a hint the number of the move, or `played` or `better`; empty: the frame alone.
    property string sign
    property bool hint: false
    readonly property string symbol: ({
            "played": "close",
            "better": "check"
        })[sign] ?? sign
    readonly property color tint: sign === "played" ? "#C5352B" : sign === "better" ? "#1C8257" : hint ? "#2E7BD6" : "#E0A100"
    readonly property bool numbered: "123".includes(sign) && sign !== ""
    /// One of the next best moves: quieter.
    readonly property bool next: numbered && sign !== "1"

    radius: width * 0.06
    color: "transparent"
    border.width: next ? Math.max(1.5, width * 0.015) : Math.max(3, width * 0.03)
    border.color: tint

    Rectangle {
        x: Math.round(-width * 0.4)
        y: Math.round(frame.height * 0.56)
        visible: frame.sign !== ""
        width: Math.round(Math.max(16, frame.width * 0.24))
        height: width
        radius: frame.hint ? width * 0.25 : width / 2
        color: frame.next ? "#FFFFFF" : frame.symbol !== frame.sign ? frame.tint : frame.hint ? "#1B4F91" : "#F2C14E"
        border.width: Math.max(1, Math.round(width * 0.08))
        border.color: frame.next ? "#1B4F91" : frame.hint ? "#FFFFFF" : "#2A1F05"

        Text {
            anchors.centerIn: parent
            visible: frame.numbered
            text: frame.sign
            font.pixelSize: Math.round(parent.width * 0.72)
            font.weight: Font.Bold
            color: frame.next ? "#1B4F91" : "#FFFFFF"
        }
        Symbol {
            anchors.centerIn: parent
            visible: !frame.numbered
            width: Math.round(parent.width * 0.7)
            height: width
            name: frame.numbered ? "" : frame.symbol
            color: frame.hint ? "#FFFFFF" : "#2A1F05"
        }
    }
}
