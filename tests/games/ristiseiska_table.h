// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "games/ristiseiska/ristiseiska.h"
#include "support/match_table.h"

namespace fulltable::ristiseiska_table {

using State = Ristiseiska::State;
using Act = Ristiseiska::Act;

inline const Game& ristiseiska() {
  return *find_game("ristiseiska");
}

/// The pack that deals these hands, when seats − 1 deals first. Hands are filled up with the remaining cards, the
/// lowest first, to the sizes that a deal gives.
inline Cards pack_for(std::vector<CardSet> hands) {
  const std::size_t seats = hands.size();
  CardSet rest = all_cards;
  for (const CardSet hand : hands) rest -= hand;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int size = static_cast<int>((52 - seat + seats - 1) / seats);
    while (hands[seat].size() < size) hands[seat].insert(rest.pop_first());
  }
  Cards pack;
  for (std::size_t i = 0; i < 52; ++i) pack.push_back(hands[i % seats].pop_first());
  return pack;
}

inline Cards pack_for(const std::vector<std::string_view>& hands) {
  std::vector<CardSet> sets;
  for (const auto hand : hands) sets.push_back(set_of(hand));
  return pack_for(std::move(sets));
}

struct Variant {
  bool penalised = false;
  bool after_six = false;
  bool again = false;
  int deals = 1;
  bool cards = false;
};

inline GameSetup game_setup_of(int seats, Variant variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(ristiseiska(), seed);
  game_setup.seats = seats;
  game_setup.options.value[0] = variant.penalised ? 1 : 0;
  game_setup.options.value[1] = variant.after_six ? 1 : 0;
  game_setup.options.value[2] = variant.again ? 1 : 0;
  game_setup.options.value[3] = static_cast<std::int16_t>(variant.deals);
  game_setup.options.value[4] = variant.cards ? 1 : 0;
  return game_setup;
}

/// All mixtures of the options, one after the other.
inline Variant variant_of(std::uint64_t number) {
  return {(number & 1) != 0, (number & 2) != 0, (number & 4) != 0, static_cast<int>(1 + number % 3), (number & 8) != 0};
}

inline Match match_with(const std::vector<std::string_view>& hands, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(static_cast<int>(hands.size()), variant);
  game_setup.dealer = static_cast<int>(hands.size()) - 1;
  game_setup.decks = {pack_for(hands)};
  return started(ristiseiska(), game_setup);
}

inline Match match_of(std::uint64_t seed, int seats, Variant variant = {}) {
  return started(ristiseiska(), game_setup_of(seats, variant, seed));
}

using Hands = std::vector<std::string_view>;

/// A position within a deal, all seats past their first turn, seat 0 to act; hands and layout as given.
inline State middle(const Hands& hands, std::string_view placed, Variant variant = {}) {
  const GameSetup game_setup = game_setup_of(static_cast<int>(hands.size()), variant);
  State state = Ristiseiska::start({game_setup.seats, game_setup.options, 0});
  Ristiseiska::deal(state, standard_pack());
  state.placed = set_of(placed);
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    state.hand[seat] = set_of(hands[seat]);
    state.count[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
    state.had_turn = static_cast<std::uint8_t>(state.had_turn | 1U << seat);
  }
  state.turn = 0;
  return state;
}

/// A random legal move of the seat to act, more often a false beg than by chance alone where there are some.
inline Move random_move(const Position& position, Rng& rng, double false_begs) {
  Moves moves;
  position.legal(position.to_act().front(), moves);
  if (moves.size() > 1 && moves.back().verb == Ristiseiska::beg && rng.unit() < false_begs) return moves.back();
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Makes a legal move of the seat to act.
inline void make(State& state, std::string_view text) {
  const auto move = Ristiseiska::read(text);
  QVERIFY2(move, std::string(text).c_str());
  Moves moves;
  Ristiseiska::legal(state, state.turn, moves);
  QVERIFY2(std::ranges::find(moves, *move) != moves.end(), std::string(text).c_str());
  Ristiseiska::apply(state, state.turn, *move);
}

/// The legal moves of the seat to act, sorted.
inline std::vector<std::string> legal_in(const State& state) {
  Moves moves;
  Ristiseiska::legal(state, state.turn, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(Ristiseiska::write(move));
  std::ranges::sort(texts);
  return texts;
}

inline Json facts_of(const State& state) {
  return Ristiseiska::show(state, std::nullopt).facts;
}

}  // namespace fulltable::ristiseiska_table
