// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Where every card of the pack is, as far as the person may know it: a line for each suit, and what follows in words.
Region {
    id: pane

    required property Session session
    /// Whether it stands beside the table, with a title of its own and a way out.
    property bool titled: true
    readonly property Tracker tracker: session?.tracker ?? null
    readonly property int longest: (tracker?.suits ?? []).reduce((most, suit) => Math.max(most, suit.cells.length), 1)
    /// What the card under the pointer is about.
    property string pointed

    signal closed

    KeyGroup.on: true
    KeyGroup.first: !titled

    Accessible.role: Accessible.Grouping
    Accessible.name: titled ? title.text : ""

    Escape {
        when: pane.titled && pane.visible
        onPressed: pane.closed()
    }
    Binding {
        target: pane.tracker
        property: "open"
        value: pane.visible
        when: pane.tracker !== null
        restoreMode: Binding.RestoreNone
    }
    Component.onDestruction: {
        if (tracker)
            tracker.open = false;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        border.color: Theme.paperEdge
        radius: Math.round(10 * Theme.unit)
    }
    Text {
        id: title

        visible: pane.titled
        x: 1.5 * Theme.gap
        height: Theme.touchSize
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Card tracker")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.ink
    }
    Scroll {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gap
        anchors.topMargin: pane.titled ? title.height : Theme.gap
        spacing: Theme.gap
        reads: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Card tracker")

        Repeater {
            model: pane.visible ? pane.tracker?.suits ?? [] : []

            TrackerRow {
                required property var modelData

                width: parent?.width ?? 0
                line: modelData
                places: pane.longest
                onPointed: text => pane.pointed = text
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: (pane.tracker?.suits.length ?? 0) > 0

            Repeater {
                model: [
                    {
                        "state": "unseen",
                        "word": qsTr("not seen yet")
                    },
                    {
                        "state": "own",
                        "word": qsTr("yours")
                    },
                    {
                        "state": "known",
                        "word": qsTr("hidden, but certain")
                    },
                    {
                        "state": "out",
                        "word": qsTr("out")
                    }
                ]

                Row {
                    id: sample

                    required property var modelData

                    spacing: Math.round(4 * Theme.unit)

                    TrackerCell {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(18 * Theme.unit)
                        rank: "7"
                        card: sample.modelData.state
                        copies: 0
                        red: false
                    }
                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        text: sample.modelData.word
                        font.pixelSize: Theme.small
                        color: Theme.inkFaint
                    }
                }
            }
        }
        // A place of its own: what is pointed at moves nothing.
        Text {
            width: parent.width
            height: Math.ceil(2.7 * Theme.small)
            text: pane.pointed
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.ink
        }
        Repeater {
            model: pane.tracker?.lines ?? []

            Text {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                color: Theme.ink
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Text {
            width: parent.width
            text: qsTr("Only what you may know. A game in which this was open counts as assisted.")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    // After what it closes, for the Tab key.
    ToolButton {
        visible: pane.titled
        anchors.right: parent.right
        paper: true
        symbol: "close"
        text: qsTr("Close")
        live: pane.visible
        onClicked: pane.closed()
    }
}
