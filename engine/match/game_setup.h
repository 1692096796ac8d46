// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace fulltable {

/// The largest deal number.
inline constexpr std::uint64_t max_deal_number = 0x7fff'ffff'ffff'ffff;

/// How a game is to be begun.
struct GameSetup {
  int seats = 0;
  Options options;
  std::uint64_t deal_number = 0;
  std::optional<int> dealer;  ///< drawn from the deal number where absent
  std::vector<Cards> decks;   ///< packs for the first deals; later ones are shuffled from the deal number
};

/// The standard setup of a game: its usual seats and options.
GameSetup standard_setup(const Game& game, std::uint64_t deal_number);

/// The options of a JSON object over the standard ones, or `bad_option` (`bad_request` where it is no object).
Result<Options> options_of(const GameInfo& info, const Json& given);
/// Sets one option from a text, as on a command line, or `bad_option`.
std::optional<Refusal> set_option(const GameInfo& info, Options& options, std::string_view id, std::string_view value);
Json json_of(const GameInfo& info, const Options& options);

/// A pack from a JSON list of card texts, or `bad_deck`; `number` (from 1) is for the message.
Result<Cards> deck_of(const Json& list, std::size_t number);
Json json_of(const Cards& cards);

/// Why a game cannot be begun like this: seats, options, dealer and packs, or nothing.
std::optional<Refusal> check(const Game& game, const GameSetup& game_setup);

/// The shuffled pack of a deal (from 1): the same for ever for the same game and deal number.
Cards shuffled_pack(const Game& game, const TableSetup& setup, std::uint64_t deal_number, std::size_t deal);

/// The first dealer that a deal number draws.
int drawn_dealer(std::uint64_t deal_number, int seats);

}  // namespace fulltable
