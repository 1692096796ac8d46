// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/views.h"

#include <algorithm>

using fulltable::Cards;
using fulltable::Json;
using fulltable::PileView;
using fulltable::Sight;
using fulltable::View;

namespace {

Json common(const Json& a, const Json& b) {
  if (a == b) return a;
  if (a.is_array() && b.is_array() && a.size() == b.size()) {
    Json both = Json::array();
    for (std::size_t i = 0; i < a.size(); ++i) both.push_back(common(a[i], b[i]));
    return both;
  }
  if (a.is_object() && b.is_object()) {
    Json both = Json::object();
    for (const auto& [key, value] : a.items()) both[key] = b.contains(key) ? common(value, b[key]) : Json(nullptr);
    return both;
  }
  return nullptr;
}

Cards common(const Cards& a, const Cards& b) {
  Cards both = a;
  for (std::size_t i = 0; i < both.size(); ++i)
    if (i >= b.size() || a[i] != b[i]) both[i] = fulltable::unknown_card;
  return both;
}

}  // namespace

View publicView(const std::vector<View>& views) {
  View all = views.front();
  for (const View& view : views) {
    all.facts = common(all.facts, view.facts);
    for (std::size_t i = 0; i < all.piles.size(); ++i)
      all.piles[i].cards = common(all.piles[i].cards, view.piles[i].cards);
  }
  // Where only one seat sits at the table, or all but the owner see a pile, agreement is not enough.
  for (PileView& pile : all.piles)
    if (pile.sight == Sight::owner || pile.sight == Sight::others)
      std::ranges::fill(pile.cards, fulltable::unknown_card);
  return all;
}

fulltable::Gesture revealed(const fulltable::Gesture& move, const View& truth) {
  fulltable::Gesture seen = move;
  const auto from = std::ranges::find(truth.piles, move.from, &PileView::id);
  if (move.place >= 0 && from != truth.piles.end() && move.place < std::ssize(from->cards))
    seen.cards = {from->cards[static_cast<std::size_t>(move.place)]};
  return seen;
}

View withGesture(const View& view, const fulltable::Gesture& move) {
  View after = view;
  const auto find = [&after](const fulltable::PileId& id) { return std::ranges::find(after.piles, id, &PileView::id); };
  if (find(move.from) == after.piles.end() || move.to.empty()) return after;
  // What is laid out as a new pile is seen by all.
  if (find(move.to) == after.piles.end()) after.piles.push_back({move.to, -1, Sight::everyone, true, {}});
  const auto from = find(move.from);
  const auto to = find(move.to);
  for (const fulltable::Card card : move.cards) {
    auto taken = std::ranges::find(from->cards, card);
    if (taken == from->cards.end() && move.place >= 0) taken = from->cards.begin() + move.place;
    if (taken == from->cards.end()) taken = std::ranges::find(from->cards, fulltable::unknown_card);
    if (taken == from->cards.end()) continue;
    from->cards.erase(taken);
    to->cards.push_back(to->sight == Sight::everyone ? card : fulltable::unknown_card);
  }
  return after;
}

bool turnUp(View& lastLook, const View& next) {
  for (const auto& [key, cards] : next.facts.items()) {
    if (!cards.is_array() || cards.size() < 2 || !key.ends_with('s')) continue;
    if (!lastLook.facts.contains(key) || !lastLook.facts[key].is_null()) continue;
    const std::string base = key.substr(0, key.size() - 1) + ".";
    std::vector<std::pair<PileView*, fulltable::Card>> turned;
    for (PileView& pile : lastLook.piles) {
      const auto seat = static_cast<std::size_t>(pile.owner);
      if (pile.sight != Sight::owner || !pile.id.starts_with(base) || pile.cards.size() != 1) continue;
      if (seat >= cards.size() || !cards[seat].is_string()) continue;
      if (const auto card = fulltable::card_of(cards[seat].get<std::string>())) turned.emplace_back(&pile, *card);
    }
    if (turned.size() != cards.size()) continue;
    for (const auto& [pile, card] : turned) pile->cards.front() = card;
    return true;
  }
  return false;
}

std::optional<Catch> catchBetween(const View& before, const View& after, const fulltable::Gesture& move) {
  if (!move.cards.empty() && move.onto.empty()) return std::nullopt;
  for (std::size_t i = 0; i < after.piles.size() && i < before.piles.size(); ++i) {
    const PileView& won = after.piles[i];
    if (won.owner < 0 || won.sight != Sight::everyone || won.cards.size() < before.piles[i].cards.size() + 2) continue;
    Cards fresh = won.cards;
    std::erase_if(fresh, [&](fulltable::Card card) {
      return std::ranges::find(before.piles[i].cards, card) != before.piles[i].cards.end();
    });
    for (const PileView& pile : before.piles) {
      if (pile.owner >= 0 || pile.sight != Sight::everyone || pile.id == move.from) continue;
      const auto lay = [&](fulltable::Card card) { return std::ranges::find(pile.cards, card) != pile.cards.end(); };
      const auto came = std::ranges::find_if_not(fresh, lay);
      const auto caught = std::ranges::find_if(fresh, lay);
      if (caught == fresh.end() || std::ranges::count_if(fresh, lay) + 1 != std::ssize(fresh)) continue;
      return Catch{{{*came}, move.from, pile.id, {}, {}}, *caught};
    }
  }
  return std::nullopt;
}

const PileView* pileOf(const View& view, const QString& id) {
  const auto pile = std::ranges::find(view.piles, fulltable::PileId(id.toStdString()), &PileView::id);
  return pile == view.piles.end() ? nullptr : &*pile;
}

bool hasSecrets(const View& view, int seat) {
  return std::ranges::any_of(view.piles, [seat](const PileView& pile) {
    if (pile.cards.empty()) return false;
    return pile.sight == Sight::owner ? pile.owner == seat : pile.sight == Sight::others && pile.owner != seat;
  });
}

QVariant variantOf(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null:
    case Json::value_t::discarded:
    case Json::value_t::binary: return QVariant::fromValue(nullptr);
    case Json::value_t::boolean: return value.get<bool>();
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned: {
      const auto number = value.get<std::int64_t>();
      if (number == static_cast<int>(number)) return static_cast<int>(number);
      return QVariant::fromValue<qlonglong>(number);
    }
    case Json::value_t::number_float: return value.get<double>();
    case Json::value_t::string: return QString::fromStdString(value.get<std::string>());
    case Json::value_t::array: {
      QVariantList list;
      for (const Json& item : value) list.append(variantOf(item));
      return list;
    }
    case Json::value_t::object: {
      QVariantMap map;
      for (const auto& [key, item] : value.items()) map.insert(QString::fromStdString(key), variantOf(item));
      return map;
    }
  }
  return {};
}
