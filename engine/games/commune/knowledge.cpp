// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>

#include "games/commune/belief.h"
#include "games/commune/commune.h"

namespace fulltable {

namespace {

/// How many hands are drawn for who has declared something, to choose one of them.
constexpr std::size_t hands_weighed = 40;

CardSet whole_pack(const Commune::State& state) {
  return CardSet((std::uint64_t{1} << state.pack_size()) - 1);
}

/// Cards in a row from which random ones are taken and put back.
struct Urn {
  std::array<Card, 54> cards{};
  std::size_t count = 0;

  explicit Urn(CardSet set) {
    for (const Card card : set) cards[count++] = card;
  }
  /// So many random cards, which stay in the row until they are taken.
  CardSet draw(std::size_t size, Rng& rng) {
    assert(size <= count);
    CardSet drawn;
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t last = count - 1 - i;
      std::swap(cards[rng.below(static_cast<std::uint32_t>(last + 1))], cards[last]);
      drawn.insert(cards[last]);
    }
    return drawn;
  }
  void take(CardSet taken) {
    for (std::size_t i = count; i-- > 0;)
      if (taken.has(cards[i])) std::swap(cards[i], cards[--count]);
  }
};

/// One of some random hands, the likelier the better it goes with what the seat has declared.
CardSet likely_hand(Urn& urn, std::size_t size, const commune::Tales& tales, int seat, Rng& rng) {
  std::array<CardSet, hands_weighed> hands;
  std::array<double, hands_weighed> weights{};
  for (CardSet& hand : hands) hand = urn.draw(size, rng);
  tales.weigh(seat, hands, weights);
  double left = rng.unit() * hands_weighed;
  std::size_t chosen = 0;
  while (chosen + 1 < hands_weighed && left >= weights[chosen]) left -= weights[chosen++];
  return hands[chosen];
}

}  // namespace

Commune::State Commune::conceal(const State& state, int seat) {
  State known = public_part(state);
  for (int other = 0; other < state.seats; ++other)
    if (other == seat || state.turned_up.has(other)) known.hand[at(other)] = state.hand[at(other)];
  return known;
}

Commune::State Commune::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  Urn urn(whole_pack(known) - known.commune_cards());
  if (known.phase != Phase::showdown) {
    const commune::Tales tales(known);
    // Those who have told something come first, since their hands are the ones that not every card fits.
    for (const bool told : {true, false})
      for (int other = 0; other < known.seats; ++other) {
        const std::size_t size = known.hand_size[at(other)];
        if (other == seat || size == 0 || tales.told(other) != told) continue;
        state.hand[at(other)] = told ? likely_hand(urn, size, tales, other, rng) : urn.draw(size, rng);
        urn.take(state.hand[at(other)]);
      }
  }
  assert(urn.count == known.stock_size);
  for (std::size_t i = urn.count; i > 0; --i) {
    std::swap(urn.cards[i - 1], urn.cards[rng.below(static_cast<std::uint32_t>(i))]);
    state.stock[i - 1] = urn.cards[i - 1];
  }
  return state;
}

void Commune::recall(State& known, int seat, Recall& recall) {
  for (Declared& each : known.declared)
    if (each.seat != seat && !recall.infers()) each.heeded = false;
}

}  // namespace fulltable
