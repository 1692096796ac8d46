// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/ristiseiska.h"

// How Ristiseiska is played well.
namespace fulltable {

namespace {

/// The cards of the suit farther from its seven than that card.
CardSet beyond(Card card) {
  CardSet cards;
  const int step = card.rank() < seven_rank ? -1 : 1;
  for (int rank = card.rank() + step; rank >= ace_rank && rank <= king_rank; rank += step)
    cards.insert(Card(rank, card.suit()));
  if (card.rank() == seven_rank) return CardSet::of(card.suit()) - CardSet::of(card);
  return cards;
}

int value_of(const Ristiseiska::State& state, CardSet hand, const Move& move) {
  const Card card = move.card();
  const CardSet mine = beyond(card) & hand;
  switch (static_cast<Ristiseiska::Verb>(move.verb)) {
    case Ristiseiska::play: return 3 * mine.size() - (beyond(card) - mine).size();
    case Ristiseiska::give: return card.rank() < seven_rank ? seven_rank - card.rank() : card.rank() - seven_rank;
    case Ristiseiska::pass: return 0;
    case Ristiseiska::beg: return (hand & state.open()).empty() ? 0 : -100;
    case Ristiseiska::done: return -20;
  }
  return 0;
}

}  // namespace

int Ristiseiska::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng) {
  int best = 0;
  int best_value = -1000;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const int value = 4 * value_of(known, known.hand[at(seat)], moves[i]) + static_cast<int>(rng.below(4));
    if (value <= best_value) continue;
    best = static_cast<int>(i);
    best_value = value;
  }
  return best;
}

}  // namespace fulltable
