// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A card of somebody's hand among all that were turned up: whose it is below it, and upon it what it stands for. It
// comes from where it was held.
Item {
    id: shown

    required property PlayTable board
    required property int index
    /// Where it lies; null: it is not turned up.
    property var spot: null
    /// It is not part of what was declared.
    property bool still: false
    readonly property int seat: spot?.card.seat ?? -1
    readonly property string name: seat < 0 ? "" : board.nameOf(seat)
    readonly property string role: spot?.card.as ?? ""
    property point from
    property bool there: false

    function arrive(): void {
        if (spot === null || there || !parent)
            return;
        const held = board.cardRect(index);
        from = parent.mapFromItem(board, held.x, held.y);
        there = true;
    }

    visible: spot !== null
    x: there && spot ? spot.x : from.x
    y: there && spot ? spot.y : from.y
    height: Math.round(width * 1.4)
    onSpotChanged: {
        if (spot === null)
            there = false;
        arrive();
    }
    Component.onCompleted: arrive()

    Behavior on x {
        enabled: shown.there

        NumberAnimation {
            duration: 2 * Theme.flight
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: shown.there

        NumberAnimation {
            duration: 2 * Theme.flight
            easing.type: Easing.OutCubic
        }
    }
    Picture {
        anchors.fill: parent
        name: shown.spot ? Theme.cardPicture(shown.spot.card.code, true) : ""

        Accessible.role: Accessible.StaticText
        Accessible.name: shown.spot ? [Cards.words(shown.spot.card.code), shown.role, shown.name].filter(part => part !== "").join(", ") : ""
    }
    Rectangle {
        anchors.fill: parent
        visible: shown.still
        radius: width * 0.05
        color: "#3A2A14"
        opacity: 0.16
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(6 * Theme.unit)
        visible: shown.role !== ""
        width: Math.min(shown.width - 4, words.implicitWidth + Theme.gap)
        height: words.implicitHeight + Math.round(4 * Theme.unit)
        radius: Math.round(6 * Theme.unit)
        color: "#F2C14E"

        Text {
            id: words

            anchors.centerIn: parent
            // On a very small card the badge alone tells that it stands for another.
            visible: shown.width > 44
            width: parent.width - 4
            text: shown.role
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: "#2A1F05"
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: Math.round(5 * Theme.unit)
        spacing: Math.round(5 * Theme.unit)

        Image {
            width: Math.round(18 * Theme.unit)
            height: width
            source: shown.board.faceOf(shown.seat)
            sourceSize.width: width
            sourceSize.height: width
        }
        Text {
            width: Math.min(implicitWidth, shown.width - Math.round(20 * Theme.unit))
            visible: shown.width > 60 * Theme.unit
            text: shown.name
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.tiny / Math.max(1, 1.3 * Theme.wish))
            font.pixelSize: Theme.small
            color: Theme.clothInk
        }
    }
}
