// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable
import FullTable.Table

// The rules of a new game: a preset, the options that matter most, and the others folded under a line that names them.
Column {
    id: rules

    required property var game
    /// What has been set, by the option's id.
    required property var chosen
    readonly property var lines: App.optionLines(game.id)
    readonly property var main: game.options.filter(option => !option.expert)
    readonly property var others: game.options.filter(option => option.expert)
    readonly property bool paced: game.options.some(option => option.paced)
    readonly property bool changed: game.options.some(option => valueOf(option) !== String(option.standard))
    property bool open: others.some(option => !option.paced && valueOf(option) !== String(option.standard))

    signal picked(var options)

    function valueOf(option: var): string {
        return String(chosen[option.id] ?? option.standard);
    }
    function set(id: string, value: var): void {
        picked(Object.assign({}, chosen, {
            [id]: value
        }));
    }

    visible: game.options.length > 0
    spacing: Math.round(0.4 * Theme.gap)

    Item {
        width: parent.width
        height: heading.height

        Heading {
            id: heading

            text: qsTr("Rules")
        }
        PushButton {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: rules.changed
            paper: true
            font.pixelSize: Theme.small
            text: qsTr("Reset rules")
            onClicked: rules.picked({})
        }
    }
    ChoiceLine {
        readonly property var presets: [
            {
                "name": qsTr("Standard"),
                "options": ({})
            }
        ].concat(rules.game.presets)

        readonly property var order: presets.map((preset, i) => String(i))

        offered: rules.game.presets.length > 0
        title: qsTr("Preset")
        note: qsTr("Standard: every option as in the source of the rules")
        values: order
        words: order.map(value => presets[Number(value)].name)
        // None, where single options were set.
        value: order.find(value => rules.game.options.every(option => rules.valueOf(option) === String(presets[Number(value)].options[option.id] ?? option.standard))) ?? ""
        onChosen: value => rules.picked(presets[Number(value)].options)
    }
    Repeater {
        model: rules.main

        OptionLine {
            required property var modelData

            option: modelData
            gameId: rules.game.id
            // The options change with the game, one after the other.
            lines: rules.lines[modelData.id] ?? []
            value: rules.valueOf(modelData)
            onPicked: value => rules.set(modelData.id, value)
        }
    }
    PaceLine {
        offered: rules.paced
        options: rules.game.options
        chosen: rules.chosen
        onPicked: limits => rules.picked(Object.assign({}, rules.chosen, limits))
    }
    T.Button {
        id: fold

        width: parent.width
        implicitHeight: Math.max(Theme.touchSize, named.implicitHeight + 1.4 * Theme.gap)
        visible: rules.others.length > 0
        text: rules.open ? qsTr("Fewer options") : qsTr("More options")
        hoverEnabled: true
        focusPolicy: Qt.TabFocus
        onClicked: rules.open = !rules.open
        Accessible.name: rules.open ? text : qsTr("%1: %2").arg(text).arg(named.text)
        Accessible.onPressAction: clicked()

        background: Rectangle {
            radius: Math.round(10 * Theme.unit)
            color: fold.hovered ? Theme.paperHover : Theme.paperDeep

            FocusRing {
                shown: fold.activeFocus
            }
        }
        Symbol {
            id: arrow

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            width: Math.round(18 * Theme.unit)
            height: width
            name: rules.open ? "down" : "right"
            color: Theme.action
        }
        Text {
            id: word

            anchors.verticalCenter: parent.verticalCenter
            anchors.left: arrow.right
            anchors.leftMargin: 0.8 * Theme.gap
            text: fold.text
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            id: named

            anchors.verticalCenter: parent.verticalCenter
            anchors.left: word.right
            anchors.leftMargin: 1.2 * Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            visible: !rules.open
            text: rules.others.map(option => option.label).join(" · ")
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    Repeater {
        model: rules.open ? rules.others : []

        OptionLine {
            required property var modelData

            option: modelData
            gameId: rules.game.id
            // The options change with the game, one after the other.
            lines: rules.lines[modelData.id] ?? []
            value: rules.valueOf(modelData)
            onPicked: value => rules.set(modelData.id, value)
        }
    }
}
