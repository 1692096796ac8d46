// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "match/match.h"
#include "session/logmodel.h"

/// The log's lines of a move. Where it ends a deal, lines of nobody's follow: how that came out, and that another one
/// has begun.
std::vector<LogModel::Line> linesOf(const fulltable::Position& before, int seat, const fulltable::Move& move,
                                    const fulltable::Position& after, int number, const QStringList& names);

/// The whole log of a game. It replays the game, which may take a while.
std::vector<LogModel::Line> retell(const fulltable::Match& match, const QStringList& names);
