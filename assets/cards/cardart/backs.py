# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Six back patterns, each the same when turned."""
from math import cos, pi, radians, sin

from .svg import GOLD, H, IVORY, W, circle, document, line, n, path, poly, rect, EDGE, disc, group, use, turned

IN = 13.0       # width of the ivory border
BACKS = {}


def back(function):
    BACKS[function.__name__] = function
    return function


def rounded(x, y, w, h, r):
    return (f"M{n(x + r)} {n(y)}h{n(w - 2 * r)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(r)}v{n(h - 2 * r)}"
            f"a{n(r)} {n(r)} 0 0 1 {n(-r)} {n(r)}h{n(2 * r - w)}a{n(r)} {n(r)} 0 0 1 {n(-r)} {n(-r)}"
            f"v{n(2 * r - h)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(-r)}Z")


def sheet(color, pattern, trim):
    """Ground, pattern (which may run under the border), border and a fine line."""
    return document([
        rect(IN - 1, IN - 1, W - 2 * IN + 2, H - 2 * IN + 2, color, 6), *pattern,
        path(rounded(1.5, 1.5, W - 3, H - 3, 12.5) + rounded(IN, IN, W - 2 * IN, H - 2 * IN, 6),
             IVORY, fill_rule="evenodd"),
        rect(2.1, 2.1, W - 4.2, H - 4.2, "none", 11.9, stroke=EDGE, stroke_width=1.2),
        rect(IN + 5, IN + 5, W - 2 * IN - 10, H - 2 * IN - 10, "none", 3, stroke=trim, stroke_width=2)])


@back
def lattice():
    d = ""
    for i in range(-8, 9):
        x = 125 + i * 28
        d += f"M{n(x - 175 * .8)} 0L{n(x + 175 * .8)} 350M{n(x + 175 * .8)} 0L{n(x - 175 * .8)} 350"
    return sheet("#8F2622", [line(d, "#E9C9A8", 4)], IVORY)


@back
def scales():
    return sheet("#2F4F6B", [], IVORY)


@back
def waves():
    return sheet("#1C5A63", [], IVORY)


@back
def stars():
    return sheet("#1F2B4D", [], GOLD)


@back
def leaves():
    return sheet("#24553A", [], IVORY)


@back
def plain():
    return sheet("#6B2233", [], GOLD)
