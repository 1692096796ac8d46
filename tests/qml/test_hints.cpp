// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/game.h"
#include "qml/driven_window.h"

// Hints in the whole window: where they stand, and what Enter makes of them.
class TestHints : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void theTableSaysWhoseTurnItIs();
  void hintsMoveAndCoverNothing_data();
  void hintsMoveAndCoverNothing();
  void allOfAHintLiesUponFreeFelt();
  void enterPlaysTheHint();
  void enterWaitsForTheHint();

 private:
  QTemporaryDir folder_;
};

/// In its lower strip, before what is asked, also where nothing is; a hint takes the place of both.
void TestHints::theTableSaysWhoseTurnItIs() {
  for (const auto& [game, asked] :
       {std::pair{"chinese_ten", " Play a card from your hand"}, std::pair{"commune", ""}}) {
    const auto main = openWindow(folder_, {"--game", game, "--seats", "human,easy", "--seed", "3"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() && !session->shown()->resting(), 20000);
    const QQuickItem* note = findType(main->window()->contentItem(), "TableNote");
    const auto words = [&] { return note->property("whole").toString(); };
    QTRY_COMPARE(words(), QString("Your turn.") + asked);
    QVERIFY(note->isVisible());
    for (const QString& text : {QString("Your turn."), QString(asked).trimmed()})
      QVERIFY2(text.isEmpty() || drawsText(main->window()->contentItem(), text), qPrintable(text));
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), 20000);
    QTRY_COMPARE(words(), session->advisor()->property("hintTold").toString());
  }
}

void TestHints::hintsMoveAndCoverNothing_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("text");
  for (const fulltable::Game* each : fulltable::all_games()) {
    if (each->info().real_time) continue;
    const auto game = QString::fromUtf8(each->info().id.data(), static_cast<qsizetype>(each->info().id.size()));
    for (const auto& [size, text] : {std::pair{"800x600", "100"}, {"800x600", "130"}, {"1366x768", "100"}})
      QTest::newRow(qPrintable(QString("%1 %2 %3").arg(game, size, text))) << game << QString(size) << QString(text);
  }
}

void TestHints::hintsMoveAndCoverNothing() {
  QFETCH(QString, game);
  QFETCH(QString, size);
  QFETCH(QString, text);
  const auto main = openWindow(folder_, {"--game", game, "--seed", "7", "--size", size, "--text-size", text});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const auto places = [&] {
    table->layOutNow();
    QList<QRectF> rests;
    for (int row = 0; row < session->cards()->rowCount(); ++row) rests.append(table->restOf(row));
    for (const QQuickItem* plate : findTypes(table, "SeatPlate")) rests.append({plate->position(), plate->size()});
    return rests;
  };
  // Where another player moves meanwhile, as one who bids at the same time, it is looked at once more.
  QList<QRectF> before;
  int moves = -1;
  for (int time = 0; time < 10 && moves != session->game()->moveCount(); ++time) {
    QTRY_VERIFY_WITH_TIMEOUT(
        session->advisor()->canHint() && !session->shown()->resting() && !session->players()->thinking(), 20000);
    QTest::qWait(200);
    moves = session->game()->moveCount();
    before = places();
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty() || moves != session->game()->moveCount(), 20000);
  }
  QVERIFY(!session->advisor()->hintText().isEmpty());
  QCOMPARE(places(), before);
  const QQuickItem* note = findType(table, "TableNote");
  QVERIFY(note && note->isVisible() && note->height() > 0);
  const QRectF rect(note->mapToItem(table, QPointF()), note->size());
  QVERIFY(QRectF(0, 0, table->width(), table->height()).contains(rect));
  for (int row = 0; row < session->cards()->rowCount(); ++row) QVERIFY(!rect.intersects(table->restOf(row)));
  for (const PileItem* pile : table->piles()) QVERIFY2(!rect.intersects(pile->extent()), qPrintable(pile->pileId()));
  for (const char* other : {"SeatPlate", "PushButton"}) {
    for (const QQuickItem* item : findTypes(table, other)) {
      if (!item->isVisible() || note->isAncestorOf(item)) continue;
      QVERIFY2(!rect.intersects(item->mapRectToItem(table, QRectF(QPointF(), item->size()))), other);
    }
  }
}

// What is told to who asks again needs more room than its band: between the cards of a ring there is some.
void TestHints::allOfAHintLiesUponFreeFelt() {
  const auto main = openWindow(folder_, {"--game", "chinese_ten", "--seed", "7", "--size", "1366x768"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(session->advisor()->canHint() && !session->shown()->resting(), 20000);
  session->advisor()->hint();
  QTRY_VERIFY_WITH_TIMEOUT(session->advisor()->hasMore(), 20000);
  session->advisor()->hint();
  QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hasMore() && !session->advisor()->hintMore().isEmpty(), 20000);
  const QQuickItem* note = findType(table, "TableNote");
  QVERIFY(note && note->isVisible());
  const auto covered = [&] {
    const QRectF rect(note->mapToItem(table, QPointF()), note->size());
    for (int row = 0; row < session->cards()->rowCount(); ++row)
      if (rect.intersects(table->restOf(row))) return row;
    return -1;
  };
  QTRY_COMPARE(covered(), -1);
  // With the button that makes its move.
  QTRY_VERIFY(std::ranges::any_of(note->findChildren<QQuickItem*>(), [](const QQuickItem* item) {
    return item->isVisible() && item->property("text").toString() == "Do it";
  }));
}

void TestHints::enterPlaysTheHint() {
  const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintCards().isEmpty(), 20000);
  const int row = session->advisor()->hintCards().first();
  const QString pile = session->advisor()->hintTarget().pile;
  // Even where the card has a choice of piles.
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->game()->moveCount(), 1);
  QCOMPARE(session->cards()->slot(row).pile, pile);
}

void TestHints::enterWaitsForTheHint() {
  const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QTest::keyClick(main->window(), Qt::Key_Down);
  QVERIFY(!table->cursor().isEmpty());
  session->advisor()->hint();
  // Sent at once: no answer can come in between.
  QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
  QCoreApplication::sendEvent(table, &enter);
  QVERIFY(session->advisor()->hinting() && session->input()->lifted().isEmpty());
  QCOMPARE(session->game()->moveCount(), 0);
  QCOMPARE(session->input()->refusalSerial(), 0);
  QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), 20000);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->game()->moveCount(), 1);
}

QTEST_MAIN(TestHints)
#include "test_hints.moc"
