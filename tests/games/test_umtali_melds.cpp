// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "umtali_table.h"

using namespace fulltable;
using namespace fulltable::umtali_table;
using umtali::Kind;

// What may be laid, and what goes with what is laid.
class TestUmtaliMelds : public QObject {
  Q_OBJECT
 private slots:
  void theMelds_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("points");
    const auto row = [](const char* cards, Kind kind, int points) {
      QTest::newRow(cards) << QString(cards) << static_cast<int>(kind) << points;
    };
    row("7C 7D 7S", Kind::set, 3);
    row("TC TD TH TS", Kind::set, 20);
    row("AC AD AH", Kind::set, 3);
    row("KC KD KS", Kind::set, 15);
    row("JC JD JH", Kind::none, 0);
    row("8H 9H TH", Kind::sequence, 7);
    row("AH 2H 3H", Kind::sequence, 3);
    row("TH JH QH", Kind::none, 0);
    row("QH KH AH", Kind::none, 0);
    row("KH AH 2H", Kind::none, 0);
    row("4H 5H 7H", Kind::none, 0);
    row("4H 5H 6S", Kind::none, 0);
    row("KH QH", Kind::marriage, 20);
    row("KH QS", Kind::none, 0);
    row("JH QH", Kind::none, 0);
    row("4H 5H", Kind::none, 0);
    row("8C 8D", Kind::pair, 2);
    row("KC KD", Kind::pair, 10);
    row("JC JD", Kind::none, 0);
    row("AS", Kind::single, 1);
    row("JS", Kind::single, 5);
    row("TS", Kind::single, 5);
    row("9S", Kind::single, 1);
  }
  void theMelds() {
    QFETCH(QString, cards);
    const CardSet set = set_of(cards.toStdString());
    QTEST(static_cast<int>(umtali::kind_of(set)), "kind");
    QFETCH(int, points);
    if (points > 0) QCOMPARE(umtali::points_of(set), points);
  }

  void whatExtends_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("extenders");
    const auto row = [](const char* cards, const char* extenders) {
      QTest::newRow(cards) << QString(cards) << QString(extenders);
    };
    row("7C 7D 7S", "7H");
    row("7C 7D 7S 7H", "");
    row("8C 8D", "8H 8S");
    row("6H 7H 8H", "5H 9H");
    row("AH 2H 3H", "4H");
    row("8H 9H TH", "7H");
    row("TH", "9H JH TC TD TS");
    row("JH", "TH QH JC JD JS");
    row("KH", "QH KC KD KS");
    row("AH", "2H AC AD AS");
    row("KH QH", "");
  }
  void whatExtends() {
    QFETCH(QString, cards);
    QFETCH(QString, extenders);
    QVERIFY(umtali::extenders_of(set_of(cards.toStdString())) == set_of(extenders.toStdString()));
  }

  void singlesExtendOnEitherSide() {
    Match match = match_with(melds_at_once);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(refused(match, "meld 3S"), QString("illegal_move"));
    QCOMPARE(play(match, {"meld 6H 7H 8H", "meld 9H", "discard 2D"}), QString());
    // Seat 1: 8C and QH do not go with the sequence's or the single's ends.
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(refused(match, "meld 8C"), QString("illegal_move"));
    QCOMPARE(refused(match, "meld QH"), QString("illegal_move"));
    QCOMPARE(play(match, {"discard AS", "draw stock"}), QString());
    // A single 9H takes TH and the other nines, whoever laid it.
    QCOMPARE(play(match, {"meld TH", "meld 9S", "discard 3D"}), QString());
    QCOMPARE(play(match, {"draw stock", "meld TD"}), QString());
    QCOMPARE(pile(match, "meld.1.0"), QString("TD"));
    QVERIFY(fact(match, "side_points") == Json({10, 5}));
  }

  void queenNextToATenNeedsTheJack() {
    Match match = match_with({.hand0 = "9H TH 8H JH 2C 3D 5S 6D 8S KS", .hand1 = "QH AC 4C 5D 7C 9D TC AD 3C 5C"});
    QCOMPARE(play(match, {"draw stock", "meld 8H 9H TH", "discard 2C", "draw stock"}), QString());
    QCOMPARE(refused(match, "meld QH"), QString("illegal_move"));
    QCOMPARE(play(match, {"discard AC", "draw stock", "meld JH", "discard 3D", "draw stock", "meld QH"}), QString());
  }

  void jacksAtAnyTime() {
    Match match = match_with(melds_at_once);
    QCOMPARE(play(match, {"draw stock", "meld JS"}), QString());
    QVERIFY(fact(match, "side_points") == Json({5, 0}));
  }

  void wholeMeldsStayWhole() {
    Match match = match_with({.hand0 = "6H 7H 8H KC 2D 3S 5C QD TH 4S", .hand1 = "9H 9D 9S AC 4C 6C 8D TC JC QS"});
    QCOMPARE(play(match, {"draw stock", "discard 2D", "draw stock", "meld 9H 9D 9S", "discard AC", "draw stock"}),
             QString());
    QCOMPARE(refused(match, "meld 8H"), QString("illegal_move"));
    Match single = match_with({.hand0 = "6H 7H 8H KC 2D 3S 5C QD TH 4S", .hand1 = "9H 9D 9S 9C AC 4C 6C 8D TC QS"});
    // Four nines: three are laid, the fourth extends them as a single.
    QCOMPARE(play(single,
                  {"draw stock", "discard 2D", "draw stock", "meld 9C 9D 9S", "meld 9H", "discard AC", "draw stock"}),
             QString());
    QCOMPARE(refused(single, "meld 8H", "the six of hearts, the seven of hearts and the eight of hearts together"),
             QString("illegal_move"));
    QCOMPARE(play(single, {"meld TH", "meld 6H 7H 8H"}), QString());
  }

  void longerMeldsMayBeLaidInParts() {
    const Layout layout{
        .hand0 = "4S 5S 6S 7S 2C 2D 2H 2S KD 9C", .hand1 = "AC 3C 6C 8D TC JC QS 5D 7H 9H", .upcard = "KH"};
    Match match = match_with(layout);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(legal(match, "meld "),
             QString("2C 2D 2H, 2C 2D 2H 2S, 2C 2D 2S, 2C 2H 2S, 2D 2H 2S, 4S 5S 6S, 4S 5S 6S 7S, 5S 6S 7S"));
    QCOMPARE(play(match, {"meld 5S 6S 7S", "meld 4S", "meld 2C 2H 2S", "meld 2D"}), QString());
  }

  void pairsOnlyToGoOut() {
    Umtali::State state = position("8C 8D TD 9H", "KD 3S QH");
    QVERIFY(!allowed(state, "meld 8C 8D"));
    QCOMPARE(Umtali::why_not(state, 0, *Umtali::read("meld 8C 8D")).rule, std::string("The melds"));
    state = position("8C 8D TD", "KD 3S QH");
    make(state, {"meld 8C 8D"});
    QVERIFY(state.out == Umtali::nobody && state.turn == 0);
    make(state, {"discard TD"});
    QVERIFY(state.out == 0 && state.turn == 1);
    // Two cards of a rank: the pair empties the hand, and there is no discard.
    state = position("8C 8D", "KD 3S QH");
    make(state, {"meld 8C 8D"});
    QVERIFY(state.out == 0 && state.turn == 1 && state.discard_size == 1);
    // The third of the rank extends a pair as it would a set.
    state = position("8C 8D", "8H 3S QH");
    make(state, {"meld 8C 8D", "draw stock", "meld 8H"});
  }

  void pairsDoNotBreakWholeMelds() {
    Umtali::State state = position("8C 8D 8H", "KD 3S QH");
    QVERIFY(!allowed(state, "meld 8C 8D"));
    QCOMPARE(Umtali::why_not(state, 0, *Umtali::read("meld 8C 8D")).rule,
             std::string("The melds: Whole melds stay whole"));
    make(state, {"meld 8C 8D 8H"});
    QVERIFY(state.out == 0);
    state = position("KC KD QD", "3S QH");
    QVERIFY(!allowed(state, "meld KC KD"));
    QVERIFY(!allowed(position("JC JD 3S", "3H QH"), "meld JC JD"));
  }

  void kingAndQueenApartAreNoMarriage() {
    Umtali::State state = position("KC KD KS 2H 4H", "QC QD QH 3S 5S");
    make(state, {"meld KC KD KS", "discard 2H"});
    state.phase = Umtali::Phase::meld;
    make(state, {"meld QC QD QH"});
    QVERIFY(state.side_points[0] == 15 && state.side_points[1] == 15);
    QVERIFY(umtali::points_of(set_of("KC QC")) == 20);
  }

  /// What a card would extend is pointed out at the card that it would lie next to.
  void kinOfACard() {
    Match match = match_with({.hand0 = "6H 7H 8H 9H 5H JD KS 2C 3D 4S", .hand1 = "", .upcard = "2S"});
    QCOMPARE(play(match, {"draw stock", "meld 6H 7H 8H"}), QString());
    const auto kin = [&](const char* card) { return match.know(0)->kin(0, *card_of(card)).onto; };
    QCOMPARE(kin("9H"), cards_of("8H"));
    QCOMPARE(kin("5H"), cards_of("6H"));
    QVERIFY(kin("JD").empty());  // needs nothing to extend
    QVERIFY(kin("KS").empty());
    QVERIFY(match.know(1)->kin(1, *card_of("9H")).onto.empty());
  }
};

QTEST_APPLESS_MAIN(TestUmtaliMelds)
#include "test_umtali_melds.moc"
