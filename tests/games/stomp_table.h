// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "core/notation.h"
#include "games/stomp/stomp.h"
#include "match/match.h"

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

inline Terms terms_of(int seats, const Variant& variant = {}, std::uint64_t seed = 1) {
  Terms terms = standard_terms(stomp_game(), seed);
  terms.seats = seats;
  for (const auto& [id, value] : variant.options) {
    const auto refusal = set_option(stomp_game().info(), terms.options, id, value);
    Q_ASSERT(!refusal);
  }
  return terms;
}

inline Cards cards_of(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(*card_of(word));
  return cards;
}

/// The pack that deals these hands, when seats − 1 deals, and goes on with `rest`. Hands of fewer than seven cards are
/// filled up from the end of what is left.
inline Cards pack_for(const Terms& terms, const Hands& hands, std::string_view rest) {
  Cards left = stomp_game().pack({terms.seats, terms.options, 0});
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
  Terms terms = terms_of(static_cast<int>(hands.size()), variant);
  terms.dealer = terms.seats - 1;
  terms.decks = {pack_for(terms, hands, rest)};
  auto match = Match::start(stomp_game(), terms);
  Q_ASSERT(match);
  return std::move(*match);
}

/// A game near its end: the stock is gone, seat 0 leads with the hands as given; every other card lies in the discard.
inline State ending(const Hands& hands, Suit trump, const Variant& variant = {}) {
  const Terms terms = terms_of(static_cast<int>(hands.size()), variant);
  const Setup setup{terms.seats, terms.options, terms.seats - 1};
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

inline const State& truth_of(const Match& match) {
  return static_cast<const PositionOf<Stomp>&>(match.truth()).state();
}
inline int seat_to_act(const Match& match) {
  return match.truth().to_act().front();
}

inline Texts legal_in(const State& state) {
  Moves moves;
  Stomp::legal(state, state.turn, moves);
  Texts texts;
  for (const Move& move : moves) texts.push_back(Stomp::write(move));
  std::ranges::sort(texts);
  return texts;
}
inline Texts legal_texts(const Match& match) {
  return legal_in(truth_of(match));
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
inline void play(Match& match, std::initializer_list<std::string_view> moves) {
  for (const auto move : moves) {
    const auto refusal = match.submit(seat_to_act(match), move);
    QVERIFY2(!refusal, refusal ? (std::string(move) + ": " + refusal->text).c_str() : "");
  }
}

/// That the move is refused for a seat with that code, and nothing has changed.
inline std::string refused(Match& match, int seat, std::string_view text, Code code) {
  const Json before = match.state(std::nullopt);
  const auto refusal = match.submit(seat, text);
  if (!refusal || refusal->code != code || refusal->text.empty() || match.state(std::nullopt) != before ||
      (code == Code::illegal_move && refusal->rule.empty()))
    return "not refused as it should be: " + std::string(text);
  return {};
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
