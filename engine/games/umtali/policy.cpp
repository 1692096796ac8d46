// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "games/umtali/umtali.h"

// How Umtali is played well, from one's own hand and what lies on the table alone.
namespace fulltable {

namespace {

using State = Umtali::State;
using Phase = Umtali::Phase;
using umtali::best_plan;
using umtali::can_meld;
using umtali::of_rank;
using umtali::Plan;

/// What going out is worth, in points.
constexpr int out_bonus = 12;
/// The spread of the difference of points in a hand.
constexpr double spread_of_hand = 24;

/// What a seat judges its cards by.
struct Eyes {
  CardSet hand;
  CardSet unseen;  ///< in the stock or the other hand, as far as it can tell
  CardSet open;
  int rival_cards = 0;
  bool last_turn = false;

  Eyes(const State& state, int seat)
      : hand(state.hand[at(seat)]),
        unseen(umtali::all_cards - hand - state.melded - state.discarded),
        open(state.open),
        rival_cards(state.hand_size[at(1 - seat)]),
        last_turn(state.in_last_turn()) {}

  int outs(int rank, Suit suit) const {
    return rank >= 0 && rank <= umtali::ten_rank && unseen.has(Card(rank, suit)) ? 1 : 0;
  }
  bool holds(int rank, Suit suit) const { return rank >= 0 && rank <= umtali::ten_rank && hand.has(Card(rank, suit)); }

  /// How many unseen cards would make a sequence of this card and another one of the hand.
  int sequence_outs(Card card) const {
    const int rank = card.rank();
    const Suit suit = card.suit();
    int count = 0;
    if (holds(rank + 1, suit)) count += outs(rank - 1, suit) + outs(rank + 2, suit);
    if (holds(rank - 1, suit)) count += outs(rank + 1, suit) + outs(rank - 2, suit);
    if (holds(rank + 2, suit)) count += outs(rank + 1, suit);
    if (holds(rank - 2, suit)) count += outs(rank - 1, suit);
    return count;
  }

  /// How much is lost by discarding a card.
  int keep(Card card) const {
    const int points = umtali::points_of(CardSet::of(card));
    if (last_turn) return -points;
    constexpr int a_jack = 60;
    if (card.rank() == umtali::jack_rank) return a_jack;
    int value = 0;
    if (card.rank() > umtali::jack_rank) {
      const Card spouse(umtali::queen_rank + umtali::king_rank - card.rank(), card.suit());
      if (hand.has(spouse)) value += 60;
      if (unseen.has(spouse)) value += 14;
    } else if (card.rank() <= umtali::ten_rank) {
      value += 3 * sequence_outs(card);
    }
    const CardSet mates = of_rank(card.rank()) - CardSet::of(card);
    const int outs_to_set = (mates & unseen).size();
    if (!(mates & hand).empty()) value += (2 + points) * outs_to_set;
    // Any of these on the table would let it be laid; and to the other player it is worth the same.
    value += (umtali::extenders_of(CardSet::of(card)) & unseen).size();
    if (open.has(card)) value += 2 * (2 + points);
    if (rival_cards <= 5) value -= points * (rival_cards <= 3 ? 2 : 1);
    return value;
  }
};

/// The meld to lay next of a plan: with the card just taken from the discard pile if that can be done, since then a
/// second one may be drawn.
CardSet next_meld(const State& state, int seat, const Plan& plan) {
  if (plan.count == 0) return {};
  if (state.fresh)
    if (const CardSet with = plan.with(state.taken); !with.empty() && Umtali::may_lay(state, seat, with)) return with;
  return plan.melds[0];
}

/// A meld with the card that must be melded now.
CardSet meld_with(const State& state, int seat, Card card) {
  const CardSet hand = state.hand[at(seat)];
  if (const CardSet planned = best_plan(hand, state.open, out_bonus).with(card);
      !planned.empty() && Umtali::may_lay(state, seat, planned))
    return planned;
  if (Umtali::may_lay(state, seat, CardSet::of(card))) return CardSet::of(card);
  CardSet best;
  umtali::each_basic_with(hand, card, [&](CardSet meld) {
    if (best.empty() || umtali::points_of(meld) > umtali::points_of(best)) best = meld;
  });
  for (const Card other : hand& of_rank(card.rank()))
    if (best.empty() && other != card && Umtali::may_lay(state, seat, CardSet::of(card) | CardSet::of(other)))
      best = CardSet::of(card) | CardSet::of(other);
  return best;
}

bool wants_discard(const State& state, int seat) {
  if (!Umtali::may_draw_discard(state, seat)) return false;
  return state.stock_size == 0 || can_meld(state.hand[at(seat)], state.open, state.top());
}

/// The card to part with; `noise` bits blur the judgement.
Card card_to_discard(const State& state, int seat, std::uint64_t random, std::uint64_t noise) {
  const Eyes eyes(state, seat);
  Card best;
  int least = 0;
  for (const Card card : eyes.hand) {
    if (!Umtali::may_discard(state, seat, card)) continue;
    const int value = eyes.keep(card) + static_cast<int>(random & noise);
    random >>= 3;
    if (best.is_known() && value >= least) continue;
    best = card;
    least = value;
  }
  return best;
}

/// The move of the knowing player who lays whatever can be laid.
Move advised(const State& state, int seat) {
  if (state.must_meld.is_known()) return Umtali::lay_move(meld_with(state, seat, state.must_meld));
  if (wants_discard(state, seat)) return Move(Umtali::draw_discard);
  if (state.phase == Phase::draw) return Move(Umtali::draw_stock);
  const Plan plan = best_plan(state.hand[at(seat)], state.open, out_bonus);
  if (plan.count > 0) return Umtali::lay_move(next_meld(state, seat, plan));
  const Card card = card_to_discard(state, seat, 0, 0);
  const bool down = state.hand_size[at(seat)] == 1 && !state.in_last_turn();
  return {down ? Umtali::discard_down : Umtali::discard, card};
}

/// The rest of the turn, from phase meld on.
void play_melds(State& state, int seat, Rng& rng) {
  const auto goes_on = [&] { return state.phase == Phase::meld && state.turn == seat; };
  while (goes_on()) {
    if (state.must_meld.is_known()) {
      Umtali::lay(state, seat, meld_with(state, seat, state.must_meld));
      continue;
    }
    if (state.second_draw && wants_discard(state, seat)) {
      Umtali::take_discard(state, seat);
      continue;
    }
    const Plan plan = best_plan(state.hand[at(seat)], state.open, out_bonus);
    const CardSet first = next_meld(state, seat, plan);
    if (!first.empty()) Umtali::lay(state, seat, first);
    if (state.second_draw && goes_on() && wants_discard(state, seat)) continue;
    for (std::size_t i = 0; i < plan.count && goes_on(); ++i)
      if (plan.melds[i] != first) Umtali::lay(state, seat, plan.melds[i]);
    if (!goes_on()) return;
    const bool down = state.hand_size[at(seat)] == 1 && !state.in_last_turn();
    Umtali::throw_away(state, seat, card_to_discard(state, seat, rng.next(), 7), down);
  }
}

/// The chance to end above the other with that lead: the surer the larger it is against the spread of what can still
/// happen.
double chance_to_lead(int lead, int hands_left) {
  if (hands_left == 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  const double z = lead / (spread_of_hand * std::sqrt(static_cast<double>(hands_left)));
  return 0.5 * (1 + z / std::sqrt(1 + z * z));
}

}  // namespace

/// In the last turn nobody keeps what can be laid: it counts for the other side then, or for nobody.
void Umtali::candidates(const State& state, int seat, bool /*thorough*/, Moves& moves) {
  legal(state, seat, moves);
  const auto lays = [](const Move& move) { return move.verb == meld; };
  if (state.in_last_turn() && std::ranges::any_of(moves, lays))
    std::erase_if(moves, [](const Move& move) { return move.verb == discard; });
}

void Umtali::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  constexpr float unlikely = 0.08F;
  if (state.phase == Phase::draw) {
    const bool wanted = wants_discard(state, seat);
    for (const Move& move : moves) weights.push_back((move.verb == draw_discard) == wanted ? 1 : 2 * unlikely);
    return;
  }
  const Plan plan = best_plan(state.hand[at(seat)], state.open, out_bonus);
  const CardSet next = next_meld(state, seat, plan);
  const Move lay_next = next.empty() ? Move(draw_stock) : lay_move(next);
  const Eyes eyes(state, seat);
  int least = 1000;
  for (const Move& move : moves)
    if (move.verb == discard) least = std::min(least, eyes.keep(move.card()));
  for (const Move& move : moves) {
    switch (static_cast<Verb>(move.verb)) {
      case draw_stock: break;
      case draw_discard: weights.push_back(1.5F); break;
      case meld: {
        const CardSet planned = plan.with(move.card());
        const bool in_plan = move.count == planned.size() && planned.has(move.card(move.count - 1U));
        weights.push_back(move == lay_next ? 1 : in_plan ? 0.3F : unlikely);
        break;
      }
      case discard: {
        const float behind = 1 + static_cast<float>(eyes.keep(move.card()) - least) / 6;
        const bool going_out = eyes.hand.size() == 1 && !eyes.last_turn;
        weights.push_back((next.empty() && !going_out ? 1 : 2 * unlikely) / (behind * behind));
        break;
      }
      case discard_down: weights.push_back(1); break;
    }
  }
}

void Umtali::playout(State& state, Rng& rng) {
  while (state.phase != Phase::finished) {
    const int seat = state.turn;
    if (state.phase == Phase::draw) {
      if (wants_discard(state, seat))
        take_discard(state, seat);
      else
        take_stock(state, seat);
    }
    play_melds(state, seat, rng);
  }
}

void Umtali::worth(const State& state, std::vector<double>& out) {
  out[0] = chance_to_lead(state.scores[0] - state.scores[1], state.hands - state.deal);
  out[1] = 1 - out[0];
}

int Umtali::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  const auto found = std::ranges::find(moves, advised(known, seat));
  return found == moves.end() ? 0 : static_cast<int>(found - moves.begin());
}

}  // namespace fulltable
