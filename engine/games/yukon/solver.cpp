// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/solver.h"

#include "games/yukon/search.h"

namespace fulltable {

namespace yukon_solver {

namespace {

/// The steps as moves of the game: the columns get their numbers back.
Moves moves_of(Yukon::State state, const std::vector<Step>& line) {
  Moves moves;
  for (const Step step : line) {
    const Card card = card_of(step.card);
    int to = Yukon::foundation_of(card.suit());
    if (step.to != foundation)
      for (to = 0; to < Yukon::columns; ++to) {
        const Yukon::Column& column = state.column[static_cast<std::size_t>(to)];
        if (step.to == table ? column.size == 0 : column.size > 0 && column.top() == card_of(step.to)) break;
      }
    moves.emplace_back(0, card, to);
    Yukon::apply(state, 0, moves.back());
  }
  return moves;
}

}  // namespace

Solution solve(const Yukon::State& state, const SolveLimits& limits, std::uint64_t seed, Shortcuts shortcuts) {
  const Variant variant{.suit = state.build == Yukon::Build::suit,
                        .any = state.empty_columns == Yukon::EmptyColumns::any,
                        .foundation_return = state.foundation_return};
  const Board root(state);
  Solution solution;
  constexpr int dives = 12;
  constexpr std::int64_t dive_nodes = 20000;
  for (int i = 0; i <= dives; ++i) {
    const bool last = i == dives;
    if (!last && !shortcuts.dives) continue;
    std::int64_t nodes = last ? 0 : dive_nodes;
    if (limits.nodes > 0) {
      const std::int64_t left = limits.nodes - solution.nodes;
      if (left <= 0) break;
      nodes = nodes == 0 ? left : std::min(nodes, left);
    }
    Search search(variant, shortcuts, last ? limits.memory - (2 << 20) : 512 << 10,
                  mix(seed) + static_cast<std::uint64_t>(i), i == 0 ? 1 : 60);
    const Search::End end = search.run(root, nodes, limits.expired);
    solution.nodes += search.nodes();
    if (end == Search::End::won) {
      solution.finding = Finding::solvable;
      solution.moves = moves_of(state, search.line());
      break;
    }
    if (end == Search::End::exhausted) {
      solution.finding = Finding::unsolvable;
      break;
    }
    if (limits.expired && limits.expired()) break;
  }
  return solution;
}

}  // namespace yukon_solver

Solution Yukon::solve(const State& state, const SolveLimits& limits, std::uint64_t seed) {
  return yukon_solver::solve(state, limits, seed);
}

}  // namespace fulltable
