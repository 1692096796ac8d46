# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faint outlines for empty piles, and suit signs."""
from .glyphs import outline
from .suits import SHAPE
from .svg import H, W, at, document, path, rect

WHITE = "#ffffff"


def mark(name):
    parts = [rect(4, 4, W - 8, H - 8, "none", 12, stroke=WHITE, stroke_width=4, stroke_opacity=0.34)]
    stroke = dict(stroke=WHITE, stroke_opacity=0.4, stroke_linejoin="round")
    if name in "AK7":
        d, x, y = outline(name, 125, 110, 130, 76 if name == "7" else 94)
        parts.append(at(path(d, "none", stroke_width=5, **stroke), x, y))
    elif name in SHAPE:
        parts.append(at(path(SHAPE[name], "none", stroke_width=4, **stroke), 125, 175, 1.3))
    return document(parts)


def suit_alone(suit):
    """A suit sign that fills its picture, to be coloured where it is used."""
    return document([path(SHAPE[suit], WHITE)], 110, 110, "-55 -55 110 110")


MARKS = ("A", "K", "7", "C", "D", "H", "S", "blank")
