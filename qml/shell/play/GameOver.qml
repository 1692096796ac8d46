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
    readonly property string waiting: qsTr("The computer is playing these cards in your seat …")
    /// Whether there is room for more than words.
    readonly property bool roomy: session !== null && session.game.people.length === 1 && (sameCards.length === 1 || App.duplicates.running) && inMiddle
    readonly property bool inMiddle: centred && tall && parent.width >= 1000 * Theme.unit
    readonly property var shares: App.analyst.shares
    /// What came from the cards and what from one's own play, once the analysis has found it.
    readonly property bool judged: session !== null && session.game.people.length === 1 && shares.unit !== undefined && inMiddle

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
            width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
            text: banner.session ? banner.session.shown.resultText : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.round((Theme.terse ? 30 : 40) * Theme.unit)
            font.weight: Font.ExtraBold
            color: Theme.action

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.ending !== ""

            Repeater {
                model: banner.ending === "" ? [] : banner.ending.split("\n")

                Text {
                    required property string modelData

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
                    text: modelData
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.normal
                    color: Theme.ink

                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
        EndStanding {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: (banner.end?.listed ?? true) && banner.session !== null && !banner.session.game.solitaire
            session: banner.session
            end: banner.end
            shown: banner.visible
            most: banner.parent.width - 9 * Theme.gap
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.roomy
            text: qsTr("The same cards, played by the computer in your seat")
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        SameCards {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.roomy
            width: Math.round(460 * Theme.unit)
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
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.judged
            text: qsTr("Luck and skill")
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        LuckAndSkill {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: banner.judged
            width: Math.round(460 * Theme.unit)
            brief: true
            shares: banner.shares
        }
        // Its place is kept until there is something to say.
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
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
            width: Math.min(implicitWidth, banner.parent.width - 9 * Theme.gap)
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
            most: banner.parent.width - 9 * Theme.gap
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
