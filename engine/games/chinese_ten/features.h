// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "core/features.h"
#include "games/chinese_ten/chinese_ten.h"

// What is seen of a move, from the mover's hand and what lies open: who else may still want its cards.
namespace fulltable::chinese_ten {

struct Features {
  /// Groups of features. Most go by how many hidden cards pair with one, up to four; or by those and by how many cards
  /// of one's own do, up to two. A group of points counts once for each point of the cards that it names.
  static constexpr int most_hidden = 4;
  static constexpr int most_own = 2;
  static constexpr int by_hidden = most_hidden + 1;
  static constexpr int by_partners = by_hidden * (most_own + 1);

  enum Group : std::size_t {
    lay,            ///< to lay a card down, by its partners
    lay_points,     ///< its points
    lay_dearest,    ///< those of its dearest hidden partner
    lay_all,        ///< those of all its hidden partners
    take,           ///< to take a card (or three) with one of the hand, by the partners of it but for these two
    take_points,    ///< the points of what is taken
    take_dearest,   ///< those of the dearest hidden card that would have taken it
    spend,          ///< the card of the hand, by its hidden partners and by what else of the layout it could take
    spend_points,   ///< its points
    spend_dearest,  ///< those of its dearest hidden partner
  };
  static constexpr std::array<FeatureGroup, 10> groups{{{"lay", by_partners},
                                                        {"lay_points", by_partners},
                                                        {"lay_dearest", by_hidden},
                                                        {"lay_all", by_hidden},
                                                        {"take", by_partners},
                                                        {"take_points", by_partners},
                                                        {"take_dearest", by_hidden},
                                                        {"spend", by_partners},
                                                        {"spend_points", by_partners},
                                                        {"spend_dearest", by_hidden}}};
  static constexpr auto places = places_of(groups);

  /// Calls `use` with the place and the count of each feature of that seat's move. What a turned card takes has none:
  /// the dearest of one rank.
  template <class Use>
  static void each(const ChineseTen::State& state, int seat, const Move& move, Use use) {
    if (move.verb != ChineseTen::play) return;
    const CardSet hand = state.hand[at(seat)];
    CardSet hidden = all_cards - hand - state.layout;
    for (const CardSet won : state.won) hidden -= won;
    const auto count = [&](Group group, int place, int number) { use(places[group] + place, number); };
    const auto& points_by_code = worths.points[state.seats];
    const auto points = [&](Card card) { return int{points_by_code[at(card.code())]}; };
    const auto partners_of = [](Card card) { return worths.partners[at(card.code())]; };
    const auto dearest = [&](CardSet cards) {
      int most = 0;
      for (const Card card : cards) most = std::max(most, points(card));
      return most;
    };
    const auto all_points = [&](CardSet cards) {
      int sum = 0;
      for (const Card card : cards) sum += points(card);
      return sum;
    };
    const auto place_of = [](int hidden_cards, int own_cards) {
      return (most_own + 1) * std::min(hidden_cards, most_hidden) + std::min(own_cards, most_own);
    };

    const Card card = move.card();
    const CardSet partners = partners_of(card) & hidden;
    const int by_size = std::min(partners.size(), most_hidden);
    const CardSet taken = move.count == 2 ? CardSet::of(move.card(1)) : partners_of(card) & state.layout;
    if (taken.empty()) {
      const int place = place_of(partners.size(), (partners_of(card) & hand).size());
      count(lay, place, 1);
      count(lay_points, place, points(card));
      count(lay_dearest, by_size, dearest(partners));
      count(lay_all, by_size, all_points(partners));
      return;
    }
    const CardSet others = partners_of(taken.first()) - CardSet::of(card);
    const CardSet rivals = others & hidden;
    const int place = place_of(rivals.size(), (others & hand).size());
    count(take, place, 1);
    count(take_points, place, all_points(taken));
    count(take_dearest, std::min(rivals.size(), most_hidden), dearest(rivals));
    const int spent = place_of(partners.size(), ((partners_of(card) & state.layout) - taken).size());
    count(spend, spent, 1);
    count(spend_points, spent, points(card));
    count(spend_dearest, by_size, dearest(partners));
  }
};

}  // namespace fulltable::chinese_ten
