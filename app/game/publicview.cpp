// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/publicview.h"

#include <algorithm>
#include <iterator>

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

const PileView* pileOf(const View& view, const QString& id) {
  const auto pile = std::ranges::find(view.piles, fulltable::PileId(id.toStdString()), &PileView::id);
  return pile == view.piles.end() ? nullptr : &*pile;
}

bool sameToTheEye(const View& before, const View& after) {
  if (before.phase != after.phase || before.deal != after.deal || before.scores != after.scores ||
      before.facts != after.facts || before.piles.size() != after.piles.size())
    return false;
  const auto seen = [](const fulltable::PileView& pile) {
    fulltable::Cards cards;
    std::ranges::copy_if(pile.cards, std::back_inserter(cards), &fulltable::Card::is_known);
    return cards;
  };
  return std::ranges::equal(before.piles, after.piles, {}, seen, seen);
}

bool isOpen(const View& view) {
  return std::ranges::all_of(
      view.piles, [](const PileView& pile) { return std::ranges::all_of(pile.cards, &fulltable::Card::is_known); });
}

bool hasSecrets(const View& view, int seat) {
  return std::ranges::any_of(view.piles, [seat](const PileView& pile) {
    if (pile.cards.empty()) return false;
    return pile.sight == Sight::owner ? pile.owner == seat : pile.sight == Sight::others && pile.owner != seat;
  });
}

QString markName(fulltable::Mark::Kind kind) {
  using Kind = fulltable::Mark::Kind;
  switch (kind) {
    case Kind::wild: return QStringLiteral("wild");
    case Kind::bound: return QStringLiteral("bound");
    case Kind::due: return QStringLiteral("due");
    case Kind::proof: return QStringLiteral("proof");
    case Kind::price: return QStringLiteral("price");
    case Kind::second_use: return QStringLiteral("second_use");
    case Kind::winning: return QStringLiteral("winning");
  }
  return {};
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
