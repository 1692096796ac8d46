// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pop_table.h"

using namespace fulltable;
using namespace fulltable::pop_table;

class TestPopCube : public QObject {
  Q_OBJECT

 private:
  static QString to_act(const Match& match) {
    QString text;
    for (const int seat : match.truth().to_act()) text += QString::number(seat);
    return text;
  }
  /// Lets each pop in turn, from seat 0, until the cube shows that much.
  static QString raise_to(Match& match, int cube, int first = 0) {
    for (int seat = first; fact(match, "cube") < cube; seat = 1 - seat) {
      const QString refusal = submit_all(match, {std::to_string(seat) + " pop", std::to_string(1 - seat) + " accept"});
      if (!refusal.isEmpty()) return refusal;
    }
    return {};
  }
  static QString scores(const Match& match) {
    return QString::fromStdString(match.state(std::nullopt)["scores"].dump());
  }

 private slots:
  void poppingInEveryPhase() {
    for (int cards = 0; cards < 4; ++cards) {
      for (const int popper : {0, 1}) {
        Match match = match_of(3);
        Moves moves;
        for (int i = 0; i < cards; ++i) {
          match.truth().legal(i % 2, moves);
          QVERIFY(!match.submit(i % 2, moves.front()));
        }
        const QString before = phase(match);
        QCOMPARE(to_act(match), QString("01"));
        const int waiting = 1 - cards % 2;
        QCOMPARE(legal(match, waiting), QString("pop"));
        QVERIFY(match.truth().may_wait(waiting));
        QVERIFY(!match.truth().may_wait(1 - waiting));
        QVERIFY(!match.submit(popper, "pop"));
        QCOMPARE(phase(match), QString("answer"));
        QCOMPARE(fact(match, "popper").get<int>(), popper);
        QCOMPARE(fact(match, "turn").get<int>(), cards % 2);
        QCOMPARE(to_act(match), QString::number(1 - popper));
        QCOMPARE(legal(match, 1 - popper), QString("accept, fold"));
        QVERIFY(!match.truth().may_wait(1 - popper));
        QVERIFY(!match.submit(1 - popper, "accept"));
        QCOMPARE(phase(match), before);
        QVERIFY(fact(match, "popper").is_null());
        QCOMPARE(fact(match, "last_popper").get<int>(), popper);
        QCOMPARE(fact(match, "cube").get<int>(), 2);
        QCOMPARE(fact(match, "cube_start").get<int>(), 1);
      }
    }
  }

  void notTwiceInARow() {
    Match match = match_of(3);
    QCOMPARE(submit_all(match, {"0 pop", "1 accept"}), QString());
    QCOMPARE(refused(match, 0, "pop"), QString("illegal_move"));
    QCOMPARE(submit_all(match, {"1 pop", "0 accept"}), QString());
    QCOMPARE(refused(match, 1, "pop"), QString("not_to_act"));
    QCOMPARE(to_act(match), QString("0"));
    QCOMPARE(submit_all(match, {"0 pop", "1 accept"}), QString());
    QCOMPARE(fact(match, "cube").get<int>(), 4);
  }

  void noPopAtSix() {
    Match match = match_of(3);
    QCOMPARE(raise_to(match, 6), QString());
    QCOMPARE(to_act(match), QString("0"));
    QCOMPARE(refused(match, 0, "pop"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "pop"), QString("not_to_act"));
  }

  void popsReset() {
    Match match = match_of(3, {.target = 21});
    QCOMPARE(submit_all(match, {"0 pop", "1 accept"}), QString());
    QVERIFY(play_round(match, 4));
    QVERIFY(fact(match, "last_popper").is_null());
    QCOMPARE(fact(match, "cube").get<int>(), 1);
    QVERIFY(!match.submit(0, "pop"));
  }

  void refusalsWhileAPopWaits() {
    Match match = match_of(3);
    Moves moves;
    match.truth().legal(0, moves);
    const std::string card = match.truth().write(moves.front());
    QCOMPARE(refused(match, 0, "accept"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "fold"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, card), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "accept"), QString("illegal_move"));
    QCOMPARE(submit_all(match, {"1 pop"}), QString());
    QCOMPARE(refused(match, 0, card), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "pop"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "accept"), QString("not_to_act"));
    QCOMPARE(refused(match, 1, "pop"), QString("not_to_act"));
  }

  void popsOnTurn() {
    Match match = match_of(3, {.pops = Pop::Pops::on_turn});
    QCOMPARE(to_act(match), QString("0"));
    QCOMPARE(refused(match, 1, "pop"), QString("not_to_act"));
    QVERIFY(legal(match, 0).contains("pop"));
    QCOMPARE(submit_all(match, {"0 pop"}), QString());
    QCOMPARE(to_act(match), QString("1"));
    QCOMPARE(submit_all(match, {"1 accept"}), QString());
    QCOMPARE(to_act(match), QString("0"));
    QCOMPARE(refused(match, 0, "pop"), QString("illegal_move"));
    Moves moves;
    match.truth().legal(0, moves);
    QVERIFY(!match.submit(0, moves.front()));
    QVERIFY(legal(match, 1).contains("pop"));
  }

  void popsOff() {
    Match match = match_of(3, {.pops = Pop::Pops::off});
    QCOMPARE(to_act(match), QString("0"));
    QVERIFY(!legal(match, 0).contains("pop"));
    QCOMPARE(refused(match, 0, "pop"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "pop"), QString("not_to_act"));
  }

  void levelAfterFourToThree() {  // worked example 1
    for (const int tricks : {4, 3}) {
      Match match = match_of(5);
      QVERIFY(play_round(match, tricks));
      QCOMPARE(scores(match), QString("[1,1]"));
      QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), tricks == 4 ? 0 : 1);
      QCOMPARE(match.state(std::nullopt)["deal"].get<int>(), 2);
      QCOMPARE(fact(match, "leader").get<int>(), tricks == 4 ? 1 : 0);
    }
  }

  void fiveToTwoAtTwo() {  // worked example 2
    Match match = match_of(5);
    QCOMPARE(raise_to(match, 2), QString());
    QVERIFY(play_round(match, 5));
    QCOMPARE(scores(match), QString("[2,0]"));
    QVERIFY(fact(match, "results") == Json::array({{{"dealer", 1},
                                                    {"cube", 2},
                                                    {"tricks", {5, 2}},
                                                    {"folded", nullptr},
                                                    {"winner", 0},
                                                    {"points", {2, 0}}}}));
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
  }

  void foldingAtThree() {  // worked example 3
    Match match = match_of(5);
    QCOMPARE(raise_to(match, 3, 1), QString());
    QCOMPARE(submit_all(match, {"1 pop", "0 fold"}), QString());
    QCOMPARE(scores(match), QString("[0,3]"));
    const Json result = fact(match, "results")[0];
    QCOMPARE(result["cube"].get<int>(), 3);
    QCOMPARE(result["folded"].get<int>(), 0);
    QCOMPARE(result["winner"].get<int>(), 1);
    QVERIFY(result["tricks"] == Json({0, 0}));
  }

  /// Brings the scores to 6 for seat 0 and 5 for seat 1.
  static Match six_to_five() {
    Match match = match_of(5);
    // By folds alone, in which only the popper scores: 3 and 2 to seat 0, 5 to seat 1, 1 to seat 0.
    raise_to(match, 3);
    submit_all(match, {"0 pop", "1 fold"});
    raise_to(match, 2, 1);
    submit_all(match, {"0 pop", "1 fold"});
    raise_to(match, 5, 1);
    submit_all(match, {"1 pop", "0 fold"});
    submit_all(match, {"0 pop", "1 fold"});
    return match;
  }

  void bothReachTheTarget() {  // worked example 4
    Match match = six_to_five();
    QCOMPARE(scores(match), QString("[6,5]"));
    QCOMPARE(raise_to(match, 2), QString());
    QVERIFY(play_round(match, 3));
    QCOMPARE(scores(match), QString("[7,7]"));
    QVERIFY(match.over());
    QVERIFY(match.state(std::nullopt)["winners"] == Json::array({1}));
  }

  void theLoserOfTheRoundWins() {  // worked example 5
    Match match = six_to_five();
    QVERIFY(play_round(match, 3));
    QCOMPARE(scores(match), QString("[7,6]"));
    QVERIFY(match.state(std::nullopt)["winners"] == Json::array({0}));
  }

  void highRisk() {  // worked example 6
    Match match = match_of(5, {.target = 21, .high_risk = true});
    int folder = 0;
    for (int deal = 1; deal <= 7; ++deal, folder = 1 - folder) {
      QCOMPARE(match.state(std::nullopt)["deal"].get<int>(), deal);
      QCOMPARE(fact(match, "cube").get<int>(), std::min(deal, 6));
      QCOMPARE(fact(match, "cube_start").get<int>(), std::min(deal, 6));
      if (deal >= 6) {
        QCOMPARE(to_act(match), QString::number(fact(match, "turn").get<int>()));
        QCOMPARE(refused(match, fact(match, "turn").get<int>(), "pop"), QString("illegal_move"));
        QVERIFY(play_round(match, deal == 6 ? 4 : 3));
      } else {
        QCOMPARE(submit_all(match, {std::to_string(1 - folder) + " pop", std::to_string(folder) + " fold"}), QString());
      }
    }
  }

  void theThirdTrickIsLostByFolding() {
    for (std::uint64_t seed = 1;; ++seed) {
      QVERIFY(seed < 500);
      Match match = match_of(seed, {.target = 21});
      Moves moves;
      Rng rng(seed);
      while (fact(match, "tricks_won")[1] < 3 && fact(match, "results").empty()) {
        const int turn = fact(match, "turn").get<int>();
        match.truth().legal(turn, moves);
        std::erase_if(moves, [](const Move& move) { return move.verb == Pop::pop; });
        QVERIFY(!match.submit(turn, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      }
      if (!fact(match, "results").empty()) continue;
      QCOMPARE(submit_all(match, {"0 pop", "1 fold"}), QString());
      QCOMPARE(scores(match), QString("[1,0]"));
      QCOMPARE(fact(match, "results")[0]["tricks"][1].get<int>(), 3);
      return;
    }
  }

  void dealerIsWhoHasMore() {
    Match match = match_of(5, {.target = 21});
    QCOMPARE(raise_to(match, 3), QString());
    QVERIFY(play_round(match, 5));
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
    QVERIFY(play_round(match, 2));
    QCOMPARE(scores(match), QString("[3,1]"));
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
  }

  void factsWhenOver() {
    Match match = match_of(5, {.target = 3});
    Moves moves;
    match.truth().legal(0, moves);
    QVERIFY(!match.submit(0, moves.front()));
    QCOMPARE(raise_to(match, 3), QString());
    QCOMPARE(submit_all(match, {"0 pop", "1 fold"}), QString());
    QVERIFY(match.over());
    const Json state = match.state(0);
    QCOMPARE(phase(match), QString("over"));
    QVERIFY(state["to_act"].empty());
    QVERIFY(state["facts"]["turn"].is_null());
    QVERIFY(state["facts"]["popper"].is_null());
    QCOMPARE(state["facts"]["last_popper"].get<int>(), 1);
    QCOMPARE(state["facts"]["cube"].get<int>(), 3);
    QCOMPARE(state["facts"]["leader"].get<int>(), 0);
    QVERIFY(!state["facts"]["lead_area"].is_null());
    QCOMPARE(state["piles"]["trick"].size(), std::size_t{1});
    QCOMPARE(state["piles"]["hand.1"].size(), std::size_t{7});
    QVERIFY2(state["piles"] == match.state(std::nullopt)["piles"], "when the game is over every card is shown");
    QCOMPARE(refused(match, 0, "pop"), QString("game_over"));

    Match played = match_of(5, {.target = 3});
    QCOMPARE(raise_to(played, 3), QString());
    QVERIFY(play_round(played, 5));
    QVERIFY(played.over());
    QCOMPARE(fact(played, "leader"), fact(played, "tricks")[6]["winner"]);
    QVERIFY(fact(played, "lead_area").is_null());
    QCOMPARE(played.state(1)["piles"]["won.0"].size(), std::size_t{20});
    QVERIFY(played.state(1)["piles"]["won.0"][0] != Json("??"));
  }
};

QTEST_APPLESS_MAIN(TestPopCube)
#include "test_pop_cube.moc"
