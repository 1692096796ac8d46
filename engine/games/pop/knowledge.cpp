// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>

#include "games/pop/pop.h"

namespace fulltable {

namespace {

constexpr CardSet pack_set = [] {
  CardSet cards;
  for (const Card card : pop::whole_pack) cards.insert(card);
  return cards;
}();

/// Cards in a row from which random ones are taken.
struct Urn {
  std::array<Card, 34> cards{};
  std::size_t count = 0;

  explicit Urn(CardSet set) {
    for (const Card card : set) cards[count++] = card;
  }
  Card draw(Rng& rng) {
    assert(count > 0);
    Card& chosen = cards[rng.below(static_cast<std::uint32_t>(count))];
    return std::exchange(chosen, cards[--count]);
  }
};

}  // namespace

CardSet Pop::unseen(const State& state, int seat) {
  CardSet cards = pack_set - state.hand[at(seat)] - state.face_up(0) - state.face_up(1) - CardSet::of(state.upcard);
  for (std::size_t i = 0; i < state.trick_size; ++i) cards.remove(state.trick[i]);
  for (std::size_t i = 0; i < state.tricks_done(); ++i)
    for (const Card card : state.tricks[i].cards) cards.remove(card);
  return cards;
}

Pop::State Pop::conceal(const State& state, int seat) {
  if (state.stage == Stage::over) return state;
  State known = public_part(state);
  known.hand[at(seat)] = state.hand[at(seat)];
  return known;
}

Pop::State Pop::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (known.stage != Stage::playing) return state;
  const std::size_t other = at(1 - seat);
  const CardSet hidden = unseen(known, seat);
  CardSet possible = hidden;
  for (std::size_t suit = 0; suit < 4; ++suit)
    if (((known.voids[other] >> suit) & 1U) != 0) possible -= known.order().members[suit];

  // Only the other hand is bound by what is known, so that every fitting deal is equally likely if it is drawn first.
  Urn hand(possible);
  state.hand[other] = {};
  for (std::size_t i = 0; i < known.hand_size[other]; ++i) state.hand[other].insert(hand.draw(rng));
  Urn rest(hidden - state.hand[other]);
  for (const std::size_t owner : {0U, 1U})
    for (std::size_t i = 0; i < known.down_size[owner]; ++i) state.down[owner][i] = rest.draw(rng);
  for (Card& card : state.stock) card = rest.draw(rng);
  return state;
}

void Pop::recall(State& known, int seat, Recall& recall) {
  unsigned voids = known.voids[at(1 - seat)];
  for (unsigned suit = 0; suit < 4; ++suit)
    if (((voids >> suit) & 1U) != 0 && !(recall.infers() && recall.keeps_since(static_cast<int>(known.tricks_done()))))
      voids &= ~(1U << suit);
  known.voids[at(1 - seat)] = static_cast<std::uint8_t>(voids);
}

}  // namespace fulltable
