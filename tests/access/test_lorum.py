# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal of tricks by tree, actions and events alone: the hand is read, and all that happens is told in its order."""
import re

from program import Atspi, Program, main

HAND = ", your hand"
ROUND = ["You", "Ada", "Bruno", "Clara"]


def test():
    program = Program("--game", "lorum", "--seats", "human,easy,easy,easy", "--seed", "1", "--size", "1280x720")

    def told():
        return [line for line in program.spoken if not line.startswith(">")]

    held = [c for c in program.all(Atspi.Role.LIST_ITEM) if HAND in c.get_name()]
    assert [c.get_description() for c in held] == [f"{i} of 8" for i in range(1, 9)], [c.get_name() for c in held]
    assert len(program.cards(", Ada's hand")) == 8, program.cards()
    for trick in range(8):
        can = program.wait("a card that can be played", lambda: program.cards(HAND + ", can be moved"))
        before = len(told())
        program.press(program.named(Atspi.Role.LIST_ITEM, can[0]))
        program.wait("what follows", lambda: [
            line for line in told()[before:] if line == "Your turn." or "The deal is over." in line])
        assert f"You {can[0].split(',')[0]}" == re.sub("(plays?|leads?) the ", "", told()[before]).split(".")[0], told()
    plays = [re.match(r"(\w+) (play|lead)s? the (\w+ of \w+)\.(?: (\w+) takes? the trick)?", line) for line in told()]
    plays = [play for play in plays if play]
    assert len({play[3] for play in plays}) == 32, told()
    leader = 0
    for i, play in enumerate(plays):
        assert play[1] == ROUND[(leader + i) % 4], (i, told())
        assert (play[2] == "lead") == (i % 4 == 0) and (play[4] is not None) == (i % 4 == 3), (i, told())
        leader = ROUND.index(play[4]) if play[4] else leader
    end = next(line for line in told() if "The deal is over." in line)
    assert ".." not in end and "No Hearts" in end, end
    program.close()


main(test)
