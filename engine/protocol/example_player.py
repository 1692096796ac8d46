#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that takes a seat: plays random legal moves over the table protocol.

usage: example_player.py PATH-TO-FULLTABLE-CLI GAME [DEAL-NUMBER]     seat 0 against the AI, at a table of its own
       fulltable-cli arena GAME --players easy,program:example_player.py     in a seat of the arena
"""
import json
import random
import subprocess
import sys


class Table:
    """A game at a table, between the two ends of a talk with it."""

    def __init__(self, requests, replies):
        self.requests = requests
        self.replies = replies

    def ask(self, command, **keys):
        """One request; returns its reply, or raises with the sentence of the refusal."""
        self.requests.write(json.dumps({"cmd": command, **keys}) + "\n")
        self.requests.flush()
        line = self.replies.readline()
        if not line:
            raise EOFError("The table is gone.")
        reply = json.loads(line)
        if not reply["ok"]:
            raise RuntimeError(reply["error"]["message"])
        return reply


def choose(table, seat, rng):
    """The place for a better idea. Everything it may look at: the seat's own view, and its legal moves."""
    view = table.ask("state", viewer=seat)["state"]
    moves = table.ask("legal", seat=seat)["moves"]
    assert view["seed"] is None and moves
    return rng.choice(moves)


def sit(table):
    """In a seat of the arena: each reply comes when it is our turn, or when the game is over."""
    me = table.ask("hello")["seat"]
    rng = random.Random(me)
    state = table.ask("state", viewer=me)["state"]
    while not state["over"]:
        state = table.ask("play", seat=me, move=choose(table, me, rng))["state"]


def play(table, game, deal, me=0, longest=2000):
    """At a table of our own, where we ask the computer players, too."""
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
    sys.stdin.reconfigure(encoding="utf-8")
    if len(sys.argv) == 1:
        try:
            sit(Table(sys.stdout, sys.stdin))
        except EOFError:
            pass
        return 0
    if len(sys.argv) not in (3, 4):
        print(__doc__, file=sys.stderr)
        return 2
    server = subprocess.Popen([sys.argv[1], "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    table = Table(server.stdin, server.stdout)
    state = play(table, sys.argv[2], int(sys.argv[3]) if len(sys.argv) == 4 else 1)
    if state["over"]:
        print(f"Scores {state['scores']}, winners {state['winners']}.")
    else:
        print(f"Given up with scores {state['scores']}.")
    table.ask("quit")
    return server.wait()


if __name__ == "__main__":
    sys.exit(main())
