// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <set>

#include "protocol/lines.h"
#include "support/talk.h"

using namespace fulltable;

namespace {

Json new_knock() {
  return *parse_json(R"({"cmd":"new","game":"knock","seed":7,"dealer":2})");
}
Json new_snap() {
  return *parse_json(R"({"cmd":"new","game":"snap","seed":7})");
}

Json referee(Talk& talk) {
  return talk.state_after({{"cmd", "state"}});
}

std::string first_legal(Talk& talk, int seat) {
  return talk.ask({{"cmd", "legal"}, {"seat", seat}})["moves"].back().get<std::string>();
}

}  // namespace

#define COMPARE_CODE(talk, request, expected) QCOMPARE(QString::fromStdString((talk).code(request)), QString(expected))

/// PROTOCOL.md, paragraph by paragraph.
class TestProtocol : public QObject {
  Q_OBJECT

 private slots:
  // Transport
  void idsComeBack() {
    Talk talk;
    for (const char* id : {"1", "-3.5", "null", "\"a\\u0000b\"", "[1,{\"x\":[true]}]", "{}", "18446744073709551615"}) {
      const Json reply = *parse_json(talk.line(std::string(R"({"cmd":"hello","id":)") + id + "}"));
      QCOMPARE(reply["id"], *parse_json(id));
      QCOMPARE(reply["ok"], Json(true));
    }
    QVERIFY(!talk.ask({{"cmd", "hello"}}).contains("id"));
    QCOMPARE(talk.ask({{"cmd", "nonsense"}, {"id", 5}})["id"], Json(5));
    QCOMPARE(talk.ask({{"id", 6}})["id"], Json(6));
  }
  void repliesAreOneLine() {
    Talk talk;
    QCOMPARE(talk.line("{\"cmd\":\"hel\\nlo\",\"id\":\"\\n\"}").find('\n'), std::string::npos);
  }
  void linesThatAreNoObjects_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray("   \t ");
    QTest::newRow("word") << QByteArray("hello");
    QTest::newRow("list") << QByteArray("[]");
    QTest::newRow("number") << QByteArray("7");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("open") << QByteArray("{\"cmd\":\"hello\"");
    QTest::newRow("two") << QByteArray("{\"cmd\":\"hello\"}{\"cmd\":\"hello\"}");
    QTest::newRow("comma") << QByteArray("{\"cmd\":\"hello\",}");
    QTest::newRow("comment") << QByteArray("{\"cmd\":\"hello\"}//x");
    QTest::newRow("utf8") << QByteArray("{\"cmd\":\"h\xff\xfe\"}");
    QTest::newRow("utf8 cut") << QByteArray("{\"cmd\":\"h\xe2\x80\"}");
    QTest::newRow("utf8 surrogate") << QByteArray("{\"cmd\":\"\xed\xa0\x80\"}");
    QTest::newRow("surrogate") << QByteArray("{\"cmd\":\"\\ud800\"}");
    QTest::newRow("nul") << QByteArray("{\"cmd\":\"hello\"\0}", 16);
    QTest::newRow("nul in text") << QByteArray("{\"cmd\":\"he\0llo\"}", 16);
    QTest::newRow("huge number") << QByteArray("{\"cmd\":\"hello\",\"id\":1e99999}");
    QTest::newRow("nan") << QByteArray("{\"cmd\":\"hello\",\"id\":NaN}");
    QTest::newRow("twice") << QByteArray("{\"cmd\":\"hello\",\"cmd\":\"quit\"}");
    QTest::newRow("twice within") << QByteArray("{\"cmd\":\"hello\",\"id\":{\"a\":1,\"a\":1}}");
    QTest::newRow("deep") << ("{\"cmd\":\"hello\",\"id\":" + QByteArray(100, '[') + QByteArray(100, ']') + "}");
    QTest::newRow("very deep") << ("{\"id\":" + QByteArray(500000, '[') + QByteArray(500000, ']') + "}");
    QTest::newRow("deep and open") << QByteArray(1000000, '[');
    QTest::newRow("deep objects") << QByteArray("{\"id\":").repeated(100000);
  }
  void linesThatAreNoObjects() {
    QFETCH(QByteArray, line);
    Talk talk;
    talk.ask(new_knock());
    const Json before = referee(talk);
    const Json reply = *parse_json(talk.line({line.constData(), static_cast<std::size_t>(line.size())}));
    QCOMPARE(QString::fromStdString(Talk::code_of(reply)), QStringLiteral("bad_json"));
    QVERIFY(!reply["error"]["message"].get<std::string>().empty());
    QVERIFY(!talk.done());
    QCOMPARE(referee(talk), before);
  }
  void nestingWithinTheBoundIsFine() {
    Talk talk;
    const std::string id = std::string(deepest_nesting - 1, '[') + std::string(deepest_nesting - 1, ']');
    const Json reply = *parse_json(talk.line("{\"cmd\":\"hello\",\"id\":" + id + "}"));
    QCOMPARE(reply["ok"], Json(true));
    QVERIFY(!parse_json("[" + std::string(deepest_nesting, '[') + std::string(deepest_nesting, ']') + "]"));
  }
  void longLines() {
    Talk talk;
    const std::string head = "{\"cmd\":\"hello\",\"id\":\"";
    std::string line = head + std::string(longest_line - head.size() - 2, 'x') + "\"}";
    QCOMPARE(line.size(), longest_line);
    QCOMPARE(Talk::code_of(*parse_json(talk.line(line))), std::string("ok"));
    line.insert(head.size(), "x");
    QCOMPARE(Talk::code_of(*parse_json(talk.line(line))), std::string("too_large"));
    COMPARE_CODE(talk, (Json{{"cmd", "hello"}}), "ok");
  }
  void readerHoldsNoEndlessLine() {
    // Eight megabytes without a line end, then a request, then an unfinished last line.
    const std::string end = "\n{\"cmd\":\"hello\"}\n\nlast";
    std::size_t at = 0;
    LineReader reader([&at, &end]() -> int {
      constexpr std::size_t length = 8 << 20;
      const std::size_t now = at++;
      if (now < length) return 'x';
      return now - length < end.size() ? end[now - length] : -1;
    });
    std::string line;
    QVERIFY(reader.next(line));
    QCOMPARE(line.size(), longest_line + 1);
    QVERIFY(line.capacity() <= 2 * longest_line + 64);
    QVERIFY(reader.next(line));
    QCOMPARE(line, std::string("{\"cmd\":\"hello\"}"));
    QVERIFY(reader.next(line));
    QCOMPARE(line, std::string());
    QVERIFY(reader.next(line));
    QCOMPARE(line, std::string("last"));
    QVERIFY(!reader.next(line));
  }

  // Requests
  void keysAreStrict_data() {
    QTest::addColumn<QByteArray>("request");
    const auto row = [](const char* request) { QTest::newRow(request) << QByteArray(request); };
    for (const char* name : {"hello", "games", "new", "state", "legal", "play", "undo", "advance", "bot", "hint", "run",
                             "solve", "save", "load", "quit"})
      QTest::newRow(name) << QByteArray("{\"cmd\":\"") + name + "\",\"typo\":1}";
    row(R"({})");
    row(R"({"cmd":5})");
    row(R"({"cmd":null})");
    row(R"({"cmd":"new"})");
    row(R"({"cmd":"new","game":5})");
    row(R"({"cmd":"new","game":"knock","seats":"3"})");
    row(R"({"cmd":"new","game":"knock","seats":2.0})");
    row(R"({"cmd":"new","game":"knock","options":[]})");
    row(R"({"cmd":"new","game":"knock","options":null})");
    row(R"({"cmd":"new","game":"knock","seed":-1})");
    row(R"({"cmd":"new","game":"knock","seed":"7"})");
    row(R"({"cmd":"new","game":"knock","seed":1e3})");
    row(R"({"cmd":"new","game":"knock","seed":9223372036854775808})");
    row(R"({"cmd":"new","game":"knock","seed":18446744073709551616})");
    row(R"({"cmd":"new","game":"knock","dealer":3})");
    row(R"({"cmd":"new","game":"knock","dealer":-1})");
    row(R"({"cmd":"new","game":"knock","dealer":4294967296})");
    row(R"({"cmd":"new","game":"knock","decks":{}})");
    row(R"({"cmd":"state","viewer":3})");
    row(R"({"cmd":"state","viewer":-1})");
    row(R"({"cmd":"state","viewer":4294967296})");
    row(R"({"cmd":"state","viewer":null})");
    row(R"({"cmd":"legal"})");
    row(R"({"cmd":"legal","seat":3})");
    row(R"({"cmd":"legal","seat":true})");
    row(R"({"cmd":"play","seat":0})");
    row(R"({"cmd":"play","move":"draw"})");
    row(R"({"cmd":"play","seat":0,"move":7})");
    row(R"({"cmd":"play","seat":9223372036854775807,"move":"draw"})");
    row(R"({"cmd":"play","seat":0,"move":"draw","began_ms":1,"done_ms":1})");
    row(R"({"cmd":"play","seat":0,"move":"draw","done_ms":1})");
    row(R"({"cmd":"advance"})");
    row(R"({"cmd":"advance","ms":-1})");
    row(R"({"cmd":"advance","ms":3600001})");
    row(R"({"cmd":"bot","seat":0})");
    row(R"({"cmd":"bot","seat":0,"level":"best"})");
    row(R"({"cmd":"bot","seat":0,"level":3})");
    row(R"({"cmd":"bot","seat":0,"level":"easy","iterations":0})");
    row(R"({"cmd":"bot","seat":0,"level":"easy","seed":-5})");
    row(R"({"cmd":"hint","seat":-1})");
    row(R"({"cmd":"run"})");
    row(R"({"cmd":"run","levels":"easy"})");
    row(R"({"cmd":"run","levels":["easy","easy"]})");
    row(R"({"cmd":"run","levels":["easy","easy","eas"]})");
    row(R"({"cmd":"run","levels":["easy","easy","easy"],"max_moves":-1})");
    row(R"({"cmd":"solve","ms":-1})");
    row(R"({"cmd":"load"})");
  }
  void keysAreStrict() {
    QFETCH(QByteArray, request);
    Talk talk;
    talk.ask(new_knock());
    const Json before = referee(talk);
    COMPARE_CODE(talk, *parse_json(request.toStdString()), "bad_request");
    QCOMPARE(referee(talk), before);
    QVERIFY(!talk.done());
  }
  void namesThatDoNotExist() {
    Talk talk;
    COMPARE_CODE(talk, (Json{{"cmd", "deal"}}), "unknown_command");
    COMPARE_CODE(talk, (Json{{"cmd", "Hello"}}), "unknown_command");
    COMPARE_CODE(talk, (Json{{"cmd", "new"}, {"game", "chess"}}), "unknown_game");
    COMPARE_CODE(talk, (Json{{"cmd", std::string(100000, 'x')}}), "unknown_command");
  }
  void withoutAGame() {
    Talk talk;
    for (const char* name : {"state", "legal", "play", "undo", "advance", "bot", "hint", "run", "solve", "save"}) {
      COMPARE_CODE(talk, (Json{{"cmd", name}}), "no_game");
      COMPARE_CODE(talk, (Json{{"cmd", name}, {"typo", 1}}), "no_game");
    }
  }

  // Commands
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
    request["decks"] = {pack};
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
    request["decks"] = {pack};
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
    constexpr std::uint64_t largest = max_seed;
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
    request["decks"] = {json_of(standard_pack())};
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
    request["decks"] = {json_of(standard_pack())};
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
      request["decks"] = {json_of(pack)};
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
      for (const char* level : {"easy", "medium", "hard"}) {
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

  // Real time
  void movesInTime() {
    Talk talk;
    Cards pack = standard_pack();
    std::swap(pack[1], pack[13]);  // the second card is red, the others black for a while
    Json request = new_snap();
    request["decks"] = {json_of(pack)};
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
    request["decks"] = {json_of(pack)};
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
    request["decks"] = {json_of(pack)};
    talk.ask(request);
    COMPARE_CODE(talk, (Json{{"cmd", "bot"}, {"seat", 0}, {"level", "hard"}}), "not_to_act");
    talk.ask({{"cmd", "advance"}, {"ms", 1000}});
    const Json ask = {{"cmd", "bot"}, {"seat", 0}, {"level", "hard"}, {"seed", 9}};
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
    const Json reply = talk.ask({{"cmd", "run"}, {"levels", {"easy", "hard"}}, {"seed", 2}});
    QCOMPARE(reply["state"]["over"], Json(true));
    // Hard is always quicker than easy; the cards under the last red one are won.
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
    QCOMPARE(talk.ask({{"cmd", "run"}, {"levels", {"easy", "hard"}}, {"seed", 2}, {"max_moves", 3}})["moves"].size(),
             std::size_t{3});
  }
};

QTEST_APPLESS_MAIN(TestProtocol)
#include "test_protocol.moc"
