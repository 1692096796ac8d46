// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// How to go on after the end of a game: in one row, where there is room for it, else in two of about the same length.
Flow {
    id: buttons

    /// How wide it may be.
    required property real most
    readonly property real natural: {
        let sum = -spacing;
        for (const button of [anew, same, review, judge, shuffle, history, view, shelf])
            sum += button.visible ? button.implicitWidth + spacing : 0;
        return sum;
    }

    /// The end is left for the table.
    signal closing
    signal again
    signal sameDeal
    signal analysis
    signal history
    signal shuffle
    signal viewed
    signal home

    function takeFocus(): void {
        anew.focus = true;
    }

    width: natural <= most ? natural : Math.min(most, Math.round(0.5 * natural + 60 * Theme.unit))
    spacing: Theme.gap

    PushButton {
        id: anew

        text: qsTr("New deal")
        key: "N"
        paper: true
        strong: true
        onClicked: {
            buttons.closing();
            buttons.again();
        }
    }
    PushButton {
        id: same

        text: qsTr("Same deal")
        paper: true
        onClicked: {
            buttons.closing();
            buttons.sameDeal();
        }
    }
    PushButton {
        id: review

        text: qsTr("Review")
        paper: true
        onClicked: App.reviewThis()
    }
    PushButton {
        id: judge

        visible: App.canAnalyse
        text: qsTr("Analysis")
        key: "A"
        paper: true
        onClicked: buttons.analysis()
    }
    PushButton {
        id: shuffle

        text: qsTr("Shuffle")
        paper: true
        onClicked: buttons.shuffle()
        Accessible.description: qsTr("Checks that no card was changed")
    }
    PushButton {
        id: history

        text: qsTr("History")
        paper: true
        onClicked: buttons.history()
    }
    PushButton {
        id: view

        text: qsTr("View table")
        paper: true
        onClicked: buttons.viewed()
    }
    PushButton {
        id: shelf

        text: qsTr("All games")
        paper: true
        onClicked: buttons.home()
    }
}
