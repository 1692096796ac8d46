// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/board.h"

#include "core/random.h"

namespace fulltable::yukon_solver {

namespace {

constexpr std::array<int, 4> suit_to_slot{0, 2, 3, 1};
constexpr std::array<Suit, 4> slot_to_suit{Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts};

constexpr Slot face_down_mark = 53;

using Marks = std::array<std::array<Key, 54>, 52>;

constexpr Marks marks = [] {
  Marks made{};
  Rng rng(0x59756b6f6e);
  for (auto& row : made)
    for (Key& key : row) {
      key.place = rng.next();
      key.mark = rng.next();
    }
  return made;
}();

}  // namespace

Slot slot_of(Card card) {
  return static_cast<Slot>(card.rank() * 4 + suit_to_slot[static_cast<std::size_t>(index_of(card.suit()))]);
}

Card card_of(Slot slot) {
  return Card(slot / 4, slot_to_suit[slot % 4U]);
}

Board::Board(const Yukon::State& state) {
  above.fill(nothing);
  for (const Suit suit : all_suits)
    for (int rank = 0; rank < state.up[static_cast<std::size_t>(index_of(suit))]; ++rank) {
      const Slot slot = slot_of(Card(rank, suit));
      below[slot] = foundation;
      up |= bit(slot);
    }
  for (const Yukon::Column& column : state.column) {
    Slot under = table;
    for (std::size_t i = 0; i < column.size; ++i) {
      const Slot slot = slot_of(column.cards[i]);
      below[slot] = under;
      if (under == table)
        bottoms |= bit(slot);
      else
        above[under] = slot;
      toggle(slot, under);
      if (i < column.face_down) {
        hidden |= bit(slot);
        toggle(slot, face_down_mark);
      }
      under = slot;
    }
    if (under != table) tops |= bit(under);
  }
}

void Board::toggle(Slot card, Slot on) {
  const Key& mark = marks[card][on];
  key.place ^= mark.place;
  key.mark ^= mark.mark;
}

void Board::make(Step step) {
  const Slot card = step.card;
  const Slot from = below[card];
  if (from == foundation) {
    up &= ~bit(card);
    tops |= bit(card);
  } else {
    toggle(card, from);
    if (from == table) {
      bottoms &= ~bit(card);
    } else {
      above[from] = nothing;
      tops |= bit(from);
      if (hidden & bit(from)) {
        hidden &= ~bit(from);
        toggle(from, face_down_mark);
      }
    }
  }
  below[card] = step.to;
  if (step.to == foundation) {
    tops &= ~bit(card);
    up |= bit(card);
    return;
  }
  toggle(card, step.to);
  if (step.to == table) {
    bottoms |= bit(card);
  } else {
    above[step.to] = card;
    tops &= ~bit(step.to);
  }
}

Key with_either_base(Key key, Slot card, Slot base) {
  const Key& here = marks[card][base];
  const Key& either = marks[card][card];  // no card lies on itself
  return {key.place ^ here.place ^ either.place, key.mark ^ here.mark ^ either.mark};
}

Set safe_plays(const Board& board, Variant variant) {
  const Set playable = board.next_up() & board.tops;
  if (variant.suit || playable == 0) return playable;
  Set safe = 0;
  for (Set left = playable; left != 0; left &= left - 1) {
    const Slot card = first_of(left);
    // Foundations fill from the ace, so that the cards just below tell all: two ranks down for the own colour.
    const Set builders = variant.builders(bit(card));
    if ((builders & ~board.up) != 0) continue;
    if (variant.foundation_return && (variant.builders(builders) & ~board.up) != 0) continue;
    safe |= bit(card);
  }
  return safe;
}

namespace {

using Over = std::array<Set, 52>;

/// What could come about if cards once exposed stayed so and every card could still be moved from where it lies now.
struct Reach {
  Set bases;     ///< cards that could be built on
  Set playable;  ///< cards that could reach their foundations
  bool emptied;  ///< whether a column could become empty
};

/// The cards above each in its column.
Over cards_over(const Board& board) {
  Over over{};
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    Set passed = 0;
    for (Slot card = first_of(tops); card != table; card = board.below[card]) {
      over[card] = passed;
      passed |= bit(card);
    }
  }
  return over;
}

/// The least set of such facts, where one step, of a card onto a base, is never made. `onto` gets for each card the
/// base by which it was first found movable, if it was found so by building.
template <bool noting>
Reach reach(const Board& board, Variant variant, const Over& over, Step never, std::array<Slot, 52>& onto) {
  constexpr Set aces = 0xf;
  const Set face_up = board.face_up();
  const Set fillers = (variant.any ? all_cards : kings) & ~board.bottoms;
  bool emptied = board.has_empty_column();
  Set exposable = board.tops;
  Set movable = board.up;
  Set playable = board.up;
  while (true) {
    for (Set more = exposable; more != 0;) {
      more = exposable & (playable << 4 | aces) & ~playable;
      playable |= more;
    }
    const Set bases = variant.foundation_return ? exposable | playable : exposable;
    if (playable == all_cards) return {bases, playable, emptied};
    Set fresh = (face_up | exposable) & (playable | (emptied ? fillers : 0)) & ~movable;
    for (Set built = (face_up | exposable) & variant.builders(bases) & ~movable & ~fresh; built != 0;
         built &= built - 1) {
      const Slot card = first_of(built);
      for (Set on = variant.bases(bit(card)) & bases; on != 0; on &= on - 1) {
        const Slot base = first_of(on);
        if (card == never.card && base == never.to) continue;
        // A base that lies above the card must first be moved off it.
        if ((over[card] & bit(base)) != 0 && (over[card] & ~over[base] & movable) == 0) continue;
        fresh |= bit(card);
        if constexpr (noting) onto[card] = base;
        break;
      }
    }
    if (fresh == 0) return {bases, playable, emptied};
    movable |= fresh;
    emptied = emptied || (movable & board.bottoms) != 0;
    for (; fresh != 0; fresh &= fresh - 1)
      if (const Slot under = board.below[first_of(fresh)]; under < table) exposable |= bit(under);
  }
}

}  // namespace

bool is_hopeless(const Board& board, Variant variant) {
  std::array<Slot, 52> unused;
  return reach<false>(board, variant, cards_over(board), {}, unused).playable != all_cards;
}

bool is_jammed(const Board& board, Variant variant) {
  if (variant.suit) return false;
  const Over over = cards_over(board);
  std::array<Slot, 52> onto;
  onto.fill(nothing);
  reach<true>(board, variant, over, {}, onto);
  std::array<Slot, 52> unused;
  for (Slot card = 0; card < 48; card += 2) {
    const Slot twin = card + 1;
    const Slot base = onto[card];
    // A step by which neither was found movable is needed for nothing.
    if (base >= table || onto[twin] != base || board.above[base] == card || board.above[base] == twin) continue;
    const Reach without_twin = reach<false>(board, variant, over, {twin, base}, unused);
    if (without_twin.playable == all_cards) continue;
    const Reach without_card = reach<false>(board, variant, over, {card, base}, unused);
    if (without_card.playable == all_cards) continue;
    const Slot other = base ^ 1;
    const auto can_be_first = [&](Slot first, const Reach& before) {
      return (before.bases & bit(base)) != 0 && ((before.playable & bit(first)) != 0 ||
                                                 (before.bases & bit(other)) != 0 || (variant.any && before.emptied));
    };
    if (!can_be_first(card, without_twin) && !can_be_first(twin, without_card)) return true;
  }
  return false;
}

}  // namespace fulltable::yukon_solver
