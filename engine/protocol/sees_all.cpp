// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/sees_all.h"

#include <algorithm>
#include <cmath>

#include "ai/think.h"
#include "ai/tree.h"

namespace fulltable {

namespace {

constexpr std::uint64_t waits_key = 0x77616974;
constexpr double draw_of_untried = 0.7;
constexpr double untried_reduction = 0.05;
constexpr double spread_prior = 0.05;

/// A position is known by the moves that led there from the root, and whoever has declined since.
class Clairvoyant {
 public:
  Clairvoyant(const Position& truth, int seat, std::int64_t iterations, Rng rng)
      : truth_(truth),
        seat_(seat),
        rng_(rng),
        position_(truth.clone()),
        tree_(static_cast<std::size_t>(std::min<std::int64_t>(iterations, 1 << 17)) + 1) {
    truth.know(seat)->candidates(seat, root_moves_);
  }

  std::optional<Move> run(std::int64_t iterations) {
    for (std::int64_t i = 0; i < iterations; ++i) iterate();
    std::vector<std::uint32_t> edges;
    look(seat_, true);
    tree_.edges_of(tree_.node(root_key).node, keys_, edges);
    const auto best = std::ranges::max_element(edges, {}, [&](std::uint32_t edge) { return tree_.edge(edge).visits; });
    const auto place = static_cast<std::size_t>(best - edges.begin());
    return place < root_moves_.size() ? std::optional(root_moves_[place]) : std::nullopt;
  }

 private:
  static constexpr std::uint64_t root_key = 1;
  struct Step {
    std::uint32_t node;
    std::uint32_t edge;
    int seat;
  };

  void look(int seat, bool root) {
    if (root)
      moves_ = root_moves_;
    else
      position_->candidates(seat, moves_);
    const bool may_wait = (root ? truth_ : *position_).may_wait(seat);
    (root ? truth_ : *position_).weigh(seat, moves_, weights_);
    keys_.clear();
    for (const Move& move : moves_) keys_.push_back(hash_of(move));
    if (may_wait) keys_.push_back(waits_key);
  }

  std::uint32_t select(std::uint32_t node) {
    tree_.edges_of(node, keys_, edges_);
    double total = 0;
    for (const float weight : weights_) total += static_cast<double>(weight);
    const double even = 1.0 / static_cast<double>(edges_.size());
    const bool weighed = total > 0 && weights_.size() == edges_.size();
    const double untried = tree_.mean(node) - untried_reduction;
    std::size_t best = 0;
    double best_bound = -1e9;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      const Edge& edge = tree_.edge(edges_[i]);
      const double prior =
          weighed ? spread_prior * even + (1 - spread_prior) * static_cast<double>(weights_[i]) / total : even;
      const auto visits = static_cast<double>(edge.visits);
      const double value = edge.visits == 0 ? untried : edge.value / visits;
      const double bound =
          value + draw_of_untried * prior * std::sqrt(static_cast<double>(edge.available)) / (1 + visits);
      if (bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    return static_cast<std::uint32_t>(best);
  }

  void iterate() {
    position_->assign(truth_);
    steps_.clear();
    std::uint64_t key = root_key;
    int seat = seat_;
    SeatSet declined = truth_.may_wait(seat_) ? SeatSet{} : truth_.to_act();
    while (true) {
      look(seat, steps_.empty());
      const auto [node, is_new] = tree_.node(key);
      if (node == Tree::nothing) break;
      if (is_new && !steps_.empty() && keys_.size() == moves_.size()) {
        steps_.push_back({node, Tree::nothing, seat});
        break;
      }
      const std::uint32_t chosen = select(node);
      steps_.push_back({node, edges_[chosen], seat});
      key = mix(key ^ mix(keys_[chosen] + static_cast<std::uint64_t>(seat)));
      if (chosen == moves_.size()) {
        declined.insert(seat);
      } else {
        position_->apply(seat, moves_[chosen]);
        declined = {};
        // Those who answer a bluff go by their own cards: to let them see through it would be to give it up.
        if (position_->stage() != Stage::playing || truth_.bluffing()) break;
      }
      const auto next = seat_to_ask(*position_, declined);
      if (!next) break;
      seat = *next;
    }
    if (position_->stage() == Stage::playing) position_->playout(rng_);
    position_->worth(worth_);
    for (const Step& step : steps_) tree_.count(step.node, step.edge, worth_[static_cast<std::size_t>(step.seat)]);
  }

  const Position& truth_;
  int seat_;
  Rng rng_;
  std::unique_ptr<Position> position_;
  Tree tree_;
  Moves root_moves_;
  Moves moves_;
  std::vector<std::uint64_t> keys_;
  std::vector<float> weights_;
  std::vector<std::uint32_t> edges_;
  std::vector<Step> steps_;
  std::vector<double> worth_;
};

}  // namespace

std::optional<Move> choose_seeing_all(const Position& truth, int seat, std::int64_t iterations, Rng rng) {
  Moves moves;
  truth.know(seat)->candidates(seat, moves);
  const bool may_wait = truth.may_wait(seat);
  if (moves.size() + (may_wait ? 1U : 0U) < 2) return moves.empty() ? std::nullopt : std::optional(moves.front());
  return Clairvoyant(truth, seat, iterations, rng).run(iterations);
}

}  // namespace fulltable
