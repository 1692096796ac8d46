// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "umtali_table.h"

using namespace fulltable;
using namespace fulltable::umtali_table;

// What is said, why a move is refused, and how moves are written.
class TestUmtaliWords : public QObject {
  Q_OBJECT
 private slots:
  void theRecap() {
    Match match = match_with(going_out);
    QCOMPARE(play(match, lays_all), QString());
    QVERIFY(match.truth().recap().empty());
    QCOMPARE(play(match, {"discard 3C down", "draw stock", "meld AD 2D 3D 4D 5D", "meld QS", "discard 6S"}), QString());
    std::vector<std::string> lines;
    for (const Text& line : match.truth().recap()) lines.push_back(english(line, {"Ada", "Ben"}));
    QVERIFY((lines == std::vector<std::string>{"Deal 1 of 1: Ada went out", "Ada: 44 points, 12 of them left by Ben",
                                               "Ben: 10 points"}));
    QCOMPARE(english(match.truth().recap()[0], {"Ada", "Ben"}, 0), std::string("Deal 1 of 1: you went out"));
  }

  void whatIsLaidIsSaidInFewWords() {
    const Umtali::State state = position("5H 6H 7H KC QC 8C 8D 8S JS 2H", "3S");
    const auto said = [&](const char* move, int reader = -1) {
      Said words = Umtali::say(state, 0, *Umtali::read(move));
      words.log = std::move(words.log).seat("s", 0);
      return english(words, {"Ada", "Ben"}, reader);
    };
    QCOMPARE(said("meld 5H 6H 7H"), std::string("Ada melds the five to seven of hearts."));
    QCOMPARE(said("meld 5H 6H 7H", 0), std::string("You meld the five to seven of hearts."));
    QCOMPARE(said("meld KC QC"), std::string("Ada melds a marriage in clubs."));
    QCOMPARE(said("meld 8C 8D 8S"),
             std::string("Ada melds the eight of clubs, the eight of diamonds and the eight of spades."));
    QCOMPARE(said("meld JS"), std::string("Ada melds the jack of spades."));
    QCOMPARE(said("discard 2H"), std::string("Ada discards the two of hearts."));
    const auto plate = [&](const char* move) {
      return Language().render(Umtali::say(state, 0, *Umtali::read(move)).plate, Style::tight);
    };
    QCOMPARE(plate("meld 5H 6H 7H"), std::string("5♥–7♥"));
    QCOMPARE(plate("meld KC QC"), std::string("K♣ Q♣"));
    QCOMPARE(plate("discard 2H"), std::string("−2♥"));
  }

  void reasons() {
    const Umtali::State state = position("5H 6H 7H KC QC 8C 8D 8S JS 2H", "3S");
    const auto why = [&](const char* move, const char* next) {
      const Move other = *Umtali::read(next);
      return english(Umtali::reason(Umtali::conceal(state, 0), 0, *Umtali::read(move), &other), {"Ada", "Ben"});
    };
    QCOMPARE(why("meld KC QC", "discard 2H"), std::string("It scores 20 points now."));
    QCOMPARE(why("discard 2H", "discard 8C"), std::string("It fits nothing in your hand or on the table."));
    QCOMPARE(why("meld KC QC", "meld JS"), std::string());
    Umtali::State drawing = position("5H 6H KC 8D", "3S");
    drawing.phase = Umtali::Phase::draw;
    drawing.discard[0] = *card_of("7H");
    drawing.discard_size = 1;
    const Move stock(Umtali::draw_stock);
    QCOMPARE(english(Umtali::reason(drawing, 0, Move(Umtali::draw_discard), &stock)),
             std::string("The seven of hearts completes a sequence: five to seven of hearts."));
    drawing.discard[0] = *card_of("JC");
    QCOMPARE(english(Umtali::reason(drawing, 0, Move(Umtali::draw_discard), &stock)),
             std::string("You can meld it at once for 5 points."));
  }

  void illegalAndWhy_data() {
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* move, const char* word) { QTest::newRow(move) << QString(move) << QString(word); };
    row("meld 2D", "doesn't go with anything");
    row("meld 7H", "belongs to a meld");
    row("meld KC", "belongs to a meld");
    row("meld 3D 3S", "one card left at most");
    row("meld JS 3S", "jack");
    row("meld KC QC JS", "jack");
    row("meld KC QC 9S", "Sequences");
    row("meld 2D 3D", "three in a row");
    row("meld 6H 7H", "three in a row");
    row("meld 6H 6H 7H", "twice");
    row("meld AD AH AS", "isn't in your hand");
    row("discard AD", "isn't in your hand");
    row("discard 2D down", "last card");
    row("draw stock", "have drawn");
    row("draw discard", "second card");
  }
  void illegalAndWhy() {
    QFETCH(QString, move);
    QFETCH(QString, word);
    Match match = match_with(melds_at_once);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(refused(match, move.toStdString(), word.toStdString()), QString("illegal_move"));
  }

  void badMoves() {
    Match match = match_with(melds_at_once);
    QCOMPARE(play(match, {"draw stock"}), QString());
    for (const char* move : {"", "meld", "meld XB", "meld ZZ", "discard", "discard 5C 6C", "discard 5C up", "draw",
                             "draw hand", "draw stock stock", "pass", "meld 2D down", "discard XL"})
      QCOMPARE(refused(match, move), QString("bad_move"));
    const std::string all = "meld AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D";
    QCOMPARE(refused(match, all), QString("illegal_move"));
    QCOMPARE(Umtali::write(*Umtali::read(all)), all);
    std::string too_many = "meld";
    for (int i = 0; i < 300; ++i) too_many += " 2D";
    QCOMPARE(refused(match, too_many, "so many cards"), QString("illegal_move"));
  }

  void notation() {
    QCOMPARE(Umtali::write(*Umtali::read("  MELD qc   kc")), std::string("meld KC QC"));
    QCOMPARE(Umtali::write(*Umtali::read("meld 8h 6h 7h")), std::string("meld 6H 7H 8H"));
    QCOMPARE(Umtali::write(*Umtali::read("meld 7s 7c 7h")), std::string("meld 7C 7H 7S"));
    QCOMPARE(Umtali::write(*Umtali::read("Discard 5c DOWN")), std::string("discard 5C down"));
    QVERIFY(*Umtali::read("meld qc kc") == Umtali::lay_move(set_of("KC QC")));
  }
};

QTEST_APPLESS_MAIN(TestUmtaliWords)
#include "test_umtali_words.moc"
