// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/melds.h"

#include <algorithm>

namespace fulltable::vazhushal {

namespace {

/// Where a role stands among others in a pile.
int rank_among(CardSet roles, Card role) {
  const bool above_king = !role.is_joker() && role.rank() == ace_rank && is_above_king(roles, role);
  return 2 * role.code() + (above_king ? 2 * king_rank + 1 : 0);
}

/// What is filled into the free roles of a meld, natural cards first; nothing if these cards do not fill them.
std::optional<Meld> filled(CardSet free, const Bag& cards, CardSet wild) {
  const CardSet natural = cards.one & free;
  if (!(cards.one - wild - free).empty() || !(cards.two - wild).empty()) return std::nullopt;
  Meld meld(natural);
  Bag rest = cards - Bag(natural);
  if (rest.size() != (free - natural).size()) return std::nullopt;
  for (const Card role : free - natural) {
    const Card card = rest.one.first();
    rest.remove(card);
    meld.insert(card, role);
  }
  return meld;
}

}  // namespace

Cards cards_of(const Bag& bag) {
  Cards cards;
  for (const Card card : bag.one) cards.insert(cards.end(), static_cast<std::size_t>(bag.count(card)), card);
  return cards;
}

Cards by_text(Cards cards) {
  std::ranges::sort(cards, {}, [](Card card) { return to_text(card); });
  return cards;
}

Cards in_order(CardSet roles) {
  Cards cards;
  each_in_order(roles, [&](Card role) { cards.push_back(role); });
  return cards;
}

std::vector<Laid> laid_cards(const Meld& meld) {
  std::vector<Laid> list;
  list.reserve(static_cast<std::size_t>(meld.size()));
  each_in_order(meld.roles, [&](Card role) { list.push_back({meld.card_for(role), role}); });
  return list;
}

void sort_as_piled(std::vector<Laid>& group) {
  CardSet roles;
  for (const Laid& laid : group) roles.insert(laid.role);
  std::ranges::sort(group, {}, [&](const Laid& laid) { return std::pair(rank_among(roles, laid.role), laid.card); });
}

bool go_together(std::span<const Meld> list, bool sets_differ) {
  bool pure = list.empty();
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Kind kind = kind_of(list[i].roles);
    pure = pure || (kind == Kind::sequence && list[i].substituted.empty());
    if (kind == Kind::set && !sets_differ) continue;
    for (std::size_t j = 0; j < i; ++j)
      if (list[j].roles == list[i].roles) return false;
  }
  return pure;
}

std::vector<Meld> additions_of(const Meld& base, const Bag& cards, CardSet wild) {
  std::vector<Meld> list;
  each_roles(base.size() + cards.size(), [&](CardSet roles) {
    if (!(base.roles - roles).empty()) return;
    const auto meld = filled(roles - base.roles, cards, wild);
    if (meld && !(base.natural() | meld->natural()).empty()) list.push_back(*meld);
  });
  return list;
}

std::vector<Meld> readings_of(const Bag& cards, CardSet wild) {
  return additions_of({}, cards, wild);
}

}  // namespace fulltable::vazhushal
