// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QQuickItem>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

#include "session/app.h"
#include "shell/launch.h"
#include "shell/window.h"
#include "table/gametable.h"
#include "table/pileitem.h"
#include "table/tablecard.h"

// The whole window without a screen, played with a real mouse and real keys. Any warning of QML fails the test.
class TestWindow : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void commandLine_data();
  void commandLine();
  void everythingStaysInside_data();
  void everythingStaysInside();
  void yukonByDragClickAndKeys();
  void wrongDropGlidesBackAndSaysWhy();
  void cardsGame_data();
  void cardsGame();
  void declaresByMouseAndKeys();
  void pagesOpen_data();
  void pagesOpen();
  void logTellsMoves();
  void coverOpensByKey();
  void leaveAndComeBack();
  void aFirstGameBeginsWithHelp();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments, bool help = false);
  /// Clicks on the button with that text.
  static void click(const MainWindow* main, const QString& text);
  QTemporaryDir folder_;
};

namespace {

template <class T>
T* find(QQuickItem* item) {
  if (auto* found = qobject_cast<T*>(item)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (T* found = find<T>(child)) return found;
  }
  return nullptr;
}

/// A card that may be moved, with a pile it may go to.
struct Trip {
  int row = -1;
  QString pile;
};

Trip findTrip(Session* session) {
  const QSet<int> movable = session->cards()->movable();
  QList<int> rows(movable.begin(), movable.end());
  std::sort(rows.begin(), rows.end());
  for (const int row : rows) {
    if (!session->lift(row)) continue;
    const QStringList targets = session->targets();
    session->cancelLift();
    if (!targets.isEmpty()) return {row, targets.first()};
  }
  return {};
}

QPoint middle(const GameTable* table, const QRectF& rect) {
  return table->mapToScene(rect.center()).toPoint();
}

/// Where a person would grip a card: on the part that is seen.
QPoint grip(const GameTable* table, int row) {
  return middle(table, table->visibleOf(row));
}

void drag(QQuickWindow* window, const QPoint& from, const QPoint& to) {
  QTest::mousePress(window, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 10; ++i) QTest::mouseMove(window, from + (to - from) * i / 10);
  QTest::mouseRelease(window, Qt::LeftButton, {}, to);
}

/// Whether that text can be read somewhere: a text item of no width draws nothing.
bool drawsText(QQuickItem* item, const QString& text) {
  if (!item->isVisible()) return false;
  if (item->property("text").toString() == text && item->property("contentWidth").toReal() > 0) return true;
  return std::ranges::any_of(item->childItems(), [&](QQuickItem* child) { return drawsText(child, text); });
}

}  // namespace

void TestWindow::init() {
  QTest::failOnWarning(QRegularExpression(".*"));
}

std::unique_ptr<MainWindow> TestWindow::open(const QStringList& arguments, bool help) {
  static int number = 0;
  QStringList all{"fulltable", "--speed", "instant", "--data-dir", folder_.filePath(QString::number(++number))};
  all += arguments;
  const LaunchAnswer answer = readCommandLine(all);
  if (!answer.launch) return nullptr;
  auto main = std::make_unique<MainWindow>(*answer.launch);
  // Where it is not what is tested it would only lie above the cards.
  main->app()->settings()->setFirstHelp(help);
  if (!main->window() || !QTest::qWaitForWindowExposed(main->window())) return nullptr;
  if (GameTable* table = find<GameTable>(main->window()->contentItem())) table->settle();
  return main;
}

void TestWindow::click(const MainWindow* main, const QString& text) {
  const std::function<QQuickItem*(QQuickItem*)> search = [&](QQuickItem* item) -> QQuickItem* {
    if (item->isVisible() && item->inherits("QQuickAbstractButton") && item->property("text").toString() == text)
      return item;
    for (QQuickItem* child : item->childItems())
      if (QQuickItem* found = search(child)) return found;
    return nullptr;
  };
  const QQuickItem* button = search(main->window()->contentItem());
  QVERIFY2(button, qPrintable(text));
  const QPointF centre = button->mapToScene(QPointF(button->width() / 2, button->height() / 2));
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, centre.toPoint());
}

void TestWindow::commandLine_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<int>("status");
  QTest::newRow("help") << QStringList{"--help"} << 0;
  QTest::newRow("unknown game") << QStringList{"--game", "whist"} << 2;
  QTest::newRow("unknown seat") << QStringList{"--game", "pop", "--seats", "human,clever"} << 2;
  QTest::newRow("too many seats") << QStringList{"--game", "pop", "--seats", "human,easy,easy"} << 2;
  QTest::newRow("unknown option") << QStringList{"--game", "pop", "--option", "hearts=3"} << 2;
  QTest::newRow("value out of range") << QStringList{"--game", "pop", "--option", "target=2"} << 2;
  QTest::newRow("bad size") << QStringList{"--size", "big"} << 2;
  QTest::newRow("bad seed") << QStringList{"--game", "pop", "--seed", "-4"} << 2;
  QTest::newRow("seed without game") << QStringList{"--seed", "4"} << 2;
  QTest::newRow("unknown page") << QStringList{"--page", "cellar"} << 2;
  QTest::newRow("unknown speed") << QStringList{"--speed", "slow"} << 2;
  QTest::newRow("unknown argument") << QStringList{"--fast"} << 2;
}

void TestWindow::commandLine() {
  QFETCH(QStringList, arguments);
  QFETCH(int, status);
  const LaunchAnswer answer = readCommandLine(QStringList{"fulltable"} + arguments);
  QVERIFY(!answer.launch);
  QCOMPARE(answer.status, status);
  QVERIFY(!answer.text.isEmpty());
  QVERIFY(!answer.text.contains("executable_name"));
}

void TestWindow::everythingStaysInside_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("size");
  for (const char* game : {"yukon", "ristiseiska", "pop", "commune"}) {
    for (const char* size : {"800x600", "1024x768", "1280x800", "1920x1080", "3840x2160", "900x1200"}) {
      QTest::newRow(qPrintable(QString("%1 %2").arg(game, size))) << QString(game) << QString(size);
    }
  }
}

void TestWindow::everythingStaysInside() {
  QFETCH(QString, game);
  QFETCH(QString, size);
  const auto main = open({"--game", game, "--seed", "7", "--size", size});
  QVERIFY(main);
  const auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  const QRectF all = QRectF(0, 0, table->width(), table->height()).adjusted(-1, -1, 1, 1);
  const CardModel* cards = main->app()->session()->cards();
  for (int row = 0; row < cards->rowCount(); ++row) {
    const QRectF rest = table->restOf(row);
    QVERIFY2(all.contains(rest), qPrintable(QString("card %1 of %2").arg(row).arg(cards->slot(row).pile)));
    const QRectF seen = table->visibleOf(row);
    if (!cards->slot(row).card.is_known() || seen.isEmpty()) continue;
    QVERIFY2(seen.width() >= 0.22 * rest.width() && seen.height() >= 0.23 * rest.height(),
             qPrintable("index covered in " + cards->slot(row).pile));
  }
  for (const PileItem* pile : table->piles()) QVERIFY2(all.contains(pile->extent()), qPrintable(pile->pileId()));
}

void TestWindow::yukonByDragClickAndKeys() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);

  Trip trip = findTrip(session);
  QVERIFY(trip.row >= 0);
  drag(main->window(), grip(table, trip.row), middle(table, table->pileOf(trip.pile)->topmost()));
  QCOMPARE(session->moveCount(), 1);
  QCOMPARE(session->cards()->slot(trip.row).pile, trip.pile);
  table->settle();

  QTest::keyClick(main->window(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(session->moveCount(), 0);
  QTest::keyClick(main->window(), Qt::Key_Y, Qt::ControlModifier);
  QCOMPARE(session->moveCount(), 1);
  table->settle();

  trip = findTrip(session);
  QVERIFY(trip.row >= 0);
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, trip.row));
  QVERIFY(session->moveCount() == 2 || !session->chooser().isEmpty() || !session->targets().isEmpty());
  if (session->moveCount() == 1) {
    session->cancelChoice();
    session->cancelLift();
  }
  table->settle();

  const int before = session->moveCount();
  QTest::keyClick(main->window(), Qt::Key_Down);
  QVERIFY(!table->cursor().isEmpty());
  QTest::keyClick(main->window(), Qt::Key_Space);
  QVERIFY(table->isCarrying());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!table->isCarrying());
  QTest::keyClick(main->window(), Qt::Key_Space);
  QTest::keyClick(main->window(), Qt::Key_Space);
  QCOMPARE(session->moveCount(), before + 1);
}

void TestWindow::wrongDropGlidesBackAndSaysWhy() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const Trip trip = findTrip(session);
  QVERIFY(trip.row >= 0);
  session->lift(trip.row);
  const QStringList targets = session->targets();
  session->cancelLift();
  for (const PileItem* pile : table->piles()) {
    if (targets.contains(pile->pileId()) || pile->pileId() == session->cards()->slot(trip.row).pile) continue;
    bool near = false;
    for (const QString& target : targets)
      near |= table->pileOf(target)->extent().adjusted(-90, -90, 90, 90).intersects(pile->extent());
    if (near) continue;
    const QRectF home = table->restOf(trip.row);
    drag(main->window(), grip(table, trip.row), middle(table, pile->topmost()));
    QCOMPARE(session->moveCount(), 0);
    QVERIFY(!session->refusal().isEmpty());
    table->settle();
    QCOMPARE(table->card(trip.row)->position(), home.topLeft());
    return;
  }
  QFAIL("no pile to drop wrongly on");
}

void TestWindow::cardsGame_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("seats");
  QTest::newRow("ristiseiska") << "ristiseiska"
                               << "human,easy,easy";
  QTest::newRow("pop") << "pop"
                       << "human,easy";
}

void TestWindow::cardsGame() {
  QFETCH(QString, game);
  QFETCH(QString, seats);
  const auto main = open({"--game", game, "--seats", seats, "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  QList<int> done{0, 0, 0};
  for (int turn = 0; turn < 40 && done.contains(0); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn() || session->over() || session->resting(), 20000);
    if (session->over()) break;
    if (session->resting()) {
      session->continueTrick();
      continue;
    }
    table->settle();
    const int before = session->moveCount();
    const Trip trip = findTrip(session);
    if (trip.row < 0) {
      // Nothing to play: a button it is.
      const ActionModel* actions = session->actions();
      for (int row = 0; row < actions->rowCount(); ++row) {
        if (!actions->row(row).enabled) continue;
        QTest::keySequence(main->window(), QKeySequence(actions->row(row).key));
        break;
      }
      QTRY_VERIFY_WITH_TIMEOUT(session->moveCount() > before, 20000);
      continue;
    }
    const int way = static_cast<int>(done.indexOf(0));
    if (way == 0) drag(main->window(), grip(table, trip.row), middle(table, table->pileOf(trip.pile)->extent()));
    if (way == 1) QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, trip.row));
    if (way == 2) {
      QTest::keyClick(main->window(), Qt::Key_Down);
      QTest::keyClick(main->window(), Qt::Key_Return);
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->moveCount() > before, 20000);
    done[way] = 1;
  }
  QCOMPARE(done, (QList<int>{1, 1, 1}));
}

void TestWindow::declaresByMouseAndKeys() {
  const auto main = open({"--game", "commune", "--seats", "human,human,human", "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const CallPad* pad = session->pad();
  QTest::keyClick(main->window(), Qt::Key_Return);  // the cover
  QVERIFY(pad->active());
  QCOMPARE(pad->proposal(), QString("high 3"));

  // By keys: the second kind of hand, nines; the key of a rank goes before the shortcuts of the window.
  for (const int key : {Qt::Key_2, Qt::Key_4}) QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  QCOMPARE(pad->proposal(), QString("pair 4"));
  for (const int key : {Qt::Key_3, Qt::Key_K, Qt::Key_9}) QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  QCOMPARE(pad->proposal(), QString("two_pair K 9"));
  for (const int key : {Qt::Key_2, Qt::Key_9}) QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->moveCount(), 1);
  QCOMPARE(session->facts()["declaration"].toString(), QString("pair 9"));

  // By two clicks: a kind of hand proposes the lowest of it.
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(pad->proposal(), QString("pair T"));
  click(main.get(), "Three");
  QCOMPARE(pad->proposal(), QString("trips 3"));
  click(main.get(), "Q");
  QCOMPARE(pad->proposal(), QString("trips Q"));
  click(main.get(), "High card");
  QCOMPARE(pad->proposal(), QString("trips Q"));
  click(main.get(), "Declare: Three queens");
  QCOMPARE(session->facts()["declaration"].toString(), QString("trips Q"));

  // The call turns everything up and shows what came of it.
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTest::keyClick(main->window(), Qt::Key_C);
  QCOMPARE(session->phase(), QString("showdown"));
  QVERIFY(!pad->shown());
  for (int row = 0; row < session->cards()->rowCount(); ++row)
    QCOMPARE(session->cards()->slot(row).card.is_known(), session->cards()->slot(row).pile != "stock");
  const bool present = session->facts()["result"].toMap()["present"].toBool();
  const QString loser = session->seats()->name(session->facts()["result"].toMap()["loser"].toInt());
  const QString told = (present ? "It is there: %1 loses a token" : "It is not there: %1 loses a token");
  QVERIFY(drawsText(main->window()->contentItem(), told.arg(loser)));
  QTest::keyClick(main->window(), Qt::Key_Space);
  QCOMPARE(session->deal(), 2);
}

void TestWindow::pagesOpen_data() {
  QTest::addColumn<QString>("page");
  for (const char* page : {"start", "new", "rules", "settings", "statistics"}) QTest::newRow(page) << QString(page);
}

void TestWindow::pagesOpen() {
  QFETCH(QString, page);
  const auto main = open({"--page", page});
  QVERIFY(main);
  QVERIFY(!main->window()->grabWindow().isNull());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!main->window()->grabWindow().isNull());
}

void TestWindow::logTellsMoves() {
  const auto main = open({"--game", "yukon", "--seed", "1"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const Trip trip = findTrip(session);
  QVERIFY(trip.row >= 0);
  QVERIFY(session->lift(trip.row));
  QVERIFY(session->dropOn(trip.pile));
  QTest::keyClick(main->window(), Qt::Key_L);
  QTRY_VERIFY(drawsText(main->window()->contentItem(), session->logText()));
}

void TestWindow::coverOpensByKey() {
  const auto main = open({"--game", "pop", "--seats", "human,human", "--seed", "7"});
  QVERIFY(main);
  const Session* session = main->app()->session();
  QVERIFY(session->coverSeat() >= 0);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->coverSeat(), -1);
  QVERIFY(session->viewer() >= 0);
}

void TestWindow::leaveAndComeBack() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  main->app()->leave();
  QVERIFY(!main->app()->session());
  QVERIFY(!main->window()->grabWindow().isNull());
  main->app()->quickGame("ristiseiska");
  QVERIFY(main->app()->session());
  QVERIFY(!main->window()->grabWindow().isNull());
  main->app()->again(true);
  QVERIFY(!main->window()->grabWindow().isNull());
}

void TestWindow::aFirstGameBeginsWithHelp() {
  const auto main = open({"--game", "yukon", "--seed", "7"}, true);
  QVERIFY(main);
  const QString words = main->app()->firstHelp("yukon");
  QVERIFY(words.startsWith("- "));
  QVERIFY(drawsText(main->window()->contentItem(), words));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(!drawsText(main->window()->contentItem(), words));
  QCOMPARE(main->app()->session()->moveCount(), 0);
  main->app()->newGame("ristiseiska", {"human", "easy", "easy"}, {}, {}, 1, false);
  const QString others = main->app()->firstHelp("ristiseiska");
  QTRY_VERIFY(drawsText(main->window()->contentItem(), others));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  main->app()->newGame("yukon", {"human"}, {}, {}, 8, false);
  QVERIFY(!drawsText(main->window()->contentItem(), words));
}

QTEST_MAIN(TestWindow)
#include "test_window.moc"
