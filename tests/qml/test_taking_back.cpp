// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "driven_window.h"

/// What can be undone and what cannot, as a person at the window notices it.
class TestTakingBack : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void aRelaxedGameIsChosenOnItsSheet();
  void aFairGameSaysWhyNot();
  void aClickAsksAndEnterConfirms();
  void aKeyThatDoesNothingSaysWhy();

 private:
  /// Plays until the person has moved and everybody else has, too.
  static void playARound(Session* session) {
    fulltable::Moves moves;
    const auto mine = [session] { return session->viewpoint()->myTurn() && !session->shown()->resting(); };
    const auto stands = [session] {
      return QString("deal %1, move %2, %3: %4, %5")
          .arg(QString::number(session->game()->match().game_setup().deal_number),
               QString::number(session->game()->moveCount()), session->shown()->phase(),
               session->viewpoint()->myTurn() ? "to move" : "not to move",
               session->shown()->resting() ? "a rest" : "no rest");
    };
    int decisions = 0;
    while (decisions < 2) {
      QTRY_VERIFY2_WITH_TIMEOUT(mine(), qPrintable(stands()), 20000);
      if (session->game()->hasDecision(0)) ++decisions;
      session->game()->match().truth().legal(0, moves);
      session->players()->choose(0, moves.front());
    }
    QTRY_VERIFY2_WITH_TIMEOUT(mine(), qPrintable(stands()), 20000);
  }
  QTemporaryDir folder_;
};

namespace {

/// What the bubble beside the pointer says; empty while it is not seen.
QString bubble(const MainWindow* main) {
  const QQuickItem* note = findType(main->window()->contentItem(), "RefusalNote");
  return note && note->isVisible() && note->property("opacity").toReal() > 0 ? note->property("text").toString()
                                                                             : QString();
}

}  // namespace

void TestTakingBack::aRelaxedGameIsChosenOnItsSheet() {
  const auto main =
      openWindow(folder_, {"--game", "ristiseiska", "--seats", "human,easy,easy", "--seed", "5", "--page", "new"});
  QVERIFY(main);
  const auto lines = findTypes(main->window()->contentItem(), "YesNo");
  const auto found = std::ranges::find_if(
      lines, [](const QQuickItem* line) { return line->property("title").toString() == "Relaxed game"; });
  QVERIFY(found != lines.end() && (*found)->isVisible());
  QVERIFY(!(*found)->property("on").toBool());
  clickStill(main->window(), [line = *found] { return line; });
  click(main.get(), "Deal");
  Session* session = main->app()->session();
  QVERIFY(session->game()->seating().relaxed);
  playARound(session);
  const int before = session->game()->moveCount();
  QTest::keyClick(main->window(), Qt::Key_U);
  QVERIFY(session->game()->moveCount() < before);
  QVERIFY(session->game()->isAssisted());
  // Played on to its end, the end says so.
  session->seat(0, SeatKind::easy);
  QTRY_VERIFY_WITH_TIMEOUT(session->shown()->over() || (session->goOn(), false), 60000);
  QTRY_VERIFY_WITH_TIMEOUT(drawsText(main->window()->contentItem(),
                                     "Assisted: the card tracker was open, or a move was undone after hidden "
                                     "cards had been seen."),
                           20000);
  // What the result says needs no bubble behind it.
  QTest::keyClick(main->window(), Qt::Key_H);
  QTest::keyClick(main->window(), Qt::Key_U);
  QCOMPARE(bubble(main.get()), QString());
}

void TestTakingBack::aFairGameSaysWhyNot() {
  const auto main = openWindow(folder_, {"--game", "ristiseiska", "--seats", "human,easy,easy", "--seed", "5"});
  QVERIFY(main);
  Session* session = main->app()->session();
  playARound(session);
  const int before = session->game()->moveCount();
  QTest::keyClick(main->window(), Qt::Key_U);
  QCOMPARE(session->game()->moveCount(), before);
  QTRY_VERIFY2(bubble(main.get()).contains("Too late to undo"), qPrintable(bubble(main.get())));
  QVERIFY(!session->game()->isAssisted());
}

void TestTakingBack::aClickAsksAndEnterConfirms() {
  const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,easy", "--seed", "5"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QTRY_COMPARE_WITH_TIMEOUT(session->shown()->phase(), QString("draw"), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), 20000);
  table->layOutNow();
  const int before = session->game()->moveCount();
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, middle(table, table->pileOf("stock")->extent()));
  QCOMPARE(session->game()->moveCount(), before);
  const QString question = "Click or press Enter again: this can't be undone.";
  QVERIFY(drawsText(main->window()->contentItem(), question));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!drawsText(main->window()->contentItem(), question));
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, middle(table, table->pileOf("stock")->extent()), 600);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(session->game()->moveCount() > before);
  QVERIFY(!drawsText(main->window()->contentItem(), question));
}

void TestTakingBack::aKeyThatDoesNothingSaysWhy() {
  const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "5"});
  QVERIFY(main);
  LookSettings* look = main->app()->settings()->look();
  QTest::keyClick(main->window(), Qt::Key_4);
  QVERIFY(look->fourColour());
  QCOMPARE(bubble(main.get()), QString());
  look->setDeck("kde:nobody's");
  QTest::keyClick(main->window(), Qt::Key_4);
  QVERIFY(look->fourColour());
  QTRY_VERIFY2(bubble(main.get()).startsWith("Only the Full Table deck has four colours."),
               qPrintable(bubble(main.get())));
}

QTEST_MAIN(TestTakingBack)
#include "test_taking_back.moc"
