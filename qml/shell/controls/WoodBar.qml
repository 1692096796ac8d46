// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The table's wooden edge: the ground of a bar.
Rectangle {
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.lighter(Theme.wood, 1.25)
        }
        GradientStop {
            position: 1
            color: Theme.wood
        }
    }

    // Its shadow on the cloth.
    Rectangle {
        anchors.top: parent.bottom
        width: parent.width
        height: Math.round(6 * Theme.unit)
        visible: !Theme.stark
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#50000000"
            }
            GradientStop {
                position: 1
                color: "#00000000"
            }
        }
    }
}
