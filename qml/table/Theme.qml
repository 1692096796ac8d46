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
    /// The same with text of the usual size: what is no text grows little with it.
    property real usual: 1
    property bool still: false
    /// How much larger than usual a person wishes all text to be.
    readonly property real wish: App.settings.access.textSize / 100
    /// Text is so large that of what stands beside cards and names only the most important is kept.
    readonly property bool terse: wish >= 1.4

    readonly property string cloth: App.settings.look.felt
    readonly property bool light: cloth === "linen"
    /// Contrasts are high: every ink stands out seven times from what it lies on, and what can be pressed has an edge.
    readonly property bool stark: App.settings.access.highContrast
    readonly property color clothColor: (stark ? ({
                "green": "#0B2E20",
                "blue": "#0E2440",
                "burgundy": "#3A0E19",
                "charcoal": "#15181C",
                "linen": "#F7F2E6"
            }) : ({
                "green": "#1A4D39",
                "blue": "#1F4165",
                "burgundy": "#581D2B",
                "charcoal": "#2D3238",
                "linen": "#E6DCC8"
            }))[cloth] ?? "#1A4D39"
    readonly property color clothInk: stark ? (light ? "#000000" : "#FFFFFF") : light ? "#26241F" : "#F6F2E6"
    readonly property color clothInkFaint: stark ? clothInk : light ? "#57503F" : "#D3DBD2"
    readonly property color engraved: stark ? clothInk : light ? "#70695A" : "#FFFFFF"
    readonly property color panel: stark ? (light ? "#FFFFFF" : "#000000") : light ? "#F7FFFFFF" : "#66000000"
    readonly property color plate: stark ? panel : light ? "#FFFDF6" : Qt.tint(clothColor, "#80101814")
    readonly property color accent: stark ? (light ? "#5A2F00" : "#FFD84A") : light ? "#8A4B00" : "#F2C14E"
    /// The edge of what lies on the cloth, of a card there, and how thick a ring round what has the focus is.
    readonly property color clothEdge: stark ? clothInk : light ? "#B8AC90" : "#55FFFFFF"
    readonly property color buttonEdge: stark ? clothInk : "#33FFFFFF"
    readonly property int cardEdge: stark ? Math.max(2, Math.round(2 * unit)) : 0
    readonly property int ring: stark ? 5 : 3

    /// The bar above the table, the same with every cloth.
    readonly property color wood: stark ? "#140C06" : "#2A1C12"
    readonly property color woodInk: stark ? "#FFFFFF" : "#F6F2E6"
    readonly property color woodInkFaint: stark ? "#FFFFFF" : "#E3D8C6"
    readonly property color woodAccent: stark ? "#FFD84A" : "#F2C14E"

    readonly property color paper: stark ? "#FFFFFF" : "#FBF8EF"
    readonly property color paperEdge: stark ? "#1C2430" : "#D9D1BD"
    readonly property color paperDeep: stark ? "#F4F4F4" : "#EFE9DA"
    /// Under the pointer.
    readonly property color paperHover: stark ? "#DADADA" : "#E2DBC9"
    readonly property color paperPicked: stark ? "#E3F0E6" : "#E1EAE0"
    readonly property color ink: stark ? "#000000" : "#1C2430"
    readonly property color inkFaint: stark ? "#23282F" : "#545C66"
    readonly property color red: stark ? "#8E1510" : "#B3261E"
    readonly property color action: stark ? "#0F4530" : "#1F5B43"

    readonly property int tiny: Math.round((terse ? 12 : 13) * unit)
    readonly property int small: Math.round((terse ? 14 : 15) * unit)
    readonly property int normal: Math.round(16 * unit)
    readonly property int large: Math.round(20 * unit)
    readonly property int huge: Math.round(30 * unit)
    /// Between things side by side, and how large what is pressed is: fingers need as much in the smallest window.
    readonly property int gap: Math.max(8, Math.round(10 * Math.min(unit, 1.2 * usual)))
    readonly property int touchSize: Math.max(44, Math.round(44 * usual), Math.round(31 * unit))

    readonly property bool instant: still || App.settings.play.speed === "instant" || App.settings.look.reducedMotion
    readonly property real pace: (App.settings.play.speed === "fast" ? 0.6 : 1) * (App.session && App.session.advisor.finale ? 1.3 : 1)
    readonly property int flight: lasting(230)
    readonly property int flip: lasting(160)
    readonly property int dealStep: lasting(32)

    /// How long what moves or fades for so many ms does so: not at all with reduced motion. Every animation asks here.
    function lasting(ms: real): int {
        return instant ? 0 : Math.round(ms * pace);
    }
    /// The unit of a window of that size, with the text that is wished for as far as there is room for a table.
    function unitOf(width: real, height: real): real {
        const usual = usualOf(width, height);
        return Math.min(usual * wish, Math.max(usual, room(width, height)));
    }
    /// The unit for which a place of that size is just large enough to be a table.
    function room(width: real, height: real): real {
        return Math.min(width / 465, height / 340);
    }
    /// How wide a lesson's coach is beside the table, and how high above it, in a window of that size.
    function coachWidth(width: real, unit: real): real {
        return Math.round(Math.min(0.36 * width, 300 * unit));
    }
    function coachHeight(height: real, unit: real): real {
        return Math.round(Math.min(0.24 * height, 138 * unit));
    }
    /// Whether the coach leaves the table more room above it than beside it.
    function coachAbove(width: real, height: real): bool {
        const text = usualOf(width, height) * wish;
        const below = height - Math.max(44, 31 * text);
        return room(width, below - coachHeight(height, text)) > room(width - coachWidth(width, text), below);
    }
    function usualOf(width: real, height: real): real {
        return Math.max(0.86, Math.min(2.4, Math.min(width / 1280, height / 768)));
    }
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
    /// The red suits in red, in a text that is plain otherwise.
    function coloured(text: string): string {
        const plain = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
        return plain.replace(/\w*[♥♦]/g, card => "<font color=\"" + red + "\">" + card + "</font>");
    }
    /// The picture of a face, by its number.
    function face(number: int): string {
        return "qrc:/icons/avatars/a%1.svg".arg(number.toString().padStart(2, "0"));
    }
    /// The picture of a card that shows its rank and suit alone, for small ones.
    function signPicture(code: int): string {
        const letters = Cards.text(code);
        return "cards/large" + (App.settings.look.fourColour && /[CD]/.test(Cards.suitOf(code)) ? "4/" : "/") + letters;
    }
}
