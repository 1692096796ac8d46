// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/think.h"

#include <array>

namespace fulltable {

namespace {
constexpr std::array<const char*, 3> level_names{"easy", "medium", "hard"};
}  // namespace

const char* to_text(Level level) {
  return level_names[static_cast<std::size_t>(level)];
}

std::optional<Level> level_of(std::string_view text) {
  for (std::size_t i = 0; i < level_names.size(); ++i)
    if (text == level_names[i]) return static_cast<Level>(i);
  return std::nullopt;
}

std::optional<int> seat_to_ask(const Table& table, SeatSet declined) {
  std::optional<int> must_act;
  for (const int seat : table.to_act()) {
    if (!table.may_wait(seat)) {
      if (!must_act) must_act = seat;
    } else if (!declined.has(seat)) {
      return seat;
    }
  }
  return must_act;
}

// A first player until the search is there: the game's rule of thumb.
Decision think(const Knowledge& knowledge, Level, const Limits&, Rng rng, std::stop_token) {
  Moves moves;
  knowledge.legal(knowledge.seat(), moves);
  Decision decision;
  decision.forced = moves.size() == 1;
  const int place = knowledge.rule_of_thumb(knowledge.seat(), moves, rng);
  if (place >= 0) decision.move = moves[static_cast<std::size_t>(place)];
  return decision;
}

std::string because(const Knowledge&, const Decision& decision) {
  return decision.forced ? "It is the only legal move." : "It is what experience suggests.";
}

}  // namespace fulltable
