// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "access/dwellclick.h"
#include "access/switchscan.h"
#include "qml/driven_window.h"

// For hands that cannot click: games are played with one key or with two, or by resting with the pointer.
class TestAids : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void oneKeyGoesOnByItself();
  void oneKeyPlaysToTheEnd_data();
  void oneKeyPlaysToTheEnd();
  void twoKeysStepAndChoose();
  void aRestingPointerClicks();
  void movingOnClicksNothing();
  void offDoesNothing();

 private:
  static constexpr int patience = 60000;

  static SwitchScan* scan(const MainWindow* main) { return main->window()->findChild<SwitchScan*>("scan"); }
  static DwellClick* dwell(const MainWindow* main) { return main->window()->findChild<DwellClick*>("dwell"); }
  /// Whether a single thing is pointed out, and it is the button with that text.
  static bool pointsAt(const MainWindow* main, const QString& text) {
    const QList<Stop> now = scan(main)->pointedOut();
    return now.size() == 1 && now.first().item && now.first().item->property("text").toString() == text;
  }
  /// Whether what is pointed out has the button with that text.
  static bool holds(const MainWindow* main, const QString& text) {
    const QList<Stop> now = scan(main)->pointedOut();
    return std::ranges::any_of(
        now, [&](const Stop& stop) { return stop.item && stop.item->property("text").toString() == text; });
  }
  /// Chooses that button with one key, going by what is pointed out.
  static void chooseByOneKey(const MainWindow* main, const QString& text) {
    QTRY_VERIFY2_WITH_TIMEOUT(holds(main, text), qPrintable(text), patience);
    QElapsedTimer waited;
    for (waited.start(); !pointsAt(main, text);) {
      QVERIFY2(waited.elapsed() < patience, qPrintable(text));
      if (!scan(main)->inGroup() && holds(main, text)) QTest::keyClick(main->window(), Qt::Key_Space);
      QTest::qWait(5);
    }
    QTest::keyClick(main->window(), Qt::Key_Space);
  }

  QTemporaryDir folder_;
};

/// What is pointed out changes by itself; a page is opened and left with the same key.
void TestAids::oneKeyGoesOnByItself() {
  const auto main = openWindow(folder_, {"--game", "ristiseiska", "--seed", "7"});
  QVERIFY(main);
  main->app()->settings()->access()->setScanTime(500);
  main->app()->settings()->access()->setSwitches("one");
  scan(main.get())->setTime(60);
  chooseByOneKey(main.get(), "Rules");
  QTRY_VERIFY(findType(main->window()->contentItem(), "RulesPage"));
  // What the page covers is pointed out no more.
  QTRY_VERIFY(!scan(main.get())->pointedOut().isEmpty());
  QVERIFY(!holds(main.get(), "All games"));
  chooseByOneKey(main.get(), "Close");
  QTRY_VERIFY(!findType(main->window()->contentItem(), "RulesPage"));
}

void TestAids::oneKeyPlaysToTheEnd_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("seats");
  QTest::newRow("ristiseiska") << "ristiseiska"
                               << "human,easy,easy";
  QTest::newRow("chinese ten") << "chinese_ten"
                               << "human,easy";
}

/// A player who tries whatever is pointed out on the table comes to the end of the game.
void TestAids::oneKeyPlaysToTheEnd() {
  QFETCH(QString, game);
  QFETCH(QString, seats);
  const auto main = openWindow(folder_, {"--game", game, "--seed", "7", "--seats", seats});
  QVERIFY(main);
  Session* session = main->app()->session();
  main->app()->settings()->access()->setSwitches("one");
  scan(main.get())->setTime(60);
  // Each thing on the table is tried twice for every move: a move that cannot be taken back wants a second click.
  QHash<QString, int> tried;
  const auto isWorthIt = [&](const Stop& stop) {
    return stop.name == "rest" || (stop.ofTable && tried.value(stop.name) < 2);
  };
  int presses = 0;
  QElapsedTimer waited;
  for (waited.start(); !session->shown()->over() && waited.elapsed() < patience;) {
    const QList<Stop> now = scan(main.get())->pointedOut();
    const int before = session->game()->moveCount();
    if (std::ranges::any_of(now, isWorthIt)) {
      if (now.size() == 1) ++tried[now.first().name];
      QTest::keyClick(main->window(), Qt::Key_Space);
      ++presses;
    }
    QTest::qWait(2);
    if (session->game()->moveCount() == before) continue;
    waited.start();
    tried.clear();
  }
  QVERIFY2(session->shown()->over(),
           qPrintable(QString("%1 moves, %2 presses").arg(session->game()->moveCount()).arg(presses)));
}

void TestAids::twoKeysStepAndChoose() {
  const auto main = openWindow(folder_, {"--game", "black_hole", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  main->app()->settings()->access()->setSwitches("two");
  QTRY_VERIFY(!scan(main.get())->pointedOut().isEmpty());
  // Nothing moves by itself.
  const QRectF first = scan(main.get())->rect();
  QTest::qWait(300);
  QCOMPARE(scan(main.get())->rect(), first);
  QTest::keyClick(main->window(), Qt::Key_Space);
  QVERIFY(scan(main.get())->rect() != first);
  // Once round, and it is the first again.
  for (int steps = 0; scan(main.get())->rect() != first && steps < 40; ++steps)
    QTest::keyClick(main->window(), Qt::Key_Space);
  QCOMPARE(scan(main.get())->rect(), first);
  for (int presses = 0; session->game()->moveCount() == 0 && presses < 4; ++presses)
    QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->game()->moveCount(), 1);
}

void TestAids::aRestingPointerClicks() {
  const auto main = openWindow(folder_, {"--game", "black_hole", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  main->app()->settings()->access()->setDwellTime(500);
  const QSet<int> movable = session->cards()->movable();
  QVERIFY(!movable.isEmpty());
  QTest::mouseMove(main->window(), grip(table, *movable.begin()));
  QTRY_COMPARE_WITH_TIMEOUT(session->game()->moveCount(), 1, patience);
  // It clicks once, and again only after it was moved.
  QTRY_COMPARE(dwell(main.get())->part(), 0.0);
  QQuickItem* rules = findButton(main.get(), "Rules");
  QVERIFY(rules);
  QTest::mouseMove(main->window(), rules->mapToScene(QPointF(rules->width() / 2, rules->height() / 2)).toPoint());
  QTRY_VERIFY_WITH_TIMEOUT(findType(main->window()->contentItem(), "RulesPage"), patience);
}

void TestAids::movingOnClicksNothing() {
  const auto main = openWindow(folder_, {"--game", "black_hole", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  main->app()->settings()->access()->setDwellTime(3000);
  dwell(main.get())->setTime(100 * patience);
  const QSet<int> movable = session->cards()->movable();
  const QPoint card = grip(table, *movable.begin());
  QTest::mouseMove(main->window(), card);
  QTRY_VERIFY(dwell(main.get())->part() > 0);
  // A tremble is no way off; free cloth is.
  const qreal before = dwell(main.get())->part();
  QTest::mouseMove(main->window(), card + QPoint(2, 1));
  QTRY_VERIFY(dwell(main.get())->part() > before);
  QTest::mouseMove(main->window(), QPoint(4, main->window()->height() - 4));
  QTRY_COMPARE(dwell(main.get())->part(), 0.0);
  QCOMPARE(session->game()->moveCount(), 0);
}

void TestAids::offDoesNothing() {
  const auto main = openWindow(folder_, {"--game", "black_hole", "--seed", "7"});
  QVERIFY(main);
  QVERIFY(scan(main.get())->pointedOut().isEmpty());
  auto* table = find<GameTable>(main->window()->contentItem());
  const QSet<int> movable = main->app()->session()->cards()->movable();
  QTest::mouseMove(main->window(), grip(table, *movable.begin()));
  QTest::qWait(50);
  QCOMPARE(dwell(main.get())->part(), 0.0);
  QVERIFY(scan(main.get())->rect().isEmpty());
}

QTEST_MAIN(TestAids)
#include "test_aids.moc"
