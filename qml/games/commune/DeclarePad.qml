// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What may be declared: kinds of hands, the ranks of the chosen one below. What is too low is greyed.
Column {
    id: pad

    required property CallPad pad
    /// How many ranks there are.
    required property int ranks
    readonly property real between: 8
    /// Where one row of ranks would be too small for fingers they stand in two, and of two ranks one is seen.
    readonly property bool folded: width < ranks * Theme.touchSize + (ranks - 1) * between
    readonly property int across: folded ? Math.ceil((ranks + 1) / 2) : ranks
    readonly property real cell: Math.floor((width - (across - 1) * between) / across)
    // Each once, so that what is pressed stays what has the keys.
    readonly property var kinds: pad.pad?.headings ?? []
    readonly property var firsts: pad.pad?.firsts ?? []
    readonly property var seconds: pad.pad?.seconds ?? []
    readonly property var none: ({
            "name": "",
            "key": "",
            "current": false,
            "held": false,
            "hinted": false,
            "enabled": false
        })
    readonly property bool paired: seconds.length > 0
    readonly property string kind: named(kinds)
    property bool second: false
    readonly property int perLine: Math.ceil(headings.count / (width > 940 * Theme.unit ? 1 : 2))

    function named(keys: var): string {
        return keys.find(key => key.current)?.name ?? "";
    }
    /// Shows the one rank of two, or the other; `keys`: they go with it.
    function turn(other: bool, keys: bool): void {
        second = other;
        const row = other ? secondKeys : firstKeys;
        for (let i = 0; keys && folded && i < row.count; ++i) {
            if ((row.itemAt(i) as PadKey)?.current)
                row.itemAt(i).forceActiveFocus(Qt.TabFocusReason);
        }
    }
    function shown(rank: string): string {
        return rank === "T" ? "10" : rank;
    }

    spacing: between
    onKindChanged: second = false
    // While others are asked it only shows what is left.
    opacity: pad.pad?.active ? 1 : 0.55

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What to declare")

    Grid {
        columns: pad.perLine
        spacing: pad.between

        Repeater {
            id: headings

            model: pad.kinds.length

            PadKey {
                required property int index
                readonly property var modelData: pad.kinds[index] ?? pad.none

                width: Math.floor((pad.width - (pad.perLine - 1) * pad.between) / pad.perLine)
                height: Theme.touchSize
                text: modelData.name
                hotkey: modelData.key
                current: modelData.current
                hinted: modelData.hinted
                enabled: modelData.enabled
                onClicked: pad.pad.chooseHeading(modelData.name)
            }
        }
    }
    Grid {
        visible: !pad.folded || !pad.paired || !pad.second
        columns: pad.across
        spacing: pad.between

        Repeater {
            id: firstKeys

            model: pad.firsts.length

            RankKey {
                ranks: pad.firsts
                onClicked: {
                    const keys = activeFocus;
                    pad.pad.chooseFirst(modelData.name);
                    if (pad.paired)
                        pad.turn(true, keys);
                }
            }
        }
        OtherRank {
            text: qsTr("2nd: %1", "the other rank of two").arg(pad.shown(pad.named(pad.seconds)))
            hinted: pad.seconds.some(rank => rank.hinted && !rank.current)
        }
    }
    Grid {
        height: pad.folded ? implicitHeight : Theme.touchSize
        visible: !pad.folded || pad.paired && pad.second
        columns: pad.across
        spacing: pad.between

        Repeater {
            id: secondKeys

            model: pad.seconds.length

            RankKey {
                ranks: pad.seconds
                onClicked: pad.pad.chooseSecond(modelData.name)
            }
        }
        OtherRank {
            text: qsTr("1st: %1", "the other rank of two").arg(pad.shown(pad.named(pad.firsts)))
        }
    }

    component RankKey: PadKey {
        required property int index
        required property var ranks
        readonly property var modelData: ranks[index] ?? pad.none

        width: pad.cell
        height: Theme.touchSize
        font.pixelSize: Theme.normal
        text: pad.shown(modelData.name)
        current: modelData.current
        held: modelData.held
        hinted: modelData.hinted
        enabled: modelData.enabled
    }
    component OtherRank: PadKey {
        visible: pad.folded && pad.paired
        width: pad.cell
        height: Theme.touchSize
        onClicked: pad.turn(!pad.second, activeFocus)
    }
}
