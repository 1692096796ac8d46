# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Begins a solitaire by tree, actions and keys alone; what is spoken is compared with black_hole.txt beside this file."""
import os
import pathlib

from program import Atspi, Program, main

RIGHT, F1, ESCAPE = 0xFF53, 0xFFBE, 0xFF1B


def test():
    program = Program("--game", "black_hole", "--seed", "1", "--size", "1280x720")
    for _ in range(3):
        program.hear("a card at the cursor", lambda: program.key(RIGHT))
    for _ in range(5):
        name = min(program.wait("a move", lambda: program.cards(", can be moved")))
        program.hear("the move", lambda: program.press(program.named(Atspi.Role.LIST_ITEM, name)))
        program.named(Atspi.Role.LIST_ITEM, name.split(",")[0] + ", black hole")
    program.hear("an undo", lambda: program.press(program.named(Atspi.Role.PUSH_BUTTON, "Undo, key U")))
    before = program.focus.get_name()
    program.hear("the rules", lambda: program.key(F1))
    page = program.named(Atspi.Role.DIALOG, "Black Hole")
    assert any("by David Parlett" in part.get_name() for part in program.tree(page)), "no text on the page of rules"
    program.hear("the table", lambda: program.key(ESCAPE))
    program.wait("the focus where it was", lambda: program.focus.get_name() == before)
    program.close()
    told = "\n".join(program.spoken) + "\n"
    golden = pathlib.Path(__file__).with_name("black_hole.txt")
    if os.environ.get("FULLTABLE_GOLDEN") == "write":
        golden.write_text(told)
    assert told == golden.read_text(), told


main(test)
