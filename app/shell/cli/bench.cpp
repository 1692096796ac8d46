// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include "ai/think.h"
#include "cli.h"
#include "match/match.h"

namespace fulltable::cli {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Playouts to the end of the first deal, a second.
double playoutRate(const Game& game, double seconds) {
  const auto match = Match::start(game, standard_setup(game, 1));
  const auto position = match->truth().clone();
  Rng rng(1);
  std::int64_t count = 0;
  const auto begin = Clock::now();
  while (secondsSince(begin) < seconds) {
    position->assign(match->truth());
    position->playout(rng);
    ++count;
  }
  return static_cast<double>(count) / secondsSince(begin);
}

/// Imagined games of the search, a second, from the first decision of several deals.
double simulationRate(const Game& game, double seconds) {
  std::int64_t count = 0;
  const auto begin = Clock::now();
  for (std::uint64_t seed = 1; secondsSince(begin) < seconds; ++seed) {
    const auto match = Match::start(game, standard_setup(game, seed));
    if (match->over()) continue;
    const Limits limits{2000, {}};
    count += think(*match->know(*seat_to_ask(match->truth(), {})), Level::expert, limits, Rng(seed)).iterations;
  }
  return static_cast<double>(count) / secondsSince(begin);
}

}  // namespace

int bench(const QStringList& arguments) {
  Arguments line("bench", QStringLiteral("Measures how many games the rules play out, and how many the search "
                                         "imagines, in a second of one processor."));
  line.parser.addPositionalArgument(QStringLiteral("GAME"), QStringLiteral("The game's id; all games without it."),
                                    QStringLiteral("[GAME]"));
  line.parser.addOption({QStringLiteral("seconds"), QStringLiteral("How long each measurement takes (2)."),
                         QStringLiteral("N"), QStringLiteral("2")});
  if (!line.parse(arguments, 0, 1)) return line.exitStatus;
  const auto seconds = line.number(QStringLiteral("seconds"), 1, 3600);
  if (!seconds) return line.exitStatus;
  const QStringList names = line.parser.positionalArguments();
  const Game* only = nullptr;
  if (!names.isEmpty() && (only = gameNamed(names.constFirst())) == nullptr) return exitUsage;
  for (const Game* game : all_games()) {
    if (only != nullptr && game != only) continue;
    const GameInfo& info = game->info();
    if (info.real_time || info.solitaire) {
      if (only != nullptr) return usageError(QStringLiteral("%1 is not played by search.").arg(text(info.name)));
      continue;
    }
    print(QStringLiteral("%1: %2 playouts/s, %3 simulations/s")
              .arg(text(info.id))
              .arg(playoutRate(*game, static_cast<double>(*seconds)), 0, 'f', 0)
              .arg(simulationRate(*game, static_cast<double>(*seconds)), 0, 'f', 0));
  }
  return exitDone;
}

}  // namespace fulltable::cli
