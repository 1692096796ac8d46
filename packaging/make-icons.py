#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the program's pictures (assets/icons/hicolor) together as Windows (fulltable.ico) and macOS (fulltable.icns) want them."""
import pathlib
import struct

here = pathlib.Path(__file__).resolve().parent


def picture(size):
    return (here.parent / f"assets/icons/hicolor/{size}x{size}/apps/fulltable.png").read_bytes()


def ico(sizes):
    head, body = struct.pack("<HHH", 0, 1, len(sizes)), b""
    for size in sizes:
        png = picture(size)
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), 6 + 16 * len(sizes) + len(body))
        body += png
    return head + body


def icns(kinds):
    body = b"".join(kind.encode() + struct.pack(">I", len(picture(size)) + 8) + picture(size) for kind, size in kinds)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


(here / "fulltable.ico").write_bytes(ico([16, 32, 48, 64, 256]))
(here / "fulltable.icns").write_bytes(icns([("ic11", 32), ("ic12", 64), ("ic07", 128), ("ic08", 256), ("ic09", 512)]))
