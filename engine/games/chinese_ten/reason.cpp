// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "games/chinese_ten/chinese_ten.h"

// Why a move of Chinese Ten is better than another, from the cards that the seat sees.
namespace fulltable {

using namespace chinese_ten;

namespace {

using State = ChineseTen::State;

/// The card that comes to the table.
Card card_of(const State& state, const Move& move) {
  return move.verb == ChineseTen::play ? move.card() : state.turned;
}

/// The cards that it takes.
CardSet taken_by(const State& state, const Move& move) {
  if (move.verb == ChineseTen::capture) return CardSet::of(move.card());
  return move.count == 2 ? CardSet::of(move.card(1)) : state.fitting(move.card());
}

/// The cards that another player may hold or the stock may bring.
CardSet unseen_by(const State& known, int seat) {
  CardSet cards = all_cards - known.layout - known.hand[at(seat)];
  for (int other = 0; other < known.seats; ++other) cards -= known.won[at(other)];
  if (known.turned.is_known()) cards.remove(known.turned);
  return cards;
}

int points_made(const State& state, const Move& move) {
  const CardSet taken = taken_by(state, move);
  return taken.empty() ? 0 : points_of(taken, state.seats) + points_of(card_of(state, move), state.seats);
}

/// The dearest card taken that somebody else may have a partner for; unknown if none is worth anything.
Card denied_by(const State& state, int seat, const Move& move) {
  const CardSet unseen = unseen_by(state, seat);
  Card dearest = unknown_card;
  int most = 0;
  for (const Card card : taken_by(state, move)) {
    const int points = points_of(card, state.seats);
    if (points <= most || (partners_of(card) & unseen).empty()) continue;
    dearest = card;
    most = points;
  }
  return dearest;
}

bool nothing_fits(const State& state, int seat) {
  const CardSet hand = state.hand[at(seat)];
  return std::ranges::none_of(hand, [&](Card card) { return !state.fitting(card).empty(); });
}

bool puts_down(const State& state, const Move& move) {
  return move.verb == ChineseTen::play && taken_by(state, move).empty();
}

Text cheap(const State& state, int seat, const Move& move) {
  if (!puts_down(state, move) || !nothing_fits(state, seat) || points_of(move.card(), state.seats) > 0) return {};
  return message(ChineseTen::id, "Nothing fits, so put down a worthless card.");
}

Text partners_gone(const State& state, int seat, const Move& move) {
  if (!puts_down(state, move) || !(partners_of(move.card()) & unseen_by(state, seat)).empty()) return {};
  return message(ChineseTen::id, "Its partners are gone or in your hand, so nobody else can take it.");
}

Text three_waiting(const State& state, int /*seat*/, const Move& move) {
  if (!state.takes_triple(card_of(state, move)) || taken_by(state, move).size() != 3) return {};
  return message(ChineseTen::id, "It takes all three waiting cards.");
}

constexpr std::array kinds{cheap, partners_gone, three_waiting};

}  // namespace

Text ChineseTen::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  if (move.verb == draw) return {};
  const int points = points_made(known, move);
  if (points > 0 && (next_best == nullptr || points_made(known, *next_best) < points))
    return counted(ChineseTen::id, "It captures %n point(s).", points);
  const Card denied = denied_by(known, seat, move);
  if (denied.is_known() && (next_best == nullptr || !denied_by(known, seat, *next_best).is_known()))
    return counted(ChineseTen::id, "It takes {the t}, worth %n point(s), before {s2} can.",
                   points_of(denied, known.seats))
        .card("t", denied)
        .seat("s2", known.left_of(seat));
  for (const auto kind : kinds) {
    Text why = kind(known, seat, move);
    if (!why.empty() && (next_best == nullptr || kind(known, seat, *next_best).empty())) return why;
  }
  return {};
}

}  // namespace fulltable
