// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "match/match.h"
#include "session/logmodel.h"

/// The log's lines of a move, from what its maker knew before it and knows after it. A line of nobody's follows where
/// another deal has begun.
std::vector<LogModel::Line> linesOf(const fulltable::Knowledge& before, const fulltable::Knowledge& after,
                                    const fulltable::Move& move, int number, const QStringList& names);

/// The whole log of a game. It replays the game, which may take a while.
std::vector<LogModel::Line> retell(const fulltable::Match& match, const QStringList& names);
