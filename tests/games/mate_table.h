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
#include "games/mate/mate.h"
#include "match/match.h"

namespace fulltable::mate_table {

inline const Game& mate_game() {
  return *find_game("mate");
}

inline Cards cards_of(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(*card_of(word));
  return cards;
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
inline Terms terms_of(Variant variant, std::uint64_t seed = 1) {
  Terms terms = standard_terms(mate_game(), seed);
  terms.options.value[0] = variant.rounds;
  terms.options.value[1] = variant.foreplace ? 1 : 0;
  terms.dealer = 0;
  return terms;
}

inline Match match_with(std::string_view leading, Variant variant = {}) {
  Terms terms = terms_of(variant);
  terms.decks = {pack_for(leading)};
  auto match = Match::start(mate_game(), terms);
  return std::move(*match);
}

inline Match match_of(std::uint64_t seed, Variant variant = {}) {
  auto match = Match::start(mate_game(), terms_of(variant, seed));
  return std::move(*match);
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

inline Json fact(const Match& match, const char* key) {
  return match.state(std::nullopt)["facts"].at(key);
}

inline QString pile(const Match& match, const char* id, std::optional<int> viewer = {}) {
  QStringList cards;
  const Json state = match.state(viewer);
  for (const Json& card : state["piles"].at(id)) cards.append(QString::fromStdString(card.get<std::string>()));
  return cards.join(' ');
}

inline QString phase(const Match& match) {
  return QString::fromStdString(match.state(std::nullopt)["phase"].get<std::string>());
}

/// Makes the moves, each "seat move"; the first refusal as text, or nothing.
inline QString submit_all(Match& match, const std::vector<std::string>& moves) {
  for (const std::string& move : moves)
    if (const auto refusal = match.submit(move[0] - '0', std::string_view(move).substr(2)))
      return QString::fromStdString(move + ": " + refusal->text);
  return {};
}

/// The sentence and the paragraph of a refusal, checking that nothing was changed; "ok" where the move was made.
inline QString refused(Match& match, int seat, std::string_view move) {
  const Json before = match.state(std::nullopt);
  const auto refusal = match.submit(seat, move);
  if (!refusal) return "ok";
  if (match.state(std::nullopt) != before) return "changed";
  if (refusal->code != Code::illegal_move) return to_text(refusal->code);
  return QString::fromStdString(refusal->rule + ": " + refusal->text);
}

inline QString legal(const Match& match, int seat) {
  Moves moves;
  match.truth().legal(seat, moves);
  QStringList texts;
  for (const Move& move : moves) texts.append(QString::fromStdString(match.truth().write(move)));
  texts.sort();
  return texts.join(", ");
}

}  // namespace fulltable::mate_table
