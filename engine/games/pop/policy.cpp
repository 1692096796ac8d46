// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>

#include "games/pop/cube.h"
#include "games/pop/outlook.h"
#include "games/pop/pop.h"
#include "games/pop/value.h"

namespace fulltable {

namespace {

/// How far chance may move the promise of a card in a playout.
constexpr float playout_noise = 0.1F;

/// A pop is weighed between two tricks: then both know most, and one answer serves for the whole trick.
bool worth_considering(const Pop::State& state, int seat) {
  return state.trick_size == 0 && state.may_pop(seat);
}

bool matches(const Move& move, Card card, Pop::Area area) {
  if (move.verb == Pop::lead) return move.card() == card && move.at(1) == static_cast<int>(area);
  return move.verb == Pop::play && move.card() == card;
}

void play_cube(Pop::State& state, const pop::Outlook& outlook, const std::array<pop::Stakes, 2>& stakes) {
  for (const int seat : {int{state.turn}, 1 - state.turn}) {
    if (!worth_considering(state, seat)) continue;
    const auto own = static_cast<std::size_t>(seat);
    if (gain_of_pop(odds_of(state, outlook, seat), stakes[own], state.cube) < pop::worth_popping) continue;
    Pop::apply(state, seat, Move(Pop::pop));
    const bool accepts = gain_of_accepting(odds_of(state, outlook, 1 - seat), stakes[1 - own], state.cube) >= 0;
    Pop::apply(state, 1 - seat, Move(accepts ? Pop::accept : Pop::fold));
    return;
  }
}

}  // namespace

void Pop::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  const pop::Outlook outlook(state);
  const pop::Stakes stakes(state, seat);
  if (state.popper != nobody) {
    const float gain = gain_of_accepting(odds_of(state, outlook, seat), stakes, state.cube);
    const float accepting = std::clamp(0.5F + 5 * gain, 0.1F, 0.9F);
    for (const Move& move : moves) weights.push_back(move.verb == accept ? accepting : 1 - accepting);
    return;
  }
  const bool popping =
      state.may_pop(seat) && gain_of_pop(odds_of(state, outlook, seat), stakes, state.cube) > pop::worth_popping;
  const float pop_weight = popping ? 0.3F : 0.03F;
  const pop::Appraisals cards = state.turn == seat ? appraise(state, outlook, seat) : pop::Appraisals{};
  float best = -10;
  for (std::size_t i = 0; i < cards.size; ++i) best = std::max(best, cards.list[i].promise);
  float total = 0;
  for (const Move& move : moves) {
    weights.push_back(pop_weight);
    for (std::size_t i = 0; i < cards.size; ++i) {
      const auto& card = cards.list[i];
      if (!matches(move, outlook.card_at(state, card.place), card.area)) continue;
      const float behind = 1 + 4 * (best - card.promise);
      weights.back() = 1 / (behind * behind);
      total += weights.back();
    }
  }
  if (state.turn != seat) {
    weights.push_back(1 - pop_weight);
    return;
  }
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (moves[i].verb != pop) weights[i] *= (1 - pop_weight) / total;
}

void Pop::playout(State& state, Rng& rng) {
  if (state.stage != Stage::playing) return;
  pop::Outlook outlook(state);
  const std::array stakes{pop::Stakes(state, 0), pop::Stakes(state, 1)};
  if (state.popper != nobody) {
    const int seat = 1 - state.popper;
    const float gain =
        gain_of_accepting(odds_of(state, outlook, seat), stakes[static_cast<std::size_t>(seat)], state.cube);
    apply(state, seat, Move(gain >= 0 ? accept : fold));
  }
  while (state.stage == Stage::playing) {
    if (state.trick_size == 0) {
      play_cube(state, outlook, stakes);
      if (state.stage != Stage::playing) return;
    }
    const int seat = state.turn;
    const pop::Appraisals cards = appraise(state, outlook, seat);
    std::uint64_t chance = rng.next();
    float most = -10;
    std::size_t best = 0;
    for (std::size_t i = 0; i < cards.size; ++i, chance >>= 7) {
      const float promise = cards.list[i].promise + playout_noise / 128 * static_cast<float>(chance & 127);
      if (promise > most) {
        most = promise;
        best = i;
      }
    }
    const auto& chosen = cards.list[best];
    const Card card = outlook.card_at(state, chosen.place);
    outlook.note(state, seat, chosen.area, card);
    put(state, seat, chosen.area, card);
    if (state.trick_size == 0) outlook.turn_up(state);
  }
}

void Pop::worth(const State& state, std::vector<double>& out) {
  out[0] = pop::chance_of_first(state);
  out[1] = 1 - out[0];
}

int Pop::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  const pop::Outlook outlook(known);
  const pop::Stakes stakes(known, seat);
  const auto place_of = [&](auto wanted) {
    const auto found = std::ranges::find_if(moves, wanted);
    assert(found != moves.end());
    return static_cast<int>(found - moves.begin());
  };
  if (known.popper != nobody) {
    const int verb = gain_of_accepting(odds_of(known, outlook, seat), stakes, known.cube) >= 0 ? accept : fold;
    return place_of([&](const Move& move) { return move.verb == verb; });
  }
  if (worth_considering(known, seat) &&
      gain_of_pop(odds_of(known, outlook, seat), stakes, known.cube) > pop::worth_popping)
    return place_of([](const Move& move) { return move.verb == pop; });
  if (known.turn != seat) return -1;
  const pop::Appraisals cards = appraise(known, outlook, seat);
  const auto end = cards.list.begin() + static_cast<std::ptrdiff_t>(cards.size);
  const auto best = std::ranges::max_element(cards.list.begin(), end, {}, &pop::Appraisal::promise);
  return place_of([&](const Move& move) { return matches(move, outlook.card_at(known, best->place), best->area); });
}

}  // namespace fulltable
