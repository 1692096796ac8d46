// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// What is called out at a turning point of the game: the word flies from the plate of the one who calls it to the middle,
// and is gone again. Whatever is pressed ends it.
SeatItem {
    id: flourish

    required property GameTable board
    /// How far it is on its way, and how much of it is seen.
    property real way: 1
    readonly property bool central: caller < 0
    property int caller: -1
    /// Where the word ends, as seen from the plate.
    readonly property point goal: Qt.point(board.width / 2 - x, (board.height - board.strip - board.footer) / 2 - y)

    seat: Math.max(0, caller)

    Connections {
        target: flourish.board.session

        function onTurningPoint(seat: int, cry: string): void {
            flourish.board.session.played("sweep");
            if (Theme.instant)
                return;
            flourish.caller = seat;
            word.text = cry;
            flight.restart();
        }
    }
    Connections {
        target: flourish.board

        function onHurried(): void {
            flight.complete();
        }
    }
    Rectangle {
        id: bubble

        readonly property point start: flourish.central ? flourish.goal : Qt.point(flourish.width / 2, flourish.height / 2)

        x: start.x + (flourish.goal.x - start.x) * flourish.way - width / 2
        y: start.y + (flourish.goal.y - start.y) * flourish.way - height / 2
        width: word.width + 5 * Theme.gap
        height: word.height + 1.6 * Theme.gap
        scale: 0.25 + 0.75 * flourish.way
        opacity: 0
        visible: opacity > 0
        radius: Math.round(14 * Theme.unit)
        color: Theme.paper
        border.color: Theme.light ? Theme.accent : "#F2C14E"
        border.width: Math.max(3, Math.round(4 * Theme.unit))

        Accessible.ignored: true

        Text {
            id: word

            anchors.centerIn: parent
            font.pixelSize: Math.round(84 * Theme.unit)
            font.weight: Font.Black
            color: Theme.red
        }
    }
    SequentialAnimation {
        id: flight

        PropertyAction {
            target: bubble
            property: "opacity"
            value: 1
        }
        NumberAnimation {
            target: flourish
            property: "way"
            from: 0
            to: 1
            duration: Theme.lasting(320)
            easing.type: Easing.OutBack
        }
        PauseAnimation {
            duration: Theme.lasting(400)
        }
        NumberAnimation {
            target: bubble
            property: "opacity"
            to: 0
            duration: Theme.lasting(180)
        }
    }
}
