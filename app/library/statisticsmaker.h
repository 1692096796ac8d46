// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QVariant>
#include <vector>

#include "library/figures.h"

/// Which games are to be shown: those of one game or of all, and of them those with these values, by choice.
struct StatisticsWish {
  QString game;
  QHash<QString, QString> values;
};

/// What is shown of them; see Statistics.
struct StatisticsPage {
  QString game;
  QVariantList choices;
  QVariantMap shown;
  int leftOut = 0;
};

/// Works out what Statistics has. With thousands of games that takes longer than a frame may: it is asked on a thread
/// that is not the window's.
class StatisticsMaker {
  Q_DECLARE_TR_FUNCTIONS(Statistics)

 public:
  /// Counts these from now on.
  void take(const QList<CountedGame>& games);
  /// See Statistics; the figures of no game at all.
  static QVariantMap none();
  QVariantList games() const;
  StatisticsPage page(const StatisticsWish& wish) const;
  /// Writes the games as comma-separated values to a file, and tells in a sentence how that went.
  QString write(const StatisticsWish& wish, const QString& file) const;

 private:
  /// The rules that a game was played by: a key for each choice of options, and its words.
  struct Rules {
    QString key, words;
  };

  const Rules& rulesOf(const CountedGame& game) const;
  QString valueOf(const CountedGame& game, const QString& choice) const;
  QString wordsOf(const CountedGame& game, const QString& choice) const;
  /// Those of that game, or all.
  CountedGames gamesOf(const QString& gameId) const;
  CountedGames chosen(const StatisticsWish& wish) const;
  QVariantList choices(const StatisticsWish& wish) const;

  QList<CountedGame> all_;
  QHash<QString, CountedGames> counted_;  ///< by game
  mutable QHash<QString, Rules> rules_;
};
