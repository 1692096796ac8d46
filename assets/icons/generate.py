#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the application icon, the symbols of the user interface and the avatars.

    generate.py            writes fulltable.svg, ui/, avatars/ and icons.qrc
    generate.py --check    only compares; exits with 1 when anything differs

The bitmaps below hicolor/ are fulltable.svg rendered at their size.
"""
import argparse
import re
import sys
from math import cos, radians, sin
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "cards"))

from cardart.suits import SHAPE, sign  # noqa: E402
from cardart.svg import (ARGUMENTS, GOLD, INK, IVORY, RED, SLATE, at, both, circle, disc,  # noqa: E402
                         document, line, n, path, poly, rect)


def moved(d, x, y, scale):
    """A path of absolute commands, scaled and then moved."""
    out = []
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        count = ARGUMENTS[command]
        numbers = [float(v) for v in re.findall(r"-?\d*\.?\d+", text)]
        words = []
        for i in range(0, len(numbers), count or 1):
            part = numbers[i:i + count]
            if command == "A":
                part = [part[0] * scale, part[1] * scale, *part[2:5], part[5] * scale + x, part[6] * scale + y]
            elif command == "H":
                part = [part[0] * scale + x]
            elif command == "V":
                part = [part[0] * scale + y]
            else:
                part = [v * scale + (y if k % 2 else x) for k, v in enumerate(part)]
            words += [n(v) for v in part]
        out.append(command + " ".join(words))
    return "".join(out)


# ---------------------------------------------------------------- symbols

def gear():
    """Eight teeth and a hole."""
    d = ""
    for i in range(8):
        for r, a in ((6.7, -13.5), (9.3, -9.5), (9.3, 9.5), (6.7, 13.5)):
            t = radians(i * 45 + a)
            d += f"{'L' if d else 'M'}{n(12 + r * cos(t))} {n(12 + r * sin(t))}"
    return d + "Z" + disc(12, 12, 2.9)


SPEAKER = "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"
CARD = "M8 3H16A2 2 0 0 1 18 5V19A2 2 0 0 1 16 21H8A2 2 0 0 1 6 19V5A2 2 0 0 1 8 3Z"

LINES = {
    "undo": "M8.5 4.5L4 9L8.5 13.5M4 9H14.5A5.25 5.25 0 0 1 14.5 19.5H8",
    "redo": "M15.5 4.5L20 9L15.5 13.5M20 9H9.5A5.25 5.25 0 0 0 9.5 19.5H16",
    "hint": "M9.5 21H14.5M9 17.5V16.5C9 14.5 5.8 13 5.8 9.2A6.2 6.2 0 0 1 18.2 9.2C18.2 13 15 14.5 15 16.5V17.5Z",
    "restart": "M4.5 4.5V9.5H9.5M4.9 9.3A7.8 7.8 0 1 1 4.3 13.5",
    "new": CARD + "M12 8.5V15.5M8.5 12H15.5",
    "settings": gear(),
    "help": disc(12, 12, 9) + "M9.2 9.6A2.85 2.85 0 1 1 13.4 12.1C12.4 12.7 12 13.1 12 14.2M12 17V17.1",
    "log": "M6 3H18V21H6ZM9.5 8H14.5M9.5 12H14.5M9.5 16H12.5",
    "home": "M3 11.5L12 4L21 11.5M5.5 10V20H18.5V10M10 20V14.5H14V20",
    "mute": SPEAKER + "M16 9.5L21 14.5M21 9.5L16 14.5",
    "sound": SPEAKER + "M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.3A8 8 0 0 1 18 17.7",
    "close": "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5",
    "back": "M20 12H4.5M11 5.5L4.5 12L11 18.5",
    "check": "M4.5 12.5L9.5 17.5L19.5 6.5",
    "play": "M7.5 4.5V19.5L19.5 12Z",
    "pause": "M8 5V19M16 5V19",
    "hourglass": "M6 3H18M6 21H18M8 3V6.5C8 9.5 12 10.5 12 12C12 13.5 8 14.5 8 17.5V21M16 3V6.5C16 9.5 12 10.5 12 12C12 13.5 16 14.5 16 17.5V21M10.5 17.5H13.5",
    "history": disc(12, 12, 8.6) + "M12 7V12.4L15.6 14.6",
    "save": "M12 4V14.5M7.5 10.5L12 15L16.5 10.5M4.5 15.5V20H19.5V15.5",
    "bin": "M4.5 6.5H19.5M9.5 6V3.5H14.5V6M6.5 6.5L7.4 20.5H16.6L17.5 6.5M10 10.5V16.5M14 10.5V16.5",
    "stats": "M4 20.5H20M7 17V12.5M12 17V4.5M17 17V8.5",
    "analysis": "M4 4V20H20.5M7.5 15.5L11 10.5L14.2 13L19.5 6",
    "menu": "M4 6.5H20M4 12H20M4 17.5H20",
    "deal": "M6 4H11A2 2 0 0 1 13 6V18A2 2 0 0 1 11 20H6A2 2 0 0 1 4 18V6A2 2 0 0 1 6 4ZM16.5 12H21.5M18.8 9L21.5 12L18.8 15",
    "stand": disc(9, 4.6, 2.1) + "M9 8V15M9 15L6 21M9 15L12 21M9 10L5.5 13.5M9 10L12.5 13.5M18.5 13V4.5M15.5 7.5L18.5 4.5L21.5 7.5",
    "salute": disc(11, 5.4, 2.3) + "M11 9V16M11 16L8 21.5M11 16L14 21.5M11 10.5L7.5 15M11 10.5L17.5 9.5L14.2 5",
    "bow": disc(6.4, 9.4, 2.2) + "M17.5 21.5V12.5M17.5 12.5L9.4 8.2M13 10.2L11.5 16",
    "applaud": "M10.8 9L5.5 15.2L9 20L13 16.5M13.2 9L18.5 15.2L15 20L11.4 16.8M12 2.5V5.5M6.5 4L8.2 6.4M17.5 4L15.8 6.4",
    "knock": "M6.5 6.5H14A2.5 2.5 0 0 1 16.5 9V14H6.5ZM10 6.5V10M13.2 6.8V10M3 18.5H21M19 6L21 4M20 10H22",
    "wave": "M7.5 13V7M10.5 12V4.8M13.5 12V5.6M16.5 13.2V8.5V15A5.6 5.6 0 0 1 11 20.6C8.5 20.6 7 19.4 3.8 13.8M19.5 3.5A7 7 0 0 1 21.5 7.5",
    "point": "M9 9H20.2A1.6 1.6 0 0 1 20.2 12.2H13.5M9 9L5 9.8V18.5H11A2.6 2.6 0 0 0 13.5 16V12.2M2.5 8.5V19.5",
    "cheer": disc(12, 8.2, 2.2) + "M12 12V17M12 17L9.5 21.8M12 17L14.5 21.8M12 13L6.5 6.5M12 13L17.5 6.5M4.5 3V3.1M19.5 3V3.1M12 2.5V2.6",
    "turn": CARD + "M12 16V9M9.2 11.5L12 8.7L14.8 11.5",
    "flag": "M6 21.5V3.5M6 4.5H18.5L15.5 9L18.5 13.5H6",
    "down": "M6 9.5L12 15.5L18 9.5",
    "left": "M14.5 6L8.5 12L14.5 18",
    "first": "M6 5V19M17.5 6L11.5 12L17.5 18",
    "last": "M18 5V19M6.5 6L12.5 12L6.5 18",
    "right": "M9.5 6L15.5 12L9.5 18",
    "fault-last": "M17.5 4.5V14M17.5 19V19.1M11 7L5.5 12L11 17",
    "fault-next": "M6.5 4.5V14M6.5 19V19.1M13 7L18.5 12L13 17",
    "calendar": "M4 6H20V20.5H4ZM4 10.5H20M8.5 3.5V7.5M15.5 3.5V7.5M8 14.5H8.1M12 14.5H12.1M16 14.5H16.1",
    "plus": "M12 5V19M5 12H19",
    "search": disc(10.5, 10.5, 6) + "M15 15L20.5 20.5",
    "smaller": "M3 19L8.5 5.5L14 19M5 14.5H12M16.5 12H21.5",
    "larger": "M3 19L8.5 5.5L14 19M5 14.5H12M16.5 12H21.5M19 9.5V14.5",
}

SOLID = {
    "suit-C": moved(SHAPE["C"], 12, 12, .2),
    "suit-D": moved(SHAPE["D"], 12, 12, .2),
    "suit-H": moved(SHAPE["H"], 12, 12, .2),
    "suit-S": moved(SHAPE["S"], 12, 12, .2),
    "four-colour": (moved(SHAPE["S"], 6.4, 6.4, .096) + moved(SHAPE["H"], 17.6, 6.4, .096)
                    + moved(SHAPE["D"], 6.4, 17.6, .1) + moved(SHAPE["C"], 17.6, 17.6, .096)),
}


def symbol(d, solid=False):
    drawn = path(d, "#ffffff") if solid else line(d, "#ffffff", 2, "round", "round")
    return document([drawn], 24, 24)


# ---------------------------------------------------------------- application

def application():
    """A round table of wood and felt, and three cards fanned on it."""
    parts = [circle(128, 128, 126, "#4A2C14"), circle(128, 128, 119, "#9A6532"), circle(128, 128, 105, "#5A3719"),
             circle(128, 128, 100, "#2A6E47")]

    def fan(angle, inside, y=208, color="#E3DCCB"):
        sheet = [rect(-46, -132, 92, 130, color, 11, stroke="#143824", stroke_width=5)]
        return at(sheet + inside, 128, y, turn=angle)

    parts.append(fan(-30, [sign("H", -24, -104, 36, RED)]))
    parts.append(fan(30, [sign("D", 24, -104, 40, RED)]))
    parts.append(fan(0, [sign("S", 0, -66, 84, INK)], 199, IVORY))
    return document(parts, 256, 256)


# ---------------------------------------------------------------- avatars

SKIN = {"fair": "#F3D3B0", "tan": "#D9A06B", "brown": "#9A6240", "deep": "#6B4230"}


def eyes(x=10, y=48, r=3.6, color=INK):
    return [path(disc(48 - x, y, r) + disc(48 + x, y, r), color)]


def smile(y=60, w=9, color=INK, width=3):
    return [line(f"M{n(48 - w)} {n(y)}Q48 {n(y + w)} {n(48 + w)} {n(y)}", color, width, "round")]


def avatar(ground, parts):
    return document([circle(48, 48, 47, ground)] + parts, 96, 96)


def avatars():
    m = lambda d: both(d, 48)  # noqa: E731
    dark = "#2A1E1A"
    return [
        # a round face under a bowl of hair
        avatar("#E0A84A", [circle(48, 56, 26, SKIN["fair"]), path("M20 56A28 28 0 0 1 76 56C70 49 60 45 48 45C36 45 26 49 20 56Z", RED)]
               + eyes(y=57) + smile(67)),
        # a square face with glasses
        avatar("#3E6E8E", [rect(23, 22, 50, 56, SKIN["tan"], 9), path("M23 40V28A10 10 0 0 1 33 18H63A10 10 0 0 1 73 28V40H66V32H30V40Z", dark),
                           line(disc(37, 49, 9) + disc(59, 49, 9) + "M46 49H50", IVORY, 3.2)] + eyes(11, 49, 3) + smile(66, 8)),
        # a fox
        avatar("#2F5D4A", [path("M18 22L38 34H58L78 22L76 50L48 80L20 50Z", "#D8702A"),
                           path(m("M20 50L34 50L48 66V80Z"), IVORY), path(disc(48, 76, 5), INK)] + eyes(13, 48, 4)),
        # an owl
        avatar("#5B4A7A", [path("M20 24L34 30H62L76 24V56C76 70 64 80 48 80C32 80 20 70 20 56Z", "#8E6B4A"),
                           circle(35, 48, 13, IVORY), circle(61, 48, 13, IVORY), path("M48 54L54 62L48 70L42 62Z", GOLD)] + eyes(13, 48, 6)),
        # a bearded face, six-sided
        avatar("#A8433A", [path("M48 18L74 33V63L48 78L22 63V33Z", SKIN["fair"]),
                           path("M22 50L34 56H62L74 50V65L48 82L22 65Z", SLATE), path("M22 38V32L48 16L74 32V38L48 30Z", SLATE)]
               + eyes(11, 46) + [line("M42 65H54", IVORY, 3.4, "round")]),
        # a tall face with a bun
        avatar("#8FB8A8", [circle(48, 18, 10, dark), path("M20 58C18 36 28 24 48 24C68 24 78 36 76 58V74H20Z", dark),
                           path("M29 48C29 40 38 40 48 36C58 40 67 40 67 48V58C67 72 58 80 48 80C38 80 29 72 29 58Z", SKIN["brown"])]
               + eyes(9, 55) + smile(66, 7, IVORY)),
        # a cat
        avatar("#C9784F", [path("M20 18L38 30H58L76 18V56C76 70 64 79 48 79C32 79 20 70 20 56Z", INK),
                           path(m("M25 28L34 33L25 40Z"), "#C9784F"), path("M43 60H53L48 66Z", "#E8A0A0"),
                           path(m("M28 50Q36 42 43 51Q35 56 28 50Z"), "#E8D24A")] + eyes(12, 50, 2.2) +
               [line("M18 64L34 63M18 72L34 67M78 64L62 63M78 72L62 67", IVORY, 2)]),
        # a robot
        avatar("#33415C", [line("M48 24V14", SLATE, 4), circle(48, 13, 5, RED), rect(20, 24, 56, 50, "#B8C4CE", 8),
                           rect(13, 40, 9, 18, SLATE, 3), rect(74, 40, 9, 18, SLATE, 3), rect(28, 36, 40, 16, INK, 8), rect(34, 60, 28, 7, INK, 2),
                           line("M43 60V67M53 60V67", "#B8C4CE", 2)] + eyes(10, 44, 4.2, "#6FE0C8")),
        # the moon
        avatar("#1F2B4D", [circle(48, 48, 32, "#F0D890"), path("M48 16A32 32 0 0 1 48 80C62 66 62 30 48 16Z", "#D9B45E"),
                           path("M32 46Q37 52 42 46M54 46Q59 52 64 46", "none", stroke=INK, stroke_width=3, stroke_linecap="round")] + smile(60, 8)),
        # a bear
        avatar("#7FA650", [circle(25, 28, 12, "#6B4630"), circle(71, 28, 12, "#6B4630"), circle(25, 28, 5.5, "#C79A6B"), circle(71, 28, 5.5, "#C79A6B"),
                           circle(48, 52, 30, "#6B4630"), path("M48 52C60 52 66 58 66 65C66 73 58 79 48 79C38 79 30 73 30 65C30 58 36 52 48 52Z", "#C79A6B"),
                           path("M41 58H55L48 66Z", INK)] + eyes(12, 46, 4) + [line("M48 66V71", INK, 2.6, "round")]),
        # a triangular face with a headscarf
        avatar("#D8C3A0", [path("M48 12C74 12 80 36 76 60L66 82H30L20 60C16 36 22 12 48 12Z", "#2E7C7C"),
                           path("M28 44C28 34 38 30 48 30C58 30 68 34 68 44L60 66L48 76L36 66Z", SKIN["tan"])] + eyes(9, 48) + smile(61, 6, RED)),
        # a penguin
        avatar("#B9D3E6", [path("M48 14C70 14 78 32 78 52C78 72 66 82 48 82C30 82 18 72 18 52C18 32 30 14 48 14Z", INK),
                           path("M48 38C54 28 70 32 70 50C70 68 60 80 48 80C36 80 26 68 26 50C26 32 42 28 48 38Z", IVORY),
                           path("M39 56H57L48 68Z", "#E89A2C")] + eyes(11, 47, 4)),
        # a frog
        avatar("#D9A441", [circle(31, 30, 12, "#4F8A3C"), circle(65, 30, 12, "#4F8A3C"),
                           path("M48 28C70 28 80 42 80 56C80 72 66 80 48 80C30 80 16 72 16 56C16 42 26 28 48 28Z", "#4F8A3C"),
                           circle(31, 30, 7.5, IVORY), circle(65, 30, 7.5, IVORY)] + eyes(17, 31, 3.6) + smile(60, 18, INK)),
        # a rabbit
        avatar("#7A8FB5", [path(m("M40 34C30 30 24 12 31 8C38 5 45 20 45 34Z"), "#EFE3D6"), path(m("M39 30C34 26 30 15 33 13C37 12 41 22 42 30Z"), "#E8A0A0"),
                           circle(48, 54, 26, "#EFE3D6"), path("M44 58H52L48 62Z", "#D9798A")]
               + eyes(11, 50) + [line("M48 62V67M42 70Q45 70 48 67Q51 70 54 70", INK, 2.4, "round")]),
        # a lion
        avatar("#3C5A48", [circle(48, 49, 35, "#A8561F"), circle(48, 52, 24, "#E8B65A"), path("M42 56H54L48 62Z", INK)]
               + eyes(10, 48) + [line("M48 62V66M41 69Q45 70 48 66Q51 70 55 69", INK, 2.4, "round")]),
        # a chick
        avatar("#B5566E", [path("M48 12L52 26H44ZM38 16L46 27L40 29ZM58 16L50 27L56 29Z", "#E8D24A"), circle(48, 53, 29, "#F2D558"),
                           path("M40 56L48 50L56 56L48 65Z", "#E07B2A")] + eyes(13, 48, 4)),
    ]


# ---------------------------------------------------------------- files

def draw():
    files = {"fulltable.svg": application()}
    for name, d in LINES.items():
        files[f"ui/{name}.svg"] = symbol(d)
    for name, d in SOLID.items():
        files[f"ui/{name}.svg"] = symbol(d, True)
    for i, text in enumerate(avatars()):
        files[f"avatars/a{i + 1:02}.svg"] = text
    names = "\n".join(f'        <file alias="{name}">{name}</file>' for name in sorted(files))
    files["icons.qrc"] = ('<!DOCTYPE RCC>\n<RCC version="1.0">\n    <qresource prefix="/icons">\n'
                          + names + "\n    </qresource>\n</RCC>\n")
    return files


def main():
    parser = argparse.ArgumentParser(description="Draws the icons and avatars of Full Table.")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    check = parser.parse_args().check
    wanted = draw()
    differing = [name for name, text in wanted.items()
                 if not (HERE / name).is_file() or (HERE / name).read_text(encoding="utf-8") != text]
    for name in differing:
        if check:
            print(f"differs: {name}")
            continue
        (HERE / name).parent.mkdir(parents=True, exist_ok=True)
        (HERE / name).write_text(wanted[name], encoding="utf-8", newline="\n")
    return 1 if check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
