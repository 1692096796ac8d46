# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a solitaire until nothing is left to do, by tree, actions and keys; all that is spoken is compared with
black_hole.txt beside this file."""
import os
import pathlib

from program import Atspi, Program, main

RIGHT, TAB, ESCAPE, F1, F4, F5, F7 = 0xFF53, 0xFF09, 0xFF1B, 0xFFBE, 0xFFC1, 0xFFC2, 0xFFC4


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
    page = program.named(Atspi.Role.DIALOG, "Rules: Black Hole")
    assert any("one rank higher or lower" in part.get_name() for part in program.tree(page)), "no text on the page of rules"
    program.hear("the table", lambda: program.key(ESCAPE))
    program.wait("the focus where it was", lambda: program.focus.get_name() == before)
    for again in (F4, F5, F7):
        program.hear("it again", lambda: program.key(again))
    while can := program.cards(", can be moved"):
        card = min(can)
        program.press(program.named(Atspi.Role.LIST_ITEM, card))
        there = card.split(",")[0] + ", black hole"
        # With the last one the page of the end comes in place of the table.
        program.wait(there, lambda: program.find(Atspi.Role.LIST_ITEM, there) or program.focus.get_name() == "New deal, key N")
    program.wait("the end", lambda: program.focus.get_name() == "New deal, key N")
    program.hear("how it ended", lambda: program.key(F5))
    before = len(program.spoken)
    program.key(TAB)
    program.wait("a button", lambda: len(program.spoken) > before)
    program.close()
    told = "\n".join(program.spoken) + "\n"
    golden = pathlib.Path(__file__).with_name("black_hole.txt")
    if os.environ.get("FULLTABLE_GOLDEN") == "write":
        golden.write_text(told)
    assert told == golden.read_text(), told


main(test)
