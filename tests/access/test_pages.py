# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page: it has a name, all of it is named, what lies behind it is not found, and the focus stays in it and comes back."""
from program import Atspi, Program, main

TAB, RETURN, ESCAPE, F1 = 0xFF09, 0xFF0D, 0xFF1B, 0xFFBE
QUESTION = ord("?")
Role = Atspi.Role
ACTED_ON = (Role.PUSH_BUTTON, Role.CHECK_BOX, Role.SLIDER, Role.PAGE_TAB, Role.PAGE_TAB_LIST, Role.TEXT, Role.ENTRY,
            Role.RADIO_BUTTON, Role.COMBO_BOX, Role.SPIN_BUTTON, Role.LIST_ITEM, Role.DIALOG, Role.HEADING, Role.LABEL)


def within(part, page):
    while part:
        if part.get_role() == Role.DIALOG and part.get_name().startswith(page):
            return True
        part = part.get_parent()
    return False


def dialog_of(program, page):
    return next((d for d in program.all(Role.DIALOG) if d.get_name().startswith(page)), None)


def check(program, page, wanted, stops=True):
    """That page is open; `wanted` are words that stand on it. `stops`: there is more than the button that closes it."""
    dialog = program.wait(page, lambda: dialog_of(program, page))
    parts = list(program.tree(dialog))
    for part in parts:
        assert part.get_role() not in ACTED_ON or part.get_name(), (page, part.get_role_name())
    words = " ".join(part.get_name() for part in parts)
    for word in wanted:
        assert word in words, (page, word, words)
    assert "**" not in words, words
    others = [part.get_name() for part in program.tree() if part.get_name() and not within(part, page)
              and part.get_role() != Role.NOTIFICATION]
    assert not others, (page, others)
    if not stops:
        return
    reached = []
    for _ in range(60):
        before = len(program.spoken)
        program.key(TAB)
        program.wait("the next focus", lambda: len(program.spoken) > before)
        assert within(program.focus, page) and program.focus.get_name(), (page, program.spoken[-3:])
        name = (program.focus.get_role(), program.focus.get_name(), program.focus.get_position(Atspi.CoordType.SCREEN).y)
        if name in reached:
            break
        reached.append(name)
    assert len(reached) > 1, (page, reached)


def close(program, page):
    program.key(ESCAPE)
    program.wait("the page to go", lambda: not dialog_of(program, page))


def by_menu(program, entry):
    program.press(program.named(Role.PUSH_BUTTON, "More"))
    program.press(program.named(Role.PUSH_BUTTON, entry))


def test():
    program = Program("--game", "black_hole", "--seed", "1", "--size", "1280x720")
    program.key(F1)
    check(program, "Rules: Black Hole", ["by David Parlett", "The game"])
    program.key(F1)
    check(program, "Keys that work here", ["F4: Read out the last moves", "U, Ctrl+Z: Undo"], stops=False)
    close(program, "Keys that work here")
    close(program, "Rules: Black Hole")
    program.wait("the table", lambda: program.cards(", can be moved"))
    for entry, page, words in (("New game with other options…", "New game: Black Hole", ["Deal, key Enter"]),
                               ("Statistics", "Statistics", ["No game has been finished yet"]),
                               ("Settings", "Settings", ["Access"])):
        by_menu(program, entry)
        check(program, page, words, stops=page != "Statistics")
        if page == "Settings":
            for group in ("Access", "About"):
                program.press(program.named(Role.PAGE_TAB, group))
                check(program, page, {"Access": ["Screen reader", "Reduce motion"], "About": ["Licence: MIT"]}[group])
            program.press(program.named(Role.PAGE_TAB, "Access"))
            program.press(program.named(Role.PUSH_BUTTON, "Change keys…"))
            check(program, "Keys", ["Reset keys"])
            close(program, "Keys")
        close(program, page)
        program.wait("the table", lambda: program.cards(", can be moved"))
    # The log stands beside the table: a list of what has happened.
    program.press(program.named(Role.LIST_ITEM, program.cards(", can be moved")[0]))
    program.press(program.named(Role.PUSH_BUTTON, "Log, key L"))
    log = program.named(Role.LIST, "Game log")
    program.wait("a line", lambda: any(p.get_name().startswith("You play the ") for p in program.tree(log)))
    program.press(program.named(Role.PUSH_BUTTON, "All games"))
    program.named(Role.HEADING, "Full Table")
    program.wait("the games", lambda: any("Chinese Ten" in p.get_name() for p in program.all(Role.PUSH_BUTTON)))
    for part in program.tree():
        assert part.get_role() not in ACTED_ON or part.get_name(), part.get_role_name()
    program.close()


main(test)
