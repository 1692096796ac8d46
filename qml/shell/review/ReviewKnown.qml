// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What the seat from whose side a game is looked at could know of the cards that it did not see.
Region {
    id: pane

    required property Session session
    property bool titled: true
    readonly property Review review: session?.review ?? null
    readonly property string name: review ? session.seats.name(review.seat) : ""
    readonly property bool you: review !== null && session.game.people.length === 1 && session.game.people[0] === review.seat
    readonly property string title: review?.open ? qsTr("Hidden cards") : you ? qsTr("What you could know") : qsTr("What %1 could know").arg(name)
    readonly property string told: !review ? "" : review.open ? qsTr("All cards are shown. Choose a player to see what they could know.") : review.thinking ? qsTr("Working it out…") : review.known.length === 0 ? qsTr("Nothing was hidden that could be worked out.") : qsTr("Counted in 200 deals that fit all that was seen.")

    /// Of the move that comes next, what `Analyst.mistakeAt` tells.
    property var mistake: ({})

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        border.color: Theme.paperEdge
        radius: Math.round(10 * Theme.unit)
    }
    Scroll {
        anchors.fill: parent
        anchors.margins: Math.round(0.6 * Theme.gap)
        spacing: Math.round(0.4 * Theme.gap)

        CostliestMoves {
            visible: pane.mistake.move !== undefined
            width: parent.width
            bottomPadding: Theme.gap
            mistakes: visible ? [pane.mistake] : []
        }
        Heading {
            visible: pane.titled
            text: pane.title
        }
        Text {
            width: parent.width
            text: pane.told
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Repeater {
            model: pane.review?.known ?? []

            Text {
                required property var modelData

                width: parent?.width ?? 0
                text: "<b>" + Theme.coloured(modelData.title) + "</b>&nbsp; " + Theme.coloured(modelData.text)
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                color: Theme.ink
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.title + ": " + modelData.text
            }
        }
    }
}
