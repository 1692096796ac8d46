// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/view.h"

#include <algorithm>
#include <iterator>

#include "core/game.h"

namespace fulltable {

std::string english(const Said& said, const std::vector<std::string>& names, int reader) {
  std::string words = english(said.log, names, reader);
  for (const Text& then : said.then) words += " " + english(then, names, reader);
  return words;
}

Cards hand_of(const Knowledge& known) {
  const View view = known.show(known.seat());
  const auto hand = std::ranges::find(view.piles, PileId(known.info().hand, known.seat()), &PileView::id);
  Cards cards;
  if (hand != view.piles.end()) std::ranges::copy_if(hand->cards, std::back_inserter(cards), &Card::is_known);
  return cards;
}

}  // namespace fulltable
