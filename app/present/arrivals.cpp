// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/arrivals.h"

#include <algorithm>

#include "game/gamecontroller.h"

void Arrivals::forget() {
  held_.clear();
  deal_ = game_.truth().show({}).deal;
  if (game_.solitaire() || game_.realTime()) return;
  for (const int seat : game_.people()) held_[seat] = fulltable::hand_of(*game_.match().know(seat));
}

void Arrivals::see(const MoveReport& report) {
  if (report.before->show({}).deal != report.after->show({}).deal) return forget();
  if (held_.contains(report.seat)) held_[report.seat] = fulltable::hand_of(*report.before->know(report.seat));
}

std::vector<int> Arrivals::placesIn(int seat, const fulltable::Cards& hand, int deal) const {
  std::vector<int> places;
  const auto found = held_.find(seat);
  // While the last deal rests on the table, the next one has been dealt already.
  if (found == held_.end() || deal != deal_) return places;
  fulltable::Cards old = found->second;
  for (std::size_t place = 0; place < hand.size(); ++place) {
    if (!hand[place].is_known()) continue;
    const auto held = std::ranges::find(old, hand[place]);
    if (held == old.end())
      places.push_back(static_cast<int>(place));
    else
      old.erase(held);
  }
  // A hand of which nothing was held before has been dealt, or handed over as a whole.
  if (places.size() > 1 && old.size() == found->second.size()) return {};
  return places;
}
