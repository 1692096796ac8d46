// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// The player at a place: picture, name, what was done last, score, and signs of turn, deal and victory that do not need colour.
SeatItem {
    id: plate

    required property string name
    required property int face
    /// What there is to know of a computer player, for whoever rests upon its plate.
    required property string about
    required property bool isTurn
    required property bool isWinner
    /// The table still counts what everybody has: nobody has won yet.
    property bool counting: false
    readonly property bool won: isWinner && !counting
    required property bool thinking
    required property int score
    required property int cards
    required property string lastAct
    required property bool dealer
    required property bool isViewer
    /// How much more time than usual it has in a race.
    required property real tempo
    /// The pointer is upon it.
    readonly property bool pointed: pointer.hovered
    readonly property string called: tempo > 1 ? qsTr("%1 ×%2", "name, and how much more time they have").arg(name).arg(tempo.toLocaleString(Qt.locale(), "g", 2)) : name
    /// What the game adds, or null.
    property PlateSign sign: null
    readonly property bool marked: sign !== null && sign.marked
    readonly property bool scored: sign === null || sign.scored
    readonly property bool urgent: sign !== null && sign.urgent
    readonly property bool countLit: sign !== null && sign.countLit
    /// Name and score have little room beside the picture.
    readonly property bool narrow: width < 185 * Theme.unit
    /// The parts of the last turn, and what is more urgent to say.
    readonly property var acts: lastAct === "" ? [] : lastAct.split("\n")
    readonly property string told: sign?.caption || (won ? qsTr("Winner") : thinking ? qsTr("Thinking…") : sign?.remark ?? "")
    readonly property bool oneLine: (sign?.footing ?? 0) > 0 || height < 50 * Theme.unit
    readonly property string words: qsTr("%1%2, cards: %3%4").arg(sign?.spoken || called).arg(scored && !counting ? qsTr(", score %1").arg(score) : "").arg(cards).arg((isTurn ? qsTr(", to move") : "") + (dealer ? qsTr(", dealer") : ""))

    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.description: about.replace("\n", ". ")

    Rectangle {
        anchors.fill: parent
        radius: Math.round(10 * Theme.unit)
        color: Theme.plate
        border.width: plate.isTurn ? Math.round(3 * Theme.unit) : 1
        border.color: plate.isTurn ? Theme.accent : Theme.clothEdge
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
        source: Theme.face(plate.face)
        sourceSize.width: width
        sourceSize.height: width
    }
    Binding {
        target: plate.sign
        property: "portrait"
        value: Qt.rect(avatar.x, avatar.y, avatar.width, avatar.height)
        when: plate.sign !== null
    }
    TextMetrics {
        id: whole

        text: title.text
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
    }
    Column {
        id: lines

        /// How large what was done stands below the name, where there is room.
        readonly property int second: plate.narrow || Theme.terse ? Theme.tiny : plate.acts.length > 1 && !plate.oneLine ? Math.round(14 * Theme.unit) : Theme.small

        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -Math.round((plate.sign?.footing ?? 0) / 2)
        anchors.left: avatar.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap * (plate.narrow ? 0.5 : 0.8)
        anchors.rightMargin: Theme.gap * (plate.narrow ? 0.5 : 1)

        Text {
            id: title

            width: parent.width - (!plate.scored ? 0 : points.width + Theme.gap * 0.5) - (plate.dealer ? dealing.width + Theme.gap * 0.3 : 0)
            text: plate.called

            DealerSign {
                id: dealing

                x: Math.round(Math.min(title.contentWidth, title.width) + Theme.gap * 0.3)
                anchors.verticalCenter: parent.verticalCenter
                visible: plate.dealer
                narrow: plate.narrow
                above: plate.y > plate.height
                words: plate.isViewer && (plate.layout as GameTable)?.session?.game.people.length === 1 ? qsTr("You deal") : qsTr("%1 deals").arg(plate.name)
            }
            elide: Text.ElideRight
            font.pixelSize: Math.max(Math.round(Theme.tiny / Math.max(1, Theme.wish)), Math.min(Theme.normal, Math.floor(Theme.normal * (width - 1) / Math.max(1, whole.advanceWidth))))
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Text {
            id: upper

            /// A turn of many parts may end in dots: a pointer that rests here shows all of it.
            readonly property bool toldOnHover: plate.told === ""

            width: parent.width
            text: plate.told || (plate.oneLine ? (all.advanceWidth <= width ? all.text : plate.acts[plate.acts.length - 1] ?? "") : plate.acts.length > 2 ? plate.acts.slice(0, -1).join(", ") : plate.acts[0] ?? "")
            wrapMode: plate.told !== "" && !plate.oneLine ? Text.WordWrap : Text.NoWrap
            maximumLineCount: wrapMode === Text.WordWrap ? 2 : 1
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: toldOnHover ? Theme.tiny : Math.round(Theme.tiny / Math.max(1, 1.2 * Theme.wish))
            lineHeight: 0.86
            font.pixelSize: lines.second
            font.italic: plate.thinking
            color: plate.urgent || plate.won ? Theme.accent : Theme.clothInkFaint
        }
        Text {
            id: lower

            readonly property bool toldOnHover: true

            width: parent.width
            visible: !plate.oneLine && upper.lineCount < 2 && text !== ""
            text: plate.told === "" ? (plate.acts.length > 1 ? plate.acts[plate.acts.length - 1] : "") : plate.told === plate.sign?.remark ? all.text : ""
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.tiny
            lineHeight: 0.86
            font.pixelSize: lines.second
            color: Theme.clothInkFaint
        }
    }
    TextMetrics {
        id: all

        text: plate.acts.join(", ")
        font.pixelSize: Theme.tiny
    }
    HoverHandler {
        id: pointer

        onHoveredChanged: {
            known.about = "";
            rests.running = hovered;
        }
    }
    Timer {
        id: rests

        interval: 1100
        onTriggered: known.about = plate.about
    }
    // What was done last, and for who rests there, who that is.
    Note {
        id: known

        readonly property string story: pointer.hovered && plate.acts.length > 0 ? (plate.layout as GameTable)?.session?.shown.storyOf(plate.seat) ?? "" : ""
        property string about

        visible: text !== ""
        text: story !== "" && about !== "" ? story + "\n" + about : story + about
        x: Math.round(Math.max(Theme.gap - plate.x, Math.min(0, (plate.layout?.width ?? 0) - Theme.gap - width - plate.x)))
        y: Math.round(plate.y > (plate.layout?.height ?? 0) / 2 ? -height - Theme.gap : plate.height + Theme.gap)
    }
    Text {
        id: points

        // In the name's line, so that nothing of the last turn lies below it.
        y: Math.round(lines.y + title.y + (title.height - height) / 2)
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap * (plate.narrow ? 0.5 : 1)
        visible: plate.scored
        text: plate.counting ? "" : plate.score
        font.pixelSize: plate.narrow ? Theme.normal : Theme.large
        font.weight: Font.DemiBold
        color: plate.won ? Theme.accent : Theme.clothInk
    }
    HandCount {
        anchors.left: parent.left
        anchors.bottom: parent.top
        anchors.bottomMargin: -height * 0.35
        anchors.leftMargin: -height * 0.25
        visible: (!plate.isViewer || (plate.sign?.countOwn ?? false)) && plate.cards > 0
        cards: plate.cards
        lit: plate.countLit
    }
}
