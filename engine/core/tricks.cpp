// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tricks.h"

#include <array>

namespace fulltable {

namespace {

constexpr const char* id = "tricks";
constexpr std::array<std::string_view, 4> places{"trick.0", "trick.1", "trick.2", "trick.3"};

Text words_for_best(const TrickSoFar& trick) {
  if (trick.size == trick.full) return message(id, "{s} takes the trick").you(id, "You take the trick");
  if (trick.best == 0) return message(id, "{s} led and is winning").you(id, "You led and are winning");
  return message(id, "{s} is winning").you(id, "You're winning");
}

}  // namespace

void tell_trick(const TrickSoFar& trick, View& view) {
  if (trick.size == 0) return;
  const auto tell = [&](int place, Text words) {
    const int seat = (trick.leader + place) % trick.seats;
    view.captions.push_back({places[static_cast<std::size_t>(seat)], std::move(words).seat("s", seat)});
  };
  const bool contested = trick.size > 1 && trick.best >= 0;
  if (!contested || trick.best > 0) tell(0, message(id, "{s} led").you(id, "You led"));
  if (!contested) return;
  tell(trick.best, words_for_best(trick));
  Text takes = trick.size == trick.full ? message(id, "takes the trick") : message(id, "wins so far");
  view.marks.push_back({.pile = "trick", .place = trick.best, .kind = Mark::Kind::winning, .text = std::move(takes)});
}

}  // namespace fulltable
