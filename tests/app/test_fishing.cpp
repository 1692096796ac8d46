// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "../games/chinese_ten_table.h"
#include "game/publicview.h"

using fulltable::chinese_ten_table::Deal;

// Cards that are put upon single cards of a pile, at the table of Chinese Ten.
class TestFishing : public QObject {
  Q_OBJECT

 private slots:
  void liftedCardLightsWhatItTakes();
  void cardIsDroppedOnACard();
  void wrongDropSaysWhy();
  void tableCardIsTakenByATap();
  void turnedCardIsChosenFor();
  void fourthOfATripleGoesOnAnyOfThem();
  void stockIsTapped();
  void stockTurnsByItself();
  void catchIsShownFirst();
  void endOfADealIsShown_data();
  void endOfADealIsShown();
  void logTellsWhatWasTurned();
};

namespace {

std::unique_ptr<Session> begin(Table& table, const Deal& deal, int deals = 1) {
  fulltable::GameSetup gameSetup = fulltable::chinese_ten_table::game_setup_of(2, deals);
  gameSetup.dealer = 1;
  gameSetup.decks = {fulltable::chinese_ten_table::pack_for(deal)};
  auto match = fulltable::Match::start(fulltable::chinese_ten_table::the_game(), gameSetup);
  Seating seating;
  seating.kinds = {SeatKind::human, SeatKind::human};
  seating.names = {"Ada", "Ben"};
  auto session = std::make_unique<Session>(std::move(*match), seating, QByteArray("salt"), &table.settings);
  session->uncover();
  return session;
}

int rowOf(Session& session, const char* card, const char* pile) {
  return session.cards()->rowOf(*fulltable::card_of(card), pile);
}

QStringList sorted(QStringList list) {
  list.sort();
  return list;
}

}  // namespace

void TestFishing::liftedCardLightsWhatItTakes() {
  Table table;
  const auto session = begin(table, {{"3D KH 4S", ""}, "7D 7S 9H 6C"});
  QVERIFY(session->input()->lift(rowOf(*session, "3D", "hand.0")));
  QCOMPARE(sorted(wordsOf(session->input()->targets())), (QStringList{"table 7D", "table 7S"}));
  const QModelIndex seven = session->cards()->index(rowOf(*session, "7D", "table"));
  QVERIFY(session->cards()->data(seven, CardModel::Target).toBool());
  QVERIFY(session->input()->lift(rowOf(*session, "4S", "hand.0")));
  QCOMPARE(wordsOf(session->input()->targets()), QStringList{"table 6C"});
  QVERIFY(!session->cards()->data(seven, CardModel::Target).toBool());
  QVERIFY(session->input()->lift(rowOf(*session, "KH", "hand.0")));
  QCOMPARE(wordsOf(session->input()->targets()), QStringList{"table"});
  // Of several cards one is chosen by clicks, too.
  session->input()->cancel();
  session->input()->tap(rowOf(*session, "3D", "hand.0"));
  QCOMPARE(session->game()->moveCount(), 0);
  session->input()->tap(rowOf(*session, "7S", "table"));
  QCOMPARE(session->game()->moveCount(), 1);
  session->shown()->goOn();
  QCOMPARE(session->shown()->pileSize("won.0"), 2);
  QVERIFY(rowOf(*session, "7S", "won.0") >= 0);
}

void TestFishing::cardIsDroppedOnACard() {
  Table table;
  const auto session = begin(table, {{"3D KH", ""}, "7D 7S 9H 6C"});
  session->input()->lift(rowOf(*session, "3D", "hand.0"));
  QVERIFY(session->input()->dropOn(targetOf("table 7S")));
  session->shown()->goOn();
  QVERIFY(rowOf(*session, "3D", "won.0") >= 0);
  QVERIFY(rowOf(*session, "7D", "table") >= 0);
  QCOMPARE(session->shown()->phase(), QString("draw"));
}

void TestFishing::wrongDropSaysWhy() {
  Table table;
  const auto session = begin(table, {{"3D KH", ""}, "7D 7S 9H 6C"});
  session->input()->lift(rowOf(*session, "3D", "hand.0"));
  QVERIFY(!session->input()->dropOn(targetOf("table")));
  QVERIFY2(session->input()->refusal().contains("Choose one"), qPrintable(session->input()->refusal()));
  session->input()->lift(rowOf(*session, "3D", "hand.0"));
  QVERIFY(!session->input()->dropOn(targetOf("table 9H")));
  QVERIFY2(session->input()->refusal().contains("doesn't take"), qPrintable(session->input()->refusal()));
  QCOMPARE(session->game()->moveCount(), 0);
}

void TestFishing::tableCardIsTakenByATap() {
  Table table;
  const auto session = begin(table, {{"3D KH 4S", "4H 4D 4C"}, "7D 7S 9H 6C"});
  session->input()->tap(rowOf(*session, "6C", "table"));
  QCOMPARE(session->game()->moveCount(), 1);
  session->shown()->goOn();
  QVERIFY(rowOf(*session, "6C", "won.0") >= 0);
  QVERIFY(rowOf(*session, "4S", "won.0") >= 0);

  // Where several cards of the hand take it, one of them is asked for.
  const auto other = begin(table, {{"3D 3S KH", "3C 3H"}, "7D 8S 9H 6C"});
  other->input()->tap(rowOf(*other, "7D", "table"));
  QCOMPARE(other->game()->moveCount(), 0);
  QCOMPARE(other->input()->chooser().size(), 2);
  QCOMPARE(other->input()->chooser().front().toMap()["label"].toString(), QString("With the three of diamonds"));
  other->input()->choose(0);
  QCOMPARE(other->game()->moveCount(), 1);
}

void TestFishing::turnedCardIsChosenFor() {
  Table table;
  const auto session = begin(table, {{"KH", ""}, "9D 9S 9C 2H", "AH"});
  session->input()->tap(rowOf(*session, "KH", "hand.0"));
  session->input()->tapPile("stock");
  QCOMPARE(session->shown()->phase(), QString("capture"));
  QCOMPARE(session->input()->lifted(), QList<int>{rowOf(*session, "AH", "turned")});
  QCOMPARE(session->input()->targets().size(), 3);
  // A click beside them, or on a card that does not fit, leaves the choice open to see.
  session->input()->cancel();
  QCOMPARE(session->input()->targets().size(), 3);
  session->input()->tap(rowOf(*session, "2H", "table"));
  QVERIFY2(session->input()->refusal().contains("doesn't take"), qPrintable(session->input()->refusal()));
  QCOMPARE(session->input()->lifted(), QList<int>{rowOf(*session, "AH", "turned")});
  QCOMPARE(session->input()->targets().size(), 3);
  session->input()->tap(rowOf(*session, "9D", "table"));
  session->shown()->goOn();
  QVERIFY(rowOf(*session, "AH", "won.0") >= 0);
  QVERIFY(rowOf(*session, "9D", "won.0") >= 0);
}

void TestFishing::fourthOfATripleGoesOnAnyOfThem() {
  Table table;
  for (const char* onto : {"table KS", "table KC", "table KD"}) {
    const auto session = begin(table, {{"KH", ""}, "KS KC KD 2H"});
    session->input()->lift(rowOf(*session, "KH", "hand.0"));
    QCOMPARE(session->input()->targets().size(), 3);
    QVERIFY(session->input()->dropOn(targetOf(onto)));
    session->shown()->goOn();
    QCOMPARE(session->shown()->pileSize("won.0"), 4);
  }
}

void TestFishing::stockIsTapped() {
  Table table;
  const auto session = begin(table, {{"KH", ""}, "9D 9S 9C 2H", "7S"});
  session->input()->tap(session->cards()->rowAt("stock", 23));
  QCOMPARE(session->game()->moveCount(), 0);
  QVERIFY2(session->input()->refusal().contains("Play a card from your hand first"),
           qPrintable(session->input()->refusal()));
  session->input()->tap(rowOf(*session, "KH", "hand.0"));
  session->input()->tap(session->cards()->rowAt("stock", 23));
  QCOMPARE(session->game()->moveCount(), 2);
  QVERIFY(rowOf(*session, "7S", "table") >= 0);
}

void TestFishing::stockTurnsByItself() {
  Table table;
  table.settings.play()->setTurnStock(true);
  const auto session = begin(table, {{"KH", ""}, "9D 9S 9C 2H", "7S"});
  session->input()->tap(rowOf(*session, "KH", "hand.0"));
  QCOMPARE(session->game()->moveCount(), 1);
  QTRY_COMPARE(session->game()->moveCount(), 2);
}

void TestFishing::catchIsShownFirst() {
  Table table;
  table.settings.play()->setSpeed("fast");
  const auto session = begin(table, {{"3D KH", ""}, "7D 7S 9H 6C", "AS"});
  session->input()->lift(rowOf(*session, "3D", "hand.0"));
  QVERIFY(session->input()->dropOn(targetOf("table 7S")));
  QVERIFY(session->shown()->resting());
  const int row = rowOf(*session, "3D", "table");
  QVERIFY(row >= 0);
  QCOMPARE(session->cards()->data(session->cards()->index(row), CardModel::Upon).toInt(),
           rowOf(*session, "7S", "table"));
  session->shown()->goOn();
  QVERIFY(!session->shown()->resting());
  QCOMPARE(rowOf(*session, "3D", "won.0"), row);
  QCOMPARE(session->cards()->data(session->cards()->index(row), CardModel::Upon).toInt(), -1);

  // A card from the stock is seen before it goes, too.
  session->input()->tapPile("stock");
  QVERIFY(session->shown()->resting());
  const int ace = rowOf(*session, "AS", "table");
  QCOMPARE(session->cards()->data(session->cards()->index(ace), CardModel::Upon).toInt(),
           rowOf(*session, "9H", "table"));
  QTRY_VERIFY(!session->shown()->resting());
}

void TestFishing::endOfADealIsShown_data() {
  QTest::addColumn<QString>("speed");
  QTest::newRow("fast") << "fast";
  QTest::newRow("instant") << "instant";
}

void TestFishing::endOfADealIsShown() {
  QFETCH(QString, speed);
  Table table;
  table.settings.play()->setSpeed(speed);
  const auto session = begin(table, {{"", ""}, "9D 8S 2C 2H"}, 2);
  fulltable::Rng rng(1);
  while (session->shown()->deal() == 1 && session->shown()->phase() != "over") {
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    if (session->viewpoint()->coverSeat() >= 0) session->uncover();
    if (session->shown()->phase() == "draw")
      session->input()->tapPile("stock");
    else
      QVERIFY(playSomething(*session, rng));
  }
  QVERIFY(session->shown()->resting());
  QCOMPARE(session->shown()->phase(), QString("over"));
  QVERIFY(!session->shown()->over());
  QCOMPARE(session->shown()->cardsOf("won.0").size() + session->shown()->cardsOf("won.1").size(), 52);
  session->shown()->goOn();
  QCOMPARE(session->shown()->deal(), 2);
  QCOMPARE(session->shown()->phase(), QString("play"));
}

void TestFishing::logTellsWhatWasTurned() {
  Table table;
  const auto session = begin(table, {{"KH", ""}, "9D 9S 8C 2H", "7S"});
  session->input()->tap(rowOf(*session, "KH", "hand.0"));
  session->input()->tapPile("stock");
  QVERIFY2(session->chronicle()->text().contains("Ada turns the seven of spades and leaves it on the table."),
           qPrintable(session->chronicle()->text()));
}

QTEST_GUILESS_MAIN(TestFishing)
#include "test_fishing.moc"
