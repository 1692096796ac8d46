// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "games/yukon/learned.h"
#include "games/yukon/puzzle.h"

namespace fulltable::yukon_solver {

/// A search by the standard rules that learns why positions are lost: conflict-directed backjumping (Prosser,
/// Computational Intelligence 9 (1993) 268) with nogoods that hold for cycles, too (the traps of Steinmetz and
/// Hoffmann, IJCAI 2017).
///
/// A nogood is proved for a position by looking at every card it takes. Each step of that card, as far as any position
/// with that much in common could make it, must lead to a position with a nogood whose cards are among those taken; or
/// something taken makes it impossible. Steps of other cards change nothing of it. So among all positions with such
/// nogoods none is won, and none with a step out of them: none has a shortest win.
///
/// A position is lost at once if it has what a nogood of some other one takes, as the one after a step often does, if
/// that takes nothing that the step has changed. Else the steps are gone through until some nogood is proved; all cards
/// together are one in the end.
class Proof {
 public:
  /// `memory`: bytes for the nogoods by their positions, and as many for finding them elsewhere.
  Proof(const Puzzle& puzzle, const Board& root, std::size_t memory, std::uint64_t seed);

  /// Searches that many more positions, unless the table is full before or `expired` says so: again and again from the
  /// root, with more positions each time and the steps in another order. What was proved before is kept.
  solver::End search(std::int64_t nodes, const std::function<bool()>& expired);
  std::int64_t nodes() const { return nodes_; }
  /// All that was proved, by its places.
  Learned& learned() { return learned_; }
  /// After a win: the steps to it.
  const std::vector<Step>& line() const { return line_; }

 private:
  /// A position that sideways steps lead to and fro between, with those that count as the same.
  struct Member {
    Board board;
    solver::Key key;
    Set either_way;
    std::size_t from;  ///< another member, from which the step leads here
    Step step;
  };
  struct Child {
    Child(const Board& from, std::size_t made_at) : board(from), member(made_at) {}

    Board board;
    solver::Key key;
    std::array<Step, 3> steps;  ///< up to two sideways ones, and the one in question
    std::size_t count = 0;      ///< of steps
    std::size_t member;         ///< where they are made
    Set safe = 0;               ///< cards that went to their foundations after the steps
    int score = 0;
    bool inside = false;  ///< leads to another member
    bool lost = false;
    Nogood nogood;       ///< if it is lost: of the position after the steps, before the safe moves
    Set either_way = 0;  ///< then, and inside: cards that may lie on either of their bases

    Step step() const { return steps[count - 1]; }
    Set moved() const;
  };
  struct Node {
    std::vector<Member> members;
    std::vector<Child> children;
    Set differing;   ///< cards that lie otherwise in some member than in the first one
    Set either_way;  ///< of all members
  };
  struct Entry {
    std::uint64_t mark;
    Nogood nogood;  ///< while it is searched: no cards placed, and the number of the run
  };
  class Closing;

  solver::End run(std::int64_t nodes, const std::function<bool()>& expired);
  Nogood refute(const Board& board, std::size_t depth);
  Nogood refute(Node& node, const Board& board, std::size_t depth);
  Nogood add_members(Node& node, const Board& board);
  Nogood add_member(Node& node, const Board& board, std::size_t from, Step step);
  void add_children(Node& node, std::size_t member);
  void set_lost(Child& child, const Nogood& nogood) const;
  Nogood known(const Board& board, const solver::Key& key, Set moved);
  /// The nogood of that child if it holds for the node, too; else empty.
  static Nogood taken_over(const Node& node, const Child& child);
  /// The smallest nogood that the lost children prove; empty if there is none.
  Nogood closed(const Node& node) const;
  void win(const Node& node, const Child& child);
  Entry* entry_of(const solver::Key& key);
  bool is_proved(const Entry& entry) const { return entry.nogood.placed != 0; }

  const Puzzle& puzzle_;
  const Board root_;
  Rng rng_;
  std::size_t size_;
  std::size_t most_filled_;
  std::size_t filled_ = 0;
  std::vector<Entry> entries_;
  Learned learned_;
  std::vector<std::unique_ptr<Node>> path_;
  std::uint64_t runs_ = 0;
  std::int64_t next_run_ = 1000;  ///< positions
  std::int64_t nodes_ = 0;
  std::int64_t most_nodes_ = 0;
  const std::function<bool()>* expired_ = nullptr;
  solver::End end_ = solver::End::exhausted;
  std::vector<Step> line_;
  std::vector<Step> scratch_;
};

}  // namespace fulltable::yukon_solver
