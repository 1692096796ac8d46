// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QQuickWindow>
#include <QtTest>

#include "support/heap_table.h"
#include "table/gametable.h"
#include "table/pileitem.h"
#include "table/tablecard.h"

// Sets of cards selected, dragged and played with a real mouse and real keys.
class TableSelectionTest : public QObject {
  Q_OBJECT

 private:
  /// A table without pictures: the hand below, the two piles above it.
  struct Board {
    HeapTable game;
    QQuickWindow window;
    GameTable* table = new GameTable(window.contentItem());

    Board() {
      window.resize(900, 700);
      table->setSize({900, 700});
      table->setProperty("seats", 2);
      table->setProperty("columns", 6);
      table->setProperty("rows", 3);
      addPile("heap", 1, PileItem::Top, PileItem::None);
      addPile("grave", 4, PileItem::Top, PileItem::None);
      auto* hand = addPile("hand", 0, PileItem::Bottom, PileItem::Across);
      hand->setProperty("seat", 0);
      table->setSession(game.session.get());
      for (int row = 0; row < game.session->cards()->rowCount(); ++row) {
        auto* card = laid(new TableCard);
        card->setProperty("row", row);
      }
      window.show();
      table->forceActiveFocus();
      table->layOutNow();
    }
    /// Items learn of their table when they are laid on it, not while they are made.
    template <class Item>
    Item* laid(Item* item) {
      item->setParent(table);
      item->setParentItem(table);
      return item;
    }
    PileItem* addPile(const char* id, int column, PileItem::From from, PileItem::Fan fan) {
      auto* pile = laid(new PileItem);
      pile->setProperty("pile", QString(id));
      pile->setProperty("column", column);
      pile->setProperty("from", QVariant::fromValue(from));
      pile->setProperty("fan", QVariant::fromValue(fan));
      FanSpread spread;
      spread.step = 0.6;
      pile->setProperty("spread", QVariant::fromValue(spread));
      return pile;
    }
    QPoint at(const char* card, int nth = 0) {
      table->layOutNow();
      return table->visibleOf(game.row(card, nth)).center().toPoint();
    }
    QPoint on(const char* pile) { return table->pileOf(pile)->extent().center().toPoint(); }
    void click(const QPoint& point) {
      // Never two clicks so near that they would be a double click.
      QTest::mouseClick(&window, Qt::LeftButton, {}, point, 500);
    }
    void drag(const QPoint& from, const QPoint& to) {
      QTest::mousePress(&window, Qt::LeftButton, {}, from, 500);
      for (int i = 1; i <= 10; ++i) QTest::mouseMove(&window, from + (to - from) * i / 10);
      QTest::mouseRelease(&window, Qt::LeftButton, {}, to);
    }
  };

 private slots:
  void clicksSelectAndAClickOnThePilePlays() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    const int seven = board.game.row("7D");
    const qreal low = board.table->restOf(seven).top();
    board.click(board.at("7D"));
    board.click(board.at("7C"));
    QCOMPARE(board.game.session->input()->lifted().size(), 2);
    board.table->layOutNow();
    QVERIFY(board.table->restOf(seven).top() < low);
    board.click(board.on("heap"));
    QCOMPARE(board.game.session->shown()->pileSize("heap"), 2);
  }

  void aDragTakesTheWholeSetTogether() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    board.click(board.at("2C"));
    board.click(board.at("2H"));
    const int gripped = board.game.row("2H");
    const int other = board.game.row("2C");
    const QPoint from = board.at("2H");
    QTest::mousePress(&board.window, Qt::LeftButton, {}, from, 500);
    QTest::mouseMove(&board.window, from - QPoint(0, 100));
    QTest::mouseMove(&board.window, from - QPoint(0, 120));
    QVERIFY(board.table->isCarrying());
    const QPointF way = board.table->card(other)->position() - board.table->card(gripped)->position();
    QVERIFY(way.x() > 0 && way.x() < board.table->cardWidth());
    QVERIFY(std::abs(way.y()) < board.table->cardHeight() * 0.1);
    QTest::mouseRelease(&board.window, Qt::LeftButton, {}, from - QPoint(0, 120));
    // Dropped on nothing: still selected, back in the hand.
    QVERIFY(!board.table->isCarrying());
    QCOMPARE(board.game.session->input()->lifted().size(), 2);
    board.drag(board.at("2C"), board.on("heap"));
    QCOMPARE(board.game.session->shown()->pileSize("heap"), 2);
  }

  void aWrongDropSaysWhyAndKeepsTheSelection() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    board.click(board.at("7C"));
    board.click(board.at("7D"));
    board.drag(board.at("7D"), board.on("grave"));
    QCOMPARE(board.game.session->game()->moveCount(), 0);
    QVERIFY(!board.game.session->input()->refusal().isEmpty());
    QCOMPARE(board.game.session->input()->lifted().size(), 2);
    board.click({450, 20});
    QVERIFY(board.game.session->input()->lifted().isEmpty());
  }

  void anUnselectedCardIsDraggedAlone() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    board.drag(board.at("KS"), board.on("heap"));
    QCOMPARE(board.game.session->shown()->pileSize("heap"), 1);
  }

  void aDoubleClickPlaysACard() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    const QPoint king = board.at("KS");
    QTest::mouseClick(&board.window, Qt::LeftButton, {}, king);
    QTest::mouseDClick(&board.window, Qt::LeftButton, {}, king);
    QCOMPARE(board.game.session->input()->chooser().size(), 3);
  }

  void keysSelectAndPlay() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    Session* session = board.game.session.get();
    const auto press = [&](Qt::Key key) {
      QTest::keyClick(&board.window, key);
      board.table->layOutNow();
    };
    press(Qt::Key_Down);
    QVERIFY(!board.table->cursor().isEmpty());
    press(Qt::Key_Space);
    QCOMPARE(session->input()->lifted().size(), 1);
    QVERIFY(!board.table->isCarrying());
    press(Qt::Key_Space);
    QVERIFY(session->input()->lifted().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(session->input()->lifted().size(), 1);
    press(Qt::Key_Escape);
    QVERIFY(session->input()->lifted().isEmpty());

    // To the two of clubs, whose neighbours are twos.
    for (int i = 0; i < 12; ++i) press(Qt::Key_Left);
    while (!board.table->cursor().contains(board.at("2C"))) press(Qt::Key_Right);
    press(Qt::Key_Space);
    while (!board.table->cursor().contains(board.at("2D"))) press(Qt::Key_Right);
    press(Qt::Key_Space);
    QCOMPARE(session->input()->lifted().size(), 2);
    press(Qt::Key_Return);
    QCOMPARE(session->input()->chooser().size(), 2);
    session->input()->choose(0);
    QCOMPARE(session->shown()->pileSize("heap"), 2);
  }

  void keysAnswerTheChooser() {
    Board board;
    QVERIFY(QTest::qWaitForWindowExposed(&board.window));
    Session* session = board.game.session.get();
    const auto ask = [&] {
      board.click(board.at("KS"));
      board.click(board.on("grave"));
      return session->input()->chooser().size();
    };
    QCOMPARE(ask(), 2);
    QTest::keyClick(&board.window, Qt::Key_Escape);
    QVERIFY(session->input()->chooser().isEmpty());
    board.click({450, 20});
    QCOMPARE(ask(), 2);
    // The arrows mean its lines, not the cards.
    QTest::keyClick(&board.window, Qt::Key_Down);
    QVERIFY(board.table->cursor().isEmpty());
    QCOMPARE(session->input()->chooserLine(), 1);
    QTest::keyClick(&board.window, Qt::Key_Return);
    QCOMPARE(session->game()->moveCount(), 1);
    QVERIFY(session->chronicle()->text().contains("mourns"));
  }
};

QTEST_MAIN(TableSelectionTest)
#include "test_selection.moc"
