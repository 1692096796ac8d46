// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "qml/driven_window.h"
#include "table/tablecard.h"

// What single games promise of their tables, in small and large windows: what belongs to a player lies at their plate,
// nothing lies upon what has to be read, and what is to be pressed is large enough.
class TestTables : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void whatIsAPlayersLiesAtTheirPlate();
  void cardsOfATrickCoverNoDisplay();
  void rowsOfDominoLieApart();
  void aShowdownShowsEveryCard();
  void keysOfARaceAreLarge_data();
  void keysOfARaceAreLarge();
  void discardsCanBeReadAgain();
  void aHandIsPutInOrder_data();
  void aHandIsPutInOrder();

 private:
  QTemporaryDir folder_;
};

namespace {

constexpr QSize sizes[] = {{800, 600}, {1366, 768}, {3840, 2160}};

QQuickItem* content(const MainWindow* main) {
  return main->window()->contentItem();
}

/// Gives the window that size, and lays its table out.
void resize(const MainWindow* main, const QSize& size) {
  main->window()->resize(size);
  QTRY_COMPARE(QSize(qRound(content(main)->width()), qRound(content(main)->height())), size);
  auto* table = find<GameTable>(content(main));
  table->layOutNow();
  // What a pile's place decides may move another one.
  QCoreApplication::processEvents();
  table->layOutNow();
}

QRectF rectOf(const GameTable* table, const QQuickItem* item) {
  return table->mapRectFromItem(item, QRectF(0, 0, item->width(), item->height()));
}

/// The plates by their seats, in the table's coordinates.
QHash<int, QRectF> plates(const GameTable* table) {
  QHash<int, QRectF> found;
  for (const QQuickItem* plate : findTypes(table, "SeatPlate"))
    found.insert(plate->property("seat").toInt(), rectOf(table, plate));
  return found;
}

/// The seat whose plate is nearest to that place.
int nearestSeat(const GameTable* table, const QRectF& place) {
  int nearest = -1;
  qreal least = 1e9;
  const QHash<int, QRectF> all = plates(table);
  for (auto plate = all.begin(); plate != all.end(); ++plate) {
    const qreal dx = std::max({plate->left() - place.right(), place.left() - plate->right(), 0.0});
    const qreal dy = std::max({plate->top() - place.bottom(), place.top() - plate->bottom(), 0.0});
    if (const qreal far = std::hypot(dx, dy); far < least) {
      least = far;
      nearest = plate.key();
    }
  }
  return nearest;
}

/// The first two cards of those piles that lie upon each other, in words; empty: none do.
QString overlap(const GameTable* table, Session* session, const QStringList& piles) {
  QList<std::pair<QString, QRectF>> places;
  for (const QString& pile : piles)
    for (const int row : session->cards()->rowsOf(pile)) places.append({pile, table->restOf(row)});
  for (const auto& [pile, place] : places)
    for (const auto& [other, there] : places)
      if (pile != other && place.adjusted(1, 1, -1, -1).intersects(there)) return pile + " upon " + other;
  return {};
}

}  // namespace

void TestTables::whatIsAPlayersLiesAtTheirPlate() {
  const auto main = openWindow(folder_, {"--game", "thieving_stink", "--seed", "7", "--autoplay"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const auto* table = find<GameTable>(content(main.get()));
  QSet<int> holders;
  for (int moves = 4; moves < 200 && holders.size() < 3 && !session->shown()->over(); moves += 9) {
    QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() >= moves || session->shown()->over(), 60000);
    const QVariant holder = session->shown()->facts()["trump_holder"];
    if (holder.isNull() || session->shown()->phase() == "bid") continue;
    holders.insert(holder.toInt());
    for (const QSize& size : sizes) {
      resize(main.get(), size);
      if (session->shown()->facts()["trump_holder"] != holder) break;
      const QRectF stack = table->pileOf("trump_stack")->extent();
      const QString where = QString("seat %1, %2 wide").arg(holder.toInt()).arg(size.width());
      QVERIFY2(nearestSeat(table, stack) == holder.toInt(), qPrintable(where));
      for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(nearestSeat(table, table->pileOf(QString("won.%1").arg(seat))->extent()), seat);
      const PileItem* trick = table->pileOf("trick");
      const QRectF sign = rectOf(table, findType(table, "TrumpSign"));
      for (const QVariant& place : trick->places())
        QVERIFY2(!sign.intersects(QRectF(trick->position() + place.toPointF(), trick->size())), qPrintable(where));
      const QHash<int, QRectF> all = plates(table);
      for (const QRectF& plate : all) QVERIFY2(!sign.intersects(plate), qPrintable(where));
    }
  }
  QVERIFY(holders.size() >= 2);
}

void TestTables::cardsOfATrickCoverNoDisplay() {
  const auto main = openWindow(folder_, {"--game", "pop", "--seed", "7", "--seats", "human,easy"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const auto* table = find<GameTable>(content(main.get()));
  QSet<int> seen;
  for (int turn = 0; turn < 14; ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over(), 20000);
    if (session->shown()->over()) break;
    const int before = session->game()->moveCount();
    seen.insert(session->shown()->pileSize("trick"));
    for (const QSize& size : sizes) {
      resize(main.get(), size);
      const QString covered = overlap(table, session, {"display.0", "display.1", "trick", "hand.0"});
      QVERIFY2(covered.isEmpty(), qPrintable(QString("%1 wide: %2").arg(size.width()).arg(covered)));
    }
    const LegalDrag drag = findLegalDrag(session);
    if (drag.row < 0)
      QTest::keyClick(main->window(), Qt::Key_A);
    else if (session->input()->lift(drag.row))
      session->input()->dropOn(drag.to);
    QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > before, 20000);
  }
  QVERIFY(seen.size() >= 3);
}

void TestTables::rowsOfDominoLieApart() {
  const auto main =
      openWindow(folder_, {"--game", "lorum", "--seed", "7", "--autoplay", "--option", "contract=domino"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const auto* table = find<GameTable>(content(main.get()));
  QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() >= 16, 60000);
  for (const QSize& size : sizes) {
    resize(main.get(), size);
    QCOMPARE(overlap(table, session, {"tableau.C", "tableau.D", "tableau.H", "tableau.S", "hand.0"}), QString());
    const QRectF pot = rectOf(table, findType(table, "Pot"));
    for (const char* row : {"tableau.C", "tableau.D", "tableau.H", "tableau.S"})
      QVERIFY(!pot.intersects(table->pileOf(row)->extent()));
  }
}

void TestTables::aShowdownShowsEveryCard() {
  const auto main = openWindow(folder_, {"--game", "commune", "--seats", "human,human,human,human", "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  takeOver(session);
  QTRY_VERIFY(session->input()->pad()->active());
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTRY_COMPARE(session->game()->moveCount(), 1);
  takeOver(session);
  QTRY_VERIFY(session->viewpoint()->coverSeat() < 0);
  QTest::keyClick(main->window(), Qt::Key_C);
  QTRY_VERIFY(!session->shown()->captions()["outcome"].toString().isEmpty());
  const auto* table = find<GameTable>(content(main.get()));
  for (const QSize& size : sizes) {
    resize(main.get(), size);
    QList<QRectF> cards;
    for (const QQuickItem* card : findTypes(content(main.get()), "ShownCard"))
      if (card->isVisible()) cards.append(rectOf(table, card));
    QCOMPARE(cards.size(), 4);
    for (qsizetype i = 0; i < cards.size(); ++i) {
      QVERIFY(cards[i].width() >= 60 && QRectF(0, 0, table->width(), table->height()).contains(cards[i]));
      for (qsizetype j = 0; j < i; ++j) QVERIFY(!cards[i].intersects(cards[j]));
      for (const QRectF& plate : plates(table)) QVERIFY(!cards[i].intersects(plate));
    }
  }
}

void TestTables::keysOfARaceAreLarge_data() {
  QTest::addColumn<QString>("seats");
  QTest::newRow("one person") << "human,easy";
  QTest::newRow("two people") << "human,human";
}

/// For fingers: at least 44 pixels, and 4 apart.
void TestTables::keysOfARaceAreLarge() {
  QFETCH(QString, seats);
  const auto main = openWindow(folder_, {"--game", "stroop", "--seed", "7", "--seats", seats});
  QVERIFY(main);
  const auto* table = find<GameTable>(content(main.get()));
  for (const QSize& size : sizes) {
    resize(main.get(), size);
    QList<QRectF> keys;
    for (const QQuickItem* key : findTypes(content(main.get()), "RaceCap"))
      if (key->isVisible()) keys.append(rectOf(table, key));
    QCOMPARE(keys.size(), 17 * (seats.count("human")));
    for (qsizetype i = 0; i < keys.size(); ++i) {
      QVERIFY2(keys[i].width() >= 44 && keys[i].height() >= 44, qPrintable(QString::number(keys[i].width())));
      for (qsizetype j = 0; j < i; ++j) QVERIFY(!keys[i].adjusted(-3.9, -3.9, 0, 0).intersects(keys[j]));
    }
  }
}

void TestTables::discardsCanBeReadAgain() {
  const auto main = openWindow(folder_, {"--game", "stomp", "--seed", "7", "--autoplay"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const auto* table = find<GameTable>(content(main.get()));
  QTRY_VERIFY_WITH_TIMEOUT(session->shown()->pileSize("discard") >= 4, 60000);
  const auto* sheet = findType(content(main.get()), "Discards");
  QVERIFY(sheet && !sheet->isVisible());
  // A click while something rests only ends the rest.
  const auto click = [&] {
    while (session->shown()->resting()) session->shown()->goOn();
    QTest::mouseClick(main->window(), Qt::LeftButton, {}, middle(table, table->pileOf("discard")->topmost()));
    return sheet->isVisible();
  };
  QTRY_VERIFY(click());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(!sheet->isVisible());
  // The click that ends a rest does not mean the discards, although its card is one of them from then on.
  main->app()->settings()->play()->setTrickRest("click");
  for (int time = 0; time < 3; ++time) {
    QTRY_VERIFY_WITH_TIMEOUT(
        session->shown()->over() || (session->shown()->resting() && session->shown()->pileSize("trick") > 0), 20000);
    if (session->shown()->over()) break;
    QTest::mouseClick(main->window(), Qt::LeftButton, {}, middle(table, table->pileOf("trick")->topmost()));
    QVERIFY(!sheet->isVisible());
  }
}

void TestTables::aHandIsPutInOrder_data() {
  QTest::addColumn<QString>("game");
  for (const char* game : {"chinese_ten", "lorum", "mate", "pop", "ristiseiska", "stomp", "thieving_stink", "umtali"})
    QTest::newRow(game) << game;
}

/// Cards of one's own hand are moved by drag and by Shift with the arrows, whether or not they can be played.
void TestTables::aHandIsPutInOrder() {
  QFETCH(QString, game);
  const auto main = openWindow(folder_, {"--game", game, "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), 60000);
  const auto order = [&] {
    table->layOutNow();
    QList<int> rows = session->cards()->rowsOf("hand." + QString::number(session->viewpoint()->viewer()));
    std::ranges::sort(rows, {}, [&](int row) { return table->restOf(row).x(); });
    return rows;
  };
  QTRY_VERIFY(order().size() > 3);
  QList<int> wished = order();
  const QPoint between = grip(table, wished[1]) - QPoint(6, 0);
  drag(main->window(), grip(table, wished.last()), between);
  wished.move(wished.size() - 1, 1);
  QCOMPARE(order(), wished);
  // The first key shows the cursor.
  table->takeKeys();
  QTest::keyClick(main->window(), Qt::Key_Down);
  for (int i = 0; i < wished.size(); ++i) QTest::keyClick(main->window(), Qt::Key_Right);
  QTest::keyClick(main->window(), Qt::Key_Left, Qt::ShiftModifier);
  wished.move(wished.size() - 1, wished.size() - 2);
  QCOMPARE(order(), wished);
}

QTEST_MAIN(TestTables)
#include "test_tables.moc"
