// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Parts
import FullTable.Table

// Which hand of a game for two is played, how the last one came out, and the buttons that help with one's own: at the
// left edge of the table, above and below the middle.
Item {
    id: corners

    required property PlayTable board
    required property int hands
    /// By seat; empty before the first hand has ended.
    required property var lastPoints
    readonly property int viewer: board.viewer

    anchors.fill: parent

    Pile {
        id: upper

        mark: ""
    }
    Pile {
        id: lower

        from: Pile.Bottom
        mark: ""
    }
    Column {
        x: Theme.gap
        y: upper.y

        Text {
            text: qsTr("Hand %1 of %2").arg(corners.board.session?.shown.deal ?? 1).arg(corners.hands)
            font.pixelSize: Theme.small
            color: Theme.clothInk
        }
        Text {
            visible: text !== ""
            text: corners.lastPoints.length < 2 ? "" : qsTr("Last hand: %1 – %2").arg(corners.lastPoints[corners.viewer]).arg(corners.lastPoints[1 - corners.viewer])
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
    Column {
        x: Theme.gap
        anchors.bottom: lower.bottom
        spacing: Theme.gap

        OfferButton {
            session: corners.board.session
        }
        SortButton {}
    }
}
