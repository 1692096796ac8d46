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

#include "core/notation.h"
#include "games/lorum/lorum.h"
#include "match/match.h"

namespace fulltable::lorum_table {

using Contract = Lorum::Contract;

inline const Game& lorum_game() {
  return *find_game("lorum");
}

inline Cards cards_of(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(*card_of(word));
  return cards;
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

inline Terms terms_of(const Variant& variant, std::uint64_t seed = 1) {
  Terms terms = standard_terms(lorum_game(), seed);
  auto& value = terms.options.value;
  value[0] = variant.rounds;
  value[1] = variant.contract ? static_cast<int>(*variant.contract) + 1 : 0;
  value[2] = variant.chips;
  value[3] = variant.serious ? 1 : 0;
  value[4] = variant.ape_chips;
  value[5] = variant.tens_count_ten ? 1 : 0;
  value[6] = variant.aces_stop ? 1 : 0;
  terms.dealer = 0;
  return terms;
}

inline Match match_on(const Terms& terms) {
  auto match = Match::start(lorum_game(), terms);
  return std::move(*match);
}

/// Practice of one hand, dealt by seat 0.
inline Match match_of(Contract contract, const Hands& hands, Variant variant = {}) {
  variant.contract = contract;
  Terms terms = terms_of(variant);
  for (int i = 0; i < variant.rounds; ++i) terms.decks.push_back(pack_for(hands, i % 4));
  return match_on(terms);
}

inline Json fact(const Match& match, const char* key) {
  return match.state(std::nullopt)["facts"].at(key);
}

inline std::vector<int> scores(const Match& match) {
  return match.truth().show(std::nullopt).scores;
}

inline QString pile(const Match& match, const char* id, std::optional<int> viewer = {}) {
  QString text;
  const Json state = match.state(viewer);
  for (const Json& card : state["piles"].at(id)) {
    if (!text.isEmpty()) text += ' ';
    text += QString::fromStdString(card.get<std::string>());
  }
  return text;
}

inline QString phase(const Match& match) {
  return QString::fromStdString(match.state(std::nullopt)["phase"].get<std::string>());
}

inline int turn(const Match& match) {
  return match.truth().to_act().front();
}

/// Whoever is to act makes the moves one after the other; "play" may be left out. The first refusal, or nothing.
inline QString play(Match& match, std::string_view moves) {
  for (const std::string& word : words_of(moves)) {
    if (match.over()) return "the game is over before " + QString::fromStdString(word);
    const std::string text = word == "pass" ? word : "play " + word;
    if (const auto refusal = match.submit(turn(match), text))
      return QString::fromStdString(text + ": " + refusal->text);
  }
  return {};
}

/// The code of the refusal, checking that nothing was changed; "ok" where the move was made.
inline QString refused(Match& match, int seat, std::string_view move) {
  const Json before = match.state(std::nullopt);
  const auto refusal = match.submit(seat, move);
  if (!refusal) return "ok";
  if (match.state(std::nullopt) != before) return "changed";
  if (refusal->text.empty()) return "no sentence";
  if (refusal->code == Code::illegal_move && refusal->rule.empty()) return "no rule";
  return to_text(refusal->code);
}

inline QString legal(const Match& match, int seat) {
  Moves moves;
  match.truth().legal(seat, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(match.truth().write(move));
  std::ranges::sort(texts);
  QString text;
  for (const std::string& each : texts) text += (text.isEmpty() ? "" : ", ") + QString::fromStdString(each);
  return text;
}

/// Plays at random to the end of the game.
inline void finish(Match& match, std::uint64_t seed = 1) {
  Rng rng(seed);
  Moves moves;
  while (!match.over()) {
    const int seat = turn(match);
    match.truth().legal(seat, moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (match.submit(seat, move)) return;
  }
}

}  // namespace fulltable::lorum_table
