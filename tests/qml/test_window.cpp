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
  void longColumnsStayReadable();
  void hintsCoverNoCard_data();
  void hintsCoverNoCard();
  void wrongDropGlidesBackAndSaysWhy();
  void cardsGame_data();
  void cardsGame();
  void stackAndTrickAreTwoTargets();
  void scoreSheetOpensByKey();
  void setsByDragDoubleClickAndKeys();
  void meldsByClickDragAndKeys();
  void declaresByMouseAndKeys();
  void pagesOpen_data();
  void pagesOpen();
  void logTellsMoves();
  void coverOpensByKey();
  void unseenCardsByKeysAndMouse();
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

/// The visible items of that QML type.
QList<const QQuickItem*> findTypes(const QQuickItem* item, const QByteArray& type) {
  QList<const QQuickItem*> found;
  if (QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) found.append(item);
  for (const QQuickItem* child : item->childItems()) found += findTypes(child, type);
  return found;
}

const QQuickItem* findType(const QQuickItem* item, const QByteArray& type) {
  return findTypes(item, type).value(0);
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

void TestWindow::unseenCardsByKeysAndMouse() {
  const auto main =
      open({"--game", "lorum", "--seats", "human,human,human,human", "--seed", "5", "--option", "contract=hairy_ape"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const bool fourColour = main->app()->settings()->fourColour();
  for (const bool byKey : {true, false}) {
    QVERIFY(session->coverSeat() >= 0);
    QTest::keyClick(main->window(), Qt::Key_Return);
    table->settle();
    const int row = session->cards()->rowAt(QString("hand.%1").arg(session->viewer()), 3);
    QCOMPARE(session->codeOf(row), -1);
    const int before = session->moveCount();
    // The digit means the place here, not what else it is a key for.
    if (byKey)
      QTest::keyClick(main->window(), Qt::Key_4);
    else
      QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, row));
    QCOMPARE(session->moveCount(), before + 1);
    QCOMPARE(session->cards()->slot(row).pile, QString("trick"));
  }
  QCOMPARE(main->app()->settings()->fourColour(), fourColour);
}

void TestWindow::everythingStaysInside_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("size");
  for (const char* game : {"yukon", "ristiseiska", "pop", "thieving_stink", "chinese_ten", "lorum", "stomp", "umtali",
                           "vazhushal", "commune"}) {
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
    if (!table->pileOf(cards->slot(row).pile)) continue;  // the table has no place for it
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
  drag(main->window(), grip(table, trip.row), middle(table, table->targetFrame(trip.pile)));
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
  QVERIFY(table->isMarking());
  QTest::keyClick(main->window(), Qt::Key_Space);
  QVERIFY(!table->isMarking());
  QTest::keyClick(main->window(), Qt::Key_Return);
  if (table->isCarrying()) {
    // Where there is a choice the card is picked up first.
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QVERIFY(!table->isCarrying());
    QTest::keyClick(main->window(), Qt::Key_Return);
    QTest::keyClick(main->window(), Qt::Key_Return);
  }
  QCOMPARE(session->moveCount(), before + 1);
}

void TestWindow::longColumnsStayReadable() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--size", "800x600"});
  QVERIFY(main);
  auto* table = find<GameTable>(main->window()->contentItem());
  int longest = 0;
  for (int deal = 1; deal < 60 && longest < 18; ++deal) {
    main->app()->newGame("yukon", {"human"}, {"Ada"}, {}, deal, false);
    Session* session = main->app()->session();
    for (int move = 0; move < 30 && !session->over(); ++move) {
      // Whatever makes the longest column longer.
      int most = 0;
      int row = -1;
      QString to;
      for (const QVariant& trip : session->trips()) {
        const QString pile = trip.toMap()["pile"].toString();
        const int card = trip.toMap()["row"].toInt();
        const int length = session->pileSize(pile) + static_cast<int>(session->group(card).size());
        if (!pile.startsWith("tableau") || length <= most) continue;
        most = length;
        row = card;
        to = pile;
      }
      if (row < 0) break;
      QVERIFY(session->lift(row) && session->dropOn(to));
      table->settle();
      longest = std::max(longest, most);
      for (int card = 0; card < session->cards()->rowCount(); ++card) {
        const auto& slot = session->cards()->slot(card);
        if (!slot.card.is_known() || !slot.pile.startsWith("tableau")) continue;
        const qreal least = slot.card.rank() == 0 ? 0.32 : 0.22;
        QVERIFY2(table->visibleOf(card).height() >= least * table->restOf(card).height(),
                 qPrintable(QString("%1 of %2").arg(slot.place).arg(slot.size)));
      }
    }
  }
  QVERIFY(longest >= 18);
}

void TestWindow::hintsCoverNoCard_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("size");
  for (const char* game : {"yukon", "ristiseiska", "pop"})
    for (const char* size : {"800x600", "1280x800"})
      QTest::newRow(qPrintable(QString("%1 %2").arg(game, size))) << QString(game) << QString(size);
}

void TestWindow::hintsCoverNoCard() {
  QFETCH(QString, game);
  QFETCH(QString, size);
  const auto main = open({"--game", game, "--seed", "7", "--size", size});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(session->canHint(), 20000);
  session->hint();
  QTRY_VERIFY_WITH_TIMEOUT(!session->hintText().isEmpty(), 20000);
  table->settle();
  const QQuickItem* note = findType(table, "TableNote");
  QVERIFY(note && note->isVisible() && note->height() > 0);
  const QRectF rect(note->mapToItem(table, QPointF()), note->size());
  QVERIFY(QRectF(0, 0, table->width(), table->height()).contains(rect));
  for (int row = 0; row < session->cards()->rowCount(); ++row) QVERIFY(!rect.intersects(table->restOf(row)));
  for (const PileItem* pile : table->piles()) QVERIFY2(!rect.intersects(pile->extent()), qPrintable(pile->pileId()));
  for (const char* other : {"SeatPlate", "ActionButton"}) {
    for (const QQuickItem* item : findTypes(table, other)) {
      if (!item->isVisible() || note->isAncestorOf(item)) continue;
      QVERIFY2(!rect.intersects(item->mapRectToItem(table, QRectF(QPointF(), item->size()))), other);
    }
  }
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
  QTest::newRow("thieving_stink") << "thieving_stink"
                                  << "human,easy,easy,easy";
  QTest::newRow("chinese ten") << "chinese_ten"
                               << "human,easy";
  QTest::newRow("lorum") << "lorum"
                         << "human,easy,easy,easy";
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
    if (way == 0) drag(main->window(), grip(table, trip.row), middle(table, table->targetArea(trip.pile)));
    // Where a card has several targets, it is only taken up at first.
    const auto choosing = [&] { return session->moveCount() == before && !session->targets().isEmpty(); };
    if (way == 1) {
      QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, trip.row));
      if (choosing())
        QTest::mouseClick(main->window(), Qt::LeftButton, {},
                          middle(table, table->targetFrame(session->targets().last())));
    }
    if (way == 2) {
      QTest::keyClick(main->window(), Qt::Key_Down);
      QTest::keyClick(main->window(), Qt::Key_Return);
      if (choosing()) {
        QTest::keyClick(main->window(), Qt::Key_Tab);
        QTest::keyClick(main->window(), Qt::Key_Return);
      }
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->moveCount() > before, 20000);
    done[way] = 1;
  }
  QCOMPARE(done, (QList<int>{1, 1, 1}));
}

// Whoever leads may go two ways with a card: a drop says which, a click means the trick, and a key the stack.
void TestWindow::stackAndTrickAreTwoTargets() {
  const auto main = open({"--game", "thieving_stink", "--seats", "human,easy,easy,easy", "--seed", "11"});
  QVERIFY(main);
  QQuickWindow* window = main->window();
  Session* session = main->app()->session();
  auto* table = find<GameTable>(window->contentItem());
  QVERIFY(table);
  QStringList ways{"drop", "click", "key", "button"};
  for (int turn = 0; turn < 300 && !ways.isEmpty(); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn() || session->over(), 20000);
    QVERIFY(!session->over());
    table->settle();
    Trip trip = findTrip(session);
    QVERIFY(trip.row >= 0);
    const QSet<int> marked = session->cards()->marked();
    if (!marked.isEmpty()) trip = {*std::min_element(marked.begin(), marked.end()), "trump_stack"};
    session->lift(trip.row);
    QCOMPARE(session->targets().size(), marked.isEmpty() ? 1 : 2);
    session->cancelLift();
    const fulltable::Card card = session->cards()->slot(trip.row).card;
    const int before = session->moveCount();
    const int stacked = session->pileSize("trump_stack");
    const QString way = marked.isEmpty() ? "drop" : ways.first();
    if (way == "drop") {
      drag(window, grip(table, trip.row), middle(table, table->pileOf(trip.pile)->extent()));
    } else if (way == "click") {
      QTest::mouseClick(window, Qt::LeftButton, {}, grip(table, trip.row));
    } else {
      const ActionModel* actions = session->actions();
      QCOMPARE(actions->rowCount(), 1);
      QCOMPARE(actions->row(0).key, QString("T"));
      QTest::mouseMove(window, way == "key" ? grip(table, trip.row) : QPoint(2, 2));
      QTRY_COMPARE(table->hovered(), way == "key" ? trip.row : -1);
      QTest::keyClick(window, Qt::Key_T);
      if (way == "button") {
        QVERIFY(actions->row(0).armed);
        QCOMPARE(session->moveCount(), before);
        QTest::mouseClick(window, Qt::LeftButton, {}, grip(table, trip.row));
      }
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->moveCount() > before, 20000);
    if (marked.isEmpty()) continue;
    const fulltable::Played made = session->match().history()[static_cast<std::size_t>(before)];
    QCOMPARE(made.move.card(), card);
    QCOMPARE(QString::fromStdString(session->match().truth().write(made.move)).section(' ', 0, 0),
             QString(way == "click" ? "play" : "trump"));
    QVERIFY(way == "click" || session->pileSize("trump_stack") > stacked);
    ways.removeFirst();
  }
  QCOMPARE(ways, QStringList());
}

void TestWindow::scoreSheetOpensByKey() {
  const auto main = open({"--game", "thieving_stink", "--seats", "human,easy,easy,easy", "--seed", "11"});
  QVERIFY(main);
  const auto shown = [&] { return drawsText(main->window()->contentItem(), "The first deal is being played."); };
  QVERIFY(!shown());
  QTest::keyClick(main->window(), Qt::Key_S);
  QTRY_VERIFY(shown());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(!shown());
}

void TestWindow::setsByDragDoubleClickAndKeys() {
  const auto main = open({"--game", "stomp", "--seats", "human,easy", "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  QList<int> done{0, 0, 0, 0};
  for (int turn = 0; turn < 60 && done.contains(0); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn() || session->over() || session->resting(), 20000);
    if (session->over()) break;
    if (session->resting()) {
      session->continueTrick();
      continue;
    }
    table->settle();
    const int before = session->moveCount();
    const Trip trip = findTrip(session);
    const int way =
        trip.row < 0 || (session->phase() == "reply" && done[3] == 0) ? 3 : static_cast<int>(done.indexOf(0));
    if (way == 0) drag(main->window(), grip(table, trip.row), middle(table, table->pileOf(trip.pile)->extent()));
    if (way == 1) {
      const QPoint card = grip(table, trip.row);
      QTest::mouseClick(main->window(), Qt::LeftButton, {}, card, 500);
      QCOMPARE(session->lifted(), QList<int>{trip.row});
      QTest::mouseDClick(main->window(), Qt::LeftButton, {}, card);
    }
    if (way == 2) {
      QTest::keyClick(main->window(), Qt::Key_Down);
      QTest::keyClick(main->window(), Qt::Key_Space);
      QCOMPARE(session->lifted().size(), 1);
      if (session->canPlaySelection()) {
        QTest::keyClick(main->window(), Qt::Key_Return);
      } else {
        QTest::keyClick(main->window(), Qt::Key_Escape);
        QVERIFY(session->lifted().isEmpty());
      }
    }
    if (way == 3 || (session->phase() == "reply" && session->moveCount() == before && session->chooser().isEmpty() &&
                     session->lifted().isEmpty()))
      QTest::keyClick(main->window(), Qt::Key_P);
    if (!session->chooser().isEmpty()) session->choose(0);
    if (session->phase() == "lead" && session->moveCount() == before) continue;
    QTRY_VERIFY_WITH_TIMEOUT(session->moveCount() > before, 20000);
    done[way] = 1;
  }
  QCOMPARE(done, (QList<int>{1, 1, 1, 1}));
}

void TestWindow::meldsByClickDragAndKeys() {
  const auto main = open({"--game", "umtali", "--seats", "human,easy", "--seed", "5", "--option", "hands=12"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  enum Way { drawnByClick, drawnByKey, laidByKeys, laidByDrag, laidByDoubleClick, discarded, ways };
  QList<int> done(ways, 0);
  for (int i = 0; i < 400 && done.contains(0); ++i) {
    QTRY_VERIFY_WITH_TIMEOUT(session->myTurn() || session->over() || session->resting(), 20000);
    if (session->over()) break;
    if (session->resting()) {
      session->continueTrick();
      continue;
    }
    table->settle();
    const int before = session->moveCount();
    if (session->phase() == "draw") {
      const Way way = done[drawnByClick] ? drawnByKey : drawnByClick;
      if (way == drawnByClick)
        QTest::mouseClick(main->window(), Qt::LeftButton, {}, middle(table, table->pileOf("stock")->extent()), 500);
      else
        QTest::keyClick(main->window(), session->pileSize("stock") > 0 ? Qt::Key_S : Qt::Key_D);
      done[way] = 1;
    } else if (session->hasOffers() && !(done[laidByKeys] && done[laidByDrag] && done[laidByDoubleClick])) {
      QTest::keyClick(main->window(), Qt::Key_W);
      QVERIFY(!session->lifted().isEmpty());
      table->settle();
      const int row = session->lifted().first();
      const Way way = !done[laidByKeys] ? laidByKeys : !done[laidByDrag] ? laidByDrag : laidByDoubleClick;
      if (way == laidByKeys) QTest::keyClick(main->window(), Qt::Key_M);
      if (way == laidByDrag)
        drag(main->window(), grip(table, row), middle(table, table->pileOf(session->targets().first())->extent()));
      if (way == laidByDoubleClick) {
        session->cancelLift();
        table->settle();
        QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, row), 500);
        table->settle();
        QTest::mouseDClick(main->window(), Qt::LeftButton, {}, grip(table, row));
        if (session->moveCount() == before && !session->chooser().isEmpty()) session->choose(0);
      }
      done[way] = 1;
    } else {
      const int row = session->cards()->rowAt(QString("hand.%1").arg(session->viewer()), 0);
      drag(main->window(), grip(table, row), middle(table, table->pileOf("discard")->extent()));
      if (session->moveCount() == before && !session->chooser().isEmpty()) session->choose(0);
      done[discarded] = 1;
    }
    QTRY_VERIFY2_WITH_TIMEOUT(session->moveCount() > before, qPrintable(session->phase() + session->refusal()), 20000);
  }
  QCOMPARE(done, QList<int>(ways, 1));
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
