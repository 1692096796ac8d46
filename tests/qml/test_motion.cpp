// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QQmlComponent>
#include <QRegularExpression>
#include <QTest>
#include <cmath>

#include "qml/driven_window.h"
#include "table/felt.h"
#include "table/tablecard.h"

// How cards move: the deal, flights, lifted cards, the rest of a trick; and that nothing of it holds up a player.
class TestMotion : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void dealStaggersAndEnds();
  void theDealComesFromTheStock();
  void onlyWhatGoesElsewhereRises();
  void anyInputSkipsTheDeal_data();
  void anyInputSkipsTheDeal();
  void nextMoveNeedNotWaitForTheLast();
  void liftedCardsTiltAsOne();
  void wrongDropGlidesBack();
  void onlyWhatIsSeenIsDrawn();
  void resizingKeepsCardsAtTheirPlaces();
  void nothingMovesWhereNothingShould_data();
  void nothingMovesWhereNothingShould();
  void finishedTrickRestsAndSweeps_data();
  void finishedTrickRestsAndSweeps();
  void textStandsOutOnEveryCloth_data();
  void textStandsOutOnEveryCloth();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments) { return openWindow(folder_, arguments); }
  QTemporaryDir folder_;
};

namespace {

GameTable* tableOf(const MainWindow& main) {
  return find<GameTable>(main.window()->contentItem());
}

int gliding(const GameTable* table, Session* session) {
  int count = 0;
  for (int row = 0; row < session->cards()->rowCount(); ++row) count += table->card(row)->isGliding();
  return count;
}

bool allAtHome(const GameTable* table, Session* session) {
  for (int row = 0; row < session->cards()->rowCount(); ++row)
    if (table->card(row)->position() != table->restOf(row).topLeft()) return false;
  return true;
}

double channel(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
  return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double light = std::max(luminance(a), luminance(b)), dark = std::min(luminance(a), luminance(b));
  return (light + 0.05) / (dark + 0.05);
}

}  // namespace

void TestMotion::init() {
  failOnAnyWarning();
}

void TestMotion::dealStaggersAndEnds() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  const GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  QTRY_VERIFY(gliding(table, session) > 30);
  // Some lie already where others have not begun.
  QTRY_VERIFY(gliding(table, session) < 30);
  QVERIFY(gliding(table, session) > 0);
  QTRY_COMPARE(gliding(table, session), 0);
  QVERIFY(allAtHome(table, session));
}

/// Nothing flies in through the plates, and nobody sees a card before it is dealt.
void TestMotion::theDealComesFromTheStock() {
  const auto main = open({"--game", "umtali", "--seats", "human,easy", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  GameTable* table = tableOf(*main);
  table->layOutNow();
  const QPointF stock = table->pileOf("stock")->topmost().center();
  int waiting = 0;
  for (int row = 0; row < main->app()->session()->cards()->count(); ++row) {
    const TableCard* card = table->card(row);
    QVERIFY(card->y() >= 0);
    if (!card->isWaiting()) continue;
    ++waiting;
    QVERIFY(!card->isVisible());
    const QPointF way = QRectF(card->x(), card->y(), card->width(), card->height()).center() - stock;
    QVERIFY(std::abs(way.x()) < 3 && std::abs(way.y()) < 3);
  }
  QVERIFY(waiting <= 21);
  QTRY_COMPARE(gliding(table, main->app()->session()), 0);
  for (int row = 0; row < main->app()->session()->cards()->count(); ++row) QVERIFY(!table->card(row)->isWaiting());
}

/// A card that only makes room stays below those that travel.
void TestMotion::onlyWhatGoesElsewhereRises() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  auto* table = find<GameTable>(main->window()->contentItem());
  Session* session = main->app()->session();
  QTRY_COMPARE(gliding(table, session), 0);
  const LegalDrag legal = findLegalDrag(session);
  QVERIFY(legal.row >= 0);
  QStringList before;
  for (int row = 0; row < session->cards()->count(); ++row) before.append(session->cards()->slot(row).pile);
  QVERIFY(session->input()->lift(legal.row));
  QVERIFY(session->input()->dropOn(legal.to));
  // At the same time everything has to make room.
  table->setProperty("strip", 160);
  table->layOutNow();
  QVERIFY(gliding(table, session) > 20);
  QVERIFY(table->card(legal.row)->isTravelling());
  for (int row = 0; row < session->cards()->count(); ++row)
    QVERIFY(!table->card(row)->isTravelling() || session->cards()->slot(row).pile != before[row]);
}

void TestMotion::anyInputSkipsTheDeal_data() {
  QTest::addColumn<QString>("input");
  for (const char* input : {"click", "click on the bar", "key", "wheel"}) QTest::newRow(input) << QString(input);
}

void TestMotion::anyInputSkipsTheDeal() {
  QFETCH(QString, input);
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  const GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  QTRY_VERIFY(gliding(table, session) > 30);
  const QPoint empty(main->window()->width() / 2, input == "click on the bar" ? 4 : main->window()->height() - 4);
  if (input.startsWith("click")) QTest::mouseClick(main->window(), Qt::LeftButton, {}, empty);
  if (input == "key") QTest::keyClick(main->window(), Qt::Key_Shift);
  if (input == "wheel") {
    QWheelEvent wheel(empty, main->window()->mapToGlobal(empty), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(main->window(), &wheel);
  }
  QCOMPARE(gliding(table, session), 0);
  QVERIFY(allAtHome(table, session));
}

void TestMotion::nextMoveNeedNotWaitForTheLast() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  table->layOutNow();
  table->hurry();
  for (int move = 1; move <= 2; ++move) {
    const auto [row, pile] = findLegalDrag(session);
    QVERIFY(row >= 0);
    const QPoint from = middle(table, table->visibleOf(row)), to = middle(table, table->pileOf(pile.pile)->topmost());
    QTest::mousePress(main->window(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 5; ++i) QTest::mouseMove(main->window(), from + (to - from) * i / 5);
    QTest::mouseRelease(main->window(), Qt::LeftButton, {}, to);
    QCOMPARE(session->game()->moveCount(), move);
    table->layOutNow();
  }
}

void TestMotion::liftedCardsTiltAsOne() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  table->layOutNow();
  table->hurry();
  int held = -1;
  for (const int row : session->cards()->movable())
    if (session->input()->cardsWith(row).size() > 2) held = row;
  QVERIFY(held >= 0);
  const QList<int> group = session->input()->cardsWith(held);
  const QPoint from = middle(table, table->visibleOf(held));
  QTest::mousePress(main->window(), Qt::LeftButton, {}, from);
  QTest::mouseMove(main->window(), from + QPoint(30, 20));
  const TableCard* first = table->card(held);
  QCOMPARE(first->position(), table->restOf(held).topLeft() + QPointF(30, 20));
  QCOMPARE(first->rotation(), 2.0);
  QCOMPARE(first->scale(), 1.04);
  // A straight line down the middles leans as the cards do.
  for (const int row : group.mid(1)) {
    const QPointF way = table->card(row)->position() - first->position();
    const qreal fall = table->restOf(row).y() - table->restOf(held).y();
    QVERIFY(std::abs(way.x() + std::sin(qDegreesToRadians(2.0)) * 1.04 * fall) < 0.01);
    QVERIFY(std::abs(way.y() - std::cos(qDegreesToRadians(2.0)) * 1.04 * fall) < 0.01);
  }
  QTest::mouseRelease(main->window(), Qt::LeftButton, {}, from + QPoint(30, 20));
}

void TestMotion::wrongDropGlidesBack() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  table->layOutNow();
  table->hurry();
  const int row = findLegalDrag(session).row;
  QVERIFY(row >= 0);
  const QPoint from = middle(table, table->visibleOf(row));
  QTest::mousePress(main->window(), Qt::LeftButton, {}, from);
  for (int i = 1; i <= 5; ++i) QTest::mouseMove(main->window(), from + QPoint(8, 2) * i);
  QTest::mouseRelease(main->window(), Qt::LeftButton, {}, from + QPoint(40, 10));
  QCOMPARE(session->game()->moveCount(), 0);
  QTRY_VERIFY(table->card(row)->isGliding());
  QTRY_VERIFY(!table->card(row)->isGliding());
  QCOMPARE(table->card(row)->position(), table->restOf(row).topLeft());
  QCOMPARE(table->card(row)->rotation(), 0.0);
}

void TestMotion::onlyWhatIsSeenIsDrawn() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  QTRY_VERIFY(gliding(table, session) > 0);
  table->hurry();
  int top = -1;
  for (const int row : session->cards()->movable())
    if (session->input()->cardsWith(row).size() == 1 && session->cards()->slot(row).place > 0) top = row;
  QVERIFY(top >= 0);
  const CardSlot& slot = session->cards()->slot(top);
  const TableCard* under = table->card(session->cards()->rowAt(slot.pile, slot.place - 1));
  QCOMPARE(table->card(top)->shown(), 1.0);
  // Once the cards have turned over, too.
  QTRY_VERIFY(under->shown() < 0.6);
  QVERIFY(under->shown() * under->height() >= table->visibleOf(under->row()).height());
  const QPoint from = middle(table, table->visibleOf(top));
  QTest::mousePress(main->window(), Qt::LeftButton, {}, from);
  QTest::mouseMove(main->window(), from + QPoint(20, 10));
  QCOMPARE(under->shown(), 1.0);
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(table->card(top)->isGliding());
  QCOMPARE(under->shown(), 1.0);
  QTRY_VERIFY(under->shown() < 0.6);
  QTest::mouseRelease(main->window(), Qt::LeftButton, {}, from + QPoint(20, 10));
  QCOMPARE(session->game()->moveCount(), 0);
}

void TestMotion::resizingKeepsCardsAtTheirPlaces() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "normal"});
  QVERIFY(main);
  GameTable* table = tableOf(*main);
  Session* session = main->app()->session();
  table->layOutNow();
  table->hurry();
  main->window()->resize(1000, 700);
  QTRY_VERIFY(table->width() < 1001);
  table->layOutNow();
  QVERIFY(allAtHome(table, session));
  // While cards fly, they end where they belong in the new size.
  main->app()->again(true);
  session = main->app()->session();
  table = tableOf(*main);
  QTRY_VERIFY(gliding(table, session) > 0);
  main->window()->resize(900, 650);
  QTRY_COMPARE(gliding(table, session), 0);
  QVERIFY(allAtHome(table, session));
}

void TestMotion::nothingMovesWhereNothingShould_data() {
  QTest::addColumn<QString>("speed");
  QTest::addColumn<bool>("reduced");
  QTest::newRow("instant") << "instant" << false;
  QTest::newRow("reduced motion") << "normal" << true;
}

void TestMotion::nothingMovesWhereNothingShould() {
  QFETCH(QString, speed);
  QFETCH(bool, reduced);
  const auto main = open({"--speed", speed});
  QVERIFY(main);
  main->app()->settings()->look()->setDesktopMotion(!reduced);
  QCOMPARE(main->app()->settings()->look()->reducedMotion(), reduced);
  main->app()->newGame("yukon", {"human"}, {"Ada"}, {}, "7", false);
  Session* session = main->app()->session();
  GameTable* table = tableOf(*main);
  QVERIFY(table);
  table->layOutNow();
  QCOMPARE(gliding(table, session), 0);
  QVERIFY(allAtHome(table, session));
  const auto [row, pile] = findLegalDrag(session);
  QVERIFY(session->input()->lift(row));
  QVERIFY(session->input()->dropOn({pile}));
  table->layOutNow();
  QCOMPARE(gliding(table, session), 0);
  QVERIFY(allAtHome(table, session));
}

void TestMotion::finishedTrickRestsAndSweeps_data() {
  QTest::addColumn<QString>("seats");
  QTest::newRow("pop") << QString("human,easy");
  // Where the table has no place for what was won, it goes to the winner's plate.
  QTest::newRow("lorum") << QString("human,easy,easy,easy");
}

void TestMotion::finishedTrickRestsAndSweeps() {
  QFETCH(const QString, seats);
  const QString game = QTest::currentDataTag();
  const auto main = open({"--game", game, "--seats", seats, "--seed", "11", "--speed", "fast"});
  QVERIFY(main);
  main->app()->settings()->play()->setTrickRest("click");
  Session* session = main->app()->session();
  GameTable* table = tableOf(*main);
  for (int turn = 0; turn < 60 && !session->shown()->resting(); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->resting(), 20000);
    if (session->shown()->resting()) break;
    const auto [row, pile] = findLegalDrag(session);
    const ButtonModel* buttons = session->input()->buttons();
    if (row >= 0) {
      QVERIFY(session->input()->lift(row));
      QVERIFY(session->input()->dropOn({pile}));
      if (!session->input()->chooser().isEmpty()) session->input()->choose(0);
      continue;
    }
    for (int button = 0; button < buttons->rowCount(); ++button) {
      if (!buttons->row(button).enabled) continue;
      session->input()->press(button);
      break;
    }
  }
  QVERIFY(session->shown()->resting());
  const QList<int> trick = session->cards()->rowsOf("trick");
  QVERIFY(!trick.isEmpty());
  QCoreApplication::processEvents();
  QVERIFY(session->shown()->resting());
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, table->mapToScene(QPointF(4, table->height() / 2)).toPoint());
  QVERIFY(!session->shown()->resting());
  // The next trick may have begun already, with other cards.
  const QList<int> next = session->cards()->rowsOf("trick");
  for (const int row : trick) QVERIFY(!next.contains(row));
  table->layOutNow();
  for (const int row : trick) QVERIFY(table->card(row)->isGliding() && table->card(row)->isVisible());
  QTRY_COMPARE(gliding(table, session), 0);
}

void TestMotion::textStandsOutOnEveryCloth_data() {
  QTest::addColumn<QString>("felt");
  for (const char* felt : {"green", "blue", "burgundy", "charcoal", "linen"}) QTest::newRow(felt) << QString(felt);
}

void TestMotion::textStandsOutOnEveryCloth() {
  QFETCH(QString, felt);
  const auto main = open({"--game", "yukon", "--seed", "7", "--speed", "instant", "--felt", felt});
  QVERIFY(main);
  QQmlComponent component(qmlEngine(main->window()->contentItem()->childItems().first()));
  component.setData("import QtQml\nimport FullTable.Table\nQtObject { property QtObject theme: Theme }", {});
  const std::unique_ptr<QObject> holder(component.create());
  QVERIFY2(holder, qPrintable(component.errorString()));
  const auto* theme = holder->property("theme").value<QObject*>();
  const auto color = [theme](const char* name) { return theme->property(name).value<QColor>(); };
  // The cloth as it is drawn, at its lightest and darkest.
  const QImage cloth = drawFelt(felt, {160, 100});
  for (const char* ink : {"clothInk", "clothInkFaint"}) {
    double least = 21;
    for (int y = 0; y < cloth.height(); ++y)
      for (int x = 0; x < cloth.width(); ++x) least = std::min(least, contrast(color(ink), cloth.pixelColor(x, y)));
    QVERIFY2(least >= 4.5, qPrintable(QString("%1: %2").arg(ink).arg(least)));
  }
  const std::pair<const char*, const char*> pairs[] = {
      {"clothInk", "plate"}, {"clothInkFaint", "plate"}, {"accent", "plate"}, {"ink", "paper"},
      {"inkFaint", "paper"}, {"inkFaint", "paperDeep"},  {"red", "paper"},    {"paper", "action"},
  };
  for (const auto& [text, ground] : pairs) {
    const double found = contrast(color(text), color(ground));
    QVERIFY2(found >= 4.5, qPrintable(QString("%1 on %2: %3").arg(text, ground).arg(found)));
  }
}

QTEST_MAIN(TestMotion)
#include "test_motion.moc"
