// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <optional>
#include <vector>

#include "game/gamecontroller.h"
#include "game/seating.h"
#include "match/match.h"
#include "store/database.h"
#include "text/logtext.h"

// What the table adds to a record under `app`: who plays, with how much time in a race, whether it is a relaxed game,
// the salt of the commitment, and whether a person knows the deal number.
fulltable::Json noteOf(const Seating& seating, const QByteArray& salt, bool dealKnown);
/// Nothing where the note does not fit that many seats.
std::optional<Seating> seatingOf(const fulltable::Json& note, int seats);
QByteArray saltOf(const fulltable::Json& note);
QByteArray drawnSalt();
/// A whole number of a record that may have been tampered with.
quint64 numberOf(const fulltable::Json& record, const char* key);

/// How a game was begun: its record without moves, as it is kept. And the moves.
QByteArray beginningOf(const fulltable::Match& match);
/// The same of an ended game, with all scores.
QByteArray endedHeadOf(const GameController& game);
QList<KeptMove> movesOf(const fulltable::Match& match);

/// How an ended game came out.
Ending endingOf(const GameController& game);

/// The record of a kept game, with what a file tells besides: its id, date and result. Nothing where it is damaged.
std::optional<fulltable::Json> recordOf(const KeptGame& game);
/// A record with its players, to be kept: played under the rules, and marked as one from a file. A refusal's sentence
/// says what is wrong with it.
fulltable::Result<KeptGame> keptGameOf(fulltable::Json record);
/// An id that only the same game has.
QString contentIdOf(const KeptGame& game);

/// A saved game, played again.
struct Replayed {
  fulltable::Result<fulltable::Match> match;
  std::optional<Seating> seating;  ///< nothing where it cannot go on
  std::vector<LogLine> log;
  int leftOut = 0;  ///< the last moves, from the first on that the rules refuse
};

Replayed replayed(const SavedGame& saved, const QList<KeptMove>& moves);
