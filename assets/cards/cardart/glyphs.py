# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our own letterforms: bold, geometric, of even weight.

Every sign is drawn for any width, height and weight.  Round signs are strokes
of one weight, straight ones are outlines.  They are drawn slightly narrow and
then widened, so that upright strokes are a little heavier than level ones,
which the eye reads as equal.
"""
from .svg import at, line, n, path, poly

WIDEN = 1.1


def cross(a, b, c, d):
    """Where the line a-b meets the line c-d."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = a, b, c, d
    den = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    p, q = x1 * y2 - y1 * x2, x3 * y4 - y3 * x4
    return (p * (x3 - x4) - (x1 - x2) * q) / den, (p * (y3 - y4) - (y1 - y2) * q) / den


class Pen:
    """The measures of one sign: box, weight and the lines its strokes run on."""

    def __init__(self, w, h, t):
        self.w, self.h, self.t = w, h, t
        k = t / 2
        self.l, self.r, self.top, self.base = k, w - k, k, h - k
        self.cx = w / 2
        self.rx = (w - t) / 2


def text(*words):
    return "".join(w if isinstance(w, str) else n(w) + " " for w in words)


def arc(rx, ry, x, y, sweep=1):
    return f"A{n(rx)} {n(ry)} 0 0 {sweep} {n(x)} {n(y)}"


def outline_a(p):
    flat, foot, bar = p.t * 1.25, p.t * 1.17, p.h * 0.63
    al, ar = p.cx - flat / 2, p.cx + flat / 2
    left_in = (foot, p.h), (foot + al, 0)           # inner edge, parallel to the outer
    right_in = (p.w - foot, p.h), (ar - foot, 0)
    lo = bar + p.t
    a, b = cross(*left_in, (0, lo), (1, lo)), cross(*right_in, (0, lo), (1, lo))
    c, d = cross(*left_in, (0, bar), (1, bar)), cross(*right_in, (0, bar), (1, bar))
    tip = cross(*left_in, *right_in)
    return (poly([(0, p.h), (al, 0), (ar, 0), (p.w, p.h), (p.w - foot, p.h), b, a, (foot, p.h)])
            + poly([c, d, tip]))


def outline_k(p):
    t, w, h = p.t, p.w, p.h
    u = t * 1.32
    a, low = h * 0.47, h * 0.47 + t * 1.62
    upper = (t, a), (w - u, 0)
    lower = (t, low), (w - u + u, low - (a - 0) * (w - t) / (w - u - t))
    right = (w + 0.6, h), (w * 0.40, h * 0.30)
    left = (w + 0.6 - u, h), (w * 0.40 - u, h * 0.30)
    edge = (w, 0), (w - (w - u - t), a)
    start = cross(*edge, *right)
    inner = cross((t, low), (t + (w - u - t), low - a), *left)
    return poly([(0, 0), (t, 0), (t, a), (w - u, 0), (w, 0), start, (w + 0.6, h),
                 (w + 0.6 - u, h), inner, (t, low), (t, h), (0, h)])


def outline_1(p):
    return poly([(p.w - p.t, 0), (p.w, 0), (p.w, p.h), (p.w - p.t, p.h), (p.w - p.t, p.t * 1.25),
                 (0, p.h * 0.27), (0, p.h * 0.27 - p.t * 1.1)])


def outline_4(p):
    t, w, h = p.t, p.w, p.h
    s1 = w - t * 0.72
    s0, c0 = s1 - t, h * 0.64
    c1 = c0 + t
    out = (0, c0), (s0 - t * 0.25, 0)
    shift = t * 1.18
    inn = (shift, c0), (s0 - t * 0.25 + shift, 0)
    x = cross(*inn, (s0, 0), (s0, h))
    return (poly([(s0 - t * 0.25, 0), (s1, 0), (s1, c0), (w, c0), (w, c1), (s1, c1), (s1, h),
                  (s0, h), (s0, c1), (0, c1), (0, c0)])
            + poly([(shift, c0), (s0, c0), x]))


def outline_7(p):
    t, w, h = p.t, p.w, p.h
    foot, u = w * 0.20, t * 1.12
    corner = cross((foot, h), (w - u, t * 0.9), (0, t), (1, t))
    return poly([(0, 0), (w, 0), (w, t * 0.9), (foot + u, h), (foot, h), corner, (0, t)])


def ring(p, top, base, rx=None, left=None):
    """A closed upright oval made of arcs and straight sides."""
    rx = rx or p.rx
    l, r = p.cx - rx, p.cx + rx
    ry = min(rx, (base - top) / 2)
    return text("M", l, top + ry, arc(rx, ry, r, top + ry), "V", base - ry,
                arc(rx, ry, l, base - ry), "Z")


def stroke_2(p):
    y = p.top + p.rx
    return text("M", p.l, y + p.t * 0.2, "V", y, arc(p.rx, p.rx, p.r, y),
                "C", p.r, p.h * 0.60, p.l, p.h * 0.58, p.l, p.base, "H", p.w)


def stroke_3(p):
    mid = p.h * 0.48
    ru, rl, xu = (mid - p.top) / 2, (p.base - mid) / 2, p.rx * 0.93
    return (text("M", p.cx - xu, p.top + ru * 0.95, arc(xu, ru, p.cx, p.top),
                 arc(xu, ru, p.cx + xu, p.top + ru), arc(xu, ru, p.cx, mid), "H", p.cx - p.t * 0.55)
            + text("M", p.cx - p.t * 0.55, mid, "H", p.cx, arc(p.rx, rl, p.r, mid + rl),
                   arc(p.rx, rl, p.cx, p.base), arc(p.rx, rl, p.l, p.base - rl * 0.95)))


def stroke_5(p):
    y = p.h * 0.405
    ry = (p.base - y) / 2
    return text("M", p.w - p.t * 0.15, p.top, "H", p.l + p.t * 0.1, "V", y, "H", p.cx,
                arc(p.rx, ry, p.r, y + ry), arc(p.rx, ry, p.cx, p.base),
                arc(p.rx, ry, p.l, p.base - ry * 0.95))


def stroke_6(p):
    y = p.h * 0.40
    ry = (p.base - y) / 2
    return (text("M", p.r, p.top + p.rx, arc(p.rx, p.rx, p.l, p.top + p.rx, 0), "V", p.base - ry)
            + ring(p, y, p.base))


def stroke_8(p):
    mid = p.h * 0.475
    return ring(p, p.top, mid, p.rx * 0.91) + ring(p, mid, p.base)


def stroke_j(p):
    y = p.base - p.rx
    return text("M", p.r, 0, "V", y, arc(p.rx, p.rx, p.l, y), "V", y - p.t * 0.45)


def stroke_q(p):
    return ring(p, p.top, p.base) + text("M", p.cx + p.t * 0.05, p.h * 0.66, "L", p.w + p.t * 0.12, p.h + p.t * 0.25)


def stroke_e(p):
    return (text("M", p.w, p.top, "H", p.l, "V", p.base, "H", p.w)
            + text("M", p.l, p.h / 2, "H", p.w * 0.88))


def stroke_r(p):
    mid = p.h * 0.54
    ry = (mid - p.top) / 2
    return (text("M", p.l, p.h, "V", p.top, "H", p.r - ry, arc(ry, ry, p.r - ry, mid), "H", p.l)
            + text("M", p.cx, mid, "L", p.w - p.t * 0.55, p.h))


OUTLINES = {"A": outline_a, "K": outline_k, "1": outline_1, "4": outline_4, "7": outline_7}
STROKES = {"2": stroke_2, "3": stroke_3, "5": stroke_5, "6": stroke_6, "9": stroke_6, "8": stroke_8,
           "J": stroke_j, "Q": stroke_q, "0": lambda p: ring(p, p.top, p.base),
           "O": lambda p: ring(p, p.top, p.base), "E": stroke_e, "R": stroke_r}


def glyph(sign, x, y, w, h, t, color):
    """One sign in the box x, y, w, h with upright strokes t wide."""
    pen = Pen(w / WIDEN, h, t / WIDEN)
    if sign in OUTLINES:
        drawn = path(OUTLINES[sign](pen), color, fill_rule="evenodd")
    else:
        drawn = line(STROKES[sign](pen), color, pen.t)
    if sign == "9":
        return at(drawn, x + w, y + h, WIDEN, 1, turn=180)
    return at(drawn, x, y, WIDEN, 1)


# Width of each rank against its height, beside the usual one.
USUAL = 0.60
WIDTHS = {"A": 0.70, "4": 0.66, "J": 0.52, "Q": 0.63, "K": 0.66, "2": 0.58, "3": 0.58,
          "5": 0.58, "7": 0.58}


def rank(name, cx, y, h, color, weight=0.175, room=None):
    """A rank with its middle at cx and its top at y."""
    t = h * weight
    if name == "T":
        one, nought, gap = h * 0.225, h * 0.40, h * 0.065
        left = cx - (one + gap + nought) / 2
        t *= 0.93
        return [glyph("1", left, y, one, h, t, color),
                glyph("0", left + one + gap, y, nought, h, t, color)]
    w = h * WIDTHS.get(name, USUAL)
    return [glyph(name, cx - w / 2, y, w, h, t, color)]


def outline(sign, cx, y, h, w):
    """The bare outline of A, K or 7, for engraved marks."""
    pen = Pen(w, h, h * 0.17)
    return OUTLINES[sign](pen), cx - w / 2, y
