// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <memory>
#include <optional>

#include "game/seating.h"
#include "players/thinker.h"
#include "review/analysis.h"
#include "review/same_cards.h"

/// Judges the decisions of a game in the background, and tells QML what was found.
class Analyst : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// Whether there is anything to find out in that game.
  Q_PROPERTY(bool possible READ possible NOTIFY changed)
  Q_PROPERTY(bool solitaire READ solitaire NOTIFY changed)
  Q_PROPERTY(bool race READ race NOTIFY changed)
  /// How many moves the game had.
  Q_PROPERTY(int moves READ moves NOTIFY changed)
  /// The seats whose decisions are judged: those of persons, or all where there were none.
  Q_PROPERTY(QList<int> people READ people NOTIFY changed)
  Q_PROPERTY(bool running READ running NOTIFY changed)
  /// How much of it is done, 0 to 1.
  Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
  /// Whether all decisions have been judged.
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// Whose decisions are told: one of `people`.
  Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
  /// The chance to win after each of the seat's decisions: maps of `move` (moves made up to it), `chance` (0 to 100)
  /// and `lost`, what it cost in the same measure, 0 where nothing certain.
  Q_PROPERTY(QVariantList chances READ chances NOTIFY changed)
  /// The three costliest decisions, the costliest first: maps of `move`, `lost`, `played` and `better` (sentences),
  /// `why` and `figures`.
  Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed)
  /// What decisions cost, whoever of `people` made them, by the moves made up to each and in the measure of `chances`;
  /// of a solitaire the move that lost it.
  Q_PROPERTY(QVariantMap losses READ losses NOTIFY changed)
  /// How many of the seat's decisions were the best there was, and of how many.
  Q_PROPERTY(QString summary READ summary NOTIFY changed)
  /// Of a race, the seat's answers by kind of card (`reactionList`).
  Q_PROPERTY(QVariantList reactions READ reactions NOTIFY changed)
  /// Of a solitaire: up to where it could be won, and the moves that would have won it from there. Of a race: all
  /// answers in a sentence.
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
  Q_PROPERTY(QStringList line READ line NOTIFY changed)
  /// Where the result came from: a map of `cards`, `others`, `own`, `error` and `unit` (`points`, `chips` or
  /// `percent`); empty until that is known.
  Q_PROPERTY(QVariantMap shares READ shares NOTIFY changed)

 public:
  explicit Analyst(QObject* parent = nullptr);
  ~Analyst() override;

  /// The game to be analysed and who played it, with what was found before, if anything (see `found`).
  void setGame(std::shared_ptr<const fulltable::Match> match, const Seating& seating, const QByteArray& kept = {});
  /// A match of the same moves for another thread, or null where it does not replay.
  static std::shared_ptr<const fulltable::Match> copyOf(const fulltable::Match& match);
  bool hasGame() const { return match_ != nullptr; }
  /// What has been found so far, as `found` tells it; empty where nothing has.
  QByteArray kept() const;
  /// There is no game to be analysed any more.
  void clear();
  /// How many imagined games and deals a decision gets, how many positions a solitaire, and how often the same cards
  /// are played again; for tests.
  struct Effort {
    std::int64_t iterations = 0;
    std::int64_t deals = 1000;
    std::int64_t nodes = 5'000'000;
    std::int64_t games = 8;
    std::int64_t gameIterations = 200;
  };
  void setEffort(const Effort& effort) { effort_ = effort; }

  static bool canJudge(const fulltable::Game& game);
  bool possible() const { return match_ && canJudge(match_->game()); }
  bool solitaire() const { return match_ && match_->info().solitaire; }
  bool race() const { return match_ && match_->info().real_time; }
  int moves() const { return match_ ? static_cast<int>(match_->history().size()) : 0; }
  QList<int> people() const;
  bool running() const { return thinker_.isBusy(); }
  double progress() const { return progress_; }
  bool ready() const { return analysis_.has_value(); }
  int seat() const { return seat_; }
  void setSeat(int seat);
  QVariantList chances() const;
  QVariantList mistakes() const;
  QVariantMap losses() const;
  QString summary() const;
  QVariantList reactions() const;
  QString verdict() const;
  QStringList line() const;
  QVariantMap shares() const;

  Q_INVOKABLE QString nameOf(int seat) const { return seating_.names.value(seat); }
  /// The first move after that one which cost something, or the last one before it; 0: there is none.
  Q_INVOKABLE int costlyMove(int from, bool later) const;
  /// What `mistakes` would tell of that move, or nothing.
  Q_INVOKABLE QVariantMap mistakeAt(int move) const;
  Q_INVOKABLE void start();
  Q_INVOKABLE void cancel();

 signals:
  void changed();
  void progressChanged();
  /// What was found, to be kept with the game and given to `setGame` again.
  void found(const QByteArray& analysis);

 private:
  void judged(std::optional<fulltable::Analysis> analysis);
  void findShares();
  void setProgress(double progress);
  QString raceVerdict() const;
  QString solitaireVerdict(const fulltable::WinnableUntil& alone) const;
  QVariantMap mistake(const fulltable::JudgedMove& judged) const;

  std::shared_ptr<const fulltable::Match> match_;
  Seating seating_;
  Effort effort_;
  int seat_ = 0;
  double progress_ = 0;
  std::optional<fulltable::Analysis> analysis_;
  std::map<int, fulltable::Shares> shares_;  ///< by seat
  Thinker thinker_;                          // last: its answers come to all of the above
};
