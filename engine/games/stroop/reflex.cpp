// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/stroop/stroop.h"

// How a computer player of Stroop reacts: the delays and slips of the rules page's "Playing well".

namespace fulltable {

namespace {

using State = Stroop::State;
using MatchCards = Stroop::MatchCards;

struct Reflex {
  double median;  ///< ms from the card to the beginning of the call
  double slips;   ///< how often the call is a miscall
};

constexpr std::array<Reflex, 3> reflexes{{{2500, 0.15}, {1700, 0.06}, {1100, 0.02}}};
constexpr double sigma = 0.25;  ///< of the logarithm of the delay

/// A standard normal number: twelve even ones less six (Irwin and Hall).
double normal(Rng& rng) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += rng.unit();
  return sum;
}

/// e to that power, for small ones, without the library's function, which differs between platforms.
double power_of_e(double exponent) {
  double term = 1;
  double sum = 1;
  for (int i = 1; i < 24; ++i) {
    term *= exponent / i;
    sum += term;
  }
  return sum;
}

/// Whether the seat's match card asks for another answer than usual.
bool match_applies(const State& known, int seat) {
  if (known.match_cards == MatchCards::off) return false;
  const Card own = known.match[static_cast<std::size_t>(seat)];
  const Card top = known.asked;
  return own.suit() == top.suit() || own.rank() == top.rank();
}

template <class Fits>
Move any_card(Fits fits, Rng& rng) {
  Cards cards;
  std::ranges::copy_if(standard_pack(), std::back_inserter(cards), fits);
  return {Stroop::call_card, cards[rng.below(static_cast<std::uint32_t>(cards.size()))]};
}

Move right_call(const State& known, int seat, Rng& rng) {
  return any_card([&](Card card) { return Stroop::qualifies(known, seat, Move(Stroop::call_card, card)); }, rng);
}

/// Half of the slips have the wrong colour, a quarter the wrong rank, a fifth the wrong class, the rest no suit.
Move wrong_call(const State& known, int seat, Rng& rng) {
  const Card right = right_call(known, seat, rng).card();
  const Card top = known.asked;
  const double kind = rng.unit();
  Move call(Stroop::call_rank);
  if (kind < 0.5)
    call = Move(Stroop::call_card, Card(right.rank(), right.suit() == Suit::clubs || right.suit() == Suit::spades
                                                          ? (rng.below(2) == 0 ? Suit::hearts : Suit::diamonds)
                                                          : (rng.below(2) == 0 ? Suit::spades : Suit::clubs)));
  else if (kind < 0.75)
    call = Move(Stroop::call_card, Card(top.rank(), right.suit()));
  else if (kind < 0.95)
    call = any_card(
        [&](Card card) { return card.suit() == right.suit() && is_court(card.rank()) != is_court(top.rank()); }, rng);
  if (call.verb == Stroop::call_card && !Stroop::qualifies(known, seat, call)) return call;
  Move bare(Stroop::call_rank);
  bare.add(right.rank());
  return bare;
}

}  // namespace

std::optional<Reaction> Stroop::react(const State& known, int seat, Level level, Rng& rng) {
  const Reflex& reflex = reflexes[static_cast<std::size_t>(level)];
  // One reaction a card and a spell of being active: asking again draws the same.
  Rng own = rng.child(static_cast<std::uint64_t>(known.active_since)).child(known.free ? 1 : 0);
  // In `free` a call may follow one's own miscall at once: each has its own draws.
  std::int64_t from = known.active_since;
  std::uint64_t tries = 0;
  for (const Call& call : known.calls)
    if (call.seat == seat) {
      ++tries;
      from = std::max(from, call.times.done);
    }
  own = own.child(tries);
  const bool alone = known.active().size() == 1;
  double delay = reflex.median * power_of_e(sigma * normal(own));
  if (is_court(known.asked.rank())) delay *= 1.15;
  if (match_applies(known, seat)) delay *= 1.3;
  if (alone) delay *= 1.5;
  if (known.free) delay *= 0.8;
  const std::int64_t length = 350 + own.below(251);
  const bool slips = own.unit() < reflex.slips * (alone ? 0.5 : 1);
  const Move call = slips ? wrong_call(known, seat, own) : right_call(known, seat, own);
  const std::int64_t began = from + static_cast<std::int64_t>(delay);
  const std::int64_t late = std::max<std::int64_t>(0, known.clock - began - length);
  return Reaction{call, {began + late, began + late + length}};
}

int Stroop::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  const auto right = std::ranges::find_if(moves, [&](const Move& move) { return qualifies(known, seat, move); });
  return static_cast<int>(right - moves.begin());
}

}  // namespace fulltable
