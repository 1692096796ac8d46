// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/contract.h"
#include "core/game.h"
#include "core/notation.h"
#include "core/random.h"
#include "match/match.h"

// A match as texts: what the tests of all games do with it and read from it. What only one game needs lies beside its
// tests (games/…_table.h).
namespace fulltable {

/// Cards from their texts, "7D XB"; "??" for one that is not seen.
inline Cards cards_of(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(word == "??" ? unknown_card : card_of(word).value());
  return cards;
}
inline CardSet set_of(std::string_view text) {
  CardSet cards;
  for (const Card card : cards_of(text)) cards.insert(card);
  return cards;
}

/// A match with that setup, which must be right.
inline Match started(const Game& game, const GameSetup& game_setup) {
  auto match = Match::start(game, game_setup);
  if (!match) qFatal("%s", match.refusal().text.c_str());
  return std::move(*match);
}

/// The state of a match behind its texts.
template <class Rules>
const typename Rules::State& state_of(const Position& position) {
  return static_cast<const PositionOf<Rules>&>(position).state();
}
template <class Rules>
const typename Rules::State& state_of(const Knowledge& known) {
  return static_cast<const KnowledgeOf<Rules>&>(known).state();
}
template <class Rules>
const typename Rules::State& truth_of(const Match& match) {
  return state_of<Rules>(match.truth());
}

/// A fact as the referee sees it.
inline Json fact(const Match& match, const char* key) {
  return match.state(std::nullopt)["facts"].at(key);
}

/// The cards that a state lists, "JD TC 5H".
inline QString texts_of(const Json& cards) {
  QString text;
  for (const Json& card : cards) text += (text.isEmpty() ? "" : " ") + QString::fromStdString(card.get<std::string>());
  return text;
}
/// The cards of a pile as that seat or the referee sees them.
inline QString pile(const Match& match, const std::string& id, std::optional<int> viewer = {}) {
  const Json piles = match.state(viewer)["piles"];
  return piles.contains(id) ? texts_of(piles[id]) : "no such pile";
}

inline QString phase(const Match& match) {
  return QString::fromStdString(match.state(std::nullopt)["phase"].get<std::string>());
}

/// The first seat that is to act.
inline int turn(const Match& match) {
  return match.truth().to_act().front();
}

/// The legal moves of a seat, sorted.
inline std::vector<std::string> legal_texts(const Match& match, int seat) {
  Moves moves;
  match.truth().legal(seat, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(match.truth().write(move));
  std::ranges::sort(texts);
  return texts;
}
inline std::vector<std::string> legal_texts(const Match& match) {
  return legal_texts(match, turn(match));
}

/// Of those moves the ones that begin with `verb`, without it, as one text: "2C, 2D".
inline QString listed(const std::vector<std::string>& moves, std::string_view verb = "") {
  QString list;
  for (const std::string& move : moves)
    if (move.starts_with(verb)) list += (list.isEmpty() ? "" : ", ") + QString::fromStdString(move.substr(verb.size()));
  return list;
}
/// The legal moves of a seat, "pass, play 7C".
inline QString legal(const Match& match, int seat) {
  return listed(legal_texts(match, seat));
}
/// The legal moves of the seat to act that begin with `verb`, without it.
inline QString legal(const Match& match, std::string_view verb) {
  return listed(legal_texts(match), verb);
}

/// Makes the moves, each by the seat to act; the first refusal as text, or nothing.
inline QString play(Match& match, const std::vector<std::string>& moves) {
  for (const std::string& move : moves)
    if (const auto refusal = match.submit(turn(match), move))
      return QString::fromStdString(move + ": " + refusal->text);
  return {};
}

/// Makes the moves, each "seat move"; the first refusal as text, or nothing.
inline QString submit_all(Match& match, const std::vector<std::string>& moves) {
  for (const std::string& move : moves)
    if (const auto refusal = match.submit(move[0] - '0', std::string_view(move).substr(2)))
      return QString::fromStdString(move + ": " + refusal->text);
  return {};
}

/// The code of the refusal, checking that its sentence holds `words` and that nothing was changed; "ok" where the move
/// was made.
inline QString refused(Match& match, int seat, std::string_view move, std::string_view words = "") {
  const Json before = match.state(std::nullopt);
  const auto refusal = match.submit(seat, move);
  if (!refusal) return "ok";
  if (match.state(std::nullopt) != before) return "changed";
  if (refusal->text.empty()) return "no sentence";
  if (refusal->code == Code::illegal_move && refusal->rule.empty()) return "no rule";
  if (refusal->text.find(words) == std::string::npos)
    return "another sentence: " + QString::fromStdString(refusal->text);
  return to_text(refusal->code);
}
/// The same of the seat to act.
inline QString refused(Match& match, std::string_view move, std::string_view words = "") {
  return refused(match, turn(match), move, words);
}

/// A random legal move of the first seat to act.
inline Move random_move(const Position& position, Rng& rng) {
  Moves moves;
  position.legal(position.to_act().front(), moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Cards taken from a pile and let go over another, or upon a card of it; only tapped without a pile to go to.
inline Gesture drop(std::string_view cards, const PileId& from, const PileId& to, std::string_view onto = "") {
  return {.cards = cards_of(cards), .from = from, .to = to, .label = {}, .onto = cards_of(onto)};
}
inline Gesture tap(const PileId& pile, std::string_view card = "") {
  return drop(card, pile, {});
}

/// Why that gesture of the knowledge's owner does nothing, "paragraph: sentence"; empty where it means nothing that is
/// refused.
inline std::string why_nothing(const Knowledge& known, const Gesture& gesture) {
  const auto told = [](const Refusal& refusal) { return refusal.rule + ": " + refusal.text; };
  if (gesture.to.empty()) {
    const auto refusal = known.why_stays(known.seat(), gesture);
    return refusal ? told(*refusal) : "";
  }
  Moves moves;
  known.meant(known.seat(), gesture, moves);
  for (const Move& move : moves)
    if (!known.allows(known.seat(), move, {})) return told(known.why_not(known.seat(), move, {}));
  return "";
}

/// The cards of a pile in view; none where it is not there.
inline Cards cards_in_view(const View& view, std::string_view pile) {
  for (const PileView& each : view.piles)
    if (each.id == pile) return each.cards;
  return {};
}

}  // namespace fulltable
