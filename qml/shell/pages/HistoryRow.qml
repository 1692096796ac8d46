// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// A finished game in the list of them: how it came out, who played, and what can be done with it. The arrows go from row
// to row.
T.ItemDelegate {
    id: row

    required property int index
    required property string savedId
    required property string gameName
    required property string when
    required property string players
    required property string result
    required property string scores
    /// See History.
    required property string lineage
    required property string length
    required property string notes
    required property bool removed
    /// The Tab key comes to this row.
    property bool chosen: false
    /// For KeyRound: it is not pressed by Enter, which opens it.
    readonly property bool takesEnter: true

    signal picked
    signal stepped(by: int)
    signal reviewed
    signal saved
    signal removeWanted
    signal restoreWanted
    signal lineageWanted

    function joined(words: var, by: string): string {
        return words.filter(word => word !== "").join(by);
    }

    implicitHeight: words.height + 2 * words.y
    hoverEnabled: true
    focusPolicy: chosen || activeFocus ? Qt.TabFocus : Qt.NoFocus
    onClicked: {
        picked();
        forceActiveFocus(Qt.TabFocusReason);
    }
    onDoubleClicked: reviewed()
    Keys.onReturnPressed: reviewed()
    Keys.onEnterPressed: reviewed()
    Keys.onUpPressed: stepped(-1)
    Keys.onDownPressed: stepped(1)
    Keys.onDeletePressed: if (!removed)
        removeWanted()
    onActiveFocusChanged: if (activeFocus)
        picked()

    Accessible.role: Accessible.ListItem
    Accessible.name: joined([gameName, result, scores, when, players, length, notes], ", ")

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Math.round(8 * Theme.unit)
            color: row.hovered || row.activeFocus ? Theme.paperDeep : "transparent"
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.paperEdge
        }
        FocusRing {
            gap: -Theme.ring
            round: Math.round(8 * Theme.unit)
            shown: row.activeFocus
        }
    }
    Column {
        id: words

        x: Theme.gap
        y: Math.round(0.8 * Theme.gap)
        width: parent.width - buttons.width - 2 * Theme.gap
        spacing: 2

        Text {
            width: parent.width
            text: row.gameName
            elide: Text.ElideRight
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: row.joined([row.result, row.scores], " · ")
            visible: text !== ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: row.joined([row.when, row.players, row.length, row.notes], " · ")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8
        KeyGroup.on: row.chosen

        ToolButton {
            visible: row.lineage !== ""
            symbol: "history"
            text: qsTr("The game and what was played on from it")
            paper: true
            focusPolicy: row.chosen || activeFocus ? Qt.TabFocus : Qt.NoFocus
            onClicked: row.lineageWanted()
        }
        ToolButton {
            symbol: "play"
            text: qsTr("Review")
            paper: true
            focusPolicy: row.chosen || activeFocus ? Qt.TabFocus : Qt.NoFocus
            onClicked: row.reviewed()
        }
        ToolButton {
            symbol: "save"
            text: qsTr("Save as a file")
            paper: true
            onClicked: row.saved()
        }
        ToolButton {
            symbol: row.removed ? "undo" : "bin"
            text: row.removed ? qsTr("Put back") : qsTr("Remove")
            paper: true
            onClicked: {
                // The keys go where it was, so that U takes it back.
                row.forceActiveFocus(Qt.TabFocusReason);
                if (row.removed)
                    row.restoreWanted();
                else
                    row.removeWanted();
            }
        }
    }
}
