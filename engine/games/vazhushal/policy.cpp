// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/vazhushal/notation.h"
#include "games/vazhushal/quick_melds.h"
#include "games/vazhushal/thorough_candidates.h"

// How Vazhushal is played well at a glance, from one's own hand and what lies on the table alone.
namespace fulltable {

namespace {

using vazhushal::Keeping;
using vazhushal::Meld;
using vazhushal::Side;
using vazhushal::Sweep;
using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using Verb = Vazhushal::Verb;

/// What the side has laid next, as a move; nothing if it has changed nothing.
std::optional<Move> next_step(const State& state, int seat, const Side& side) {
  for (std::size_t i = 0; i < side.count; ++i) {
    if (!side.changed[i]) continue;
    if (side.place[i] == Side::newly) return Vazhushal::meld_move(side.melds[i]);
    const Meld& old = state.melds[side.place[i]];
    Meld added;
    for (const Card role : side.melds[i].roles - old.roles) added.insert(side.melds[i].card_for(role), role);
    return Vazhushal::add_move(added, seat, static_cast<int>(i));
  }
  return std::nullopt;
}

/// Lays all that is worth laying at a glance.
void lay_out(const State& state, Side& side) {
  if (state.phase == Phase::final_melds) {
    side.lay_rest();
  } else {
    side.lay_natural();
    side.go_out();
  }
}

/// The next step towards that, as a move; nothing if there is nothing to lay.
std::optional<Move> next_laying(const State& state, int seat, Side side) {
  lay_out(state, side);
  return next_step(state, seat, side);
}

Move advised(const State& state, int seat) {
  const Side side(state, seat);
  if (state.phase == Phase::draw) return move_of(vazhushal::best_sweep(state, side), side.opened());
  if (const auto step = next_laying(state, seat, side)) return *step;
  if (state.phase == Phase::final_melds) return Move(Vazhushal::pass);
  return {Vazhushal::discard, Keeping(state, seat, side).least(side.hand.one).first()};
}

/// How many cards a take brings into melds.
int melded_by(const State& state, int seat, const vazhushal::Notation& notation, bool arranges) {
  int cards = 0;
  for (const auto& group : notation.groups) cards += static_cast<int>(group.size());
  if (arranges)
    for (std::size_t i = 0; i < state.meld_count; ++i)
      if (state.meld_seat[i] == seat) cards -= state.melds[i].size();
  return cards;
}

float weight_of_take(const State& state, int seat, const Move& move, const Move& best) {
  if (move == best) return 2;
  const auto notation = vazhushal::notation_of(move);
  const int melded = melded_by(state, seat, notation, move.verb == Vazhushal::take_arrange);
  const int gain = 2 * melded - notation.count;
  return std::clamp(0.1F + 0.1F * static_cast<float>(gain), 0.1F, 1.2F);
}

/// What a seat to act sees at a glance.
struct Glance {
  Side side;
  std::optional<Move> step;        ///< the draw, or what is laid next
  std::optional<Keeping> keeping;  ///< where a card may be thrown away

  Glance(const State& state, int seat) : side(state, seat) {
    if (state.phase == Phase::draw)
      step = move_of(vazhushal::best_sweep(state, side), side.opened());
    else
      step = next_laying(state, seat, side);
    if (state.phase == Phase::play) keeping.emplace(state, seat, side);
  }

  void list(const State& state, Moves& moves) const {
    constexpr int a_few = 5;
    if (step) moves.push_back(*step);
    if (state.phase == Phase::draw && step->verb != Vazhushal::draw_stock) moves.emplace_back(Vazhushal::draw_stock);
    if (state.phase == Phase::final_melds) moves.emplace_back(Vazhushal::pass);
    if (!keeping) return;
    CardSet left = side.hand.one;
    for (int i = 0; i < (step ? 1 : a_few) && !left.empty(); ++i) {
      const Card card = keeping->least(left).first();
      moves.emplace_back(Vazhushal::discard, card);
      left.remove(card);
    }
  }

  void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) const {
    const int least = keeping ? (*keeping)(keeping->least(side.hand.one).first()) : 0;
    for (const Move& move : moves) {
      switch (static_cast<Verb>(move.verb)) {
        case Vazhushal::draw_stock: weights.push_back(1); break;
        case Vazhushal::take:
        case Vazhushal::take_meld:
        case Vazhushal::take_arrange: weights.push_back(weight_of_take(state, seat, move, *step)); break;
        case Vazhushal::meld:
        case Vazhushal::add:
        case Vazhushal::arrange: weights.push_back(step && move == *step ? 1.5F : 0.4F); break;
        case Vazhushal::discard: {
          const float behind = 1 + static_cast<float>((*keeping)(move.card()) - least) / 8;
          weights.push_back((step && side.held > 1 ? 0.2F : 1.0F) / (behind * behind));
          break;
        }
        case Vazhushal::pass: weights.push_back(step ? 0.1F : 0.5F); break;
      }
    }
  }
};

}  // namespace

void Vazhushal::candidates(const State& state, int seat, bool thorough, Moves& moves) {
  if (thorough)
    vazhushal::thorough_candidates(state, seat, moves);
  else
    Glance(state, seat).list(state, moves);
}

void Vazhushal::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  Glance(state, seat).weigh(state, seat, moves, weights);
}

void Vazhushal::weighed_candidates(const State& state, int seat, Moves& moves, std::vector<float>& weights) {
  const Glance glance(state, seat);
  glance.list(state, moves);
  glance.weigh(state, seat, moves, weights);
}

void vazhushal::play_turn(State& state, int seat, Side& side, Rng& rng) {
  side.keep = Side::must_keep(state);
  const bool final = state.phase == Phase::final_melds;
  if (state.phase == Phase::draw) {
    const Sweep sweep = best_sweep(state, side);
    if (sweep.count > 0)
      Vazhushal::take_line(state, seat, sweep.count);
    else
      Vazhushal::take_stock(state, seat);
    side.hold(state.hand[at(seat)], state.hand_size[at(seat)]);
    if (!sweep.first.empty()) side.lay(sweep.first);
    if (!sweep.meld.empty()) side.lay(sweep.meld);
  }
  lay_out(state, side);
  side.commit(state, seat);
  if (final) {
    Vazhushal::end_final_melds(state, seat);
  } else if (state.phase == Phase::play) {
    const Card card = Keeping(state, seat, side).least_blurred(side.hand.one, rng.next()).first();
    Vazhushal::throw_away(state, seat, card);
    side.hold(state.hand[at(seat)], state.hand_size[at(seat)]);
  }
}

void Vazhushal::playout(State& state, Rng& rng) {
  std::array<std::optional<Side>, most_seats> sides;
  while (state.phase != Phase::finished) {
    const int seat = state.turn;
    auto& side = sides[at(seat)];
    if (!side) side.emplace(state, seat);
    play_turn(state, seat, *side, rng);
  }
}

int Vazhushal::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  if (const auto found = std::ranges::find(moves, advised(known, seat)); found != moves.end())
    return static_cast<int>(found - moves.begin());
  // What it would do at a glance was not asked about: the likeliest of what was.
  std::vector<float> weights;
  weigh(known, seat, moves, weights);
  return static_cast<int>(std::ranges::max_element(weights) - weights.begin());
}

}  // namespace fulltable
