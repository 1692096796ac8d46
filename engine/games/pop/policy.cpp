// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pop/pop.h"

namespace fulltable {

int Pop::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  if (known.popper != nobody) return 0;
  if (known.turn != seat) return -1;
  const pop::Order& order = known.order();
  int led = known.lead_suit;
  int to_beat = 0;
  for (std::size_t i = 0; i < known.trick_size; ++i) to_beat = std::max(to_beat, order.strength(known.trick[i], led));
  int best = 0;
  int most = -1000;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].verb != lead && moves[i].verb != play) continue;
    const Card card = moves[i].card();
    if (known.trick_size == 0) led = order.suit_of(card);
    const int strength = order.strength(card, led);
    const int price = (order.suit_of(card) == order.trump ? 20 : 0) + order.rank_of(card);
    const int value = known.trick_size == 0 ? strength : strength > to_beat ? 200 - price : -price;
    if (value > most) {
      most = value;
      best = static_cast<int>(i);
    }
  }
  return best;
}

}  // namespace fulltable
