// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/chances.h"

#include <algorithm>
#include <array>
#include <map>

namespace fulltable {

Chances chances_of(const Knowledge& known, int positions, const std::function<bool()>& expired) {
  const View seen = known.show(known.seat());
  std::map<int, std::map<PileId, int>> counts;  // by the card's code
  Rng rng(1);
  for (int number = 0; number < positions && !(expired && expired()); ++number) {
    const View imagined = known.imagine(rng)->show(std::nullopt);
    for (std::size_t at = 0; at < seen.piles.size() && at < imagined.piles.size(); ++at) {
      const PileView& pile = seen.piles[at];
      for (std::size_t place = 0; place < pile.cards.size() && place < imagined.piles[at].cards.size(); ++place) {
        const Card card = imagined.piles[at].cards[place];
        if (!pile.cards[place].is_known() && card.is_known()) ++counts[card.code()][pile.id];
      }
    }
  }
  Chances chances;
  std::map<PileId, std::array<bool, 4>> held;
  std::array<bool, 4> hidden{};
  for (const auto& [code, places] : counts) {
    const Card card(code);
    int all = 0;
    for (const auto& [pile, count] : places) all += count;
    Chances::Hidden entry{card, {}};
    for (const auto& [pile, count] : places) {
      entry.places.push_back({pile, static_cast<double>(count) / all});
      if (card.is_joker()) continue;
      hidden[static_cast<std::size_t>(card.suit())] = held[pile][static_cast<std::size_t>(card.suit())] = true;
    }
    std::ranges::stable_sort(entry.places, std::ranges::greater(), &CardChance::share);
    chances.cards.push_back(std::move(entry));
  }
  for (const PileView& pile : seen.piles) {
    const bool unseen = std::ranges::any_of(pile.cards, [](Card card) { return !card.is_known(); });
    if (!unseen || pile.owner < 0 || pile.owner == known.seat() || pile.id != PileId(known.info().hand, pile.owner))
      continue;
    for (std::size_t suit = 0; suit < hidden.size(); ++suit)
      if (hidden[suit] && !held[pile.id][suit]) chances.voids.push_back({pile.id, static_cast<Suit>(suit)});
  }
  return chances;
}

}  // namespace fulltable
