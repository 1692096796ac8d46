// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/happening.h"

#include <algorithm>
#include <tuple>

namespace fulltable {

namespace {

auto order(const Intent& intent) {
  return std::tuple(intent.times->done, intent.times->began, intent.seat);
}

}  // namespace

std::optional<Happening> next_happening(const Position& position, std::span<const Intent> wanted) {
  std::optional<Intent> first;
  for (Intent intent : wanted) {
    intent.times->done = std::max(intent.times->done, position.clock());
    if (!first || order(intent) < order(*first)) first = intent;
  }
  const auto event = position.next_event();
  if (event && (!first || *event <= first->times->done)) return Happening{*event, std::nullopt};
  if (!first) return std::nullopt;
  return Happening{first->times->done, first};
}

}  // namespace fulltable
