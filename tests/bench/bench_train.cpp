// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Learns the first sight of a game (core/features.h) from an expert's own games: bench_train GAME [GAMES [ITERATIONS]]
// prints its weights.txt. In the first round the search knows nothing of its moves; in the second it goes by what the
// first one taught, and its choices are what is learnt. Today's weights do not count: the same program, games and
// iterations print the same file.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "ai/think.h"
#include "games/chinese_ten/features.h"
#include "match/match.h"

using namespace fulltable;

namespace {

/// The weights that a round goes by; none before the first.
std::vector<int> taught;

/// A game whose first sight is what was taught here, in place of its own.
template <class R, class Features>
struct Pupil : R {
  static void weigh(const typename R::State& state, int seat, const Moves& moves, std::vector<float>& weights) {
    std::vector<int> sums;
    for (const Move& move : moves) {
      int& sum = sums.emplace_back(0);
      if (taught.empty()) continue;
      Features::each(state, seat, move,
                     [&](int place, int count) { sum += taught[static_cast<std::size_t>(place)] * count; });
    }
    append_likelihoods(sums, weights);
  }
};

struct Feature {
  std::size_t place;
  int count;
};

/// A decision: the features of each candidate, and which one was made.
struct Lesson {
  std::vector<std::vector<Feature>> candidates;
  std::size_t made = 0;
};

/// The decisions of one game that the expert played with itself.
template <class R, class Features>
void learn_from(const Game& game, int number, std::int64_t iterations, std::vector<Lesson>& lessons) {
  GameSetup setup = standard_setup(game, static_cast<std::uint64_t>(number));
  const GameInfo& info = game.info();
  // Every other game with the usual seats, and the others with each number of them.
  if (number % 2 != 0) setup.seats = info.min_seats + number / 2 % (info.max_seats - info.min_seats + 1);
  auto match = Match::start(game, setup);
  if (!match) std::abort();
  Rng rng(static_cast<std::uint64_t>(number));
  while (!match->over()) {
    const int seat = match->truth().to_act().front();
    const auto known = match->know(seat);
    const Decision decision =
        think(*known, Level::expert, Limits{.iterations = iterations, .expired = {}}, Rng(rng.next()));
    if (decision.candidates.size() > 1) {
      const auto& state = static_cast<const KnowledgeOf<Pupil<R, Features>>&>(*known).state();
      Lesson& lesson = lessons.emplace_back();
      for (const Candidate& candidate : decision.candidates) {
        if (candidate.move == *decision.move) lesson.made = lesson.candidates.size();
        auto& features = lesson.candidates.emplace_back();
        Features::each(state, seat, candidate.move, [&](int place, int count) {
          if (count != 0) features.push_back({static_cast<std::size_t>(place), count});
        });
      }
    }
    if (match->submit(seat, *decision.move)) std::abort();
  }
}

/// e to the power of x ≤ 0 by multiplications alone, so that every computer fits the same weights.
double power_of_e(double x) {
  double power = std::max(0.0, 1 + x / 4096);
  for (int i = 0; i < 12; ++i) power *= power;
  return power;
}

/// How likely each candidate is, with these weights.
std::vector<double> chances(const Lesson& lesson, const std::vector<double>& weights) {
  std::vector<double> sums;
  for (const auto& features : lesson.candidates) {
    double& sum = sums.emplace_back(0);
    for (const Feature& feature : features) sum += weights[feature.place] * feature.count;
  }
  const double best = *std::ranges::max_element(sums);
  double total = 0;
  for (double& sum : sums) total += sum = power_of_e(sum - best);
  for (double& sum : sums) sum /= total;
  return sums;
}

/// How much each feature varies among the candidates of a decision, the mean of all decisions.
std::vector<double> variances(const std::vector<Lesson>& lessons, std::size_t count) {
  std::vector<double> result(count);
  for (const Lesson& lesson : lessons) {
    std::vector<double> mean(count);
    std::vector<double> square(count);
    const auto candidates = static_cast<double>(lesson.candidates.size());
    for (const auto& features : lesson.candidates) {
      for (const Feature& feature : features) {
        mean[feature.place] += feature.count / candidates;
        square[feature.place] += feature.count * feature.count / candidates;
      }
    }
    for (std::size_t i = 0; i < count; ++i)
      result[i] += (square[i] - mean[i] * mean[i]) / static_cast<double>(lessons.size());
  }
  return result;
}

/// Maximizes the likelihood of what was made (conditional logit, McFadden 1974) less a little of the squared weights,
/// by accelerated gradient steps (Nesterov 1983), each weight's by how much its feature varies.
std::vector<int> fit(const std::vector<Lesson>& lessons, std::size_t count) {
  constexpr int steps = 300;
  constexpr double rate = 0.3;
  constexpr double shrinkage = 0.001;
  constexpr double rare = 1e-6;
  const std::vector<double> variance = variances(lessons, count);
  std::vector<double> weights(count);
  std::vector<double> ahead(count);
  std::vector<double> slope(count);
  double momentum = 1;
  for (int step = 0; step < steps; ++step) {
    std::ranges::fill(slope, 0.0);
    for (const Lesson& lesson : lessons) {
      const std::vector<double> chance = chances(lesson, ahead);
      for (std::size_t i = 0; i < chance.size(); ++i) {
        const double error = (chance[i] - (i == lesson.made ? 1 : 0)) / static_cast<double>(lessons.size());
        for (const Feature& feature : lesson.candidates[i]) slope[feature.place] += error * feature.count;
      }
    }
    const double next_momentum = (1 + std::sqrt(1 + 4 * momentum * momentum)) / 2;
    for (std::size_t i = 0; i < count; ++i) {
      const double down = slope[i] / (variance[i] + rare) + shrinkage * ahead[i];
      const double next = ahead[i] - rate * down;
      ahead[i] = next + (momentum - 1) / next_momentum * (next - weights[i]);
      weights[i] = next;
    }
    momentum = next_momentum;
  }
  constexpr double e_by_doublings = 1.4426950408889634;
  std::vector<int> whole;
  for (const double weight : weights)
    whole.push_back(static_cast<int>(std::lround(weight * doubling * e_by_doublings)));
  return whole;
}

template <class R, class Features>
int train(int games, std::int64_t iterations) {
  static const GameOf<Pupil<R, Features>> game;
  constexpr int count = Features::places.back();
  std::vector<Lesson> lessons;
  for (int round = 0; round < 2; ++round) {
    lessons.clear();
    for (int number = 0; number < games; ++number)
      learn_from<R, Features>(game, round * games + number, iterations, lessons);
    taught = fit(lessons, std::size_t{count});
  }
  std::size_t likeliest = 0;
  const std::vector<double> weights(taught.begin(), taught.end());
  for (const Lesson& lesson : lessons) {
    const std::vector<double> chance = chances(lesson, weights);
    if (std::ranges::max_element(chance) - chance.begin() == static_cast<std::ptrdiff_t>(lesson.made)) ++likeliest;
  }
  std::printf(
      "# SPDX-FileCopyrightText: 2026 Full Table contributors\n# SPDX-License-Identifier: GPL-3.0-or-later\n"
      "# Learnt, not written: bench_train %s %d %lld\n"
      "# %zu decisions; in %.1f %% of them the move made looks best.\n",
      game.info().id.data(), games, static_cast<long long>(iterations), lessons.size(),
      100 * static_cast<double>(likeliest) / static_cast<double>(lessons.size()));
  auto weight = taught.begin();
  for (const FeatureGroup& group : Features::groups) {
    std::printf("%s", group.name);
    for (int i = 0; i < group.size; ++i) std::printf(" %d", *weight++);
    std::printf("\n");
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const char* const id = argc > 1 ? argv[1] : "";
  const int games = argc > 2 ? std::atoi(argv[2]) : 300;
  const std::int64_t iterations = argc > 3 ? std::atoll(argv[3]) : 1000;
  if (games > 0 && iterations > 0 && std::strcmp(id, ChineseTen::id) == 0)
    return train<ChineseTen, chinese_ten::Features>(games, iterations);
  std::fprintf(stderr, "usage: bench_train GAME [GAMES [ITERATIONS]]   (chinese_ten)\n");
  return 2;
}
