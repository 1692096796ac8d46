// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// Every deal of two teams on paper: what it brought in tricks and by the stack, and how they stood after it.
Rectangle {
    id: sheet

    required property PlayTable board
    property bool open: false
    readonly property var deals: open && board.session && board.session.shown.deal >= 0 ? board.session.game.dealsEnded() : []
    readonly property list<int> teams: [board.viewer % 2, 1 - board.viewer % 2]
    readonly property int pairWidth: Math.round(160 * Theme.unit)

    visible: open
    z: 20
    width: lines.width + 3 * Theme.gap
    height: lines.height + 3 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: 2

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Score sheet")

    Escape {
        when: sheet.visible
        onPressed: sheet.open = false
    }
    MouseArea {
        anchors.fill: parent
        onClicked: sheet.open = false
    }
    component Cell: Text {
        property bool head: false

        horizontalAlignment: Text.AlignRight
        elide: Text.ElideRight
        font.pixelSize: Theme.small
        font.weight: head ? Font.DemiBold : Font.Normal
        color: Theme.ink
    }

    Column {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap * 0.6

        Row {
            spacing: Theme.gap

            Cell {
                width: Math.round(40 * Theme.unit)
                text: qsTr("Deal")
                horizontalAlignment: Text.AlignLeft
                head: true
            }
            Repeater {
                model: sheet.teams

                Row {
                    id: head

                    required property int modelData

                    width: sheet.pairWidth + Math.round(46 * Theme.unit) + Theme.gap * 1.5
                    layoutDirection: Qt.RightToLeft
                    spacing: Theme.gap * 0.5

                    Cell {
                        width: Math.min(implicitWidth, head.width - badge.width - head.spacing)
                        text: qsTr("%1 and %2").arg(sheet.board.nameOf(head.modelData)).arg(sheet.board.nameOf(head.modelData + 2))
                        head: true
                    }
                    TeamBadge {
                        id: badge

                        anchors.verticalCenter: parent.verticalCenter
                        team: head.modelData
                        size: Math.round(14 * Theme.unit)
                    }
                }
            }
        }
        Repeater {
            model: sheet.deals

            Row {
                id: line

                required property var modelData

                spacing: Theme.gap

                Cell {
                    width: Math.round(40 * Theme.unit)
                    text: line.modelData.deal
                    horizontalAlignment: Text.AlignLeft
                }
                Repeater {
                    model: sheet.teams

                    Row {
                        id: pair

                        required property int modelData

                        spacing: Theme.gap

                        Cell {
                            width: sheet.pairWidth
                            text: line.modelData.told ? qsTr("tricks +%1, stack +%2").arg(line.modelData.told.tricks[pair.modelData]).arg(line.modelData.told.stack[pair.modelData]) : ""
                        }
                        Cell {
                            width: Math.round(46 * Theme.unit) + Theme.gap * 0.5
                            text: line.modelData.scores[pair.modelData]
                            head: true
                        }
                    }
                }
            }
        }
        Cell {
            visible: sheet.deals.length === 0
            text: qsTr("The first deal is being played.")
        }
    }
}
