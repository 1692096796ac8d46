// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>
#include <cmath>

#include "games/commune/belief.h"
#include "games/commune/commune.h"
#include "games/commune/value.h"

// How Commune is played at first sight: each seat by its own cards and by what has been said.

namespace fulltable {

namespace {

using commune::Category;
using commune::Declaration;
using commune::Hints;
using commune::Odds;
using commune::Tales;
using State = Commune::State;

/// What others are taken to believe of a rank that somebody names.
constexpr float credit = 0.3F;
/// A declaration with so much chance at first sight is called about half the time, and how much less often one with
/// more chance is, both as the hard level was seen to call.
constexpr float doubted = 0.22F;
constexpr float doubt_slope = 0.8F;
/// How far chance moves the promise of a declaration in a playout, so that nobody can be read, and some are bluffs.
constexpr float whim = 0.05F;
// What is believed of a declaration that somebody has made, on the scale of log odds.
/// Where one's own cards say what a bystander would say at first sight.
constexpr float believed = 0.5F;
/// For all that one's own cards say more.
constexpr float by_own_cards = 8;
/// For each declaration of the hand: the more were made, the more of them are bluffs; and no more than so many.
constexpr float by_declaration = -0.15F;
constexpr std::size_t most_declarations = 8;
/// For each card beyond the first that the declarer holds, and no more than so many.
constexpr float by_card = 0.6F;
constexpr int most_more_cards = 3;
// How readily a player in turn calls, on the scale of log odds, as the hard level was seen to: by what it believes of
// the declaration, by its chance at first sight, by what its own best declaration promises, and the more readily the
// fewer are left, each of whom gains more by another's loss.
constexpr float call_at_all = 2.3F;
constexpr float call_by_belief = -7.8F;
constexpr float call_by_sight = -4.5F;
constexpr float call_by_own_best = -4.1F;
constexpr float call_by_few = 10.2F;
/// A player who is not the next in turn, and so need not answer, calls only what is very unlikely.
constexpr float others_call = 0.12F;

/// The chance that a declaration is good to a bystander, once somebody has made it.
float at_first_sight(const State& state, int rung) {
  const int size = state.commune_size();
  const float chance = commune::blind_odds(rung, size, state.pack_size());
  const Declaration& said = commune::declaration(rung);
  Declaration weaker = said;
  switch (said.category) {
    case Category::high: return chance + credit * (1 - chance);
    case Category::pair: weaker.category = Category::high; break;
    case Category::two_pair: weaker = {Category::pair, said.first, 0}; break;
    case Category::trips: weaker.category = Category::pair; break;
    case Category::full_house:
      weaker = {Category::two_pair, std::max(said.first, said.second), std::min(said.first, said.second)};
      break;
    case Category::quads: weaker.category = Category::trips; break;
    case Category::five_of_a_kind: weaker.category = Category::quads; break;
    case Category::straight:
    case Category::flush:
    case Category::straight_flush: return chance + credit * chance * (1 - chance);
  }
  return chance + credit * (commune::blind_odds(commune::rung_of(weaker), size, state.pack_size()) - chance);
}

/// A chance by its log odds, nearly: the logistic curve in square roots alone, so that it is the same everywhere.
float chance_of_log_odds(float log_odds) {
  return (1 + log_odds / std::sqrt(4 + log_odds * log_odds)) / 2;
}

/// One seat's view of a hand.
class Mind {
 public:
  Mind(const State& state, int seat, const Tales& tales)
      : state_(state),
        odds_(state.hand[at(seat)], state.commune_size(), state.pack_size()),
        hints_(tales.hints(seat)),
        gain_(1 / static_cast<float>(state.living_count() - 1)) {}

  float chance(int rung) const { return odds_.of(commune::declaration(rung), hints_); }

  /// The chance that the last declaration is good, heeding that it was made.
  float belief() const {
    const float own = chance(state_.last_rung());
    const Commune::Declared last = state_.declared.back();
    if (!last.heeded || own <= 0 || own >= 1) return own;
    const auto declarations = static_cast<float>(std::min(state_.declared.size(), most_declarations));
    const auto more_cards = static_cast<float>(std::min(state_.hand_size[last.seat] - 1, most_more_cards));
    return chance_of_log_odds(believed + by_own_cards * (own - at_first_sight(state_, last.rung)) +
                              by_declaration * declarations + by_card * more_cards);
  }

  /// To call: −1 for a token lost, the share of everyone else's loss that is one's gain for one won.
  float promise_of_call() const { return promise_of_chance(1 - belief()); }

  float promise_of(int rung) const {
    const float seen = at_first_sight(state_, rung);
    const float called = commune::next_rung(rung, state_.ladder_options) == commune::rungs
                             ? 1
                             : std::clamp(0.5F + doubt_slope * (doubted - seen), 0.03F, 0.97F);
    // Not called, it goes on: the likelier the hand, the longer, until somebody is caught, as like as not oneself.
    const float later = -seen / static_cast<float>(state_.living_count());
    return called * promise_of_chance(chance(rung)) + (1 - called) * later;
  }

  /// The chance that the seat in turn calls, whose best declaration promises so much.
  float chance_to_call(float own_best) const {
    return chance_of_log_odds(call_at_all + call_by_belief * belief() +
                              call_by_sight * at_first_sight(state_, state_.last_rung()) + call_by_own_best * own_best +
                              call_by_few / static_cast<float>(state_.living_count()));
  }

 private:
  float promise_of_chance(float won) const { return won * gain_ - (1 - won); }

  const State& state_;
  Odds odds_;
  Hints hints_;
  float gain_;
};

/// The rungs that a playout weighs: the next two, and of each category the lowest and those that the cards support.
class Shortlist {
 public:
  Shortlist(const State& state, int seat) : state_(state), last_(state.last_rung()) {
    const auto own = commune::Count::of(state.hand[at(seat)]);
    const int next = commune::next_rung(last_, state.ladder_options);
    add(next);
    if (next < commune::rungs) add(commune::next_rung(next, state.ladder_options));
    // The two ranks that one holds most of, the higher first.
    int best = commune::ace;
    int second = commune::ace - 1;
    int most = 0;
    int next_most = 0;
    for (int rank = commune::ace; rank > commune::two; --rank) {
      const int held = own.natural[at(rank)];
      if (held > most) {
        second = best;
        next_most = most;
        best = rank;
        most = held;
      } else if (held > next_most) {
        second = rank;
        next_most = held;
      }
    }
    const int upper = std::max(best, second);
    const int lower = std::min(best, second);
    for (const Category category : {Category::high, Category::pair, Category::trips, Category::quads}) {
      add(category, best, 0);
      add(category, commune::ace, 0);
    }
    add(Category::two_pair, upper, lower);
    add(Category::full_house, best, second);
    for (const int top : {5, 9, commune::ace}) add(Category::straight, top, 0);
    for (const int top : {9, 11, commune::ace}) add(Category::flush, top, 0);
    add(Category::straight_flush, commune::ace, 0);
    add(Category::five_of_a_kind, best, 0);
  }

  const int* begin() const { return list_.data(); }
  const int* end() const { return list_.data() + size_; }

 private:
  void add(Category category, int first, int second) {
    const bool twice = commune::names_two_ranks(category) && first == second;
    if (!twice) add(commune::rung_of({category, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}));
  }
  void add(int rung) {
    if (rung <= last_ || rung >= commune::rungs || !commune::on_ladder(rung, state_.ladder_options)) return;
    if (std::find(begin(), end(), rung) == end()) list_[size_++] = rung;
  }

  const State& state_;
  int last_;
  std::array<int, 32> list_{};
  std::size_t size_ = 0;
};

/// Whether a seat that is asked whether to let a declaration stand would rather call.
bool calls_out_of_turn(const Mind& mind) {
  return mind.belief() < others_call;
}

void play_turn(State& state, Tales& tales, Rng& rng) {
  const int seat = state.turn;
  const Mind mind(state, seat, tales);
  int chosen = -1;
  float best = -100;
  float most = -100;
  for (const int rung : Shortlist(state, seat)) {
    const float promise = mind.promise_of(rung);
    best = std::max(best, promise);
    const float liked = promise + whim * static_cast<float>(rng.unit());
    if (liked <= most) continue;
    most = liked;
    chosen = rung;
  }
  if (chosen < 0 || (!state.declared.empty() && static_cast<float>(rng.unit()) < mind.chance_to_call(best))) {
    Commune::apply(state, seat, Move(Commune::call));
    return;
  }
  tales.note(seat, chosen, state.last_rung(), state.ladder_options);
  Commune::apply(state, seat, Commune::declaring(chosen));
}

}  // namespace

void Commune::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  weights.assign(moves.size(), 1.0F);
  if (state.phase == Phase::showdown) return;
  const Tales tales(state);
  const Mind mind(state, seat, tales);
  if (state.phase == Phase::challenge) {
    const float chance = mind.belief();
    for (std::size_t i = 0; i < moves.size(); ++i) weights[i] = moves[i].verb == call ? 1 - chance : 0.4F + chance;
    return;
  }
  for (std::size_t i = 0; i < moves.size(); ++i)
    weights[i] =
        moves[i].verb == call ? mind.promise_of_call() : mind.promise_of(commune::rung_of(declaration_of(moves[i])));
  const float best = std::ranges::max(weights);
  for (float& weight : weights) {
    const float behind = 1 + 25 * (best - weight);
    weight = 1 / (behind * behind * behind);
  }
}

void Commune::playout(State& state, Rng& rng) {
  Tales tales(state);
  while (state.stage == Stage::playing) {
    switch (state.phase) {
      case Phase::declaring: play_turn(state, tales, rng); break;
      case Phase::challenge: {
        const int seat = to_act(state).front();
        apply(state, seat, Move(calls_out_of_turn(Mind(state, seat, tales)) ? call : pass));
        break;
      }
      case Phase::showdown: apply(state, to_act(state).front(), Move(deal_next)); break;
    }
  }
}

void Commune::worth(const State& state, std::vector<double>& out) {
  commune::chances_to_win(std::span(state.tokens).first(state.seats), out);
}

/// Believes nobody and never bluffs if it need not: calls what is unlikely by its own cards, and else takes the
/// smallest step to a hand that is likely.
int Commune::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  if (known.phase == Phase::showdown) return 0;
  const Odds odds(known.hand[at(seat)], known.commune_size(), known.pack_size());
  const float last = known.declared.empty() ? 1 : odds.of(commune::declaration(known.last_rung()));
  const auto place_of = [&](int verb) {
    return static_cast<int>(std::ranges::find(moves, verb, &Move::verb) - moves.begin());
  };
  if (known.phase == Phase::challenge) return place_of(last < 0.1F ? call : pass);
  if (last < 0.35F) return place_of(call);
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (moves[i].verb == declare && odds.of(declaration_of(moves[i])) >= 0.5F) return static_cast<int>(i);
  return place_of(known.declared.empty() || (last > 0.6F && moves.size() > 1) ? declare : call);
}

}  // namespace fulltable
