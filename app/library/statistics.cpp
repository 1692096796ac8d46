// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/statistics.h"

#include <QDate>
#include <QDateTime>
#include <algorithm>
#include <utility>

Statistics::Statistics(Store& store, QObject* parent) : QObject(parent), store_(store), page_(maker_.page({})) {
  connect(&store_, &Store::counted, this, &Statistics::take);
}

void Statistics::take(const QList<CountedGame>& games) {
  make(games);
}

void Statistics::make(const std::optional<QList<CountedGame>>& games) {
  using Made = std::pair<QVariantList, StatisticsPage>;
  const auto work = [this, games, wish = wish_](const std::stop_token&) {
    if (games) maker_.take(*games);
    return Made(games ? maker_.games() : QVariantList(), maker_.page(wish));
  };
  thinker_.run(work, [this, anew = games.has_value()](std::optional<Made> made) {
    if (!made) return;
    if (anew) games_ = std::move(made->first);
    page_ = std::move(made->second);
    if (anew) emit counted();
    emit changed();
  });
}

void Statistics::setGame(const QString& gameId) {
  if (wish_.game == gameId) return;
  wish_ = {gameId, {}};
  make();
}

void Statistics::choose(const QString& choice, const QString& value) {
  wish_.values[choice] = value;
  make();
}

QVariantMap Statistics::of(const QString& gameId) const {
  const auto isThis = [&gameId](const QVariant& game) { return game.toMap()["id"] == gameId; };
  const auto found = std::ranges::find_if(games_, isThis);
  return found == games_.end() ? StatisticsMaker::none() : found->toMap();
}

void Statistics::reset() {
  resetGame_ = page_.game;
  resetTime_ = QDateTime::currentMSecsSinceEpoch();
  store_.leaveOut(resetGame_, resetTime_);
}

void Statistics::undoReset() {
  if (const qint64 time = std::exchange(resetTime_, 0); time != 0) store_.count(resetGame_, time);
}

void Statistics::countAgain() {
  store_.count(page_.game, 0);
}

QString Statistics::fileName() const {
  return QStringLiteral("%1-%2.csv")
      .arg(page_.game.isEmpty() ? "games" : page_.game, QDate::currentDate().toString(Qt::ISODate));
}

void Statistics::exportTo(const QUrl& file) {
  thinker_.run(
      [this, wish = wish_, path = file.toLocalFile()](const std::stop_token&) { return maker_.write(wish, path); },
      [this](const std::optional<QString>& sentence) {
        if (sentence) emit said(*sentence);
      });
}
