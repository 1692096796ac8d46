// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <array>
#include <string>
#include <utility>

#include "games/thieving_stink/thieving_stink.h"
#include "support/match_table.h"

namespace fulltable::stink_table {

using Hands = std::array<std::string_view, 4>;

inline const Game& stink_game() {
  return *find_game("thieving_stink");
}

/// The pack that gives each seat these cards, and the rest of the pack to the seats in turn until all have thirteen.
inline Cards pack_for(const Hands& given, int dealer = 3) {
  std::array<Cards, 4> hands;
  CardSet left = stink::whole_pack;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    hands[seat] = cards_of(given[seat]);
    for (const Card card : hands[seat]) left.remove(card);
  }
  for (auto& hand : hands)
    while (hand.size() < 13) hand.push_back(left.pop_first());
  Cards pack;
  for (std::size_t i = 0; i < 52; ++i) pack.push_back(hands[(static_cast<std::size_t>(dealer) + 1 + i) % 4][i / 4]);
  return pack;
}

struct Variant {
  int target = 500;
  bool two_high = false;
};

inline GameSetup game_setup_of(Variant variant = {}, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(stink_game(), seed);
  game_setup.options.value[0] = variant.target;
  game_setup.options.value[1] = variant.two_high ? 1 : 0;
  game_setup.dealer = 3;
  return game_setup;
}

inline Match match_with(const Hands& hands, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(variant);
  game_setup.decks = {pack_for(hands)};
  return started(stink_game(), game_setup);
}

inline Match match_of(std::uint64_t seed, Variant variant = {}) {
  return started(stink_game(), game_setup_of(variant, seed));
}

inline Json to_act(const Match& match) {
  return match.state(std::nullopt)["to_act"];
}

/// Makes moves written "2 bid 9D; 1 play KH"; the first refusal, or nothing.
inline QString make(Match& match, std::string_view moves) {
  for (const QString& each : QString::fromUtf8(moves.data(), static_cast<qsizetype>(moves.size())).split(';')) {
    const QString move = each.trimmed();
    const auto refusal = match.submit(move.left(1).toInt(), move.mid(1).trimmed().toStdString());
    if (refusal) return move + ": " + QString::fromStdString(refusal->text);
  }
  return "";
}

/// Plays a random legal move of a random seat to act.
inline void play_at_random(Match& match, Rng& rng) {
  Moves moves;
  const SeatSet seats = match.truth().to_act();
  std::uint32_t skip = rng.below(static_cast<std::uint32_t>(seats.size()));
  for (const int seat : seats) {
    if (skip-- > 0) continue;
    match.truth().legal(seat, moves);
    match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    return;
  }
}

}  // namespace fulltable::stink_table

/// Moves that must be legal; they are made.
#define VERIFY_MADE(match, moves) QCOMPARE(make(match, moves), QString())
