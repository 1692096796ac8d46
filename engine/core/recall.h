// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/card.h"
#include "core/random.h"

namespace fulltable {

/// What comes to a player's mind at one decision of what it has seen: the same generator, the same memory. A game's
/// `recall` asks it about each thing that the player could know, in a fixed order.
class Recall {
 public:
  /// `memory`: the chance that something is kept from one trick, or round of turns, to the next; `inference`: that a
  /// conclusion is drawn from what somebody did or did not do. Both 0 to 1.
  Recall(double memory, double inference, Rng rng) : memory_(memory), inference_(inference), rng_(rng) {
    assert(memory >= 0 && memory <= 1 && inference >= 0 && inference <= 1);
  }

  /// Whether it remembers what happened so many tricks, or rounds of turns, ago; 0: it is on the table, as all see.
  bool keeps(int age) {
    assert(age >= 0);
    double chance = 1;
    for (int i = 0; i < age; ++i) chance *= memory_;
    return rng_.unit() < chance;
  }
  /// The same of something of which it is not noted when in the last `ages` tricks or rounds it happened.
  bool keeps_since(int ages) { return keeps(static_cast<int>(rng_.below(static_cast<std::uint32_t>(ages) + 1))); }
  bool infers() { return rng_.unit() < inference_; }

  /// A card that is out, in whose place a forgotten one is thought to be out, so that the pack stays whole: one of
  /// those, taken from them; nothing where there are none.
  std::optional<Card> mistake(CardSet& out) {
    if (out.empty()) return std::nullopt;
    CardSet left = out;
    for (std::uint32_t skip = rng_.below(static_cast<std::uint32_t>(out.size())); skip > 0; --skip) left.pop_first();
    out.remove(left.first());
    return left.first();
  }

 private:
  double memory_;
  double inference_;
  Rng rng_;
};

}  // namespace fulltable
