// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "match/match.h"

struct LogLine {
  QString text;
  int seat = -1;         ///< −1: a line of nobody's, such as a new deal
  int number = 0;        ///< moves made before it
  fulltable::Text act;   ///< for a tight place: what was done, without subject
  QString signs = {};    ///< the text with cards as signs, for eyes
  bool brought = false;  ///< the move brought something about, such as the end of a trick
};

/// What a player did, for a tight place: of several in a row that only count differently, their sum.
QStringList actWords(const std::vector<fulltable::Text>& acts, const QStringList& names);

/// The log's lines of a move. Where it ends a deal, lines of nobody's follow: how that came out, and that another one
/// has begun. `you` is the seat that is spoken to, or −1.
std::vector<LogLine> linesOf(const fulltable::Position& before, int seat, const fulltable::Move& move,
                             const fulltable::Position& after, int number, const QStringList& names, int you);

/// The whole log of a game. It replays the game, which may take a while.
std::vector<LogLine> retell(const fulltable::Match& match, const QStringList& names, int you);
