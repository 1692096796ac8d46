// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

class Settings;

// How long everything at the table takes, in milliseconds, as a person wishes it. The rules know no time: they tell
// what kind of thing has happened. How fast cards fly is no matter here: what is to be seen stays as long without
// animation.

/// What rests stays until a person goes on.
constexpr int untilClick = -1;

/// How long after a move a player that is no person makes the next one, so that a person can follow. `own`: a person at
/// this screen made it, and has seen it.
int pauseAfter(fulltable::Impact impact, bool own, const Settings& settings);
/// How much longer it takes over a choice that was as hard as can be.
int pauseForThought(const Settings& settings);
/// How long after something has rested the next move comes.
int pauseAfterRest(const Settings& settings);
/// How long one step of a move is seen before the next one follows: a hand turned up, a card upon the one it takes.
/// `own`: as above.
int stepTime(fulltable::Beat beat, bool own, const Settings& settings);
/// How long so many cards that are dealt fly, and are then looked at, before a player that is no person moves.
int pauseAfterDeal(int cards, const Settings& settings);
/// How long what a move has brought rests, or `untilClick`.
int restTime(fulltable::Beat beat, const Settings& settings);
/// How long each move is seen that is shown once more.
int replayTime(const Settings& settings);
/// How long a card that is turned for a person is waited for.
int turnTime(const Settings& settings);
