// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What was declared: the earlier hands small, the last one large with its cards sketched; after a call the cards that
// make it, or those of it that there are.
Column {
    id: declared

    required property Session session
    required property GameTable board
    /// Text such as "pair 6", empty before the first.
    required property string hand
    required property string speaker
    /// Pairs of a seat and a text, the last one last.
    required property var earlier
    /// Null until a call.
    required property var outcome
    required property string loser
    property real card: Math.round(Math.min(56 * Theme.unit, width / 7))
    // As text, so that what has not changed is not laid out anew.
    readonly property string madeOf: JSON.stringify((session?.shown.marked ?? []).filter(mark => mark.kind === "proof"))
    readonly property var made: JSON.parse(madeOf)
    readonly property var hands: session?.shown.piles.filter(pile => pile.owner >= 0) ?? []

    spacing: Math.round(6 * Theme.unit)

    Text {
        width: parent.width
        text: qsTr("%1 cards in all").arg(declared.hands.reduce((sum, pile) => sum + pile.size, 0))
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: declared.earlier.slice(-4, -1).map(each => (declared.session?.seats.name(each[0]) ?? "") + ": " + HandWords.words(each[1])).join("  ·  ")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.tiny
        color: Theme.clothInkFaint
    }
    Text {
        width: parent.width
        text: declared.hand === "" ? qsTr("Nothing declared yet") : qsTr("%1 declares").arg(declared.speaker)
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Text {
        width: parent.width
        visible: declared.hand !== ""
        text: HandWords.words(declared.hand)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.huge
        font.weight: Font.DemiBold
        color: Theme.accent
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: !declared.outcome && declared.hand !== ""
        spacing: Math.round(5 * Theme.unit)

        Repeater {
            model: HandWords.cards(declared.hand)

            Rectangle {
                id: sketch

                required property string modelData
                readonly property string rank: modelData.replace("*", "")

                width: Math.round(declared.card * 0.72)
                height: Math.round(width * 1.4)
                radius: width * 0.08
                color: "transparent"
                border.width: Math.max(1, Math.round(1.5 * Theme.unit))
                border.color: Theme.clothInkFaint

                Text {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: sketch.modelData.startsWith("*") ? -parent.height * 0.16 : 0
                    text: sketch.rank === "T" ? "10" : sketch.rank
                    font.pixelSize: parent.width * 0.52
                    font.weight: Font.DemiBold
                    color: Theme.clothInk
                }
                // For the one suit, whichever it is.
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: parent.height * 0.14
                    visible: sketch.modelData.startsWith("*")
                    width: parent.width * 0.24
                    height: width
                    radius: width / 2
                    color: Theme.clothInkFaint
                }
            }
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: declared.made.length > 0
        spacing: Math.round(6 * Theme.unit)

        Repeater {
            model: declared.made

            Column {
                id: maker

                required property int index
                required property var modelData

                Picture {
                    id: picture

                    // How much of the way from its hand is still before it.
                    property real ahead: 0
                    property point home

                    width: declared.card
                    height: Math.round(width * 1.4)
                    name: Theme.cardPicture(maker.modelData.code, true)
                    transform: Translate {
                        x: picture.ahead * picture.home.x
                        y: picture.ahead * picture.home.y
                    }

                    SequentialAnimation {
                        running: !Theme.instant

                        PropertyAction {
                            target: picture
                            property: "opacity"
                            value: 0
                        }
                        PauseAnimation {
                            duration: 1 + 250 * maker.index
                        }
                        ScriptAction {
                            script: {
                                const from = declared.board.cardFrame(maker.modelData.row);
                                picture.home = picture.mapFromItem(declared.board, from.x, from.y);
                                picture.ahead = 1;
                                picture.opacity = 1;
                            }
                        }
                        NumberAnimation {
                            target: picture
                            property: "ahead"
                            to: 0
                            duration: 2 * Theme.flight
                            easing.type: Easing.OutCubic
                        }
                    }
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: declared.card + declared.spacing
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    text: maker.modelData.as === "" ? " " : qsTr("as %1").arg(HandWords.card(maker.modelData.as))
                    font.pixelSize: Theme.tiny
                    color: Theme.clothInk
                }
            }
        }
    }
    Text {
        width: parent.width
        visible: !!declared.outcome
        text: !declared.outcome ? "" : declared.outcome.present ? qsTr("It is there: %1 loses a token").arg(declared.loser) : qsTr("It is not there: %1 loses a token").arg(declared.loser)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.clothInk
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: !declared.outcome || declared.outcome.present ? "" : qsTr("Lacking: %1").arg(HandWords.lacking(declared.hand, declared.made))
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.clothInk
    }
}
