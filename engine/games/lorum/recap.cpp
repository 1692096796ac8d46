// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lorum/lorum.h"

// How the last deal was settled, in sentences: who took what, and what it cost or brought.
namespace fulltable {

namespace {

using Contract = Lorum::Contract;
using Settlement = Lorum::Settlement;

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

std::string several(int number, const std::string& one, const std::string& more) {
  return (number == 0 ? "no" : std::to_string(number)) + " " + (number == 1 ? one : more);
}

std::string taken(const Settlement& deal, int seat) {
  const int count = deal.count[at(seat)];
  switch (deal.contract) {
    case Contract::no_hearts: return "took " + several(count, "heart", "hearts");
    case Contract::queens: return count == 0 ? "took no queen" : "took queens worth " + std::to_string(count);
    case Contract::no_tricks: return "took " + several(count, "trick", "tricks");
    case Contract::hairy_ape: return count == 0 ? "was spared" : "captured the king of hearts";
    case Contract::train: return "";
    case Contract::quart:
    case Contract::domino: return count == 0 ? "is out" : "has " + several(count, "card", "cards") + " left";
  }
  return {};
}

/// Whether what that deal cost went into the pot, not to other players.
bool paid_to_pot(const Settlement& deal) {
  switch (deal.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks: {
      for (const int count : deal.count)
        if (count == 0) return false;
      return true;
    }
    case Contract::quart: return false;
    case Contract::hairy_ape:
    case Contract::train:
    case Contract::domino: return true;
  }
  return false;
}

/// To whom that deal was paid: into the pot, or to one or two players.
std::string payees(const Settlement& deal) {
  if (paid_to_pot(deal)) return " into the pot";
  std::string text;
  for (int seat = 0; seat < Lorum::seats; ++seat)
    if (deal.change[at(seat)] > 0) text += (text.empty() ? " to {s" : " and {s") + std::to_string(seat) + "}";
  return text;
}

std::string sentence(const Settlement& deal, int seat) {
  const int change = deal.change[at(seat)];
  std::string text = "{s" + std::to_string(seat) + "} " + taken(deal, seat);
  if (deal.contract != Contract::train && change != 0) text += " and ";
  const bool takes_pot = deal.contract == Contract::domino && deal.count[at(seat)] == 0;
  if (takes_pot && change != 0)
    text += "takes the pot of " + std::to_string(deal.pot_taken);
  else if (change > 0)
    text += "gets " + std::to_string(change);
  else if (change < 0)
    text += "pays " + std::to_string(-change) + payees(deal);
  else if (deal.contract == Contract::train)
    text += "paid nothing";
  return text;
}

}  // namespace

std::vector<std::string> Lorum::old_recap(const State& state) {
  if (!state.settled) return {};
  const Settlement& deal = state.last_deal;
  std::vector<std::string> lines{std::string(name_of(deal.contract)) + " is over"};
  for (int seat = 0; seat < seats; ++seat) lines.push_back(sentence(deal, seat));
  if (deal.pot > 0) lines.push_back("The pot now holds " + several(deal.pot, "chip", "chips"));
  if (deal.contract == Contract::domino) lines.push_back("The pot is empty again");
  return lines;
}

}  // namespace fulltable
