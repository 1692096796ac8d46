// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// What a deal has brought, in a few lines, while its last cards still lie there; until somebody goes on. It lies upon
// free felt, where there is room.
FloatingNote {
    id: sheet

    required property PlayTable board
    property bool due: board.session?.shown.dealEnded ?? false
    readonly property string heading: board.session?.game.recapHeading ?? ""
    readonly property string text: board.session?.game.recapText ?? ""
    /// How far things stand out of the viewer's plate.
    property real aside: 0
    /// Beside the viewer's plate, where there is room, it leaves the last cards in view.
    readonly property real beside: board.plate.width + aside + 2 * Theme.gap
    readonly property bool low: width <= board.width - beside - 2 * Theme.gap
    readonly property point wish: Qt.point(Math.max((board.width - width) / 2, low ? beside : 0), board.height - board.footer - (low ? 0 : board.strip) - Theme.gap - height)

    function settle(): void {
        if (!visible)
            return;
        const free = freePlace(board, Qt.size(width, height), Qt.point(wish.x + width / 2, wish.y + height / 2));
        x = Math.round(free.width > 0 ? free.x : wish.x);
        y = Math.round(free.width > 0 ? free.y : wish.y);
    }

    parent: board
    z: 4
    visible: due && text !== ""
    width: lines.width + 4 * Theme.gap
    height: lines.height + 2.4 * Theme.gap

    Accessible.role: Accessible.StaticText
    Accessible.name: heading + ". " + text

    onVisibleChanged: settle()
    onWishChanged: settle()

    Connections {
        target: sheet.board

        function onArranged(): void {
            sheet.settle();
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Math.round(10 * Theme.unit)
        color: Theme.paper
        border.color: Theme.accent
        border.width: 2
    }
    Column {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap * 0.4

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: sheet.heading
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Repeater {
            model: sheet.text.split("\n")

            Text {
                required property string modelData

                width: Math.min(implicitWidth, sheet.board.width - 8 * Theme.gap)
                text: modelData
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                color: Theme.ink
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Click or press Enter to go on")
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
}
