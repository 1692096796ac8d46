// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// How far a game is judged, with a way to stop that; or, where nothing judges it, the way to begin.
Item {
    id: line

    required property Analyst analyst
    /// Whether that is what one most likely wants.
    property bool strong: false

    visible: !analyst.ready && (analyst.running || App.canAnalyse)
    height: Theme.touchSize

    Row {
        visible: line.analyst.running
        spacing: 1.6 * Theme.gap

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Math.min(320 * Theme.unit, line.width - stop.width - parent.spacing))
            height: Math.round(10 * Theme.unit)
            radius: height / 2
            color: Theme.paperDeep
            border.color: Theme.paperEdge

            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1% judged").arg(Math.round(100 * line.analyst.progress))

            Rectangle {
                width: Math.max(height, Math.round(parent.width * line.analyst.progress))
                height: parent.height
                radius: height / 2
                color: Theme.action
            }
        }
        PushButton {
            id: stop

            paper: true
            text: qsTr("Stop")
            onClicked: line.analyst.cancel()
        }
    }
    PushButton {
        visible: !line.analyst.running
        paper: true
        strong: line.strong
        text: qsTr("Judge this game")
        onClicked: App.analyse()
    }
}
