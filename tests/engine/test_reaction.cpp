// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>

#include "core/reaction.h"
#include "core/reflexes.h"
#include "match/game_setup.h"
#include "match/happening.h"
#include "match/match.h"

using namespace fulltable;

namespace {

/// As quick as those who were measured, without mistakes, and never tired.
constexpr Reactor measured{1, 0, 0, 0, 0};
constexpr int draws = 20000;

struct Moments {
  double mean = 0, deviation = 0, skew = 0;
};

Moments moments_of(const ReactionTask& task, const Reactor& reactor = measured, double tempo = 1) {
  Rng rng(4711);
  std::vector<double> delays;
  for (int i = 0; i < draws; ++i) delays.push_back(react_to(task, reactor, tempo, rng).delay);
  Moments moments;
  for (const double delay : delays) moments.mean += delay / draws;
  double cubes = 0;
  for (const double delay : delays) {
    const double off = delay - moments.mean;
    moments.deviation += off * off / draws;
    cubes += off * off * off / draws;
  }
  moments.deviation = std::sqrt(moments.deviation);
  moments.skew = cubes / std::pow(moments.deviation, 3);
  return moments;
}

/// How many of the last rounds of a race, that people won or lost, the first seat won, whose player is a person of that
/// pace; the computer players are of a level, and their tempo is even.
double share_of(const char* id, int seats, Level level, double pace, EvenTempo& even, int races) {
  const Game& game = *find_game(id);
  const Reflexes& reflexes = *find_reflexes(id);
  int won = 0;
  int lost = 0;
  for (int race = 0; race < races; ++race) {
    GameSetup setup = standard_setup(game, static_cast<std::uint64_t>(race + 1));
    setup.seats = seats;
    Match match = std::move(*Match::start(game, setup));
    for (int step = 0; step < 4000 && !match.over(); ++step) {
      std::vector<Intent> wanted;
      for (const int seat : match.truth().to_act()) {
        Rng rng = Rng(setup.deal_number).child(static_cast<std::uint64_t>(seat));
        // A person is one of a medium level who takes so many times longer.
        const auto reaction =
            reflexes.react(*match.know(seat), seat == 0 ? Level::medium : level, seat == 0 ? pace : even.tempo, rng);
        if (reaction) wanted.push_back({seat, reaction->move, reaction->times});
      }
      const auto next = next_happening(match.truth(), wanted);
      if (!next) break;
      const auto before = match.truth().clone();
      if (next->move)
        match.submit(next->move->seat, next->move->move, next->move->times);
      else
        match.advance(std::min(next->at - match.truth().clock(), longest_wait));
      const auto ended = reflexes.ended(*before, match.truth());
      if (!ended) continue;
      const EvenTempo old = even;
      even.follow(*ended, {0}, seats);
      if (race < races / 4 || old == even) continue;
      ++(even.streak > 0 ? won : lost);
    }
  }
  return static_cast<double>(won) / (won + lost);
}

}  // namespace

class TestReaction : public QObject {
  Q_OBJECT

 private slots:
  /// Merkel's people (1885) for two to ten signals, as Woodworth and Schlosberg (1954) give them.
  void choiceIsAsQuickAsWasMeasured() {
    constexpr std::array merkel{316, 364, 434, 487, 532, 570, 603, 619, 622};
    for (std::size_t i = 0; i < merkel.size(); ++i) {
      const int alternatives = static_cast<int>(i) + 2;
      const double mean = moments_of({.alternatives = alternatives}).mean;
      QVERIFY2(std::abs(mean / merkel[i] - 1) < 0.07, qPrintable(QString("%1: %2").arg(alternatives).arg(mean)));
    }
    // Hick's slope: between his own practised one and that of these people, both 626 and 518 ms for a power of ten.
    const double slope = (moments_of({.alternatives = 15}).mean - moments_of({.alternatives = 3}).mean) / 2;
    QVERIFY(slope > 518 * std::log10(2) && slope < 1.03 * 626 * std::log10(2));
  }

  /// Stroop (1935): 110.3 s instead of 63.3 s for a hundred names of colours.
  void contradictionCostsAsMuchAsWasMeasured() {
    const double plain = moments_of({.alternatives = 5}).mean;
    const double contrary = moments_of({.alternatives = 5, .conflict = 1}).mean;
    QVERIFY(std::abs(contrary / plain - 110.3 / 63.3) < 0.02);
  }

  /// An ex-Gaussian: its deviation and its skew follow from sigma and tau.
  void timesHaveATail() {
    const Moments moments = moments_of({.alternatives = 4, .conflict = 1});
    const double spread = std::hypot(0.08, 0.2);
    QVERIFY(std::abs(moments.deviation / moments.mean - spread) < 0.01);
    QVERIFY(std::abs(moments.skew - 2 * std::pow(0.2 / spread, 3)) < 0.2);
  }

  void whoGoesOnForLongHasALongerTail() {
    const Reactor tired{1, 0.1, 0, 0, 0.3};
    const Moments fresh = moments_of({.alternatives = 4}, tired);
    const Moments later = moments_of({.alternatives = 4, .elapsed = tiring}, tired);
    const Moments latest = moments_of({.alternatives = 4, .elapsed = 10 * tiring}, tired);
    QVERIFY(std::abs(later.mean / fresh.mean - 1.3) < 0.02);
    QVERIFY(later.deviation > 2 * fresh.deviation);
    QCOMPARE(latest.mean, later.mean);
    int slips = 0;
    Rng rng(1);
    for (int i = 0; i < draws; ++i)
      slips += react_to({.alternatives = 4, .elapsed = tiring}, tired, 1, rng).slips ? 1 : 0;
    QVERIFY(std::abs(slips / static_cast<double>(draws) - 0.13) < 0.01);
  }

  void falseStartsAreQuickAndBlind() {
    Rng rng(2);
    double sum = 0;
    int guessed = 0;
    for (int i = 0; i < draws; ++i) {
      const Impulse impulse = react_to({.alternatives = 4, .conflict = 1}, {1, 0.5, 0.2, 0, 0}, 1, rng);
      QVERIFY(impulse.delay >= quickest_reaction);
      QVERIFY(!impulse.guessed || !impulse.slips);
      if (!impulse.guessed) continue;
      ++guessed;
      sum += impulse.delay;
    }
    QVERIFY(std::abs(guessed / static_cast<double>(draws) - 0.2) < 0.01);
    QVERIFY(std::abs(sum / guessed - 188) < 6);  // as where there is but one signal
  }

  void aTempoIsSoManyTimesAsLong() {
    QVERIFY(std::abs(moments_of({.alternatives = 4}, measured, 2).mean / moments_of({.alternatives = 4}).mean - 2) <
            0.01);
  }

  void drawsAreTheSameEverywhere() {
    Rng rng(7);
    std::vector<std::int64_t> drawn;
    for (int i = 0; i < 4; ++i)
      drawn.push_back(static_cast<std::int64_t>(react_to({4, 1, 1, 0}, {2, 0.1, 0.1, 0.1, 0.1}, 1, rng).delay * 1000));
    const std::vector<std::int64_t> expected{1540407, 1030315, 1549664, 1644873};
    QCOMPARE(drawn, expected);
  }

  void theStaircase() {
    EvenTempo even;
    even.follow({0}, {0}, 2);
    QCOMPARE(even, (EvenTempo{1 / 1.05, 1}));
    even.follow({1}, {0}, 2);
    QCOMPARE(even, (EvenTempo{1 / 1.05 * 1.05, -1}));
    const EvenTempo before = even;
    even.follow({}, {0}, 2);  // a draw
    QCOMPARE(even, before);
    // Of three others the person was ahead of one, or of two; of two others of one.
    even.follow({1, 2, 0}, {0}, 4);
    QCOMPARE(even.streak, -2);
    even.follow({1, 0, 2}, {0}, 4);
    QCOMPARE(even.streak, 1);
    even.follow({1, 0}, {0}, 3);
    QCOMPARE(even.streak, 1);
    // Several people are reckoned together.
    even.follow({2, 0, 1}, {0, 1}, 4);
    QCOMPARE(even.streak, 1);
    even.follow({0, 2, 1}, {0, 1}, 4);
    QCOMPARE(even.streak, 2);
    for (int i = 0; i < 100; ++i) even.follow({0}, {0}, 2);
    QCOMPARE(even.tempo, EvenTempo::least);
    for (int i = 0; i < 100; ++i) even.follow({1}, {0}, 2);
    QCOMPARE(even.tempo, EvenTempo::most);
  }

  void peopleOfEverySpeedWinAboutHalf_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<Level>("level");
    QTest::addColumn<double>("pace");
    for (const double pace : {0.5, 1.0, 2.5}) {
      QTest::addRow("stroop, one, %g", pace) << QByteArray("stroop") << 2 << Level::medium << pace;
      QTest::addRow("stroop, three, %g", pace) << QByteArray("stroop") << 4 << Level::hard << pace;
      QTest::addRow("salute, %g", pace) << QByteArray("salute_the_king") << 4 << Level::easy << pace;
    }
  }
  void peopleOfEverySpeedWinAboutHalf() {
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    QFETCH(Level, level);
    QFETCH(double, pace);
    EvenTempo even;
    const double share = share_of(game.constData(), seats, level, pace, even, 16);
    qInfo("%s: %.1f%%, tempo %.2f", QTest::currentDataTag(), 100 * share, even.tempo);
    QVERIFY2(share > 0.45 && share < 0.55, qPrintable(QString::number(share)));
    // The same again, in the same state, is the same.
    EvenTempo again;
    QCOMPARE(share_of(game.constData(), seats, level, pace, again, 16), share);
    QCOMPARE(again, even);
  }
};

QTEST_APPLESS_MAIN(TestReaction)
#include "test_reaction.moc"
