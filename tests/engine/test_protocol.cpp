// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <set>

#include "support/talk.h"

using namespace fulltable;

/// PROTOCOL.md: the commands, paragraph by paragraph.
class TestProtocol : public QObject {
  Q_OBJECT

 private slots:
  void helloAndGames() {
    Talk talk;
    const Json hello = talk.ask({{"cmd", "hello"}});
    QCOMPARE(hello["protocol"], Json(1));
    QVERIFY(hello["name"].is_string());
    QVERIFY(QRegularExpression("^\\d+\\.\\d+\\.\\d+$").match(QString::fromStdString(hello["version"])).hasMatch());
    const Json games = talk.ask({{"cmd", "games"}})["games"];
    QCOMPARE(games[0], *parse_json(R"({"id":"knock","name":"Knock","seats":[2,4],"default_seats":3,"real_time":false,
      "solitaire":false,"options":[
        {"id":"target","type":"int","min":1,"max":40000,"default":3,"summary":"points that win"},
        {"id":"order","type":"choice","choices":["high","low"],"default":"high","summary":"which card wins"},
        {"id":"knocks","type":"bool","default":true,"summary":"whether knocking is allowed"}]})"));
    QCOMPARE(games[1]["real_time"], Json(true));
    QCOMPARE(games[2]["solitaire"], Json(true));
    QCOMPARE(games[2]["seats"], *parse_json("[1,1]"));
  }
  void newGame() {
    Talk talk;
    const Json state = talk.state_after(new_knock());
    QCOMPARE(state["game"], Json("knock"));
    QCOMPARE(state["seats"], Json(3));
    QCOMPARE(state["options"], *parse_json(R"({"target":3,"order":"high","knocks":true})"));
    QCOMPARE(state["seed"], Json(7));
    QCOMPARE(state["dealer"], Json(2));
    QCOMPARE(state["deal"], Json(1));
    QCOMPARE(state["phase"], Json("play"));
    QCOMPARE(state["to_act"], *parse_json("[0,1,2]"));
    QCOMPARE(state["scores"], *parse_json("[0,0,0]"));
    QCOMPARE(state["over"], Json(false));
    QCOMPARE(state["winners"], Json::array());
    QVERIFY(!state.contains("clock_ms"));
    const std::set<std::string> keys{"game",   "seats", "options", "seed",   "dealer", "deal",   "phase",
                                     "to_act", "piles", "facts",   "scores", "over",   "winners"};
    for (const auto& [key, value] : state.items()) QVERIFY2(keys.count(key) == 1, key.c_str());
    QCOMPARE(state.size(), keys.size());
    QCOMPARE(talk.state_after(new_knock()), state);
  }
  void newGameRefused_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* rest, const char* code) {
      QTest::newRow(rest) << QByteArray(rest) << QString(code);
    };
    row(R"("seats":1)", "bad_seats");
    row(R"("seats":5)", "bad_seats");
    row(R"("seats":-9223372036854775808)", "bad_seats");
    row(R"("seats":9223372036854775807)", "bad_seats");
    row(R"("options":{"targets":3})", "bad_option");
    row(R"("options":{"target":0})", "bad_option");
    row(R"("options":{"target":40001})", "bad_option");
    row(R"("options":{"target":18446744073709551615})", "bad_option");
    row(R"("options":{"target":3.0})", "bad_option");
    row(R"("options":{"target":"3"})", "bad_option");
    row(R"("options":{"target":true})", "bad_option");
    row(R"("options":{"target":null})", "bad_option");
    row(R"("options":{"order":"middle"})", "bad_option");
    row(R"("options":{"order":"HIGH"})", "bad_option");
    row(R"("options":{"order":0})", "bad_option");
    row(R"("options":{"knocks":1})", "bad_option");
    row(R"("options":{"knocks":"true"})", "bad_option");
    row(R"("seats":4,"options":{"order":"low"})", "bad_option");
    row(R"("decks":[[]])", "bad_deck");
    row(R"("decks":["7C"])", "bad_deck");
    row(R"("decks":[["7C",7]])", "bad_deck");
    row(R"("decks":[["7C","7C"]])", "bad_deck");
  }
  void newGameRefused() {
    QFETCH(QByteArray, rest);
    QFETCH(QString, code);
    Talk talk;
    talk.ask(new_knock());
    const Json before = referee(talk);
    COMPARE_CODE(talk, *parse_json(R"({"cmd":"new","game":"knock",)" + rest.toStdString() + "}"), code);
    QCOMPARE(referee(talk), before);
  }
  void packsGiven() {
    Talk talk;
    Json request = new_knock();
    Json pack = json_of(standard_pack());
    request["decks"] = Json::array({pack});
    const Json state = talk.state_after(request);
    QCOMPARE(state["piles"]["hand.0"], *parse_json(R"(["AC","4C","7C"])"));  // the first card to the dealer's left
    QCOMPARE(state["piles"]["stock"].back(), Json("TC"));
    for (const auto& [place, card] : {std::pair{0, "2C"}, {51, "XL"}, {20, "??"}}) {
      Json doctored = pack;
      doctored[static_cast<std::size_t>(place)] = card;
      request["decks"] = {pack, doctored};
      COMPARE_CODE(talk, request, "bad_deck");
    }
    pack.push_back("AC");
    request["decks"] = Json::array({pack});
    COMPARE_CODE(talk, request, "bad_deck");
    QCOMPARE(referee(talk), state);
  }
  void seedsAndDealersDrawn() {
    Talk talk;
    const Json first = talk.state_after({{"cmd", "new"}, {"game", "knock"}});
    const Json second = talk.state_after({{"cmd", "new"}, {"game", "knock"}});
    QVERIFY(first["seed"] != second["seed"]);
    for (const Json& state : {first, second}) QVERIFY(state["seed"].get<std::uint64_t>() < (std::uint64_t{1} << 53));
    // What was drawn can be given.
    const Json again =
        talk.state_after({{"cmd", "new"}, {"game", "knock"}, {"seed", first["seed"]}, {"dealer", first["dealer"]}});
    QCOMPARE(again, first);
    QCOMPARE(talk.state_after({{"cmd", "new"}, {"game", "knock"}, {"seed", first["seed"]}}), first);
    std::set<int> dealers;
    for (int seed = 0; seed < 40; ++seed)
      dealers.insert(talk.state_after({{"cmd", "new"}, {"game", "knock"}, {"seed", seed}})["dealer"].get<int>());
    QCOMPARE(dealers.size(), std::size_t{3});
    constexpr std::uint64_t largest = max_deal_number;
    QCOMPARE(talk.state_after({{"cmd", "new"}, {"game", "knock"}, {"seed", largest}})["seed"], Json(largest));
  }
  void stateForAViewer() {
    Talk talk;
    talk.ask(new_knock());
    const Json state = talk.state_after({{"cmd", "state"}, {"viewer", 1}});
    QCOMPARE(state["seed"], Json(nullptr));
    QCOMPARE(state["piles"]["hand.0"], *parse_json(R"(["??","??","??"])"));
    QCOMPARE(state["piles"]["hand.1"], referee(talk)["piles"]["hand.1"]);
    QCOMPARE(talk.ask({{"cmd", "run"}, {"levels", {"easy", "easy", "easy"}}, {"seed", 1}})["state"]["over"],
             Json(true));
    QCOMPARE(talk.state_after({{"cmd", "state"}, {"viewer", 1}})["seed"], Json(7));
  }
  void legalMoves() {
    Talk talk;
    Json request = new_knock();
    request["decks"] = Json::array({json_of(standard_pack())});
    talk.ask(request);
    Json reply = talk.ask({{"cmd", "legal"}, {"seat", 0}});
    QCOMPARE(reply["moves"], *parse_json(R"(["draw","play 4C","play 7C","play AC"])"));
    QCOMPARE(reply["complete"], Json(false));
    reply = talk.ask({{"cmd", "legal"}, {"seat", 1}});
    QCOMPARE(reply["moves"], *parse_json(R"(["knock"])"));
    QCOMPARE(reply["complete"], Json(true));
    talk.ask({{"cmd", "play"}, {"seat", 1}, {"move", "knock"}});
    reply = talk.ask({{"cmd", "legal"}, {"seat", 1}});
    QCOMPARE(reply["moves"], Json::array());
    QCOMPARE(reply["complete"], Json(true));
  }
  void playRefusedInOrder() {
    Talk talk;
    const auto play = [](int seat, const char* move) { return Json{{"cmd", "play"}, {"seat", seat}, {"move", move}}; };
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"typo", 1}}), "no_game");
    Json request = new_knock();
    request["options"] = {{"knocks", false}, {"target", 1}};
    talk.ask(request);
    const Json before = referee(talk);
    COMPARE_CODE(talk, play(7, "rubbish"), "bad_request");
    COMPARE_CODE(talk, play(1, "rubbish"), "not_to_act");
    COMPARE_CODE(talk, play(0, "rubbish"), "bad_move");
    COMPARE_CODE(talk, play(0, "play XL"), "bad_move");
    COMPARE_CODE(talk, play(0, "knock"), "illegal_move");
    QCOMPARE(referee(talk), before);
    QVERIFY(talk.ask({{"cmd", "run"}, {"levels", {"easy", "easy", "easy"}}})["state"]["over"] == true);
    COMPARE_CODE(talk, play(7, "rubbish"), "bad_request");
    COMPARE_CODE(talk, play(1, "rubbish"), "game_over");
    COMPARE_CODE(talk, (Json{{"cmd", "bot"}, {"seat", 0}, {"level", "easy"}}), "game_over");
    COMPARE_CODE(talk, (Json{{"cmd", "hint"}, {"seat", 0}}), "game_over");
    QCOMPARE(talk.ask({{"cmd", "legal"}, {"seat", 0}})["moves"], Json::array());
  }
  void movesInAnyCaseAndSpacing() {
    Talk talk;
    Json request = new_knock();
    request["decks"] = Json::array({json_of(standard_pack())});
    talk.ask(request);
    COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", "  PlAy \t 4c "}}), "ok");
    QCOMPARE(talk.ask({{"cmd", "save"}})["record"]["moves"], *parse_json(R"([[0,"play 4C"]])"));
  }
  void longMovesAreQuotedShort() {
    Talk talk;
    talk.ask(new_knock());
    std::string move;
    for (int i = 0; i < 1000; ++i) move += "é";
    const Json reply = talk.ask({{"cmd", "play"}, {"seat", 0}, {"move", "x" + move}});
    QCOMPARE(Talk::code_of(reply), std::string("bad_move"));
    const auto message = reply["error"]["message"].get<std::string>();
    QVERIFY(message.size() < 300);
    QVERIFY(message.find("\ufffd") == std::string::npos);
  }
  void undoToTheBeginning() {
    Talk talk;
    const Json begin = talk.state_after(new_knock());
    COMPARE_CODE(talk, (Json{{"cmd", "undo"}}), "illegal_move");
    std::vector<Json> states{begin};
    for (int i = 0; i < 30; ++i) {
      const Json state = states.back();
      if (state["over"] == true) break;
      const int seat = state["facts"]["turn"];
      states.push_back(talk.state_after({{"cmd", "play"}, {"seat", seat}, {"move", first_legal(talk, seat)}}));
    }
    QVERIFY(states.back()["deal"].get<int>() >= 2);  // deals are taken back, too
    while (states.size() > 1) {
      states.pop_back();
      QCOMPARE(talk.state_after({{"cmd", "undo"}}), states.back());
    }
    COMPARE_CODE(talk, (Json{{"cmd", "undo"}}), "illegal_move");
    QCOMPARE(referee(talk), begin);
  }
  void botSeesOnlyItsOwnCards() {
    // The same hand for seat 0, everything else exchanged: the same answer with the same seed and iterations.
    std::set<std::string> answers;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Cards pack = standard_pack();
      Rng rng(seed);
      Cards others;
      for (std::size_t i = 0; i < pack.size(); ++i)
        if (i != 0 && i != 3 && i != 6) others.push_back(pack[i]);
      shuffle(others, rng);
      std::size_t next = 0;
      for (std::size_t i = 0; i < pack.size(); ++i)
        if (i != 0 && i != 3 && i != 6) pack[i] = others[next++];
      Talk talk;
      Json request = new_knock();
      request["decks"] = Json::array({json_of(pack)});
      talk.ask(request);
      const Json ask = {{"cmd", "bot"}, {"seat", 0}, {"level", "medium"}, {"seed", 5}, {"iterations", 300}};
      const Json reply = talk.ask(ask);
      QCOMPARE(talk.ask(ask), reply);
      answers.insert(reply["move"].get<std::string>());
    }
    QCOMPARE(answers.size(), std::size_t{1});
  }
  void botPlaysNothingAndMayWait() {
    Talk talk;
    const Json before = talk.state_after(new_knock());
    bool waits = false;
    bool knocks = false;
    for (int seed = 0; seed < 20; ++seed)
      for (const char* level : {"beginner", "easy", "medium", "hard", "expert"}) {
        const Json move =
            talk.ask({{"cmd", "bot"}, {"seat", 1}, {"level", level}, {"seed", seed}, {"iterations", 20}})["move"];
        waits |= move.is_null();
        knocks |= move == "knock";
        QVERIFY(move.is_null() || move == "knock");
      }
    QVERIFY(waits || knocks);
    QVERIFY(talk.ask({{"cmd", "bot"}, {"seat", 0}, {"level", "easy"}})["move"].is_string());
    const Json hint = talk.ask({{"cmd", "hint"}, {"seat", 0}});
    QVERIFY(hint["move"].is_string() && !hint["why"].get<std::string>().empty());
    QCOMPARE(referee(talk), before);
    talk.ask({{"cmd", "play"}, {"seat", 1}, {"move", "knock"}});
    COMPARE_CODE(talk, (Json{{"cmd", "bot"}, {"seat", 1}, {"level", "easy"}}), "not_to_act");
    COMPARE_CODE(talk, (Json{{"cmd", "hint"}, {"seat", 1}}), "not_to_act");
  }
  void runPlaysOn() {
    Talk talk;
    talk.ask(new_knock());
    const Json levels = {"easy", "medium", "easy"};
    Json reply = talk.ask({{"cmd", "run"}, {"levels", levels}, {"seed", 3}, {"max_moves", 0}});
    QCOMPARE(reply["moves"], Json::array());
    reply = talk.ask({{"cmd", "run"}, {"levels", levels}, {"seed", 3}, {"max_moves", 4}});
    QCOMPARE(reply["moves"].size(), std::size_t{4});
    QCOMPARE(talk.ask({{"cmd", "save"}})["record"]["moves"], reply["moves"]);
    reply = talk.ask({{"cmd", "run"}, {"levels", levels}, {"seed", 3}});
    QCOMPARE(reply["state"]["over"], Json(true));
    const Json whole = talk.ask({{"cmd", "save"}})["record"]["moves"];
    reply = talk.ask({{"cmd", "run"}, {"levels", levels}});
    QCOMPARE(reply["moves"], Json::array());
    // In one go or in parts: the same game.
    talk.ask(new_knock());
    QCOMPARE(talk.ask({{"cmd", "run"}, {"levels", levels}, {"seed", 3}})["moves"], whole);
  }
  void onlyRacesHaveAClock() {
    Talk talk;
    talk.ask(new_knock());
    COMPARE_CODE(talk, (Json{{"cmd", "advance"}, {"ms", 5}}), "unsupported");
    COMPARE_CODE(talk, (Json{{"cmd", "solve"}}), "unsupported");
    talk.ask(new_snap());
    COMPARE_CODE(talk, (Json{{"cmd", "undo"}}), "unsupported");
  }
  void solveASolitaire() {
    Talk talk;
    const auto deal = [&](const char* pack) {
      return talk.state_after({{"cmd", "new"}, {"game", "ladder"}, {"decks", {*parse_json(pack)}}});
    };
    const Json state = deal(R"(["5C","3C","AC","6C","4C","2C"])");
    QCOMPARE(state["dealer"], Json(nullptr));
    Json reply = talk.ask({{"cmd", "solve"}, {"ms", 2000}, {"seed", 1}});
    QCOMPARE(referee(talk), state);
    QCOMPARE(reply["result"], Json("solvable"));
    QCOMPARE(reply["moves"], *parse_json(R"(["take AC","take 2C","take 3C","take 4C","take 5C","take 6C"])"));
    for (const Json& move : reply["moves"])
      COMPARE_CODE(talk, (Json{{"cmd", "play"}, {"seat", 0}, {"move", move}}), "ok");
    QCOMPARE(referee(talk)["winners"], *parse_json("[0]"));
    QCOMPARE(talk.ask({{"cmd", "save"}})["record"]["dealer"], Json(nullptr));
    COMPARE_CODE(talk, (Json{{"cmd", "load"}, {"record", talk.ask({{"cmd", "save"}})["record"]}}), "ok");

    deal(R"(["5C","3C","AC","2C","4C","6C"])");
    reply = talk.ask({{"cmd", "solve"}});
    QCOMPARE(reply["result"], Json("unsolvable"));
    QVERIFY(!reply.contains("moves"));
    QCOMPARE(talk.ask({{"cmd", "solve"}, {"ms", 0}})["result"], Json("unknown"));
    QCOMPARE(deal(R"(["AC","3C","4C","2C","5C","6C"])")["over"], Json(true));  // lost before it began
  }
  void saveAndLoad() {
    Talk talk;
    talk.ask(new_knock());
    talk.ask({{"cmd", "run"}, {"levels", {"easy", "easy", "easy"}}, {"seed", 3}, {"max_moves", 7}});
    const Json state = referee(talk);
    const Json record = talk.ask({{"cmd", "save"}})["record"];
    Talk other;
    QCOMPARE(other.state_after({{"cmd", "load"}, {"record", record}}), state);
    QCOMPARE(other.ask({{"cmd", "save"}})["record"], record);
    for (const Json& wrong : {Json(5), Json(nullptr), Json("x"), Json::array(), Json::object()})
      COMPARE_CODE(other, (Json{{"cmd", "load"}, {"record", wrong}}), "bad_record");
    QCOMPARE(referee(other), state);
  }
  void quitting() {
    Talk talk;
    COMPARE_CODE(talk, (Json{{"cmd", "quit"}}), "ok");
    QVERIFY(talk.done());
  }
};

QTEST_APPLESS_MAIN(TestProtocol)
#include "test_protocol.moc"
