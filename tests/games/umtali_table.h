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

#include "games/umtali/umtali.h"
#include "support/match_table.h"

namespace fulltable::umtali_table {

inline const Game& umtali_game() {
  return *find_game("umtali");
}

/// What lies where after the deal: seat 0 begins, `stock` is what is drawn next. What is not named gets the cards that
/// are left, in the order of the pack.
struct Layout {
  std::string_view hand0;
  std::string_view hand1;
  std::string_view upcard = "2S";
  std::string_view stock = "";
};

/// The pack that seat 1 deals to that layout.
inline Cards pack_for(const Layout& layout) {
  Cards pack(52, unknown_card);
  const auto put = [&](std::string_view text, std::size_t from, std::size_t step) {
    for (const Card card : cards_of(text)) {
      pack[from] = card;
      from += step;
    }
  };
  put(layout.hand0, 0, 2);
  put(layout.hand1, 1, 2);
  put(layout.upcard, 20, 1);
  put(layout.stock, 21, 1);
  Cards rest;
  for (const Card card : standard_pack())
    if (std::ranges::find(pack, card) == pack.end()) rest.push_back(card);
  auto next = rest.begin();
  for (Card& card : pack)
    if (!card.is_known()) card = *next++;
  return pack;
}

struct Variant {
  int hands = 1;
  bool winner_deals = false;
  bool stock_ends = false;
  bool discard_taken = false;
};

inline GameSetup game_setup_of(Variant variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(umtali_game(), seed);
  game_setup.options.value[0] = variant.hands;
  game_setup.options.value[1] = variant.winner_deals ? 1 : 0;
  game_setup.options.value[2] = variant.stock_ends ? 1 : 0;
  game_setup.options.value[3] = variant.discard_taken ? 1 : 0;
  game_setup.dealer = 1;
  return game_setup;
}

inline Match match_with(const Layout& layout, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(variant);
  game_setup.decks = {pack_for(layout)};
  return started(umtali_game(), game_setup);
}

/// One turn that changes nothing but the piles: a card is drawn from the stock and discarded again.
inline void pass_turn(Match& match) {
  const int seat = turn(match);
  const auto hand = [&] { return match.state(std::nullopt)["piles"]["hand." + std::to_string(seat)]; };
  const Json before = hand();
  if (match.submit(seat, "draw stock")) return;
  for (const Json& card : hand())
    if (std::ranges::find(before, card) == before.end()) {
      (void)match.submit(seat, "discard " + card.get<std::string>());
      return;
    }
}

/// Seat 0 has whole melds and singles at once; nothing that seat 1 holds goes with them.
inline const Layout melds_at_once{.hand0 = "6H 7H 8H KC QC JS 3D 3S 2D 9S",
                                  .hand1 = "AC 4D 6S 8C TD QH KS 2C 5C 7D",
                                  .upcard = "TC",
                                  .stock = "9H AS TH 4S"};

/// Seat 0 goes out in its first turn: all but the last card is laid.
inline const Layout going_out{.hand0 = "5H 6H 7H 4H KC QC JS 8C 8D 8S",
                              .hand1 = "AD 2D 3D 4D 5D 6S 7S QS KD 3S",
                              .upcard = "9C",
                              .stock = "3C QH"};
/// All that is laid then.
inline const std::vector<std::string> lays_all{"draw stock", "meld 5H 6H 7H", "meld 4H",
                                               "meld KC QC", "meld JS",       "meld 8C 8D 8S"};

/// A hand in play without melds or history: seat 0, which has drawn, is to meld.
inline Umtali::State position(std::string_view hand0, std::string_view hand1) {
  Umtali::State state = Umtali::start({2, game_setup_of({}).options, 1});
  Umtali::deal(state, standard_pack());
  state.hand = {set_of(hand0), set_of(hand1)};
  for (const std::size_t seat : {0, 1}) state.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
  state.phase = Umtali::Phase::meld;
  return state;
}

inline bool allowed(const Umtali::State& state, const char* move) {
  return Umtali::allows(state, state.turn, *Umtali::read(move));
}

/// Makes legal moves, each of the seat to act.
inline void make(Umtali::State& state, std::initializer_list<const char*> moves) {
  for (const char* move : moves) {
    QVERIFY2(allowed(state, move), move);
    Umtali::apply(state, state.turn, *Umtali::read(move));
  }
}

}  // namespace fulltable::umtali_table
