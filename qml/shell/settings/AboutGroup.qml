// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// What this program is.
SettingsGroup {
    id: group

    visible: sought === "" && current

    Row {
        spacing: Math.round(1.6 * Theme.gap)

        Image {
            width: Math.round(64 * Theme.unit)
            height: width
            source: "qrc:/icons/fulltable.svg"
            sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter

            Text {
                text: qsTr("Full Table")
                font.pixelSize: Theme.large
                font.weight: Font.Bold
                color: Theme.ink

                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                text: qsTr("Version %1").arg(App.version)
                font.pixelSize: Theme.normal
                color: Theme.inkFaint

                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    Prose {
        topPadding: Theme.gap
        text: qsTr("Full Table is free software: you may use, study, share and change it under the terms of the **GNU General Public License**, version 3 or later. It comes with no warranty. Its cards, faces, symbols and sounds were made for it and stand under the same licence.")
    }
    DataTable {
        topPadding: Theme.gap
        width: Math.min(parent.width, Math.round(560 * Theme.unit))
        columns: 2
        shares: [3, 4]
        cells: [qsTr("Part"), qsTr("Licence"), qsTr("Full Table"), "GPL-3.0-or-later", "Qt " + App.qtVersion, "LGPL-3.0-only", "nlohmann/json", "MIT", "SQLite", qsTr("Public domain")]
    }
}
