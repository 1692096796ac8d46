// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <set>

#include "core/solver.h"

using namespace fulltable;

namespace {

/// A walk on the numbers below `size`: from n to 2n, to 2n + 1 and back to n / 2; `goal` wins, what `dead` divides is
/// lost. All is reached that has no such number above it.
struct Walk {
  using Position = int;
  using Step = int;
  int size = 1 << 12;
  int goal = -1;
  int dead = 1 << 20;
  int safe = -1;    ///< from here one step to the goal loses nothing
  int hash = 1;     ///< 0: all positions have the same place in the table
  int jammed = -1;  ///< refuted when searched

  bool won(int at) const { return at == goal; }
  solver::Key key_of(int at) const {
    const auto number = static_cast<std::uint64_t>(at);
    return {hash == 0 ? 0 : mix(number), mix(number + (1U << 30))};
  }
  void make(int& at, int step) const { at = step; }
  void settle(int& at, std::vector<int>& steps) const {
    if (at == safe) steps.push_back(at = goal);
  }
  bool is_hopeless(int at) const { return at % dead == 0; }
  bool is_jammed(int at) const { return at == jammed; }
  int score_of(int at) const { return at % 7; }
  template <class Add>
  void expand(int at, const solver::Key& key, Add add) const {
    if (key != key_of(at)) std::abort();
    if (at > 1) add({at / 2});
    for (const int to : {2 * at, 2 * at + 1})
      if (to < size) add({to});
  }
};

SolveLimits at_most(std::int64_t nodes) {
  SolveLimits limits;
  limits.nodes = nodes;
  return limits;
}

/// Whether the steps lead from 1 to the goal.
bool leads(const Walk& walk, const std::vector<int>& line) {
  int at = 1;
  for (const int to : line) {
    if (to != at / 2 && to / 2 != at && at != walk.safe) return false;
    at = to;
  }
  return at == walk.goal;
}

}  // namespace

class TestSolver : public QObject {
  Q_OBJECT
 private slots:
  void everyWinIsFound() {
    for (int goal = 2; goal < 300; ++goal) {
      const Walk walk{.goal = goal};
      const auto result = solver::solve(walk, 1, {}, 1);
      QCOMPARE(result.finding, Finding::solvable);
      QVERIFY(leads(walk, result.line));
    }
  }
  void lostIsSaidOnceAllWasSearched() {
    const auto result = solver::solve(Walk{.goal = 1 << 13}, 1, {}, 1);
    QCOMPARE(result.finding, Finding::unsolvable);
    QCOMPARE(result.nodes, (1 << 12) - 1);
    QVERIFY(result.line.empty());
    QCOMPARE(solver::solve(Walk{.goal = 1 << 13}, 1, at_most(4095), 1, {.count = 0}).finding, Finding::unsolvable);
    QCOMPARE(solver::solve(Walk{.goal = 1 << 13}, 1, at_most(4094), 1, {.count = 0}).finding, Finding::unknown);
  }
  void refutedPositionsAreNotGoneThrough() {
    // All ways to 6 go through 3.
    QCOMPARE(solver::solve(Walk{.goal = 6, .dead = 3}, 1, {}, 1).finding, Finding::unsolvable);
    QCOMPARE(solver::solve(Walk{.goal = 6, .jammed = 3}, 1, {}, 1).finding, Finding::unsolvable);
    QCOMPARE(solver::solve(Walk{.goal = 6, .dead = 5, .jammed = 4}, 1, {}, 1).finding, Finding::solvable);
    QCOMPARE(solver::solve(Walk{.goal = 6, .dead = 1}, 1, {}, 1).nodes, 0);
  }
  void safeStepsArePartOfTheLine() {
    const Walk walk{.goal = 4000, .safe = 12};
    const auto result = solver::solve(walk, 1, {}, 1);
    QCOMPARE(result.finding, Finding::solvable);
    QVERIFY(leads(walk, result.line));
    QCOMPARE(solver::solve(Walk{.goal = 4000, .safe = 1}, 1, {}, 1).line, std::vector<int>{4000});
  }
  void aFullTableProvesNothing() {
    SolveLimits limits;
    limits.memory = (2 << 20) + 2000 * sizeof(std::uint64_t);
    const auto result = solver::solve(Walk{.goal = 1 << 13}, 1, limits, 1, {.count = 0});
    QCOMPARE(result.finding, Finding::unknown);
    QCOMPARE(result.nodes, 1750);
    limits.memory = 0;
    QCOMPARE(solver::solve(Walk{.goal = 1 << 13}, 1, limits, 1, {.count = 0}).finding, Finding::unknown);
  }
  void positionsWithOnePlaceAreToldApart() {
    const auto result = solver::solve(Walk{.size = 1 << 10, .goal = 1 << 13, .hash = 0}, 1, {}, 1);
    QCOMPARE(result.finding, Finding::unsolvable);
    QCOMPARE(result.nodes, (1 << 10) - 1);
  }
  void limitsAreKept() {
    for (const std::int64_t nodes : {1, 10, 3000}) {
      const auto result = solver::solve(Walk{.goal = 1 << 13}, 1, at_most(nodes), 1, {.nodes = 7});
      QCOMPARE(result.finding, Finding::unknown);
      QCOMPARE(result.nodes, nodes);
    }
    SolveLimits limits;
    limits.expired = [] { return true; };
    const auto result = solver::solve(Walk{.goal = 1 << 13}, 1, limits, 1);
    QCOMPARE(result.finding, Finding::unknown);
    QVERIFY(result.nodes <= 1024);
  }
  void theSameSeedSearchesTheSame() {
    const auto run = [](std::uint64_t seed) {
      return solver::solve(Walk{.goal = 4095}, 1, {}, seed, {.count = 20, .nodes = 20});
    };
    QVERIFY(run(1).line == run(1).line);
    QCOMPARE(run(1).nodes, run(1).nodes);
    std::set<std::int64_t> numbers;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) numbers.insert(run(seed).nodes);
    QVERIFY(numbers.size() > 1);
  }
  void aTableKeepsWhatWasAdded() {
    solver::Seen seen(1000 * sizeof(std::uint64_t));
    std::uint64_t number = 0;
    for (; !seen.full(); ++number) {
      const solver::Key key{mix(number), mix(~number)};
      QVERIFY(!seen.has(key));
      QVERIFY(seen.add(key));
      QVERIFY(!seen.add(key));
      QVERIFY(seen.has(key));
    }
    QCOMPARE(number, 875U);
    QVERIFY(!seen.add({mix(number), mix(~number)}));
    QVERIFY(!seen.has({mix(number), mix(~number)}));
  }
};

QTEST_APPLESS_MAIN(TestSolver)
#include "test_solver.moc"
