// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/umtali/melds.h"

#include <cassert>

namespace fulltable::umtali {

namespace {

/// Two cards of a rank to go out with, if the cards that stay are few enough and no basic meld ties the two.
CardSet pair_to_go_out(CardSet rest) {
  if (rest.size() > 3) return {};
  const CardSet free = rest - bound_cards(rest) - jacks;
  for (const Card card : free) {
    const CardSet same = free & of_rank(card.rank());
    if (same.size() >= 2) {
      CardSet two = CardSet::of(same.first());
      two.insert((same - two).first());
      return two;
    }
  }
  return {};
}

class Planner {
 public:
  explicit Planner(int out_bonus) : out_bonus_(out_bonus) {}

  void go(Plan plan, CardSet hand, CardSet open, CardSet passed_over) {
    // A card outside all basic melds is never part of one later, as the hand only shrinks: to lay it costs nothing.
    const CardSet bound = bound_cards(hand);
    for (CardSet free = (hand & open) - bound; !free.empty(); free = (hand & open) - bound) {
      const CardSet single = CardSet::of(free.first());
      lay(plan, single);
      hand -= single;
      open |= extenders_of(single);
    }
    const CardSet undecided = bound - passed_over;
    if (undecided.empty()) {
      finish(plan, hand);
      return;
    }
    const Card card = undecided.first();
    bool alone = true;  // nothing but whole melds without any other choice has this card
    int choices = 0;
    each_basic_with(hand, card, [&](CardSet meld) {
      ++choices;
      if (!(meld & passed_over).empty()) {
        alone = false;
        return;
      }
      for (const Card other : meld) {
        int melds = 0;
        each_basic_with(hand, other, [&](CardSet) { ++melds; });
        alone = alone && melds == 1;
      }
      Plan next = plan;
      lay(next, meld);
      go(next, hand - meld, open | extenders_of(meld), passed_over);
    });
    if (alone && choices == 1) return;
    go(plan, hand, open, passed_over | CardSet::of(card));
  }

  const Plan& best() const { return best_; }

 private:
  static void lay(Plan& plan, CardSet meld) {
    assert(plan.count < Plan::capacity);
    plan.melds[plan.count++] = meld;
    plan.points += points_of(meld);
  }

  void finish(Plan& plan, CardSet rest) {
    const CardSet pair = pair_to_go_out(rest);
    if (!pair.empty()) {
      lay(plan, pair);
      rest -= pair;
    }
    plan.rest = rest;
    plan.out = rest.size() <= 1;
    const int value = 16 * (plan.points + (plan.out ? out_bonus_ : 0)) - rest.size();
    if (value <= most_) return;
    most_ = value;
    best_ = plan;
  }

  int out_bonus_;
  int most_ = -1000;
  Plan best_;
};

}  // namespace

CardSet Plan::with(Card card) const {
  for (std::size_t i = 0; i < count; ++i)
    if (melds[i].has(card)) return melds[i];
  return {};
}

Plan best_plan(CardSet hand, CardSet open, int out_bonus) {
  Planner planner(out_bonus);
  planner.go({}, hand, open, {});
  return planner.best();
}

}  // namespace fulltable::umtali
