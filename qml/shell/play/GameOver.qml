// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The end of a game: what came of it, and how to go on.
Rectangle {
    id: banner

    required property Session session
    property bool dismissed: false
    /// What the game's table says to it.
    property GameEnd end: null
    readonly property string ending: end?.text ?? ""
    readonly property bool due: session !== null && session.shown.over && !(end?.held ?? false)

    signal again
    signal sameDeal
    signal home
    signal analysis
    /// The keys are for the table again.
    signal closing

    visible: due && !dismissed
    onVisibleChanged: if (visible)
        hush.restart()
    onDueChanged: dismissed = false
    width: Math.min(parent.width - 4 * Theme.gap, lines.implicitWidth + 5 * Theme.gap)
    height: lines.implicitHeight + 4 * Theme.gap
    radius: Math.round(14 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: 2
    KeyGroup.on: true

    Accessible.role: Accessible.Dialog
    Accessible.name: result.text
    Accessible.description: ending + (assisted.visible ? " " + assisted.text : "")

    function view(): void {
        closing();
        dismissed = true;
    }

    Escape {
        when: banner.visible
        onPressed: banner.view()
    }
    // What is pressed at first was still meant for the table; then Enter deals anew.
    Timer {
        id: hush

        interval: 700
        onTriggered: if (banner.visible)
            buttons.takeFocus()
    }
    Column {
        id: lines

        anchors.centerIn: parent
        spacing: 1.4 * Theme.gap

        Text {
            id: result

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
            text: banner.session ? banner.session.shown.resultText : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.round(30 * Theme.unit)
            font.weight: Font.ExtraBold
            color: Theme.action

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.ending !== ""

            Repeater {
                model: banner.ending === "" ? [] : banner.ending.split("\n")

                Text {
                    required property string modelData

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
                    text: modelData
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.normal
                    color: Theme.ink

                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
        Item {
            id: standing

            /// The seats from the first to the last, in columns of equal length.
            readonly property bool placed: banner.end !== null && banner.end.order.length === banner.session?.game.seatCount
            readonly property var order: placed ? banner.end.order : banner.visible && banner.session ? banner.session.seats.standing() : []
            readonly property int columns: Math.ceil((banner.session?.game.seatCount ?? 1) / 6)
            readonly property int inColumn: Math.ceil((banner.session?.game.seatCount ?? 1) / columns)
            readonly property real lineWidth: Math.min(Math.round(320 * Theme.unit), (banner.parent.width - 9 * Theme.gap - (columns - 1) * Theme.gap) / columns)
            readonly property real lineHeight: Math.round((columns > 2 ? 30 : 38) * Theme.unit)
            readonly property real pitch: lineHeight + Math.round(4 * Theme.unit)

            anchors.horizontalCenter: parent.horizontalCenter
            visible: (banner.end?.listed ?? true) && banner.session !== null && !banner.session.game.solitaire
            width: columns * (lineWidth + Theme.gap) - Theme.gap
            height: inColumn * pitch

            Repeater {
                model: banner.session ? banner.session.seats : null

                Rectangle {
                    id: line

                    required property int seat
                    required property string name
                    required property int score
                    required property int cards
                    required property bool isWinner

                    readonly property int rank: Math.max(0, standing.order.indexOf(seat))

                    Accessible.role: Accessible.ListItem
                    Accessible.name: qsTr("%1: %2, %3", "place, player, score or cards left").arg(rank + 1).arg(name).arg(number.text)

                    x: Math.floor(rank / standing.inColumn) * (standing.lineWidth + Theme.gap)
                    y: rank % standing.inColumn * standing.pitch
                    width: standing.lineWidth
                    height: standing.lineHeight
                    radius: Math.round(10 * Theme.unit)
                    color: isWinner ? Theme.paperDeep : "transparent"
                    border.width: isWinner ? Math.max(2, Math.round(2 * Theme.unit)) : 0
                    border.color: Theme.action

                    Text {
                        id: place

                        x: Theme.gap * 0.6
                        anchors.verticalCenter: parent.verticalCenter
                        visible: standing.placed
                        width: visible ? Math.round(26 * Theme.unit) : 0
                        text: qsTr("%1.", "a place: 1st, 2nd").arg(line.rank + 1)
                        horizontalAlignment: Text.AlignRight
                        font.pixelSize: Theme.normal
                        color: Theme.inkFaint
                    }
                    Image {
                        id: portrait

                        x: Theme.gap * 0.6 + (place.visible ? place.width + Theme.gap * 0.6 : 0)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(parent.height * 0.76)
                        height: width
                        source: Theme.face(line.seat)
                        sourceSize.width: width
                        sourceSize.height: width
                    }
                    Text {
                        anchors.left: portrait.right
                        anchors.right: number.left
                        anchors.leftMargin: Theme.gap * 0.8
                        anchors.rightMargin: Theme.gap * 0.8
                        anchors.verticalCenter: parent.verticalCenter
                        text: (line.isWinner ? "★ " : "") + line.name
                        elide: Text.ElideRight
                        font.pixelSize: Theme.normal
                        font.weight: line.isWinner ? Font.Bold : Font.Normal
                        color: Theme.ink
                    }
                    Text {
                        id: number

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gap
                        anchors.verticalCenter: parent.verticalCenter
                        text: banner.end?.byCards ? qsTr("%1 left").arg(line.cards) : line.score
                        font.pixelSize: banner.end?.byCards ? Theme.normal : Theme.large
                        font.weight: Font.DemiBold
                        color: line.isWinner ? Theme.action : Theme.ink
                    }
                }
            }
        }
        Text {
            id: assisted

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
            visible: text !== ""
            text: !banner.session ? "" : banner.session.game.branchedAt >= 0 ? qsTr("Played on from move %1 of another game, so it does not count.").arg(banner.session.game.branchedAt) : banner.session.game.assisted ? qsTr("Assisted: a move was undone after hidden cards had been seen.") : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            color: Theme.inkFaint

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        EndButtons {
            id: buttons

            anchors.horizontalCenter: parent.horizontalCenter
            most: banner.parent.width - 9 * Theme.gap
            onClosing: banner.closing()
            onAgain: banner.again()
            onSameDeal: banner.sameDeal()
            onAnalysis: banner.analysis()
            onViewed: banner.view()
            onHome: banner.home()
        }
    }
}
