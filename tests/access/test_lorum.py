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
        """All that was told, a sentence each; what comes while something is being spoken is told together."""
        lines = [line for line in program.spoken if not line.startswith(">")]
        return [s.strip() for line in lines for s in re.findall(r"[^.]+\.", line)]

    held = [c for c in program.all(Atspi.Role.LIST_ITEM) if HAND in c.get_name()]
    assert [c.get_description() for c in held] == [f"{i} of 8" for i in range(1, 9)], [c.get_name() for c in held]
    assert len(program.cards(", Ada's hand")) == 8, program.cards()
    for trick in range(8):
        can = program.wait("a card that can be played", lambda: program.cards(HAND + ", can be moved"))
        program.press(program.named(Atspi.Role.LIST_ITEM, can[0]))
        card = can[0].split(",")[0]
        program.wait("the move", lambda: [line for line in told() if re.fullmatch(f"You (play|lead) the {card}.", line)])
    program.wait("the end", lambda: "The deal is over." in told())
    plays = []
    for line in told():
        if play := re.match(r"(\w+) (play|lead)s? the (\w+ of \w+)\.", line):
            plays.append([play[1], play[2], play[3], None])
        elif taken := re.match(r"(\w+) takes? the trick", line):
            plays[-1][3] = taken[1]
    assert len({play[2] for play in plays[:32]}) == 32, told()
    leader = 0
    for i, (who, how, _, taker) in enumerate(plays[:32]):
        assert who == ROUND[(leader + i) % 4], (i, told())
        assert (how == "lead") == (i % 4 == 0) and (taker is not None) == (i % 4 == 3), (i, told())
        leader = ROUND.index(taker) if taker else leader
    assert any("No Hearts" in line for line in told()) and not any(".." in line for line in program.spoken), told()
    program.close()


main(test)
