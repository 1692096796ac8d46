// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "match/game_setup.h"
#include "support/match_table.h"

namespace fulltable {

/// A game against the clock, driven from outside: seats, options by name, and the cards in the order they are turned.
class RaceTable {
 public:
  RaceTable(const Game& game, int seats, const std::vector<std::pair<std::string_view, int>>& options, Cards pack)
      : game_(game) {
    GameSetup game_setup = standard_setup(game, 7);
    game_setup.seats = seats;
    game_setup.dealer = 0;
    for (const auto& [id, value] : options) {
      const auto spec = std::ranges::find(game.info().options, id, &OptionSpec::id);
      Q_ASSERT(spec != game.info().options.end());
      game_setup.options.value[static_cast<std::size_t>(spec - game.info().options.begin())] = value;
    }
    game_setup.decks = {std::move(pack)};
    auto started = Match::start(game, game_setup);
    Q_ASSERT(started);
    match_.emplace(std::move(*started));
  }

  /// `ok`, or the code of the refusal, which has changed nothing.
  std::string play(int seat, std::string_view move, std::int64_t began, std::int64_t done) {
    const Json before = match_->state(std::nullopt);
    const auto refusal = match_->submit(seat, move, Times{began, done});
    if (!refusal) return "ok";
    if (match_->state(std::nullopt) != before) return "a refusal changed the state";
    if (refusal->text.size() < 8) return "a refusal without a sentence";
    return to_text(refusal->code);
  }
  std::string play(int seat, std::string_view move, std::int64_t done) { return play(seat, move, done, done); }
  void pass(std::int64_t to) {
    const auto refusal = match_->advance(to - match_->truth().clock());
    Q_ASSERT(!refusal);
  }

  Json state() const { return match_->state(std::nullopt); }
  Json fact(const char* name) const { return state()["facts"][name]; }
  Json pile(const std::string& id) const { return state()["piles"][id]; }
  std::string phase() const { return state()["phase"].get<std::string>(); }
  Json to_act() const { return state()["to_act"]; }
  Match& match() { return *match_; }
  const Game& game() const { return game_; }

 private:
  const Game& game_;
  std::optional<Match> match_;
};

/// A pack whose first cards are these, the others after them in the order of a new pack.
inline Cards pack_beginning(const Cards& first, Cards rest) {
  for (const Card card : first) rest.erase(std::ranges::find(rest, card));
  Cards pack = first;
  pack.insert(pack.end(), rest.begin(), rest.end());
  return pack;
}

}  // namespace fulltable
