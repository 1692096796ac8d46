// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pop/cube.h"

#include <algorithm>

namespace fulltable::pop {

namespace {

/// Odds by the chance of a trick, in steps, and the tricks taken by oneself and the other.
struct OddsTable {
  static constexpr std::size_t steps = 32;
  static constexpr std::size_t tricks = Pop::round_tricks;
  std::array<std::array<std::array<Odds, tricks + 1>, tricks + 1>, steps + 1> odds{};

  constexpr OddsTable() {
    for (std::size_t step = 0; step <= steps; ++step) {
      const float chance = static_cast<float>(step) / static_cast<float>(steps);
      for (std::size_t done = tricks + 1; done-- > 0;)
        for (std::size_t own = 0; own <= done; ++own) {
          Odds& cell = odds[step][own][done - own];
          if (done == tricks) {
            cell[own > 4    ? Stakes::won
                 : own == 4 ? Stakes::won_but_third
                 : own == 3 ? Stakes::lost_but_third
                            : Stakes::lost] = 1;
            continue;
          }
          for (std::size_t end = 0; end < 4; ++end)
            cell[end] =
                chance * odds[step][own + 1][done - own][end] + (1 - chance) * odds[step][own][done - own + 1][end];
        }
    }
  }
};
constexpr OddsTable odds_table;

/// What the next lead is worth, in tricks.
constexpr float worth_of_lead = 0.18F;

}  // namespace

Odds odds_of(const Pop::State& state, const Outlook& outlook, int seat) {
  const std::size_t own = at(seat);
  const std::size_t other = at(1 - seat);
  const bool trumps = state.trump() != no_suit;
  const Bits hidden = outlook.hidden(state, seat);
  const float average = worth_of(hidden, trumps) / static_cast<float>(std::max(1, std::popcount(hidden)));
  float ahead = worth_of(outlook.hand[own], trumps) + worth_of(outlook.display[own], trumps) -
                worth_of(outlook.display[other], trumps) - static_cast<float>(state.hand_size[other]) * average;
  if (state.trick_size == 0) ahead += state.turn == seat ? worth_of_lead : -worth_of_lead;
  const auto left = static_cast<float>(Pop::round_tricks - static_cast<int>(state.tricks_done()));
  const float chance = std::clamp(0.5F + ahead / left, 0.0F, 1.0F);
  const auto step = static_cast<std::size_t>(chance * OddsTable::steps + 0.5F);
  const auto& row = odds_table.odds[step];
  const std::size_t taken = state.tricks_won[own];
  const std::size_t lost = state.tricks_won[other];
  if (state.trick_size == 0) return row[taken][lost];

  float present = 0.5F;
  if (state.turn == seat) {
    const Appraisals cards = appraise(state, outlook, seat);
    present = 0;
    for (std::size_t i = 0; i < cards.size; ++i) present = std::max(present, cards.list[i].chance);
  }
  Odds odds;
  for (std::size_t end = 0; end < 4; ++end)
    odds[end] = present * row[taken + 1][lost][end] + (1 - present) * row[taken][lost + 1][end];
  return odds;
}

float expected(const Odds& odds, const Stakes& stakes, int cube) {
  float sum = 0;
  for (const auto end : {Stakes::won, Stakes::won_but_third, Stakes::lost, Stakes::lost_but_third})
    sum += odds[end] * stakes.of(cube, end);
  return sum;
}

float gain_of_pop(const Odds& odds, const Stakes& stakes, int cube) {
  const float answered = std::min(expected(odds, stakes, cube + 1), stakes.of(cube, Stakes::won));
  return answered - expected(odds, stakes, cube);
}

float gain_of_accepting(const Odds& odds, const Stakes& stakes, int cube) {
  return expected(odds, stakes, cube + 1) - stakes.of(cube, Stakes::lost);
}

}  // namespace fulltable::pop
