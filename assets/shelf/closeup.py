#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts the part of a table's picture that shows the most of its cards, twice as wide as high.

    closeup.py PICTURE OUT [WxH+X+Y]    that part, where it is given

Needs convert (imagemagick).
"""
import subprocess
import sys

PIXEL = 20  # of the picture, for one of the map of cards
OUT = "640x320"


def cards(picture):
    """A map of how much of each spot is the paper of cards, from 0 to 1."""
    size = subprocess.run(["identify", "-format", "%w %h", picture], check=True, capture_output=True, text=True).stdout
    width, height = (int(n) // PIXEL for n in size.split())
    grey = subprocess.run(
        ["convert", picture, "-background", "#205040", "-flatten", "-fuzz", "9%", "-fill", "white", "-opaque", "#FBF8EF",
         "-fill", "black", "+opaque", "white", "-resize", f"{width}x{height}!", "-depth", "8", "gray:-"],
        check=True, capture_output=True).stdout
    return [[grey[y * width + x] / 255 for x in range(width)] for y in range(height)]


def sums(spots):
    """sums[y][x]: all above and left of it."""
    total = [[0.0] * (len(spots[0]) + 1)]
    for line in spots:
        row = [0.0]
        for x, spot in enumerate(line):
            row.append(row[-1] + spot + total[-1][x + 1] - total[-1][x])
        total.append(row)
    return total


def best(spots):
    height, width = len(spots), len(spots[0])
    total = sums(spots)

    def inside(x, y, w, h):
        return total[y + h][x + w] - total[y][x + w] - total[y + h][x] + total[y][x]

    found = (-1e9,)
    for w in range(int(width * 0.42), int(width * 0.62), 2):
        h = w // 2
        if h > height:
            break
        for y in range(height - h + 1):
            for x in range(width - w + 1):
                much = inside(x, y, w, h) / (w * h) ** 0.75
                # Cards should not be cut off, least of all at the sides.
                cut = inside(x, y, 1, h) + inside(x + w - 1, y, 1, h) + 0.4 * (inside(x, y, w, 1) + inside(x, y + h - 1, w, 1))
                # What stands in the middle is seen first.
                aside = abs(x + w / 2 - width / 2) / width + abs(y + h / 2 - height / 2) / height
                found = max(found, (much - 0.12 * cut - 1.2 * aside, x, y, w, h))
    return found[1:]


def main():
    picture, out, *given = sys.argv[1:]
    x, y, w, h = (0, 0, 0, 0) if given else (n * PIXEL for n in best(cards(picture)))
    part = given[0] if given else f"{w}x{h}+{x}+{y}"
    subprocess.run(["convert", picture, "-crop", part, "+repage", "-resize", OUT, "-strip",
                    "-define", "png:compression-level=9", out], check=True)


main()
