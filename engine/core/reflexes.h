// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/contract.h"

namespace fulltable {

/// How the seats of a race react at another tempo than the usual one, and who was quick in a round.
class Reflexes {
 public:
  virtual ~Reflexes() = default;
  /// `Game::react`, all of it taking `tempo` times as long.
  virtual std::optional<Reaction> react(const Knowledge& known, Level level, double tempo, Rng& rng) const = 0;
  /// Where a round has ended between the two positions, the seats that answered in time, the quickest first (of calls
  /// only the one that won); nothing where none has.
  virtual std::optional<std::vector<int>> ended(const Position& before, const Position& after) const = 0;
};

/// Those of a game whose `react` has a tempo, and which has an `ended`.
template <class R>
class ReflexesOf final : public Reflexes {
 public:
  std::optional<Reaction> react(const Knowledge& known, Level level, double tempo, Rng& rng) const override {
    return R::react(static_cast<const KnowledgeOf<R>&>(known).state(), known.seat(), level, rng, tempo);
  }
  std::optional<std::vector<int>> ended(const Position& before, const Position& after) const override {
    return R::ended(static_cast<const PositionOf<R>&>(before).state(),
                    static_cast<const PositionOf<R>&>(after).state());
  }
};

/// An even race: the computer players' tempo follows the people, so that these win about half of the rounds. It is a
/// staircase (von Békésy 1947; Levitt 1971): after each round the tempo goes a step against whoever won it. Since the
/// steps are as long both ways, as many rounds are won as lost once it goes to and fro. After several rounds alike the
/// steps are longer, until it turns.
struct EvenTempo {
  double tempo = 1;  ///< how much more time than usual the computer players take, `least` to `most`
  int streak = 0;    ///< how many rounds alike were the last: above 0 the people won them, below 0 the others

  static constexpr double least = 0.2;
  static constexpr double most = 8;

  /// After a round in which the seats of `order` answered, the quickest first: the people have won it who were ahead of
  /// more than half of the other seats, and lost it who were ahead of less than half.
  void follow(const std::vector<int>& order, SeatSet people, int seats);

  friend bool operator==(const EvenTempo&, const EvenTempo&) = default;
};

/// Those of the game with this id; null where there are none. Written by CMake from the folders that have a
/// reflex.cpp.
const Reflexes* find_reflexes(std::string_view id);

}  // namespace fulltable
