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

#include "core/notation.h"
#include "games/commune/commune.h"
#include "match/match.h"

namespace fulltable::commune_table {

inline const Game& commune_game() {
  return *find_game("commune");
}

inline Cards cards_of(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(*card_of(word));
  return cards;
}

inline CardSet set_of(std::string_view text) {
  CardSet cards;
  for (const Card card : cards_of(text)) cards.insert(card);
  return cards;
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
  Terms terms = standard_terms(commune_game(), seed);
  terms.seats = variant.seats;
  terms.dealer = variant.dealer;
  bool jokers = true;
  for (const auto& [id, value] : variant.options) {
    if (set_option(commune_game().info(), terms.options, id, value)) qFatal("no such option");
    jokers = jokers && !(id == "jokers" && value == "false");
  }
  for (const std::string& pack : variant.packs) terms.decks.push_back(pack_with(pack, jokers));
  auto match = Match::start(commune_game(), terms);
  if (!match) qFatal("%s", match.refusal().text.c_str());
  return std::move(*match);
}

/// The rules page's example: seat 0 has 6C, seat 1 KD and seat 2 2S; seat 1 begins.
inline Match example(std::vector<std::pair<std::string, std::string>> options = {}) {
  return match_of({.options = std::move(options), .packs = {"KD 2S 6C"}});
}

inline Json state_of(const Match& match, std::optional<int> viewer = {}) {
  return match.state(viewer);
}
inline Json fact(const Match& match, const char* key) {
  return match.state(std::nullopt)["facts"].at(key);
}
inline QString phase(const Match& match) {
  return QString::fromStdString(match.state(std::nullopt)["phase"].get<std::string>());
}
inline QString pile(const Match& match, const std::string& id, std::optional<int> viewer = {}) {
  QStringList cards;
  const Json state = match.state(viewer);
  for (const Json& card : state["piles"].at(id)) cards.append(QString::fromStdString(card.get<std::string>()));
  return cards.join(' ');
}

/// Makes the moves, each "seat move"; the first refusal as text, or nothing.
inline QString submit_all(Match& match, const std::vector<std::string>& moves) {
  for (const std::string& move : moves)
    if (const auto refusal = match.submit(move[0] - '0', std::string_view(move).substr(2)))
      return QString::fromStdString(move + ": " + refusal->text);
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

inline std::vector<std::string> legal(const Match& match, int seat) {
  Moves moves;
  match.truth().legal(seat, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(match.truth().write(move));
  return texts;
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
