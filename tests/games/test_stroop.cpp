// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answers.h"
#include "games/race_table.h"
#include "games/stroop/stroop.h"
#include "protocol/autoplay.h"
#include "protocol/selfplay.h"

using namespace fulltable;

namespace {

const Game& stroop() {
  return *find_game("stroop");
}

using Choices = std::vector<std::pair<std::string_view, int>>;

/// A table where these cards are turned one after another, the first at 1500 ms; with match cards those come first.
RaceTable table_of(std::string_view cards, int seats = 2, const Choices& options = {}) {
  return {stroop(), seats, options, pack_beginning(cards_of(cards), standard_pack())};
}

Json json(const char* text) {
  return Json::parse(text);
}

}  // namespace

/// Named after the paragraphs of the rules page; times are of the virtual clock.
class TestStroop : public QObject {
  Q_OBJECT

 private slots:
  void theDeal() {
    RaceTable plain = table_of("4D 6D");
    QCOMPARE(plain.pile("stock").size(), std::size_t{52});
    QCOMPARE(plain.pile("stock").back(), Json("4D"));
    QCOMPARE(plain.phase(), std::string("pause"));
    QCOMPARE(plain.fact("next_ms"), Json(1500));
    QCOMPARE(plain.fact("turned_ms"), Json(nullptr));
    QCOMPARE(plain.state()["dealer"], Json(nullptr));
    QCOMPARE(plain.state()["deal"], Json(1));
    QCOMPARE(plain.match().state(0)["piles"]["stock"][0], Json("??"));

    RaceTable matching = table_of("9S 7H KC 4D", 3, {{"match_cards", 1}});
    QCOMPARE(matching.pile("match.0"), json(R"(["9S"])"));
    QCOMPARE(matching.pile("match.1"), json(R"(["7H"])"));
    QCOMPARE(matching.pile("match.2"), json(R"(["KC"])"));
    QCOMPARE(matching.pile("stock").size(), std::size_t{49});
    QCOMPARE(matching.pile("stock").back(), Json("4D"));
    QVERIFY(!matching.state()["piles"].contains("match.3"));
  }

  void theClock() {
    RaceTable table = table_of("4D 6D");
    table.pass(1499);
    QCOMPARE(table.phase(), std::string("pause"));
    QCOMPARE(table.play(0, "call 3C", 1499), std::string("not_to_act"));
    table.pass(1500);
    QCOMPARE(table.phase(), std::string("calling"));
    QCOMPARE(table.fact("turned_ms"), Json(1500));
    QCOMPARE(table.fact("next_ms"), Json(16500));
    QCOMPARE(table.to_act(), json("[0,1]"));
    // The clock goes where the move is done, and events on the way happen first.
    RaceTable other = table_of("4D 6D");
    QCOMPARE(other.play(0, "call 3C", 1700, 2100), std::string("ok"));
    QCOMPARE(other.state()["clock_ms"], Json(2100));
    QCOMPARE(other.phase(), std::string("judging"));
    // a then b is a + b.
    RaceTable slow = table_of("4D 6D");
    for (int ms = 100; ms <= 40000; ms += 100) slow.pass(ms);
    RaceTable quick = table_of("4D 6D");
    quick.pass(40000);
    QCOMPARE(slow.state(), quick.state());
    QCOMPARE(quick.play(0, "call 3C", 100, 39999), std::string("illegal_move"));
    QCOMPARE(quick.play(0, "call 3C", -1, 41000), std::string("bad_request"));
    QCOMPARE(quick.play(0, "call 3C", 41001, 41000), std::string("bad_request"));
    QCOMPARE(quick.play(0, "call 3C", 41000, 40000 + 3600001), std::string("bad_request"));
    QCOMPARE(to_text(quick.match().undo()->code), "unsupported");
  }

  /// What was asked, how long it took, and whether it was right: for the analysis.
  void answersByKind() {
    const Answers& answers = *find_answers("stroop");
    const auto kindOf = [&](std::string_view top, std::string_view call, const Choices& options = {}) {
      RaceTable table = table_of(top, 2, options);
      table.pass(1500);
      const auto answer =
          answers.answer(table.match().truth(), 0, *table.match().truth().read(call), Times{2300, 2500});
      return std::string(answers.kinds()[answer->kind].id) + (answer->right ? " right " : " wrong ") +
             std::to_string(answer->time);
    };
    QCOMPARE(kindOf("3S", "call 4H"), std::string("black_number right 800"));
    QCOMPARE(kindOf("3D", "call 4H"), std::string("red_number wrong 800"));
    QCOMPARE(kindOf("KH", "call AS"), std::string("red_court right 800"));
    QCOMPARE(kindOf("AC", "call JS"), std::string("black_court wrong 800"));
    QCOMPARE(kindOf("9S 7H 4S", "call 5S", {{"match_cards", 1}}), std::string("own_suit right 800"));
    QCOMPARE(kindOf("9S 7H 9D", "call 9H", {{"match_cards", 1}}), std::string("own_rank right 800"));
  }

  void whatQualifies_data() {
    QTest::addColumn<QString>("top");
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("right");
    const auto row = [](const char* top, const char* calls, bool right) {
      for (const QString& call : QString(calls).split(' '))
        QTest::addRow("%s/%s", top, qPrintable(call)) << QString(top) << call << right;
    };
    row("3S", "4H 9D", true);
    row("3S", "3H 4 AH 9C", false);
    row("6D", "2S 8C", true);
    row("6D", "3D 6 JH", false);
    row("QH", "KS AC", true);
    row("QH", "9D QC AD Q", false);
    row("AC", "JD QH", true);
    row("AC", "TD JS AH", false);
  }
  void whatQualifies() {
    QFETCH(QString, top);
    QFETCH(QString, call);
    QFETCH(bool, right);
    RaceTable table = table_of(top.toStdString());
    QCOMPARE(table.play(0, "call " + call.toStdString(), 1600, 1900), std::string("ok"));
    const Json calls = table.fact("calls");
    QCOMPARE(calls.size(), std::size_t{1});
    QCOMPARE(calls[0]["ok"], Json(right));
    QCOMPARE(calls[0]["call"], Json(call.toStdString()));
  }

  void withAMatchCard_data() {
    QTest::addColumn<int>("reading");
    QTest::addColumn<QString>("top");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("suit, example") << 1 << "KS"
                                   << "AS JS QS"
                                   << "KS AH JD 9S";
    QTest::newRow("suit, written") << 2 << "KS"
                                   << "AS JS QS"
                                   << "KS AH JD 9S";
    QTest::newRow("rank, example") << 1 << "9H"
                                   << "9H 9D"
                                   << "9C 9S 8C 7S";
    QTest::newRow("rank, written") << 2 << "9H"
                                   << "9C 9S"
                                   << "9H 9D 8C";
    QTest::newRow("neither") << 1 << "4D"
                             << "3C 9S"
                             << "4C 9H KC";
  }
  void withAMatchCard() {
    QFETCH(int, reading);
    QFETCH(QString, top);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    for (const bool good : {true, false})
      for (const QString& call : (good ? right : wrong).split(' ')) {
        RaceTable table = table_of("9S 2C " + top.toStdString(), 2, {{"match_cards", reading}});
        QCOMPARE(table.play(0, "call " + call.toStdString(), 1600, 1900), std::string("ok"));
        QCOMPARE(table.fact("calls")[0]["ok"], Json(good));
      }
    // It is for its owner alone: the other, whose match card is no nine, may not call a nine on a nine.
    RaceTable table = table_of("9S 2C 9H", 2, {{"match_cards", 1}});
    QCOMPARE(table.play(1, "call 9D", 1600, 1900), std::string("ok"));
    QCOMPARE(table.fact("calls")[0]["ok"], Json(false));
  }

  void theExamples() {
    // 4D: a miscall makes inactive; the other wins, with nobody left to tie at once.
    RaceTable table = table_of("4D JC 6D 6H", 2, {});
    QCOMPARE(table.play(0, "call 2H", 1600, 1700), std::string("ok"));
    QCOMPARE(table.fact("active"), json("[1]"));
    QCOMPARE(table.fact("miscalled"), json("[0]"));
    QCOMPARE(table.play(0, "call 3C", 1800, 1900), std::string("not_to_act"));
    QCOMPARE(table.play(1, "call 3C", 1800, 1900), std::string("ok"));
    QCOMPARE(table.pile("won.1"), json(R"(["4D"])"));
    QCOMPARE(table.fact("last_round"), json(R"({"winner":1,"how":"call","cards":1})"));
    QCOMPARE(table.phase(), std::string("pause"));
    QCOMPARE(table.fact("active"), json("[]"));
    QCOMPARE(table.fact("calls").size(), std::size_t{2});  // as they were, through the pause

    // JC: both miscall, both are active again and free.
    table.pass(3400);
    QCOMPARE(table.fact("round"), Json(2));
    QCOMPARE(table.play(0, "call 2H", 3500, 3600), std::string("ok"));
    QCOMPARE(table.play(1, "call QS", 3500, 3700), std::string("ok"));
    QCOMPARE(table.fact("free"), Json(true));
    QCOMPARE(table.to_act(), json("[0,1]"));
    QCOMPARE(table.play(1, "call QS", 3700, 3800), std::string("ok"));  // of no effect
    QCOMPARE(table.fact("active"), json("[0,1]"));
    QCOMPARE(table.play(0, "call QH", 3700, 4400), std::string("ok"));
    QCOMPARE(table.phase(), std::string("judging"));
    QCOMPARE(table.fact("next_ms"), Json(4431));
    QCOMPARE(table.to_act(), json("[1]"));
    table.pass(4430);
    QCOMPARE(table.phase(), std::string("judging"));
    table.pass(4431);
    QCOMPARE(table.fact("last_round"), json(R"({"winner":0,"how":"call","cards":1})"));
  }

  void theJudgement() {
    const auto round = [](std::int64_t began, int tie) {
      RaceTable table = table_of("6D 2H", 3, {{"tie_ms", tie}});
      table.pass(1500);
      QString result = QString::fromStdString(table.play(0, "call 2S", 2400, 2900));
      result += " " + QString::fromStdString(table.play(1, "call 8C", began, 2925));
      table.pass(2960);
      const Json last = table.fact("last_round");
      return result + " " + QString::fromStdString(last["how"].get<std::string>()) + " " +
             (last["winner"].is_null() ? QString("nobody") : QString::number(last["winner"].get<int>()));
    };
    QCOMPARE(round(2300, 30), QString("ok ok call 1"));
    QCOMPARE(round(2369, 30), QString("ok ok call 1"));
    QCOMPARE(round(2370, 30), QString("ok ok draw nobody"));
    QCOMPARE(round(2410, 30), QString("ok ok draw nobody"));
    QCOMPARE(round(2430, 30), QString("ok ok draw nobody"));
    QCOMPARE(round(2431, 30), QString("ok ok call 0"));
    QCOMPARE(round(2410, 0), QString("ok not_to_act call 0"));

    // Everybody has called: no need to wait.
    RaceTable table = table_of("6D 2H", 2);
    QCOMPARE(table.play(0, "call 2S", 2400, 2900), std::string("ok"));
    QCOMPARE(table.play(1, "call 8C", 2410, 2925), std::string("ok"));
    QCOMPARE(table.fact("last_round"), json(R"({"winner":null,"how":"draw","cards":0})"));
    QCOMPARE(table.pile("stake"), json(R"(["6D"])"));
    table.pass(2925 + 1500);
    QCOMPARE(table.pile("stake"), json(R"(["6D","2H"])"));
    QCOMPARE(table.play(0, "call 8C", 4500, 5000), std::string("ok"));
    table.pass(5031);
    QCOMPARE(table.pile("won.0"), json(R"(["6D","2H"])"));  // all beneath it, bottom first
    QCOMPARE(table.state()["scores"], json("[2,0]"));
  }

  void miscallsWhileJudging() {
    RaceTable table = table_of("6D", 3);
    QCOMPARE(table.play(0, "call 2S", 2400, 2900), std::string("ok"));
    QCOMPARE(table.play(0, "call 8S", 2900, 2910), std::string("not_to_act"));
    QCOMPARE(table.play(1, "call 2D", 2400, 2910), std::string("ok"));
    QCOMPARE(table.fact("active"), json("[0,2]"));
    QCOMPARE(table.play(2, "call K", 2400, 2915), std::string("ok"));
    QCOMPARE(table.fact("last_round"), json(R"({"winner":0,"how":"call","cards":1})"));
  }

  void award() {
    RaceTable table = table_of("6D 8D", 2, {{"two_player_miscall", 1}});
    QCOMPARE(table.play(0, "call 2D", 2400, 2900), std::string("ok"));
    QCOMPARE(table.fact("last_round"), json(R"({"winner":1,"how":"award","cards":1})"));
    QCOMPARE(table.pile("won.1"), json(R"(["6D"])"));
    // Also while a call is being judged: the miscall hands it over there and then.
    table.pass(4400);
    QCOMPARE(table.play(0, "call 2S", 4500, 4900), std::string("ok"));
    QCOMPARE(table.play(1, "call 2D", 4500, 4910), std::string("ok"));
    QCOMPARE(table.fact("last_round"), json(R"({"winner":0,"how":"award","cards":1})"));
    // No effect with three seats.
    RaceTable three = table_of("6D", 3, {{"two_player_miscall", 1}});
    QCOMPARE(three.play(0, "call 2D", 2400, 2900), std::string("ok"));
    QCOMPARE(three.phase(), std::string("calling"));
  }

  /// What the referee says a card asked for are the calls that qualify against it, and no others.
  void whatACardAskedForIsTold() {
    for (const char* top : {"6D", "6S", "AH", "KC", "TC", "QH"}) {
      RaceTable table = table_of(std::string(top) + " 2H QS", 3);
      table.pass(1500);
      const Position& truth = table.match().truth();
      QStringList right, wrong;
      for (const char rank : std::string_view("A23456789TJQK"))
        for (const char suit : std::string_view("CDHS")) {
          const std::string card{rank, suit};
          const auto call = truth.read("call " + card);
          QVERIFY(call);
          const QString said = QString::fromStdString(english(truth.say(0, *call), {"Ada"}));
          (said.contains("Wrong") ? wrong : right).append(QString::fromStdString(card));
        }
      QVERIFY(!right.isEmpty() && right.size() + wrong.size() == 52);
      QCOMPARE(table.play(2, "call " + wrong.first().toStdString(), 2000, 2300), std::string("ok"));
      QCOMPARE(table.play(0, "call " + right.first().toStdString(), 2400, 2900), std::string("ok"));
      QCOMPARE(table.play(1, "call " + right.last().toStdString(), 2440, 2925), std::string("ok"));
      const QString told = QString::fromStdString(english(table.match().truth().verdict(), {"Ada", "Ben", "Cleo"}, -1));
      const QString asked = told.mid(told.indexOf(" asked for "));
      QVERIFY2(asked.startsWith(" asked for "), qPrintable(told));
      for (const char rank : std::string_view("A23456789TJQK"))
        for (const char suit : std::string_view("CDHS")) {
          const QString card = QString(QLatin1Char(rank)) + QLatin1Char(suit);
          const bool black = suit == 'C' || suit == 'S';
          const bool court = rank == 'A' || rank == 'J' || rank == 'Q' || rank == 'K';
          const bool fits = asked.contains(black ? "black" : "red") &&
                            asked.contains(court ? "court card" : "number") && rank != top[0];
          QVERIFY2(fits == right.contains(card), qPrintable(top + QString(": ") + card + asked));
        }
    }
  }

  void theRefereeExplains() {
    const auto verdict = [](RaceTable& table, int reader = -1) {
      return QString::fromStdString(english(table.match().truth().verdict(), {"Ada", "Ben", "Cleo"}, reader));
    };
    RaceTable table = table_of("6D 2H QS", 3);
    QCOMPARE(verdict(table), QString());
    table.pass(1500);
    // Before a call is made its sentence says what is wrong with it.
    const auto said = [&](const char* call) {
      const Position& truth = table.match().truth();
      return QString::fromStdString(english(truth.say(0, *truth.read(call)), {"Ada"}));
    };
    QCOMPARE(said("call 2S"), QString("Ada calls “two of spades”."));
    QCOMPARE(said("call 2H"), QString("Ada calls “two of hearts”. Wrong: same colour."));
    QCOMPARE(said("call 6C"), QString("Ada calls “six of clubs”. Wrong: same rank."));
    QCOMPARE(said("call KC"), QString("Ada calls “king of clubs”. Wrong: not a number."));
    QCOMPARE(said("call 2"), QString("Ada calls “two”. Wrong: no suit."));
    QCOMPARE(table.play(2, "call 6C", 2000, 2300), std::string("ok"));
    QCOMPARE(table.play(0, "call 2S", 2400, 2900), std::string("ok"));
    QCOMPARE(table.play(1, "call 8C", 2440, 2925), std::string("ok"));
    const QString won =
        "Ada called “two of spades” in 0.90 s and wins 1 card. Cleo called “six of clubs”. Wrong: same rank. Ben "
        "called “eight of clubs” 0.04 s later. The six of diamonds asked for a black number of another rank.";
    QCOMPARE(verdict(table), won);
    QCOMPARE(verdict(table, 0), QString(won).replace("Ada called", "You called").replace("wins", "win"));
    QCOMPARE(verdict(table, 1), QString(won).replace("Ben called", "You called"));
    // It stands until the next round has ended, whatever is called meanwhile.
    table.pass(2925 + 1500);
    QCOMPARE(table.play(1, "call 2H", 4500, 4600), std::string("ok"));
    QCOMPARE(verdict(table), won);
    QCOMPARE(table.play(0, "call 9S", 4700, 5000), std::string("ok"));
    QCOMPARE(table.play(2, "call 3C", 4710, 5020), std::string("ok"));
    QCOMPARE(verdict(table),
             QString("It's a draw. 1 card in the stake pile. Ada called “nine of spades” from 0.28 s to 0.58 s. Cleo "
                     "called “three of clubs” from 0.29 s to 0.60 s."));
    table.pass(5020 + 1500);
    QVERIFY(verdict(table).startsWith("It's a draw. 1 card in the stake pile."));
    table.pass(5020 + 1500 + 15000);
    QCOMPARE(verdict(table), QString("Nobody called in time. 2 cards in the stake pile."));
  }

  void wordsInTheBubbles() {
    RaceTable table = table_of("6D 2H", 3);
    const auto captions = [&] {
      QStringList lines;
      for (const Caption& caption : table.match().truth().show(0).captions)
        lines.append(QString::fromStdString(std::string(caption.id) + ": " + english(caption.text)));
      return lines.join(", ");
    };
    table.pass(1500);
    QCOMPARE(captions(), QString());
    QCOMPARE(table.play(0, "call 2D", 1600, 1700), std::string("ok"));
    QCOMPARE(captions(), QString("call.0: two of diamonds, note.0: out until the next card"));
    QCOMPARE(table.play(1, "call 2", 1700, 1800), std::string("ok"));
    QCOMPARE(table.play(2, "call KS", 1800, 1900), std::string("ok"));
    QCOMPARE(captions(), QString("call.0: two of diamonds, note.0: everybody may call again, call.1: two, note.1: "
                                 "everybody may call again, call.2: king of spades, note.2: everybody may call again"));
    QCOMPARE(table.play(1, "call 2S", 2000, 2100), std::string("ok"));
    table.pass(2200);
    QCOMPARE(captions(),
             QString("call.0: two of diamonds, note.0: in 0.10 s, call.1: two of spades, note.1: in 0.50 s, "
                     "call.2: king of spades, note.2: in 0.30 s"));
    table.pass(2131 + 1500);
    QCOMPARE(captions(), QString());
  }

  /// A call names a card, wherever that lies: it tells nothing of it.
  void aCallIsOnlyAName() {
    RaceTable table = table_of("6D 2H", 2);
    table.pass(1500);
    const Position& truth = table.match().truth();
    const Said said = truth.say(0, *truth.read("call 2S"));
    QVERIFY(said.log.named_cards().empty() && said.plate.named_cards().empty());
    QCOMPARE(english(said.advice), std::string("Call the two of spades."));
    QCOMPARE(english(said.noun), std::string("the two of spades"));
    QCOMPARE(Language().render(said.plate, Style::tight), std::string("2♠"));
    const Said wrong = truth.say(0, *truth.read("call 6"));
    QCOMPARE(Language().render(wrong.plate, Style::tight), std::string("Wrong: six"));
    QCOMPARE(english(wrong, {"Ada"}, 0), std::string("You call “six”. Wrong: no suit."));
    for (const auto& [key, call] : {std::pair{"T S", "call TS"}, {"6 Enter", "call 6"}}) {
      const auto buttons = truth.buttons(0);
      const auto button = std::ranges::find(buttons, key, &Button::key);
      QVERIFY(button != buttons.end());
      QCOMPARE(truth.write(button->move), std::string(call));
    }
  }

  void again() {
    RaceTable table = table_of("6D", 2, {{"after_all", 1}});
    QCOMPARE(table.play(0, "call 2D", 1600, 1700), std::string("ok"));
    QCOMPARE(table.play(1, "call 2D", 1600, 1700), std::string("ok"));
    QCOMPARE(table.fact("free"), Json(false));
    QCOMPARE(table.fact("miscalled"), json("[]"));
    QCOMPARE(table.to_act(), json("[0,1]"));
    QCOMPARE(table.play(1, "call 2D", 1700, 1800), std::string("ok"));
    QCOMPARE(table.to_act(), json("[0]"));
  }

  void timeouts() {
    RaceTable table = table_of("6D 2H");
    table.pass(16500);
    QCOMPARE(table.fact("last_round"), json(R"({"winner":null,"how":"timeout","cards":0})"));
    QCOMPARE(table.fact("next_ms"), Json(18000));
    RaceTable patient = table_of("6D 2H", 2, {{"timeout_ms", 0}});
    patient.pass(3000000);
    QCOMPARE(patient.phase(), std::string("calling"));
    QCOMPARE(patient.fact("next_ms"), Json(nullptr));
    // A pause of 0 ms: the next card comes in the moment the round ends.
    RaceTable hasty = table_of("6D 2H", 2, {{"pause_ms", 0}});
    hasty.pass(0);
    QCOMPARE(hasty.fact("round"), Json(1));
    QCOMPARE(hasty.play(0, "call 2D", 100, 200), std::string("ok"));
    QCOMPARE(hasty.play(1, "call 2S", 100, 300), std::string("ok"));
    QCOMPARE(hasty.fact("round"), Json(2));
    QCOMPARE(hasty.fact("turned_ms"), Json(300));
    QCOMPARE(hasty.fact("calls"), json("[]"));
  }

  void aRecordOfALongWait() {
    RaceTable table = table_of("6D 9C", 2, {{"timeout_ms", 0}});
    for (int hour = 1; hour <= 3; ++hour) table.pass(hour * longest_wait);
    const std::int64_t now = 3 * longest_wait;
    QCOMPARE(table.play(0, "call 8S", now + 400, now + 900), "ok");
    const auto loaded = Match::load(table.match().record());
    QVERIFY2(loaded, loaded ? "" : loaded.refusal().text.c_str());
    QCOMPARE(loaded->state(std::nullopt), table.state());
    QCOMPARE(loaded->record(), table.match().record());
    Json record = table.match().record();
    record["options"]["timeout_ms"] = 1000;  // then the round had been decided without that call, and all the others
    QVERIFY(!Match::load(record));
  }

  void illegalAndWhy() {
    RaceTable table = table_of("6D 2H", 3);
    table.pass(1500);
    QCOMPARE(table.play(0, "call 2S", 1499, 1800), std::string("illegal_move"));
    QCOMPARE(table.play(0, "call 2D", 1500, 1800), std::string("ok"));
    QCOMPARE(table.play(1, "call 2D", 1500, 1800), std::string("ok"));
    QCOMPARE(table.play(2, "call 2D", 1500, 1800), std::string("ok"));
    QCOMPARE(table.play(0, "call 2S", 1799, 1900), std::string("illegal_move"));  // two words at once
    QCOMPARE(table.play(0, "call 2S", 1800, 1900), std::string("ok"));
    for (const char* text : {"call XL", "call XB", "call S", "call 10S", "call 5S 6H", "5S", "call", ""})
      QCOMPARE(table.play(1, text, 1900, 1910), std::string("bad_move"));
    QCOMPARE(table.play(1, "  CALL \t 5s ", 1900, 1910), std::string("ok"));
  }

  void scoringAndTheEnd() {
    // Seat 0 wins every card but the last three, which are drawn out: they stay and count for nobody.
    RaceTable table = table_of("");
    int won = 0;
    while (!table.match().over()) {
      const std::int64_t now = table.fact("next_ms").get<std::int64_t>();
      table.pass(now);
      const std::int64_t turned = table.fact("turned_ms").get<std::int64_t>();
      Rng rng(1);
      Moves moves;
      const auto known = table.match().know(0);
      known->legal(0, moves);
      const Move call = moves[static_cast<std::size_t>(known->rule_of_thumb(0, moves, rng))];
      const std::string text = known->write(call);
      QCOMPARE(table.play(0, text, turned + 100, turned + 200), std::string("ok"));
      if (table.pile("stock").size() < 3) {
        QCOMPARE(table.play(1, text, turned + 100, turned + 200), std::string("ok"));
      } else {
        table.pass(turned + 231);
        ++won;
      }
    }
    QCOMPARE(won, 49);
    QCOMPARE(table.state()["scores"], json("[49,0]"));
    QCOMPARE(table.state()["winners"], json("[0]"));
    QCOMPARE(table.pile("stake").size(), std::size_t{3});
    QCOMPARE(table.fact("next_ms"), Json(nullptr));
    QCOMPARE(table.play(0, "call 5S", 9000000), std::string("bad_request"));
    QCOMPARE(table.play(0, "call 5S", table.match().truth().clock()), std::string("game_over"));
    // All tie who have won the most, even nothing.
    RaceTable idle = table_of("", 3);
    while (!idle.match().over()) idle.pass(idle.fact("next_ms").get<std::int64_t>());
    QCOMPARE(idle.state()["winners"], json("[0,1,2]"));
    QCOMPARE(idle.pile("stake").size(), std::size_t{52});
  }

  void playingWell() {
    RaceTable table = table_of("3S", 2, {});
    table.pass(1500);
    Rng rng(1);
    Moves moves;
    const auto known = table.match().know(0);
    known->legal(0, moves);
    QCOMPARE(moves.size(), std::size_t{65});
    const Move& call = moves[static_cast<std::size_t>(known->rule_of_thumb(0, moves, rng))];
    QVERIFY(Stroop::qualifies(static_cast<const KnowledgeOf<Stroop>&>(*known).state(), 0, call));
    QCOMPARE(english(known->reason(0, call, nullptr)),
             std::string("The three of spades is black and a number: call any red number but three."));
    // To ask again does not begin the reaction anew; an answer is never done in the past.
    const auto first = reaction_of(table.match(), 1, Level::medium, 5);
    table.pass(1700);
    const auto second = reaction_of(table.match(), 1, Level::medium, 5);
    QVERIFY(first && second && first->move == second->move);
    QVERIFY(*first->times == *second->times);
    table.pass(9000);
    const auto late = reaction_of(table.match(), 1, Level::medium, 5);
    QVERIFY(late->times->done >= 9000);
    // The delays and slips are those that are told of the levels.
    for (const auto& [level, median, slips] : {std::tuple{Level::beginner, 3200.0, 0.25},
                                               {Level::easy, 2500.0, 0.15},
                                               {Level::medium, 1700.0, 0.06},
                                               {Level::hard, 1100.0, 0.02},
                                               {Level::expert, 850.0, 0.01}}) {
      std::vector<std::int64_t> delays;
      int wrong = 0;
      RaceTable fresh = table_of("3S");
      fresh.pass(1500);
      for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const auto reaction = reaction_of(fresh.match(), 0, level, seed);
        delays.push_back(reaction->times->began - 1500);
        const auto told = fresh.match().know(0);
        if (!Stroop::qualifies(static_cast<const KnowledgeOf<Stroop>&>(*told).state(), 0, reaction->move)) ++wrong;
        QVERIFY(reaction->times->done - reaction->times->began >= 350);
        QVERIFY(reaction->times->done - reaction->times->began <= 600);
      }
      std::ranges::nth_element(delays, delays.begin() + 1000);
      QVERIFY(std::abs(static_cast<double>(delays[1000]) - median) < 0.05 * median);
      QVERIFY(std::abs(wrong / 2000.0 - slips) < 0.035);  // with false starts
    }
  }

  void strongerLevelsWinMore() {
    for (const auto& [better, worse] : {std::pair{Player::hard, Player::medium}, {Player::medium, Player::easy}}) {
      SelfplayPlan plan;
      plan.seats = 2;
      plan.options = stroop().info().standard_options();
      plan.games = 40;
      plan.sides = {better, worse};
      const auto result = selfplay(stroop(), plan);
      QVERIFY(result);
      QVERIFY(result->sides[0].wins > 30);
    }
    SelfplayPlan plan;
    plan.seats = 2;
    plan.games = 1;
    plan.sides = {Player::hard, Player::rule};
    QCOMPARE(to_text(selfplay(stroop(), plan).refusal().code), "unsupported");
  }
};

QTEST_APPLESS_MAIN(TestStroop)
#include "test_stroop.moc"
