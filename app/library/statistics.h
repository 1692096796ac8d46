// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>
#include <QVariant>
#include <optional>

#include "library/statisticsmaker.h"
#include "players/thinker.h"
#include "store/store.h"

/// How the finished games came out, for QML: those of one game or of all, by rules, seats and opponents. It counts
/// what Store tells; imported games, removed ones and those that were played on from another one are not among that.
/// Everything is worked out on a thread of its own: what is asked for comes with `changed`.
class Statistics : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App has the statistics")
  /// The game that is shown, or empty: all.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  /// The games that were played, as maps of `id`, `name` and all of `of`.
  Q_PROPERTY(QVariantList games READ games NOTIFY counted)
  /// What the games of `game` can be chosen by: maps of `id`, `title`, `values`, `words` and `value`, the one that is
  /// taken, `all` to begin with. Only what differs among them.
  Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
  /// Of the games that are chosen, a map: what `of` has, and
  /// `opponents`: for each kind a map of `words`, `played`, `won`, `lost`, `share`;
  /// `recent`: the last ten, maps of `savedId`, `when`, `score`, `text`;
  /// `rating`, `wins`, `scores`: curves, lists of maps of `savedId`, `number`, `when` and `value`;
  /// `reaction`: such a curve of the right answers in races, in ms, and `reactions`: these by kind of card, see
  /// Analyst; `bars`: how often scores occurred, maps of `from`, `to`, `won`, `lost`.
  Q_PROPERTY(QVariantMap shown READ shown NOTIFY changed)
  /// How many games of `game` were left out by `reset`.
  Q_PROPERTY(int leftOut READ leftOut NOTIFY changed)
  /// Over how many games a curve's points go.
  Q_PROPERTY(int span READ spanOfCurves CONSTANT)

 public:
  explicit Statistics(Store& store, QObject* parent = nullptr);

  /// Counts these from now on.
  void take(const QList<CountedGame>& games);
  QString game() const { return page_.game; }
  void setGame(const QString& gameId);
  QVariantList games() const { return games_; }
  QVariantList choices() const { return page_.choices; }
  QVariantMap shown() const { return page_.shown; }
  int leftOut() const { return page_.leftOut; }
  int spanOfCurves() const { return span; }

  /// A game's figures (see Figures): played, assisted, shared, won, lost, share (in words), streak, bestStreak, mean,
  /// spread, bestScore, minutes, quickest (in minutes, −1 without one), decisions, best, rated, percent.
  Q_INVOKABLE QVariantMap of(const QString& gameId) const;
  Q_INVOKABLE void choose(const QString& choice, const QString& value);
  /// Leaves the games of `game` out from now on; they stay in the history. `undoReset` takes that back, `countAgain`
  /// all that was ever left out of `game`.
  Q_INVOKABLE void reset();
  Q_INVOKABLE void undoReset();
  Q_INVOKABLE void countAgain();
  /// What a file of the games that are shown could be called.
  Q_INVOKABLE QString fileName() const;
  /// Writes them to a file as comma-separated values; `said` tells how that went.
  Q_INVOKABLE void exportTo(const QUrl& file);

 signals:
  void changed();
  /// Other games than before, just before `changed`.
  void counted();
  void said(const QString& text);

 private:
  /// Works out anew what is shown, and all with other games than before.
  void make(const std::optional<QList<CountedGame>>& games = {});

  Store& store_;
  StatisticsMaker maker_;  ///< for `thinker_`
  StatisticsWish wish_;
  StatisticsPage page_;
  QVariantList games_;
  QString resetGame_;
  qint64 resetTime_ = 0;
  Thinker thinker_;  // last: it uses all of the above
};
