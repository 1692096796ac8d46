// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <optional>
#include <vector>

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
/// A whole number of a record that may have been tampered with.
quint64 numberOf(const fulltable::Json& record, const char* key);

/// How a game was begun: its record without moves, as it is kept. And the moves.
QByteArray beginningOf(const fulltable::Match& match);
QList<KeptMove> movesOf(const fulltable::Match& match);

/// A saved game, played again.
struct Replayed {
  fulltable::Result<fulltable::Match> match;
  std::optional<Seating> seating;  ///< nothing where it cannot go on
  std::vector<LogLine> log;
  int leftOut = 0;  ///< the last moves, from the first on that the rules refuse
};

Replayed replayed(const SavedGame& saved, const QList<KeptMove>& moves);
