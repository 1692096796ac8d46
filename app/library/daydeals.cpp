// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/daydeals.h"

#include <QLocale>
#include <QSet>
#include <algorithm>

#include "library/gamemap.h"

std::uint64_t firstOfDay(const QDate& day) {
  return day.toString("yyyyMMdd").toULongLong() * 100;
}

std::optional<fulltable::GameSetup> dealOfDay(const fulltable::Game& game, const QDate& day,
                                              const std::stop_token& stop) {
  auto setup = fulltable::standard_setup(game, firstOfDay(day));
  if (!game.can_solve()) return setup;
  // Positions, not seconds: the answer may not depend on the computer.
  fulltable::SolveLimits limits;
  limits.nodes = 1'000'000;
  limits.expired = [&stop] { return stop.stop_requested(); };
  for (; !stop.stop_requested(); ++setup.deal_number) {
    const auto match = fulltable::Match::start(game, setup);
    if (!match) return std::nullopt;
    if (match->truth().solve(limits, 1).finding == fulltable::Finding::solvable) return setup;
  }
  return std::nullopt;
}

Streaks streaksOf(const QList<QDate>& days, const QDate& today) {
  const QSet<QDate> all(days.begin(), days.end());
  Streaks streaks;
  for (const QDate& day : all) {
    if (all.contains(day.addDays(-1))) continue;
    int length = 1;
    while (all.contains(day.addDays(length))) ++length;
    streaks.best = std::max(streaks.best, length);
    const QDate last = day.addDays(length - 1);
    if (last == today || last == today.addDays(-1)) streaks.now = length;
  }
  return streaks;
}

DayDeals::DayDeals(Store& store, QObject* parent)
    : QObject(parent), clock_([] { return QDate::currentDate(); }), day_(clock_()) {
  connect(&store, &Store::dayGames, this, [this](const QList<DayGame>& games) {
    games_.clear();
    for (const DayGame& game : games) games_[game.day].append(game);
    emit changed();
  });
}

void DayDeals::setClock(std::function<QDate()> clock) {
  clock_ = std::move(clock);
  goToToday();
}

void DayDeals::goToToday() {
  day_ = clock_();
  emit changed();
}

void DayDeals::setDay(const QString& day) {
  const QDate date = std::min(QDate::fromString(day, Qt::ISODate), clock_());
  if (!date.isValid() || date == day_) return;
  day_ = date;
  emit changed();
}

void DayDeals::turn(int months) {
  setDay(textOf(day_.addMonths(months)));
}

void DayDeals::goFrom(const QString& day, int days) {
  if (const QDate from = QDate::fromString(day, Qt::ISODate); from.isValid()) setDay(textOf(from.addDays(days)));
}

QString DayDeals::dayName() const {
  return QLocale().toString(day_, QLocale::LongFormat);
}

QString DayDeals::monthName() const {
  const QLocale locale;
  return tr("%1 %2", "a month and its year").arg(locale.standaloneMonthName(day_.month())).arg(day_.year());
}

QVariantList DayDeals::month() const {
  QVariantList month;
  const QDate today = clock_();
  for (int number = 1; number <= day_.daysInMonth(); ++number) {
    const QDate date(day_.year(), day_.month(), number);
    QSet<QString> played, won;
    for (const DayGame& game : games_.value(textOf(date))) {
      if (game.ended) played.insert(game.gameId);
      if (game.ended && game.won == true) won.insert(game.gameId);
    }
    month.append(QVariantMap{{"day", textOf(date)},
                             {"number", number},
                             {"name", QLocale().toString(date, QLocale::LongFormat)},
                             {"played", played.size()},
                             {"won", won.size()},
                             {"today", date == today},
                             {"future", date > today}});
  }
  return month;
}

int DayDeals::before() const {
  const QDate first(day_.year(), day_.month(), 1);
  return (first.dayOfWeek() - QLocale().firstDayOfWeek() + 7) % 7;
}

QStringList DayDeals::weekdays() const {
  const QLocale locale;
  QStringList names;
  for (int i = 0; i < 7; ++i)
    names.append(locale.standaloneDayName((locale.firstDayOfWeek() - 1 + i) % 7 + 1, QLocale::ShortFormat));
  return names;
}

bool DayDeals::hasNext() const {
  const QDate today = clock_();
  return std::pair(day_.year(), day_.month()) < std::pair(today.year(), today.month());
}

QVariantList DayDeals::dealsOf(const QDate& day) const {
  QVariantList deals;
  const QList<DayGame> games = games_.value(textOf(day));
  for (const fulltable::Game* game : fulltable::all_games()) {
    const QString id = ::textOf(game->info().id);
    // The best is one that was won, with the highest score, before one that was not, or goes on.
    const DayGame* best = nullptr;
    const auto rank = [](const DayGame& one) { return std::tuple(one.won == true, one.ended, one.score); };
    for (const DayGame& one : games)
      if (one.gameId == id && (!best || rank(*best) < rank(one))) best = &one;
    deals.append(QVariantMap{{"gameId", id},
                             {"name", ::textOf(game->info().name)},
                             {"state", !best               ? ""
                                       : !best->ended      ? "playing"
                                       : best->won == true ? "won"
                                                           : "played"},
                             {"result", best && best->ended ? best->result : QString()}});
  }
  return deals;
}

QVariantMap DayDeals::streaks() const {
  QList<QDate> played, won;
  for (const QList<DayGame>& games : games_)
    for (const DayGame& game : games) {
      const QDate date = game.changed.toLocalTime().date();
      if (!game.ended || textOf(date) != game.day) continue;
      played.append(date);
      if (game.won == true) won.append(date);
    }
  const Streaks all = streaksOf(played, clock_());
  const Streaks good = streaksOf(won, clock_());
  return {{"played", all.now}, {"bestPlayed", all.best}, {"won", good.now}, {"bestWon", good.best}};
}

QString DayDeals::inPlay(const QString& gameId, const QString& day) const {
  for (const DayGame& game : games_.value(day))
    if (game.gameId == gameId && !game.ended) return game.id;
  return {};
}
