// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/app.h"

using fulltable::Game;
using fulltable::GameSetup;

void App::playDay(const QString& gameId, const QString& day) {
  const Game* game = fulltable::find_game(gameId.toStdString());
  const QDate date = QDate::fromString(day, Qt::ISODate);
  if (!game || !date.isValid() || day > days_.today()) return setMessage(tr("There is no deal of that day."));
  if (const QString id = days_.inPlay(gameId, day); !id.isEmpty()) {
    if (id != savedId_) resume(id);
    return;
  }
  QStringList kinds{"human"};
  while (kinds.size() < game->info().default_seats) kinds.append("hard");
  Seating seating;
  seating.names = seatNames(kinds, {});
  for (const QString& kind : std::as_const(kinds)) seating.kinds.push_back(*seatKindOf(kind));
  cancelSearch();
  setMessage({});
  if (const auto number = ahead_.numberOf(*game, date))
    return begin(*game, fulltable::standard_setup(*game, *number), seating, false, day);
  setSearching(true);
  thinker_.run([game, date](const std::stop_token& stop) { return dealOfDay(*game, date, stop); },
               [this, game, seating, day](const std::optional<std::optional<GameSetup>>& found) {
                 if (!found) return fail();
                 if (*found) begin(*game, **found, seating, false, day);
               });
}
