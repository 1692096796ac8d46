// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/selfplay.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>

#include "cli.h"
#include "match/json_text.h"
#include "players/cores.h"
#include "program.h"

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace fulltable::cli {

namespace {

/// Set by Ctrl-C: what has been played until then is reported. The second one ends the program.
volatile std::sig_atomic_t interrupted = 0;

void interrupt(int signal) {
  interrupted = 1;
  std::signal(signal, SIG_DFL);
}

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

const char* nameOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::open: return "open";
    case Verdict::lower: return "lower";
    case Verdict::higher: return "higher";
  }
  return "";
}

QString quantity(const TestPlan& test, double mean) {
  return test.by_score ? QStringLiteral("ahead by %1").arg(mean) : QStringLiteral("%1 % of the wins").arg(100 * mean);
}

void reportTest(const SelfplayPlan& plan, const SelfplayResult& result) {
  const TestPlan& test = *plan.test;
  QString finding;
  switch (result.verdict) {
    case Verdict::open: finding = QStringLiteral("not decided"); break;
    case Verdict::lower: finding = QStringLiteral("the lower one"); break;
    case Verdict::higher: finding = QStringLiteral("the higher one"); break;
  }
  print(QStringLiteral("Sequential test of %1, %2 or %3: %4 (log-likelihood ratio %5, decided at ±%6)")
            .arg(QString::fromStdString(to_text(plan.sides[0])), quantity(test, test.low), quantity(test, test.high),
                 finding)
            .arg(result.log_ratio, 0, 'f', 2)
            .arg(SequentialTest::bound, 0, 'f', 2));
}

void report(const Game& game, const SelfplayPlan& plan, const SelfplayResult& result) {
  print(QStringLiteral("%1: %2 games in %3 mirrored sets, %4 seats, deals from %5 on%6")
            .arg(text(game.info().name))
            .arg(result.games)
            .arg(result.sets)
            .arg(plan.seats)
            .arg(plan.seed)
            .arg(result.stopped || !result.fault.empty() ? QStringLiteral(", interrupted") : QString()));
  qsizetype width = 13;
  for (const SideResult& side : result.sides)
    width = std::max(width, QString::fromStdString(to_text(side.side)).size());
  const int names = static_cast<int>(-width);
  print(QStringLiteral("%1 %2 %3 %4 %5 %6")
            .arg(QStringLiteral("player"), names)
            .arg(QStringLiteral("wins"), 9)
            .arg(QStringLiteral("wins a seat"), 16)
            .arg(QStringLiteral("mean score"), 18)
            .arg(QStringLiteral("s a decision"), 14)
            .arg(QStringLiteral("longest"), 9));
  for (const SideResult& side : result.sides)
    print(QStringLiteral("%1 %2 %3 %4 %5 %6")
              .arg(QString::fromStdString(to_text(side.side)), names)
              .arg(side.wins, 9, 'f', 1)
              .arg(percent(side.win_share), 16)
              .arg(plusMinus(side.score), 18)
              .arg(side.mean_seconds, 14, 'f', 4)
              .arg(side.longest_seconds, 9, 'f', 3));
  const QString first = QString::fromStdString(to_text(result.sides[0].side));
  const QString second = QString::fromStdString(to_text(result.sides[1].side));
  print(QStringLiteral("%1 against %2: more wins in %3 sets, fewer in %4; p = %5 (sign test), %6 (paired)")
            .arg(first, second)
            .arg(result.sets_won)
            .arg(result.sets_lost)
            .arg(result.sign_p, 0, 'g', 3)
            .arg(result.paired_p, 0, 'g', 3));
  print(QStringLiteral("%1 has %2 of the wins of both, and a score higher by %3 a game and seat; p = %4")
            .arg(first, percent(result.share), plusMinus(result.lead))
            .arg(result.lead_p, 0, 'g', 3));
  if (plan.test) reportTest(plan, result);
  print(QStringLiteral("Intervals are of 95 %, from the mirrored sets. Seconds are wall-clock time."));
}

Json jsonOf(const Mean& mean) {
  return {{"mean", mean.value}, {"margin", mean.margin}};
}

/// All but the times, so that the same command prints the same.
void reportJson(const Game& game, const SelfplayPlan& plan, const SelfplayResult& result) {
  Json players = Json::array();
  for (const SideResult& side : result.sides)
    players.push_back({{"player", to_text(side.side)},
                       {"seats", side.seats},
                       {"wins", side.wins},
                       {"win_share", jsonOf(side.win_share)},
                       {"score", jsonOf(side.score)},
                       {"decisions", side.decisions}});
  Json all{{"game", std::string(game.info().id)},
           {"seats", plan.seats},
           {"seed", plan.seed},
           {"games", result.games},
           {"sets", result.sets},
           {"interrupted", result.stopped || !result.fault.empty()},
           {"players", players},
           {"sets_won", result.sets_won},
           {"sets_lost", result.sets_lost},
           {"sign_p", result.sign_p},
           {"paired_p", result.paired_p},
           {"share", jsonOf(result.share)},
           {"lead", jsonOf(result.lead)},
           {"lead_p", result.lead_p}};
  if (plan.test)
    all["test"] = {{"of", plan.test->by_score ? "score" : "wins"},
                   {"h0", plan.test->low},
                   {"h1", plan.test->high},
                   {"log_ratio", result.log_ratio},
                   {"bound", SequentialTest::bound},
                   {"verdict", nameOf(result.verdict)}};
  print(QString::fromStdString(json_text(all)));
}

/// The players of a list, parted by commas that stand outside of quotes.
QStringList playersOf(const QString& list) {
  QStringList players{QString()};
  bool quoted = false;
  for (const QChar letter : list) {
    if (letter == QLatin1Char('"')) quoted = !quoted;
    if (letter == QLatin1Char(',') && !quoted)
      players.append(QString());
    else
      players.last() += letter;
  }
  return players;
}

/// The sequential test that the options ask for; false, with a sentence on standard error: they make no sense.
bool readTest(const QCommandLineParser& options, SelfplayPlan& plan) {
  const QString low = options.value(QStringLiteral("h0"));
  const QString high = options.value(QStringLiteral("h1"));
  if (!options.isSet(QStringLiteral("test"))) {
    if (low.isEmpty() && high.isEmpty()) return true;
    usageError(QStringLiteral("--h0 and --h1 belong to a test: add --test wins or --test score."));
    return false;
  }
  TestPlan test;
  const QString of = options.value(QStringLiteral("test"));
  test.by_score = of == QLatin1String("score");
  if (!test.by_score && of != QLatin1String("wins")) {
    usageError(QStringLiteral("--test takes wins or score."));
    return false;
  }
  if (test.by_score && (low.isEmpty() || high.isEmpty())) {
    usageError(QStringLiteral("A test of the score needs --h0 and --h1, in points or chips."));
    return false;
  }
  for (const auto& [given, mean] : {std::pair{&low, &test.low}, {&high, &test.high}}) {
    if (given->isEmpty()) continue;
    bool isNumber = false;
    *mean = given->toDouble(&isNumber) / (test.by_score ? 1 : 100);
    if (isNumber && std::abs(*mean) <= 1e6 && (test.by_score || (*mean >= 0 && *mean <= 1))) continue;
    usageError(test.by_score ? QStringLiteral("--h0 and --h1 take a number of points or chips.")
                             : QStringLiteral("--h0 and --h1 take a share of the wins, from 0 to 100."));
    return false;
  }
  if (!(test.low < test.high)) {
    usageError(QStringLiteral("--h0 must be lower than --h1."));
    return false;
  }
  plan.test = test;
  return true;
}

}  // namespace

int arena(const QStringList& arguments) {
  Arguments line(
      "arena",
      QStringLiteral(
          "Lets computer players play against each other. Each set of packs is played until every player has sat in "
          "every place, so that luck of the cards counts for little. Players: beginner, easy, medium, hard, expert, "
          "rule (the game's "
          "rule of thumb), random, and sees_all, which cheats: it looks at all cards, as a bound for the others. "
          "“hard:400” is one with 400 trial games per decision, “hard+bold” one with a temper: cautious, bold, "
          "grabber or bluffer. “program:COMMAND” is a program of your own, which speaks the table protocol on its "
          "standard input and output and is told what its seat may know; it is started anew for each seat and game. "
          "If it crashes, does not move in time, writes what is no request, or makes a move that is refused, the arena "
          "says so and ends with status 1. Then, and on Ctrl-C, it reports what has been played until there."));
  line.parser.addPositionalArgument(QStringLiteral("GAME"), QStringLiteral("The game's id."));
  line.parser.addOption({QStringLiteral("deals"),
                         QStringLiteral("How many sets of packs, each played by mirrored seats."),
                         QStringLiteral("N")});
  line.parser.addOption({QStringLiteral("games"),
                         QStringLiteral("How many games instead, rounded up to whole sets (100; with --test 10000)."),
                         QStringLiteral("N")});
  line.parser.addOption({{QStringLiteral("players"), QStringLiteral("levels")},
                         QStringLiteral("Who is compared, two or more (hard,easy). Quotes keep the commas of a "
                                        "command: 'hard,program:player \"--books=a,b\"'."),
                         QStringLiteral("A,B"),
                         QStringLiteral("hard,easy")});
  line.parser.addOption(
      {QStringLiteral("seed"), QStringLiteral("The first deal number (1)."), QStringLiteral("S"), QStringLiteral("1")});
  line.parser.addOption(
      {QStringLiteral("seats"), QStringLiteral("How many seats (default: the game's)."), QStringLiteral("N")});
  line.parser.addOption({QStringLiteral("iterations"),
                         QStringLiteral("Trial games per decision (default: the level's)."), QStringLiteral("N")});
  line.addCores();
  line.parser.addOption({QStringLiteral("time-limit"),
                         QStringLiteral("How long a program may take for a move, in seconds (60)."),
                         QStringLiteral("S"), QStringLiteral("60")});
  line.parser.addOption(
      {QStringLiteral("test"),
       QStringLiteral("Stop as soon as a sequential test tells, with 5 % errors, which of two means the first player "
                      "has against the second: of its share of the wins, or of what its score is higher by."),
       QStringLiteral("wins|score")});
  line.parser.addOption(
      {QStringLiteral("h0"), QStringLiteral("The lower mean (50 % of the wins)."), QStringLiteral("X")});
  line.parser.addOption(
      {QStringLiteral("h1"), QStringLiteral("The higher mean (55 % of the wins)."), QStringLiteral("Y")});
  line.parser.addOption({QStringLiteral("json"), QStringLiteral("Print one JSON object, without times.")});
  line.addGameOptions();
  if (!line.parse(arguments, 1, 1)) return line.exitStatus;
  const Game* game = gameNamed(line.parser.positionalArguments().constFirst());
  if (game == nullptr) return exitUsage;

  SelfplayPlan plan;
  plan.seats = game->info().default_seats;
  plan.clock = steadySeconds;
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
  const auto threads = line.cores();
  if (!threads) return line.exitStatus;
  Cores cores(*threads);
  plan.crew = cores.crew();
  for (const QString& name : playersOf(line.parser.value(QStringLiteral("players")))) {
    const auto side = side_of(name.trimmed().toStdString());
    if (!side)
      return usageError(
          QStringLiteral(
              "“%1” is not a player: they are beginner, easy, medium, hard, expert, rule, random, sees_all and "
              "“program:COMMAND”; a level may have a temper, such as “hard+bold”.")
              .arg(name));
    plan.sides.push_back(*side);
  }
  constexpr std::int64_t longestLimit = std::int64_t{24} * 60 * 60;
  const auto limit = line.number(QStringLiteral("time-limit"), 1, longestLimit);
  if (!limit) return line.exitStatus;
  plan.start = [&limit](const std::string& command) {
    return startProgram(QString::fromStdString(command), *limit * 1000, [] { return interrupted != 0; });
  };
  if (!readTest(line.parser, plan)) return exitUsage;
  plan.games = plan.test ? 10000 : 100;
  constexpr std::int64_t mostGames = 10000000;
  if (line.parser.isSet(QStringLiteral("games")) && line.parser.isSet(QStringLiteral("deals")))
    return usageError(QStringLiteral("Give --deals or --games, not both."));
  for (const QString& name : {QStringLiteral("games"), QStringLiteral("deals")}) {
    if (!line.parser.isSet(name)) continue;
    const auto count = line.number(name, 1, mostGames);
    if (!count) return line.exitStatus;
    plan.games = *count * (name == QLatin1String("deals") ? games_of_set(plan.seats, plan.sides.size()) : 1);
  }
  const auto options = line.gameOptions(*game);
  if (!options) return line.exitStatus;
  plan.options = *options;

  ProgressBar bar(plan.games);
  plan.progress = [&bar](std::int64_t done) { bar.show(done); };
  plan.stopped = [] { return interrupted != 0; };
  std::signal(SIGINT, interrupt);
  const auto result = fulltable::selfplay(*game, plan);
  bar.clear();
  if (!result) return usageError(QString::fromStdString(result.refusal().text));
  if (line.parser.isSet(QStringLiteral("json")))
    reportJson(*game, plan, *result);
  else if (result->sets > 0 || result->fault.empty())
    report(*game, plan, *result);
  return result->fault.empty() ? exitDone : fail(QString::fromStdString(result->fault));
}

}  // namespace fulltable::cli
