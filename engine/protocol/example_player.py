#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that takes a seat: plays random legal moves in seat 0 against the AI, over the table protocol.

usage: example_player.py PATH-TO-FULLTABLE-CLI GAME [DEAL-NUMBER]
"""
import json
import random
import subprocess
import sys


class Table:
    """A game at a table that `fulltable-cli serve` keeps."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        encoding="utf-8")

    def ask(self, command, **keys):
        """One request; returns its reply, or raises with the sentence of the refusal."""
        self.process.stdin.write(json.dumps({"cmd": command, **keys}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise RuntimeError(reply["error"]["message"])
        return reply

    def close(self):
        self.ask("quit")
        return self.process.wait()


def choose(table, seat, rng):
    """The place for a better idea. Everything it may look at: the seat's own view, and its legal moves."""
    view = table.ask("state", viewer=seat)["state"]
    moves = table.ask("legal", seat=seat)["moves"]
    assert view["seed"] is None and moves
    return rng.choice(moves)


def play(table, game, deal, me=0, longest=2000):
    rng = random.Random(deal)
    state = table.ask("new", game=game, seed=deal)["state"]
    for _ in range(longest):
        if state["over"]:
            break
        move = None
        for seat in state["to_act"]:
            if seat != me:
                move = table.ask("bot", seat=seat, level="easy", seed=deal, iterations=50)["move"]
            elif len(state["to_act"]) == 1 or rng.random() < 0.3:
                move = choose(table, seat, rng)
            if move is not None:
                state = table.ask("play", seat=seat, move=move)["state"]
                break
        if move is None and me in state["to_act"]:  # all others would rather wait
            state = table.ask("play", seat=me, move=choose(table, me, rng))["state"]
    return state


def main():
    if len(sys.argv) not in (3, 4):
        print(__doc__, file=sys.stderr)
        return 2
    table = Table(sys.argv[1])
    state = play(table, sys.argv[2], int(sys.argv[3]) if len(sys.argv) == 4 else 1)
    if state["over"]:
        print(f"Scores {state['scores']}, winners {state['winners']}.")
    else:
        print(f"Given up with scores {state['scores']}.")
    return table.close()


if __name__ == "__main__":
    sys.exit(main())
