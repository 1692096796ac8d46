// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "ai/think.h"

/// What kind of player sits on a chair.
enum class SeatKind { human, beginner, easy, medium, hard, expert };

/// `human`, or the name of a level.
QString toText(SeatKind kind);
std::optional<SeatKind> seatKindOf(const QString& text);

/// The strength of a kind that is no person.
fulltable::Level levelOf(SeatKind kind);

/// The players of a game, by seat.
struct Seating {
  std::vector<SeatKind> kinds;
  QStringList names;
  /// The people have agreed on a relaxed game: moves may be taken back also after something hidden was seen.
  bool relaxed = false;

  /// How much more time than usual each person has in a race, 1 to 5; empty: nobody has more.
  QList<double> tempos = {};

  int seats() const { return static_cast<int>(kinds.size()); }
  bool isHuman(int seat) const { return kinds[static_cast<std::size_t>(seat)] == SeatKind::human; }
  int humans() const;
  /// How much more time than usual that seat has.
  double tempo(int seat) const { return isHuman(seat) ? std::clamp(tempos.value(seat, 1), 1.0, 5.0) : 1; }
  /// That of the person with the most.
  double slowest() const;
  /// The seats of persons.
  QList<int> people() const;
  /// The seat that log, results and announcements call "you": that of a person alone at the screen; −1 where there are
  /// several or none.
  int you() const { return humans() == 1 ? people().front() : -1; }
};
