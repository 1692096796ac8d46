// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// Cards as small signs, and below them what they count.
Column {
    id: counted

    property var codes: []
    property var roles: []
    property real size: Math.round(24 * Theme.unit)
    property string sum

    spacing: Math.round(2 * Theme.unit)

    MeldSigns {
        id: signs

        size: counted.size
        codes: counted.codes
        roles: counted.roles
    }
    Text {
        x: Math.max(0, Math.round((signs.width - width) / 2))
        text: counted.sum
        font.pixelSize: counted.size > 30 * Theme.unit ? Theme.small : Theme.tiny
        color: Theme.inkFaint
    }
}
