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

#include "games/vazhushal/notation.h"
#include "games/vazhushal/vazhushal.h"
#include "support/match_table.h"

namespace fulltable::vazhushal_table {

inline const Game& vazhushal_game() {
  return *find_game("vazhushal");
}

inline vazhushal::Bag bag_of(std::string_view text) {
  vazhushal::Bag bag;
  for (const Card card : cards_of(text)) bag.insert(card);
  return bag;
}

/// Melds as a move lists them.
inline std::vector<vazhushal::Meld> melds_of(std::string_view text) {
  std::vector<vazhushal::Meld> list;
  if (text.empty()) return list;
  const auto move = Vazhushal::read("arrange " + std::string(text));
  for (const auto& group : vazhushal::notation_of(*move).groups) list.push_back(*vazhushal::meld_of(group));
  return list;
}

struct Variant {
  int target = 1;
  bool negative_joker = true;
  bool draw_negative = false;
  bool sets_differ = false;
  bool out_without_discard = false;
  bool free_starter = false;
  int joker_in_hand = 0;
};

inline Options options_of(const Variant& variant) {
  Options options;
  options.value[0] = variant.target;
  options.value[1] = variant.negative_joker ? 1 : 0;
  options.value[2] = variant.draw_negative ? 1 : 0;
  options.value[3] = variant.sets_differ ? 1 : 0;
  options.value[4] = variant.out_without_discard ? 1 : 0;
  options.value[5] = variant.free_starter ? 1 : 0;
  options.value[6] = variant.joker_in_hand;
  return options;
}

/// What lies where after the deal: seat 0 begins, `stock` is what is drawn next. What is not named gets the cards that
/// are left, in the order of the pack.
struct Layout {
  std::vector<std::string_view> hands;
  std::string_view starter = "2S";
  std::string_view stock = "";
  std::string_view negative = "KS";
};

/// The pack that the last seat deals to that layout.
inline Cards pack_for(const Layout& layout) {
  const std::size_t seats = layout.hands.size();
  Cards rest = vazhushal_game().pack({static_cast<int>(seats), {}, 0});
  Cards pack(rest.size(), unknown_card);
  const auto put = [&](std::string_view text, std::size_t from, std::size_t step) {
    for (const Card card : cards_of(text)) {
      pack[from] = card;
      rest.erase(std::ranges::find(rest, card));
      from += step;
    }
  };
  for (std::size_t seat = 0; seat < seats; ++seat) put(layout.hands[seat], seat, seats);
  put(layout.starter, 13 * seats, 1);
  put(layout.stock, 13 * seats + 1, 1);
  put(layout.negative, pack.size() - 1, 1);
  auto next = rest.begin();
  for (Card& card : pack)
    if (!card.is_known()) card = *next++;
  return pack;
}

inline GameSetup game_setup_of(int seats, const Variant& variant = {}) {
  GameSetup game_setup = standard_setup(vazhushal_game(), 1);
  game_setup.seats = seats;
  game_setup.options = options_of(variant);
  game_setup.dealer = seats - 1;
  return game_setup;
}

inline Match match_with(const std::vector<Cards>& packs, int seats, const Variant& variant = {}) {
  GameSetup game_setup = game_setup_of(seats, variant);
  game_setup.decks = packs;
  return started(vazhushal_game(), game_setup);
}

inline Match match_with(const Layout& layout, const Variant& variant = {}) {
  return match_with({pack_for(layout)}, static_cast<int>(layout.hands.size()), variant);
}

/// A deal of two in play, seat 0 to act. By default the kings of hearts and diamonds are wild.
struct Scene {
  std::string_view hand0;
  std::string_view melds0 = "";
  std::string_view line = "2S";
  std::string_view hand1 = "3C 4H 9D";
  std::string_view melds1 = "";
  std::string_view negative = "KS";
  Vazhushal::Phase phase = Vazhushal::Phase::play;
};

inline Vazhushal::State position(const Scene& scene, const Variant& variant = {}) {
  Vazhushal::State state = Vazhushal::start({2, options_of(variant), 1});
  Vazhushal::deal(state, pack_for({.hands = {"", ""}, .negative = scene.negative}));
  state.hand[0] = bag_of(scene.hand0);
  state.hand[1] = bag_of(scene.hand1);
  for (const std::size_t seat : {0, 1}) state.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
  state.line = {};
  state.line_size = 0;
  for (const Card card : cards_of(scene.line)) state.line[state.line_size++] = card;
  state.starter_lies = state.line_size > 0 && state.wild.has(state.line[0]);
  for (const int seat : {0, 1})
    for (const auto& meld : melds_of(seat == 0 ? scene.melds0 : scene.melds1)) {
      state.melds[state.meld_count] = meld;
      state.meld_seat[state.meld_count++] = static_cast<std::int8_t>(seat);
    }
  state.phase = scene.phase;
  if (scene.phase == Vazhushal::Phase::play) state.drawn = Vazhushal::Drawn::stock;
  state.closer = 1;
  return state;
}

inline bool allowed(const Vazhushal::State& state, std::string_view move) {
  return Vazhushal::allows(state, state.turn, *Vazhushal::read(move));
}

/// Why that move is refused; empty where it is legal.
inline QString why_not(const Vazhushal::State& state, std::string_view text) {
  const auto move = Vazhushal::read(text);
  if (!move) return QString::fromStdString(move.refusal().text);
  if (Vazhushal::allows(state, state.turn, *move)) return {};
  const Refusal refusal = Vazhushal::why_not(state, state.turn, *move);
  if (refusal.code != Code::illegal_move || refusal.rule.empty()) return "no rule";
  return QString::fromStdString(refusal.text);
}

/// Makes the moves of whoever is to act; the first refusal as text, or nothing.
inline QString make(Vazhushal::State& state, const std::vector<std::string>& moves) {
  for (const std::string& text : moves) {
    if (const QString why = why_not(state, text); !why.isEmpty()) return QString::fromStdString(text + ": ") + why;
    Vazhushal::apply(state, state.turn, *Vazhushal::read(text));
  }
  return {};
}

/// The legal moves of whoever is to act that begin with `verb`, without it.
inline QString legal(const Vazhushal::State& state, std::string_view verb) {
  Moves moves;
  Vazhushal::legal(state, state.turn, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(Vazhushal::write(move));
  std::ranges::sort(texts);
  QString list;
  for (const std::string& text : texts)
    if (text.starts_with(verb)) list += (list.isEmpty() ? "" : ", ") + QString::fromStdString(text.substr(verb.size()));
  return list;
}

inline QString pile(const Vazhushal::State& state, std::string_view id) {
  for (const PileView& pile : Vazhushal::show(state, std::nullopt).piles) {
    if (pile.id != id) continue;
    QString text;
    for (const Card card : pile.cards) text += (text.isEmpty() ? "" : " ") + QString::fromStdString(to_text(card));
    return text;
  }
  return "no such pile";
}

inline Json fact(const Vazhushal::State& state, const char* key) {
  return Vazhushal::show(state, std::nullopt).facts.at(key);
}

/// One turn that draws from the stock and discards the card again, or what the hand has first.
inline void idle_turn(Match& match) {
  const int seat = turn(match);
  (void)match.submit(seat, "draw stock");
  const Json hand = match.state(std::nullopt)["piles"]["hand." + std::to_string(seat)];
  (void)match.submit(seat, "discard " + hand[0].get<std::string>());
}

}  // namespace fulltable::vazhushal_table
