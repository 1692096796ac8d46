// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Frames a card that is selected or hinted; a sign at its left edge, which is seen in a fan too, says without colour why.
Rectangle {
    id: frame

    /// The sign's name; empty: the frame alone.
    property string sign
    property bool hint: false

    radius: width * 0.06
    color: "transparent"
    border.width: Math.max(3, width * 0.03)
    border.color: hint ? "#2E7BD6" : "#E0A100"

    Rectangle {
        x: Math.round(-width * 0.4)
        y: Math.round(frame.height * 0.56)
        visible: frame.sign !== ""
        width: Math.round(Math.max(16, frame.width * 0.24))
        height: width
        radius: frame.hint ? width * 0.25 : width / 2
        color: frame.hint ? "#1B4F91" : "#F2C14E"
        border.width: Math.max(1, Math.round(width * 0.08))
        border.color: frame.hint ? "#FFFFFF" : "#2A1F05"

        Symbol {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.7)
            height: width
            name: frame.sign
            color: frame.hint ? "#FFFFFF" : "#2A1F05"
        }
    }
}
