# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Six back patterns, each the same when turned."""
from math import cos, pi, radians, sin

from .svg import EDGE, GOLD, H, IVORY, W, disc, document, group, line, n, path, poly, rect, turned, use

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
    """Ground, pattern (which may run under the frame), frame with a fine line, border."""
    frame = 10.0
    return document([
        rect(IN - 1, IN - 1, W - 2 * IN + 2, H - 2 * IN + 2, color, 6), *pattern,
        path(rounded(IN - 1, IN - 1, W - 2 * IN + 2, H - 2 * IN + 2, 6)
             + rounded(IN + frame, IN + frame, W - 2 * (IN + frame), H - 2 * (IN + frame), 2),
             color, fill_rule="evenodd"),
        path(rounded(1.5, 1.5, W - 3, H - 3, 12.5) + rounded(IN, IN, W - 2 * IN, H - 2 * IN, 6),
             IVORY, fill_rule="evenodd"),
        rect(2.1, 2.1, W - 4.2, H - 4.2, "none", 11.9, stroke=EDGE, stroke_width=1.2),
        rect(IN + frame, IN + frame, W - 2 * (IN + frame), H - 2 * (IN + frame), "none", 2,
             stroke=trim, stroke_width=2.4)])


def clipped(slope, offset, reach):
    """The line y = slope * x + offset (about the middle), cut to a box."""
    rx, ry = reach
    xs = sorted((( -ry - offset) / slope, (ry - offset) / slope))
    a, b = max(-rx, xs[0]), min(rx, xs[1])
    if a >= b:
        return ""
    return (f"M{n(125 + a)} {n(175 + slope * a + offset)}"
            f"L{n(125 + b)} {n(175 + slope * b + offset)}")


@back
def lattice():
    """Slanting bars, a bead in every opening."""
    pitch, reach = 52.0, (116, 166)
    slope = 324 / 224 * 0.9
    bars = beads = ""
    for k in range(-6, 7):
        for sign in (1, -1):
            bars += clipped(sign * slope, k * pitch, reach)
    for row in range(-7, 8):
        for column in range(-4, 5):
            if (row + column) % 2 == 0:
                x, y = column * pitch / 2 / slope, row * pitch / 2
                if abs(x) < 112 and abs(y) < 162:
                    beads += f"M{n(125 + x)} {n(165.5 + y)}l7 9.5-7 9.5-7-9.5z"
    return sheet("#8F2622", [line(bars, "#F0D9BC", 4.5), path(beads, GOLD)], IVORY)


@back
def scales():
    """Rows of scales, rising and falling from a row of full discs."""
    columns = 4
    r = (W - 2 * IN) / columns / 2
    step = r * 0.74
    left = IN

    def row(count, first, radius, ends):
        d = "".join(disc(first + 2 * r * i, 0, radius) for i in range(count))
        if ends:
            a = f"A{n(radius)} {n(radius)} 0 0 "
            d += (f"M{n(left)} {n(-radius)}{a}1 {n(left)} {n(radius)}Z"
                  f"M{n(W - left)} {n(-radius)}{a}0 {n(W - left)} {n(radius)}Z")
        return d

    def shades(count, first, ends, name):
        return group([path(row(count, first, r * part, ends), color) for part, color in
                      ((1, "#E9E0CC"), (0.86, "#27496A"), (0.60, "#7FA0B5"), (0.36, "#27496A"))], id=name)

    half = []
    for k in range(7, 0, -1):
        half.append(use("b" if k % 2 else "a", transform=f"translate(0 {n(175 - k * step)})"))
    defs = "<defs>" + shades(columns, left + r, False, "a") + shades(columns - 1, left + 2 * r, True, "b") + "</defs>"
    return sheet("#27496A", [defs, group(half, id="h"), turned("h"), use("a", transform="translate(0 175)")], IVORY)


@back
def waves():
    """Level waves, broad and fine in turn."""
    length, high = 56.0, 9.5
    q = length / 4
    d = f"M{n(125 - 2 * length)} 0"
    for i in range(8):
        up = high if i % 2 else -high
        d += f"q{n(q)} {n(-up * 2)} {n(2 * q)} 0"
    pitch = 14.0
    half = []
    for k in range(0, 12):
        broad = k % 2 == 0
        half.append(use("w", transform=f"translate(0 {n(175 - k * pitch)})",
                        stroke="#EADFC6" if broad else "#5FA3A3", stroke_width=6 if broad else 3.5))
    shape = f'<defs><path id="w" d="{d}" fill="none"/></defs>'
    return sheet("#154A54", [shape, group(half, id="h"), turned("h")], IVORY)


def star(x, y, outer, inner, points=8):
    out = []
    for i in range(points * 2):
        r = inner if i % 2 else outer
        a = pi * i / points
        out.append((x + r * sin(a), y - r * cos(a)))
    return poly(out)


@back
def stars():
    """A grid of eight-pointed stars with small ones between."""
    across, down = 41.0, 43.0
    defs = (f'<defs><path id="s" d="{star(0, 0, 17.5, 8)}"/><path id="t" d="{star(0, 0, 10, 3.4, 4)}"/></defs>')
    big, small = [], []
    for row in range(-3, 4):
        for column in range(-2, 3):
            x, y = 125 + column * across, 175 + row * down
            big.append(use("s", x=n(x), y=n(y)))
            if column < 2 and row < 3:
                small.append(use("t", x=n(x + across / 2), y=n(y + down / 2)))
    return sheet("#1B2647", [defs, group(big, fill=GOLD), group(small, fill="#9FB0CF")], GOLD)


@back
def leaves():
    """Upright sprigs, every other one hanging."""
    pair = "M0 0C-4 -12 -12 -14 -16 -22C-18 -10 -14 -2 0 6C14 -2 18 -10 16 -22C12 -14 4 -12 0 0Z"
    parts = [f'<path id="l" d="{pair}"/>']
    sprig = [rect(-1.3, -158, 2.6, 316, "#CFE0B8")]
    for i in range(12):
        sprig.append(use("l", y=n(-132 + i * 26)))
    defs = "<defs>" + parts[0] + group(sprig, id="c") + "</defs>"
    columns = []
    for i in range(6):
        x = 125 + (i - 2.5) * 34
        columns.append(use("c", transform=f"translate({n(x)} 175)" + (" rotate(180)" if i % 2 else ""),
                           fill="#CFE0B8" if i % 2 else "#8DB883"))
    return sheet("#1F4D36", [defs] + columns, IVORY)


@back
def plain():
    """A quiet ground with the sign of the table: an oval with its seats."""
    seats = "".join(disc(125 + 54 * cos(radians(a)), 175 + 74 * sin(radians(a)), 6.5) for a in range(18, 378, 36))
    corners = "".join(poly([(x, y - 10), (x + 8, y), (x, y + 10), (x - 8, y)]) for x in (43, 207) for y in (46, 304))
    return sheet("#6B2233", [
        rect(29, 29, W - 58, H - 58, "none", 1, stroke=GOLD, stroke_width=1.2),
        path("M125 122A37 53 0 1 1 125 228A37 53 0 1 1 125 122Z", GOLD),
        path("M125 131A28.5 44 0 1 1 125 219A28.5 44 0 1 1 125 131Z", "#24553A"),
        path(poly([(125, 153), (139, 175), (125, 197), (111, 175)]) + seats + corners, GOLD)], GOLD)
