// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>

#include "core/random.h"
#include "protocol/selfplay.h"
#include "toys.h"

using namespace fulltable;

// Who sees all cards is no player of whom anything could be asked by a knowledge, nor a level.
template <class T>
concept Askable = requires(const Knowledge& known, const T& player) {
  choose(known, player, 0, Rng(1));
};
static_assert(Askable<Player> && !Askable<SeesAll> && !Askable<Side>);

namespace {

const GameOf<ToyBet> bet_game;

SelfplayPlan plan_of(const Game& game, std::vector<Side> sides) {
  SelfplayPlan plan;
  plan.seats = game.info().default_seats;
  plan.options = game.info().standard_options();
  plan.sides = std::move(sides);
  plan.games = 40;
  return plan;
}

bool close(double a, double b, double tolerance) {
  return std::abs(a - b) <= tolerance;
}

}  // namespace

/// What the arena counts, against worked examples; and how it plays.
class TestArena : public QObject {
  Q_OBJECT

 private slots:
  /// Of the tables of Student's distribution.
  void intervals() {
    QVERIFY(close(student(4), 2.776, 0.001));
    QVERIFY(close(student(9), 2.262, 0.001));
    QVERIFY(close(student(29), 2.045, 0.001));
    QVERIFY(close(student(1000000), 1.960, 0.001));
    Sample sample;
    for (const double value : {1.0, 2.0, 3.0, 4.0, 5.0}) sample.add(value);
    // s = 1.5811, so that the mean has an error of 0.7071.
    QCOMPARE(sample.mean(), 3.0);
    QVERIFY(close(sample.standard_error(), 0.70711, 1e-5));
    QVERIFY(close(sample.summary().margin, 1.963, 0.001));
    // t = 4.2426 with four degrees of freedom: 0.01324; a normal distribution would make it 0.00002.
    QVERIFY(close(paired_test(sample), 0.01324, 0.0007));
    QVERIFY(close(sign_test(9, 1), 22.0 / 1024, 1e-12));
    QCOMPARE(sign_test(5, 5), 1.0);
  }
  /// The ratio of 115 pairs of games; 1.30649 was found by trying out weights at random until none was likelier.
  void ratioOfLikelihoods() {
    const std::array counts{10, 20, 40, 30, 15};
    SequentialTest test(0.5, 0.55);
    Sample sample;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      for (int n = 0; n < counts[i]; ++n) {
        test.add(static_cast<double>(i) / 4);
        sample.add(static_cast<double>(i) / 4);
      }
    }
    QVERIFY2(close(test.log_ratio(), 1.30649, 0.0005), qPrintable(QString::number(test.log_ratio())));
    // Near it is N(s1 − s0)(2m − s0 − s1)/2σ².
    const double variance = sample.squares / 115 - sample.mean() * sample.mean();
    QVERIFY(close(test.log_ratio(), 115 * 0.05 * (2 * sample.mean() - 1.05) / (2 * variance), 0.05));
    QVERIFY(test.verdict() == Verdict::open);
  }
  void nothingIsDecidedByAFewAlike() {
    SequentialTest test(0.5, 0.55);
    int sets = 0;
    while (test.verdict() == Verdict::open) {
      test.add(1);
      ++sets;
    }
    QCOMPARE(sets, 31);
    QVERIFY(test.verdict() == Verdict::higher);
  }
  /// Of tests whose first mean is true no more go wrong than were promised, and so of the second.
  void decidesWronglyInFiveOfAHundred() {
    for (const bool high : {false, true}) {
      int wrong = 0;
      constexpr int tests = 300;
      for (int i = 0; i < tests; ++i) {
        Rng rng = Rng(17).child(static_cast<std::uint64_t>(i));
        SequentialTest test(0.5, 0.6);
        while (test.verdict() == Verdict::open) {
          const double won = high ? 0.6 : 0.5;
          test.add((rng.unit() < won ? 0.5 : 0) + (rng.unit() < won ? 0.5 : 0));
        }
        wrong += (test.verdict() == Verdict::higher) != high;
      }
      QVERIFY2(wrong <= 22, qPrintable(QString::number(wrong)));  // 5 % and two standard errors
    }
  }
  /// Two of the same, who draw nothing by lot, come out even in every set.
  void everybodySitsEverywhere() {
    for (const int seats : {2, 3, 4}) {
      SelfplayPlan plan = plan_of(*find_game("stomp"), {Player::rule, Player::rule});
      plan.seats = seats;
      const auto result = selfplay(*find_game("stomp"), plan);
      QVERIFY(result);
      QCOMPARE(games_of_set(seats, 2), seats % 2 == 0 ? 2 : 2 * seats);
      QCOMPARE(result->games % games_of_set(seats, 2), 0);
      QCOMPARE(result->sides[0].seats, result->sides[1].seats);
      QVERIFY(close(result->share.value, 0.5, 1e-12));
      QVERIFY(close(result->share.margin, 0, 1e-12));
      QVERIFY(close(result->lead.value, 0, 1e-12));
    }
  }
  void aTestEndsThePlay() {
    SelfplayPlan plan = plan_of(*find_game("ristiseiska"), {Player::rule, Player::random});
    plan.games = 100000;
    plan.test = TestPlan{};
    const auto better = selfplay(*find_game("ristiseiska"), plan);
    QVERIFY(better->verdict == Verdict::higher);
    QVERIFY(better->sets < 200);
    QVERIFY(better->log_ratio >= SequentialTest::bound);
    std::swap(plan.sides[0], plan.sides[1]);
    QVERIFY(selfplay(*find_game("ristiseiska"), plan)->verdict == Verdict::lower);
    plan.test = TestPlan{.by_score = true, .low = 0, .high = 0};
    QVERIFY(!selfplay(*find_game("ristiseiska"), plan));
  }
  void stoppedItTellsOfWholeSets() {
    SelfplayPlan plan = plan_of(bet_game, {Player::rule, Player::random});
    int asked = 0;
    plan.stopped = [&] { return ++asked > 60; };
    const auto result = selfplay(bet_game, plan);
    QVERIFY(result->stopped);
    QVERIFY(result->sets > 0 && result->games < 40);
    QCOMPARE(result->games, 2 * result->sets);
    QCOMPARE(result->sides[0].seats, result->games);
  }
  void sidesAreWritten() {
    for (const char* name : {"hard", "easy:48", "rule", "random", "sees_all", "sees_all:7", "hard+bold",
                             "easy+bluffer:48", "program:./player --depth 5", "program:C:\\player.exe"})
      QCOMPARE(to_text(*side_of(name)), std::string(name));
    for (const char* name :
         {"", "best", "hard:", "hard:0", "hard:-1", "hard:x", "hard:1x", ":5", "Hard", "hard+", "hard+wild",
          "rule+bold", "random+steady", "sees_all+bold", "+bold", "program", "program:"})
      QVERIFY2(!side_of(name), name);
    QVERIFY(!player_of("sees_all") && !level_of("sees_all"));
  }
  void whoSeesAllIsABound() {
    SelfplayPlan plan = plan_of(*find_game("chinese_ten"), {Side(SeesAll{}, 200), Side(Player::hard, 200)});
    const auto result = selfplay(*find_game("chinese_ten"), plan);
    QVERIFY(result);
    QVERIFY2(result->lead.value > result->lead.margin, qPrintable(QString::number(result->lead.value)));
    const auto again = selfplay(*find_game("chinese_ten"), plan);
    QCOMPARE(again->sides[0].wins, result->sides[0].wins);
    QCOMPARE(again->lead.value, result->lead.value);
    SelfplayPlan race = plan_of(*find_game("stroop"), {SeesAll{}, Player::easy});
    QCOMPARE(to_text(selfplay(*find_game("stroop"), race).refusal().code), "unsupported");
  }
};

QTEST_APPLESS_MAIN(TestArena)
#include "test_arena.moc"
