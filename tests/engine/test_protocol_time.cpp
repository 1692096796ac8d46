// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "support/talk.h"

using namespace fulltable;

/// PROTOCOL.md: games in real time.
class TestProtocolTime : public QObject {
  Q_OBJECT

 private slots:
  void movesInTime() {
    Talk talk;
    Cards pack = standard_pack();
    std::swap(pack[1], pack[13]);  // the second card is red, the others black for a while
    Json request = new_snap();
    request["decks"] = Json::array({json_of(pack)});
    QCOMPARE(talk.state_after(request)["clock_ms"], Json(0));
    const auto snap = [](int seat, std::int64_t began, std::int64_t done) {
      return Json{{"cmd", "play"}, {"seat", seat}, {"move", "snap"}, {"began_ms", began}, {"done_ms", done}};
    };
    const Json before = referee(talk);
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", "snap"}}), "bad_request");
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", "snap"}, {"began_ms", 5}}), "bad_request");
    COMPARE_CODE(talk, snap(0, -1, 5), "bad_request");
    COMPARE_CODE(talk, snap(0, 6, 5), "bad_request");
    COMPARE_CODE(talk, snap(0, 0, 3600001), "bad_request");
    COMPARE_CODE(talk, snap(0, 1500, 1500), "not_to_act");    // a black card lies there
    COMPARE_CODE(talk, snap(0, 1999, 2400), "illegal_move");  // begun before the red one was turned
    QCOMPARE(referee(talk), before);                          // the clock, too, stands where it stood
    const Json after = talk.state_after(snap(1, 2300, 2400));
    QCOMPARE(after["clock_ms"], Json(2400));
    QCOMPARE(after["scores"], *parse_json("[0,2]"));
    COMPARE_CODE(talk, snap(0, 2300, 2400), "not_to_act");
    COMPARE_CODE(talk, snap(0, 2300, 2300), "not_to_act");
    const Json later = talk.state_after({{"cmd", "advance"}, {"ms", 700}});
    QCOMPARE(later["clock_ms"], Json(3100));
    QCOMPARE(later["facts"]["turned_ms"], Json(3000));
    const Json record = talk.ask({{"cmd", "save"}})["record"];
    QCOMPARE(record["clock_ms"], Json(3100));
    QCOMPARE(record["moves"], *parse_json(R"([[1,"snap",2300,2400]])"));
    QCOMPARE(talk.state_after({{"cmd", "load"}, {"record", record}}), later);
    // The end comes by itself, and the clock stands where it was advanced to.
    const Json end = talk.state_after({{"cmd", "advance"}, {"ms", 3600000}});
    QCOMPARE(end["over"], Json(true));
    QCOMPARE(end["clock_ms"], Json(3603100));
    COMPARE_CODE(talk, (Json{{"cmd", "advance"}, {"ms", 1}}), "game_over");
    COMPARE_CODE(talk, (Json{{"cmd", "advance"}, {"ms", -1}}), "bad_request");
    COMPARE_CODE(talk, snap(0, 5, 4), "bad_request");
    COMPARE_CODE(talk, snap(0, 5, 5), "game_over");
    const Json whole = talk.ask({{"cmd", "save"}})["record"];
    QCOMPARE(talk.state_after({{"cmd", "load"}, {"record", whole}}), end);
  }
  void aMoveDoneBeforeThePresentTime() {
    Talk talk;
    Cards pack = standard_pack();
    std::swap(pack[0], pack[13]);
    Json request = new_snap();
    request["decks"] = Json::array({json_of(pack)});
    talk.ask(request);
    talk.ask({{"cmd", "advance"}, {"ms", 1600}});
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", "snip"}, {"began_ms", 1500}, {"done_ms", 1500}}),
                 "bad_move");
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", "snap"}, {"began_ms", 1500}, {"done_ms", 1599}}),
                 "illegal_move");
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", "snap"}, {"began_ms", 1500}, {"done_ms", 1600}}),
                 "ok");
  }
  void advancingInParts() {
    Talk parts;
    Talk whole;
    parts.ask(new_snap());
    whole.ask(new_snap());
    for (const int ms : {0, 1, 999, 1, 4321}) parts.ask({{"cmd", "advance"}, {"ms", ms}});
    whole.ask({{"cmd", "advance"}, {"ms", 5322}});
    QCOMPARE(referee(parts), referee(whole));
  }
  void reactionsOfTheAi() {
    Talk talk;
    Cards pack = standard_pack();
    std::swap(pack[0], pack[13]);
    Json request = new_snap();
    request["decks"] = Json::array({json_of(pack)});
    talk.ask(request);
    COMPARE_CODE(talk, (Json{{"cmd", "bot"}, {"seat", 0}, {"level", "medium"}}), "not_to_act");
    talk.ask({{"cmd", "advance"}, {"ms", 1000}});
    const Json ask = {{"cmd", "bot"}, {"seat", 0}, {"level", "medium"}, {"seed", 9}};
    const Json reply = talk.ask(ask);
    QCOMPARE(reply["move"], Json("snap"));
    const auto done = reply["done_ms"].get<int>();
    QVERIFY(done >= 1300 && done < 1350 && reply["began_ms"] == done - 80);
    talk.ask({{"cmd", "advance"}, {"ms", 100}});
    QCOMPARE(talk.ask(ask), reply);  // to ask again does not begin the reaction anew
    const Json hint = talk.ask({{"cmd", "hint"}, {"seat", 0}});
    QVERIFY(hint["move"] == "snap" && hint["why"] == "A red card lies there.");
    COMPARE_CODE(
        talk,
        (Json{{"cmd", "play"}, {"seat", 0}, {"move", "snap"}, {"began_ms", reply["began_ms"]}, {"done_ms", done}}),
        "ok");
  }
  void runInTime() {
    Talk talk;
    talk.ask(new_snap());
    const Json reply = talk.ask({{"cmd", "run"}, {"levels", {"beginner", "medium"}}, {"seed", 2}});
    QCOMPARE(reply["state"]["over"], Json(true));
    // Medium is always quicker than a beginner; the cards under the last red one are won.
    QCOMPARE(reply["state"]["scores"][0], Json(0));
    QVERIFY(reply["state"]["scores"][1].get<int>() > 40);
    std::int64_t last = 0;
    for (const Json& move : reply["moves"]) {
      QCOMPARE(move.size(), std::size_t{4});
      QCOMPARE(move[0], Json(1));
      const auto done = move[3].get<std::int64_t>();
      QVERIFY(done % 1000 >= 300 && done % 1000 < 350 && done > last);
      last = done;
    }
    QCOMPARE(reply["moves"].size(), std::size_t{26});
    const Json record = talk.ask({{"cmd", "save"}})["record"];
    QCOMPARE(record["moves"], reply["moves"]);
    talk.ask(new_snap());
    QCOMPARE(
        talk.ask({{"cmd", "run"}, {"levels", {"beginner", "medium"}}, {"seed", 2}, {"max_moves", 3}})["moves"].size(),
        std::size_t{3});
  }
};

QTEST_APPLESS_MAIN(TestProtocolTime)
#include "test_protocol_time.moc"
