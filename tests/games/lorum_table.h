// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/lorum/lorum.h"
#include "support/match_table.h"

namespace fulltable::lorum_table {

using Contract = Lorum::Contract;

inline const Game& lorum_game() {
  return *find_game("lorum");
}

/// The hands of seats 0 to 3; what is not named is filled with the cards that are left, clubs first.
using Hands = std::array<std::string_view, 4>;

/// The pack that the dealer deals to those hands.
inline Cards pack_for(const Hands& hands, int dealer = 0) {
  std::array<Cards, 4> dealt;
  CardSet left = lorum::whole_pack;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    dealt[seat] = cards_of(hands[seat]);
    for (const Card card : dealt[seat]) left.remove(card);
  }
  for (Cards& hand : dealt)
    while (hand.size() < Lorum::hand_cards) hand.push_back(left.pop_first());
  Cards pack;
  for (std::size_t i = 0; i < 32; ++i) pack.push_back(dealt[(static_cast<std::size_t>(dealer) + 1 + i) % 4][i / 4]);
  return pack;
}

struct Variant {
  int rounds = 1;
  std::optional<Contract> contract{};
  int chips = 100;
  bool serious = false;
  int ape_chips = 4;
  bool tens_count_ten = false;
  bool aces_stop = false;
};

inline GameSetup game_setup_of(const Variant& variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(lorum_game(), seed);
  auto& value = game_setup.options.value;
  value[0] = variant.rounds;
  value[1] = variant.contract ? static_cast<int>(*variant.contract) + 1 : 0;
  value[2] = variant.chips;
  value[3] = variant.serious ? 1 : 0;
  value[4] = variant.ape_chips;
  value[5] = variant.tens_count_ten ? 1 : 0;
  value[6] = variant.aces_stop ? 1 : 0;
  game_setup.dealer = 0;
  return game_setup;
}

/// Practice of one hand, dealt by seat 0.
inline Match match_of(Contract contract, const Hands& hands, Variant variant = {}) {
  variant.contract = contract;
  GameSetup game_setup = game_setup_of(variant);
  for (int i = 0; i < variant.rounds; ++i) game_setup.decks.push_back(pack_for(hands, i % 4));
  return started(lorum_game(), game_setup);
}

inline std::vector<int> scores(const Match& match) {
  return match.truth().show(std::nullopt).scores;
}

/// The seat that is to act makes the moves one after the other; "play" may be left out. The first refusal, or nothing.
inline QString play(Match& match, std::string_view moves) {
  for (const std::string& word : words_of(moves)) {
    if (match.over()) return "the game is over before " + QString::fromStdString(word);
    const std::string text = word == "pass" ? word : "play " + word;
    if (const auto refusal = match.submit(turn(match), text))
      return QString::fromStdString(text + ": " + refusal->text);
  }
  return {};
}

/// Plays at random to the end of the game.
inline void finish(Match& match, std::uint64_t seed = 1) {
  Rng rng(seed);
  while (!match.over()) {
    if (match.submit(turn(match), random_move(match.truth(), rng))) return;
  }
}

}  // namespace fulltable::lorum_table
