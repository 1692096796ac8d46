// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/pop/pop.h"
#include "support/match_table.h"

namespace fulltable::pop_table {

inline const Game& pop_game() {
  return *find_game("pop");
}

/// What lies where after the deal, by seats: displays in the order in which they are turned up. What is not named gets
/// the cards that are left, in the order of the pack.
struct Layout {
  std::string_view hand0;
  std::string_view hand1;
  std::string_view display0;
  std::string_view display1;
  std::string_view upcard = "7C";
};

/// The pack that seat 1 deals to that layout.
inline Cards pack_for(const Layout& layout) {
  Cards pack(34, unknown_card);
  const auto put = [&](std::string_view text, std::size_t from, std::ptrdiff_t step) {
    std::ptrdiff_t place = static_cast<std::ptrdiff_t>(from);
    for (const Card card : cards_of(text)) {
      pack[static_cast<std::size_t>(place)] = card;
      place += step;
    }
  };
  put(layout.hand0, 0, 2);
  put(layout.hand1, 1, 2);
  put(layout.display0, 26, -2);
  put(layout.display1, 27, -2);
  put(layout.upcard, 28, 1);
  Cards rest;
  for (const Card card : pop::whole_pack)
    if (std::ranges::find(pack, card) == pack.end()) rest.push_back(card);
  auto next = rest.begin();
  for (Card& card : pack)
    if (!card.is_known()) card = *next++;
  return pack;
}

struct Variant {
  int target = 7;
  bool high_risk = false;
  Pop::Pops pops = Pop::Pops::any_time;
};

inline GameSetup game_setup_of(Variant variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(pop_game(), seed);
  game_setup.options.value[0] = variant.target;
  game_setup.options.value[1] = variant.high_risk ? 1 : 0;
  game_setup.options.value[2] = static_cast<int>(variant.pops);
  game_setup.dealer = 1;
  return game_setup;
}

inline Match match_with(const Layout& layout, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(variant);
  game_setup.decks = {pack_for(layout)};
  return started(pop_game(), game_setup);
}

inline Match match_of(std::uint64_t seed, Variant variant = {}) {
  return started(pop_game(), game_setup_of(variant, seed));
}

/// Plays cards at random, without pops, to the end of the round.
inline void play_cards(Position& position, Rng& rng, std::vector<std::pair<int, Move>>& played) {
  Moves moves;
  while (position.stage() == Stage::playing) {
    const SeatSet seats = position.to_act();
    const int seat = position.may_wait(seats.front()) ? 1 - seats.front() : seats.front();
    position.legal(seat, moves);
    std::erase_if(moves, [](const Move& move) { return move.verb == Pop::pop; });
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    position.apply(seat, move);
    played.emplace_back(seat, move);
  }
}

/// Plays the round to its end so that seat 0 takes that many tricks of the seven; false if no such line was found.
inline bool play_round(Match& match, int tricks_of_first) {
  for (std::uint64_t seed = 1; seed <= 20000; ++seed) {
    const auto position = match.truth().clone();
    std::vector<std::pair<int, Move>> played;
    Rng rng(seed);
    play_cards(*position, rng, played);
    if (position->show(std::nullopt).facts["results"].back()["tricks"][0] != tricks_of_first) continue;
    for (const auto& [seat, move] : played)
      if (match.submit(seat, move)) return false;
    return true;
  }
  return false;
}

}  // namespace fulltable::pop_table
