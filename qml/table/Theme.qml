// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import FullTable

// Colours, sizes and times of everything on the table.
QtObject {
    id: theme

    /// Grows with the window, so that text keeps its share of it.
    property real unit: 1
    property bool still: false

    readonly property string cloth: App.settings.look.felt
    readonly property bool light: cloth === "linen"
    readonly property color clothColor: ({
            "green": "#1A4D39",
            "blue": "#1F4165",
            "burgundy": "#581D2B",
            "charcoal": "#2D3238",
            "linen": "#E6DCC8"
        })[cloth] ?? "#1A4D39"
    readonly property color clothInk: light ? "#26241F" : "#F6F2E6"
    readonly property color clothInkFaint: light ? "#57503F" : "#D3DBD2"
    readonly property color engraved: light ? "#70695A" : "#FFFFFF"
    readonly property color panel: light ? "#F7FFFFFF" : "#66000000"
    readonly property color plate: light ? "#FFFDF6" : Qt.tint(clothColor, "#80101814")
    readonly property color accent: light ? "#8A4B00" : "#F2C14E"

    readonly property color paper: "#FBF8EF"
    readonly property color paperEdge: "#D9D1BD"
    readonly property color paperDeep: "#EFE9DA"
    readonly property color paperPicked: "#E1EAE0"
    readonly property color ink: "#1C2430"
    readonly property color inkFaint: "#545C66"
    readonly property color red: "#B3261E"
    readonly property color action: "#1F5B43"

    readonly property int tiny: Math.round(12 * unit)
    readonly property int small: Math.round(14 * unit)
    readonly property int normal: Math.round(16 * unit)
    readonly property int large: Math.round(20 * unit)
    readonly property int huge: Math.round(30 * unit)
    readonly property int gap: Math.round(10 * unit)
    readonly property int touchSize: Math.round(40 * unit)

    readonly property bool instant: still || App.settings.play.speed === "instant" || App.settings.look.reducedMotion
    readonly property real pace: (App.settings.play.speed === "fast" ? 0.6 : 1) * (App.session && App.session.advisor.finale ? 1.3 : 1)
    readonly property int flight: instant ? 0 : Math.round(230 * pace)
    readonly property int flip: instant ? 0 : Math.round(160 * pace)
    readonly property int dealStep: instant ? 0 : Math.round(32 * pace)

    /// The picture of a card, in the chosen style. Large signs there are only on our own cards.
    function cardPicture(code: int, faceUp: bool): string {
        const own = App.settings.look.deck === "fulltable";
        const letters = Cards.text(code);
        if (!faceUp || code < 0)
            return own ? "cards/back/" + App.settings.look.back : "deck/" + App.settings.look.deck + "/back";
        if (!own && !App.settings.look.largeIndex)
            return "deck/" + App.settings.look.deck + "/" + letters;
        const set = "cards/" + (App.settings.look.largeIndex ? "large" : "face");
        const recoloured = App.settings.look.fourColour && /[CD]/.test(Cards.suitOf(code)) ? "4" : "";
        return set + recoloured + "/" + letters;
    }
    /// The face of whoever sits there: sixteen are drawn.
    function face(seat: int): string {
        return "qrc:/icons/avatars/a%1.svg".arg((seat % 16 + 1).toString().padStart(2, "0"));
    }
    /// The picture of a card that shows its rank and suit alone, for small ones.
    function signPicture(code: int): string {
        const letters = Cards.text(code);
        return "cards/large" + (App.settings.look.fourColour && /[CD]/.test(Cards.suitOf(code)) ? "4/" : "/") + letters;
    }
}
