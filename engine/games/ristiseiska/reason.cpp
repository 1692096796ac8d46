// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/ristiseiska.h"

// Why a move of Ristiseiska is better than another, from the own hand and the layout.
namespace fulltable {

namespace {

using State = Ristiseiska::State;

CardSet with(CardSet placed, Card card) {
  placed.insert(card);
  return placed;
}

/// The cards that fit only after that move.
CardSet opened_by(const State& state, const Move& move) {
  if (move.verb != Ristiseiska::play) return {};
  return open_cards(with(state.placed, move.card()), state.after_six) - state.open();
}

/// The own cards that can follow it one after the other without anybody's help, in that order.
Cards own_after(const State& state, CardSet hand, const Move& move) {
  if (move.verb != Ristiseiska::play) return {};
  CardSet placed = with(state.placed, move.card());
  Cards own;
  while (true) {
    const CardSet next = (open_cards(placed, state.after_six) - state.open()) & hand;
    if (next.empty()) return own;
    own.insert(own.end(), next.begin(), next.end());
    placed |= next;
  }
}

/// How many cards must still be placed before this one fits.
int distance_of(const State& state, Card card) {
  const int step = card.rank() < seven_rank ? 1 : -1;
  int missing = 0;
  for (int rank = card.rank(); rank != seven_rank; rank += step)
    missing += state.placed.has(Card(rank + step, card.suit())) ? 0 : 1;
  return missing;
}

Text way_for(const Cards& own) {
  if (own.size() <= 2) return message(Ristiseiska::id, "It opens the way for your {c}.").cards("c", own);
  return counted(Ristiseiska::id, "It opens the way for %n of your cards.", static_cast<int>(own.size()));
}

Text reason_for_gift(const State& state, Card card, const Move* next_best) {
  constexpr int long_time = 4;
  const int distance = distance_of(state, card);
  const bool further = next_best == nullptr || distance_of(state, next_best->card()) < distance;
  if (distance < long_time || !further) return {};
  const int taker = state.phase == Ristiseiska::Phase::penalty ? state.offender : state.beggar;
  return message(Ristiseiska::id, "{s2} won't be able to play it for a long time.").seat("s2", taker);
}

}  // namespace

Text Ristiseiska::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  if (move.verb == give) return reason_for_gift(known, move.card(), next_best);
  if (move.verb != play && move.verb != done) return {};
  const CardSet hand = known.hand[at(seat)];
  const Move other = next_best == nullptr ? Move(pass) : *next_best;
  const Cards own = own_after(known, hand, move);
  if (own.size() > own_after(known, hand, other).size()) return way_for(own);

  const CardSet opened = opened_by(known, move);
  const int for_others = (opened - hand).size();
  const int others_instead = (opened_by(known, other) - hand).size();
  if (for_others >= others_instead) return {};
  if (opened.size() == 1 && for_others == 0)
    return message(Ristiseiska::id, "It lets nobody else in: you hold the next card of that row.");
  if (move.verb == play && opened.empty() && ends_of_all.has(move.card()))
    return message(Ristiseiska::id, "{A rank} opens nothing for the others.").rank("rank", move.card().rank());
  return message(Ristiseiska::id, "It keeps {the c} back, which the others may be waiting for.")
      .card("c", other.card());
}

}  // namespace fulltable
