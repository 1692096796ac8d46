// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/daysahead.h"

#include "library/daydeals.h"
#include "library/gamemap.h"

namespace {

/// A line as it is kept: "2026-11-23 2026112300".
QString keptLine(const QDate& day, std::uint64_t number) {
  return DayDeals::textOf(day) + ' ' + QString::number(number);
}

}  // namespace

std::optional<std::uint64_t> DaysAhead::numberOf(const fulltable::Game& game, const QDate& day) const {
  const QString begin = DayDeals::textOf(day) + ' ';
  for (const QString& line : settings_.dayDeals(textOf(game.info().id))) {
    if (!line.startsWith(begin)) continue;
    // Near the day's number, or somebody else wrote it.
    const std::uint64_t number = line.mid(begin.size()).toULongLong();
    const std::uint64_t first = firstOfDay(day);
    if (number >= first && number < first + 100) return number;
  }
  return std::nullopt;
}

void DaysAhead::look(const QDate& today, int days) {
  if (isBusy()) return;
  for (int later = 0; later < days; ++later)
    for (const fulltable::Game* game : fulltable::all_games())
      if (game->can_solve() && !numberOf(*game, today.addDays(later)))
        return find(*game, today.addDays(later), today, days);
}

void DaysAhead::find(const fulltable::Game& game, const QDate& day, const QDate& today, int days) {
  thinker_.run([&game, day](const std::stop_token& stop) { return dealOfDay(game, day, stop); },
               [this, &game, day, today, days](const std::optional<std::optional<fulltable::GameSetup>>& found) {
                 if (!found || !*found) return;
                 const QString id = textOf(game.info().id);
                 QStringList lines = settings_.dayDeals(id);
                 // What is past is not needed any more.
                 lines.removeIf([&](const QString& line) {
                   return line < DayDeals::textOf(today) || line.startsWith(DayDeals::textOf(day));
                 });
                 settings_.setDayDeals(id, lines << keptLine(day, (*found)->deal_number));
                 if (numberOf(game, day)) look(today, days);
               });
}
