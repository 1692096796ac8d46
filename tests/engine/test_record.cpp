// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "match/json_text.h"
#include "match/match.h"
#include "match/record_text.h"
#include "support/toy_knock.h"
#include "support/toy_ladder.h"
#include "support/toy_snap.h"

using namespace fulltable;

namespace {

Result<Match> load(const Json& record) {
  const std::array<const Game*, 3> known{&toy::knock(), &toy::snap(), &toy::ladder()};
  return Match::load(record, known);
}

/// A game of Knock of some moves over two deals, the first pack of which was given.
Match played() {
  GameSetup game_setup = standard_setup(toy::knock(), max_deal_number);
  game_setup.dealer = 2;
  game_setup.options.value[0] = 40000;
  game_setup.decks = {standard_pack()};
  auto match = std::move(*Match::start(toy::knock(), game_setup));
  Rng rng(4);
  Moves moves;
  for (int i = 0; i < 25; ++i) {
    const int seat = match.truth().show(std::nullopt).facts["turn"];
    match.truth().legal(seat, moves);
    match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return match;
}

Match raced() {
  auto match = std::move(*Match::start(toy::snap(), standard_setup(toy::snap(), 7)));
  while (match.history().size() < 5) {
    match.advance(1000);
    if (!match.truth().to_act().empty())
      match.submit(1, "snap", Times{match.truth().clock(), match.truth().clock() + 20});
  }
  match.advance(300);
  return match;
}

}  // namespace

class TestRecord : public QObject {
  Q_OBJECT

 private slots:
  void aRecordIsWhatThePageSays() {
    const Match match = played();
    const Json record = match.record();
    QCOMPARE(record["format"], Json("fulltable-record"));
    QCOMPARE(record["version"], Json(1));
    QCOMPARE(record["game"], Json("knock"));
    QCOMPARE(record["seats"], Json(3));
    QCOMPARE(record["options"], Json({{"target", 40000}, {"order", "high"}, {"knocks", true}}));
    QCOMPARE(record["seed"], Json(max_deal_number));
    QCOMPARE(record["dealer"], Json(2));
    QCOMPARE(record["decks"].size(), std::size_t{1});
    QCOMPARE(record["moves"].size(), std::size_t{25});
    QCOMPARE(record.size(), std::size_t{9});
    QVERIFY(raced().record().contains("clock_ms"));
  }
  void loadedItIsTheSameGame() {
    for (const bool timed : {false, true}) {
      const Match match = timed ? raced() : played();
      const auto loaded = load(*parse_json(json_text(match.record())));
      QVERIFY2(loaded, loaded.refusal().text.c_str());
      QCOMPARE(loaded->state(std::nullopt), match.state(std::nullopt));
      QCOMPARE(loaded->record(), match.record());
      QVERIFY(loaded->truth().same(match.truth()));
    }
  }
  void asTextItCanBeReadAndSaysTheSame() {
    Json first = played().record();
    first["app"] = {{"names", {"Ada", "Zoë"}}, {"dealKnown", true}};
    Json second = raced().record();
    second["app"] = {{"strange key: ", 1}};
    const std::string text = record_text(first) + "\n" + record_text(second);
    const auto records = read_records(text);
    QVERIFY2(records, records.refusal().text.c_str());
    QCOMPARE(records->size(), std::size_t{2});
    QCOMPARE((*records)[0], first);
    QCOMPARE((*records)[1], second);
    const QString shown = QString::fromStdString(text);
    QVERIFY(shown.startsWith("Full Table record 1 "));
    QVERIFY(shown.contains("\napp.names: [\"Ada\",\"Zoë\"] "));
    QVERIFY2(shown.contains(QString("\n1. %1 %2 ")
                                .arg(first["moves"][0][0].get<int>())
                                .arg(QString::fromStdString(first["moves"][0][1].get<std::string>()))),
             qPrintable(shown));
    // As a mail or another system may have changed it.
    QString changed = shown;
    QVERIFY(read_records(changed.replace("\n", "  \r\n\r\n").toStdString()));
  }
  /// The example of the protocol's page, whose numbers are those of another program.
  void checksAreWhatThePageSays() {
    const std::string text = with_checks({"Full Table record 1", "game: \"pop\"", "seats: 2", "seed: 42", "dealer: 1",
                                          "options.target: 7", "1. 0 lead hand KS", "2. 1 fold"});
    QVERIFY(text.ends_with("\n2. 1 fold                                   #d5b2\nend 0084534641bed5b2\n"));
  }
  void whatIsDamagedIsNamedByItsLine() {
    const QStringList lines = QString::fromStdString(record_text(played().record())).split('\n');
    const auto says = [](QStringList damaged, const QString& words) {
      const auto records = read_records(damaged.join('\n').toStdString());
      if (records)
        qWarning("it was read");
      else if (!QString::fromStdString(records.refusal().text).contains(words))
        qWarning("%s", records.refusal().text.c_str());
      return !records && QString::fromStdString(records.refusal().text).contains(words);
    };
    for (int line = 0; line + 1 < lines.size(); ++line) {
      const QString named = QString("Line %1 ").arg(line + 1);
      for (const int place : {5, static_cast<int>(lines[line].size()) - 1}) {
        QStringList damaged = lines;
        damaged[line][place] = damaged[line][place] == '7' ? '8' : '7';
        // What does not even look like a record is none.
        QVERIFY(says(damaged, line == 0 && place == 5 ? "JSON" : named));
      }
      QStringList shorter = lines;
      shorter.removeAt(line);
      if (line > 0) QVERIFY(says(shorter, line + 2 < lines.size() ? named : "not at its end"));
      QStringList doubled = lines;
      doubled.insert(line, lines[line]);
      QVERIFY(says(doubled, QString("Line %1 ").arg(line + 2)));
    }
    QVERIFY(says({"Full Table record 2 #0000"}, "version"));
    QVERIFY(says({lines[0], "#0000"}, "Line 2 "));
  }
  void whatIsNoNameIsNoValue() {
    // It would be written under another name, and so be another record.
    for (const char* key : {"app.n\xe9mes", "app.", "app.a.b", "n\xc3\xa9", ""}) {
      const auto records = read_records(with_checks({"Full Table record 1", std::string(key) + ": 1"}));
      QVERIFY(!records);
      QVERIFY2(records.refusal().text.starts_with("Line 2 is neither"), records.refusal().text.c_str());
    }
  }

  void theApplicationsKeysAreKept() {
    Json record = played().record();
    record["app"] = {{"names", {"Ada", "Bert", "Cleo"}}, {"deep", {{"er", nullptr}}}};
    const auto loaded = load(record);
    QVERIFY(loaded);
    QCOMPARE(loaded->record(), record);
    QVERIFY(!loaded->state(std::nullopt).contains("app"));
  }
  void undoGoesOnInALoadedGame() {
    auto loaded = std::move(*load(played().record()));
    for (int i = 0; i < 25; ++i) QVERIFY(!loaded.undo());
    QVERIFY(loaded.undo());
    QCOMPARE(loaded.record()["moves"], Json::array());
  }
  void missingOptionsAreUsualOnes() {
    Json record = played().record();
    record["options"].erase("order");
    QVERIFY(load(record));
  }
  void doctored_data() {
    QTest::addColumn<QByteArray>("patch");  // a JSON patch (RFC 6902) of one operation's op, path, value
    QTest::addColumn<QString>("says");
    const auto row = [](const char* patch, const char* says) {
      QTest::newRow(patch) << QByteArray(patch) << QString(says);
    };
    for (const char* key : {"format", "version", "game", "seats", "options", "seed", "dealer", "decks", "moves"})
      QTest::newRow(key) << QByteArray("remove /") + key << QString(key);
    row(R"(add /extra 1)", "extra");
    row(R"(replace /format "record")", "format");
    row(R"(replace /version 2)", "version");
    row(R"(replace /version "1")", "version");
    row(R"(replace /game "chess")", "game");
    row(R"(replace /game 5)", "game");
    row(R"(replace /seats 9)", "2 to 4 seats");
    row(R"(replace /seats 2.5)", "seats");
    row(R"(replace /seats 4294967299)", "seats");
    row(R"(replace /options [])", "options");
    row(R"(replace /options/target 0)", "target");
    row(R"(add /options/other 1)", "other");
    row(R"(replace /seed -1)", "seed");
    row(R"(replace /seed 9223372036854775808)", "seed");
    row(R"(replace /seed null)", "seed");
    row(R"(replace /dealer null)", "dealer");
    row(R"(replace /dealer 3)", "dealer");
    row(R"(replace /decks {})", "decks");
    row(R"(replace /decks/0/5 "AC")", "Pack 1");  // a card twice
    row(R"(replace /decks/0/5 "XL")", "Pack 1");
    row(R"(replace /decks/0/5 "??")", "place 6");
    row(R"(replace /decks/0/5 7)", "place 6");
    row(R"(remove /decks/0/5)", "51 cards");
    row(R"(replace /decks/0 null)", "Pack 1");
    row(R"(remove /decks/0)", "Move");  // another deal: what was played does not fit it
    row(R"(replace /moves {})", "moves");
    row(R"(replace /moves/3 [0])", "Move 4");
    row(R"(replace /moves/3 [0,"draw",1,1])", "Move 4");
    row(R"(replace /moves/3 ["0","draw"])", "Move 4");
    row(R"(replace /moves/3 [0,7])", "Move 4");
    row(R"(replace /moves/3 [9,"draw"])", "Move 4");
    row(R"(replace /moves/3 [-1,"draw"])", "Move 4");
    row(R"(replace /moves/3 [0,"fly"])", "Move 4");
    row(R"(replace /moves/0/1 "play KS")", "Move 1");
    row(R"(add /clock_ms 5)", "clock_ms");
  }
  void doctored() {
    QFETCH(QByteArray, patch);
    QFETCH(QString, says);
    const QList<QByteArray> words = patch.split(' ');
    Json operation = {{"op", words[0].toStdString()}, {"path", words[1].toStdString()}};
    if (words.size() > 2)
      operation["value"] = *parse_json(patch.mid(words[0].size() + words[1].size() + 2).toStdString());
    const Json record = played().record().patch(Json::array({operation}));
    const auto loaded = load(record);
    QVERIFY(!loaded);
    QVERIFY(loaded.refusal().code == Code::bad_record);
    const QString text = QString::fromStdString(loaded.refusal().text);
    QVERIFY2(text.contains(says), qPrintable(text));
  }
  void doctoredTimes_data() {
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* pointer, const char* value) {
      QTest::addRow("%s=%s", pointer, value) << QByteArray(pointer) << QByteArray(value);
    };
    row("/clock_ms", "-1");
    row("/clock_ms", "0");
    row("/clock_ms", "\"5\"");
    row("/clock_ms", "1e3");
    row("/clock_ms", "9223372036854775807");
    row("/moves/0/2", "-1");
    row("/moves/0/2", "99999999");
    row("/moves/0/3", "null");
    row("/moves/0/3", "0");
    row("/moves/0/3", "9223372036854775807");
    row("/moves/0", "[1,\"snap\"]");
    row("/moves/1/3", "1");
  }
  void doctoredTimes() {
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    Json record = raced().record();
    record[Json::json_pointer(pointer.toStdString())] = *parse_json(value.toStdString());
    const auto loaded = load(record);
    QVERIFY(!loaded);
    QVERIFY(loaded.refusal().code == Code::bad_record);
  }
  void aRaceWithoutItsClock() {
    Json record = raced().record();
    record.erase("clock_ms");
    const auto loaded = load(record);
    QVERIFY(loaded);
    QCOMPARE(loaded->truth().clock(), record["moves"].back()[3].get<std::int64_t>());
  }
  void aRaceThatIsOver() {
    auto match = raced();
    match.advance(longest_wait);
    QVERIFY(match.over());
    Json record = match.record();
    QVERIFY(load(record));
    QCOMPARE(load(record)->state(std::nullopt), match.state(std::nullopt));
  }
  void aSolitaireHasNoDealer() {
    const auto match = std::move(*Match::start(toy::ladder(), standard_setup(toy::ladder(), 1)));
    Json record = match.record();
    QCOMPARE(record["dealer"], Json(nullptr));
    QVERIFY(load(record));
    record["dealer"] = 1;
    QVERIFY(!load(record));
  }
};

QTEST_APPLESS_MAIN(TestRecord)
#include "test_record.moc"
