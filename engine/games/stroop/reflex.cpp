// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/reaction.h"
#include "core/reflexes.h"
#include "games/stroop/stroop.h"

// How a computer player of Stroop reacts.

namespace fulltable {

namespace {

using State = Stroop::State;
using MatchCards = Stroop::MatchCards;

/// From the beginner to the expert. A card is of one of four kinds, by class and colour, and whatever is seen of it is
/// not what may be said.
constexpr std::array<Reactor, level_count> reactors{{{4.4, 0.25, 0.04, 0.30, 0.30},
                                                     {3.4, 0.15, 0.02, 0.20, 0.20},
                                                     {2.3, 0.06, 0.01, 0.10, 0.12},
                                                     {1.5, 0.02, 0.005, 0.05, 0.08},
                                                     {1.15, 0.01, 0.002, 0.02, 0.05}}};
constexpr int kinds_of_cards = 4;

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

std::optional<Reaction> Stroop::react(const State& known, int seat, Level level, Rng& rng, double tempo) {
  const Reactor& reactor = reactor_of(reactors, level);
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
  // The others' miscalls give time to be right, and, once all have miscalled, make haste cheap: if they are heard.
  const bool hears = own.unit() >= reactor.mishears;
  const bool alone = hears && known.active().size() == 1;
  const bool free = hears && known.free;
  ReactionTask task{kinds_of_cards, 1, 1, known.turned};
  if (is_court(known.asked.rank())) task.load *= 1.15;  // few ranks to choose from
  if (match_applies(known, seat)) task.load *= 1.3;
  if (alone) task.load *= 1.5;
  if (free) task.load *= 0.8;
  Reactor now = reactor;
  if (alone) {
    now.slips /= 2;
    now.guesses = 0;
  }
  const Impulse impulse = react_to(task, now, tempo, own);
  const std::int64_t length = 350 + own.below(251);
  const Move call = impulse.guessed ? any_card([](Card) { return true; }, own)
                    : impulse.slips ? wrong_call(known, seat, own)
                                    : right_call(known, seat, own);
  const std::int64_t began = from + static_cast<std::int64_t>(impulse.delay);
  const std::int64_t late = std::max<std::int64_t>(0, known.clock - began - length);
  return Reaction{call, {began + late, began + late + length}};
}

std::optional<std::vector<int>> Stroop::ended(const State& before, const State& after) {
  if (!after.last_round || (before.last_round && before.last_round->turned == after.last_round->turned))
    return std::nullopt;
  if (after.last_round->winner == nobody) return std::vector<int>();
  return std::vector{after.last_round->winner};
}

const Reflexes& reflexes_stroop() {
  static const ReflexesOf<Stroop> reflexes;
  return reflexes;
}

int Stroop::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  const auto right = std::ranges::find_if(moves, [&](const Move& move) { return qualifies(known, seat, move); });
  return static_cast<int>(right - moves.begin());
}

}  // namespace fulltable
