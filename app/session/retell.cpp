// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/retell.h"

#include <QCoreApplication>
#include <iterator>

#include "session/words.h"

std::vector<LogModel::Line> linesOf(const fulltable::Knowledge& before, const fulltable::Knowledge& after,
                                    const fulltable::Move& move, int number, const QStringList& names) {
  const int seat = before.seat();
  const std::string told = after.tell(seat, move);
  const std::string said = told.empty() ? before.say(seat, move) : told;
  std::vector<LogModel::Line> lines{{sentence(said, seat, names), seat, number, withoutSubject(said, seat, names)}};
  if (const int deal = after.show(seat).deal; before.show(seat).deal != deal)
    lines.push_back({QCoreApplication::translate("LogModel", "Deal %1").arg(deal), -1, number, {}});
  return lines;
}

std::vector<LogModel::Line> retell(const fulltable::Match& match, const QStringList& names) {
  std::vector<LogModel::Line> lines;
  auto again = fulltable::Match::start(match.game(), match.terms());
  int number = 0;
  for (const fulltable::Played& played : match.history()) {
    const bool timed = match.info().real_time;
    if (timed && again->advance(played.times.done - again->truth().clock())) break;
    const auto before = again->know(played.seat);
    if (again->submit(played.seat, played.move, timed ? std::optional(played.times) : std::nullopt)) break;
    std::ranges::move(linesOf(*before, *again->know(played.seat), played.move, number++, names),
                      std::back_inserter(lines));
  }
  return lines;
}
