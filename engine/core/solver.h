// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <initializer_list>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/random.h"

/// The frame of a solver for a solitaire with every card known: a complete depth-first search that goes to no position
/// twice, begun again at random. It knows no game.
namespace fulltable::solver {

/// Two independent hashes of a position: one is the place in a table, the other is kept there.
struct Key {
  std::uint64_t place = 0;
  std::uint64_t mark = 0;
  friend auto operator<=>(const Key&, const Key&) = default;
};

/// The positions a search has been to: open addressing, 64 of the 128 bits of a key kept. Two positions are confused
/// only if these agree and the others lead to the same few places: for ten million positions the chance is below
/// 10^-11.
class Seen {
 public:
  /// A table that takes no more memory than that, in bytes.
  explicit Seen(std::size_t bytes)
      : size_(std::max<std::size_t>(bytes / sizeof(std::uint64_t), 64)),
        most_(size_ - size_ / 8),
        marks_(static_cast<std::uint64_t*>(std::calloc(size_, sizeof(std::uint64_t)))) {
    if (!marks_) most_ = 0;
  }
  bool has(const Key& key) const { return marks_ && marks_[slot_of(key)] != 0; }
  /// Whether it was new. Nothing is added once it is full.
  bool add(const Key& key) {
    if (!marks_) return false;
    std::uint64_t& slot = marks_[slot_of(key)];
    if (slot != 0 || full()) return false;
    slot = key.mark | 1;
    ++count_;
    return true;
  }
  /// Says that a key will be asked for soon.
  void fetch([[maybe_unused]] const Key& key) const {
#if defined(__GNUC__)
    if (marks_) __builtin_prefetch(&marks_[home_of(key)]);
#endif
  }
  bool full() const {
    return count_ >= most_;
  }

 private:
  struct Free {
    void operator()(std::uint64_t* memory) const { std::free(memory); }
  };
  std::size_t home_of(const Key& key) const {
    return static_cast<std::size_t>(((key.place >> 32) * static_cast<std::uint64_t>(size_)) >> 32);
  }
  /// Where the key is, or the free slot where it would be.
  std::size_t slot_of(const Key& key) const {
    const std::uint64_t mark = key.mark | 1;
    std::size_t slot = home_of(key);
    while (marks_[slot] != mark && marks_[slot] != 0) slot = slot + 1 == size_ ? 0 : slot + 1;
    return slot;
  }

  std::size_t size_;
  std::size_t most_;
  std::size_t count_ = 0;
  std::unique_ptr<std::uint64_t[], Free> marks_;
};

enum class End { won, exhausted, cut };

/// One depth-first search from a position. A `Puzzle` has the types `Position`, which is copied, and `Step`, and says:
///   bool won(position)                 whether nothing is left to do
///   Key key_of(position)               the same for positions of which one can be won only if the other can
///   void make(position, step)          makes a step
///   void settle(position, steps)       makes the steps that lose nothing, and appends them
///   bool is_hopeless(position)         whether it is lost for certain; asked of each position made: cheap
///   bool is_jammed(position)           the same; asked of each position searched: may take longer
///   int score_of(position)             the greater, the sooner it is searched
///   void expand(position, key, add)    calls add({step…}) with every way on, but for those that others make needless
template <class Puzzle>
class Search {
 public:
  using Position = typename Puzzle::Position;
  using Step = typename Puzzle::Step;

  /// `memory`: bytes for the table; `noise`: scores are raised by chance, by less than that.
  Search(const Puzzle& puzzle, std::size_t memory, std::uint64_t seed, int noise)
      : puzzle_(puzzle), seen_(memory), rng_(seed), noise_(noise) {}

  /// Searches until the number of positions is reached (0: without bound), the table is full, or `expired` says so.
  End run(const Position& root, std::int64_t nodes, const std::function<bool()>& expired);
  std::int64_t nodes() const { return nodes_; }
  /// After a win: the steps to it.
  std::vector<Step> line() const;

 private:
  struct Child {
    Position position;
    Key key;
    int score;
    std::uint32_t first_step;
    std::uint32_t end_step;
  };
  struct Frame {
    std::size_t first_child;
    std::uint32_t first_step;
  };

  std::uint32_t step_count() const { return static_cast<std::uint32_t>(steps_.size()); }
  void add_child(const Position& from, std::initializer_list<Step> steps);
  void weed(std::size_t first);

  const Puzzle& puzzle_;
  Seen seen_;
  Rng rng_;
  int noise_;
  std::int64_t nodes_ = 0;
  std::vector<Child> children_;
  std::vector<Frame> frames_;
  std::vector<Step> steps_;
};

template <class Puzzle>
void Search<Puzzle>::add_child(const Position& from, std::initializer_list<Step> steps) {
  const std::uint32_t first = step_count();
  Child& child = children_.emplace_back(Child{from, {}, 0, first, first});
  for (const Step step : steps) {
    puzzle_.make(child.position, step);
    steps_.push_back(step);
  }
  puzzle_.settle(child.position, steps_);
  child.end_step = step_count();
  child.key = puzzle_.key_of(child.position);
  seen_.fetch(child.key);
}

/// Drops the children that are known or refuted, and puts the rest in order, the best last.
template <class Puzzle>
void Search<Puzzle>::weed(std::size_t first) {
  const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(first);
  const auto end = std::remove_if(begin, children_.end(), [&](const Child& child) {
    return seen_.has(child.key) || puzzle_.is_hopeless(child.position);
  });
  children_.erase(end, children_.end());
  for (auto child = begin; child != end; ++child) {
    child->score = puzzle_.score_of(child->position);
    if (noise_ > 0) child->score += static_cast<int>(rng_.below(static_cast<std::uint32_t>(noise_)));
  }
  std::stable_sort(begin, children_.end(), [](const Child& a, const Child& b) { return a.score < b.score; });
}

template <class Puzzle>
End Search<Puzzle>::run(const Position& root, std::int64_t nodes, const std::function<bool()>& expired) {
  add_child(root, {});
  if (puzzle_.is_hopeless(children_.back().position)) return End::exhausted;
  frames_.push_back({0, step_count()});
  while (!frames_.empty()) {
    if (children_.size() == frames_.back().first_child) {
      steps_.resize(frames_.back().first_step);
      frames_.pop_back();
      if (!frames_.empty()) children_.pop_back();
      continue;
    }
    const Child child = children_.back();
    if (puzzle_.won(child.position)) return End::won;
    if (!seen_.add(child.key)) {
      if (seen_.full()) return End::cut;
      children_.pop_back();
      continue;
    }
    if (nodes > 0 && nodes_ >= nodes) return End::cut;
    if ((nodes_ & 1023) == 1023 && expired && expired()) return End::cut;
    ++nodes_;
    if (puzzle_.is_jammed(child.position)) {
      children_.pop_back();
      continue;
    }
    const Frame frame{children_.size(), step_count()};
    puzzle_.expand(child.position, child.key,
                   [&](std::initializer_list<Step> steps) { add_child(child.position, steps); });
    weed(frame.first_child);
    frames_.push_back(frame);
  }
  return End::exhausted;
}

template <class Puzzle>
std::vector<typename Puzzle::Step> Search<Puzzle>::line() const {
  std::vector<Step> line;
  for (std::size_t i = 1; i <= frames_.size(); ++i) {
    const Child& child = i < frames_.size() ? children_[frames_[i].first_child - 1] : children_.back();
    line.insert(line.end(), steps_.begin() + child.first_step, steps_.begin() + child.end_step);
  }
  return line;
}

/// Short random searches before the complete one: they find most wins, which lie near a few lucky first moves.
struct Restarts {
  int count = 12;
  std::int64_t nodes = 20000;
  std::size_t memory = 512 << 10;  ///< bytes
  int noise = 60;                  ///< but the very first one goes by the scores alone
};

template <class Puzzle>
struct Result {
  Finding finding = Finding::unknown;
  std::vector<typename Puzzle::Step> line;  ///< if it can be won
  std::int64_t nodes = 0;                   ///< positions searched
};

/// Searches for a win, with restarts. `other` is another way to search, at most that many nodes: it is asked after the
/// first short search, and before the complete one. The same position, limits and seed give the same answer, unless
/// `limits.expired` cuts it short. `unsolvable` is only said after every position was searched or refuted.
template <class Puzzle>
Result<Puzzle> solve(const Puzzle& puzzle, const typename Puzzle::Position& root, const SolveLimits& limits,
                     std::uint64_t seed, const Restarts& restarts = {},
                     const std::function<Result<Puzzle>(std::int64_t nodes)>& other = {}) {
  Result<Puzzle> result;
  const auto left = [&] {
    return limits.nodes > 0 ? limits.nodes - result.nodes : std::numeric_limits<std::int64_t>::max();
  };
  constexpr std::size_t small_tables = 2 << 20;
  for (int i = 0; i <= restarts.count; ++i) {
    const bool last = i == restarts.count;
    if (other && left() > 0 && (i == 1 || last)) {
      Result<Puzzle> found = other(left());
      found.nodes += result.nodes;
      result = std::move(found);
      if (result.finding != Finding::unknown || (limits.expired && limits.expired())) break;
    }
    if (left() <= 0) break;
    const std::int64_t nodes = std::min(last ? std::numeric_limits<std::int64_t>::max() : restarts.nodes, left());
    const std::size_t memory = last ? limits.memory - std::min(limits.memory, small_tables) : restarts.memory;
    Search<Puzzle> search(puzzle, memory, mix(seed) + static_cast<std::uint64_t>(i), i == 0 ? 1 : restarts.noise);
    const End end = search.run(root, nodes, limits.expired);
    result.nodes += search.nodes();
    if (end == End::won) {
      result.finding = Finding::solvable;
      result.line = search.line();
      break;
    }
    if (end == End::exhausted) {
      result.finding = Finding::unsolvable;
      break;
    }
    if (limits.expired && limits.expired()) break;
  }
  return result;
}

}  // namespace fulltable::solver
