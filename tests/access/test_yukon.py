# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes cards up by keys and by the screen reader: where they can go is spoken, and so is why they cannot be moved."""
from program import Atspi, Program, main

RIGHT, TAB, RETURN, ESCAPE, SPACE = 0xFF53, 0xFF09, 0xFF0D, 0xFF1B, 0x20


def test():
    program = Program("--game", "yukon", "--seed", "1", "--size", "1280x720")
    program.wait("cards", lambda: program.cards(", can be moved"))
    carried = None
    for name in program.cards(", can be moved"):
        # The screen reader sets the focus: the cursor is there, and Space is for that card.
        program.named(Atspi.Role.LIST_ITEM, name).grab_focus()
        program.wait("the focus", lambda: program.focus.get_name() == name)
        program.key(RETURN)
        program.wait("what it did", lambda: program.spoken[-1].startswith(("> onto", "You ", "> ")) and
                     any(line.startswith(("Picked up: ", "You ")) for line in program.spoken))
        if any(line.startswith("Picked up: ") for line in program.spoken):
            carried = name
            break
        program.press(program.named(Atspi.Role.PUSH_BUTTON, "Undo, key U"))
        program.wait("the undo", lambda: "Move undone." in program.spoken)
        program.spoken.clear()
    assert carried, "no card that can go to two places in this deal"
    targets = []
    program.wait("a place for it", lambda: program.focus.get_name().startswith("onto "))
    while program.focus.get_name() not in targets:
        targets.append(program.focus.get_name())
        program.hear("the next place", lambda: program.key(TAB))
        program.wait("a place for it", lambda: program.focus.get_name().startswith("onto "))
    assert len(targets) > 1, targets
    program.key(ESCAPE)
    program.wait("the card it was", lambda: program.focus.get_name() == carried)
    assert not [c for c in program.cards() if c.startswith("onto ")], program.cards()
    stuck = next(c for c in program.cards() if "can be moved" not in c and c != carried and " of " in c)
    before = len(program.spoken)
    program.press(program.named(Atspi.Role.LIST_ITEM, stuck))
    program.wait("why not", lambda: [line for line in program.spoken[before:] if not line.startswith(">")])
    program.close()


main(test)
