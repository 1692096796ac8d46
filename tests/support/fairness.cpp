// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fairness.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "ai/think.h"

namespace fulltable {

namespace {

Cards shuffled(Cards cards, Rng& rng) {
  shuffle(cards, rng);
  return cards;
}

/// How many cards two piles have in common, wherever in them they lie.
int alike_cards(const PileView& one, const PileView& other) {
  Cards left = other.cards;
  for (const Card card : one.cards)
    if (const auto found = std::ranges::find(left, card); found != left.end()) left.erase(found);
  return static_cast<int>(other.cards.size() - left.size());
}

/// How many cards two piles have at the same places.
int alike_places(const PileView& one, const PileView& other) {
  int number = 0;
  for (std::size_t k = 0; k < std::min(one.cards.size(), other.cards.size()); ++k)
    number += one.cards[k] == other.cards[k] ? 1 : 0;
  return number;
}

}  // namespace

void Fairness::begin(const Match& match, std::uint64_t seed, bool swaps) {
  rng_ = Rng(seed);
  swaps_ = swaps;
  twin_.begin(match);
  thoughts_left_ = 2;
  chances_left_.assign(static_cast<std::size_t>(match.seats()), 2);
}

void Fairness::note(const Match& match, const Position& before, int seat, const Move& move, Times times) {
  twin_.note(match, before, seat, move, times);
  if (!twin_.ended()) return;
  // What was never shown of a deal may not be known in the next one either.
  if (swaps_ && !twin_.too_long())
    for (int viewer = 0; viewer < match.seats(); ++viewer) swap(viewer, unseen_by(twin_.before(), viewer));
  twin_.go_on(match);
}

void Fairness::look() {
  if (twin_.now().stage() != Stage::playing || twin_.too_long()) return;
  for (int viewer = 0; viewer < twin_.now().setup().seats; ++viewer) {
    const Cards unseen = unseen_by(twin_.now(), viewer);
    if (std::set<Card>(unseen.begin(), unseen.end()).size() < 2) continue;
    ++proved_.tried;
    if (swap(viewer, unseen)) ++proved_.swapped;
    // What a seat does itself teaches it nothing about the others.
    int& chances_left = chances_left_[static_cast<std::size_t>(viewer)];
    if (chances_left == 0 || !twin_.only(viewer)) continue;
    --chances_left;
    count_by_chance(viewer, unseen);
  }
}

/// Exchanges all these cards, which the viewer does not see, or as many of them as it does not notice. Whether any
/// were.
bool Fairness::swap(int viewer, const Cards& unseen) {
  constexpr int pairs = 6;
  std::size_t number = unseen.size();
  for (int left = pairs; left > 0 && number >= 2; number = std::max<std::size_t>(2, number / 2)) {
    if (number == 2) --left;
    Cards from = shuffled(unseen, rng_);
    from.resize(number);
    const Cards to = number == 2 ? Cards{from[1], from[0]} : shuffled(from, rng_);
    if (from == to) continue;
    const auto result = twin_.play(viewer, from, to, rng_);
    if (swaps_ && !result.leak.empty()) fault(viewer, result.leak);
    if (!result.position || result.position->same(twin_.now())) continue;
    if (twin_.ended()) return true;
    if (swaps_ && result.leak.empty()) compare_minds(viewer, *result.position);
    count_by_twin(viewer, *result.position);
    return true;
  }
  return false;
}

/// What a seat knows is the same here and in the twin: so is all that comes of it, and all that is told to everybody.
void Fairness::compare_minds(int viewer, const Position& twin) {
  const Position& truth = twin_.now();
  const auto here = truth.know(viewer);
  const auto there = twin.know(viewer);
  const std::uint64_t seed = rng_.next();
  const auto with_seed = [seed] { return Rng(seed); };
  Rng one = with_seed();
  Rng two = with_seed();
  if (!here->imagine(one)->same(*there->imagine(two))) fault(viewer, "imagines by cards that it has not seen");
  if (truth.recap() != twin.recap() || truth.verdict() != twin.verdict())
    fault(viewer, "is told by the log what it has not seen");
  const auto reaction = game_.react(*here, Level::medium, one = with_seed());
  const auto otherwise = game_.react(*there, Level::medium, two = with_seed());
  if (reaction.has_value() != otherwise.has_value() ||
      (reaction && !(reaction->move == otherwise->move && reaction->times == otherwise->times)))
    fault(viewer, "reacts to cards that it has not seen");
  if (here->to_act().has(viewer)) compare_thoughts(viewer, *here, *there, seed);
}

void Fairness::compare_thoughts(int viewer, const Knowledge& here, const Knowledge& there, std::uint64_t seed) {
  Moves moves;
  Moves others;
  here.candidates(viewer, moves);
  there.candidates(viewer, others);
  if (moves != others) return fault(viewer, "considers moves by cards that it has not seen");
  if (moves.empty()) return;
  std::vector<float> weights;
  std::vector<float> other_weights;
  here.weigh(viewer, moves, weights);
  there.weigh(viewer, moves, other_weights);
  Rng one(seed);
  Rng two(seed);
  const int chosen = here.rule_of_thumb(viewer, moves, one);
  if (weights != other_weights || chosen != there.rule_of_thumb(viewer, moves, two))
    fault(viewer, "plays by cards that it has not seen");
  if (chosen >= 0) {
    const Move& move = moves[static_cast<std::size_t>(chosen)];
    if (heard(here.say(viewer, move), viewer) != heard(there.say(viewer, move), viewer) ||
        here.reason(viewer, move, nullptr) != there.reason(viewer, move, nullptr))
      fault(viewer, "is given reasons by cards that it has not seen");
  }
  if (here.info().real_time || thoughts_left_ == 0) return;
  --thoughts_left_;
  ++proved_.thoughts;
  const Limits limits{.iterations = here.info().solitaire ? 1 : 12, .expired = {}};
  const Decision decision = think(here, Level::easy, limits, Rng(seed));
  const Decision otherwise = think(there, Level::easy, limits, Rng(seed));
  const bool alike =
      std::ranges::equal(decision.candidates, otherwise.candidates, [](const Candidate& a, const Candidate& b) {
        return a.move == b.move && a.wait == b.wait && a.value == b.value && a.visits == b.visits;
      });
  if (!alike || decision.move != otherwise.move) fault(viewer, "decides by cards that it has not seen");
  if (english(hint_of(here, decision)) != english(hint_of(there, otherwise)))
    fault(viewer, "gets a hint by cards that it has not seen");
}

/// The viewer cannot tell the true deal from its twin. So what it imagines here is no more like the true deal, compared
/// with the twin, than what it imagines there: each difference may as well have the other sign, whatever the viewer
/// thinks likely and by whatever play the deal has come here.
void Fairness::count_by_twin(int viewer, const Position& twin) {
  const View truth = twin_.now().show(std::nullopt);
  const View other = twin.show(std::nullopt);
  const auto here = twin_.now().know(viewer);
  const auto there = twin.know(viewer);
  constexpr int times = 4;
  for (int i = 0; i < times; ++i) {
    const View one = here->imagine(rng_)->show(std::nullopt);
    const View two = there->imagine(rng_)->show(std::nullopt);
    for (std::size_t p = 0; p < truth.piles.size(); ++p) {
      const PileView& pile = truth.piles[p];
      if (pile.cards == other.piles[p].cards) continue;
      const auto difference = [&](auto alike) {
        return alike(one.piles[p], pile) - alike(one.piles[p], other.piles[p]) - alike(two.piles[p], pile) +
               alike(two.piles[p], other.piles[p]);
      };
      add(viewer, "the cards of “" + pile.id + "” as they truly are", difference(alike_cards));
      if (pile.ordered) add(viewer, "the places of “" + pile.id + "” as they truly are", difference(alike_places));
    }
  }
}

/// Where in the pack the cards lie that the viewer does not see. Of equal cards in a double pack it may see one and not
/// another: where it does, it notices another card. Nothing if that does not tell them apart.
std::vector<std::size_t> Fairness::unseen_places(int viewer, const Cards& unseen) {
  const Cards& pack = twin_.pack();
  const auto hidden = [&](Card card) { return std::ranges::count(unseen, card); };
  std::vector<std::size_t> places;
  std::vector<std::size_t> doubtful;
  for (std::size_t i = 0; i < pack.size(); ++i)
    if (hidden(pack[i]) == std::ranges::count(pack, pack[i]))
      places.push_back(i);
    else if (hidden(pack[i]) > 0)
      doubtful.push_back(i);
  if (doubtful.empty() || places.empty()) return places;
  const std::size_t other = places[rng_.below(static_cast<std::uint32_t>(places.size()))];
  for (const std::size_t one : doubtful)
    if (twin_.play(viewer, {one, other}, {pack[other], pack[one]}).position) places.push_back(one);
  if (places.size() != unseen.size()) places.clear();
  return places;
}

/// Exact chances: the unseen cards are dealt anew until nothing that the viewer has seen differs. What it imagines is
/// such a deal as well, so one that was imagined before is as much like the next as like one that was dealt.
void Fairness::count_by_chance(int viewer, const Cards& unseen) {
  const std::vector<std::size_t> places = unseen_places(viewer, unseen);
  if (places.empty()) return;
  Cards cards;
  for (const std::size_t place : places) cards.push_back(twin_.pack()[place]);
  const auto known = twin_.now().know(viewer);
  const View first = known->imagine(rng_)->show(std::nullopt);
  const View own = known->show(viewer);
  constexpr int tries = 72;
  int wanted = 24;
  for (int i = 0; i < tries && wanted > 0; ++i) {
    const auto dealt = twin_.play(viewer, places, shuffled(cards, rng_)).position;
    if (!dealt) continue;
    --wanted;
    const View next = known->imagine(rng_)->show(std::nullopt);
    const View chance = dealt->show(std::nullopt);
    for (std::size_t p = 0; p < first.piles.size(); ++p) {
      const PileView& pile = first.piles[p];
      if (pile.cards == own.piles[p].cards) continue;
      const auto difference = [&](auto alike) { return alike(next.piles[p], pile) - alike(chance.piles[p], pile); };
      add(viewer, "the cards of “" + pile.id + "” by other chances than they have", difference(alike_cards));
      if (pile.ordered)
        add(viewer, "the places of “" + pile.id + "” by other chances than they have", difference(alike_places));
    }
  }
}

void Fairness::add(int viewer, const std::string& what, int difference) {
  Count& count = counts_[{viewer, what}];
  count.sum += difference;
  count.squares += difference * difference;
  count.number += difference != 0 ? 1 : 0;
}

/// Where signs are tossed, the sum of differences exceeds `most` times the root of their squares with a chance of at
/// most 2 exp(−most² / 2) (Hoeffding): 7e-10 here, for a hundred thousand piles less than 1e-4.
void Fairness::sum_up() {
  constexpr double most = 6.6;
  for (const auto& [of, count] : counts_) {
    // Fewer could not exceed it.
    if (count.number <= most * most) continue;
    ++proved_.judged;
    const double deviation = std::sqrt(count.squares);
    if (std::abs(count.sum) > most * deviation)
      fault(of.first, "imagines " + of.second + ": " + std::to_string(std::lround(count.sum / deviation)) +
                          " times the usual deviation, in " + std::to_string(count.number));
  }
}

}  // namespace fulltable
