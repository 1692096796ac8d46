// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/relaxation.h"

namespace fulltable::yukon_solver {

namespace {

constexpr Builders builders_apart(Set bases, Variant variant) {
  const Set lower = bases >> 4;
  if (variant.suit) return {lower, 0};
  constexpr Set clubs = 0x1111111111111111;
  const auto spread = [](Set black, Set red) { return (black & clubs) * 12 | (red & clubs) * 3; };
  return {spread(lower, lower >> 2), spread(lower >> 1, lower >> 3)};
}

}  // namespace

Relaxation::Relaxation(const Board& board, Variant variant) : board_(board), variant_(variant) {
  std::array<Set, 52> over;
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    Set passed = 0;
    Set waiting = 0;
    for (Slot card = first_of(tops); card != table; card = board.below[card]) {
      over[card] = passed;
      if ((waiting & bit(card)) != 0)
        for (Set bases = variant.bases(bit(card)) & passed; bases != 0; bases &= bases - 1) {
          const Set base = bases & -bases;
          covered_[covered_count_++] = {bit(card), base, passed & ~over[first_of(base)]};
          ((base & first_bases) != 0 || variant.suit ? below_base_.on_first : below_base_.on_second) |= bit(card);
        }
      passed |= bit(card);
      waiting |= variant.builders(bit(card));
    }
  }
}

template <class Built>
Reach Relaxation::grow(Reach reach, Set never, Built built) const {
  constexpr Set aces = 0xf;
  const Set face_up = board_.face_up();
  const Set fillers = (variant_.any ? all_cards : kings) & ~board_.bottoms;
  while (true) {
    Set next = (reach.playable << 4 | aces) & ~reach.playable & reach.exposable;
    for (; next != 0; next = next << 4 & ~reach.playable & reach.exposable) reach.playable |= next;
    reach.bases = variant_.foundation_return ? reach.exposable | reach.playable : reach.exposable;
    if (reach.playable == all_cards || (reach.playable & never) != 0) return reach;
    const Set still = (face_up | reach.exposable) & ~reach.movable;
    Set fresh = still & (reach.playable | (reach.emptied ? fillers : 0));
    const Set left = still & ~fresh & ~never;
    const Builders builders = builders_apart(reach.bases, variant_);
    Set more = left & ((builders.on_first & ~below_base_.on_first) | (builders.on_second & ~below_base_.on_second));
    for (std::size_t i = 0; i < covered_count_; ++i)
      if (const Covered& pair = covered_[i];
          (left & pair.card) != 0 && (reach.bases & pair.base) != 0 && (reach.movable & pair.between) != 0)
        more |= pair.card;
    built(reach, more);
    fresh |= more;
    if (fresh == 0) return reach;
    reach.movable |= fresh;
    reach.emptied = reach.emptied || (fresh & board_.bottoms) != 0;
    for (; fresh != 0; fresh &= fresh - 1)
      if (const Slot under = board_.below[first_of(fresh)]; under < table) reach.exposable |= bit(under);
  }
}

Reach Relaxation::reach() const {
  return grow(start(), 0, [](const Reach&, Set) {});
}

Reach Relaxation::reach(std::array<Reach, 52>& before, Set& built) const {
  return grow(start(), 0, [&](const Reach& reach, Set fresh) {
    built |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) before[first_of(fresh)] = reach;
  });
}

Reach Relaxation::without(Slot card, const Reach& from) const {
  return grow(from, bit(card), [](const Reach&, Set) {});
}

}  // namespace fulltable::yukon_solver
