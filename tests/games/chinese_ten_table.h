// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "games/chinese_ten/chinese_ten.h"
#include "support/match_table.h"

namespace fulltable::chinese_ten_table {

using State = ChineseTen::State;
using Phase = ChineseTen::Phase;
using Texts = std::vector<std::string>;

inline const Game& the_game() {
  return *find_game("chinese_ten");
}

/// What a pack is to deal. Seats − 1 deals, so that seat 0 begins; hands are filled up with what is left, the stock
/// holds the rest, `stock` first.
struct Deal {
  std::vector<std::string_view> hands;
  std::string_view table;
  std::string_view stock = {};
};

inline Cards pack_for(const Deal& deal) {
  const std::size_t seats = deal.hands.size();
  std::vector<Cards> hands;
  CardSet rest = ::fulltable::chinese_ten::all_cards;
  const auto taken = [&rest](std::string_view text) {
    Cards cards = cards_of(text);
    for (const Card card : cards) rest.remove(card);
    return cards;
  };
  for (const auto hand : deal.hands) hands.push_back(taken(hand));
  const Cards table = taken(deal.table);
  const Cards stock = taken(deal.stock);
  for (Cards& hand : hands)
    while (hand.size() < ChineseTen::hand_cards / seats) hand.push_back(rest.pop_first());
  Cards pack;
  for (std::size_t i = 0; i < ChineseTen::hand_cards; ++i) pack.push_back(hands[i % seats][i / seats]);
  pack.insert(pack.end(), table.begin(), table.end());
  while (pack.size() < ChineseTen::hand_cards + ChineseTen::first_layout) pack.push_back(rest.pop_first());
  pack.insert(pack.end(), stock.begin(), stock.end());
  for (const Card card : rest) pack.push_back(card);
  return pack;
}

inline GameSetup game_setup_of(int seats, int deals = 1, bool any_four = false, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(the_game(), seed);
  game_setup.seats = seats;
  game_setup.options.value[0] = deals;
  game_setup.options.value[1] = any_four ? 1 : 0;
  return game_setup;
}

inline Match match_with(const Deal& deal, bool any_four = false) {
  GameSetup game_setup = game_setup_of(static_cast<int>(deal.hands.size()), 1, any_four);
  game_setup.dealer = static_cast<int>(deal.hands.size()) - 1;
  game_setup.decks = {pack_for(deal)};
  return started(the_game(), game_setup);
}

inline Match match_of(std::uint64_t seed, int seats, int deals = 1, bool any_four = false) {
  return started(the_game(), game_setup_of(seats, deals, any_four, seed));
}

}  // namespace fulltable::chinese_ten_table
