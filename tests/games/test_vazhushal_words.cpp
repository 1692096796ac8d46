// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vazhushal_table.h"

using namespace fulltable;
using namespace fulltable::vazhushal_table;
using Phase = Vazhushal::Phase;

// Notation, what is listed, and what is said and shown of it.

namespace {

std::string rewritten(std::string_view text) {
  const auto move = Vazhushal::read(text);
  return move ? Vazhushal::write(*move) : "no move";
}

const std::vector<std::string> names{"Ada", "Ben"};

QString said(const Vazhushal::State& state, std::string_view move, int reader = -1) {
  Said words = Vazhushal::say(state, state.turn, *Vazhushal::read(move));
  words.log = std::move(words.log).seat("s", state.turn);
  return QString::fromStdString(english(words, names, reader));
}

QString meant(const Vazhushal::State& state, std::string_view cards) {
  Moves moves;
  Vazhushal::meant(state, state.turn, cards_of(cards), moves);
  QString list;
  for (const Move& move : moves) list += (list.isEmpty() ? "" : ", ") + QString::fromStdString(Vazhushal::write(move));
  return list;
}

}  // namespace

class TestVazhushalWords : public QObject {
  Q_OBJECT
 private slots:
  void notation_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char* text, const char* canonical) {
      QTest::newRow(text) << QString(text) << QString(canonical);
    };
    row(" DRAW  stock ", "draw stock");
    row("Take 4 Meld ts 8s 9s", "take 4 meld 8S 9S TS");
    row("take 12", "take 12");
    row("take 2 arrange 6C 5C 4C / 9S 9H xb=9d", "take 2 arrange 4C 5C 6C / XB=9D 9H 9S");
    row("meld as ks qs", "meld QS KS AS");
    row("meld 3s as 2s", "meld AS 2S 3S");
    row("meld XB=9S 9H 9C", "meld 9C 9H XB=9S");
    row("meld 5D=5D 6D 7D", "meld 5D 6D 7D");
    row("add XL=9D 8d MELD.0.1", "add 8D XL=9D meld.0.1");
    row("add 8D meld.999.999", "add 8D meld.999.999");
    row("discard xl", "discard XL");
    row("PASS", "pass");
    row("take 999 arrange AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC / 2D XB=3D XL=4D 5D",
        "take 999 arrange AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC / 2D XB=3D XL=4D 5D");
  }
  void notation() {
    QFETCH(QString, text);
    QTEST(QString::fromStdString(rewritten(text.toStdString())), "canonical");
    QCOMPARE(rewritten(rewritten(text.toStdString())), rewritten(text.toStdString()));
  }

  void movesAreReadAsTheyAreMade() {
    const auto melds = melds_of("4C 5C 6C / XB=9D 9H 9S");
    QVERIFY(*Vazhushal::read("take 7") == Vazhushal::take_move(7));
    QVERIFY(*Vazhushal::read("take 7 meld 9S 9H XB=9D") == Vazhushal::take_meld_move(7, melds[1]));
    QVERIFY(*Vazhushal::read("take 123 arrange 4C 6C 5C / 9S 9H XB=9D") == Vazhushal::take_arrange_move(123, melds));
    QVERIFY(*Vazhushal::read("meld 6C 5C 4C") == Vazhushal::meld_move(melds[0]));
    QVERIFY(*Vazhushal::read("add 4C 5C 6C meld.2.1") == Vazhushal::add_move(melds[0], 2, 1));
    QVERIFY(*Vazhushal::read("arrange 4C 5C 6C / 9H XB=9D 9S") == Vazhushal::arrange_move(melds));
  }

  void badMoves() {
    for (const char* text : {"",
                             "draw",
                             "draw line",
                             "draw stock stock",
                             "take",
                             "take 0 meld 8S 9S TS",
                             "take 01",
                             "take 1000",
                             "take -1",
                             "take -0",
                             "take x",
                             "take 4 meld",
                             "take 4 lay",
                             "take 4 arrange",
                             "take 4 meld / 8S",
                             "meld",
                             "meld ??",
                             "meld 5D 6D ZZ",
                             "meld 5D=XB",
                             "meld XL=XB 6D",
                             "meld XB=",
                             "meld =6D",
                             "meld XB=6D=7D",
                             "meld 5D 6D 7D / 8C",
                             "arrange",
                             "arrange /",
                             "arrange 5D 6D 7D /",
                             "arrange / 5D",
                             "arrange 5D / / 6D",
                             "add",
                             "add meld.0.1",
                             "add 8D",
                             "add 8D meld.0",
                             "add 8D meld.0.1.2",
                             "add 8D meld.01.1",
                             "add 8D meld.0.01",
                             "add 8D meld.0.1000",
                             "add 8D meld.-1.0",
                             "add 8D meld.0.1 9D",
                             "add 8D discard",
                             "discard",
                             "discard XB=6D",
                             "discard 5D 6D",
                             "discard ??",
                             "pass 1",
                             "meld5D"}) {
      const auto move = Vazhushal::read(text);
      QVERIFY2(!move && move.refusal().code == Code::bad_move, text);
    }
    // Many cards are well-formed, but no meld; they are kept as far as a move has room.
    std::string long_move = "meld";
    for (int i = 0; i < 300; ++i) long_move += " 5D";
    QVERIFY(long_move.starts_with(rewritten(long_move)) && rewritten(long_move).size() > 150);
    QCOMPARE(rewritten(rewritten(long_move)), rewritten(long_move));
    QVERIFY(why_not(position({.hand0 = "5D 6D 7D 8D"}), long_move).contains("in that meld twice"));
    long_move = "meld XB=2C";
    for (const char* roles : {" XB=3C XB=4C XB=5C XB=6C XB=7C XB=8C XB=9C XB=TC JC"}) long_move += roles;
    QVERIFY(why_not(position({.hand0 = "XB JC 2D"}), long_move).contains("not so many wild cards"));
  }

  void listInPhasePlay() {
    Vazhushal::State state = position({.hand0 = "5D 6D 7D 9C 9D XB KD 9S"});
    QCOMPARE(legal(state, "meld "), QString("5D 6D 7D"));
    QCOMPARE(legal(state, "add "), QString());
    QCOMPARE(legal(state, "discard "), QString("5D, 6D, 7D, 9C, 9D, 9S, KD, XB"));
    QCOMPARE(make(state, {"meld 5D 6D 7D"}), QString());
    QCOMPARE(legal(state, "meld "),
             QString("9C 9D 9S, 9C 9D KD=9H, 9C 9D KD=9S, 9C 9D XB=9H, 9C 9D XB=9S, 9C KD=9D 9S, 9C KD=9H 9S, 9C XB=9D "
                     "9S, 9C XB=9H 9S, 9D KD=9H 9S, 9D XB=9H 9S, KD=9C 9D 9S, XB=9C 9D 9S"));
    // The only natural sequence is not spoiled.
    QCOMPARE(legal(state, "add "), QString());
    QCOMPARE(make(state, {"meld 9C 9D 9S"}), QString());
    QCOMPARE(legal(state, "add "), QString("KD=9H meld.0.1, XB=9H meld.0.1"));
    state = position({.hand0 = "8D XB KC", .melds0 = "5D 6D 7D / JD QD XL=KD"});
    QCOMPARE(legal(state, "add "), QString("8D meld.0.0, XB=AD meld.0.1, XB=TD meld.0.1"));
    QCOMPARE(legal(state, "meld "), QString());
    state = position({.hand0 = "8D", .melds0 = "5D 6D 7D"});
    QCOMPARE(legal(state, ""), QString("discard 8D"));
    state = position({.hand0 = "8D", .melds0 = "5D 6D 7D"}, {.out_without_discard = true});
    QCOMPARE(legal(state, ""), QString("add 8D meld.0.0, discard 8D"));
  }

  void twoEqualWildCards() {
    const Vazhushal::State state = position({.hand0 = "KD KD QD 2C 3S", .melds0 = "5C 6C 7C"});
    QCOMPARE(legal(state, "meld "), QString("KD=JD QD KD, QD KD KD=AD"));
    QVERIFY(allowed(state, "meld KD=TD KD=JD QD"));
  }

  void listInTheFinalMelds() {
    const Vazhushal::State state = position({.hand0 = "8C 8D 8H", .melds0 = "5D 6D 7D", .phase = Phase::final_melds});
    QCOMPARE(legal(state, ""), QString("add 8D meld.0.0, meld 8C 8D 8H, pass"));
  }

  void theLog() {
    Vazhushal::State state = position({.hand0 = "8S 5H XB QD", .line = "3H 9S TS KD", .phase = Phase::draw});
    QCOMPARE(said(state, "draw stock"), QString("Ada draws from the stock."));
    QCOMPARE(said(state, "take 3 meld 8S 9S TS"), QString("Ada sweeps up the nine of spades, the ten of spades and the "
                                                          "king of diamonds. Ada melds the eight to ten of spades."));
    QCOMPARE(make(state, {"take 3 meld 8S 9S TS"}), QString());
    QCOMPARE(said(state, "meld QD KD XB=AD"), QString("Ada melds the queen to ace of diamonds with the big joker."));
    QCOMPARE(
        said(state, "arrange 8S 9S TS / QD KD XB=AD"),
        QString(
            "Ada rearranges melds: the eight to ten of spades and the queen to ace of diamonds with the big joker."));
    QCOMPARE(said(state, "discard 5H"), QString("Ada discards the five of hearts."));
    state.stock_size = 0;
    QCOMPARE(said(state, "discard 5H"),
             QString("Ada discards the five of hearts. The stock has run out. Everybody may meld once more."));
    state = position({.hand0 = "5H", .melds0 = "8S 9S TS"});
    QCOMPARE(said(state, "discard 5H"), QString("Ada discards the five of hearts. Ada goes out and wins the deal."));
    state =
        position({.hand0 = "5H", .melds0 = "8S 9S TS", .line = "XL 3C", .phase = Phase::draw}, {.free_starter = true});
    QCOMPARE(said(state, "take 2"), QString("Ada sweeps up the little joker and the three of clubs."));
    state = position({.hand0 = "5H", .melds0 = "8S 9S TS", .phase = Phase::draw}, {.draw_negative = true});
    state.stock_size = 0;
    QCOMPARE(said(state, "draw stock"), QString("Ada draws the negative joker, the king of spades."));
  }

  void theRecap() {
    Vazhushal::State state = position(
        {.hand0 = "4S", .melds0 = "5D 6D 7D", .hand1 = "4C", .melds1 = "5H 6H 7H", .phase = Phase::final_melds},
        {.target = 3});
    QVERIFY(Vazhushal::recap(state).empty());
    const auto recap = [&] {
      std::vector<std::string> texts;
      for (const Text& line : Vazhushal::recap(state)) texts.push_back(english(line, names));
      return texts;
    };
    state.turn = 1;
    QCOMPARE(said(state, "pass"), QString("Ben finishes. Ada and Ben win the deal."));
    QCOMPARE(make(state, {"pass"}), QString());
    const std::vector<std::string> lines{"Deal 1 is over", "Ada: 18 melded, less 4 in hand: 14",
                                         "Ben: 18 melded, less 4 in hand: 14"};
    QVERIFY(recap() == lines);
    state = position({.hand0 = "5H", .melds0 = "8S 9S TS"}, {.target = 3});
    QCOMPARE(make(state, {"discard 5H"}), QString());
    state.misdeals.push_back({2, 1, bag_of("2H 5C XB").one});
    const std::vector<std::string> out{
        "Deal 1 is over", "Ada went out",
        "Dealt again: Ben had two each of the five of clubs, the two of hearts and the big joker"};
    QVERIFY(recap() == out);
  }

  void gestures() {
    Vazhushal::State state = position({.hand0 = "8S 5H XB 2C 3D", .line = "3H 9S TS KD", .phase = Phase::draw});
    const auto gesture = [&](const char* move) { return Vazhushal::gesture(state, 0, *Vazhushal::read(move)); };
    QVERIFY(gesture("draw stock").from == "stock" && gesture("draw stock").to == "hand.0");
    const Gesture sweep = gesture("take 3 meld 8S 9S TS");
    QVERIFY(sweep.cards == cards_of("9S TS KD") && sweep.from == "discard" && sweep.to == "hand.0");
    QCOMPARE(QString::fromStdString(english(sweep.label)), QString("Meld 8♠ 9♠ 10♠"));
    QCOMPARE(make(state, {"take 3 meld 8S 9S TS"}), QString());
    const Gesture meld = gesture("meld 3D KD=4D XB=5D");
    QVERIFY(meld.cards == cards_of("3D KD XB") && meld.from == "hand.0" && meld.to == "meld.0.1" && meld.key == "M");
    QCOMPARE(QString::fromStdString(english(meld.label)), QString("Meld as 3♦ 4♦ 5♦"));
    QCOMPARE(QString::fromStdString(english(gesture("add XB=JS meld.0.0").label)), QString("Add as J♠"));
    QVERIFY(gesture("add XB=JS meld.0.0").to == "meld.0.0");
    QVERIFY(gesture("discard 2C").to == "discard" && gesture("discard 2C").key == "X");
    QVERIFY(Vazhushal::buttons(state, 0).front().key == "D");
    state.phase = Phase::final_melds;
    QVERIFY(Vazhushal::buttons(state, 0).front().move == Move(Vazhushal::pass));
  }

  void whatCardsMean() {
    const Vazhushal::State state = position({.hand0 = "8D XB KD 5C 6C 2C 9D", .melds0 = "5D 6D 7D / JS QS KS"});
    QCOMPARE(meant(state, "8D"), QString("add 8D meld.0.0, discard 8D"));
    QCOMPARE(meant(state, "8D 9D"), QString("add 8D 9D meld.0.0"));
    QCOMPARE(meant(state, "5C 6C XB"), QString("meld XB=4C 5C 6C, meld 5C 6C XB=7C"));
    QCOMPARE(meant(state, "XB"), QString("add XB=4D meld.0.0, add XB=8D meld.0.0, add XB=TS meld.0.1, add XB=AS "
                                         "meld.0.1, discard XB"));
    QCOMPARE(meant(state, "5C 2C"), QString("meld 2C 5C"));
    QVERIFY(why_not(state, "meld 2C 5C").contains("isn't a meld"));
  }
};

QTEST_APPLESS_MAIN(TestVazhushalWords)
#include "test_vazhushal_words.moc"
