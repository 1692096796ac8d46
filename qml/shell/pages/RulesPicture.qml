// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// An example in the rules, with the cards of the table: step by step, where it has several.
Rectangle {
    id: picture

    /// As `rulesPicture` has it.
    required property var shown
    readonly property var steps: shown.steps ?? []
    property int at: 0
    readonly property var step: steps[at] ?? null
    readonly property real inner: Math.round(1.4 * Theme.gap)
    /// The most cards that a row of any step has, a gap counting as half a card: all steps have cards of one size.
    readonly property real longest: steps.reduce((most, step) => Math.max(most, step.rows.reduce((longest, row) => Math.max(longest, lengthOf(row)), 1)), 1)
    readonly property real room: width - 2 * inner - 6
    readonly property real cardWidth: Math.round(Math.min(62 * Math.max(Theme.unit, Theme.usual), room / (1 + 0.55 * (longest - 1))))
    readonly property real pitch: Math.min(cardWidth * 1.12, longest > 1 ? (room - cardWidth) / (longest - 1) : cardWidth)

    function lengthOf(row: var): real {
        return row.cards.length + 0.5 * row.cards.filter(card => card.gap).length;
    }
    /// Where that card lies, in cards from the left.
    function placeOf(cards: var, index: int): real {
        return index + 0.5 * cards.slice(0, index + 1).filter(card => card.gap).length;
    }

    width: Math.min(parent?.width ?? 0, Math.round(36 * Theme.normal))
    height: Math.ceil(lines.height) + 2 * inner
    radius: Math.round(12 * Theme.unit)
    color: Theme.clothColor

    Accessible.role: Accessible.Grouping
    Accessible.name: shown.caption ?? ""

    Column {
        id: lines

        x: picture.inner
        y: picture.inner
        width: picture.width - 2 * picture.inner
        spacing: Math.round(0.8 * Theme.gap)

        // The steps' buttons stay where they are, whatever comes below them.
        Item {
            width: parent.width
            height: Math.max(caption.height, buttons.height)

            Text {
                id: caption

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - buttons.width - Theme.gap
                text: picture.shown.caption ?? ""
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                font.weight: Font.Bold
                color: Theme.clothInk
            }
            Row {
                id: buttons

                anchors.right: parent.right
                visible: picture.steps.length > 1
                width: visible ? implicitWidth : 0
                height: visible ? implicitHeight : 0

                ToolButton {
                    symbol: "left"
                    text: qsTr("Back")
                    enabled: picture.at > 0
                    Accessible.description: caption.text
                    onClicked: --picture.at
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 of %2", "a step of an example").arg(picture.at + 1).arg(picture.steps.length)
                    font.pixelSize: Theme.small
                    color: Theme.clothInk
                }
                ToolButton {
                    symbol: "right"
                    text: qsTr("Next step")
                    enabled: picture.at < picture.steps.length - 1
                    Accessible.description: caption.text
                    onClicked: ++picture.at
                }
            }
        }
        Repeater {
            model: picture.step?.rows ?? []

            Column {
                id: row

                required property var modelData

                spacing: 3

                Text {
                    text: row.modelData.label
                    font.pixelSize: Theme.small
                    color: Theme.clothInkFaint
                }
                Item {
                    width: picture.room
                    height: Math.round(1.4 * picture.cardWidth) + 6

                    Rectangle {
                        visible: row.modelData.cards.length === 0
                        x: 3
                        y: 3
                        width: picture.cardWidth
                        height: Math.round(1.4 * width)
                        radius: 0.05 * width
                        color: "transparent"
                        border.color: Theme.clothInkFaint
                    }
                    Repeater {
                        model: row.modelData.cards

                        Item {
                            id: card

                            required property int index
                            required property var modelData

                            x: Math.round(3 + picture.placeOf(row.modelData.cards, index) * picture.pitch)
                            y: 3
                            width: picture.cardWidth
                            height: Math.round(1.4 * width)

                            Picture {
                                anchors.fill: parent
                                opacity: card.modelData.mark === "dim" ? 0.45 : 1
                                name: Theme.cardPicture(card.modelData.code, card.modelData.code >= 0)
                            }
                            Rectangle {
                                anchors.fill: parent
                                anchors.margins: -3
                                visible: card.modelData.mark === "ring"
                                radius: 0.05 * card.width + 3
                                color: "transparent"
                                border.width: 3
                                border.color: Theme.accent
                            }
                        }
                    }
                }
            }
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: picture.step?.text ?? ""
            wrapMode: Text.WordWrap
            lineHeight: 1.25
            font.pixelSize: Theme.normal
            color: Theme.clothInk
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 %2", "the cards of a picture, what is said of them").arg(picture.step?.told ?? "").arg(text)
        }
    }
}
