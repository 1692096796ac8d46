# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The four suit signs, drawn about 0,0 in a box of about 100 units."""
from math import cos, radians, sin

from .svg import BLUE, GREEN, INK, RED, flip, n, path

SUITS = "CDHS"
TWO = {"C": INK, "D": RED, "H": RED, "S": INK}
FOUR = {"C": GREEN, "D": BLUE, "H": RED, "S": INK}


def club():
    """Three discs with open notches between them, on a flared foot."""
    r, side, top = 21.8, (28.0, 9.0), (0.0, -27.8)

    def on(centre, angle):
        return centre[0] + r * cos(radians(angle)), centre[1] + r * sin(radians(angle))

    foot, notch = on(side, 158), on(side, 212)
    upper = on(top, 69)
    arc = f"A{n(r)} {n(r)} 0 1 0 "
    d = f"M0 50H20C11 44 6 34 {n(foot[0])} {n(foot[1])}"
    d += arc + f"{n(notch[0])} {n(notch[1])}L{n(upper[0])} {n(upper[1])}"
    d += arc + f"{n(-upper[0])} {n(upper[1])}L{n(-notch[0])} {n(notch[1])}"
    d += arc + f"{n(-foot[0])} {n(foot[1])}C-6 34 -11 44 -20 50Z"
    return d


DIAMOND = "M0 -52Q15 -23 39 0Q15 23 0 52Q-15 23 -39 0Q-15 -23 0 -52Z"
HEART = ("M0 49C-10 27 -47 10 -47 -17C-47 -34 -36 -45 -23 -45C-12 -45 -4 -38 0 -27"
         "C4 -38 12 -45 23 -45C36 -45 47 -34 47 -17C47 10 10 27 0 49Z")
SPADE = ("M0 -51C9 -28 45 -13 45 13C45 28 35 36 24 36C16 36 9 32 5 24C6 36 11 44 20 50"
         "H-20C-11 44 -6 36 -5 24C-9 32 -16 36 -24 36C-35 36 -45 28 -45 13C-45 -13 -9 -28 0 -51Z")

SHAPE = {"C": club(), "D": DIAMOND, "H": HEART, "S": SPADE}


def sign(suit, x, y, size, color, turn=0, **more):
    """One suit sign, `size` units high, centred on x, y."""
    text = f"translate({n(x)} {n(y)})"
    if turn:
        text += f" rotate({turn})"
    return path(SHAPE[suit], color, transform=text + f" scale({size / 100:.4g})", **more)
