// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>

#include "games/umtali/umtali.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

namespace {

/// How likely, against another card, one that could have been laid singly stayed in a hand: to hold back is legal, but
/// mostly it is laid.
constexpr double held_back = 0.2;
/// And cards that go with what a seat took, with nothing in particular, and with what it threw away or left lying.
constexpr double goes_with = 1;
constexpr double indifferent = 0.7;
constexpr double unwanted = 0.45;

/// For each card those of its rank and next to it in its suit.
constexpr std::array<CardSet, 52> company = [] {
  std::array<CardSet, 52> table;
  for (int code = 0; code < 52; ++code)
    table[static_cast<std::size_t>(code)] = umtali::extenders_of(CardSet::of(Card(code)));
  return table;
}();

CardSet company_of(CardSet cards) {
  CardSet all;
  for (const Card card : cards) all |= company[static_cast<std::size_t>(card.code())];
  return all;
}

/// Cards in a row from which random ones are taken.
struct Urn {
  std::array<Card, 52> cards{};
  std::uint32_t count = 0;

  explicit Urn(CardSet set) {
    for (const Card card : set) cards[count++] = card;
  }
  Card draw(std::uint32_t place) { return std::exchange(cards[place], cards[--count]); }
  Card draw(Rng& rng) { return draw(rng.below(count)); }
  /// Takes each card with its likelihood to be held.
  Card draw_likely(Rng& rng, CardSet laid, CardSet warm, CardSet cold) {
    constexpr int tries = 16;
    std::uint32_t place = rng.below(count);
    for (int i = 0; i < tries; ++i) {
      const Card card = cards[place];
      const double likely = warm.has(card) ? goes_with : cold.has(card) ? unwanted : indifferent;
      if (rng.unit() < likely * (laid.has(card) ? held_back : 1)) break;
      place = rng.below(count);
    }
    return draw(place);
  }
};

bool hides_discard(const Umtali::State& state, int seat) {
  return state.face_down && !state.face_down_known && state.out != seat;
}

}  // namespace

Umtali::State Umtali::conceal(const State& state, int seat) {
  if (state.stage == Stage::over) return state;
  State known = public_part(state);
  known.hand[at(seat)] = state.hand[at(seat)];
  if (state.turned) std::copy_n(state.stock.begin(), state.stock_size, known.stock.begin());
  const std::size_t seen = state.discard_size - (hides_discard(state, seat) ? 1U : 0U);
  std::copy_n(state.discard.begin(), seen, known.discard.begin());
  return known;
}

Umtali::State Umtali::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (known.stage == Stage::over) return state;
  const std::size_t other = at(1 - seat);
  const CardSet sure = known.known[other] | known.remembered[other];
  CardSet unseen = umtali::all_cards - known.hand[at(seat)] - sure - known.melded - known.discarded;
  if (const Card top = known.top(); top.is_known()) unseen.remove(top);
  if (known.turned)
    for (std::size_t i = 0; i < known.stock_size; ++i) unseen.remove(known.stock[i]);

  Urn urn(unseen);
  state.hand[other] = sure;
  const CardSet warm = company_of(known.known[other]);
  const CardSet cold = company_of(known.shunned[other]);
  for (int left = known.hand_size[other] - sure.size(); left > 0; --left)
    state.hand[other].insert(urn.draw_likely(rng, known.passed[other], warm, cold));
  if (hides_discard(known, seat)) state.discard[known.discard_size - 1U] = urn.draw(rng);
  if (!known.turned)
    for (std::size_t i = 0; i < known.stock_size; ++i) state.stock[i] = urn.draw(rng);
  assert(urn.count == 0);
  return state;
}

void Umtali::recall(State& known, int seat, Recall& recall) {
  if (known.stage == Stage::over) return;
  const std::size_t other = at(1 - seat);
  // What was thrown away lately, and what it goes with, tells of a hand only those who think of it.
  for (CardSet* told : {&known.passed[other], &known.shunned[other]})
    for (const Card card : *told)
      if (!recall.infers()) told->remove(card);
  const int turns = known.discard_size / 2;
  for (CardSet* held : {&known.known[other], &known.remembered[other]})
    for (const Card card : *held)
      if (!recall.keeps_since(turns)) held->remove(card);
  if (known.turned) return;
  CardSet out = umtali::all_cards - known.hand[at(seat)] - known.known[other] - known.remembered[other] - known.melded -
                known.discarded;
  if (const Card top = known.top(); top.is_known()) out.remove(top);
  for (int i = 0; i + 1 < known.discard_size; ++i) {
    Card& card = known.discard[at(i)];
    if (recall.keeps((known.discard_size - 2 - i) / 2) || !card.is_known()) continue;
    const auto instead = recall.mistake(out);
    if (!instead) break;
    known.discarded.remove(card);
    known.discarded.insert(*instead);
    card = *instead;
  }
}

Move Umtali::as_seen(const State& state, int viewer, int seat, const Move& move) {
  // The player who draws sees the card, and a turned stock can be remembered by all.
  if (move.verb == draw_stock && (viewer == seat || state.turned))
    return {draw_stock, state.stock[state.stock_size - 1U]};
  if (move.verb == discard_down && viewer != seat) return {discard_down, unknown_card};
  return move;
}

}  // namespace fulltable
