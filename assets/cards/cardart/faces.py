# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Number cards, aces and the large index faces."""
from .glyphs import rank
from .suits import sign
from .svg import GOLD, IVORY, card, circle, group, n, path, turned, use

# Middle of the index column, cap height, and height of its suit sign.
INDEX_X, INDEX_TOP, CAP, INDEX_SUIT = 29.5, 14, 60, 35

LEFT, MIDDLE, RIGHT = 80, 125, 170
TOP, BOTTOM = 61, 289
PIP = 46


def index(name, suit, color):
    parts = rank(name, INDEX_X, INDEX_TOP, CAP, color)
    parts.append(sign(suit, INDEX_X, INDEX_TOP + CAP + 10 + INDEX_SUIT / 2, INDEX_SUIT, color))
    return parts


def twice(parts):
    """Parts in the top half and once more turned in the bottom half."""
    return [group(parts, id="h"), turned("h")]


def places(count):
    """Where the pips of the upper half sit, and those on the middle line."""
    gap = (BOTTOM - TOP) / 3
    upper, level = [], []
    if count in (2, 3):
        upper.append((MIDDLE, TOP))
    else:
        upper += [(LEFT, TOP), (RIGHT, TOP)]
    if count in (9, 10):
        upper += [(LEFT, TOP + gap), (RIGHT, TOP + gap)]
    if count in (6, 7, 8):
        level += [(LEFT, 175), (RIGHT, 175)]
    if count in (3, 5, 9):
        level.append((MIDDLE, 175))
    if count == 8:
        upper.append((MIDDLE, (TOP + 175) / 2))
    if count == 10:
        upper.append((MIDDLE, TOP + gap / 2))
    if count == 7:
        level.append((MIDDLE, (TOP + 175) / 2))
    return upper, level


def number(name, suit, color):
    upper, level = places(10 if name == "T" else int(name))
    parts = twice(index(name, suit, color) + [sign(suit, x, y, PIP, color) for x, y in upper])
    return card(parts + [sign(suit, x, y, PIP, color) for x, y in level])


def ace(suit, color):
    """One large sign, inlaid with a fine line and a golden heart of its own shape."""
    y = 175
    parts = twice(index("A", suit, color))
    parts.append(sign(suit, 125, y, 140, color))
    inner = {"C": (0, 0.0), "D": (0, 0), "H": (0, 0), "S": (0, 0)}[suit]
    parts.append(sign(suit, 125 + inner[0], y + inner[1], 112, "none", stroke=IVORY, stroke_width=1.8))
    parts.append(sign(suit, 125, y, 44, GOLD))
    return card(parts)


def large(name, suit, color):
    parts = rank(name, 46, 16, 106, color)
    parts.append(sign(suit, 46, 164, 62, color))
    return card(parts + [sign(suit, 160, 250, 150, color)])
