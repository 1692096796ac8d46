// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/board.h"

namespace fulltable::yukon_solver {

namespace {

/// What could come about if cards once exposed stayed so and every card could still be moved from where it lies now.
struct Reach {
  Set exposable;  ///< cards that could become the tops of their columns
  Set bases;      ///< cards that could be built on
  Set movable;    ///< cards that could be moved
  Set playable;   ///< cards that could reach their foundations
  bool emptied;   ///< whether a column could become empty
};

/// The cards that may be built on a card, apart for the two of one rank and colour.
struct Builders {
  Set on_first;   ///< on clubs and diamonds
  Set on_second;  ///< on spades and hearts
};

constexpr Builders builders_apart(Set bases, Variant variant) {
  const Set lower = bases >> 4;
  if (variant.suit) return {lower, 0};
  constexpr Set clubs = 0x1111111111111111;
  const auto spread = [](Set black, Set red) { return (black & clubs) * 12 | (red & clubs) * 3; };
  return {spread(lower, lower >> 2), spread(lower >> 1, lower >> 3)};
}

constexpr Set first_bases = 0x5555555555555555;  ///< clubs and diamonds

/// The reach from one position, with different cards left out.
class Relaxation {
 public:
  Relaxation(const Board& board, Variant variant);

  /// The least set of such facts.
  Reach reach() const;
  /// The same, and for each card first found movable by building on another one what had come about before.
  Reach reach(std::array<Reach, 52>& before, Set& built) const;
  /// What comes about from there on if that card is never built on another one.
  Reach without(Slot card, const Reach& from) const;

 private:
  /// A card, and a base of it that lies above it in its column.
  struct Covered {
    Set card;
    Set base;
    Set between;  ///< the cards above the one up to the other: one of them must be moved first
  };

  template <class Built>
  Reach grow(Reach reach, Set never, Built built) const;

  const Board& board_;
  const Variant variant_;
  Builders below_base_{};  ///< cards whose first or second base lies above them
  std::array<Covered, 104> covered_;
  std::size_t covered_count_ = 0;
};

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
  return grow({board_.tops, 0, board_.up, board_.up, board_.has_empty_column()}, 0, [](const Reach&, Set) {});
}

Reach Relaxation::reach(std::array<Reach, 52>& before, Set& built) const {
  return grow({board_.tops, 0, board_.up, board_.up, board_.has_empty_column()}, 0, [&](const Reach& reach, Set fresh) {
    built |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) before[first_of(fresh)] = reach;
  });
}

Reach Relaxation::without(Slot card, const Reach& from) const {
  return grow(from, bit(card), [](const Reach&, Set) {});
}

Set lies_on(const Board& board, Slot card) {
  const Slot under = board.below[card];
  return under < table ? bit(under) : 0;
}

/// Whether a card that must be built can be after its twin was: there are bases for both, or the twin has left again.
bool is_free_after(Slot twin, const Reach& before, Variant variant) {
  const Set both = variant.bases(bit(twin));
  const Set bases = before.bases & both;
  return bases == both || (bases != 0 && ((before.playable & bit(twin)) != 0 || (variant.any && before.emptied)));
}

}  // namespace

bool is_hopeless(const Board& board, Variant variant) {
  return Relaxation(board, variant).reach().playable != all_cards;
}

bool is_jammed(const Board& board, Variant variant) {
  if (variant.suit) return false;
  const Relaxation relaxation(board, variant);
  std::array<Reach, 52> before;
  Set built = 0;
  relaxation.reach(before, built);
  for (Set pairs = built & built >> 1 & first_bases; pairs != 0; pairs &= pairs - 1) {
    const Slot card = first_of(pairs);
    const Slot twin = twin_of(card);
    // Those already built have hardly ever shown more, and cost a fifth of the speed.
    if ((variant.bases(bit(card)) & (lies_on(board, card) | lies_on(board, twin))) != 0) continue;
    if (is_free_after(twin, before[card], variant) || is_free_after(card, before[twin], variant)) continue;
    const Reach without_card = relaxation.without(card, before[card]);
    if ((without_card.playable & bit(card)) != 0 || is_free_after(twin, without_card, variant)) continue;
    const Reach without_twin = relaxation.without(twin, before[twin]);
    if ((without_twin.playable & bit(twin)) == 0 && !is_free_after(card, without_twin, variant)) return true;
  }
  return false;
}

}  // namespace fulltable::yukon_solver
