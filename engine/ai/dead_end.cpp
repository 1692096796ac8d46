// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/dead_end.h"

#include <deque>
#include <memory>
#include <string>
#include <unordered_set>

namespace fulltable {

namespace {

/// Positions looked at; a game with more of them within reach is not at its end.
constexpr std::size_t most_positions = 2000;

struct Look {
  std::string key;  ///< equal for equal positions
  int unseen = 0;
  int points = 0;
};

Look look_at(const View& view) {
  Look look;
  for (const auto& pile : view.piles) {
    for (const Card card : pile.cards) {
      look.key += static_cast<char>(card.code());
      look.unseen += card.is_known() ? 0 : 1;
    }
    look.key += '/';
  }
  for (const int score : view.scores) look.points += score;
  return look;
}

}  // namespace

bool is_dead_end(const Knowledge& known, std::stop_token stop) {
  const int seat = known.seat();
  const Look start = look_at(known.show(seat));
  // Until a card is turned, what lies face down makes no difference.
  Rng rng(1);
  std::unordered_set<std::string> met{start.key};
  std::deque<std::unique_ptr<Position>> open;
  open.push_back(known.imagine(rng));
  Moves moves;
  while (!open.empty()) {
    const auto position = std::move(open.front());
    open.pop_front();
    position->legal(seat, moves);
    for (const auto& move : Moves(moves)) {
      if (stop.stop_requested() || met.size() >= most_positions) return false;
      auto next = position->clone();
      next->apply(seat, move);
      const Look look = look_at(next->show(seat));
      if (look.unseen < start.unseen || look.points > start.points) return false;
      if (met.insert(look.key).second) open.push_back(std::move(next));
    }
  }
  return true;
}

}  // namespace fulltable
