// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/card_count.h"

#include <algorithm>
#include <map>

namespace fulltable {

int CardCount::count(Place place) const {
  return static_cast<int>(std::ranges::count(cards, place, &Spot::place));
}

CardCount count_cards(const Knowledge& known, int positions, const std::function<bool()>& expired) {
  using Place = CardCount::Place;
  const View seen = known.show(known.seat());
  const std::string_view hand = known.info().hand;
  const auto is_hand = [&](const PileView& pile) { return pile.owner >= 0 && pile.id == PileId(hand, pile.owner); };
  const auto place_in = [&](const PileView& pile, bool hidden) {
    if (is_hand(pile)) return pile.owner == known.seat() ? Place::own : Place::known;
    // What lies in the stock, as a trump under it does, is still to come.
    return (hidden && pile.owner < 0) || pile.id.is("stock") ? Place::known : Place::out;
  };
  std::map<int, std::vector<CardCount::Spot>> spots;  // by the card's code
  for (const PileView& pile : seen.piles)
    for (const Card card : pile.cards)
      if (card.is_known()) spots[card.code()].push_back({card, place_in(pile, false), pile.id});
  const Chances chances = chances_of(known, positions, expired);
  CardCount count;
  count.voids = chances.voids;
  Cards pack = find_game(known.info().id)->pack(known.setup());
  std::ranges::sort(pack);
  for (std::size_t i = 0; i < pack.size();) {
    const Card card = pack[i];
    auto& found = spots[card.code()];
    const auto hidden = std::ranges::find(chances.cards, card, &Chances::Hidden::card);
    const bool certain = hidden != chances.cards.end() && hidden->places.size() == 1;
    std::size_t copies = 0;
    for (; i < pack.size() && pack[i] == card; ++i) ++copies;
    while (found.size() < copies) {
      CardCount::Spot spot{card};
      if (certain) {
        spot.pile = hidden->places.front().pile;
        spot.place = place_in(*std::ranges::find(seen.piles, spot.pile, &PileView::id), true);
      }
      found.push_back(spot);
    }
    std::ranges::stable_sort(found, {}, &CardCount::Spot::place);
    count.cards.insert(count.cards.end(), found.begin(), found.end());
  }
  for (const CardCount::Spot& spot : count.cards)
    if (std::ranges::find(seen.trumps, spot.card) != seen.trumps.end()) count.trumps.push_back(spot);
  return count;
}

}  // namespace fulltable
