// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The bar above a game that is looked at again: the way back, what it is, and the way on from here.
Region {
    id: bar

    required property Session session
    readonly property bool roomy: width > 820 * Theme.unit
    readonly property bool live: Pages.current === ""

    height: Math.round(48 * Theme.unit)
    KeyGroup.on: true

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Bar")

    WoodBar {
        anchors.fill: parent
    }
    Row {
        id: left

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        spacing: Theme.gap

        BarButton {
            symbol: "back"
            text: qsTr("End the review")
            keys: ["Esc"]
            live: bar.live
            onClicked: App.endReview()
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: bar.session ? qsTr("Review: %1").arg(bar.session.game.name) : ""
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: left.right
        anchors.right: right.left
        anchors.margins: 1.5 * Theme.gap
        visible: width > 120 * Theme.unit
        text: App.reviewed
        elide: Text.ElideRight
        font.pixelSize: Theme.small
        color: Theme.woodInkFaint
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Row {
        id: right

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        spacing: 8

        BarButton {
            offered: bar.session?.review?.finished ?? false
            enabled: bar.session?.review !== null && bar.session?.review !== undefined && bar.session.review.move < bar.session.review.moves
            symbol: "play"
            text: qsTr("Play on from here")
            labelled: bar.roomy
            key: "P"
            keys: ["P"]
            live: bar.live
            onClicked: App.playOn()
        }
        BarButton {
            offered: App.canAnalyse
            symbol: "analysis"
            text: qsTr("Analysis")
            labelled: bar.roomy
            key: "A"
            keys: ["A"]
            live: bar.live
            onClicked: Pages.open("analysis", bar.session.game.id)
        }
        BarButton {
            offered: bar.session?.review?.finished ?? false
            symbol: "check"
            text: qsTr("Check the shuffle")
            live: bar.live
            onClicked: Pages.open("shuffle", bar.session.game.id)
        }
        BarButton {
            symbol: "help"
            text: qsTr("Rules")
            key: "F1"
            keys: ["F1"]
            live: bar.live
            onClicked: Pages.open("rules", bar.session.game.id)
        }
    }
}
