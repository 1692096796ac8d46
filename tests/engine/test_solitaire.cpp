// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "ai/solitaire.h"
#include "match/match.h"

using namespace fulltable;

/// The solitaire player, on Yukon.
class TestSolitaire : public QObject {
  Q_OBJECT

  static Match match_of(std::uint64_t seed) {
    const Game& game = *find_game("yukon");
    auto match = Match::start(game, standard_setup(game, seed));
    return std::move(*match);
  }
  static Decision decide(const Match& match, std::int64_t iterations, std::uint64_t seed) {
    Limits limits;
    limits.iterations = iterations;
    return think_alone(*match.know(0), Level::medium, limits, Rng(seed));
  }

 private slots:
  void countsTheImaginedPositionsThatAMoveWins() {
    const Match match = match_of(1);
    const Decision decision = decide(match, 12, 1);
    QCOMPARE(decision.iterations, 12);
    Moves moves;
    match.truth().legal(0, moves);
    QCOMPARE(decision.candidates.size(), moves.size());
    QVERIFY(*decision.move == decision.candidates.front().move);
    QVERIFY(!decision.finding);
    QVERIFY(decision.candidates.front().value > 0);
    for (std::size_t i = 0; i < decision.candidates.size(); ++i) {
      QCOMPARE(decision.candidates[i].visits, 12);
      QVERIFY(decision.candidates[i].value <= 1);
    }
  }

  void theSameSeedDecidesAlike() {
    const Match match = match_of(2);
    const Decision first = decide(match, 6, 9);
    const Decision second = decide(match, 6, 9);
    QVERIFY(*first.move == *second.move);
    for (std::size_t i = 0; i < first.candidates.size(); ++i)
      QCOMPARE(first.candidates[i].value, second.candidates[i].value);
  }

  void winsOnceNothingIsHidden() {
    Match match = match_of(1);
    SolveLimits limits;
    limits.nodes = 20000;
    for (const Move& move : match.truth().solve(limits, 1).moves) {
      const Json face_down = match.state(0)["facts"]["face_down"];
      if (std::ranges::all_of(face_down, [](const Json& count) { return count == 0; })) break;
      QVERIFY(!match.submit(0, move));
    }
    for (int made = 0; !match.over(); ++made) {
      QVERIFY(made < 150);
      const Decision decision = decide(match, 0, static_cast<std::uint64_t>(made));
      if (!decision.forced) {
        QVERIFY(decision.finding == Finding::solvable);
        const std::string hint = english(hint_of(*match.know(0), decision));
        QVERIFY2(hint.find(" This move leads to a win.") != std::string::npos, hint.c_str());
      }
      QVERIFY(!match.submit(0, *decision.move));
    }
    QCOMPARE(match.truth().winners(), std::vector<int>{0});
  }

  void neverMovesToAndFroForEver() {
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Match match = match_of(seed);
      for (int made = 0; !match.over(); ++made) {
        QVERIFY2(made < 200, std::to_string(seed).c_str());
        const Decision decision = decide(match, 2, static_cast<std::uint64_t>(made));
        if (decision.lost) {
          ++lost;
          SolveLimits limits;
          limits.nodes = 100000;
          QVERIFY(match.truth().solve(limits, 1).finding != Finding::solvable);
          QVERIFY(english(hint_of(*match.know(0), decision))
                      .ends_with("Only back-and-forth moves are left. This deal can't be won."));
          break;
        }
        QVERIFY(!match.submit(0, *decision.move));
      }
    }
    QVERIFY(lost > 0);
  }

  void answersAtOnceWhenTimeIsUp() {
    const Match match = match_of(3);
    Limits limits;
    limits.expired = [] { return true; };
    const Decision decision = think_alone(*match.know(0), Level::expert, limits, Rng(1));
    QVERIFY(decision.move.has_value());
    QCOMPARE(decision.iterations, 0);
    std::stop_source source;
    source.request_stop();
    QVERIFY(think_alone(*match.know(0), Level::expert, {}, Rng(1), source.get_token()).move.has_value());
  }
};

QTEST_APPLESS_MAIN(TestSolitaire)
#include "test_solitaire.moc"
