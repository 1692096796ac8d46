// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include "games/umtali/umtali.h"

// Why a move of Umtali is advised: each function gives its sentence where that is true of the move.

namespace fulltable {

namespace {

using State = Umtali::State;
using umtali::Kind;

CardSet hand_of(const State& state, int seat) {
  return state.hand[at(seat)];
}

/// Whether a card of the hand could come into a meld with another one of it.
bool fits_hand(CardSet hand, Card card) {
  if (card.rank() == umtali::jack_rank) return false;
  for (const Card other : hand - CardSet::of(card)) {
    if (other.rank() == card.rank()) return true;
    if (other.suit() != card.suit() || other.rank() == umtali::jack_rank) continue;
    const bool number = card.rank() <= umtali::ten_rank;
    if (number == (other.rank() <= umtali::ten_rank) && std::abs(other.rank() - card.rank()) <= 2) return true;
  }
  return false;
}

Text goes_out(const State& state, int seat, const Move& move) {
  if (state.out != Umtali::nobody || move.verb == Umtali::draw_stock || move.verb == Umtali::draw_discard) return {};
  State after = state;
  Umtali::apply(after, seat, move);
  if (after.out != seat) return {};
  return message(Umtali::id, "You go out, and {s2} has one turn left.").seat("s2", 1 - seat);
}

Text completes(const State& state, int seat, const Move& move) {
  if (move.verb != Umtali::draw_discard) return {};
  const Card card = state.top();
  CardSet best;
  umtali::each_basic_with(hand_of(state, seat) | CardSet::of(card), card, [&](CardSet meld) {
    if (best.empty() || umtali::points_of(meld) > umtali::points_of(best)) best = meld;
  });
  switch (umtali::kind_of(best)) {
    case Kind::none:
    case Kind::single:
    case Kind::pair: return {};
    case Kind::set:
      return message(Umtali::id, "{The c} completes a set of {plural rank}.").card("c", card).rank("rank", card.rank());
    case Kind::sequence:
      return message(Umtali::id, "{The c} completes a sequence: {low} to {high} of {suit}.")
          .card("c", card)
          .rank("low", best.first().rank())
          .rank("high", best.last().rank())
          .suit("suit", card.suit());
    case Kind::marriage:
      return message(Umtali::id, "{The c} completes a marriage in {suit}.").card("c", card).suit("suit", card.suit());
  }
  return {};
}

Text meldable(const State& state, int seat, const Move& move) {
  if (move.verb != Umtali::draw_discard || !umtali::can_meld(hand_of(state, seat), state.open, state.top())) return {};
  return counted(Umtali::id, "You can meld it at once for %n point(s).", umtali::points_of(CardSet::of(state.top())));
}

Text scores(const State&, int, const Move& move) {
  if (move.verb != Umtali::meld) return {};
  CardSet cards;
  for (std::size_t i = 0; i < move.count; ++i) cards.insert(move.card(i));
  return counted(Umtali::id, "It scores %n point(s) now.", umtali::points_of(cards));
}

Text dead_discard(const State& state, int seat, const Move& move) {
  if (move.verb != Umtali::discard || state.open.has(move.card())) return {};
  if (fits_hand(hand_of(state, seat), move.card())) return {};
  return message(Umtali::id, "It fits nothing in your hand or on the table.");
}

Text useless_discard(const State& state, int seat, const Move& move) {
  if (move.verb != Umtali::draw_stock || state.discard_size == 0 || !state.top().is_known()) return {};
  const CardSet hand = hand_of(state, seat);
  if (umtali::can_meld(hand, state.open, state.top()) || fits_hand(hand, state.top())) return {};
  return message(Umtali::id, "The discard doesn't help you.");
}

/// From the weightiest on.
constexpr std::array kinds{&goes_out, &completes, &meldable, &scores, &dead_discard, &useless_discard};

}  // namespace

Text Umtali::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  for (const auto kind : kinds) {
    Text text = kind(known, seat, move);
    if (!text.empty() && (next_best == nullptr || kind(known, seat, *next_best).empty())) return text;
  }
  return {};
}

}  // namespace fulltable
