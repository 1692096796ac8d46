// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pop/value.h"

#include <algorithm>

namespace fulltable::pop {

namespace {

constexpr int most_needed = 21;
constexpr int highest_cube = Pop::highest_cube;
constexpr int tricks = Pop::round_tricks;

/// How the cube begins: 0 always at 1, 1 to 6 at that value in a game where it begins higher each round.
constexpr int starts = 7;
constexpr int first_cube(int start) {
  return std::max(start, 1);
}
constexpr int next_start(int start) {
  return start == 0 ? 0 : std::min(start + 1, highest_cube);
}

/// A kind of round: side A's chance for each trick, and how often such a round comes.
struct Kind {
  double trick;
  double share;
};
constexpr std::array<Kind, 5> kinds{{{0.23, 0.16}, {0.39, 0.21}, {0.50, 0.26}, {0.61, 0.21}, {0.77, 0.16}}};
/// What to lead the first trick adds to that chance.
constexpr double edge_of_lead = 0.026;

/// Chances of side A to win between two rounds, by the points that A and B still need. The side that is behind leads
/// the first trick; where they are level, either may, and the edge is left out.
class Table {
 public:
  Table() {
    for (int sum = 2; sum <= 2 * most_needed; ++sum)
      for (int a = std::max(1, sum - most_needed); a <= std::min(most_needed, sum - 1); ++a)
        for (int start = 0; start < starts; ++start)
          for (const bool pops : {false, true}) cells_[place(pops, start, a, sum - a)] = solve(pops, start, a, sum - a);
  }

  /// After a round with that winner (0 for A), with the points still needed, which may be none.
  double after(bool pops, int start, int a, int b, int winner) const {
    if (a <= 0 && b <= 0) return winner == 0 ? 1 : 0;
    if (a <= 0) return 1;
    if (b <= 0) return 0;
    return at(pops, next_start(start), a, b);
  }
  double at(bool pops, int start, int a, int b) const { return cells_[place(pops, start, a, b)]; }

 private:
  static constexpr std::size_t place(bool pops, int start, int a, int b) {
    return static_cast<std::size_t>((((pops ? 1 : 0) * starts + start) * most_needed + a - 1) * most_needed + b - 1);
  }

  /// The chance of A before a round.
  double solve(bool pops, int start, int a, int b) const {
    const int from = first_cube(start);
    const int to = pops ? highest_cube : from;
    // By cube: A wins clean, A wins and B has three tricks, B wins clean, B wins and A has three tricks.
    std::array<std::array<double, 4>, highest_cube + 1> ends{};
    for (int cube = from; cube <= to; ++cube)
      ends[static_cast<std::size_t>(cube)] = {
          after(pops, start, a - cube, b, 0), after(pops, start, a - cube, b - 1, 0),
          after(pops, start, a, b - cube, 1), after(pops, start, a - 1, b - cube, 1)};
    const double edge = a > b ? edge_of_lead : a < b ? -edge_of_lead : 0;
    double chance = 0;
    for (const Kind& kind : kinds) chance += kind.share * play(ends, from, to, kind.trick + edge);
    return chance;
  }

  /// Backward induction over one round: `trick` is A's chance for each trick.
  static double play(const std::array<std::array<double, 4>, highest_cube + 1>& ends, int from, int to, double trick) {
    // Values by A's tricks, cube and who popped last: A, B, or nobody, which is so just where the cube is at its start.
    using Row = std::array<std::array<std::array<double, 3>, highest_cube + 2>, tricks + 1>;
    Row next{};
    for (std::size_t taken = 0; taken <= tricks; ++taken)
      for (auto cube = static_cast<std::size_t>(from); cube <= static_cast<std::size_t>(to); ++cube)
        next[taken][cube].fill(ends[cube][taken == 4 ? 1 : taken > 4 ? 0 : taken == 3 ? 3 : 2]);
    for (int done = tricks - 1; done >= 0; --done) {
      Row now{};
      for (std::size_t taken = 0; taken <= static_cast<std::size_t>(done); ++taken)
        for (auto cube = static_cast<std::size_t>(to); cube >= static_cast<std::size_t>(from); --cube)
          for (std::size_t last = 0; last < 3; ++last) {
            const double quiet = trick * next[taken + 1][cube][last] + (1 - trick) * next[taken][cube][last];
            double value = quiet;
            if (cube < static_cast<std::size_t>(to)) {
              if (last != 0) value = std::max(value, std::min(ends[cube][0], now[taken][cube + 1][0]));
              if (last != 1) value = std::min(value, std::max(ends[cube][2], now[taken][cube + 1][1]));
            }
            now[taken][cube][last] = value;
          }
      next = now;
    }
    return next[0][static_cast<std::size_t>(from)][2];
  }

  std::array<double, std::size_t{2} * starts * most_needed * most_needed> cells_{};
};

const Table& table() {
  static const Table chances;
  return chances;
}

int start_of(const Pop::State& state) {
  return state.high_risk ? std::min<int>(state.deal, highest_cube) : 0;
}

}  // namespace

double chance_of_first(const Pop::State& state) {
  if (state.stage == Stage::over) return Pop::winners(state).front() == 0 ? 1 : 0;
  return table().at(state.pops != Pop::Pops::off, next_start(start_of(state)), state.target - state.scores[0],
                    state.target - state.scores[1]);
}

Stakes::Stakes(const Pop::State& state, int seat) {
  const auto own = static_cast<std::size_t>(seat);
  const int mine = state.target - state.scores[own];
  const int theirs = state.target - state.scores[1 - own];
  const bool pops = state.pops != Pop::Pops::off;
  const int start = start_of(state);
  for (int cube = state.cube; cube <= highest_cube; ++cube) {
    const auto after = [&](int need, int other_need, int winner) {
      return static_cast<float>(table().after(pops, start, need, other_need, winner));
    };
    auto& worth = worth_[static_cast<std::size_t>(cube)];
    worth[won] = after(mine - cube, theirs, 0);
    worth[won_but_third] = after(mine - cube, theirs - 1, 0);
    worth[lost] = after(mine, theirs - cube, 1);
    worth[lost_but_third] = after(mine - 1, theirs - cube, 1);
  }
}

}  // namespace fulltable::pop
