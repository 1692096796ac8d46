// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// A small drawing of the interface in any colour.
Item {
    id: symbol

    property string name
    property color color: Theme.clothInk

    implicitWidth: Math.round(22 * Theme.unit)
    implicitHeight: implicitWidth

    Picture {
        anchors.fill: parent
        name: symbol.name === "" ? "" : "icons/ui/" + symbol.name + symbol.color
    }
}
