// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/solver.h"

#include "games/yukon/proof.h"
#include "games/yukon/puzzle.h"

namespace fulltable {

namespace yukon_solver {

namespace {

/// Before the random runs a proof may look at that many positions; after them, until its table is full.
constexpr std::int64_t proof_nodes_first = 20000;

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
  const Puzzle puzzle(variant, shortcuts);
  const Board root(state);
  std::function<solver::Result<Puzzle>(std::int64_t)> prove;
  std::unique_ptr<Proof> proof;
  if (shortcuts.nogoods && !variant.suit && !variant.any && !variant.foundation_return)
    prove = [&](std::int64_t most) {
      const bool first = proof == nullptr;
      if (first) proof = std::make_unique<Proof>(puzzle, root, limits.memory / 8, seed);
      const std::int64_t before = proof->nodes();
      const solver::End end = proof->search(first ? std::min(most, proof_nodes_first) : most, limits.expired);
      solver::Result<Puzzle> result;
      result.nodes = proof->nodes() - before;
      if (end == solver::End::won) {
        result.finding = Finding::solvable;
        result.line = proof->line();
      } else if (end == solver::End::exhausted) {
        result.finding = Finding::unsolvable;
      }
      if (!first) proof.reset();
      return result;
    };
  const auto result =
      solver::solve(puzzle, root, limits, seed, {.count = shortcuts.dives ? solver::Restarts{}.count : 0}, prove);
  return {result.finding, moves_of(state, result.line), result.nodes};
}

}  // namespace yukon_solver

Solution Yukon::solve(const State& state, const SolveLimits& limits, std::uint64_t seed) {
  return yukon_solver::solve(state, limits, seed);
}

}  // namespace fulltable
