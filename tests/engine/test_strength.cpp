// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "protocol/selfplay.h"

Q_DECLARE_METATYPE(const fulltable::Game*)

using namespace fulltable;

// How strong the computer players are takes thousands of games to tell; that the search makes something of every game,
// a few dozen. Deals and decisions are the same at each run.
class TestStrength : public QObject {
  Q_OBJECT

 private slots:
  void plays_far_better_than_chance_data();
  void plays_far_better_than_chance();
};

void TestStrength::plays_far_better_than_chance_data() {
  QTest::addColumn<const Game*>("game");
  for (const Game* game : all_games())
    if (!game->info().real_time && !game->info().solitaire) QTest::newRow(std::string(game->info().id).c_str()) << game;
}

void TestStrength::plays_far_better_than_chance() {
  QFETCH(const Game*, game);
  SelfplayPlan plan;
  plan.seats = game->info().default_seats;
  plan.options = game->info().standard_options();
  plan.games = 60;
  plan.sides = {Player::medium, Player::random};
  const auto result = selfplay(*game, plan);
  QVERIFY(static_cast<bool>(result));
  QVERIFY(result->sides[0].win_share.value > result->sides[1].win_share.value);
  QVERIFY(result->paired_p < 0.01);
}

QTEST_APPLESS_MAIN(TestStrength)
#include "test_strength.moc"
