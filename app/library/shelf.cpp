// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/shelf.h"

#include <algorithm>
#include <utility>

Shelf::Shelf(QVariantList games, QObject* parent) : QObject(parent), all_(std::move(games)) {
  sort();
}

QString Shelf::gameOfWeek(const QDate& day, const QVariantList& games) {
  if (!day.isValid() || games.isEmpty()) return {};
  // Julian days are counted from a Monday.
  return games[static_cast<qsizetype>(day.toJulianDay() / 7 % games.size())].toMap().value("id").toString();
}

void Shelf::wish(QString& what, const QString& value) {
  if (std::exchange(what, value) == value) return;
  sort();
  emit changed();
}

void Shelf::showAll() {
  people_ = mood_ = time_ = "all";
  sort();
  emit changed();
}

void Shelf::count(const QList<CountedGame>& games) {
  played_.clear();
  for (const CountedGame& game : games) ++played_[game.gameId];
  sort();
}

void Shelf::setDay(const QDate& day) {
  if (std::exchange(day_, day) != day) sort();
}

bool Shelf::fits(const QVariantMap& game) const {
  if (mood_ != "all" && game["mood"] != mood_) return false;
  const int seats = people_.toInt();
  if (people_ == "6" ? game["maxSeats"].toInt() < seats
                     : seats > 0 && (game["minSeats"].toInt() > seats || game["maxSeats"].toInt() < seats))
    return false;
  if (time_ == "all") return true;
  const int minutes = game["minutes"].toInt();
  return time_ == "longer" ? minutes > times()[times().size() - 2].toInt() : minutes <= time_.toInt();
}

void Shelf::sort() {
  const QString week = gameOfWeek(day_, all_);
  QVariantList list;
  for (const QVariant& one : std::as_const(all_)) {
    QVariantMap game = one.toMap();
    game["minutes"] = game["minutesWith"].toMap().value(people_, game["minutes"]);
    if (!fits(game)) continue;
    const QString id = game["id"].toString();
    game["sign"] = id == week ? "week" : !played_.isEmpty() && !played_.contains(id) ? "new" : "";
    list.append(game);
  }
  const auto before = [&](const QVariant& one, const QVariant& other) {
    const auto rank = [&](const QVariantMap& game) {
      return std::pair(played_.value(game["id"].toString()), game["sign"] == "week");
    };
    return rank(one.toMap()) > rank(other.toMap());
  };
  std::ranges::stable_sort(list, before);
  if (std::exchange(shown_, list) != list) emit gamesChanged();
}
