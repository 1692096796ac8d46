// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class Settings;

// How long everything at the table takes, in milliseconds, as a person wishes it. The rules know no time: the pauses
// are the table's alone.

/// What rests stays until a person goes on.
constexpr int untilClick = -1;

/// How long after the last move a player that is no person makes its own, so that a person can follow.
int moveDelay(const Settings& settings);
/// How long a finished trick stays, or `untilClick`.
int restTime(const Settings& settings);
/// How long a card lies upon the one that it takes.
int catchTime(const Settings& settings);
/// How long one of several hands or cards is seen to be turned or moved before the next one follows.
int stepTime(const Settings& settings);
/// How long a card that is turned for a person is waited for.
int turnTime(const Settings& settings);
