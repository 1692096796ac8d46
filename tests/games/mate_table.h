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

#include "games/mate/mate.h"
#include "support/match_table.h"

namespace fulltable::mate_table {

inline const Game& mate_game() {
  return *find_game("mate");
}

inline mate::Hand hand_of(std::string_view text) {
  mate::Hand hand = 0;
  for (const Card card : cards_of(text)) hand |= mate::bit_of(mate::number_of(card));
  return hand;
}

/// The pack with which the dealer gets these ten cards, and the other the rest from high to low.
inline Cards pack_for(std::string_view leading) {
  const Cards dealer = cards_of(leading);
  Cards rest;
  for (const Card card : mate::whole_pack)
    if (std::ranges::find(dealer, card) == dealer.end()) rest.push_back(card);
  Cards pack;
  for (const std::ptrdiff_t from : {0, 5}) {
    pack.insert(pack.end(), rest.begin() + from, rest.begin() + from + 5);
    pack.insert(pack.end(), dealer.begin() + from, dealer.begin() + from + 5);
  }
  return pack;
}

struct Variant {
  int rounds = 2;
  bool foreplace = true;
};

/// Seat 0 deals the first game.
inline GameSetup game_setup_of(Variant variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(mate_game(), seed);
  game_setup.options.value[0] = variant.rounds;
  game_setup.options.value[1] = variant.foreplace ? 1 : 0;
  game_setup.dealer = 0;
  return game_setup;
}

inline Match match_with(std::string_view leading, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(variant);
  game_setup.decks = {pack_for(leading)};
  return started(mate_game(), game_setup);
}

inline Match match_of(std::uint64_t seed, Variant variant = {}) {
  return started(mate_game(), game_setup_of(variant, seed));
}

/// The end of a game: what both hold when that move begins, side 0, the dealer in seat 0, to lead.
struct Ending {
  std::string_view leading;
  std::string_view other;
  int move = 10;
  std::string_view foreplaced = {};        ///< by side 0
  std::string_view other_foreplaced = {};  ///< by side 1
};

inline Mate::State state_of(const Ending& ending) {
  Mate::State state;
  state.stage = Stage::playing;
  state.phase = Mate::Phase::lead;
  state.hand = {hand_of(ending.leading), hand_of(ending.other)};
  state.move = static_cast<std::uint8_t>(ending.move);
  const auto number = [](std::string_view card) {
    return static_cast<std::int8_t>(card.empty() ? -1 : mate::number_of(*card_of(card)));
  };
  state.foreplaced = {number(ending.foreplaced), number(ending.other_foreplaced)};
  // Which cards were played before does not matter, only how many.
  state.played_size.fill(static_cast<std::uint8_t>(ending.move - 1));
  return state;
}

/// Plays cards by whoever is to play, and says what the last of them brought: "0: 28 points for move 7", "tie", "".
inline QString after(Mate::State state, std::string_view cards) {
  for (const Card card : cards_of(cards)) {
    const int seat = Mate::to_act(state).front();
    const Move move(Mate::play, card);
    if (!Mate::allows(state, seat, move)) return QString::fromStdString("refused: " + to_text(card));
    const std::size_t ended = state.ended;
    Mate::apply(state, seat, move);
    if (state.ended == ended) continue;
    const Mate::Game& game = state.games[ended];
    if (game.winner < 0) return QStringLiteral("tie in move %1").arg(game.move);
    return QStringLiteral("%1: %2 points, move %3 counts %4%5")
        .arg(game.winner)
        .arg(game.points)
        .arg(game.move)
        .arg(game.counted)
        .arg(game.overmate ? QStringLiteral(", overmate") : QString());
  }
  return {};
}

/// The paragraph and the sentence of a refusal, checking that nothing was changed; "ok" where the move was made.
inline QString why_refused(Match& match, int seat, std::string_view move) {
  const Json before = match.state(std::nullopt);
  const auto refusal = match.submit(seat, move);
  if (!refusal) return "ok";
  if (match.state(std::nullopt) != before) return "changed";
  if (refusal->code != Code::illegal_move) return to_text(refusal->code);
  return QString::fromStdString(refusal->rule + ": " + refusal->text);
}

}  // namespace fulltable::mate_table
