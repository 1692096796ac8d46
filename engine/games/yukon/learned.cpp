// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/learned.h"

#include <algorithm>

#include "games/yukon/relaxation.h"

namespace fulltable::yukon_solver {

Learned::Learned(const Board& root, std::size_t memory)
    : root_(places_of(root, 0)), longest_(std::max<std::size_t>(memory / (list_count * sizeof(Entry)), 16)) {}

Learned::Places Learned::places_of(const Board& board, Set either_way) {
  Places at{.first = either_way, .second = either_way, .up = board.up};
  for (Set left = board.face_up() & ~either_way; left != 0; left &= left - 1) {
    const Slot card = first_of(left);
    const Slot under = board.below[card];
    if (under == table)
      at.second |= bit(card) & kings;
    else if ((standard.bases(bit(card)) & ~board.hidden & bit(under)) != 0)
      ((first_bases & bit(under)) != 0 ? at.first : at.second) |= bit(card);
  }
  return at;
}

void Learned::add(const Nogood& nogood, const Board& board, Set either_way) {
  const Places at = places_of(board, either_way);
  const Set placed = nogood.placed;
  const Entry entry{nogood, {at.first & placed, at.second & placed, at.up & placed}};
  const auto add_to = [&](Set cards, std::size_t place) {
    for (; cards != 0; cards &= cards - 1) {
      List& entries = list(first_of(cards), place);
      if (entries.size() >= longest_)
        entries.erase(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(entries.size() / 2));
      entries.push_back(entry);
    }
  };
  ++count_;
  add_to(entry.places.first & ~root_.first, 0);
  add_to(entry.places.second & ~root_.second, 1);
  add_to(entry.places.up & ~root_.up, 2);
}

Nogood Learned::find(const Board& board, Set either_way, Set cards) {
  const Places at = places_of(board, either_way);
  for (; cards != 0; cards &= cards - 1) {
    const Slot card = first_of(cards);
    const std::array<Set, 3> lies{at.first, at.second, at.up};
    for (std::size_t place = 0; place < lies.size(); ++place)
      if ((lies[place] & bit(card)) != 0)
        if (const Nogood nogood = find(list(card, place), at); !nogood.is_empty()) return nogood;
  }
  return {};
}

/// Searches from the end, and moves what it finds half the way there.
Nogood Learned::find(List& list, const Places& at) {
  const auto found = std::find_if(list.rbegin(), list.rend(), [&](const Entry& entry) { return entry.holds(at); });
  if (found == list.rend()) return {};
  const Nogood nogood = found->nogood;
  std::iter_swap(found, list.rbegin() + (found - list.rbegin()) / 2);
  return nogood;
}

}  // namespace fulltable::yukon_solver
