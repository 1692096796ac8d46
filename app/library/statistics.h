// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QUrl>
#include <QVariant>
#include <vector>

#include "library/figures.h"
#include "store/store.h"

/// How the finished games came out, for QML: those of one game or of all, by rules, seats and opponents. It counts
/// what Store tells; imported games, removed ones and those that were played on from another one are not among that.
class Statistics : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App has the statistics")
  /// The game that is shown, or empty: all.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  /// The games that were played, as maps of `id`, `name` and all of `of`.
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  /// What the games of `game` can be chosen by: maps of `id`, `title`, `values`, `words` and `value`, the one that is
  /// taken, `all` to begin with. Only what differs among them.
  Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
  /// Of the games that are chosen, a map: what `of` has, and
  /// `opponents`: for each kind a map of `words`, `played`, `won`, `lost`;
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
  QString game() const { return game_; }
  void setGame(const QString& gameId);
  QVariantList games() const { return played_; }
  QVariantList choices() const;
  QVariantMap shown() const { return shown_; }
  int leftOut() const { return leftOut_; }
  int spanOfCurves() const { return span; }

  /// A game's figures (see Figures): played, assisted, shared, won, lost, streak, bestStreak, mean, spread, bestScore,
  /// minutes, quickest (in minutes, −1 without one), decisions, best, rated, percent.
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
  void said(const QString& text);

 private:
  /// The rules that a game was played by: a key for each choice of options, and its words.
  struct Rules {
    QString key, words;
  };

  void work();
  const Rules& rulesOf(const CountedGame& game) const;
  QString valueOf(const CountedGame& game, const QString& choice) const;
  QString wordsOf(const CountedGame& game, const QString& choice) const;
  /// Those of that game, or all.
  CountedGames gamesOf(const QString& gameId) const;
  CountedGames chosen() const;

  Store& store_;
  std::vector<CountedGame> all_;
  QHash<QString, CountedGames> counted_;  ///< by game
  mutable QHash<QString, Rules> rules_;
  QString game_;
  QHash<QString, QString> chosen_;  ///< by choice
  QVariantList played_;
  QVariantMap shown_;
  int leftOut_ = 0;
  QString resetGame_;
  qint64 resetTime_ = 0;
};
