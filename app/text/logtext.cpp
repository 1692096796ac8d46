// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/logtext.h"

#include <QCoreApplication>
#include <iterator>
#include <utility>

#include "text/wording.h"

std::vector<LogLine> linesOf(const fulltable::Position& before, int seat, const fulltable::Move& move,
                             const fulltable::Position& after, int number, const QStringList& names, int you) {
  const fulltable::Said said = after.tell(seat, move).value_or(before.say(seat, move));
  const auto sentence = [&](fulltable::Style style) {
    QString line = words(said.log, names, you, style);
    for (const fulltable::Text& then : said.then) line = closed(line) + " " + words(then, names, you, style);
    return line;
  };
  const QString plate =
      said.plate.empty() ? withoutSubject(said.log, names) : words(said.plate, names, -1, fulltable::Style::tight);
  std::vector<LogLine> lines{{.text = sentence(fulltable::Style::prose),
                              .seat = seat,
                              .number = number,
                              .act = plate,
                              .signs = sentence(fulltable::Style::tight),
                              .brought = !said.then.empty()}};
  const int deal = after.show(std::nullopt).deal;
  const bool another = before.show(std::nullopt).deal != deal;
  if (another || after.stage() == fulltable::Stage::over) {
    QStringList recap;
    for (const fulltable::Text& told : after.recap()) recap.append(words(told, names, you));
    if (!recap.isEmpty()) {
      const QString heading = recap.takeFirst();
      for (QString& each : recap) each = closed(each);
      lines.push_back({heading + ": " + recap.join(' '), -1, number, {}});
    }
  }
  if (another) lines.push_back({QCoreApplication::translate("LogModel", "Deal %1").arg(deal), -1, number, {}});
  return lines;
}

std::vector<LogLine> retell(const fulltable::Match& match, const QStringList& names, int you) {
  std::vector<LogLine> lines;
  auto again = fulltable::Match::start(match.game(), match.game_setup());
  int number = 0;
  QString verdict;
  const auto sayVerdict = [&] {
    const QString said = words(again->truth().verdict(), names, you);
    if (std::exchange(verdict, said) != said && !said.isEmpty()) lines.push_back({said, -1, number, {}});
  };
  for (const fulltable::Played& played : match.history()) {
    const bool timed = match.info().real_time;
    if (timed && again->advance(played.times.done - again->truth().clock())) break;
    sayVerdict();
    const auto before = again->truth().clone();
    if (again->submit(played.seat, played.move, timed ? std::optional(played.times) : std::nullopt)) break;
    std::ranges::move(linesOf(*before, played.seat, played.move, again->truth(), number++, names, you),
                      std::back_inserter(lines));
    sayVerdict();
  }
  return lines;
}
