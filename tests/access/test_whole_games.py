# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game of each family to its end as somebody does who does not see it: from what the tree says, or by the hint; one
of them for two people at one screen. Races have no turns: `qml_races` plays them by keys.

usage: test_whole_games.py PROGRAM [GAME...]
"""
import itertools
import sys
import time

from program import SHOW, Atspi, Program, main

ENTER, H, F5, F7 = 0xFF0D, ord("h"), 0xFFC2, 0xFFC4
NEW_DEAL = (Atspi.Role.PUSH_BUTTON, "New deal, key N")
GAMES = {
    "black_hole": (True, ["--seed", "1"]),
    "pop": (False, ["--seats", "human,easy", "--option", "target=3", "--seed", "3"]),
    "ristiseiska": (False, ["--seats", "human,easy,easy", "--seed", "3"]),
    "chinese_ten": (False, ["--seats", "human,human", "--seed", "3"]),
    "lorum": (False, ["--seats", "human,easy,easy,easy", "--option", "rounds=1", "--option", "contract=no_hearts", "--seed", "3"]),
    "umtali": (True, ["--seats", "human,easy", "--option", "hands=1", "--seed", "3"]),
    "stomp": (True, ["--seats", "human,easy", "--option", "games=1", "--seed", "3"]),
    "commune": (True, ["--seats", "human,easy,easy", "--seed", "3"]),
}


class Listener:
    """Somebody who plays what is offered: the first card that can be moved, the first button, or the hint's move."""

    def __init__(self, game, hints, arguments):
        self.program = Program("--game", game, "--size", "1280x720", *arguments)
        self.hints = hints
        self.moves = 0
        self.covers = 0
        self.heard = 0  # of what was told, before the last move
        self.asked = 0.0  # when it was asked last whether the game is over

    def play(self):
        while True:
            before = len(self.program.spoken)
            if self.follow_hint() if self.hints else self.move():
                return
            self.program.wait("what came of it", lambda: len(self.program.spoken) > before or self.ended())
            self.moves += 1
            assert self.moves < 400, self.program.spoken[-20:]

    def ended(self):
        """Whether the game is over, as far as that is asked for once a second: everything shown is gone through for it."""
        if time.monotonic() - self.asked < 1:
            return False
        self.asked = time.monotonic()
        return self.program.find(*NEW_DEAL) is not None

    def follow_hint(self):
        """Returns whether the game is over."""
        if self.program.find(*NEW_DEAL):
            return True
        before = len(self.program.told())
        # What is pressed while the table still moves may be lost: whoever hears nothing presses once more.
        pressed = -1000.0

        def answered():
            nonlocal pressed
            if len(self.program.told()) > before:
                return "a hint"
            if time.monotonic() - pressed > 25:
                if self.program.find(*NEW_DEAL):
                    return "the end"
                self.program.key(H)
                pressed = time.monotonic()
            return False
        # The last cards of a solitaire may go up by themselves meanwhile.
        if self.program.wait("an answer", answered) == "the end":
            return True
        self.program.key(ENTER)
        return False

    def move(self):
        """Presses something that can be pressed at the table, as soon as there is something. Returns whether the game is over."""
        heard = self.heard

        def choice():
            # Everything is asked for once: that takes longer than to play.
            shown = list(self.program.walk())
            called = {(part.get_role(), part.get_name()) for _, part in shown if part.get_role() == Atspi.Role.PUSH_BUTTON}
            if NEW_DEAL in called:
                return "end"
            if SHOW in called:
                return SHOW
            if any("Press Enter to go on." in line for line in self.program.told()[heard:]):
                return ENTER
            at = next((i for i, (_, part) in enumerate(shown) if part.get_role() == Atspi.Role.LIST), len(shown))
            table = shown[at][1] if at < len(shown) else None
            parts = [part for _, part in itertools.takewhile(lambda each: each[0] > shown[at][0], shown[at + 1:])]
            nameless = [part for part in parts if not part.get_name()]
            if nameless:
                # What went away meanwhile had its name as long as it was there; what is still there has none.
                parts = list(self.program.tree(table))
                for part in parts:
                    assert part not in nameless or part.get_name(), (part.get_role_name(), self.program.spoken[-5:])
            menu = [p for p in parts if p.get_role() == Atspi.Role.POPUP_MENU]
            if menu:
                return next(self.program.tree(menu[0]), None)
            cards = [p for p in parts if p.get_role() == Atspi.Role.LIST_ITEM]
            onto = [c for c in cards if c.get_name().startswith("onto ")]
            movable = [c for c in cards if "can be moved" in c.get_name()]
            buttons = [p for p in parts if p.get_role() == Atspi.Role.PUSH_BUTTON and "Sort" not in p.get_name() and
                       p.get_state_set().contains(Atspi.StateType.ENABLED)]
            return next(iter(onto or movable or buttons), None)
        found = self.program.wait("something to do", choice)
        self.heard = len(self.program.told())
        if found == ENTER:
            self.program.key(ENTER)
        elif found == SHOW:
            # Whoever sits down next opens their hand; what covers the table leaves nothing else to be found.
            assert not self.program.cards(), self.program.cards()
            self.covers += 1
            self.program.uncover(self.program.find(*SHOW))
        elif found != "end":
            self.program.press(found)
        return found == "end"

    def check_end(self):
        """The end of the game is a dialog that says how it came out, and has the focus."""
        program = self.program
        dialog = next(d for d in program.all(Atspi.Role.DIALOG) if d.get_name())
        program.wait("the focus", lambda: program.focus.get_name() == NEW_DEAL[1])
        texts = [part.get_name() for part in program.tree(dialog)]
        assert dialog.get_name() in texts and all(texts), texts
        assert any(dialog.get_name() in line for line in program.told()), (dialog.get_name(), program.told()[-3:])


def test():
    for game, (hints, arguments) in GAMES.items():
        if len(sys.argv) > 2 and game not in sys.argv[2:]:
            continue
        begun = time.monotonic()
        listener = Listener(game, hints, arguments)
        listener.play()
        listener.check_end()
        if game == "black_hole":
            assert "You win" in " ".join(listener.program.told()[-3:]) or "won" in listener.program.told()[-1], listener.program.told()[-3:]
        listener.program.close()
        assert (listener.covers > 1) == ("human,human" in arguments), (game, listener.covers)
        print(game, listener.moves, "moves in", round(time.monotonic() - begun), "s", flush=True)


main(test)
