// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "core/notation.h"
#include "games/chinese_ten/chinese_ten.h"
#include "match/match.h"

namespace fulltable::chinese_ten_table {

using State = ChineseTen::State;
using Phase = ChineseTen::Phase;
using Texts = std::vector<std::string>;

inline const Game& the_game() {
  return *find_game("chinese_ten");
}

inline Cards cards_in(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(*card_of(word));
  return cards;
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
    Cards cards = cards_in(text);
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

inline Terms terms_of(int seats, int deals = 1, bool any_four = false, std::uint64_t seed = 1) {
  Terms terms = standard_terms(the_game(), seed);
  terms.seats = seats;
  terms.options.value[0] = deals;
  terms.options.value[1] = any_four ? 1 : 0;
  return terms;
}

inline Match match_with(const Deal& deal, bool any_four = false) {
  Terms terms = terms_of(static_cast<int>(deal.hands.size()), 1, any_four);
  terms.dealer = static_cast<int>(deal.hands.size()) - 1;
  terms.decks = {pack_for(deal)};
  auto match = Match::start(the_game(), terms);
  return std::move(*match);
}

inline Match match_of(std::uint64_t seed, int seats, int deals = 1, bool any_four = false) {
  auto match = Match::start(the_game(), terms_of(seats, deals, any_four, seed));
  return std::move(*match);
}

inline const State& state_of(const Position& position) {
  return static_cast<const PositionOf<ChineseTen>&>(position).state();
}
inline const State& state_of(const Knowledge& known) {
  return static_cast<const KnowledgeOf<ChineseTen>&>(known).state();
}
inline const State& truth_of(const Match& match) {
  return state_of(match.truth());
}

inline int seat_to_act(const Match& match) {
  return match.truth().to_act().front();
}

inline Texts legal_texts(const Match& match) {
  Moves moves;
  match.truth().legal(seat_to_act(match), moves);
  Texts texts;
  for (const Move& move : moves) texts.push_back(match.truth().write(move));
  std::ranges::sort(texts);
  return texts;
}

inline Move random_move(const Position& position, Rng& rng) {
  Moves moves;
  position.legal(position.to_act().front(), moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

inline void play(Match& match, std::initializer_list<std::string_view> moves) {
  for (const auto move : moves) {
    const auto refusal = match.submit(seat_to_act(match), move);
    QVERIFY2(!refusal, refusal ? (std::string(move) + ": " + refusal->text).c_str() : "");
  }
}

/// That the move is refused for a seat, with that code, and nothing has changed.
inline void refused(Match& match, int seat, std::string_view text, Code code, const char* says = "") {
  const Json before = match.state(std::nullopt);
  const auto refusal = match.submit(seat, text);
  QVERIFY2(refusal.has_value(), std::string(text).c_str());
  QCOMPARE(to_text(refusal->code), to_text(code));
  QVERIFY2(refusal->text.find(says) != std::string::npos, refusal->text.c_str());
  QVERIFY(!refusal->text.empty());
  QVERIFY(code != Code::illegal_move || !refusal->rule.empty());
  QCOMPARE(match.state(std::nullopt), before);
}

}  // namespace fulltable::chinese_ten_table
