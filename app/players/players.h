// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "game/gamecontroller.h"
#include "game/timesource.h"
#include "match/happening.h"
#include "players/player.h"
#include "players/thinker.h"

/// The players round a table: asks those who may move, and hands on what they answer in its time.
class Players : public QObject {
  Q_OBJECT

 public:
  /// The usual player of each kind of seat. The same `seed` plays the same.
  Players(GameController& game, Thinker& thinker, TimeSource& time, std::uint64_t seed, QObject* parent = nullptr);

  /// Somebody else takes that seat, also in the middle of a game; null: the usual player of its kind.
  void replace(int seat, std::unique_ptr<Player> player);
  /// The usual player of that kind.
  void seat(int seat, SeatKind kind);

  /// A new position: what was asked about the last one is dropped.
  void forget();
  /// Asks all people who may move now, the seats that may interrupt, and the first other one that must move.
  void ask();
  /// The seat that is thought for, of those that must move, or −1.
  int thinkingSeat() const { return thinkingSeat_; }
  bool thinking() const { return thinkingSeat_ >= 0; }

  /// A person has chosen that move by hand. For a seat that may not move it is refused.
  void choose(int seat, const fulltable::Move& move);
  /// That move is made by itself as soon as its time has come.
  void playSoon(int seat, const fulltable::Move& move);
  /// Nobody but a person moves earlier than so many milliseconds from now.
  void notBefore(qint64 ms) { notBefore_ = time_.now() + ms; }
  /// The same, unless a later time was set before.
  void notBeforeEither(qint64 ms) { notBefore_ = qMax(notBefore_, time_.now() + ms); }
  /// So much longer than that somebody takes who found the choice hard, in ms; for one less hard, less.
  void hesitateUpTo(int ms) { longestHesitation_ = ms; }
  /// A move that only waits for its time is made now. False: there is none.
  bool hurry();
  /// While something is shown that came before, moves wait.
  void setResting(bool resting);
  /// From now on nobody but a person makes a move.
  void halt();
  bool halted() const { return halted_; }

  /// Races: what each player but the people at this screen would do if nothing else happened, the computers taking
  /// `tempo` times as long as usual.
  std::vector<fulltable::Intent> reactions(double tempo) const;

 signals:
  void thinkingChanged();

 private:
  void question(int seat);
  void answered(int seat, const std::optional<fulltable::Move>& move);
  void makeReadyMove();
  void setThinking(int seat);
  Player& at(int seat) const { return *players_[static_cast<std::size_t>(seat)]; }

  struct Ready {
    int seat;
    fulltable::Move move;
  };

  GameController& game_;
  Thinker& thinker_;
  TimeSource& time_;
  std::uint64_t seed_;
  std::vector<std::unique_ptr<Player>> players_;
  quint64 serial_ = 0;  ///< of the position: answers about another one are dropped
  int thinkingSeat_ = -1;
  bool halted_ = false;
  bool resting_ = false;
  std::optional<Ready> ready_;  ///< a move that waits for its time
  qint64 notBefore_ = 0;
  int longestHesitation_ = 0;  ///< ms
  std::unique_ptr<Alarm> moveAlarm_;
};
