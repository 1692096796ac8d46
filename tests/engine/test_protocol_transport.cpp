// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "protocol/lines.h"
#include "support/talk.h"

using namespace fulltable;

/// PROTOCOL.md: lines and requests, whatever the game.
class TestProtocolTransport : public QObject {
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
};

QTEST_APPLESS_MAIN(TestProtocolTransport)
#include "test_protocol_transport.moc"
