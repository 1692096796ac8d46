// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "games/yukon/columns.h"
#include "games/yukon/yukon.h"

// Why a move of Yukon is better than another, from the cards that lie face up.
namespace fulltable {

namespace {

using yukon::column_of;
using yukon::height_of;
using yukon::is_next_up;
using yukon::king;

using State = Yukon::State;
using Place = Yukon::Place;

/// The column that a move takes its cards from; null for a foundation.
const Yukon::Column* source_of(const State& state, Place place) {
  return place.pile >= 0 && place.pile < Yukon::columns ? &column_of(state, place.pile) : nullptr;
}

bool turns_a_card(const State& state, const Move& move) {
  const Place place = Yukon::locate(state, move.card());
  const Yukon::Column* from = source_of(state, place);
  return from != nullptr && place.height > 0 && place.height == from->face_down;
}

/// The face-up card that a move leaves on top of its column; unknown where there is none.
Card uncovered_by(const State& state, const Move& move) {
  const Place place = Yukon::locate(state, move.card());
  const Yukon::Column* from = source_of(state, place);
  if (from == nullptr || place.height <= from->face_down) return unknown_card;
  return from->cards[static_cast<std::size_t>(place.height) - 1];
}

Text turns(const State& state, const Move& move) {
  if (!turns_a_card(state, move)) return {};
  const Place place = Yukon::locate(state, move.card());
  if (column_of(state, place.pile).face_down > 1) return message(Yukon::id, "It turns up a hidden card.");
  return message(Yukon::id, "It turns up the last hidden card of column {column}.").number("column", place.pile + 1);
}

Text frees(const State& state, const Move& move) {
  const Card card = uncovered_by(state, move);
  if (!card.is_known()) return {};
  State after = state;
  Yukon::apply(after, 0, move);
  if (!is_next_up(after, card)) return {};
  return message(Yukon::id, "It uncovers {the c}, which can go to its foundation.").card("c", card);
}

Text safe_up(const State& state, const Move& move) {
  const Moves safe = Yukon::safe(state, 0);
  if (std::ranges::find(safe, move) == safe.end()) return {};
  return message(Yukon::id, "No card in the columns needs it any more.");
}

Text king_fills(const State& state, const Move& move) {
  const bool fills = move.at(1) < Yukon::columns && column_of(state, move.at(1)).size == 0;
  if (!fills || move.card().rank() != king || !turns_a_card(state, move)) return {};
  return message(Yukon::id, "A king fills the empty column and turns up a hidden card.");
}

Text empties(const State& state, const Move& move) {
  const Place place = Yukon::locate(state, move.card());
  if (source_of(state, place) == nullptr || place.height != 0) return {};
  for (const Yukon::Column& column : state.column)
    for (std::size_t i = std::max<std::size_t>(column.face_down, 1); i < column.size; ++i)
      if (column.cards[i].rank() == king)
        return message(Yukon::id, "It empties column {column}, and {the c} is ready to fill it.")
            .number("column", place.pile + 1)
            .card("c", column.cards[i]);
  return {};
}

Text makes_room(const State& state, const Move& move) {
  const Card room = uncovered_by(state, move);
  const int from = Yukon::locate(state, move.card()).pile;
  if (!room.is_known()) return {};
  for (int pile = 0; pile < Yukon::columns; ++pile) {
    const Yukon::Column& column = column_of(state, pile);
    if (pile == from || column.face_down == 0) continue;
    const Card card = column.cards[column.face_down];
    if (Yukon::builds_on(state, card, room))
      return counted(Yukon::id, "It makes room on {the t} for {the c}, which covers %n hidden card(s).",
                     column.face_down)
          .card("t", room)
          .card("c", card);
  }
  return {};
}

/// The card, due on its foundation, that a move covers; unknown if there is none.
Card buried_by(const State& state, const Move& move) {
  if (move.at(1) >= Yukon::columns) return unknown_card;
  const Yukon::Column& target = column_of(state, move.at(1));
  return target.size > 0 && is_next_up(state, target.top()) ? target.top() : unknown_card;
}

constexpr std::array kinds{turns, frees, safe_up, king_fills, empties, makes_room};

}  // namespace

Text Yukon::reason(const State& known, int /*seat*/, const Move& move, const Move* next_best) {
  for (const auto kind : kinds) {
    Text why = kind(known, move);
    if (!why.empty() && (next_best == nullptr || kind(known, *next_best).empty())) return why;
  }
  if (next_best == nullptr || buried_by(known, move).is_known()) return {};
  const Card buried = buried_by(known, *next_best);
  return buried.is_known() ? message(Yukon::id, "The other move would bury {the c}.").card("c", buried) : Text();
}

}  // namespace fulltable
