# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small SVG writing helpers shared by all drawings.

Only features of SVG Tiny 1.2 are used: paths, groups, transforms, fills,
strokes, opacity and <use>.
"""
import re

W, H = 250, 350

IVORY = "#FBF8EF"
EDGE = "#D3CBB6"
INK = "#1C2430"
RED = "#B3261E"
GREEN = "#1E6B3A"
BLUE = "#1F4E9C"
GOLD = "#D9A441"
SLATE = "#5B7083"


def n(value):
    """A number as short text, two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attrs(values):
    out = []
    for key, value in values.items():
        if value is None:
            continue
        if isinstance(value, (int, float)):
            value = n(value)
        out.append(f' {key.rstrip("_").replace("_", "-")}="{value}"')
    return "".join(out)


def path(d, fill=None, **more):
    return f'<path d="{d}"{attrs(dict(fill=fill, **more))}/>'


def line(d, color, width, cap="butt", join="miter", **more):
    """An open stroke."""
    return path(d, "none", stroke=color, stroke_width=width,
                stroke_linecap=None if cap == "butt" else cap,
                stroke_linejoin=None if join == "miter" else join, **more)


def circle(x, y, r, fill, **more):
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{attrs(dict(fill=fill, **more))}/>'


def rect(x, y, w, h, fill, rx=None, **more):
    return (f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
            f'{attrs(dict(rx=rx, ry=rx, fill=fill, **more))}/>')


def group(parts, **more):
    return f"<g{attrs(more)}>{''.join(parts)}</g>"


def at(parts, x, y, sx=1.0, sy=None, turn=0, **more):
    """A group moved to x, y, then scaled and turned about its own origin."""
    text = f"translate({n(x)} {n(y)})"
    if turn:
        text += f" rotate({n(turn)})"
    if sx != 1.0 or sy not in (None, 1.0):
        scale = f"{sx:.4g}" if sy is None else f"{sx:.4g} {sy:.4g}"
        text += f" scale({scale})"
    if isinstance(parts, str):
        parts = [parts]
    return group(parts, transform=text, **more)


def use(name, **more):
    return f'<use xlink:href="#{name}"{attrs(more)}/>'


def poly(points):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def disc(x, y, r):
    """A circle as part of a path."""
    ends = f"A{n(r)} {n(r)} 0 1 1 "
    return f"M{n(x - r)} {n(y)}{ends}{n(x + r)} {n(y)}{ends}{n(x - r)} {n(y)}Z"


ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "S": 4, "A": 7, "H": 1, "V": 1, "Z": 0}


def flip(d, axis=125.0):
    """A path of absolute commands, mirrored left to right."""
    out = []
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        count = ARGUMENTS[command]
        numbers = [float(v) for v in re.findall(r"-?\d*\.?\d+", text)]
        out.append(command)
        words = []
        for i in range(0, len(numbers), count or 1):
            part = numbers[i:i + count]
            if command == "H":
                part = [2 * axis - part[0]]
            elif command == "A":
                part[4] = 1 - part[4]
                part[5] = 2 * axis - part[5]
            elif command != "V":
                part[0::2] = [2 * axis - v for v in part[0::2]]
            words += [n(v) for v in part]
        out.append(" ".join(words))
    return "".join(out)


def both(d, axis=125.0):
    """A path together with its mirror image."""
    return d + flip(d, axis)


def document(parts, width=W, height=H, box=None):
    box = box or f"0 0 {n(width)} {n(height)}"
    links = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if any("xlink:" in p for p in parts) else ""
    return (f'<svg xmlns="http://www.w3.org/2000/svg"{links} '
            f'width="{n(width)}" height="{n(height)}" viewBox="{box}">\n'
            + "\n".join(parts) + "\n</svg>\n")


def turned(name):
    """The half drawn as `name`, turned about the middle of the card."""
    return use(name, transform="rotate(180 125 175)")


def card(parts):
    """A card face: ivory, rounded, with a hairline inside its edge."""
    return document([rect(1.5, 1.5, W - 3, H - 3, IVORY, 12.5),
                     rect(2.1, 2.1, W - 4.2, H - 4.2, "none", 11.9,
                          stroke=EDGE, stroke_width=1.2)] + parts)
