// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/contract.h"
#include "games/yukon/columns.h"
#include "games/yukon/yukon.h"

namespace fulltable {

namespace {

using yukon::column_of;
using yukon::height_of;
using yukon::is_next_up;
using yukon::king;

using State = Yukon::State;
using Place = Yukon::Place;

/// Whether nothing that must be put on the card, or on cards returned to it, is left in the columns.
bool is_safe(const State& state, Card card) {
  if (state.build == Yukon::Build::suit || card.rank() == 0) return true;
  const Suit own = partner_of(card.suit());
  for (const Suit suit : all_suits) {
    if (is_red(suit) != is_red(card.suit()) && height_of(state, suit) < card.rank()) return false;
    if (suit == own && state.foundation_return && height_of(state, suit) < card.rank() - 1) return false;
  }
  return true;
}

/// Whether a king lies face up on other cards, so that an empty column would be of use.
bool king_waits(const State& state) {
  for (const Yukon::Column& column : state.column)
    for (std::size_t i = std::max<std::size_t>(column.face_down, 1); i < column.size; ++i)
      if (column.cards[i].rank() == king) return true;
  return false;
}

/// How promising a move looks, 0 to 100, from what the player sees.
int promise(const State& state, const Move& move) {
  const Card card = move.card();
  const int to = move.at(1);
  const Place place = Yukon::locate(state, card);
  if (place.pile >= Yukon::columns) return 1;
  const Yukon::Column& from = column_of(state, place.pile);
  const bool turns = place.height > 0 && place.height == from.face_down;
  if (to >= Yukon::columns) {
    if (is_safe(state, card)) return 100;
    return turns ? 90 : 40;
  }
  if (turns) return 80 - from.face_down;
  const bool fills_empty = column_of(state, to).size == 0;
  if (place.height == 0) return king_waits(state) || state.empty_columns == Yukon::EmptyColumns::any ? 50 : 15;
  const Card beneath = from.cards[static_cast<std::size_t>(place.height) - 1];
  if (is_next_up(state, beneath)) return 45;
  if (fills_empty) return card.rank() == king ? 25 : 3;
  return Yukon::builds_on(state, card, beneath) ? 1 : 20;
}

}  // namespace

void Yukon::weigh(const State& state, int /*seat*/, const Moves& moves, std::vector<float>& weights) {
  weights.clear();
  for (const Move& move : moves) weights.push_back(static_cast<float>(promise(state, move)));
}

int Yukon::rule_of_thumb(const State& known, int /*seat*/, const Moves& moves, Rng& rng) {
  int best = 0;
  int best_promise = -1;
  std::uint32_t equals = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const int value = promise(known, moves[i]);
    if (value < best_promise) continue;
    equals = value > best_promise ? 1 : equals + 1;
    best_promise = value;
    if (rng.below(equals) == 0) best = static_cast<int>(i);
  }
  return best;
}

void Yukon::playout(State& state, Rng& rng) {
  // Moves to and fro are legal, so a player who has got nowhere for long gives up.
  constexpr int patience = 250;
  Moves moves;
  std::vector<float> weights;
  for (int made = 0; state.stage == Stage::playing; ++made) {
    if (made == patience) {
      state.stage = Stage::over;
      return;
    }
    moves.clear();
    legal(state, 0, moves);
    weigh(state, 0, moves, weights);
    apply(state, 0, moves[draw_weighted(weights, rng)]);
  }
}

Moves Yukon::safe(const State& state, int seat) {
  Moves moves;
  legal(state, seat, moves);
  std::erase_if(moves, [&](const Move& move) { return move.at(1) < columns || !is_safe(state, move.card()); });
  return moves;
}

}  // namespace fulltable
