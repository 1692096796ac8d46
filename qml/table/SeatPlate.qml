// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// Who sits at a place: picture, name, what was done last, score, and signs of turn, deal and victory that do not need colour.
SeatItem {
    id: plate

    required property string name
    required property bool isTurn
    required property bool isWinner
    required property bool thinking
    required property int score
    required property int cards
    required property string lastAct
    required property bool dealer
    required property bool isViewer
    /// Whether somebody's last card is worth a warning.
    property bool warnLast: false
    /// Where a count of so few cards glows, and the viewer's own is shown, too; 0: nowhere.
    property int fewCards: 0
    readonly property bool few: cards > 0 && cards <= fewCards
    /// Whether the score is a number of chips.
    property bool chips: false
    property int chipsPerDisc: 25
    /// In partnerships 0 or 1, the colour and sign that the plate bears; and whether it is the viewer's partner.
    property int team: -1
    property bool partner: false
    readonly property string who: partner ? qsTr("%1, your partner").arg(name) : name
    /// How many cards were won, and what they count; below 0: that is not shown.
    property int packetCards: 0
    property int packetPoints: -1
    /// Whether it was passed over, and whether it is the one that something is done for now.
    property bool skipped: false
    property bool marked: false
    /// Takes the place of what was done last.
    property string caption
    /// The most tokens there can be, where the score is shown as tokens; 0: as a number.
    property int tokens: 0
    /// Name and score have little room beside the picture.
    readonly property bool narrow: width < 165 * Theme.unit
    /// Whether the score is shown.
    property bool scored: true
    readonly property string words: qsTr("%1%2, cards: %3%4").arg(who).arg(scored ? qsTr(", score %1").arg(score) : "").arg(cards).arg(isTurn ? qsTr(", to move") : "")

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Rectangle {
        anchors.fill: parent
        radius: Math.round(10 * Theme.unit)
        color: Theme.plate
        border.width: plate.isTurn ? Math.round(3 * Theme.unit) : 1
        border.color: plate.isTurn ? Theme.accent : Theme.light ? "#B8AC90" : "#55FFFFFF"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Math.round(5 * Theme.unit)
        visible: plate.marked
        radius: Math.round(14 * Theme.unit)
        color: "transparent"
        border.width: Math.round(3 * Theme.unit)
        border.color: Theme.light ? "#14507E" : "#8EC7FF"
    }
    SkipArrow {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -height * 0.45
        z: 3
        visible: plate.skipped
        toRight: plate.isViewer
    }
    // The one whose turn it is also has a pointer at the plate.
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: -width * 0.35
        visible: plate.isTurn
        width: Math.round(14 * Theme.unit)
        height: width
        rotation: 45
        antialiasing: true
        color: Theme.accent
    }
    Image {
        id: avatar

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap * (plate.narrow ? 0.6 : 1)
        width: Math.round(plate.height * (plate.narrow ? 0.6 : 0.72))
        height: width
        source: "qrc:/icons/avatars/a%1.svg".arg((plate.seat % 12 + 1).toString().padStart(2, "0"))
        sourceSize.width: width
        sourceSize.height: width
    }
    TeamMark {
        x: avatar.x + avatar.width - width * 0.6
        y: avatar.y + avatar.height - height * 0.8
        team: plate.team
        size: Math.round(17 * Theme.unit)
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Math.round(parent.height - height / 2)
        visible: plate.partner
        width: partnerWord.width + Theme.gap * 1.4
        // Even, or the software renderer leaves a line free in the middle.
        height: 2 * Math.round(partnerWord.height / 2 + 2)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.paperEdge

        Text {
            id: partnerWord

            anchors.centerIn: parent
            text: qsTr("partner")
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            color: Theme.ink
        }
    }
    TextMetrics {
        id: whole

        text: title.text
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        // Off the tokens at the lower edge.
        anchors.verticalCenterOffset: plate.tokens > 0 ? -Math.round(5 * Theme.unit) : 0
        anchors.left: avatar.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap * (plate.narrow ? 0.5 : 0.8)
        anchors.rightMargin: Theme.gap * (plate.narrow ? 0.5 : 1)

        Text {
            id: title

            width: parent.width - (plate.tokens > 0 || !plate.scored ? 0 : points.width + Theme.gap * 0.5)
            text: plate.name + (plate.dealer ? " ◆" : "")
            elide: Text.ElideRight
            font.pixelSize: plate.narrow ? Math.max(Theme.tiny, Math.min(Theme.normal, Math.floor(Theme.normal * (width - 1) / Math.max(1, whole.advanceWidth)))) : Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Text {
            width: parent.width
            text: plate.caption !== "" ? plate.caption : plate.isWinner ? qsTr("Winner") : plate.tokens > 0 && plate.score === 0 ? qsTr("Out") : plate.thinking ? qsTr("thinking …") : plate.skipped ? qsTr("Skipped: last card") : plate.warnLast && plate.cards === 1 ? qsTr("Last card!") : plate.lastAct
            wrapMode: Text.WordWrap
            maximumLineCount: plate.tokens > 0 || plate.height < 50 * Theme.unit ? 1 : 2
            lineHeight: 0.86
            // On a narrow plate there may be no room for it: the log has it, too.
            opacity: truncated ? 0 : 1
            font.pixelSize: Theme.tiny
            font.italic: plate.thinking
            color: plate.warnLast && plate.cards === 1 || plate.isWinner ? Theme.accent : Theme.clothInkFaint
        }
    }
    // At the side that is nearer to the middle of the table.
    ChipStack {
        x: plate.x > 0.6 * (plate.layout?.width ?? 0) ? -0.7 * disc : plate.width - 0.3 * disc
        y: plate.height - (plate.isViewer ? 1 : 0.8) * height
        visible: plate.chips
        disc: Math.round(22 * Theme.unit)
        amount: plate.score
        perDisc: plate.chipsPerDisc
    }
    Text {
        id: points

        anchors.top: parent.top
        anchors.topMargin: Math.round(5 * Theme.unit)
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap * (plate.narrow ? 0.5 : 1)
        visible: plate.tokens === 0 && plate.scored
        text: plate.score
        font.pixelSize: plate.narrow ? Theme.normal : Theme.large
        font.weight: Font.DemiBold
        color: plate.isWinner ? Theme.accent : Theme.clothInk
    }
    Row {
        x: Math.round((parent.width - width) / 2)
        y: parent.height - Math.round(0.7 * height)
        spacing: Math.round(3 * Theme.unit)

        Repeater {
            model: plate.tokens

            Rectangle {
                required property int index
                readonly property bool kept: index < plate.score

                width: 2 * Math.round(6.5 * Theme.unit)
                height: width
                radius: width / 2
                color: kept ? "#C8452F" : Theme.clothColor
                border.width: Math.max(1, Math.round((kept ? 2 : 1) * Theme.unit))
                border.color: kept ? "#FFF3DC" : Theme.clothInkFaint
            }
        }
    }
    Rectangle {
        anchors.left: parent.left
        anchors.bottom: parent.top
        anchors.bottomMargin: -height * 0.35
        anchors.leftMargin: -height * 0.25
        visible: (!plate.isViewer || plate.fewCards > 0) && plate.cards > 0
        width: Math.max(height, count.implicitWidth + 12)
        height: Math.round((plate.few ? 28 : 22) * Theme.unit)
        radius: height / 2
        color: plate.few ? "#F2C14E" : Theme.paper
        border.width: plate.few ? Math.max(2, Math.round(2 * Theme.unit)) : 1
        border.color: plate.few ? "#FFFFFF" : Theme.paperEdge

        // The glow.
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Math.round(5 * Theme.unit)
            visible: plate.few
            z: -1
            radius: height / 2
            color: "#66F2C14E"
        }

        Text {
            id: count

            anchors.centerIn: parent
            text: plate.cards
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.ink
        }
    }
    PacketBadge {
        anchors.right: parent.right
        anchors.bottom: parent.top
        anchors.bottomMargin: -height * 0.2
        anchors.rightMargin: -height * 0.25
        cards: plate.packetCards
        points: plate.packetPoints
    }
}
