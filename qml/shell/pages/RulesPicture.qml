// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// An example in the rules, with the cards of the table: step by step, where it has several.
Rectangle {
    id: picture

    /// As `rulesPicture` has it.
    required property var shown
    readonly property var steps: shown.steps ?? []
    property int at: 0
    readonly property var step: steps[at] ?? null
    /// The next step is a move that the reader can make.
    readonly property bool tried: step?.tried ?? false
    /// What came of the card that was tried last, and whether it was the right one.
    property string answer
    property bool done: false
    property var came: ({})
    readonly property real inner: Math.round(1.4 * Theme.gap)
    /// The most cards that a row of any step has, a gap counting as half a card: all steps have cards of one size.
    readonly property real longest: steps.reduce((most, step) => Math.max(most, step.rows.reduce((longest, row) => Math.max(longest, lengthOf(row)), 1)), 1)
    readonly property real room: width - 2 * inner - 6
    readonly property real cardWidth: Math.round(Math.min(62 * Math.max(Theme.unit, Theme.usual), room / (1 + 0.55 * (longest - 1))))
    readonly property real pitch: Math.min(cardWidth * 1.12, longest > 1 ? (room - cardWidth) / (longest - 1) : cardWidth)

    function lengthOf(row: var): real {
        return row.cards.length + 0.5 * row.cards.filter(card => card.gap).length;
    }
    function go(to: int): void {
        answer = "";
        done = false;
        at = to;
    }
    /// The right card leads to the next step, another one is answered.
    function take(card: var, keyed: bool): void {
        came = App.tryInRules(shown, at, card.pile, card.code);
        const right = came.right === true;
        if (right) {
            go(at + 1);
            // What had the keys is gone with its step.
            Qt.callLater(() => {
                if (keyed && (!tried || !(rows.itemAt(rows.count - 1) as RulesRow).enter(0)))
                    back.forceActiveFocus(Qt.OtherFocusReason);
            });
        }
        done = right;
        answer = right ? qsTr("That is it.") : String(came.text);
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
                    id: back

                    symbol: "left"
                    text: qsTr("Back")
                    enabled: picture.at > 0
                    Accessible.description: caption.text
                    onClicked: picture.go(picture.at - 1)
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
                    onClicked: picture.go(picture.at + 1)
                }
            }
        }
        // Short rows stand side by side.
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                id: rows

                model: picture.step?.rows ?? []

                RulesRow {
                    cardWidth: picture.cardWidth
                    pitch: picture.pitch
                    tried: picture.tried
                    onTaken: (card, keyed) => picture.take(card, keyed)
                    onWent: by => {
                        for (let at = index + by; rows.itemAt(at); at += by)
                            if ((rows.itemAt(at) as RulesRow).enter(picked))
                                return;
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
        Text {
            width: parent.width
            visible: text !== ""
            text: picture.answer !== "" ? picture.answer : picture.tried ? qsTr("Try it: choose the card to play.") : ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
            Accessible.role: Accessible.AlertMessage
            // After the right card, what is to be seen now.
            Accessible.name: picture.done ? qsTr("%1 %2", "the cards of a picture, what is said of them").arg(text).arg(picture.step?.text ?? "") : text
        }
    }
}
