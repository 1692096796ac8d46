// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/search.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ai/tree.h"

namespace fulltable {

namespace {

constexpr std::size_t max_seats = 16;
constexpr std::uint64_t waiting_key = 0x77616974;

/// How much untried moves draw: 1 would suit values spread over all of 0 to 1; in card games the moves of a position
/// are mostly much closer to each other.
constexpr double exploration = 0.7;
/// An untried move counts as this much worse than the position: its prior has to speak for it.
constexpr double first_try_reduction = 0.05;
/// The part of the prior that is spread evenly, so that no legal move is quite ruled out by the game's first sight.
constexpr double even_prior = 0.05;

/// Others' choices of two, such as to accept or to fold, are told apart by the game's first sight of them in so many
/// steps: the cards in hand, which the moves do not show, decide them, and the tree would mix strong and weak hands.
constexpr double steps_of_sight = 5;

/// How often the clock and the token are looked at, in iterations.
constexpr std::int64_t between_looks = 16;
/// How often it is asked whether the choice is clear, and the least part of the budget that must have been spent first.
constexpr std::int64_t between_checks = 64;
/// Of several trees each does so many iterations between them.
constexpr std::int64_t slice_of_several = 128;
/// A search of so many iterations or more grows several trees; fewer would make each of them too small.
constexpr std::int64_t fewest_for_several = 8000;
constexpr std::int64_t least_part = 8;
/// In which of so many iterations the scores are looked at, where they are asked for: that is dear beside an iteration.
constexpr std::int64_t between_scores = 4;
/// So many of the first are looked at all: a level that imagines few deals would have next to none.
constexpr std::int64_t scored_at_first = 512;
/// Standard errors between the two best by which the choice counts as clear: wide, since it is asked again and again.
constexpr double clear_errors = 4.5;
/// Standard errors taken off a value where candidates are ranked: luck with few tries shall not win.
constexpr double caution_errors = 1.0;

struct Step {
  std::uint32_t node;
  std::uint32_t edge;
  int seat;
};

/// What a seat can do in a position, and how promising each looks; waiting, where allowed, is the last choice.
struct Choices {
  Moves moves;
  bool may_wait = false;
  std::vector<std::uint64_t> keys;
  std::vector<double> priors;

  std::size_t choices() const { return moves.size() + (may_wait ? 1 : 0); }
};

/// What the root's moves came to; squares for the error of the mean.
struct Sums {
  std::int64_t visits = 0;
  double value = 0;
  double squares = 0;

  void add(double worth) {
    ++visits;
    value += worth;
    squares += worth * worth;
  }
  void add(const Sums& other) {
    visits += other.visits;
    value += other.value;
    squares += other.squares;
  }
  double mean() const { return visits == 0 ? 0 : value / static_cast<double>(visits); }
  double variance_of_mean() const {
    if (visits < 2) return 1;
    const auto n = static_cast<double>(visits);
    // One more try of either kind keeps a move that always came to the same from looking proven.
    return (std::max(0.0, squares / n - mean() * mean()) + 1 / n) / n;
  }
  Gain gain() const { return {mean(), std::sqrt(variance_of_mean()), visits}; }
};

/// What one of several trees does of a search.
struct Share {
  std::int64_t iterations;
  std::int64_t trees;  ///< altogether
};

/// One tree.
class Searcher {
 public:
  /// `played` is weighed, too, where nobody would have thought of it.
  Searcher(const Knowledge& knowledge, const Knowledge& believed, const Limits& limits, Share share, Rng rng,
           const Move* played = nullptr)
      : knowledge_(knowledge),
        believed_(believed),
        limits_(limits),
        share_(share),
        rng_(rng),
        worlds_(rng.child(1)),
        position_(believed.imagine(rng_)),
        tree_(2 * static_cast<std::size_t>(std::min(share.iterations, largest_tree / share.trees))) {
    const int seat = knowledge.seat();
    knowledge.candidates(seat, root_.moves);
    if (played != nullptr && std::ranges::find(root_.moves, *played) == root_.moves.end())
      root_.moves.push_back(*played);
    root_.may_wait = knowledge.may_wait(seat);
    believed.weigh(seat, root_.moves, weights_);
    set_priors(root_);
    root_sums_.resize(root_.choices());
    gains_.resize(root_.choices());
    counts_scores_ = limits.scores && knowledge.info().score_unit != ScoreUnit::none;
    if (counts_scores_) before_ = lead(knowledge.show(knowledge.seat()).scores);
  }

  /// Does so many iterations more, or the rest of its own; fewer where it is told to stop.
  void grow(std::int64_t iterations, const std::stop_token& stop) {
    const std::int64_t end = std::min(iterated_ + iterations, share_.iterations);
    while (iterated_ < end && !stopped_) {
      iterate();
      stopped_ = iterated_ % between_looks == 0 && must_stop(stop);
    }
  }

  std::int64_t iterated() const { return iterated_; }
  bool stopped() const { return stopped_; }
  const Choices& root() const { return root_; }
  const std::vector<Sums>& sums() const { return root_sums_; }
  const std::vector<Sums>& gains() const { return gains_; }

  /// What was played beside the search's choice, in the same imagined deals.
  Judgement compare(const Decision& decision, const Move& played, std::int64_t deals, const std::stop_token& stop) {
    const std::size_t made = place_of(played);
    const std::size_t best = decision.move ? place_of(*decision.move) : root_.moves.size();
    Judgement judgement;
    if (made == best) {
      judgement.value = root_sums_[made].mean();
      return judgement;
    }
    Sums value;
    Sums loss;
    Sums gain;
    const Rng shared = rng_.child(0);
    for (std::int64_t deal = 0; deal < deals; ++deal) {
      if (deal % between_looks == 0 && must_stop(stop)) break;
      const auto number = static_cast<std::uint64_t>(deal);
      const Outcome with_made = try_out(made, shared.child(number));
      const Outcome with_best = try_out(best, shared.child(number));
      value.add(with_made.worth);
      loss.add(with_best.worth - with_made.worth);
      gain.add(with_best.lead - with_made.lead);
    }
    judgement.value = value.mean();
    if (loss.mean() <= 0) return judgement;
    judgement.loss = loss.mean();
    judgement.error = std::sqrt(loss.variance_of_mean());
    judgement.better = decision.move;
    judgement.better_waits = !decision.move;
    if (counts_scores_) judgement.gain = gain.gain();
    return judgement;
  }

 private:
  static constexpr std::int64_t largest_tree = 1 << 17;

  /// What one imagined deal came to for the seat.
  struct Outcome {
    double worth;
    double lead;
  };

  bool must_stop(const std::stop_token& stop) const {
    return stop.stop_requested() || (limits_.expired && limits_.expired());
  }

  std::size_t place_of(const Move& move) const {
    return static_cast<std::size_t>(std::ranges::find(root_.moves, move) - root_.moves.begin());
  }

  /// One iteration that begins with that choice, in the deal that the generator imagines.
  Outcome try_out(std::size_t choice, Rng rng) {
    rng_ = rng;
    forced_ = choice;
    const double worth = iterate();
    forced_.reset();
    return {worth,
            counts_scores_ && position_->stage() != Stage::playing ? lead(position_->show(std::nullopt).scores) : 0};
  }

  void set_priors(Choices& choices) const {
    const std::size_t count = choices.choices();
    choices.keys.clear();
    for (const Move& move : choices.moves) choices.keys.push_back(hash_of(move));
    if (choices.may_wait) choices.keys.push_back(waiting_key);
    double total = 0;
    for (const float weight : weights_) total += static_cast<double>(weight);
    const double even = 1.0 / static_cast<double>(count);
    choices.priors.assign(count, even);
    if (total <= 0 || weights_.size() != count) return;
    for (std::size_t i = 0; i < count; ++i)
      choices.priors[i] = even_prior * even + (1 - even_prior) * static_cast<double>(weights_[i]) / total;
  }

  /// Plays one imagined deal; what it was worth to the seat.
  double iterate() {
    if (limits_.worlds > 0 && !forced_) {
      Rng world = worlds_.child(static_cast<std::uint64_t>(imagined_++ % limits_.worlds));
      believed_.imagine(*position_, world);
    } else {
      believed_.imagine(*position_, rng_);
    }
    noticed_.fill(0);
    steps_.clear();
    int own_moves = 0;
    int seat = knowledge_.seat();
    // Before a seat that must act is asked, all that may interrupt have declined.
    SeatSet declined = root_.may_wait ? SeatSet{} : position_->to_act();
    const Choices* choices = &root_;
    while (true) {
      const auto place = static_cast<std::size_t>(seat);
      std::uint64_t key = mix(noticed_[place] + place);
      if (choices != &root_) {
        look(seat);
        if (seat != knowledge_.seat() && inner_.choices() == 2)
          key = mix(key + 1 + static_cast<std::uint64_t>(inner_.priors.back() * steps_of_sight));
      }
      const auto [node, is_new] = tree_.node(key);
      if (limits_.horizon > 0 && seat == knowledge_.seat() && ++own_moves > limits_.horizon) break;
      if (node == Tree::nothing || (is_new && choices != &root_ && !inner_.may_wait)) {
        if (node != Tree::nothing) steps_.push_back({node, Tree::nothing, seat});
        break;
      }
      const std::size_t chosen = select(node, *choices, seat);
      if (chosen == choices->moves.size()) {
        declined.insert(seat);
      } else {
        const Move& move = choices->moves[chosen];
        const std::size_t seats = static_cast<std::size_t>(position_->setup().seats);
        position_->as_seen(seat, move, std::span(notices_).first(seats));
        for (std::size_t i = 0; i < seats; ++i) noticed_[i] = mix(noticed_[i] ^ notices_[i]);
        position_->apply(seat, move);
        declined = {};
        // To answer here by what is seen from the root would be to see through every bluff.
        if (position_->stage() != Stage::playing || knowledge_.bluffing()) break;
      }
      const auto next = seat_to_ask(*position_, declined);
      if (!next) break;
      seat = *next;
      choices = &inner_;
    }
    if (position_->stage() == Stage::playing) position_->playout(rng_);
    position_->worth(worth_);
    for (const Step& step : steps_) tree_.count(step.node, step.edge, worth_[static_cast<std::size_t>(step.seat)]);
    const double worth = worth_[static_cast<std::size_t>(knowledge_.seat())];
    root_sums_[root_choice_].add(worth);
    const bool looks = ++iterated_ <= scored_at_first / share_.trees || iterated_ % between_scores == 0;
    if (counts_scores_ && looks && position_->stage() != Stage::playing)
      gains_[root_choice_].add(lead(position_->show(std::nullopt).scores) - before_);
    return worth;
  }

  /// What the seat has; between two seats, how far it is ahead.
  double lead(const std::vector<int>& scores) const {
    const auto own = static_cast<std::size_t>(knowledge_.seat());
    return scores[own] - (scores.size() == 2 ? scores[1 - own] : 0);
  }

  void look(int seat) {
    position_->weighed_candidates(seat, inner_.moves, weights_);
    inner_.may_wait = position_->may_wait(seat);
    set_priors(inner_);
  }

  /// The choice with the best bound. Edges know how often they were available: a move that is seldom possible is not
  /// taken for one that was seldom wanted.
  std::size_t select(std::uint32_t node, const Choices& choices, int seat) {
    tree_.edges_of(node, choices.keys, edges_);
    const double untried = tree_.mean(node) - first_try_reduction;
    std::size_t best = 0;
    double best_bound = -1e9;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      const Edge& edge = tree_.edge(edges_[i]);
      const auto visits = static_cast<double>(edge.visits);
      const double value = edge.visits == 0 ? untried : edge.value / visits;
      const double bound =
          value + exploration * choices.priors[i] * std::sqrt(static_cast<double>(edge.available)) / (1 + visits);
      if (bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    if (steps_.empty()) root_choice_ = best = forced_.value_or(best);
    steps_.push_back({node, edges_[best], seat});
    return best;
  }

  const Knowledge& knowledge_;
  const Knowledge& believed_;
  const Limits& limits_;
  const Share share_;
  Rng rng_;
  Rng worlds_;
  std::int64_t imagined_ = 0;
  std::unique_ptr<Position> position_;
  Tree tree_;
  Choices root_;
  Choices inner_;
  std::vector<Sums> root_sums_;
  std::vector<Sums> gains_;
  bool counts_scores_ = false;
  double before_ = 0;
  std::int64_t iterated_ = 0;
  bool stopped_ = false;
  std::size_t root_choice_ = 0;
  std::optional<std::size_t> forced_;  ///< the root's choice where it is not to be the search's own
  std::array<std::uint64_t, max_seats> noticed_{};
  std::array<std::uint64_t, max_seats> notices_{};
  std::vector<Step> steps_;
  std::vector<std::uint32_t> edges_;
  std::vector<float> weights_;
  std::vector<double> worth_;
};

/// Trees that know nothing of each other, each with deals of its own; what the root's moves came to is added up over
/// them, in their order (root parallelization: Chaslot, Winands, van den Herik 2008). Between slices, which are equally
/// long, it is seen whether the choice is clear. So the answer goes by the number of trees, and not by who grows them.
class Grove {
 public:
  Grove(const Knowledge& knowledge, const Knowledge& believed, const Limits& limits, int trees, Rng rng,
        const Move* played = nullptr)
      : limits_(limits), slice_(trees == 1 ? between_checks : slice_of_several) {
    for (int i = 0; i < trees; ++i) {
      const Share share{limits.iterations / trees + (i < limits.iterations % trees ? 1 : 0), trees};
      const Rng own = trees == 1 ? rng : rng.child(static_cast<std::uint64_t>(i));
      // Knowledge may keep what it has worked out: each further tree has a copy to itself.
      const auto own_copy = [&](const Knowledge& of) -> const Knowledge& {
        return i == 0 ? of : *copies_.emplace_back(of.clone());
      };
      const Knowledge& known = own_copy(knowledge);
      const Knowledge& thought = &believed == &knowledge ? known : own_copy(believed);
      trees_.push_back(std::make_unique<Searcher>(known, thought, limits, share, own, played));
    }
  }

  Decision run(const std::stop_token& stop) {
    Decision decision;
    const std::int64_t slices = slice_ * static_cast<std::int64_t>(trees_.size());
    while (decision.iterations < limits_.iterations && !stopped() && !decision.clear) {
      const std::int64_t before = decision.iterations;
      grow(stop);
      add_up(decision);
      decision.clear = !stopped() && decision.iterations == before + slices && is_clear(decision.iterations);
    }
    rank(decision);
    return decision;
  }

  Searcher& first() { return *trees_.front(); }

 private:
  /// A slice of each tree.
  void grow(const std::stop_token& stop) {
    const int count = static_cast<int>(trees_.size());
    if (limits_.crew && count > 1)
      limits_.crew(count, [&](int tree) { trees_[static_cast<std::size_t>(tree)]->grow(slice_, stop); });
    else
      for (int tree = 0; tree < count && !stopped(); ++tree) trees_[static_cast<std::size_t>(tree)]->grow(slice_, stop);
  }

  bool stopped() const {
    return std::ranges::any_of(trees_, [](const auto& tree) { return tree->stopped(); });
  }

  void add_up(Decision& decision) {
    sums_.assign(root().choices(), {});
    gains_.assign(root().choices(), {});
    decision.iterations = 0;
    for (const auto& tree : trees_) {
      decision.iterations += tree->iterated();
      for (std::size_t i = 0; i < sums_.size(); ++i) {
        sums_[i].add(tree->sums()[i]);
        gains_[i].add(tree->gains()[i]);
      }
    }
  }

  double cautious(std::size_t choice) const {
    const Sums& sums = sums_[choice];
    return sums.mean() - caution_errors * std::sqrt(sums.variance_of_mean());
  }

  /// Whether more search could hardly change the choice: the leader cannot be caught, or is better beyond doubt.
  bool is_clear(std::int64_t done) const {
    std::size_t first = 0;
    for (std::size_t i = 1; i < sums_.size(); ++i)
      if (sums_[i].visits > sums_[first].visits) first = i;
    const Sums& leader = sums_[first];
    bool uncatchable = true;
    bool beyond_doubt = done * least_part >= limits_.iterations;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      if (i == first) continue;
      const Sums& other = sums_[i];
      uncatchable =
          uncatchable && leader.visits - other.visits > limits_.iterations - done && cautious(i) < cautious(first);
      const double error = std::sqrt(leader.variance_of_mean() + other.variance_of_mean());
      beyond_doubt = beyond_doubt && leader.mean() - other.mean() > clear_errors * error;
    }
    return uncatchable || beyond_doubt;
  }

  void rank(Decision& decision) const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < sums_.size(); ++i) order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return cautious(a) > cautious(b); });
    for (const std::size_t i : order) {
      const bool wait = i == root().moves.size();
      decision.candidates.push_back(
          {wait ? Move() : root().moves[i], wait, sums_[i].mean(), sums_[i].visits, gains_[i].gain()});
    }
    if (!decision.candidates.front().wait) decision.move = decision.candidates.front().move;
  }

  const Choices& root() const { return trees_.front()->root(); }

  const Limits& limits_;
  const std::int64_t slice_;
  std::vector<std::unique_ptr<Knowledge>> copies_;
  std::vector<std::unique_ptr<Searcher>> trees_;
  std::vector<Sums> sums_;
  std::vector<Sums> gains_;
};

}  // namespace

Decision search(const Knowledge& knowledge, const Knowledge& believed, const Limits& limits, Rng rng,
                const std::stop_token& stop) {
  assert(limits.iterations > 0);
  const int trees = limits.iterations >= fewest_for_several ? trees_of_long_search : 1;
  return Grove(knowledge, believed, limits, trees, rng).run(stop);
}

Judgement search_and_judge(const Knowledge& knowledge, const Move& played, const Limits& limits, std::int64_t deals,
                           Rng rng, const std::stop_token& stop) {
  assert(limits.iterations > 0);
  Grove grove(knowledge, knowledge, limits, 1, rng, &played);
  const Decision decision = grove.run(stop);
  return grove.first().compare(decision, played, deals, stop);
}

}  // namespace fulltable
