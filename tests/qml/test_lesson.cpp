// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/driven_window.h"

// A guided first game in the whole window: played by mouse to its end, and left in the middle.
class TestLesson : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void isOfferedAndPlayedByMouse();
  void isLeftForTheGameInPlay();
  void nothingIsCovered();

 private:
  QTemporaryDir folder_;

  static Coach* coach(const MainWindow* main) {
    return main->app()->session() ? main->app()->session()->coach() : nullptr;
  }
  static GameTable* tableOf(const MainWindow* main) {
    auto* table = find<GameTable>(main->window()->contentItem());
    table->layOutNow();
    waitUntilDrawn(main->window());
    return table;
  }
  /// Drags what that move takes to where it goes.
  static void dragFor(const MainWindow* main, const fulltable::Move& move) {
    Session* session = main->app()->session();
    const auto gesture = session->viewpoint()->known().gesture(0, move);
    const GameTable* table = tableOf(main);
    const QList<int> rows = session->cards()->rowsOf(gesture);
    QVERIFY(!rows.isEmpty());
    drag(main->window(), grip(table, rows.front()), middle(table, table->targetRect(targetsOf(gesture).front())));
  }
};

void TestLesson::isOfferedAndPlayedByMouse() {
  const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "7"}, true);
  QVERIFY(main);
  click(main.get(), "Guided game");
  QTRY_VERIFY(coach(main.get()));
  click(main.get(), "Continue");
  bool tried = false;
  while (!coach(main.get())->isDone()) {
    Session* session = main->app()->session();
    const int moves = session->game()->moveCount();
    const int step = coach(main.get())->step();
    if (!coach(main.get())->pointedMove()) click(main.get(), "Show me");
    QTRY_VERIFY(coach(main.get())->pointedMove());
    const auto wanted = coach(main.get())->pointedMove();
    // Once something else is tried: it is answered, and not made.
    if (!tried) {
      fulltable::Moves legal;
      session->game()->truth().legal(0, legal);
      std::erase(legal, *wanted);
      dragFor(main.get(), legal.front());
      QTRY_VERIFY(drawsText(main->window()->contentItem(), coach(main.get())->answer()));
      QVERIFY(!coach(main.get())->answer().isEmpty());
      QCOMPARE(session->game()->moveCount(), moves);
      tried = true;
    }
    dragFor(main.get(), *wanted);
    QTRY_COMPARE(coach(main.get())->step(), step + 1);
    QCOMPARE(session->game()->moveCount(), moves + 1);
  }
  QTRY_VERIFY(findButton(main.get(), "Again"));
  click(main.get(), "Play on yourself");
  QTRY_VERIFY(!coach(main.get()));
  QVERIFY(main->app()->session()->game()->moveCount() > 5);
  // It was taught: no more help is wanted.
  main->app()->newGame("yukon", {"human"}, {}, {}, "8", false);
  QVERIFY(!drawsText(main->window()->contentItem(), main->app()->firstHelp("yukon")));
}

void TestLesson::isLeftForTheGameInPlay() {
  const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  fulltable::Moves legal;
  main->app()->session()->game()->truth().legal(0, legal);
  dragFor(main.get(), legal.front());
  QTRY_COMPARE(main->app()->session()->game()->moveCount(), 1);
  QTest::keyClick(main->window(), Qt::Key_F1);
  // It opens at the paragraph of what is under the pointer; the game as a whole stands before it.
  QTRY_VERIFY(findButton(main.get(), "Guided game"));
  QTest::keyClick(main->window(), Qt::Key_Home);
  click(main.get(), "Guided game");
  QTRY_VERIFY(coach(main.get()));
  // By keys: Enter reads on, and the key of the coach makes the first move.
  QTRY_VERIFY(findButton(main.get(), "Continue") && findButton(main.get(), "Continue")->hasActiveFocus());
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTRY_VERIFY(coach(main.get())->isPlaying());
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_COMPARE(main->app()->session()->game()->moveCount(), 1);
  // What would end it unasked is not there.
  for (const int key : {Qt::Key_N, Qt::Key_U, Qt::Key_F3}) QTest::keyClick(main->window(), Qt::Key(key));
  QVERIFY(coach(main.get()) && coach(main.get())->step() == 2);
  click(main.get(), "Leave lesson");
  QTRY_VERIFY(main->app()->session() && !coach(main.get()));
  QTRY_COMPARE(main->app()->session()->game()->moveCount(), 1);
  QCOMPARE(main->app()->session()->game()->dealNumber(), QString("7"));
}

void TestLesson::nothingIsCovered() {
  const auto main = openWindow(folder_, {"--size", "800x600", "--text-size", "200"});
  QVERIFY(main);
  main->app()->beginLesson("lorum");
  QTRY_VERIFY(findButton(main.get(), "Continue"));
  const GameTable* table = tableOf(main.get());
  const auto* pane = findType(main->window()->contentItem(), "CoachPane");
  QVERIFY(pane);
  const QRectF covered = pane->mapRectToScene(pane->boundingRect());
  for (int row = 0; row < main->app()->session()->cards()->count(); ++row)
    QVERIFY(!covered.intersects(table->mapRectToScene(table->cardRect(row))));
  // What one wants is never scrolled away.
  const QQuickItem* button = findButton(main.get(), "Continue");
  QVERIFY(covered.contains(button->mapRectToScene(button->boundingRect())));
  QVERIFY(findButton(main.get(), "Leave lesson"));
}

QTEST_MAIN(TestLesson)
#include "test_lesson.moc"
