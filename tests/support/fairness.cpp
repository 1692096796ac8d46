// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fairness.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "ai/think.h"

namespace fulltable {

namespace {

using Likeness = DealTwin::Likeness;

Cards cards_of(const std::vector<Unseen>& unseen) {
  Cards cards;
  for (const Unseen& one : unseen) cards.push_back(one.card);
  return cards;
}

Cards shuffled(Cards cards, Rng& rng) {
  shuffle(cards, rng);
  return cards;
}

Cards cards_in(const std::vector<Unseen>& unseen, std::size_t pile) {
  Cards cards;
  for (const Unseen& one : unseen)
    if (one.pile == pile) cards.push_back(one.card);
  return cards;
}

/// What is left of some cards without others; the others need not be there.
Cards without(Cards cards, const Cards& others) {
  for (const Card card : others)
    if (const auto found = std::ranges::find(cards, card); found != cards.end()) cards.erase(found);
  return cards;
}

double copies(const Cards& cards, Card card) {
  return static_cast<double>(std::ranges::count(cards, card));
}

/// Chances of drawing so many of these cards at random: how many points they bring, by what each is worth.
struct Chances {
  double mean = 0;
  double variance = 0;
};

/// To draw `number` of the cards: the points of a card are how often it occurs in `wanted`.
Chances of_drawing(const Cards& cards, const Cards& wanted) {
  const auto all = static_cast<double>(cards.size());
  const auto number = static_cast<double>(wanted.size());
  double sum = 0;
  double squares = 0;
  for (const Card card : cards) {
    const double points = copies(wanted, card);
    sum += points;
    squares += points * points;
  }
  const double mean = sum / all;
  const double spread = squares / all - mean * mean;
  return {number * mean, all > 1 ? number * spread * (all - number) / (all - 1) : 0};
}

/// To draw the cards `wanted` each at its place: a point for each that is.
Chances of_placing(const Cards& cards, const Cards& wanted) {
  const auto all = static_cast<double>(cards.size());
  double mean = 0;
  double pairs = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const double chance = copies(cards, wanted[i]) / all;
    mean += chance;
    for (std::size_t k = 0; k < wanted.size() && all > 1; ++k)
      if (k != i) pairs += chance * (copies(cards, wanted[k]) - (wanted[i] == wanted[k] ? 1 : 0)) / (all - 1);
  }
  return {mean, mean + pairs - mean * mean};
}

}  // namespace

void Fairness::begin(const Match& match, std::uint64_t seed, bool swaps, bool counts) {
  rng_ = Rng(seed);
  swaps_ = swaps;
  counts_ = counts;
  twin_.begin(match);
  thoughts_left_ = 2;
}

void Fairness::note(const Match& match, const Position& before, int seat, const Move& move, Times times) {
  twin_.note(match, before, seat, move, times);
  if (!twin_.ended()) return;
  // What was never shown of a deal may not be known in the next one either.
  if (swaps_ && !twin_.too_long())
    for (int viewer = 0; viewer < match.seats(); ++viewer) swap(viewer);
  twin_.go_on(match);
}

void Fairness::look() {
  if (twin_.now().stage() != Stage::playing || twin_.too_long()) return;
  for (int viewer = 0; viewer < twin_.now().setup().seats; ++viewer) {
    const Cards unseen = cards_of(unseen_by(twin_.now(), viewer));
    if (std::set<Card>(unseen.begin(), unseen.end()).size() < 2) continue;
    if (swaps_) {
      ++proved_.tried;
      if (swap(viewer)) ++proved_.swapped;
    }
    // What a seat does itself teaches it nothing about the others.
    if (counts_ && twin_.only(viewer)) count(viewer);
  }
}

/// Exchanges all cards that the viewer does not see, or as many of them as it does not notice. Whether any were.
bool Fairness::swap(int viewer) {
  const Position& seen = twin_.ended() ? twin_.before() : twin_.now();
  const std::vector<Unseen> unseen = unseen_by(seen, viewer);
  constexpr int pairs = 6;
  std::size_t number = unseen.size();
  for (int left = pairs; left > 0 && number >= 2; number = std::max<std::size_t>(2, number / 2)) {
    if (number == 2) --left;
    Cards from = shuffled(cards_of(unseen), rng_);
    from.resize(number);
    const Cards to = number == 2 ? Cards{from[1], from[0]} : shuffled(from, rng_);
    if (from == to) continue;
    const auto result = twin_.play(viewer, from, to, rng_);
    if (result.likeness == Likeness::leak) fault(viewer, result.where);
    if (result.likeness != Likeness::alike || result.position->same(twin_.now())) continue;
    if (!twin_.ended()) compare_minds(viewer, *result.position);
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
  here.considered(viewer, moves);
  there.considered(viewer, others);
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
  if (english(because(here, decision)) != english(because(there, otherwise)))
    fault(viewer, "gets a hint by cards that it has not seen");
}

/// The unseen cards of which each may as well lie in one place as in another, as far as the viewer could see: not those
/// that have to be where they are. None where it has learnt more than that.
std::vector<Unseen> Fairness::equally_likely(int viewer) {
  std::vector<Unseen> cards = unseen_by(twin_.now(), viewer);
  constexpr int tries = 12;
  const auto unnoticed = [&] {
    return twin_.play(viewer, cards_of(cards), shuffled(cards_of(cards), rng_), rng_).position;
  };
  int even = 0;
  while (even < tries && unnoticed()) ++even;
  if (even == tries) return cards;

  // Such as a card whose holder was to begin: it is in its pile whatever else is exchanged unnoticed.
  constexpr int enough = 24;
  std::vector<bool> moves(cards.size(), false);
  int found = 0;
  for (int i = 0; i < 5 * enough && found < enough; ++i) {
    const auto twin = unnoticed();
    if (!twin) continue;
    ++found;
    const View all = twin->show(std::nullopt);
    for (std::size_t k = 0; k < cards.size(); ++k)
      if (copies(all.piles[cards[k].pile].cards, cards[k].card) == 0) moves[k] = true;
  }
  if (found < enough) return {};
  std::size_t kept = 0;
  for (std::size_t k = 0; k < cards.size(); ++k)
    if (moves[k]) cards[kept++] = cards[k];
  cards.resize(kept);
  for (int i = 0; i < tries; ++i)
    if (!unnoticed()) return {};
  return cards;
}

void Fairness::count(int viewer) {
  const std::vector<Unseen> unseen = equally_likely(viewer);
  if (unseen.empty()) return;
  ++proved_.counted;
  const Cards all = cards_of(unseen);
  const View truth = twin_.now().show(std::nullopt);
  const auto known = twin_.now().know(viewer);
  const auto imagined = known->imagine(rng_);
  constexpr int times = 40;
  for (int i = 0; i < times; ++i) {
    if (i > 0) known->imagine(*imagined, rng_);
    const View view = imagined->show(std::nullopt);
    for (std::size_t p = 0; p < view.piles.size(); ++p) {
      const Cards hidden = cards_in(unseen, p);
      if (hidden.empty()) continue;
      const Cards& faces = truth.piles[p].cards;
      const Cards drawn = without(view.piles[p].cards, without(faces, hidden));
      if (drawn.size() != hidden.size()) return fault(viewer, "imagines a card of " + view.piles[p].id + " elsewhere");
      Count& pile = piles_[{viewer, "the cards of “" + view.piles[p].id + "”"}];
      const Chances drawing = of_drawing(all, hidden);
      for (const Card card : drawn) pile.right += copies(hidden, card);
      pile.chance += drawing.mean;
      pile.variance += drawing.variance;
      if (!view.piles[p].ordered || faces.size() != hidden.size()) continue;
      Count& places = piles_[{viewer, "the places of “" + view.piles[p].id + "”"}];
      const Chances placing = of_placing(all, faces);
      for (std::size_t k = 0; k < faces.size(); ++k) places.right += view.piles[p].cards[k] == faces[k] ? 1 : 0;
      places.chance += placing.mean;
      places.variance += placing.variance;
    }
  }
}

void Fairness::sum_up() {
  for (const auto& [of, count] : piles_) {
    // Fewer are too uneven for the bound: five times the usual deviation.
    if (count.variance < 25) continue;
    ++proved_.judged;
    const double deviation = std::sqrt(count.variance);
    if (std::abs(count.right - count.chance) > 5 * deviation)
      fault(of.first, "imagines " + of.second + " as they truly are: " + std::to_string(std::lround(count.right)) +
                          ", by chance " + std::to_string(std::lround(count.chance)) + " give or take " +
                          std::to_string(std::lround(deviation)));
  }
}

}  // namespace fulltable
