// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/board.h"

#include "core/random.h"

namespace fulltable::yukon_solver {

namespace {

constexpr std::array<int, 4> suit_to_slot{0, 2, 3, 1};
constexpr std::array<Suit, 4> slot_to_suit{Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts};

constexpr Slot face_down_mark = 53;

using Marks = std::array<std::array<solver::Key, 54>, 52>;

constexpr Marks marks = [] {
  Marks made{};
  Rng rng(0x59756b6f6e);
  for (auto& row : made)
    for (solver::Key& key : row) {
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
  const solver::Key& mark = marks[card][on];
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

solver::Key with_either_base(solver::Key key, Slot card, Slot base) {
  const solver::Key& here = marks[card][base];
  const solver::Key& either = marks[card][card];  // no card lies on itself
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

}  // namespace fulltable::yukon_solver
