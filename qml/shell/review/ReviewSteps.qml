// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable
import FullTable.Table

// The steps of a review: to the beginning, back, on, to the end, anywhere; and from whose side it is seen.
FocusScope {
    id: steps

    required property Session session
    readonly property Review review: session?.review ?? null
    readonly property int move: review?.move ?? 0
    readonly property int moves: review?.moves ?? 0
    /// What was found out about the game, and the moves before and after that cost something; 0: none.
    property Analyst analyst: null
    readonly property bool judged: Object.keys(analyst?.losses ?? ({})).length > 0
    readonly property int last: judged ? analyst.costlyMove(move + 1, false) : 0
    readonly property int next: judged ? analyst.costlyMove(move + 1, true) : 0

    function sides(values: var): var {
        return values.map(seat => seat === "-1" ? qsTr("All cards") : qsTr("Seen by %1").arg(session?.seats.name(Number(seat)) ?? ""));
    }

    height: flow.height

    component Step: ToolButton {
        id: step

        required property int to
        required property Review review

        live: Pages.current === ""
        enabled: review !== null && to >= 0 && to <= review.moves && to !== review.move
        onClicked: step.review.goTo(to)
    }

    TextMetrics {
        id: widest

        text: qsTr("Move %1 of %2").arg(steps.moves).arg(steps.moves)
        font: number.font
    }
    Flow {
        id: flow

        readonly property bool narrow: width < 640 * Theme.unit

        width: parent.width
        spacing: 8

        Row {
            id: walk

            spacing: 8

            Step {
                to: 0
                review: steps.review
                symbol: "first"
                text: qsTr("To the beginning")
            }
            Step {
                to: steps.move - 1
                review: steps.review
                symbol: "left"
                text: qsTr("Back one move")
            }
            Step {
                to: steps.move + 1
                review: steps.review
                symbol: "right"
                text: qsTr("On one move")
            }
            Step {
                to: steps.moves
                review: steps.review
                symbol: "last"
                text: qsTr("To the end")
            }
            Step {
                offered: steps.judged
                to: steps.last - 1
                review: steps.review
                symbol: "fault-last"
                text: qsTr("To the last move that cost something")
                keys: ["Shift+N"]
            }
            Step {
                offered: steps.judged
                to: steps.next - 1
                review: steps.review
                symbol: "fault-next"
                text: qsTr("To the next move that cost something")
                keys: ["N"]
            }
        }
        Slider {
            id: slider

            width: Math.max(90 * Theme.unit, flow.width - walk.width - 3 * flow.spacing - 1 - (flow.narrow ? 0 : number.width + side.width))
            height: Theme.touchSize
            focus: true
            paper: false
            title: qsTr("Move %1 of %2").arg(steps.move).arg(steps.moves)
            from: 0
            to: Math.max(1, steps.moves)
            stepSize: 1
            snapMode: T.Slider.SnapAlways
            value: steps.move
            onMoved: steps.review.goTo(value)
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
                if (event.accepted)
                    steps.review.goTo(event.key === Qt.Key_Home ? 0 : steps.moves);
            }
        }
        Text {
            id: number

            width: Math.ceil(widest.advanceWidth) + Theme.gap
            height: Theme.touchSize
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: flow.narrow ? Text.AlignLeft : Text.AlignHCenter
            text: slider.title
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        DropDown {
            id: side

            visible: values.length > 1
            implicitWidth: Math.round(180 * Theme.unit)
            title: qsTr("As seen by")
            values: [...(steps.review?.finished ? ["-1"] : []), ...Array.from(steps.review?.seats ?? []).map(String)]
            words: steps.sides(values)
            value: steps.review?.open ? "-1" : String(steps.review?.seat ?? 0)
            onChosen: value => steps.review.lookFrom(Number(value))
        }
    }
}
