// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// What could be laid now, one click each. None of them changes its place while the pointer is among them.
Column {
    id: offers

    required property Session session
    property int most: 4
    property real widest: 200
    readonly property var list: session ? session.input.melds.offers : []
    /// What is shown, from above; null where one is gone.
    property var places: []

    /// Keeps each offer where it was. Gaps are closed when nobody points at them.
    function arrange(): void {
        const left = list.slice(0, most);
        const kept = places.map(old => {
            const at = old === null ? -1 : left.findIndex(offer => offer.taken === old.taken && String(offer.codes) === String(old.codes) && String(offer.roles) === String(old.roles));
            return at < 0 ? null : left.splice(at, 1)[0];
        });
        places = over.hovered && kept.some(offer => offer !== null) ? kept.map(offer => offer ?? left.shift() ?? null).concat(left) : kept.filter(offer => offer !== null).concat(left);
    }

    visible: list.length > 0
    spacing: 8

    onListChanged: arrange()
    onMostChanged: arrange()

    HoverHandler {
        id: over

        onHoveredChanged: offers.arrange()
    }
    TextMetrics {
        id: natural

        font: heading.font
        text: heading.text
    }
    Text {
        id: heading

        width: Math.min(Math.ceil(natural.advanceWidth) + 1, offers.widest)
        wrapMode: Text.WordWrap
        text: offers.session && offers.session.input.melds.workspace.open ? qsTr("With this card:") : offers.list.length > 0 && offers.list[0].taken > 0 && !Theme.terse ? qsTr("Take and meld:") : qsTr("Meld:")
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Repeater {
        model: offers.places

        // A gap keeps the height of an offer.
        Item {
            id: place

            required property var modelData
            required property int index
            /// The digit that presses it: none while cards are selected, of which it may mean something.
            readonly property string digit: modelData === null || (offers.session?.input.lifted.length ?? 0) > 0 ? "" : offers.session.input.buttons.digit(index + 1)

            width: offer.width
            height: offer.height

            PushButton {
                id: offer

                readonly property var codes: place.modelData?.codes ?? []
                readonly property var roles: place.modelData?.roles ?? []
                readonly property int takes: place.modelData?.taken ?? 0
                readonly property string means: (takes > 0 ? qsTr("Take %1 and meld %2").arg(takes) : qsTr("Meld %1")).arg(roles.map(code => Cards.words(code)).join(", "))

                implicitWidth: line.width + 1.2 * Theme.gap
                implicitHeight: Math.max(Theme.touchSize, signs.height + 6)
                visible: place.modelData !== null
                Accessible.name: place.digit === "" ? means : qsTr("%1, key %2").arg(means).arg(place.digit)
                onClicked: offers.session.input.takeOffer(place.modelData.index)

                Shortcut {
                    enabled: offer.visible && offers.visible && place.digit !== ""
                    sequence: place.digit
                    onActivated: offer.clicked()
                }

                Row {
                    id: line

                    anchors.centerIn: parent
                    spacing: Theme.gap * 0.5

                    ButtonFace {
                        id: digit

                        anchors.verticalCenter: parent.verticalCenter
                        key: String(place.index + 1)
                        keyShown: place.digit !== ""
                    }
                    // How many cards come along.
                    Text {
                        id: taken

                        anchors.verticalCenter: parent.verticalCenter
                        visible: offer.takes > 0
                        text: "+" + offer.takes
                        font.pixelSize: Theme.small
                        color: Theme.clothInk
                    }
                    MeldSigns {
                        id: signs

                        readonly property real room: offers.widest - 1.2 * Theme.gap - (taken.visible ? taken.width + line.spacing : 0) - digit.width - line.spacing

                        size: Math.round(Math.min(24 * Math.min(Theme.unit, 1.4 * Theme.usual), room / (1 + 0.88 * Math.max(0, offer.codes.length - 1))))
                        codes: offer.codes
                        roles: offer.roles
                    }
                }
            }
        }
    }
}
