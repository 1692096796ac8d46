// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/lorum/lorum.h"

// How the last deal was settled, in sentences: who took what, and what it cost or brought.
namespace fulltable {

namespace {

using Contract = Lorum::Contract;
using Settlement = Lorum::Settlement;

/// What a seat took in that deal, or has left; nothing in Train, where it shows in the chips alone.
Text taken(const Settlement& deal, int seat) {
  const int count = deal.count[at(seat)];
  switch (deal.contract) {
    case Contract::no_hearts:
      if (count == 0) return message(Lorum::id, "{s} took no hearts.").you(Lorum::id, "You took no hearts.");
      return counted(Lorum::id, "{s} took %n heart(s).", count).you_counted(Lorum::id, "You took %n heart(s).");
    case Contract::queens:
      if (count == 0) return message(Lorum::id, "{s} took no queens.").you(Lorum::id, "You took no queens.");
      return message(Lorum::id, "{s} took queens worth {worth}.")
          .you(Lorum::id, "You took queens worth {worth}.")
          .number("worth", count);
    case Contract::no_tricks:
      if (count == 0) return message(Lorum::id, "{s} took no tricks.").you(Lorum::id, "You took no tricks.");
      return counted(Lorum::id, "{s} took %n trick(s).", count).you_counted(Lorum::id, "You took %n trick(s).");
    case Contract::hairy_ape:
      if (count == 0)
        return message(Lorum::id, "{s} escaped the king of hearts.").you(Lorum::id, "You escaped the king of hearts.");
      return message(Lorum::id, "{s} captured the king of hearts.").you(Lorum::id, "You captured the king of hearts.");
    case Contract::train: return {};
    case Contract::quart:
    case Contract::domino:
      if (count == 0) return message(Lorum::id, "{s} went out.").you(Lorum::id, "You went out.");
      return counted(Lorum::id, "{s} has %n card(s) left.", count).you_counted(Lorum::id, "You have %n card(s) left.");
  }
  return {};
}

/// Whether what that deal cost went into the pot, not to other players.
bool paid_to_pot(const Settlement& deal) {
  switch (deal.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks: return std::ranges::none_of(deal.count, [](int count) { return count == 0; });
    case Contract::quart: return false;
    case Contract::hairy_ape:
    case Contract::train:
    case Contract::domino: return true;
  }
  return false;
}

std::vector<Text> payees(const Settlement& deal) {
  std::vector<Text> names;
  for (int seat = 0; seat < Lorum::seats; ++seat)
    if (deal.change[at(seat)] > 0) names.push_back(message(Lorum::id, "{s}").you(Lorum::id, "you").seat("s", seat));
  return names;
}

/// What the deal brought a seat or cost it; nothing where that is 0.
Text paid(const Settlement& deal, int seat) {
  const int change = deal.change[at(seat)];
  if (change == 0 && deal.contract == Contract::train)
    return message(Lorum::id, "{s} pays nothing.").you(Lorum::id, "You pay nothing.");
  if (change == 0) return {};
  if (deal.contract == Contract::domino && deal.count[at(seat)] == 0)
    return counted(Lorum::id, "{s} takes the pot of %n chip(s).", deal.pot_taken)
        .you_counted(Lorum::id, "You take the pot of %n chip(s).");
  if (change > 0)
    return counted(Lorum::id, "{s} gets %n chip(s).", change).you_counted(Lorum::id, "You get %n chip(s).");
  if (paid_to_pot(deal))
    return counted(Lorum::id, "{s} pays %n chip(s) into the pot.", -change)
        .you_counted(Lorum::id, "You pay %n chip(s) into the pot.");
  return counted(Lorum::id, "{s} pays %n chip(s) to {payees}.", -change)
      .you_counted(Lorum::id, "You pay %n chip(s) to {payees}.")
      .list("payees", payees(deal));
}

Text line_of(const Settlement& deal, int seat) {
  Text first = taken(deal, seat).seat("s", seat);
  Text second = paid(deal, seat).seat("s", seat);
  if (deal.contract == Contract::train) return second;
  if (deal.change[at(seat)] == 0) return first;
  return message(Lorum::id, "{taken} {paid}").text("taken", std::move(first)).text("paid", std::move(second));
}

}  // namespace

std::vector<Text> Lorum::recap(const State& state) {
  if (!state.settled) return {};
  const Settlement& deal = state.last_deal;
  std::vector<Text> lines{message(Lorum::id, "{contract} is over").text("contract", words_of_contract(deal.contract))};
  for (int seat = 0; seat < seats; ++seat) lines.push_back(line_of(deal, seat));
  if (deal.pot > 0) lines.push_back(counted(Lorum::id, "The pot now holds %n chip(s).", deal.pot));
  if (deal.contract == Contract::domino) lines.push_back(message(Lorum::id, "The pot is empty again."));
  return lines;
}

}  // namespace fulltable
