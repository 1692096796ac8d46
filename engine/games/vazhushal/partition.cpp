// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/partition.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>
#include <utility>

#include "games/vazhushal/solver.h"

namespace fulltable::vazhushal {

namespace {

using exact::Choice;
using exact::impossible;
using exact::MeldShape;
using exact::Node;
using exact::shape_of;
using exact::Solver;

/// Gives each substitute a wild card: a demanded one to the first shape, then those that must be melded, then those
/// worth most.
class Dresser {
 public:
  Dresser(const Parting& parting, std::span<const MeldShape> shapes, const std::vector<Meld>& whole) {
    Bag bag = parting.cards;
    for (const Meld& meld : whole) bag -= meld.cards();
    for (const MeldShape& shape : shapes) bag -= Bag(shape.natural());
    Bag due = parting.must;
    for (const Meld& meld : whole) due -= meld.cards();
    for (const MeldShape& shape : shapes) due -= Bag(shape.natural());
    for (const CardSet layer : {bag.one & parting.wild, bag.two & parting.wild})
      for (const Card card : layer) {
        const bool first = due.has(card);
        if (first) due.remove(card);
        wild_.push_back({card, first, parting.worth[static_cast<std::size_t>(card.code())]});
      }
    std::ranges::stable_sort(wild_, [](const Wild& a, const Wild& b) {
      return a.due != b.due ? a.due : a.worth != b.worth ? a.worth > b.worth : a.card < b.card;
    });
  }

  void reserve(Card card) {
    const auto found = std::ranges::find(wild_, card, &Wild::card);
    assert(found != wild_.end());
    wild_.erase(found);
    reserved_ = card;
  }

  Meld dress(const MeldShape& shape) {
    Meld meld(shape.natural());
    for (const Card role : shape.cards(shape.substitutes)) {
      if (reserved_.is_known()) {
        meld.insert(std::exchange(reserved_, unknown_card), role);
      } else {
        meld.insert(wild_.front().card, role);
        wild_.erase(wild_.begin());
      }
    }
    return meld;
  }

 private:
  struct Wild {
    Card card;
    bool due;
    int worth;
  };
  std::vector<Wild> wild_;
  Card reserved_;
};

Partition dressed(const Solver& solver, std::span<const MeldShape> shapes, const std::vector<Meld>& whole,
                  Card reserved, int value) {
  Partition partition;
  Dresser dresser(solver.parting(), shapes, whole);
  if (reserved.is_known()) dresser.reserve(reserved);
  for (const MeldShape& shape : shapes) partition.melds.push_back(dresser.dress(shape));
  partition.melds.insert(partition.melds.end(), whole.begin(), whole.end());
  partition.rest = solver.parting().cards;
  for (const Meld& meld : partition.melds) partition.rest -= meld.cards();
  partition.value = value;
  partition.proved = !solver.is_late();
  partition.nodes = solver.nodes();
  return partition;
}

/// Looks for the best partition with a meld that satisfies a demand.
class Claim {
 public:
  Claim(Solver& solver, const Demand& demand) : solver_(solver), demand_(demand), root_(solver.root()) {}

  void search() {
    const std::vector<Choice> all = solver_.all(root_);
    std::vector<Choice> firsts;
    const bool bound = !demand_.any_meld && demand_.former.empty();
    if (bound)
      for (const Choice& choice : all)
        if (choice.shape.is_natural_sequence() && demand_.hand.has_all(Bag(choice.shape.natural())))
          firsts.push_back(choice);
    for (const Choice& choice : all) {
      const bool natural = choice.shape.natural().has(demand_.deepest);
      const bool wild = solver_.parting().wild.has(demand_.deepest) && choice.shape.substitutes != 0;
      for (const bool reserve : {false, true}) {
        if (!(reserve ? wild : natural)) continue;
        if (!bound || choice.shape.is_natural_sequence())
          claim(choice, reserve, nullptr);
        else
          for (const Choice& first : firsts) claim(choice, reserve, &first);
      }
    }
  }

  std::optional<Partition> best() {
    if (value_ == impossible) return std::nullopt;
    std::vector<MeldShape> shapes{claimed_};
    solver_.lay(claimed_);
    for (const Meld& meld : whole_) solver_.lay(shape_of(meld));
    if (first_) {
      shapes.push_back(*first_);
      solver_.lay(*first_);
    }
    solver_.follow(rest_, shapes);
    return dressed(solver_, shapes, whole_, reserved_ ? demand_.deepest : unknown_card, value_);
  }

 private:
  /// Tries a shape with the demanded card, and with `first` the sequence that comes before it.
  void claim(const Choice& choice, bool reserve, const Choice* first) {
    if (solver_.is_late() && value_ > impossible) return;
    Node node = solver_.after(root_, choice.shape);
    int gain = choice.gain;
    if (reserve) {
      if (!solver_.place_wild(node, demand_.deepest)) return;
      gain += solver_.worth_of(demand_.deepest);
    }
    solver_.lay(choice.shape);
    std::vector<Meld> whole;
    if (keep_swallowed(choice.shape, reserve, node, gain, whole)) finish(choice, reserve, first, node, gain, whole);
    for (const Meld& meld : whole) solver_.unlay(shape_of(meld));
    solver_.unlay(choice.shape);
  }

  /// An old meld that the shape has all cards of has to stay beside it, for otherwise the shape is the old one made
  /// longer. False if that cannot be.
  bool keep_swallowed(const MeldShape& shape, bool reserve, Node& node, int& gain, std::vector<Meld>& whole) {
    for (const Meld& old : demand_.former) {
      const MeldShape same = shape_of(old);
      if (same.set == shape.set && same.base == shape.base && same.roles == shape.roles &&
          same.substitutes == shape.substitutes && (!reserve || old.cards().has(demand_.deepest)))
        return false;
      const int wild = std::popcount(shape.substitutes);
      if (!(old.natural() - shape.natural()).empty() || old.substituted.size() > wild) continue;
      const auto next = solver_.after_whole(node, old);
      if (!next) return false;
      node = *next;
      gain += solver_.gain_of(old);
      whole.push_back(old);
      solver_.lay(same);
    }
    return true;
  }

  void finish(const Choice& choice, bool reserve, const Choice* first, Node node, int gain,
              const std::vector<Meld>& whole) {
    if (first) {
      const auto next = solver_.after_whole(node, Meld(first->shape.natural()));
      if (!next) return;
      node = *next;
      gain += first->gain;
      solver_.lay(first->shape);
    }
    const int value = solver_.solve(node, value_ == impossible ? impossible : value_ - gain);
    if (first) solver_.unlay(first->shape);
    if (value <= impossible / 2 || value + gain <= value_) return;
    value_ = value + gain;
    claimed_ = choice.shape;
    reserved_ = reserve;
    first_.reset();
    if (first) first_ = first->shape;
    whole_ = whole;
    rest_ = node;
  }

  Solver& solver_;
  const Demand& demand_;
  Node root_;
  int value_ = impossible;
  MeldShape claimed_;
  bool reserved_ = false;
  std::optional<MeldShape> first_;
  std::vector<Meld> whole_;
  Node rest_;
};

}  // namespace

Partition best_partition(const Parting& parting) {
  Solver solver(parting);
  const Node root = solver.root();
  const int none = parting.must.empty() ? 0 : impossible;
  const int value = solver.solve(root, none);
  std::vector<MeldShape> shapes;
  if (value > none) solver.follow(root, shapes);
  return dressed(solver, shapes, {}, unknown_card, std::max(value, none));
}

std::optional<Partition> best_partition(const Parting& parting, const Demand& demand) {
  Solver solver(parting);
  Claim claim(solver, demand);
  claim.search();
  return claim.best();
}

}  // namespace fulltable::vazhushal
