// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reflexes.h"

#include <algorithm>

namespace fulltable {

namespace {

constexpr double step = 1.05;
constexpr double long_step = 1.2;
constexpr int long_streak = 4;

/// Of people and other seats, how many pairs the person was ahead in less those in which the other seat was.
int balance(const std::vector<int>& order, SeatSet people, int seats) {
  const int others = seats - people.size();
  int ahead = 0;
  int beaten = 0;  // people who have answered so far
  int passed = 0;  // others who have
  for (const int seat : order) {
    if (people.has(seat)) {
      ++beaten;
      ahead += others - 2 * passed;
    } else {
      ++passed;
    }
  }
  // Those who have not answered are behind all who have, and level with each other.
  return ahead - (people.size() - beaten) * passed;
}

}  // namespace

void EvenTempo::follow(const std::vector<int>& order, SeatSet people, int seats) {
  const int won = balance(order, people, seats);
  if (won == 0) return;
  streak = won > 0 ? std::max(streak, 0) + 1 : std::min(streak, 0) - 1;
  const double factor = streak >= long_streak || -streak >= long_streak ? long_step : step;
  tempo = std::clamp(won > 0 ? tempo / factor : tempo * factor, least, most);
}

}  // namespace fulltable
