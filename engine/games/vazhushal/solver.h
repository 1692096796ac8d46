// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/vazhushal/partition.h"
#include "games/vazhushal/solver_memo.h"

// The search behind the best partition: which cards go into which melds, before it is said which wild card is which
// substitute.
namespace fulltable::vazhushal::exact {

/// Jokers, and the wild cards of two suits.
inline constexpr std::size_t wild_classes = 3;

/// What is left to be parted. The wild cards with a face lie both among the natural cards and in the pool.
struct Node {
  Bits one = 0;
  Bits two = 0;
  std::uint8_t pool = 0;                            ///< wild cards in no meld so far
  std::array<std::uint8_t, wild_classes> placed{};  ///< those that are certain ones, as themselves or demanded
  bool pure = false;                                ///< there is a natural sequence
  bool left = false;                                ///< some card stays in the hand
  int potential = 0;                                ///< what the natural cards can bring at most
};

struct Choice {
  MeldShape shape;
  int gain = 0;  ///< roles and natural cards
};

/// Decides card by card, from the lowest on: each stays in the hand or is in one of the melds that are possible with
/// what is left. Every node that two ways lead to is searched once.
class Solver {
 public:
  explicit Solver(const Parting& parting);

  Node root() const;

  /// The most that can still come of a node, if it is more than `need`; else a bound from above.
  int solve(const Node& node, int need);

  /// Every shape that could be laid now.
  std::vector<Choice> all(Node node);

  void lay(const MeldShape& shape) {
    if (!shape.set || parting_.sets_differ) laid_.push_back(shape.all_roles());
  }
  void unlay(const MeldShape& shape) {
    if (!shape.set || parting_.sets_differ) laid_.pop_back();
  }

  Node after(const Node& node, const MeldShape& shape) const;
  /// A wild card is certain to be a substitute in what is laid already. False if there is no such card left.
  bool place_wild(Node& node, Card card) const;
  /// Lays a meld with these very cards, if they are left and it is not forbidden.
  std::optional<Node> after_whole(const Node& node, const Meld& meld) const;
  int gain_of(const Meld& meld) const;
  int worth_of(Card card) const { return parting_.worth[static_cast<std::size_t>(card.code())]; }

  /// The shapes by which a node comes to its value; it has been solved.
  void follow(Node node, std::vector<MeldShape>& shapes);

  bool is_late() const { return nodes_ > parting_.most_nodes; }
  int nodes() const { return nodes_; }
  const Parting& parting() const { return parting_; }

 private:
  Card face(std::size_t kind) const { return faces_[kind - 1]; }
  int count(const Bag& bag, std::size_t kind) const;
  std::size_t class_at(int place) const { return class_of_[static_cast<std::size_t>(card_at(place).code())]; }
  int gain(int place) const { return gain_[static_cast<std::size_t>(place)]; }
  int potential(int place) const { return std::max(0, gain(place)); }
  int points(int place) const { return parting_.per_point * value_of(card_at(place)); }

  Key key_of(const Node& node) const;
  /// A number for those of the melds laid that what is left could make once more, which it must not.
  std::uint64_t repeatable(const Node& node) const;
  /// Substitutes already laid are paid for in the end, when it is said which cards they were.
  int most_of(const Node& node) const;
  int substitutes_in(const Node& node) const {
    return pool_ - node.pool - node.placed[0] - node.placed[1] - node.placed[2];
  }
  bool can_be_pure(const Node& node) const;
  bool may_pass(const Node& node, int place) const;
  static int copies(const Node& node, int place) {
    return ((node.one & bit(place)) != 0 ? 1 : 0) + ((node.two & bit(place)) != 0 ? 1 : 0);
  }
  /// Of equal cards those that stay in the hand are decided last, so that all that are left of them stay.
  Node passed(const Node& node, int place) const;
  /// What laying a shape and the best of the rest come to, as `solve` says it.
  int below(const Node& node, const Choice& choice, int need);
  /// Says which wild cards were the substitutes: those that must be melded, then those worth most.
  int finish(const Node& node) const;

  bool is_free(const MeldShape& shape) const;
  void offer(const MeldShape& shape, int gain) {
    if (is_free(shape)) choices_.push_back({shape, gain});
  }
  static void drop(Node& node, int place) { (((node.two & bit(place)) != 0) ? node.two : node.one) &= ~bit(place); }

  // solver_groups.cpp: what can be laid.
  /// All shapes of which this, the lowest card left, is the lowest natural one.
  void list(const Node& node, int place);
  /// Makes a sequence longer at one end, by each card that fits.
  void go_on(const Node& node, const MeldShape& run, int low, int high, int pool, int sum, int step);
  void list_sets(const Node& node, int place, int pool);

  const Parting& parting_;
  std::vector<CardSet> laid_;
  std::array<Card, wild_classes - 1> faces_{};
  std::array<std::uint8_t, 54> class_of_{};
  Bits wild_places_ = 0;
  std::array<int, wild_classes> held_{};
  std::array<int, wild_classes> must_{};
  std::array<int, wild_classes> class_worth_{};
  std::array<int, 52> gain_{};
  int best_worth_ = -1000;
  int pool_ = 0;
  int nodes_ = 0;
  Memo memo_;
  std::vector<Choice> choices_;
};

}  // namespace fulltable::vazhushal::exact
