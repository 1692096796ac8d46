// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The end of a game, in place of the table: what came of it and how, the same cards, luck and skill, and how to go on.
Item {
    id: over

    required property Session session
    /// What the game's table says to it.
    property GameEnd end: null
    readonly property bool due: session !== null && session.shown.over && !(end?.held ?? false)
    /// It has come; the table is looked at once more.
    property bool come: false
    property bool viewing: false
    /// The page lies over the table.
    readonly property bool shown: due && come && !viewing
    /// It has just come, and the keys do nothing.
    property bool deaf: false
    readonly property bool alone: session !== null && session.game.people.length === 1
    readonly property alias ending: story.told
    readonly property real margin: Math.round((width < 1000 * Theme.unit ? 12 : 24) * Theme.unit)

    signal again
    signal sameDeal
    signal home
    signal analysis
    signal history
    signal shuffle
    signal gameLog
    /// The keys are for the table again.
    signal closing

    function view(): void {
        viewing = true;
        closing();
    }

    onDueChanged: {
        come = false;
        viewing = false;
        if (due)
            wait.restart();
        else
            wait.stop();
    }
    onShownChanged: {
        if (!shown)
            return;
        deaf = true;
        hush.restart();
        quiet.focus = true;
        scroll.used = false;
        scroll.go(0);
    }

    // The last card is seen where it was played, and the word for a deal that is won.
    Timer {
        id: wait

        interval: Theme.lasting(over.session?.game.solitaire ? 1200 : 600)
        onTriggered: over.come = true
    }
    // What is pressed at first was still meant for the table; then Enter deals anew.
    Timer {
        id: hush

        interval: 700
        onTriggered: {
            if (over.shown)
                buttons.takeFocus();
            over.deaf = false;
        }
    }
    Escape {
        when: over.due && over.come
        onPressed: over.viewing ? over.viewing = false : over.view()
    }
    Item {
        id: page

        anchors.fill: parent
        visible: over.shown
        KeyGroup.on: true

        Accessible.role: Accessible.Dialog
        Accessible.name: result.text
        Accessible.description: over.ending + (assisted.visible ? " " + assisted.text : "")

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
        // Has the keys until then, and nothing to do with them.
        Item {
            id: quiet

            // Another game may begin while it still has them.
            activeFocusOnTab: over.deaf || activeFocus
            KeyGroup.on: over.deaf
            KeyGroup.modal: over.deaf
        }
        Scroll {
            id: scroll

            anchors.fill: parent
            anchors.bottomMargin: buttons.height + 1.6 * over.margin
            inset: over.margin
            barColor: Theme.clothInkFaint
            fade: "transparent"
            spacing: Math.round(20 * Theme.unit)

            Item {
                width: parent.width
                height: result.height

                Text {
                    id: result

                    width: Math.min(implicitWidth, parent.width - (facts.visible ? facts.width + 2 * Theme.gap : 0))
                    text: over.session ? over.session.shown.resultText : ""
                    wrapMode: Text.WordWrap
                    font.pixelSize: Math.round((Theme.terse ? 30 : 44) * Theme.unit)
                    font.weight: Font.ExtraBold
                    color: Theme.accent

                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Text {
                    id: facts

                    anchors.right: parent.right
                    anchors.baseline: result.baseline
                    visible: !Theme.terse && !assisted.visible && over.session !== null && !over.session.game.solitaire
                    text: over.session ? qsTr("%n move(s)", "", over.session.game.moveCount) : ""
                    font.pixelSize: Theme.normal
                    color: Theme.clothInkFaint
                }
            }
            EndStanding {
                width: parent.width
                visible: over.session !== null && !over.session.game.solitaire
                session: over.session
                end: over.end
                shown: over.shown
            }
            Grid {
                id: parts

                readonly property int shownParts: 1 + (same.visible ? 1 : 0) + (play.visible ? 1 : 0)
                readonly property real each: Math.floor((width + columnSpacing) / columns - columnSpacing)
                /// Side by side they are alike, and fill a part of what is left of the page.
                readonly property real tall: columns > 1 ? Math.max(story.natural, same.visible ? same.natural : 0, play.visible ? play.natural : 0, Math.min(300 * Theme.unit, scroll.height - y - 2 * Theme.gap)) : 0

                width: parent.width
                columns: Math.max(1, Math.min(shownParts, Math.floor((width + columnSpacing) / (330 * Theme.unit + columnSpacing))))
                columnSpacing: Math.round(16 * Theme.unit)
                rowSpacing: columnSpacing

                EndStory {
                    id: story

                    width: parts.each
                    height: Math.max(natural, parts.tall)
                    session: over.session
                    end: over.end
                    onGameLog: over.gameLog()
                    onHistory: over.history()
                    onShuffle: over.shuffle()
                }
                EndSame {
                    id: same

                    width: parts.each
                    height: Math.max(natural, parts.tall)
                    visible: offered
                    alone: over.alone
                }
                EndPlay {
                    id: play

                    width: parts.each
                    height: Math.max(natural, parts.tall)
                    visible: over.alone && !over.session.game.realTime && App.canAnalyse && !(over.session.game.solitaire && over.session.shown.winners.length > 0)
                    session: over.session
                    onAnalysis: over.analysis()
                }
            }
            Text {
                id: assisted

                width: parent.width
                visible: text !== ""
                text: !over.session ? "" : over.session.game.branchedAt >= 0 ? qsTr("Played on from move %1 of another game, so it does not count.").arg(over.session.game.branchedAt) : over.session.game.assisted ? qsTr("Assisted: the card tracker was open, or a move was undone after hidden cards had been seen.") : ""
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.small
                color: Theme.clothInkFaint

                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        EndButtons {
            id: buttons

            x: over.margin
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Math.round(0.7 * over.margin)
            width: parent.width - 2 * over.margin
            onAgain: over.again()
            onSameDeal: over.sameDeal()
            onChange: Pages.open("new", over.session.game.id)
            onViewed: over.view()
            onHome: over.home()
        }
    }
    // While the table is looked at: the way back.
    PushButton {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        visible: over.due && over.come && over.viewing
        text: qsTr("Result")
        key: "Esc"
        strong: true
        onClicked: over.viewing = false
    }
}
