// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>
#include <utility>

#include "games/vazhushal/quick_melds.h"
#include "games/vazhushal/vazhushal.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

namespace {

using vazhushal::Bag;
using State = Vazhushal::State;

/// How likely, against another card, one is held that goes with what a seat took, with nothing in particular, and with
/// what it threw away or left lying.
constexpr double goes_with = 1;
constexpr double indifferent = 0.7;
constexpr double unwanted = 0.45;
/// How often a seat that has drawn several times still has a natural sequence and has not laid it.
constexpr double held_back = 0.1;
constexpr int several_draws = 2;
CardSet company_of(CardSet cards) {
  CardSet all;
  for (const Card card : cards - vazhushal::jokers) {
    const auto code = static_cast<std::size_t>(card.code());
    all |= vazhushal::company.mates[code] | vazhushal::company.near[code];
  }
  return all;
}

/// The cards that a seat cannot see, in a row, from which random ones are taken.
struct Urn {
  std::array<Card, 108> cards{};
  std::uint32_t count = 0;

  explicit Urn(const State& known) {
    std::array<std::int8_t, 54> left{};
    left.fill(known.seats == 2 ? 1 : 2);
    const auto seen = [&](Card card) { --left[static_cast<std::size_t>(card.code())]; };
    for (int other = 0; other < known.seats; ++other)
      for (const CardSet layer : {known.hand[at(other)].one, known.hand[at(other)].two})
        for (const Card card : layer) seen(card);
    for (std::size_t i = 0; i < known.meld_count; ++i) {
      const vazhushal::Meld& meld = known.melds[i];
      for (const Card card : meld.natural()) seen(card);
      for (int k = 0; k < meld.substituted.size(); ++k) seen(meld.wild[static_cast<std::size_t>(k)]);
    }
    for (std::size_t i = 0; i < known.line_size; ++i) seen(known.line[i]);
    if (known.negative_lies) seen(known.negative);
    for (int code = 0; code < 54; ++code)
      for (int i = left[static_cast<std::size_t>(code)]; i > 0; --i) cards[count++] = Card(code);
  }

  Card draw(std::uint32_t place) { return std::exchange(cards[place], cards[--count]); }
  Card draw(Rng& rng) { return draw(rng.below(count)); }
  Card draw_likely(Rng& rng, CardSet warm, CardSet cold) {
    constexpr int tries = 8;
    std::uint32_t place = rng.below(count);
    for (int i = 0; i < tries; ++i) {
      const Card card = cards[place];
      if (rng.unit() < (warm.has(card) ? goes_with : cold.has(card) ? unwanted : indifferent)) break;
      place = rng.below(count);
    }
    return draw(place);
  }
  /// Gives a card for one that is left, which must not be known to be in the hand.
  void exchange(Bag& hand, Card card, Rng& rng) {
    if (count == 0) return;
    const std::uint32_t place = rng.below(count);
    hand.remove(card);
    hand.insert(std::exchange(cards[place], card));
  }
};

/// Changes a hand that could hardly be as it is: with a natural sequence that would long be laid, or one that would
/// have been thrown in.
void make_likely(const State& known, int seat, Bag& hand, Urn& urn, Rng& rng) {
  const Bag& sure = known.known[at(seat)];
  constexpr int tries = 6;
  const bool lays = known.draws[at(seat)] >= several_draws && !Vazhushal::has_melds(known, seat);
  if (lays && rng.unit() >= held_back)
    for (int i = 0; i < tries; ++i) {
      const CardSet free = vazhushal::sequence_in(hand.one) - sure.one;
      if (free.empty()) break;
      urn.exchange(hand, free.first(), rng);
    }
  if (known.seats == 2 || known.draws[at(seat)] > 0 || !sure.empty()) return;
  for (int i = 0; i < tries && hand.two.size() >= Vazhushal::doubles_of_misdeal; ++i)
    urn.exchange(hand, hand.two.first(), rng);
}

}  // namespace

State Vazhushal::conceal(const State& state, int seat) {
  if (state.stage == Stage::over) return state;
  State known = public_part(state);
  known.hand = state.known;
  known.hand[at(seat)] = state.hand[at(seat)];
  for (const int other : state.turned_up) known.hand[at(other)] = state.hand[at(other)];
  return known;
}

State Vazhushal::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (known.stage != Stage::playing) return state;
  Urn urn(known);
  for (int other = 0; other < known.seats; ++other) {
    if (other == seat) continue;
    Bag& hand = state.hand[at(other)];
    const CardSet warm = company_of(known.known[at(other)].one);
    const CardSet cold = company_of(known.thrown[at(other)] | known.shunned[at(other)]);
    for (int left = known.hand_size[at(other)] - hand.size(); left > 0; --left)
      hand.insert(urn.draw_likely(rng, warm, cold));
  }
  for (int other = 0; other < known.seats; ++other)
    if (other != seat) make_likely(known, other, state.hand[at(other)], urn, rng);
  for (std::size_t i = 0; i < known.stock_size; ++i) state.stock[i] = urn.draw(rng);
  assert(urn.count == 0);
  return state;
}

void Vazhushal::recall(State& known, int seat, Recall& recall) {
  if (known.stage != Stage::playing) return;
  for (int other = 0; other < known.seats; ++other) {
    if (other == seat || known.turned_up.has(other)) continue;
    for (CardSet* told : {&known.thrown[at(other)], &known.shunned[at(other)]})
      for (const Card card : *told)
        if (!recall.infers()) told->remove(card);
    // That it has laid nothing yet: one draw says nothing.
    if (!recall.infers() && known.draws[at(other)] >= several_draws) known.draws[at(other)] = 1;
  }
}

Move Vazhushal::as_seen(const State& state, int viewer, int seat, const Move& move) {
  if (move.verb == draw_stock && viewer == seat && state.stock_size > 0)
    return {draw_stock, state.stock[state.stock_size - 1U]};
  return move;
}

}  // namespace fulltable
