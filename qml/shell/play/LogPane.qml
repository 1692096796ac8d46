// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What has happened, the latest below: deals under headings, tricks apart from each other.
Region {
    id: pane

    required property Session session
    /// Whether it stands beside the table, with a title of its own and a way out.
    property bool titled: true
    /// Of a game that is looked at again: where. A click on a line goes there.
    property Review review: null
    /// What moves cost, as `Analyst.losses` tells it.
    property var losses: ({})
    readonly property int row: review && session ? session.log.rowAfter(review.move) : -1

    signal closed

    onRowChanged: end.restart()

    KeyGroup.on: true
    KeyGroup.first: !titled

    Accessible.role: Accessible.Grouping
    Accessible.name: titled ? title.text : ""

    Escape {
        when: pane.titled && pane.visible
        onPressed: pane.closed()
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
        text: pane.review ? qsTr("Moves") : qsTr("Log")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.ink
    }
    // It has the keys itself until an arrow gives them to a line, which is spoken then.
    Item {
        id: reader

        function giveTo(row: int): void {
            lines.positionViewAtIndex(row, ListView.Contain);
            lines.forceLayout();
            lines.reached = row;
            lines.itemAtIndex(row)?.forceActiveFocus(Qt.TabFocusReason);
        }

        anchors.fill: parent
        anchors.margins: Theme.gap
        anchors.topMargin: pane.titled ? title.height : Theme.gap
        activeFocusOnTab: true
        Keys.onPressed: event => {
            const first = 0;
            const last = pane.review ? pane.review.moves : lines.count - 1;
            const at = pane.review ? pane.review.move : lines.hasKeys() ? lines.reached : lines.count;
            const to = ({
                    [Qt.Key_Up]: at - 1,
                    [Qt.Key_Down]: at + 1,
                    [Qt.Key_PageUp]: at - 10,
                    [Qt.Key_PageDown]: at + 10,
                    [Qt.Key_Home]: first,
                    [Qt.Key_End]: last
                })[event.key];
            // At the beginning the keys go on.
            event.accepted = to !== undefined && last >= first && (to >= first || event.key !== Qt.Key_Up);
            if (!event.accepted)
                return;
            const row = Math.max(first, Math.min(last, to));
            if (pane.review)
                pane.review.goTo(row);
            else
                giveTo(row);
        }

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Game log")

        ListView {
            id: lines

            /// The line that had the keys last.
            property int reached: -1

            function hasKeys(): bool {
                return itemAtIndex(reached)?.activeFocus ?? false;
            }

            anchors.fill: parent
            clip: true
            keyNavigationEnabled: false
            model: pane.visible && pane.session ? pane.session.log : null
            // Not before the new line knows how many rows it takes.
            onCountChanged: end.restart()
            onHeightChanged: end.restart()

            Timer {
                id: end

                interval: 0
                onTriggered: {
                    if (pane.review)
                        return lines.positionViewAtIndex(pane.row, ListView.Contain);
                    if (lines.hasKeys())
                        return;
                    // Its height is a guess until the last lines have been laid out.
                    lines.positionViewAtEnd();
                    lines.forceLayout();
                    lines.positionViewAtEnd();
                }
            }

            delegate: Item {
                id: line

                required property string text
                required property string signs
                required property int seat
                required property bool brought
                required property int number
                required property int index
                readonly property int lost: seat >= 0 && pane.session?.log.rowOf(number) === index ? pane.losses[number + 1] ?? 0 : 0

                width: lines.width
                height: words.height + (brought ? 10 : 4)
                activeFocusOnTab: activeFocus || lines.reached === index

                Accessible.role: Accessible.ListItem
                Accessible.name: lost > 0 ? qsTr("%1 %2% of the chance to win lost.", "a move; what it cost").arg(text).arg(lost) : text
                Accessible.selected: pane.row === index
                Accessible.onPressAction: pane.review?.goTo(number + 1)

                // Round the words alone: the gap before a trick or a deal belongs to no move.
                Rectangle {
                    id: frame

                    objectName: "frame"
                    y: words.topPadding
                    width: parent.width
                    height: words.height - y + 4
                    visible: pane.row === line.index
                    radius: Math.round(6 * Theme.unit)
                    color: Theme.paperPicked
                    border.color: Theme.action
                }
                TapHandler {
                    enabled: pane.review !== null
                    onTapped: pane.review.goTo(line.number + 1)
                }
                Text {
                    id: words

                    x: Theme.gap / 2
                    width: parent.width - Theme.gap - (badge.visible ? badge.width + Theme.gap / 2 : 0)
                    topPadding: line.seat < 0 && line.index > 0 ? Theme.gap : 0
                    text: Theme.coloured(line.signs)
                    textFormat: Text.StyledText
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.small
                    font.weight: line.seat < 0 ? Font.DemiBold : Font.Normal
                    color: Theme.ink
                    Accessible.ignored: true
                }
                LossBadge {
                    id: badge

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap / 2
                    y: Math.round(words.topPadding + (1.2 * Theme.small - height) / 2)
                    visible: line.lost > 0
                    lost: line.lost
                    size: Theme.small
                }
                Rectangle {
                    visible: line.brought
                    y: parent.height - 5
                    width: parent.width
                    height: 1
                    color: Theme.paperEdge
                }
                FocusRing {
                    anchors.fill: frame
                    gap: -Theme.ring
                    shown: line.activeFocus
                    paper: true
                }
            }
        }
    }
    // After what it closes, for the Tab key.
    ToolButton {
        visible: pane.titled && !pane.review
        anchors.right: parent.right
        paper: true
        symbol: "close"
        text: qsTr("Close")
        live: pane.visible
        onClicked: pane.closed()
    }
    FocusRing {
        anchors.fill: reader
        shown: reader.activeFocus
        gap: 0
    }
}
