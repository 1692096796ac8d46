#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the playing cards of Full Table.

    generate.py            writes svg/ and cards.qrc beside this file
    generate.py --check    only compares; exits with 1 when anything differs
"""
import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from cardart import backs, courts, faces, marks, suits  # noqa: E402

HERE = Path(__file__).resolve().parent
RANKS = "A23456789TJQK"


def face(name, suit, color):
    if name == "A":
        return faces.ace(suit, color)
    if name in "JQK":
        return courts.court(name, suit, color)
    return faces.number(name, suit, color)


def draw():
    """All drawings: path below svg/ -> text."""
    files = {}
    for suit in suits.SUITS:
        for name in RANKS:
            code = name + suit
            two, four = suits.TWO[suit], suits.FOUR[suit]
            files[f"face/{code}.svg"] = face(name, suit, two)
            files[f"large/{code}.svg"] = faces.large(name, suit, two)
            if two != four:
                files[f"face4/{code}.svg"] = face(name, suit, four)
                files[f"large4/{code}.svg"] = faces.large(name, suit, four)
    for code, big in (("XB", True), ("XL", False)):
        files[f"face/{code}.svg"] = courts.joker(big)
        files[f"large/{code}.svg"] = courts.large_joker(big)
    for name, function in backs.BACKS.items():
        files[f"back/{name}.svg"] = function()
    for name in marks.MARKS:
        files[f"mark/{name}.svg"] = marks.mark(name)
    for suit in suits.SUITS:
        files[f"suit/{suit}.svg"] = marks.suit_alone(suit)
    return files


def resource_list(names):
    lines = [f'        <file alias="{name}">svg/{name}</file>' for name in sorted(names)]
    return ("<!DOCTYPE RCC>\n<RCC version=\"1.0\">\n    <qresource prefix=\"/cards\">\n"
            + "\n".join(lines) + "\n    </qresource>\n</RCC>\n")


def main():
    parser = argparse.ArgumentParser(description="Draws the playing cards of Full Table.")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    check = parser.parse_args().check

    drawn = draw()
    wanted = {f"svg/{name}": text for name, text in drawn.items()}
    wanted["cards.qrc"] = resource_list(drawn)

    stray = {str(p.relative_to(HERE)) for p in HERE.glob("svg/**/*.svg")} - set(wanted)
    differing = [name for name, text in wanted.items()
                 if not (HERE / name).is_file() or (HERE / name).read_text(encoding="utf-8") != text]
    if check:
        for name in sorted(differing):
            print(f"differs: {name}")
        for name in sorted(stray):
            print(f"stray: {name}")
        return 1 if differing or stray else 0

    for name in differing:
        target = HERE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(wanted[name], encoding="utf-8", newline="\n")
    for name in stray:
        (HERE / name).unlink()
    print(f"{len(differing)} written, {len(stray)} removed, {len(wanted)} in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
