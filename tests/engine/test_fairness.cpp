// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>

#include "ai/think.h"
#include "match/match.h"

Q_DECLARE_METATYPE(const fulltable::Game*)

using namespace fulltable;

// What a computer player decides depends on nothing its seat does not know: in every game the cards it cannot see are
// dealt anew again and again, and its decisions, values and reasons stay the same to the last digit.
class TestFairness : public QObject {
  Q_OBJECT

 private slots:
  void decides_alike_whatever_is_hidden_data();
  void decides_alike_whatever_is_hidden();
};

void TestFairness::decides_alike_whatever_is_hidden_data() {
  QTest::addColumn<const Game*>("game");
  for (const Game* game : all_games())
    if (!game->info().real_time) QTest::newRow(std::string(game->info().id).c_str()) << game;
}

void TestFairness::decides_alike_whatever_is_hidden() {
  QFETCH(const Game*, game);
  const Limits limits{.iterations = 60, .expired = {}};
  int differing_truths = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto match = Match::start(*game, standard_terms(*game, seed));
    QVERIFY(static_cast<bool>(match));
    Rng rng(seed);
    SeatSet declined;
    for (int decision = 0; decision < 40 && !match->over(); ++decision) {
      const auto seat = seat_to_ask(match->truth(), declined);
      QVERIFY(seat.has_value());
      const auto known = match->know(*seat);
      const Decision truly = think(*known, Level::easy, limits, Rng(seed));
      const auto imagined = known->imagine(rng);
      if (!imagined->same(match->truth())) ++differing_truths;
      const auto known_there = imagined->know(*seat);
      const Decision otherwise = think(*known_there, Level::easy, limits, Rng(seed));
      QVERIFY(truly.move == otherwise.move);
      QVERIFY(std::ranges::equal(truly.candidates, otherwise.candidates, [](const Candidate& a, const Candidate& b) {
        return a.move == b.move && a.wait == b.wait && a.value == b.value && a.visits == b.visits;
      }));
      QCOMPARE(because(*known, truly), because(*known_there, otherwise));
      if (truly.move) {
        QVERIFY(!match->submit(*seat, *truly.move));
        declined = {};
      } else {
        declined.insert(*seat);
      }
    }
  }
  QVERIFY(differing_truths > 100);
}

QTEST_APPLESS_MAIN(TestFairness)
#include "test_fairness.moc"
