// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/salute_the_king/salute_the_king.h"

#include "core/answers.h"
#include "games/race_table.h"
#include "protocol/autoplay.h"
#include "protocol/selfplay.h"

using namespace fulltable;

namespace {

const Game& salute() {
  return *find_game("salute_the_king");
}

using Choices = std::vector<std::pair<std::string_view, int>>;

/// The pack that seat 0 deals so that each seat turns the cards named for it first, from seat 0 on.
Cards pack_for(int seats, const std::vector<std::string_view>& turned) {
  Cards pack(seats > 8 ? 104 : 52, unknown_card);
  Cards rest = salute().pack(TableSetup{.seats = seats, .options = {}});
  for (std::size_t seat = 0; seat < turned.size(); ++seat) {
    const std::size_t place = (seat + static_cast<std::size_t>(seats) - 1) % static_cast<std::size_t>(seats);
    std::size_t at = place;
    while (at + static_cast<std::size_t>(seats) < pack.size()) at += static_cast<std::size_t>(seats);
    for (const Card card : cards_of(turned[seat])) {
      pack[at] = card;
      rest.erase(std::ranges::find(rest, card));
      at -= static_cast<std::size_t>(seats);
    }
  }
  auto next = rest.begin();
  for (Card& card : pack)
    if (!card.is_known()) card = *next++;
  return pack;
}

RaceTable table_of(int seats, const std::vector<std::string_view>& turned, const Choices& options = {}) {
  return {salute(), seats, options, pack_for(seats, turned)};
}

Json json(const char* text) {
  return Json::parse(text);
}

/// Everybody but `last` makes the gesture due, from the lowest seat on, a millisecond after another.
void react(RaceTable& table, int last) {
  const std::string due = table.fact("due").get<std::string>();
  const Json seats = table.to_act();
  std::int64_t now = table.match().truth().clock();
  for (const Json& seat : seats)
    if (seat != last) QCOMPARE(table.play(seat.get<int>(), due, ++now), std::string("ok"));
}

}  // namespace

/// Named after the paragraphs of the rules page; times are of the virtual clock.
class TestSaluteTheKing : public QObject {
  Q_OBJECT

 private slots:
  void theDeal() {
    RaceTable table = table_of(3, {});
    const Cards pack = pack_for(3, {});
    QCOMPARE(table.pile("stock.1").size(), std::size_t{18});
    QCOMPARE(table.pile("stock.2").size(), std::size_t{17});
    QCOMPARE(table.pile("stock.0").size(), std::size_t{17});
    QCOMPARE(table.pile("stock.1")[0], Json(to_text(pack[0])));
    QCOMPARE(table.pile("stock.1").back(), Json(to_text(pack[51])));
    QCOMPARE(table.pile("stock.2")[0], Json(to_text(pack[1])));
    QCOMPARE(table.phase(), std::string("turning"));
    QCOMPARE(table.to_act(), json("[1]"));
    QCOMPARE(table.state()["deal"], Json(1));
    QCOMPARE(table.state()["dealer"], Json(0));
    // Nobody may look at their cards.
    for (int viewer = 0; viewer < 3; ++viewer) {
      const Json state = table.match().state(viewer);
      for (const Json& card : state["piles"]["stock." + std::to_string(viewer)]) QCOMPARE(card, Json("??"));
    }
    RaceTable many = table_of(16, {});
    QCOMPARE(many.pile("stock.1").size(), std::size_t{7});
    QCOMPARE(many.pile("stock.0").size(), std::size_t{6});
  }

  void theFirstExample() {
    RaceTable table = table_of(4, {"", "4H", "9C", "KD"});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.play(2, "turn", 1000), std::string("ok"));
    QCOMPARE(table.play(3, "turn", 1500), std::string("ok"));
    QCOMPARE(table.phase(), std::string("reaction"));
    QCOMPARE(table.fact("due"), Json("salute"));
    QCOMPARE(table.fact("turned_ms"), Json(1500));
    QCOMPARE(table.to_act(), json("[0,1,2,3]"));
    QCOMPARE(table.play(0, "salute", 2000), std::string("ok"));
    QCOMPARE(table.play(3, "stand", 2050), std::string("ok"));  // wrong, and nothing
    QCOMPARE(table.fact("reacted"), json("[0]"));
    QCOMPARE(table.play(2, "salute", 2100), std::string("ok"));
    QCOMPARE(table.play(3, "salute", 2200), std::string("ok"));
    const Json stock = table.pile("stock.1");
    QCOMPARE(stock[0], Json("KD"));
    QCOMPARE(stock[1], Json("9C"));
    QCOMPARE(stock[2], Json("4H"));
    QCOMPARE(stock.size(), std::size_t{15});
    QCOMPARE(table.fact("last_take"), json(R"({"seat":1,"cards":3,"why":"last","order":[0,2,3]})"));
    QCOMPARE(table.fact("reacted"), json("[]"));
    QCOMPARE(table.fact("due"), Json(nullptr));
    QCOMPARE(table.fact("turner"), Json(0));
    QCOMPARE(table.phase(), std::string("turning"));
  }

  void nextTurnTaker() {
    RaceTable table = table_of(4, {"", "KH"}, {{"next_turn", 1}});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    react(table, 3);
    QCOMPARE(table.fact("turner"), Json(3));
  }

  void triggers_data() {
    QTest::addColumn<int>("triggers");
    QTest::addColumn<bool>("party");
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("due");
    const auto row = [](const char* name, int triggers, bool party, const char* facts, const char* cards,
                        const char* due) {
      QTest::newRow(name) << triggers << party << QString(facts) << QString(cards) << QString(due);
    };
    const char* court = R"({"stand":"A","salute":"K","bow":"Q","applaud":"J"})";
    row("ace", 0, false, court, "AS", "stand");
    row("queen", 0, false, court, "QS", "bow");
    row("jack", 0, false, court, "JS", "applaud");
    row("ten", 0, false, court, "TS", "");
    const char* party = R"({"knock":"A","wave":"K","point":"Q","cheer":"J"})";
    row("party", 0, true, party, "JS", "cheer");
    const char* primes = R"({"stand":"2","salute":"3","bow":"5","applaud":"7"})";
    row("two", 1, false, primes, "2S", "stand");
    row("three", 1, false, primes, "3S", "salute");
    row("five", 1, false, primes, "5S", "bow");
    row("seven", 1, false, primes, "7S", "applaud");
    row("nine is no prime", 1, false, primes, "9S", "");
    row("no courts among primes", 1, false, primes, "KS", "");
    const char* total = R"({"stand":"total","salute":"K","bow":"Q","applaud":"J"})";
    row("the total is reached", 2, false, total, "4H AS 9C 5D", "stand");
    row("exactly", 2, false, total, "5H TC", "stand");
    row("not yet", 2, false, total, "4H TC", "");
    row("aces and courts count nothing", 2, false, total, "4H TC AS", "");
    row("king", 2, false, total, "4H TC KS", "salute");
  }
  void triggers() {
    QFETCH(int, triggers);
    QFETCH(bool, party);
    QFETCH(QString, facts);
    QFETCH(QString, cards);
    QFETCH(QString, due);
    const QStringList turned = cards.split(' ');
    std::vector<std::string> of_seat(8);
    for (int i = 0; i < turned.size(); ++i) of_seat[static_cast<std::size_t>(i + 1)] = turned[i].toStdString();
    RaceTable table = table_of(8, {of_seat.begin(), of_seat.end()}, {{"triggers", triggers}, {"gestures", party}});
    QCOMPARE(table.fact("triggers"), Json::parse(facts.toStdString()));
    for (int i = 0; i < turned.size(); ++i) QCOMPARE(table.play(i + 1, "turn", 500 * (i + 1)), std::string("ok"));
    QCOMPARE(table.fact("due"), due.isEmpty() ? Json(nullptr) : Json(due.toStdString()));
    QCOMPARE(table.phase(), std::string(due.isEmpty() ? "turning" : "reaction"));
  }

  /// What was asked, how long it took, and whether it was right: for the analysis.
  void answersByKind() {
    const Answers& answers = *find_answers("salute_the_king");
    const auto kindOf = [&](const std::vector<std::string_view>& turned, std::string_view gesture,
                            const Choices& options = {}) {
      RaceTable table = table_of(8, turned, options);
      for (std::size_t seat = 1; seat < turned.size(); ++seat)
        table.play(static_cast<int>(seat), "turn", static_cast<std::int64_t>(500 * seat));
      const Position& truth = table.match().truth();
      const auto answer = answers.answer(truth, 0, *truth.read(gesture), Times{2300, 2500});
      if (!answer) return std::string("none");
      return std::string(answers.kinds()[answer->kind].id) + (answer->right ? " right " : " wrong ") +
             std::to_string(answer->time);
    };
    QCOMPARE(kindOf({"", "KD"}, "salute"), std::string("K right 2000"));
    QCOMPARE(kindOf({"", "4C", "QD"}, "salute"), std::string("Q wrong 1500"));
    QCOMPARE(kindOf({"", "5S"}, "bow", {{"triggers", 1}}), std::string("5 right 2000"));
    QCOMPARE(kindOf({"", "5H", "TC"}, "stand", {{"triggers", 2}}), std::string("total right 1500"));
    // Nothing is asked there, and turning a card is no answer.
    QCOMPARE(kindOf({"", "TC"}, "salute"), std::string("none"));
    QCOMPARE(kindOf({"", "TC"}, "turn"), std::string("none"));
  }

  void theTotalBeginsAnew() {
    RaceTable table = table_of(8, {"", "4H", "AS", "9C", "5D", "6H"}, {{"triggers", 2}});
    for (int seat = 1; seat <= 4; ++seat) QCOMPARE(table.play(seat, "turn", 500 * seat), std::string("ok"));
    QCOMPARE(table.fact("pip_total"), Json(18));
    react(table, 7);
    QCOMPARE(table.fact("pip_total"), Json(0));
    QCOMPARE(table.play(5, "turn", 3000), std::string("ok"));
    QCOMPARE(table.fact("pip_total"), Json(6));
    QCOMPARE(table.phase(), std::string("turning"));
  }

  void theDealerChooses() {
    RaceTable table = table_of(4, {"6S", "7S", "5S", "4S"}, {{"triggers", 3}, {"total_at", 5}});
    QCOMPARE(table.phase(), std::string("choosing"));
    QCOMPARE(table.to_act(), json("[0]"));
    QCOMPARE(table.fact("triggers"), json("{}"));
    QCOMPARE(table.fact("next_ms"), Json(nullptr));
    QCOMPARE(table.play(1, "choose stand 7", 100), std::string("not_to_act"));
    QCOMPARE(table.play(0, "turn", 100), std::string("illegal_move"));
    QCOMPARE(table.play(0, "stand", 100), std::string("illegal_move"));
    QCOMPARE(table.play(0, "choose stand 7", 100), std::string("ok"));
    QCOMPARE(table.play(0, "choose stand 8", 100), std::string("illegal_move"));
    QCOMPARE(table.play(0, "choose bow 7", 100), std::string("illegal_move"));
    QCOMPARE(table.play(0, "choose wave prime", 200), std::string("ok"));
    Moves moves;
    table.match().truth().legal(0, moves);
    QCOMPARE(moves.size(), std::size_t{6 * 13});
    QCOMPARE(table.play(0, "CHOOSE knock TOTAL", 300), std::string("ok"));
    QCOMPARE(table.play(0, "choose cheer j", 400), std::string("ok"));
    QCOMPARE(table.fact("triggers"), json(R"({"stand":"7","wave":"prime","knock":"total","cheer":"J"})"));
    QCOMPARE(table.phase(), std::string("turning"));
    QCOMPARE(table.play(1, "choose bow 9", 500), std::string("illegal_move"));
    // A rank goes before `prime`, `prime` before `total`.
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.fact("due"), Json("stand"));
    react(table, 3);
    QCOMPARE(table.play(2, "turn", 1000), std::string("ok"));
    QCOMPARE(table.fact("due"), Json("wave"));
    react(table, 3);
    QCOMPARE(table.play(3, "turn", 1500), std::string("ok"));
    QCOMPARE(table.phase(), std::string("turning"));
    QCOMPARE(table.play(0, "turn", 2000), std::string("ok"));
    QCOMPARE(table.fact("due"), Json("knock"));
  }

  void theClock() {
    RaceTable table = table_of(4, {"", "4H", "KC", "9S"});
    table.pass(600000);  // nothing before the first card
    QCOMPARE(table.phase(), std::string("turning"));
    QCOMPARE(table.fact("next_ms"), Json(nullptr));
    QCOMPARE(table.play(1, "turn", 600500), std::string("ok"));
    QCOMPARE(table.fact("next_ms"), Json(603500));
    table.pass(603500);  // turned for the dawdler
    QCOMPARE(table.fact("due"), Json("salute"));
    QCOMPARE(table.fact("turned_ms"), Json(603500));
    QCOMPARE(table.fact("turner"), Json(2));
    QCOMPARE(table.fact("next_ms"), Json(611500));
    QCOMPARE(table.play(3, "salute", 604000), std::string("ok"));
    table.pass(611499);
    QCOMPARE(table.phase(), std::string("reaction"));
    table.pass(611500);
    QCOMPARE(table.fact("last_take"), json(R"({"seat":0,"cards":2,"why":"timeout","order":[3]})"));
    QCOMPARE(table.fact("turner"), Json(3));
    // a then b is a + b, and limits of 0 mean none.
    RaceTable slow = table_of(4, {"", "4H", "KC", "9S"});
    RaceTable quick = table_of(4, {"", "4H", "KC", "9S"});
    for (RaceTable* each : {&slow, &quick}) QCOMPARE(each->play(1, "turn", 500), std::string("ok"));
    for (int ms = 600; ms <= 90000; ms += 100) slow.pass(ms);
    quick.pass(90000);
    QCOMPARE(slow.state(), quick.state());
    RaceTable patient = table_of(4, {"", "4H", "KC"}, {{"turn_limit_ms", 0}, {"reaction_limit_ms", 0}});
    QCOMPARE(patient.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(patient.fact("next_ms"), Json(nullptr));
    QCOMPARE(patient.play(2, "turn", 3000000), std::string("ok"));
    QCOMPARE(patient.fact("next_ms"), Json(nullptr));
  }

  void timeRunsOutForTheTurnerLast() {
    RaceTable table = table_of(3, {"", "KC"});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.play(2, "salute", 900), std::string("ok"));
    table.pass(8500);
    QCOMPARE(table.fact("last_take")["seat"], Json(0));
    RaceTable turner = table_of(3, {"", "KC"});
    QCOMPARE(turner.play(1, "turn", 500), std::string("ok"));
    turner.pass(8500);
    QCOMPARE(turner.fact("last_take"), json(R"({"seat":2,"cards":1,"why":"timeout","order":[]})"));
  }

  void wrongGestures() {
    RaceTable table = table_of(4, {"", "KC"}, {{"wrong_gesture", 1}});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.play(3, "salute", 900), std::string("ok"));
    QCOMPARE(table.play(2, "bow", 950), std::string("ok"));
    QCOMPARE(table.fact("last_take"), json(R"({"seat":2,"cards":1,"why":"wrong","order":[3]})"));
    QCOMPARE(table.phase(), std::string("turning"));
    QCOMPARE(table.fact("turner"), Json(2));
  }

  void illegalAndWhy() {
    RaceTable table = table_of(4, {"", "4H", "KC"});
    QCOMPARE(table.play(0, "turn", 100), std::string("not_to_act"));
    QCOMPARE(table.play(0, "salute", 100), std::string("not_to_act"));
    QCOMPARE(table.play(1, "salute", 100), std::string("illegal_move"));
    for (const char* text : {"choose stand 10", "choose stand", "choose jump 5", "clap", "stand up", "turn 5S", ""})
      QCOMPARE(table.play(1, text, 100), std::string("bad_move"));
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.play(2, "turn", 1000), std::string("ok"));
    QCOMPARE(table.play(3, "turn", 1100), std::string("illegal_move"));
    QCOMPARE(table.play(3, "salute", 999, 1400), std::string("illegal_move"));  // begun before the card was turned
    QCOMPARE(table.play(3, "cheer", 1100, 1400), std::string("illegal_move"));  // not in use
    QCOMPARE(table.play(3, "salute", 1000, 1400), std::string("ok"));
    QCOMPARE(table.play(3, "salute", 1500), std::string("not_to_act"));
    QCOMPARE(table.play(0, "salute", 1399), std::string("illegal_move"));  // before the present time
    QCOMPARE(to_text(table.match().undo()->code), "unsupported");
  }

  void scoringAndTheEnd() {
    QVERIFY(ends("4H", {}) == "9 over");
    QVERIFY(ends("QH", {}) == "9 over");                  // somebody else takes the pile
    QVERIFY(ends("QH", {}, true) == "none turning");      // the turner is last and plays on
    QVERIFY(ends("QH", {{"out", 1}}, true) == "9 over");  // at once, nobody needs to bow
    QVERIFY(ends("QH", {{"wrong_gesture", 1}}, true) == "none turning");
  }

  void playingWell() {
    RaceTable table = table_of(4, {"", "KC"});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    const auto known = table.match().know(2);
    Moves moves;
    Rng rng(1);
    known->legal(2, moves);
    QCOMPARE(moves.size(), std::size_t{4});
    const Move& move = moves[static_cast<std::size_t>(known->rule_of_thumb(2, moves, rng))];
    QCOMPARE(known->write(move), std::string("salute"));
    QCOMPARE(english(known->reason(2, move, nullptr)), std::string("A king was turned."));
    const auto first = reaction_of(table.match(), 2, Level::easy, 9);
    table.pass(900);
    const auto again = reaction_of(table.match(), 2, Level::easy, 9);
    QVERIFY(first->move == again->move && *first->times == *again->times);
    for (const auto& [level, mean, slips] : {std::tuple{Level::beginner, 1500.0, 0.24},
                                             {Level::easy, 1100.0, 0.12},
                                             {Level::medium, 750.0, 0.05},
                                             {Level::hard, 520.0, 0.02},
                                             {Level::expert, 415.0, 0.01}}) {
      double sum = 0;
      int wrong = 0;
      RaceTable fresh = table_of(4, {"", "KC"});
      QCOMPARE(fresh.play(1, "turn", 500), std::string("ok"));
      for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const auto reaction = reaction_of(fresh.match(), 2, level, seed);
        sum += static_cast<double>(reaction->times->began - 500);
        if (known->write(reaction->move) != "salute") ++wrong;
      }
      QVERIFY(std::abs(sum / 2000 - mean - 100) < 0.06 * mean);  // in the first ten cards 100 ms more
      QVERIFY(std::abs(wrong / 2000.0 - slips) < 0.035);         // with false starts
    }
    // A player who slipped mends it.
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      RaceTable fresh = table_of(4, {"", "KC"});
      QCOMPARE(fresh.play(1, "turn", 500), std::string("ok"));
      const auto slip = reaction_of(fresh.match(), 2, Level::easy, seed);
      if (fresh.match().truth().write(slip->move) == "salute") continue;
      QVERIFY(!fresh.match().submit(2, slip->move, slip->times));
      const auto mended = reaction_of(fresh.match(), 2, Level::easy, seed);
      QCOMPARE(fresh.match().truth().write(mended->move), std::string("salute"));
      QVERIFY(mended->times->done >= slip->times->done + 350 && mended->times->done <= slip->times->done + 600);
    }
  }

  void strongerLevelsWinMore() {
    for (const auto& [better, worse] : {std::pair{Player::hard, Player::medium}, {Player::medium, Player::easy}}) {
      SelfplayPlan plan;
      plan.seats = 4;
      plan.options = salute().info().standard_options();
      plan.games = 60;
      plan.sides = {better, worse};
      const auto result = selfplay(salute(), plan);
      QVERIFY(result);
      QVERIFY(result->sides[0].wins > 45);
    }
  }

  void theRefereeExplains() {
    const auto verdict = [](RaceTable& table, int reader = -1) {
      const std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan"};
      return QString::fromStdString(english(table.match().truth().verdict(), names, reader));
    };
    RaceTable table = table_of(4, {"", "4H KC"});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.play(2, "turn", 600), std::string("ok"));
    while (table.phase() == "turning")
      QCOMPARE(table.play(table.fact("turner").get<int>(), "turn", table.match().truth().clock() + 100),
               std::string("ok"));
    const std::int64_t turned = table.fact("turned_ms").get<std::int64_t>();
    const std::string due = table.fact("due").get<std::string>();
    QCOMPARE(verdict(table), QString());
    QCOMPARE(table.play(0, due, turned + 400, turned + 450), std::string("ok"));
    QCOMPARE(table.play(3, due, turned + 500, turned + 560), std::string("ok"));
    QCOMPARE(table.play(1, due, turned + 610, turned + 700), std::string("ok"));
    const auto cards = table.fact("last_take")["cards"].get<int>();
    QCOMPARE(verdict(table),
             QString("Cleo was last and takes %1 cards. Times: Ada 0.45 s, Dan 0.56 s and Ben 0.70 s.").arg(cards));
    QCOMPARE(verdict(table, 2),
             QString("You were last and take %1 cards. Times: Ada 0.45 s, Dan 0.56 s and Ben 0.70 s.").arg(cards));
    QCOMPARE(verdict(table, 3),
             QString("Cleo was last and takes %1 cards. Times: Ada 0.45 s, you 0.56 s and Ben 0.70 s.").arg(cards));
  }

  void wordsAtTheTable() {
    RaceTable table = table_of(4, {"", "KC"}, {{"triggers", 2}});
    const auto captions = [&] {
      QStringList lines;
      for (const Caption& caption : table.match().truth().show(0).captions)
        lines.append(QString::fromStdString(std::string(caption.id) + ": " + english(caption.text)));
      return lines;
    };
    QStringList signs{"stand: Total of 15: Stand", "salute: King: Salute", "bow: Queen: Bow", "applaud: Jack: Applaud"};
    QCOMPARE(captions(), signs);
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    QCOMPARE(table.play(0, "bow", 700), std::string("ok"));
    react(table, 3);
    signs.append("take: Last!");
    QCOMPARE(captions(), signs);
    QCOMPARE(table.play(2, "turn", 900), std::string("ok"));
    signs.removeLast();
    QCOMPARE(captions(), signs);
    const View view = table.match().truth().show(1);
    QCOMPARE(english(view.piles[2].title, {"Ada", "Ben", "Cleo"}), std::string("Cleo's face-down cards"));
    QCOMPARE(english(view.piles[1].title, {}, 1), std::string("your face-down cards"));
    QVERIFY(view.piles[4].look == PileLook::loose);
  }

  void theDealerIsOfferedAllChoices() {
    RaceTable table = table_of(4, {}, {{"triggers", 3}});
    QCOMPARE(table.play(0, "choose stand 7", 100), std::string("ok"));
    const auto known = table.match().know(0);
    const auto buttons = known->buttons(0);
    QCOMPARE(buttons.size(), std::size_t{8 * 15 + 2});  // and the gesture chosen, and the turn
    QCOMPARE(table.match().know(1)->buttons(1).size(), std::size_t{2});
    QCOMPARE(english(buttons[0].heading) + " " + english(buttons[0].label), std::string("Stand ace"));
    QCOMPARE(known->write(buttons[0].move), std::string("choose stand A"));
    QCOMPARE(english(buttons[119].heading) + " " + english(buttons[119].label), std::string("Cheer total"));
    QCOMPARE(buttons[0].key, std::string("1 A"));
    QCOMPARE(buttons[119].key, std::string("8 O"));
    QCOMPARE(english(known->show(0).prompt), std::string("Choose a gesture and its card: 2 of 4"));
    QVERIFY(table.match().know(1)->show(1).prompt.empty());
    const auto refusal = [&](const char* text) { return english(known->why_not(0, *known->read(text), {}).message); };
    QCOMPARE(refusal("choose stand A"), std::string("“Stand” is assigned already. Choose another gesture."));
    QCOMPARE(refusal("choose bow 7"), std::string("A seven asks for a gesture already. Choose another card."));
    QCOMPARE(refusal("turn"), std::string("Assign four gestures first."));
    QCOMPARE(english(known->say(0, *known->read("choose bow prime")), {"Ada"}),
             std::string("Ada assigns “Bow” to a prime."));
  }

  void buttonsAreThoseOfThePad() {
    RaceTable table = table_of(4, {}, {{"gestures", 1}});
    QStringList pressed;
    for (const Button& button : table.match().know(2)->buttons(2))
      pressed.append(QString::fromStdString(button.key + ": " + english(button.label)));
    QCOMPARE(pressed, (QStringList{"1: Knock", "2: Wave", "3: Point", "4: Cheer", "turn: Turn"}));
  }

  void aTapOnTheOwnCards() {
    RaceTable table = table_of(4, {"", "KC"});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    const auto known = table.match().know(1);
    Moves moves;
    known->meant(1, Gesture{.cards = {}, .from = "stock.1", .to = {}, .label = {}}, moves);
    QCOMPARE(moves.size(), std::size_t{1});
    QVERIFY(!known->allows(1, moves[0], {500, 500}));
    const Refusal why = known->why_not(1, moves[0], {500, 500});
    QCOMPARE(why.text, std::string("Everybody must react to this card first."));
    QCOMPARE(why.rule, std::string("A reaction"));
    known->meant(1, Gesture{.cards = {}, .from = "stock.2", .to = {}, .label = {}}, moves);
    QVERIFY(moves.empty());
  }

  void theRefereeIsBriefInACrowd() {
    RaceTable table = table_of(8, {"", "KC"});
    QCOMPARE(table.play(1, "turn", 500), std::string("ok"));
    const std::int64_t turned = table.fact("turned_ms").get<std::int64_t>();
    for (const int seat : {0, 1, 2, 3, 5, 6, 7})
      QCOMPARE(table.play(seat, "salute", turned + 10, turned + 300 + 20 * seat), std::string("ok"));
    QCOMPARE(english(table.match().truth().verdict()),
             std::string("Seat 4 was last and takes 1 card. First: Seat 0 0.30 s. Slowest: Seat 7 0.44 s."));
    const auto& last = table.match().history().back();
    const Said said = *table.match().truth().tell(last.seat, last.move);
    QCOMPARE(english(said), std::string("Seat 7 salutes (0.44 s)."));
    QCOMPARE(english(said, {}, 7), std::string("You salute (0.44 s)."));
    QCOMPARE(english(said.plate), std::string("Salutes"));
  }

 private:
  /// Seat 9 of sixteen is the first in turn that has six cards only; this is the last of them. Seat 0 takes all piles.
  static std::string ends(const char* last, const Choices& options, bool turner_is_last = false) {
    std::vector<std::string> turned(16);
    turned[9] = std::string("2C 3C 4C 5C 6C ") + last;
    RaceTable table = table_of(16, {turned.begin(), turned.end()}, options);
    std::int64_t now = 0;
    while (!table.match().over()) {
      const int turner = table.fact("turner").get<int>();
      if (table.phase() == "turning") {
        if (table.play(turner, "turn", ++now) != "ok") return "the turn is refused";
        continue;
      }
      const std::string due = table.fact("due").get<std::string>();
      const bool decisive = table.pile("stock.9").empty();
      if (decisive && turner_is_last && table.play(9, "stand", ++now) != "ok") return "a wrong gesture is refused";
      const int taker = decisive && turner_is_last ? 9 : 0;
      for (int seat = 0; seat < 16 && table.phase() == "reaction"; ++seat)
        if (seat != taker && table.play(seat, due, ++now) != "ok") return "a gesture is refused";
      if (decisive) break;
    }
    const Json winners = table.state()["winners"];
    return (winners.empty() ? std::string("none") : std::to_string(winners[0].get<int>())) + " " + table.phase();
  }
};

QTEST_APPLESS_MAIN(TestSaluteTheKing)
#include "test_salute_the_king.moc"
