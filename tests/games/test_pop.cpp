// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "games/pop/pop.h"
#include "match/match.h"

using namespace fulltable;

class TestPop : public QObject {
  Q_OBJECT

 private slots:
  void random_games_end();
};

void TestPop::random_games_end() {
  const Game& game = *find_game("pop");
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Terms terms = standard_terms(game, seed);
    terms.options.value = {static_cast<std::int16_t>(3 + seed % 19), static_cast<std::int16_t>(seed % 2),
                           static_cast<std::int16_t>(seed % 3)};
    auto match = Match::start(game, terms);
    QVERIFY(match);
    Rng rng(seed);
    Moves moves;
    while (!match->over()) {
      for (const int seat : match->truth().to_act()) {
        match->truth().legal(seat, moves);
        QVERIFY(!moves.empty());
        const auto known = match->know(seat);
        Moves same;
        known->legal(seat, same);
        QVERIFY(moves == same);
        const auto imagined = known->imagine(rng);
        QVERIFY(imagined->know(seat)->same(*known));
        imagined->legal(seat, same);
        QVERIFY(moves == same);
      }
      const SeatSet seats = match->truth().to_act();
      int seat = seats.front();
      if (seats.size() == 2 && rng.below(2) == 1) seat = 1 - seat;
      match->truth().legal(seat, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      QVERIFY(*match->truth().read(match->truth().write(move)) == move);
      QVERIFY(!match->submit(seat, move));
    }
    QCOMPARE(match->truth().winners().size(), std::size_t{1});
  }
}

QTEST_APPLESS_MAIN(TestPop)
#include "test_pop.moc"
