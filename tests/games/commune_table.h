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

#include "games/commune/commune.h"
#include "support/match_table.h"

namespace fulltable::commune_table {

inline const Game& commune_game() {
  return *find_game("commune");
}

/// A pack that begins with those cards, in the order in which they are dealt.
inline Cards pack_with(std::string_view first, bool jokers = true) {
  Cards pack = cards_of(first);
  for (const Card card : commune_game().pack({2, commune_game().info().standard_options(), 0}))
    if ((jokers || !card.is_joker()) && std::ranges::find(pack, card) == pack.end()) pack.push_back(card);
  return pack;
}

struct Variant {
  int seats = 3;
  int dealer = 0;
  std::vector<std::pair<std::string, std::string>> options = {};
  /// The first cards of each deal, in the order in which they are dealt.
  std::vector<std::string> packs = {};
};

inline Match match_of(const Variant& variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(commune_game(), seed);
  game_setup.seats = variant.seats;
  game_setup.dealer = variant.dealer;
  bool jokers = true;
  for (const auto& [id, value] : variant.options) {
    if (set_option(commune_game().info(), game_setup.options, id, value)) qFatal("no such option");
    jokers = jokers && !(id == "jokers" && value == "false");
  }
  for (const std::string& pack : variant.packs) game_setup.decks.push_back(pack_with(pack, jokers));
  return started(commune_game(), game_setup);
}

/// The rules page's example: seat 0 has 6C, seat 1 KD and seat 2 2S; seat 1 begins.
inline Match example(std::vector<std::pair<std::string, std::string>> options = {}) {
  return match_of({.options = std::move(options), .packs = {"KD 2S 6C"}});
}

inline bool has(const std::vector<std::string>& texts, std::string_view text) {
  return std::ranges::find(texts, text) != texts.end();
}

/// Whether those cards hold what is declared, as in "pair 6".
inline bool holds(std::string_view cards, std::string_view declared) {
  const auto move = Commune::read("declare " + std::string(declared));
  return commune::is_there(Commune::declaration_of(*move), commune::Count::of(set_of(cards)));
}

}  // namespace fulltable::commune_table
