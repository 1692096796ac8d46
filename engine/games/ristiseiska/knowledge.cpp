// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/ristiseiska.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

Ristiseiska::State Ristiseiska::conceal(const State& state, int seat) {
  State known = state;
  if (stage(state) == Stage::over) return known;
  for (int other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    known.hand[at(other)] = {};
    known.withheld[at(other)] = {};
  }
  for (Entry& entry : known.log)
    if (entry.act == Act::give && entry.seat != seat && entry.to != seat) entry.card = unknown_card;
  return known;
}

Move Ristiseiska::as_seen(const State& state, int viewer, int seat, const Move& move) {
  const int taker = state.phase == Phase::penalty ? state.offender : state.beggar;
  if (move.verb != give || viewer == seat || viewer == taker) return move;
  return {give, unknown_card};
}

Ristiseiska::State Ristiseiska::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (stage(known) == Stage::over) return state;
  const CardSet unseen = all_cards - known.placed - known.hand[at(seat)];
  Cards cards(unseen.begin(), unseen.end());
  shuffle(cards, rng);
  for (int other = 0; other < known.seats; ++other) {
    if (other == seat) continue;
    while (state.hand[at(other)].size() < state.count[at(other)]) {
      state.hand[at(other)].insert(cards.back());
      cards.pop_back();
    }
  }
  return state;
}

}  // namespace fulltable
