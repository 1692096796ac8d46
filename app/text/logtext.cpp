// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/logtext.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <utility>

#include "text/wording.h"

namespace {

/// What the reader is told of cards that came to their hand, where the move's own sentence does not name them.
fulltable::Text arrivalOf(const fulltable::Position& before, const fulltable::Position& after, const QString& told,
                          int seat, const fulltable::Move& move, int you) {
  if (you < 0 || before.info().real_time || before.info().max_seats == 1) return {};
  if (before.show(std::nullopt).deal != after.show(std::nullopt).deal) return {};
  fulltable::Cards held = fulltable::hand_of(*before.know(you));
  fulltable::Cards cards;
  for (const fulltable::Card card : fulltable::hand_of(*after.know(you))) {
    const auto old = std::ranges::find(held, card);
    if (old != held.end())
      held.erase(old);
    else if (!told.contains(cardWords(card)))
      cards.push_back(card);
  }
  if (cards.empty()) return {};
  // Whoever played a card, as in Stomp, has not said that they draw one.
  const bool drawn = seat == you && cards.size() == 1 && move.count == 0;
  fulltable::Text text("LogModel", drawn ? QT_TRANSLATE_NOOP("LogModel", "It's {the c}.")
                                         : QT_TRANSLATE_NOOP("LogModel", "You get {the c}."));
  return std::move(text).cards("c", std::move(cards));
}

}  // namespace

QStringList actWords(const std::vector<fulltable::Text>& acts, const QStringList& names) {
  std::vector<fulltable::Text> summed;
  for (const fulltable::Text& act : acts) {
    const bool counts = act.count() >= 0 && !summed.empty() && act.source() == summed.back().source();
    const auto sum = [&](int count) { return fulltable::counted(act.context().data(), act.source().data(), count); };
    if (counts && sum(act.count()) == act)
      summed.back() = sum(act.count() + summed.back().count());
    else
      summed.push_back(act);
  }
  QStringList told;
  for (const fulltable::Text& act : summed) told.append(words(act, names, -1, fulltable::Style::tight));
  return told;
}

std::vector<LogLine> linesOf(const fulltable::Position& before, int seat, const fulltable::Move& move,
                             const fulltable::Position& after, int number, const QStringList& names, int you) {
  const fulltable::Said said = after.tell(seat, move).value_or(before.say(seat, move));
  const fulltable::Text arrived = arrivalOf(before, after, words(said.log, names, you), seat, move, you);
  const auto sentence = [&](fulltable::Style style) {
    QString line = words(said.log, names, you, style);
    for (const fulltable::Text& then : said.then) line = closed(line) + " " + words(then, names, you, style);
    return arrived.empty() ? line : closed(line) + " " + words(arrived, names, you, style);
  };
  fulltable::Text act = said.plate;
  if (act.empty()) act = fulltable::Text::verbatim(withoutSubject(said.log, names).toStdString());
  std::vector<LogLine> lines{{.text = sentence(fulltable::Style::prose),
                              .seat = seat,
                              .number = number,
                              .act = std::move(act),
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
