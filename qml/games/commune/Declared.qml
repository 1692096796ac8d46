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
    /// What the rules say of it, by name.
    readonly property var said: session?.shown.captions ?? ({})
    property real card: Math.round(Math.min(56 * Theme.unit, width / 7))
    // As text, so that what has not changed is not laid out anew.
    readonly property string madeOf: JSON.stringify((session?.shown.marked ?? []).filter(mark => mark.kind === "proof"))
    readonly property var made: JSON.parse(madeOf)
    readonly property string sketchOf: JSON.stringify(session?.shown.declared ?? [])

    spacing: Math.round(6 * Theme.unit)

    Text {
        width: parent.width
        text: declared.said.all_cards ?? ""
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: declared.said.earlier ?? ""
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.tiny
        color: Theme.clothInkFaint
    }
    Text {
        width: parent.width
        text: declared.said.declarer ?? ""
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: declared.said.declared ?? ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.huge
        font.weight: Font.DemiBold
        color: Theme.accent
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: !declared.said.outcome
        spacing: Math.round(5 * Theme.unit)

        Repeater {
            model: JSON.parse(declared.sketchOf)

            Rectangle {
                id: sketch

                required property var modelData
                readonly property bool oneSuit: (declared.said.one_suit ?? "") !== ""

                width: Math.round(declared.card * 0.72)
                height: Math.round(width * 1.4)
                radius: width * 0.08
                color: "transparent"
                border.width: Math.max(1, Math.round(1.5 * Theme.unit))
                border.color: Theme.clothInkFaint

                Text {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: sketch.oneSuit ? -parent.height * 0.16 : 0
                    text: sketch.modelData.rank === "T" ? "10" : sketch.modelData.rank
                    font.pixelSize: parent.width * 0.52
                    font.weight: Font.DemiBold
                    color: Theme.clothInk
                }
                // For the one suit, whichever it is.
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: parent.height * 0.14
                    visible: sketch.oneSuit
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
                                const from = declared.board.cardRect(maker.modelData.row);
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
                    text: maker.modelData.as || " "
                    font.pixelSize: Theme.tiny
                    color: Theme.clothInk
                }
            }
        }
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: declared.said.outcome ?? ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.clothInk
    }
    Text {
        width: parent.width
        visible: text !== ""
        text: declared.said.missing ?? ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.clothInk
    }
}
