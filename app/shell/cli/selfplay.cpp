// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/selfplay.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "cli.h"

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace fulltable::cli {

namespace {

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool isTerminal() {
#ifdef Q_OS_WIN
  return _isatty(_fileno(stderr)) != 0;
#else
  return isatty(STDERR_FILENO) != 0;
#endif
}

/// One line on the terminal that is written over; only when its figure has changed.
class ProgressBar {
 public:
  explicit ProgressBar(std::int64_t games) : games_(games), shown_(isTerminal()) {}
  void clear() const {
    if (shown_) std::fputs("\r\033[K", stderr);
  }

  void show(std::int64_t done) {
    constexpr int width = 40;
    const auto filled =
        static_cast<int>(std::min<std::int64_t>(width, done * width / std::max<std::int64_t>(games_, 1)));
    if (!shown_ || (filled == filled_ && done % 10 != 0)) return;
    filled_ = filled;
    const QString bar = QString(filled, QLatin1Char('#')) + QString(width - filled, QLatin1Char('.'));
    std::fprintf(stderr, "\r[%s] %lld of %lld games", qUtf8Printable(bar), static_cast<long long>(done),
                 static_cast<long long>(std::max(done, games_)));
    std::fflush(stderr);
  }

 private:
  std::int64_t games_;
  bool shown_;
  int filled_ = -1;
};

QString percent(const Mean& mean) {
  return QStringLiteral("%1 % ± %2").arg(100 * mean.value, 0, 'f', 1).arg(100 * mean.margin, 0, 'f', 1);
}

QString plusMinus(const Mean& mean) {
  return QStringLiteral("%1 ± %2").arg(mean.value, 0, 'f', 2).arg(mean.margin, 0, 'f', 2);
}

void report(const Game& game, const SelfplayPlan& plan, const SelfplayResult& result) {
  print(QStringLiteral("%1: %2 games in %3 mirrored sets, %4 seats, deals from %5 on")
            .arg(text(game.info().name))
            .arg(result.games)
            .arg(result.sets)
            .arg(plan.seats)
            .arg(plan.seed));
  print(QStringLiteral("%1 %2 %3 %4 %5 %6")
            .arg(QStringLiteral("player"), -8)
            .arg(QStringLiteral("wins"), 9)
            .arg(QStringLiteral("wins a seat"), 16)
            .arg(QStringLiteral("mean score"), 18)
            .arg(QStringLiteral("s a decision"), 14)
            .arg(QStringLiteral("longest"), 9));
  for (const SideResult& side : result.sides)
    print(QStringLiteral("%1 %2 %3 %4 %5 %6")
              .arg(QLatin1String(to_text(side.player)), -8)
              .arg(side.wins, 9, 'f', 1)
              .arg(percent(side.win_share), 16)
              .arg(plusMinus(side.score), 18)
              .arg(side.mean_seconds, 14, 'f', 4)
              .arg(side.longest_seconds, 9, 'f', 3));
  print(QStringLiteral("%1 against %2: more wins in %3 sets, fewer in %4; p = %5 (sign test), %6 (paired)")
            .arg(QLatin1String(to_text(result.sides[0].player)), QLatin1String(to_text(result.sides[1].player)))
            .arg(result.sets_won)
            .arg(result.sets_lost)
            .arg(result.sign_p, 0, 'g', 3)
            .arg(result.paired_p, 0, 'g', 3));
  print(QStringLiteral("Intervals are of 95 %, from the mirrored sets. Seconds are wall-clock time."));
}

}  // namespace

int selfplay(const QStringList& arguments) {
  Arguments line(
      "selfplay",
      QStringLiteral(
          "Lets computer players play against each other. Each set of packs is played until every player has sat in "
          "every place, so "
          "that luck counts for nothing. Players: easy, medium, hard, rule (the game's rule of thumb), random."));
  line.parser.addPositionalArgument(QStringLiteral("GAME"), QStringLiteral("The game's id."));
  line.parser.addOption({QStringLiteral("games"), QStringLiteral("How many games, rounded up to whole sets (100)."),
                         QStringLiteral("N"), QStringLiteral("100")});
  line.parser.addOption({QStringLiteral("levels"), QStringLiteral("Who is compared, two or more (hard,easy)."),
                         QStringLiteral("A,B"), QStringLiteral("hard,easy")});
  line.parser.addOption(
      {QStringLiteral("seed"), QStringLiteral("The first deal number (1)."), QStringLiteral("S"), QStringLiteral("1")});
  line.parser.addOption(
      {QStringLiteral("seats"), QStringLiteral("How many seats (default: the game's)."), QStringLiteral("N")});
  line.parser.addOption({QStringLiteral("iterations"),
                         QStringLiteral("Trial games per decision (default: the level's)."), QStringLiteral("N")});
  line.addGameOptions();
  if (!line.parse(arguments, 1, 1)) return line.exitStatus;
  const Game* game = gameNamed(line.parser.positionalArguments().constFirst());
  if (game == nullptr) return exitUsage;

  SelfplayPlan plan;
  plan.seats = game->info().default_seats;
  plan.clock = steadySeconds;
  const auto games = line.number(QStringLiteral("games"), 1, 10000000);
  if (!games) return line.exitStatus;
  plan.games = *games;
  const auto seed = line.number(QStringLiteral("seed"), 0, INT64_MAX);
  if (!seed) return line.exitStatus;
  plan.seed = static_cast<std::uint64_t>(*seed);
  if (line.parser.isSet(QStringLiteral("seats"))) {
    const auto seats = line.number(QStringLiteral("seats"), game->info().min_seats, game->info().max_seats);
    if (!seats) return line.exitStatus;
    plan.seats = static_cast<int>(*seats);
  }
  if (line.parser.isSet(QStringLiteral("iterations"))) {
    const auto iterations = line.number(QStringLiteral("iterations"), 1, 1000000000);
    if (!iterations) return line.exitStatus;
    plan.iterations = *iterations;
  }
  for (const QString& name : line.parser.value(QStringLiteral("levels")).split(QLatin1Char(','))) {
    const auto player = player_of(name.trimmed().toStdString());
    if (!player)
      return usageError(
          QStringLiteral("“%1” is not a player: they are easy, medium, hard, rule and random.").arg(name));
    plan.sides.push_back(*player);
  }
  const auto options = line.gameOptions(*game);
  if (!options) return line.exitStatus;
  plan.options = *options;

  ProgressBar bar(plan.games);
  plan.progress = [&bar](std::int64_t done) { bar.show(done); };
  const auto result = fulltable::selfplay(*game, plan);
  bar.clear();
  if (!result) return usageError(QString::fromStdString(result.refusal().text));
  report(*game, plan, *result);
  return exitDone;
}

}  // namespace fulltable::cli
