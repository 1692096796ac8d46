// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// How two teams stand, in the corner: their points, and what the present deal has brought so far. A click or its key opens
// the sheet with every deal.
T.Button {
    id: scores

    readonly property string ruleName: "caption team"
    required property PlayTable board
    readonly property int viewerTeam: board.viewer % 2
    readonly property string key: "S"
    /// How wide its words may be beside the plate in the middle and the cards captured there.
    readonly property real most: (board.width - board.plate.width) / 2 - 4 * Theme.gap - 0.7 * board.cardWidth

    // Where the plates stand in one row there is room only below them.
    x: Theme.gap
    y: Theme.gap + (board.width > board.height ? 0 : board.plate.height * 2.7)
    width: lines.width + 2 * Theme.gap
    height: Math.max(Theme.touchSize, lines.height + Theme.gap)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    text: qsTr("Score sheet")
    onClicked: sheet.open = !sheet.open

    Accessible.name: qsTr("%1, key %2").arg(text).arg(key)
    Accessible.onPressAction: clicked()

    Shortcut {
        sequence: scores.key
        enabled: scores.visible && scores.board.enabled
        onActivated: scores.clicked()
    }

    background: Rectangle {
        radius: Math.round(8 * Theme.unit)
        color: scores.hovered ? Qt.lighter(Theme.panel, 1.15) : Theme.panel
        border.width: 1
        border.color: Theme.buttonEdge

        FocusRing {
            shown: scores.activeFocus
            paper: false
        }
    }
    // One below the other, or side by side where only the points are said.
    Grid {
        id: lines

        columns: Theme.terse ? 2 : 1
        x: Theme.gap
        y: Math.round((scores.height - height) / 2)
        rowSpacing: Theme.gap * 0.3
        columnSpacing: Theme.gap

        Repeater {
            model: 2

            Column {
                id: line

                required property int index
                readonly property int team: index === 0 ? scores.viewerTeam : 1 - scores.viewerTeam
                /// What the present deal has brought so far.
                readonly property string deal: scores.board.captions["team." + team] ?? ""
                readonly property string words: qsTr("%1 points, %2").arg(total.text).arg(deal)

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(pair.text).arg(words)

                Row {
                    spacing: Theme.gap * 0.6

                    Item {
                        width: Math.round(18 * Theme.unit)
                        height: total.height

                        TeamBadge {
                            anchors.centerIn: parent
                            team: line.team
                            size: Math.round(15 * Theme.unit)
                        }
                    }
                    Text {
                        id: pair

                        visible: !Theme.terse
                        width: Math.round(Math.min((scores.board.personal ? 60 : 180) * Theme.unit, scores.most - 64 * Theme.unit - 1.2 * Theme.gap))
                        text: !scores.board.personal ? qsTr("%1 and %2").arg(scores.board.nameOf(line.team)).arg(scores.board.nameOf(line.team + 2)) : line.index === 0 ? qsTr("We") : qsTr("They")
                        wrapMode: Text.WordWrap
                        font.pixelSize: Theme.normal
                        font.weight: Font.DemiBold
                        color: Theme.clothInk
                    }
                    Text {
                        id: total

                        width: Math.round((Theme.terse ? 33 : 46) * Theme.unit)
                        horizontalAlignment: Text.AlignRight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.tiny
                        text: scores.board.session ? scores.board.session.shown.scores[line.team] ?? 0 : 0
                        font.pixelSize: Theme.normal
                        font.weight: Font.Bold
                        color: Theme.clothInk
                    }
                }
                Text {
                    width: Math.min(implicitWidth, scores.most)
                    leftPadding: Math.round(18 * Theme.unit + Theme.gap * 0.6)
                    visible: !Theme.terse && scores.board.session !== null && !scores.board.session.shown.over && !scores.board.session.shown.dealEnded
                    text: line.deal
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.tiny
                    color: Theme.clothInkFaint
                }
            }
        }
    }
    TeamSheet {
        id: sheet

        // Above the cards.
        parent: scores.board
        x: scores.x
        y: scores.y + scores.height + Theme.gap
        board: scores.board
    }
}
