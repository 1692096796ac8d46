// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// The place of a pile: an engraved outline with a faint sign of what goes there, and what marks it as a target.
PileItem {
    id: pile

    /// `A`, `K`, a suit letter; `blank` for an outline alone, empty for nothing.
    property string engraving: "blank"
    /// Shows how many cards there are.
    property bool counted: false
    /// Draws a line round it: this is where the viewer must play from.
    property bool outlined: false
    /// Words beside the pile.
    property string caption
    /// Words below the pile.
    property string foot
    /// What a screen reader says of the empty place.
    property string title: (layout as PlayTable)?.session?.shown.pileName(pileId) ?? pileId

    /// Whether what is carried can go there.
    readonly property bool wanted: count === 0 && ((layout as PlayTable)?.session?.input.targets.some(target => target.pile === pileId) ?? false)

    bare: engraving === ""

    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.name: wanted ? qsTr("onto %1, empty", "where a card that is carried can go").arg(title) : qsTr("%1, empty").arg(title)
    Accessible.ignored: count > 0 || bare && !wanted
    Accessible.onPressAction: (layout as PlayTable).press(this)

    Rectangle {
        readonly property real air: Math.round(7 * Theme.unit)

        visible: pile.outlined && pile.count > 0
        x: pile.extent.x - pile.x - air
        y: pile.extent.y - pile.y - air
        width: pile.extent.width + 2 * air
        // At a player's place its lower edge lies behind the plate.
        height: pile.extent.height + (pile.from === PileItem.Place ? 1 : 2) * air
        radius: 2 * air
        color: Theme.light ? "#18000000" : "#14FFFFFF"
        border.width: Math.max(2, Math.round(2.5 * Theme.unit))
        border.color: Theme.accent
    }
    Text {
        anchors.right: parent.left
        anchors.rightMargin: Theme.gap * 0.8
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: pile.caption !== "" ? pile.caption : pile.counted && pile.count > 0 ? pile.count : ""
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Text {
        anchors.top: parent.bottom
        // Below the cursor's ring, where there is room.
        anchors.topMargin: Theme.terse ? Theme.gap * 0.4 : Theme.ring + 5
        anchors.horizontalCenter: parent.horizontalCenter
        visible: text !== ""
        text: pile.foot
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    // It is faint: drawn several times it stands out, where contrasts are to be high.
    Repeater {
        model: Theme.stark ? 4 : 1

        Picture {
            width: pile.width
            height: pile.height
            visible: pile.count === 0 && name !== ""
            name: pile.engraving === "" ? "" : "cards/mark/" + pile.engraving + (Theme.light ? "#403828" : "")
            frozen: pile.layout?.resizing ?? false
        }
    }
}
