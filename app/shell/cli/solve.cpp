// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>

#include "cli.h"
#include "match/match.h"

namespace fulltable::cli {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

QString findingText(const Solution& solution) {
  switch (solution.finding) {
    case Finding::solvable: return QStringLiteral("solvable in %1 moves").arg(solution.moves.size());
    case Finding::unsolvable: return QStringLiteral("unsolvable");
    case Finding::unknown: return QStringLiteral("unknown");
  }
  return {};
}

/// “7” or “1-100”.
std::optional<std::pair<std::uint64_t, std::uint64_t>> rangeOf(const QString& text) {
  const QStringList ends = text.split(QLatin1Char('-'));
  if (ends.isEmpty() || ends.size() > 2) return std::nullopt;
  bool firstOk = false;
  bool lastOk = false;
  const std::uint64_t first = ends.constFirst().toULongLong(&firstOk);
  const std::uint64_t last = ends.constLast().toULongLong(&lastOk);
  if (!firstOk || !lastOk || first > last || last > max_deal_number) return std::nullopt;
  return std::pair(first, last);
}

}  // namespace

int solve(const QStringList& arguments) {
  Arguments line("solve", QStringLiteral("Tells which deals of a solitaire can be won, knowing every card."));
  line.parser.addPositionalArgument(QStringLiteral("GAME"), QStringLiteral("The game's id: yukon, for example."));
  line.parser.addOption({QStringLiteral("seeds"), QStringLiteral("The deal numbers, one or a range (1-100)."),
                         QStringLiteral("A-B"), QStringLiteral("1-100")});
  line.parser.addOption({QStringLiteral("ms"), QStringLiteral("Milliseconds for each deal (10000)."),
                         QStringLiteral("N"), QStringLiteral("10000")});
  line.parser.addOption({QStringLiteral("verbose"), QStringLiteral("Report every deal.")});
  line.addGameOptions();
  if (!line.parse(arguments, 1, 1)) return line.exitStatus;
  const Game* game = gameNamed(line.parser.positionalArguments().constFirst());
  if (game == nullptr) return exitUsage;
  if (!game->can_solve()) return usageError(QStringLiteral("%1 has no solver.").arg(text(game->info().name)));
  const auto seeds = rangeOf(line.parser.value(QStringLiteral("seeds")));
  if (!seeds) return usageError(QStringLiteral("--seeds takes a deal number or a range such as 1-100."));
  const auto ms = line.number(QStringLiteral("ms"), 0, longest_wait);
  if (!ms) return line.exitStatus;
  const auto options = line.gameOptions(*game);
  if (!options) return line.exitStatus;

  std::array<std::int64_t, 3> counts{};
  double longest = 0;
  const auto begin = Clock::now();
  // Counted down, so that the largest deal number ends the loop, too.
  for (std::uint64_t left = seeds->second - seeds->first + 1; left > 0; --left) {
    const std::uint64_t seed = seeds->second - (left - 1);
    GameSetup gameSetup = standard_setup(*game, seed);
    gameSetup.options = *options;
    const auto match = Match::start(*game, gameSetup);
    if (!match) return usageError(QString::fromStdString(match.refusal().text));
    const auto started = Clock::now();
    SolveLimits limits;
    limits.expired = [&] { return Clock::now() - started >= std::chrono::milliseconds(*ms); };
    const Solution solution = match->truth().solve(limits, seed);
    const double seconds = secondsSince(started);
    longest = std::max(longest, seconds);
    ++counts[static_cast<std::size_t>(solution.finding)];
    if (line.parser.isSet(QStringLiteral("verbose")))
      print(QStringLiteral("deal %1: %2 (%3 s, %4 positions)")
                .arg(seed)
                .arg(findingText(solution))
                .arg(seconds, 0, 'f', 3)
                .arg(solution.nodes));
  }
  const std::int64_t all = counts[0] + counts[1] + counts[2];
  const auto share = [&](Finding finding) {
    const std::int64_t count = counts[static_cast<std::size_t>(finding)];
    return QStringLiteral("%1 (%2 %)")
        .arg(count)
        .arg(100.0 * static_cast<double>(count) / static_cast<double>(all), 0, 'f', 1);
  };
  print(QStringLiteral("%1 deals: %2 solvable, %3 unsolvable, %4 unknown; %5 s, the longest %6 s")
            .arg(all)
            .arg(share(Finding::solvable), share(Finding::unsolvable), share(Finding::unknown))
            .arg(secondsSince(begin), 0, 'f', 1)
            .arg(longest, 0, 'f', 3));
  return exitDone;
}

}  // namespace fulltable::cli
