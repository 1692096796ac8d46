// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
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
    /// Whether the score is a number of chips.
    property bool chips: false
    /// In partnerships 0 or 1, the colour and sign that the plate bears; and whether it is the viewer's partner.
    property int team: -1
    property bool partner: false
    readonly property string who: partner ? qsTr("%1, your partner").arg(name) : name
    readonly property string words: qsTr("%1, score %2, cards: %3%4").arg(who).arg(score).arg(cards).arg(isTurn ? qsTr(", to move") : "")

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Rectangle {
        anchors.fill: parent
        radius: Math.round(10 * Theme.unit)
        color: Theme.plate
        border.width: plate.isTurn ? Math.round(3 * Theme.unit) : 1
        border.color: plate.isTurn ? Theme.accent : Theme.light ? "#B8AC90" : "#55FFFFFF"
    }
    // The one whose turn it is also has a pointer at the plate.
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: -width * 0.35
        visible: plate.isTurn
        width: Math.round(14 * Theme.unit)
        height: width
        rotation: 45
        color: Theme.accent
    }
    Image {
        id: avatar

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        width: Math.round(plate.height * 0.72)
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
        height: partnerWord.height + 4
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
    Column {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: avatar.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap * 0.8
        anchors.rightMargin: Theme.gap

        Text {
            width: parent.width - points.width - Theme.gap * 0.5
            text: plate.name + (plate.dealer ? " ◆" : "")
            elide: Text.ElideRight
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Text {
            width: parent.width
            text: plate.isWinner ? qsTr("Winner") : plate.thinking ? qsTr("thinking …") : plate.warnLast && plate.cards === 1 ? qsTr("Last card!") : plate.lastAct
            wrapMode: Text.WordWrap
            maximumLineCount: 2
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
        y: plate.height - (plate.isViewer ? 1 : 0.6) * height
        visible: plate.chips
        disc: Math.round(22 * Theme.unit)
        amount: plate.score
    }
    Text {
        id: points

        anchors.top: parent.top
        anchors.topMargin: Math.round(5 * Theme.unit)
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        text: plate.score
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: plate.isWinner ? Theme.accent : Theme.clothInk
    }
    Rectangle {
        anchors.left: parent.left
        anchors.bottom: parent.top
        anchors.bottomMargin: -height * 0.35
        anchors.leftMargin: -height * 0.25
        visible: !plate.isViewer && plate.cards > 0
        width: Math.max(height, count.implicitWidth + 12)
        height: Math.round(22 * Theme.unit)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.paperEdge

        Text {
            id: count

            anchors.centerIn: parent
            text: plate.cards
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.ink
        }
    }
}
