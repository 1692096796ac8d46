// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <array>
#include <atomic>
#include <latch>
#include <stdexcept>

#include "players/cores.h"
#include "players/playerkinds.h"
#include "table.h"

using namespace fulltable;

namespace {

constexpr int patience = 60000;
/// As few iterations as there may be for several trees.
constexpr std::int64_t several = 8000;

/// What the seat knows that is first asked for a choice worth a search, in that game.
std::shared_ptr<const Knowledge> firstChoice(const Game& game, std::uint64_t deal) {
  auto match = std::move(*Match::start(game, standard_setup(game, deal)));
  Rng rng(deal);
  while (true) {
    const int seat = *seat_to_ask(match.truth(), {});
    std::shared_ptr<const Knowledge> known = match.know(seat);
    const Decision decision = think(*known, Level::expert, {.iterations = 200, .expired = {}}, rng);
    if (decision.candidates.size() > 1 && !decision.exact) return known;
    Moves moves;
    known->legal(seat, moves);
    if (match.submit(seat, moves.front())) return known;
  }
}

/// All that a decision says, to the last digit.
QStringList wordsOf(const Knowledge& known, const Decision& decision) {
  QStringList words{QString::number(decision.iterations), QString::number(int(decision.clear)),
                    decision.move ? QString::fromStdString(known.write(*decision.move)) : QString("waits")};
  for (const Candidate& each : decision.candidates)
    words += QString("%1 %2 %3 %4 %5")
                 .arg(each.wait ? QString() : QString::fromStdString(known.write(each.move)))
                 .arg(each.visits)
                 .arg(each.value, 0, 'g', 17)
                 .arg(each.gain.count)
                 .arg(each.gain.mean, 0, 'g', 17);
  return words;
}

}  // namespace

class CoresTest : public QObject {
  Q_OBJECT

 private slots:
  void doesEveryPieceOnce() {
    for (const int threads : {1, 2, 3, 4, 9}) {
      Cores cores(threads);
      for (const int pieces : {0, 1, 3, 50, 4}) {
        std::vector<std::atomic<int>> done(static_cast<std::size_t>(pieces));
        cores.share(pieces, [&](int piece) { ++done[static_cast<std::size_t>(piece)]; });
        for (const auto& each : done) QCOMPARE(each.load(), 1);
      }
    }
  }

  void oneCoreNeedsNoThread() {
    QVERIFY(!Cores(1).crew());
    QVERIFY(Cores(2).crew());
  }

  void worksAtOnce() {
    constexpr int threads = 3;
    Cores cores(threads);
    // Nobody gets past it before all are there.
    std::latch met(threads);
    cores.share(threads, [&](int) { met.arrive_and_wait(); });
    QVERIFY(met.try_wait());
  }

  void anExceptionLeavesWhenTheRestIsDone() {
    Cores cores(2);
    std::atomic<int> done = 0;
    const auto work = [&](int piece) {
      if (piece % 4 == 1) throw std::runtime_error("broken");
      ++done;
    };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, cores.share(8, work));
    QCOMPARE(done.load(), 6);
    // What comes after it is done as ever.
    cores.share(1, work);
    QCOMPARE(done.load(), 7);
  }

  void theAnswerIsTheSameOnAnyNumberOfCores_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"chinese_ten", "lorum", "mate", "stomp", "vazhushal"}) QTest::newRow(game) << game;
  }
  void theAnswerIsTheSameOnAnyNumberOfCores() {
    QFETCH(const QString, game);
    for (const std::uint64_t deal : {1U, 2U}) {
      const auto known = firstChoice(*find_game(game.toStdString()), deal);
      Limits limits{.iterations = several + 3, .expired = {}, .scores = true};
      const QStringList alone = wordsOf(*known, think(*known, Level::expert, limits, Rng(deal)));
      QVERIFY(alone.size() > 4);
      for (const int threads : {2, 3, 4}) {
        Cores cores(threads);
        limits.crew = cores.crew();
        QCOMPARE(wordsOf(*known, think(*known, Level::expert, limits, Rng(deal))), alone);
      }
      // What else would come out: but in Mate, where every card is seen, any draws lead to the same.
      limits.crew = {};
      if (game != "mate") QVERIFY(wordsOf(*known, think(*known, Level::expert, limits, Rng(deal + 2))) != alone);
    }
  }

  /// The imagined deals of a solitaire are solved at once, and come out as one after the other.
  void solitairesAnswerTheSame() {
    const Game& rules = *find_game("yukon");
    for (const std::uint64_t deal : {1U, 2U}) {
      const auto match = Match::start(rules, standard_setup(rules, deal));
      const auto known = match->know(0);
      Limits limits{.iterations = 7, .expired = {}};
      const Decision alone = think(*known, Level::expert, limits, Rng(deal));
      QVERIFY(!alone.finding && alone.candidates.size() > 1);
      for (const int threads : {2, 4}) {
        Cores cores(threads);
        limits.crew = cores.crew();
        QCOMPARE(wordsOf(*known, think(*known, Level::expert, limits, Rng(deal))), wordsOf(*known, alone));
      }
    }
  }

  void stopsWhenToldAndStillAnswers() {
    const auto known = firstChoice(*find_game("lorum"), 1);
    Cores cores(3);
    std::stop_source source;
    std::atomic<bool> begun = false;
    Limits limits{.iterations = 1000000000, .expired = [&] { return begun = true, false; }};
    limits.crew = cores.crew();
    const std::jthread teller([&] {
      while (!begun) std::this_thread::yield();
      source.request_stop();
    });
    const Decision decision = think(*known, Level::expert, limits, Rng(1), source.get_token());
    QVERIFY(decision.move.has_value());
    QVERIFY(decision.iterations > 0 && decision.iterations < limits.iterations);
    QVERIFY(!decision.clear);
  }

  void stopsWhenTimeIsUp() {
    const auto known = firstChoice(*find_game("lorum"), 1);
    Cores cores(4);
    QElapsedTimer time;
    time.start();
    Limits limits{.iterations = 1000000000, .expired = [&] { return time.elapsed() >= 50; }};
    limits.crew = cores.crew();
    const Decision decision = think(*known, Level::expert, limits, Rng(1));
    QVERIFY(time.elapsed() >= 50 && time.elapsed() < patience);
    QVERIFY(decision.move.has_value());
    QVERIFY(decision.iterations > 0 && decision.iterations < limits.iterations);
  }

  void whatFailsInOneThreadFailsTheThought() {
    const auto known = firstChoice(*find_game("lorum"), 1);
    Cores cores(3);
    std::atomic<int> asked = 0;
    Limits limits{.iterations = several, .expired = [&]() -> bool {
                    if (++asked == 20) throw std::runtime_error("no more memory");
                    return false;
                  }};
    limits.crew = cores.crew();
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, think(*known, Level::expert, limits, Rng(1)));
    // The threads are there for the next thought.
    QVERIFY(think(*known, Level::expert, limits, Rng(1)).move.has_value());
  }

  /// A seat plays the same, however many cores are chosen; and a thinker may be dropped while they are at work.
  void computersAnswerTheSame() {
    const auto known = firstChoice(*find_game("lorum"), 3);
    const auto answerOf = [&](Thinker& thinker) {
      Computer computer(Level::expert, Temper::steady, 7, thinker);
      std::optional<std::optional<Move>> found;
      computer.ask(known, 0, [&](const std::optional<Move>& move) { found = move; });
      if (!QTest::qWaitFor([&] { return found.has_value(); }, patience)) return QString("none");
      return *found ? QString::fromStdString(known->write(**found)) : QString("waits");
    };
    Thinker thinker;
    const QString alone = answerOf(thinker);
    QVERIFY(alone != "none");
    thinker.setCores(4);
    QCOMPARE(answerOf(thinker), alone);
    bool answered = false;
    Computer computer(Level::expert, Temper::steady, 8, thinker);
    computer.ask(known, 0, [&](const std::optional<Move>&) { answered = true; });
    thinker.drop();
    QCOMPARE(answerOf(thinker), alone);
    QVERIFY(!answered);
  }

  void aSettingSaysHowMany() {
    const QDir threads("/proc/self/task");
    if (!threads.exists()) QSKIP("Here nobody says how many threads there are.");
    const auto count = [&] { return QDir(threads.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
    ::Table table;
    // The most threads there are, in eight moves, or in so many more until there are as many as wished.
    const auto mostWith = [&](const QString& cores, qsizetype wished) {
      table.settings.play()->setCores(cores);
      const auto session = table.begin("lorum", "expert expert expert expert");
      qsizetype most = 0;
      QElapsedTimer time;
      const auto goesOn = [&] {
        return session->game()->moveCount() < 8 || (most < wished && !session->game()->ended());
      };
      for (time.start(); goesOn() && time.elapsed() < patience;) {
        QCoreApplication::processEvents();
        most = std::max(most, count());
      }
      return most;
    };
    const auto alone = mostWith("1", 0);
    QCOMPARE(mostWith("4", alone + 3), alone + 3);
  }

  void nothingElseIsAChoice() {
    ::Table table;
    table.settings.play()->setCores("4");
    table.settings.play()->setCores("3");
    QCOMPARE(table.settings.play()->cores(), QString("4"));
    table.settings.reset();
    QCOMPARE(table.settings.play()->cores(), QString("1"));
  }
};

QTEST_GUILESS_MAIN(CoresTest)
#include "test_cores.moc"
