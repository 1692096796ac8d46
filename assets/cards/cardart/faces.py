# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Number cards, aces and the large index faces."""
from .glyphs import rank
from .suits import SHAPE, sign
from .svg import GOLD, IVORY, at, card, disc, group, path, poly, turned

# Middle of the index column, cap height, and height of its suit sign.
INDEX_X, INDEX_TOP, CAP, INDEX_SUIT = 29.5, 14, 60, 35

LEFT, MIDDLE, RIGHT = 84, 125, 166
TOP, BOTTOM = 55, 295
PIP = 44


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


LEAF = ("M0 -37C7 -21 34 -8 34 13C34 22 29 27 23 27C13 27 5 21 0 11"
        "C-5 21 -13 27 -23 27C-29 27 -34 22 -34 13C-34 -8 -7 -21 0 -37Z")


def ace(suit, color):
    """One large sign, inlaid with a fine line, beads and gold."""
    def inlay(d, width):
        return path(d, "none", stroke=IVORY, stroke_width=width)

    if suit == "S":
        inside = [inlay(LEAF, 1.8), sign("S", 0, 4, 26, GOLD),
                  path("".join(disc(x, y, 1.5) for x, y in ((0, -22), (-11, -11), (11, -11), (-20, 0), (20, 0), (-25, 12), (25, 12))), IVORY)]
    elif suit == "C":
        lobes = ((0, -27.8), (28, 9), (-28, 9))
        inside = [inlay("".join(disc(x, y, 16) for x, y in lobes), 1.8),
                  path("".join(disc(x, y, 9) for x, y in lobes), GOLD),
                  path("".join(disc(x, y, 3.4) for x, y in lobes), color),
                  path(poly([(0, -5), (4.5, 3), (0, 11), (-4.5, 3)]), GOLD)]
    elif suit == "D":
        inside = [inlay("M0 -41Q12.5 -18 30.5 0Q12.5 18 0 41Q-12.5 18 -30.5 0Q-12.5 -18 0 -41Z", 1.8),
                  sign("D", 0, 0, 32, GOLD),
                  path("".join(disc(x, y, 1.7) for x, y in ((0, -28), (0, 28), (-19.5, 0), (19.5, 0), (-9.5, -13.5), (9.5, -13.5), (-9.5, 13.5), (9.5, 13.5))), IVORY)]
    else:
        inside = [inlay("M0 39C-9 22 -39 8 -39 -16C-39 -29 -31 -37 -22 -37C-12 -37 -4 -29 0 -15"
                        "C4 -29 12 -37 22 -37C31 -37 39 -29 39 -16C39 8 9 22 0 39Z", 1.8),
                  sign("H", 0, 4, 26, GOLD),
                  path("".join(disc(x, y, 1.6) for x, y in ((0, 27), (-11, 17), (11, 17), (-21, 7), (21, 7), (-28.5, -5), (28.5, -5), (-29, -18), (29, -18), (-21, -26), (21, -26), (-11, -21), (11, -21))), IVORY)]
    parts = twice(index("A", suit, color))
    return card(parts + [at([path(SHAPE[suit], color)] + inside, 125, 175, 1.5)])


def large(name, suit, color):
    """Rank and suit over the whole card.

    The suit stands below the rank for fans, beside it for columns of which
    only the top edge shows, and once more as large as there is room.
    """
    return card(rank(name, 46, 16, 104, color) + [
        sign(suit, 46, 161, 62, color), sign(suit, 196, 55, 76, color), sign(suit, 162, 253, 150, color)])
