// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The end of a deal: the cards that count are laid out one by one from each seat's packet, with a running sum.
Rectangle {
    id: count

    required property Session session
    /// A line for each seat, as the rules count.
    readonly property var tally: session?.shown.tally ?? []
    readonly property bool due: session !== null && session.shown.phase === "over" && tally.length > 0
    readonly property bool counting: due && (steps.running || pause.running)
    property int longest: 0
    property real shown: 0
    readonly property int seats: session ? session.game.seatCount : 2
    readonly property real footing: Math.round(84 * Theme.unit)
    /// So much room there is for each seat.
    readonly property real share: Math.min(96 * Theme.unit, (parent.height - 3 * footing) / seats - lines.spacing)
    readonly property real cardWidth: Math.round(Math.max(38 * Theme.unit, share / 1.4))

    visible: due
    z: 4
    // Where the layout was.
    anchors.centerIn: parent
    width: Math.min(parent.width - 4 * Theme.gap, 820 * Theme.unit)
    height: lines.height + 2 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.light ? "#FFE9E0CB" : Qt.tint(Theme.clothColor, "#A0101814")
    border.color: Theme.clothEdge

    onDueChanged: {
        steps.stop();
        pause.stop();
        shown = Theme.instant ? 100 : 0;
        if (!due || Theme.instant)
            return;
        longest = Math.max(...tally.map(line => line.codes.length));
        steps.start();
        session.shown.restLonger(steps.duration + 2 * pause.interval);
    }

    NumberAnimation {
        id: steps

        target: count
        property: "shown"
        from: 0
        to: count.longest
        duration: Theme.lasting(170) * count.longest
        onFinished: pause.start()
    }
    Timer {
        id: pause

        interval: 1400
    }
    Column {
        id: lines

        x: 1.5 * Theme.gap
        y: Theme.gap
        width: parent.width - 3 * Theme.gap
        spacing: Theme.gap * 0.5

        Repeater {
            model: count.due ? count.tally : []

            Item {
                id: line

                required property var modelData
                readonly property string name: count.session.seats.name(modelData.seat)
                readonly property list<int> cards: modelData.codes
                readonly property int laid: Math.min(cards.length, Math.floor(count.shown))
                readonly property bool isWinner: (count.session?.shown.winners ?? []).includes(modelData.seat)
                readonly property real step: Math.min(0.62 * count.cardWidth, (width - names.width - sum.width - count.cardWidth - 2 * Theme.gap) / Math.max(1, cards.length - 1))

                width: lines.width
                // Where there is little room, the upper part of each card with its signs.
                height: Math.round(Math.min(1.4 * count.cardWidth, count.share))

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 points").arg(name).arg(sum.text)

                Text {
                    id: names

                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(110 * Theme.unit)
                    text: (line.isWinner && count.shown >= count.longest ? "★ " : "") + line.name
                    elide: Text.ElideRight
                    font.pixelSize: Theme.normal
                    font.weight: Font.DemiBold
                    color: Theme.clothInk
                }
                Repeater {
                    model: line.cards

                    Item {
                        id: counted

                        required property int index
                        required property int modelData

                        x: names.width + Theme.gap + index * line.step
                        width: count.cardWidth
                        height: line.height
                        visible: index < line.laid
                        clip: true

                        Picture {
                            width: parent.width
                            height: Math.round(1.4 * width)
                            name: Theme.cardPicture(counted.modelData, true)
                        }
                    }
                }
                Text {
                    id: sum

                    readonly property bool won: line.isWinner && count.shown >= count.longest

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(56 * Theme.unit)
                    horizontalAlignment: Text.AlignRight
                    text: line.modelData.points.slice(0, line.laid).reduce((sum, points) => sum + points, 0)
                    font.pixelSize: Theme.large
                    font.weight: Font.DemiBold
                    color: won ? Theme.accent : Theme.clothInk
                }
            }
        }
    }
}
