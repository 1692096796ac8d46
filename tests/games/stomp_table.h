// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "games/stomp/stomp.h"
#include "support/match_table.h"

namespace fulltable::stomp_table {

using State = Stomp::State;
using Texts = std::vector<std::string>;
using Hands = std::vector<std::string_view>;

inline const Game& stomp_game() {
  return *find_game("stomp");
}

/// The standard options with these changes: {"jokers", "2"}.
struct Variant {
  std::vector<std::pair<std::string_view, std::string_view>> options;
};

inline GameSetup game_setup_of(int seats, const Variant& variant = {}, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(stomp_game(), seed);
  game_setup.seats = seats;
  for (const auto& [id, value] : variant.options) {
    const auto refusal = set_option(stomp_game().info(), game_setup.options, id, value);
    Q_ASSERT(!refusal);
  }
  return game_setup;
}

/// The pack that deals these hands, when seats − 1 deals, and goes on with `rest`. Hands of fewer than seven cards are
/// filled up from the end of what is left.
inline Cards pack_for(const GameSetup& game_setup, const Hands& hands, std::string_view rest) {
  Cards left = stomp_game().pack({game_setup.seats, game_setup.options, 0});
  const auto take = [&](std::string_view text) {
    const Cards cards = cards_of(text);
    for (const Card card : cards) {
      const auto found = std::ranges::find(left, card);
      Q_ASSERT(found != left.end());
      left.erase(found);
    }
    return cards;
  };
  std::vector<Cards> dealt;
  for (const auto hand : hands) dealt.push_back(take(hand));
  const Cards next = take(rest);
  for (Cards& hand : dealt)
    while (hand.size() < Stomp::hand_size) {
      hand.push_back(left.back());
      left.pop_back();
    }
  Cards pack;
  for (std::size_t i = 0; i < Stomp::hand_size; ++i)
    for (const Cards& hand : dealt) pack.push_back(hand[i]);
  pack.insert(pack.end(), next.begin(), next.end());
  pack.insert(pack.end(), left.begin(), left.end());
  return pack;
}

/// A game in which seat 0 leads; `rest` begins with the trump card and what is drawn after it.
inline Match match_with(const Hands& hands, std::string_view rest, const Variant& variant = {}) {
  GameSetup game_setup = game_setup_of(static_cast<int>(hands.size()), variant);
  game_setup.dealer = game_setup.seats - 1;
  game_setup.decks = {pack_for(game_setup, hands, rest)};
  return started(stomp_game(), game_setup);
}

/// A game near its end: the stock is gone, seat 0 leads with the hands as given; every other card lies in the discard.
inline State ending(const Hands& hands, Suit trump, const Variant& variant = {}) {
  const GameSetup game_setup = game_setup_of(static_cast<int>(hands.size()), variant);
  const TableSetup setup{game_setup.seats, game_setup.options, game_setup.seats - 1};
  State state = Stomp::start(setup);
  Stomp::deal(state, stomp_game().pack(setup));
  state.trump = trump;
  state.trump_card = Card(0, trump);
  state.stock.clear();
  Cards left = stomp_game().pack(setup);
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    state.hand[seat] = {};
    for (const Card card : cards_of(hands[seat])) {
      state.hand[seat].insert(card);
      left.erase(std::ranges::find(left, card));
    }
    state.count[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
  }
  for (const Card card : left) {
    state.discard.push(card);
    state.played.insert(card);
  }
  return state;
}

inline Texts legal_in(const State& state) {
  Moves moves;
  Stomp::legal(state, state.turn, moves);
  Texts texts;
  for (const Move& move : moves) texts.push_back(Stomp::write(move));
  std::ranges::sort(texts);
  return texts;
}
/// Makes legal moves, each by the seat that is to act.
inline void make(State& state, std::initializer_list<std::string_view> moves) {
  for (const auto text : moves) {
    const Texts legal = legal_in(state);
    const auto move = Stomp::read(text);
    QVERIFY2(move, std::string(text).c_str());
    QVERIFY2(std::ranges::find(legal, Stomp::write(*move)) != legal.end(), std::string(text).c_str());
    Stomp::apply(state, state.turn, *move);
  }
}
inline Json facts_of(const State& state) {
  return Stomp::show(state, std::nullopt).facts;
}
inline Json facts_of(const Match& match) {
  return match.state(std::nullopt)["facts"];
}
inline Json piles_of(const Match& match) {
  return match.state(std::nullopt)["piles"];
}
inline Json json(const char* text) {
  return Json::parse(text);
}

}  // namespace fulltable::stomp_table
