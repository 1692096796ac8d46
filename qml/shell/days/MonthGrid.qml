// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable
import FullTable.Geometry
import FullTable.Table

// A month: each day with what was played and won of its deals. The arrows go from day to day, also into the next month,
// Page Up and Down from month to month.
Column {
    id: month

    required property DayDeals days
    readonly property real cell: Math.floor(width / 7)

    readonly property var list: days.month

    /// The keys go so many days on from the one at that place.
    function go(from: int, by: int): void {
        const to = from + by;
        const within = to >= 0 && to < list.length;
        if (within && list[to].future)
            return;
        if (!within)
            days.goFrom(list[from].day, by);
        cells.itemAt(within ? to : list.findIndex(day => day.day === days.day))?.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Math.round(0.4 * Theme.gap)
    Keys.onPressed: event => {
        const turned = ({
                [Qt.Key_PageUp]: -1,
                [Qt.Key_PageDown]: 1
            })[event.key];
        if (turned === undefined)
            return;
        event.accepted = true;
        month.days.turn(turned);
    }

    Row {
        KeyGroup.on: true

        ToolButton {
            symbol: "left"
            text: qsTr("Month before")
            paper: true
            onClicked: month.days.turn(-1)
        }
        Text {
            width: month.width - 2 * Theme.touchSize
            height: Theme.touchSize
            text: month.days.monthName
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        ToolButton {
            symbol: "right"
            text: qsTr("Next month")
            paper: true
            enabled: month.days.hasNext
            onClicked: month.days.turn(1)
        }
    }
    Row {
        Repeater {
            model: month.days.weekdays

            Text {
                required property string modelData

                width: month.cell
                text: modelData
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
        }
    }
    Grid {
        columns: 7
        KeyGroup.on: true

        Repeater {
            model: month.days.before

            Item {
                width: month.cell
                height: 1
            }
        }
        // Always the same ones, so that the keys stay where they are.
        Repeater {
            id: cells

            model: 31

            T.Button {
                id: day

                required property int index
                readonly property var about: month.list[index] ?? ({
                        "day": "",
                        "number": 0,
                        "name": "",
                        "played": 0,
                        "won": 0,
                        "today": false,
                        "future": true
                    })
                readonly property bool taken: about.day === month.days.day

                width: month.cell
                height: Math.round(Math.max(Theme.touchSize, 2.9 * Theme.normal))
                visible: about.number > 0
                enabled: !about.future
                opacity: enabled ? 1 : 0.4
                hoverEnabled: true
                focusPolicy: Qt.TabFocus
                onClicked: month.days.day = about.day
                Keys.onLeftPressed: month.go(index, -1)
                Keys.onRightPressed: month.go(index, 1)
                Keys.onUpPressed: month.go(index, -7)
                Keys.onDownPressed: month.go(index, 7)

                Accessible.role: Accessible.Button
                Accessible.name: about.played > 0 ? qsTr("%1: %2 played, %3 won", "a day").arg(about.name).arg(about.played).arg(about.won) : qsTr("%1: nothing played", "a day").arg(about.name)
                Accessible.selected: taken
                Accessible.onPressAction: clicked()

                background: Rectangle {
                    anchors.fill: parent
                    anchors.margins: 2
                    radius: Math.round(8 * Theme.unit)
                    color: day.taken ? Theme.paperPicked : day.hovered ? Theme.paperDeep : "transparent"
                    border.width: day.taken || day.about.today ? Math.max(1, Math.round(2 * Theme.unit)) : 0
                    border.color: day.taken ? Theme.action : Theme.inkFaint

                    FocusRing {
                        gap: -Theme.ring
                        shown: day.activeFocus
                        paper: true
                    }
                }
                contentItem: Item {
                    Column {
                        anchors.centerIn: parent
                        spacing: 1

                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: day.about.number
                            font.pixelSize: Theme.normal
                            font.weight: day.about.today ? Font.Bold : Font.Normal
                            color: Theme.ink
                        }
                        DayMark {
                            anchors.horizontalCenter: parent.horizontalCenter
                            visible: day.about.played > 0
                            width: Math.round(0.9 * Theme.normal)
                            height: width
                            done: true
                            won: day.about.won > 0
                        }
                    }
                }
            }
        }
    }
}
