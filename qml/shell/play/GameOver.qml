// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The end of a game: what came of it, and how to go on.
Rectangle {
    id: banner

    required property Session session
    property bool dismissed: false
    /// What the game's table says to it.
    property GameEnd end: null
    readonly property string ending: (end?.text ?? "") !== "" ? end.text : due && wordy ? happened(session) : ""
    readonly property bool wordy: tall || (centred && hasHeight(540))
    readonly property bool tall: hasHeight(700)
    readonly property bool centred: (end?.at ?? -1) < 0
    readonly property bool due: session !== null && session.shown.over && !(end?.held ?? false)

    readonly property var sameCards: App.duplicates.results
    readonly property string waiting: session?.game.people.length === 1 ? qsTr("The computer is playing these cards in your seat…") : qsTr("The computer is playing these cards in your seats…")
    /// Whether there is room for more than words.
    readonly property bool roomy: session !== null && session.game.people.length === 1 && (sameCards.length === 1 || App.duplicates.running) && inMiddle
    readonly property bool inMiddle: wide || (centred && tall && parent.width >= 1000 * Theme.unit)
    /// Whether it can be found out here what was costly.
    readonly property bool costly: wide && session !== null && session.game.people.length === 1 && !session.game.realTime && App.canAnalyse && !(session.game.solitaire && session.shown.winners.length > 0)
    readonly property var shares: App.analyst.shares
    /// Beside each other, where there is room for it: the result, the same cards, what was costly.
    readonly property bool wide: tall && parent.width >= 1240 * Theme.unit && (end?.columns ?? true)
    readonly property real most: Math.min(parent.width - 9 * Theme.gap, wide ? Math.round(1180 * Theme.unit) : Infinity)
    readonly property real each: wide ? Math.floor((most - 2 * parts.columnSpacing) / 3) : most
    /// What came from the cards and what from one's own play, once the analysis has found it.
    readonly property bool judged: session !== null && session.game.people.length === 1 && shares.unit !== undefined && inMiddle

    readonly property real partWidth: wide ? each : Math.round(460 * Theme.unit)

    signal again
    signal sameDeal
    signal home
    signal analysis
    signal history
    signal shuffle
    /// The keys are for the table again.
    signal closing

    visible: due && !dismissed
    onVisibleChanged: if (visible)
        hush.restart()
    onDueChanged: dismissed = false
    width: Math.min(parent.width - 4 * Theme.gap, lines.implicitWidth + 5 * Theme.gap)
    height: lines.implicitHeight + 4 * Theme.gap
    radius: Math.round(14 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: 2
    KeyGroup.on: true

    Accessible.role: Accessible.Dialog
    Accessible.name: result.text
    Accessible.description: ending + (assisted.visible ? " " + assisted.text : "")

    function hasHeight(least: int): bool {
        return !Theme.terse && (parent?.height ?? 0) >= least * Theme.unit;
    }
    /// What happened, in two or three sentences.
    function happened(session: Session): string {
        if ((end?.order.length ?? 0) > 0)
            return "";
        if (session.game.solitaire)
            return qsTr("Moves: %1.").arg(session.game.moveCount);
        if (session.game.realTime)
            return [...session.log.lastOf(1), App.analyst.verdict].join("\n").trim();
        const recap = session.game.recapText;
        return recap !== "" ? recap.split("\n").slice(0, 3).join("\n") : session.log.lastOf(2).join("\n");
    }
    function view(): void {
        closing();
        dismissed = true;
    }

    Escape {
        when: banner.visible
        onPressed: banner.view()
    }
    // What is pressed at first was still meant for the table; then Enter deals anew.
    Timer {
        id: hush

        interval: 700
        onTriggered: if (banner.visible)
            buttons.takeFocus()
    }
    Column {
        id: lines

        anchors.centerIn: parent
        spacing: 1.4 * Theme.gap

        Text {
            id: result

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.most)
            text: banner.session ? banner.session.shown.resultText : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.round((Theme.terse ? 30 : 40) * Theme.unit)
            font.weight: Font.ExtraBold
            color: Theme.action

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Grid {
            id: parts

            anchors.horizontalCenter: parent.horizontalCenter
            columns: banner.wide ? 3 : 1
            columnSpacing: 2.4 * Theme.gap
            rowSpacing: lines.spacing
            horizontalItemAlignment: Grid.AlignHCenter

            EndPart {
                id: story

                visible: banner.ending !== "" || standing.visible
                title: banner.wide ? qsTr("What happened") : ""
                width: banner.wide ? banner.each : implicitWidth

                Repeater {
                    model: banner.ending === "" ? [] : banner.ending.split("\n")

                    Text {
                        required property string modelData

                        x: banner.wide ? 0 : Math.round((story.width - width) / 2)
                        width: Math.min(implicitWidth, banner.each)
                        text: modelData
                        wrapMode: Text.WordWrap
                        horizontalAlignment: banner.wide ? Text.AlignLeft : Text.AlignHCenter
                        font.pixelSize: Theme.normal
                        color: Theme.ink

                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }
                EndStanding {
                    id: standing

                    x: banner.wide ? 0 : Math.round((story.width - width) / 2)
                    visible: (banner.end?.listed ?? true) && banner.session !== null && !banner.session.game.solitaire
                    session: banner.session
                    end: banner.end
                    shown: banner.visible
                    most: banner.each
                }
            }
            Column {
                visible: banner.roomy || banner.judged
                width: banner.partWidth
                spacing: lines.spacing

                EndPart {
                    visible: banner.roomy
                    title: qsTr("The same cards, played by the computer in your seat")
                    width: parent.width

                    SameCards {
                        width: parent?.width ?? 0
                        result: banner.sameCards[0] ?? ({
                                "rows": Array(4).fill({
                                    "name": "",
                                    "value": 0,
                                    "text": "",
                                    "own": false
                                }),
                                "name": "",
                                "told": banner.waiting
                            })
                    }
                }
                EndPart {
                    visible: banner.judged
                    title: qsTr("Luck and skill")
                    width: parent.width

                    LuckAndSkill {
                        width: parent?.width ?? 0
                        brief: true
                        shares: banner.shares
                    }
                }
            }
            EndPlay {
                visible: banner.costly
                width: banner.each
                session: banner.session
            }
        }
        // Its place is kept until there is something to say.
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.most)
            visible: text !== "" && !banner.roomy
            text: App.duplicates.running ? banner.waiting : banner.sameCards.map(result => result.told).join("\n")
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.normal
            color: Theme.ink

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            id: assisted

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.most)
            visible: text !== ""
            text: !banner.session ? "" : banner.session.game.branchedAt >= 0 ? qsTr("Played on from move %1 of another game, so it does not count.").arg(banner.session.game.branchedAt) : banner.session.game.assisted ? qsTr("Assisted: the card tracker was open, or a move was undone after hidden cards had been seen.") : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            color: Theme.inkFaint

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        EndButtons {
            id: buttons

            anchors.horizontalCenter: parent.horizontalCenter
            most: banner.most
            onClosing: banner.closing()
            onAgain: banner.again()
            onSameDeal: banner.sameDeal()
            onAnalysis: banner.analysis()
            onHistory: banner.history()
            onShuffle: banner.shuffle()
            onViewed: banner.view()
            onHome: banner.home()
        }
    }
}
