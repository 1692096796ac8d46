// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <memory>
#include <vector>

#include "core/random.h"
#include "games/yukon/board.h"
#include "games/yukon/solver.h"

namespace fulltable::yukon_solver {

/// The positions a search has been to: open addressing, 64 of the 128 bits of a key kept. Two positions are confused
/// only if these agree and the others lead to the same few places: for ten million positions the chance is below
/// 10^-11.
class Seen {
 public:
  explicit Seen(std::size_t bytes);
  bool has(const Key& key) const;
  /// Whether it was new. Nothing is added once it is full.
  bool add(const Key& key);
  void fetch(const Key& key) const;
  bool full() const { return count_ >= most_; }

 private:
  struct Free {
    void operator()(std::uint64_t* memory) const { std::free(memory); }
  };
  std::size_t place_of(const Key& key) const;

  std::size_t size_;
  std::size_t most_;
  std::size_t count_ = 0;
  std::unique_ptr<std::uint64_t[], Free> marks_;
};

/// One depth-first search from a position.
class Search {
 public:
  enum class End { won, exhausted, cut };

  Search(Variant variant, Shortcuts shortcuts, std::size_t memory, std::uint64_t seed, int noise);

  /// Searches on until the node count given is reached, or `expired` says so.
  End run(const Board& root, std::int64_t nodes, const std::function<bool()>& expired);
  std::int64_t nodes() const { return nodes_; }
  /// After a win: the steps to it.
  std::vector<Step> line() const;

 private:
  struct Child {
    Board board;
    Key key;
    int score;
    std::uint32_t first_step;
    std::uint32_t end_step;
  };
  struct Frame {
    std::size_t first_child;
    std::uint32_t first_step;
  };

  void expand(const Board& board, const Key& key);
  void expand_sideways(const Board& board, const Key& key, Step sideways);
  void add_child(const Board& from, std::initializer_list<Step> steps);
  void weed(std::size_t first);
  void settle(Board& board);
  void play_safe(Board& board);
  Key key_of(const Board& board) const;
  Set movable(const Board& board) const;
  bool is_sideways(const Board& board, Step step) const;
  template <class Visit>
  void for_each_sideways(const Board& board, Visit visit) const;
  template <class Visit>
  void for_each_step(const Board& board, Visit visit) const;
  int score_of(const Board& board);

  Variant variant_;
  Shortcuts shortcuts_;
  Seen seen_;
  Rng rng_;
  int noise_;
  std::int64_t nodes_ = 0;
  std::vector<Child> children_;
  std::vector<Frame> frames_;
  std::vector<Step> steps_;
};

}  // namespace fulltable::yukon_solver
