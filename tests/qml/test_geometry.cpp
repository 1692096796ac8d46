// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <numeric>

#include "table/fan.h"
#include "table/grid.h"
#include "table/ringplaces.h"

// The pure geometry of a table: grids, fans, hands, places of seats, arrow keys and drops.
class TestGeometry : public QObject {
  Q_OBJECT

 private slots:
  void gridFitsIntoEveryWindow_data();
  void gridFitsIntoEveryWindow();
  void fanKeepsIndicesReadable_data();
  void fanKeepsIndicesReadable();
  void fanNeverLeavesItsRoom();
  void handsKeepIndicesReadable_data();
  void handsKeepIndicesReadable();
  void handIsHeldInSuits();
  void trumpTakesTheOtherJack();
  void trickLiesTowardsThePlayers();
  void handIsHeldByRanks();
  void seatsStandInsideWithoutOverlap_data();
  void seatsStandInsideWithoutOverlap();
  void arrowsFindTheNextPlace();
  void dropsSnapToTheNearestTarget();
  void ringBeginsAtTheCorners();
  void ringCardsStayWhereTheyLie();
};

namespace {

const QList<QSizeF> windows{{800, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3840, 2160}, {900, 1200}};

QByteArray nameOf(const QSizeF& size) {
  return QByteArray::number(size.width()) + "x" + QByteArray::number(size.height());
}

}  // namespace

void TestGeometry::gridFitsIntoEveryWindow_data() {
  QTest::addColumn<QSizeF>("size");
  for (const QSizeF& size : windows) QTest::newRow(nameOf(size)) << size;
}

void TestGeometry::gridFitsIntoEveryWindow() {
  QFETCH(QSizeF, size);
  for (const qreal columns : {4.0, 7.0, 8.2}) {
    GridWish wish;
    wish.columns = columns;
    wish.rows = 4.2;
    const QRectF area(QPointF(12, 50), size - QSizeF(24, 62));
    const Grid grid = fitGrid(area, wish);
    QVERIFY(grid.cardWidth >= 40);
    const QRectF last(grid.at(columns - 1, wish.rows - 1), QSizeF(grid.cardWidth, grid.cardHeight));
    QVERIFY(grid.at(0, 0).x() >= area.left() - 1);
    QVERIFY(last.right() <= area.right() + 1);
    QVERIFY(last.bottom() <= area.bottom() + 1);
    // Nothing larger would fit: one of the two ways is used up.
    const bool wide = last.right() - grid.at(0, 0).x() > area.width() - 2 * columns;
    const bool high = last.bottom() > area.bottom() - 2 * wish.rows * card_ratio;
    QVERIFY(wide || high);
  }
}

void TestGeometry::fanKeepsIndicesReadable_data() {
  QTest::addColumn<int>("backs");
  QTest::addColumn<int>("faces");
  QTest::newRow("first column") << 0 << 1;
  QTest::newRow("last column as dealt") << 6 << 5;
  QTest::newRow("a long column") << 3 << 13;
}

void TestGeometry::fanKeepsIndicesReadable() {
  QFETCH(int, backs);
  QFETCH(int, faces);
  constexpr qreal width = 100, height = 140;
  QList<FanCard> up(backs, FanCard(false));
  up.append(QList<FanCard>(faces, FanCard(true)));
  up[backs].ace = true;
  FanWish wish;
  wish.aceStep = 0.34;
  wish.kind = FanKind::down;
  wish.room = 4.2 * height;
  const QList<QPointF> places = fanOut(up, wish, width, height);
  QCOMPARE(places.size(), up.size());
  for (int i = 1; i < places.size(); ++i) {
    const qreal shown = places[i].y() - places[i - 1].y();
    if (up[i - 1].faceUp) {
      QVERIFY2(shown >= (up[i - 1].ace ? 0.33 : 0.23) * height,
               qPrintable(QString("card %1 shows %2").arg(i - 1).arg(shown)));
    } else {
      QVERIFY(shown >= 4 && shown < 0.23 * height);
    }
  }
  QVERIFY(places.last().y() + height <= wish.room + 1);
}

void TestGeometry::fanNeverLeavesItsRoom() {
  FanWish wish;
  wish.room = 300;
  for (const FanKind kind : {FanKind::down, FanKind::up, FanKind::left, FanKind::right}) {
    wish.kind = kind;
    const bool vertical = kind == FanKind::down || kind == FanKind::up;
    const QList<QPointF> places = fanOut(QList<FanCard>(40, FanCard(true)), wish, 100, 140);
    const qreal far = vertical ? std::abs(places.last().y()) + 140 : std::abs(places.last().x()) + 100;
    QVERIFY(far <= 301);
    QVERIFY(far > 250);
  }
}

void TestGeometry::handsKeepIndicesReadable_data() {
  QTest::addColumn<int>("count");
  QTest::addColumn<QSizeF>("size");
  for (const QSizeF& size : windows) {
    for (const int count : {1, 7, 13, 18, 30}) {
      QTest::newRow(nameOf(size) + " " + QByteArray::number(count)) << count << size;
    }
  }
}

void TestGeometry::handsKeepIndicesReadable() {
  QFETCH(int, count);
  QFETCH(QSizeF, size);
  const qreal width = std::min(size.width() / 8, size.height() / 6.2), height = width * card_ratio;
  FanWish wish;
  wish.kind = FanKind::across;
  wish.step = 0.62;
  wish.room = size.width() - 20;
  const QList<int> gaps{3, 8, 12};
  const QList<QPointF> places = handOut(count, gaps, wish, width, height);
  QCOMPARE(places.size(), count);
  for (int i = 0; i < count; ++i) {
    QVERIFY(std::abs(places[i].x()) <= wish.room / 2 + 1);
    QVERIFY(places[i].x() + width <= wish.room / 2 + 2);
    if (i == 0) continue;
    // In the same row the index is left of the next card; a second row leaves the first one's upper part free.
    if (places[i].y() == places[i - 1].y())
      QVERIFY(places[i].x() - places[i - 1].x() >= 0.22 * width);
    else
      QVERIFY(places[i].y() - places[i - 1].y() >= 0.36 * height);
  }
}

void TestGeometry::handIsHeldInSuits() {
  // KC 2H AC ?? 5D 3S: clubs, diamonds, spades, hearts, each upwards; what is unknown stays in front.
  const QList<int> codes{12, 27, 0, -1, 17, 41};
  const QList<int> order = handOrder(codes, {});
  QCOMPARE(order, (QList<int>{3, 2, 0, 4, 5, 1}));
  QCOMPARE(handOrder(codes, {.ranks = "23456789TJQKA"}), (QList<int>{3, 0, 2, 4, 5, 1}));
  QList<int> sorted;
  for (const int at : order) sorted.append(codes[at]);
  QCOMPARE(suitGaps(sorted, {}), (QList<int>{1, 3, 4, 5}));
}

void TestGeometry::trumpTakesTheOtherJack() {
  // Hearts are trump: 9S JD AH JH and both jokers; the jack of diamonds is one of them.
  const QList<int> codes{53, 23, 26, 36, 52, 47};
  const HandRule rule{.ranks = "23456789TJQKA", .trumps = {26, 23, 36, 52, 53}};
  QCOMPARE(handOrder(codes, rule), (QList<int>{5, 2, 1, 3, 4, 0}));
}

void TestGeometry::trickLiesTowardsThePlayers() {
  const QList<QPointF> four = trickPlaces(4, 100, 140);
  QCOMPARE(four.size(), 4);
  // Down to the viewer, left, up, right; the cards do not overlap.
  QCOMPARE(four[0].x(), 0.0);
  QVERIFY(four[0].y() > 0 && four[2].y() == -four[0].y() && four[2].x() == 0);
  QVERIFY(four[1].x() < 0 && four[3].x() == -four[1].x() && four[1].y() == 0 && four[3].y() == 0);
  for (int seats = 3; seats <= 5; ++seats) {
    const QList<QPointF> places = trickPlaces(seats, 100, 140);
    for (int i = 0; i < seats; ++i) {
      const QPointF way = places[(i + 1) % seats] - places[i];
      QVERIFY(std::abs(way.x()) >= 25 || std::abs(way.y()) >= 35);
      QVERIFY(seats != 4 || std::abs(way.x()) >= 100 || std::abs(way.y()) >= 140);
    }
  }
}

void TestGeometry::handIsHeldByRanks() {
  // Hearts are trump: 9S JD 2H 9C AH XB; the jack of diamonds is no trump, jokers stand apart, trumps further.
  const QList<int> codes{47, 23, 27, 8, 26, 53};
  const HandRule rule{.ranks = "23456789TJQKA", .trumps = {27, 26}, .byRank = true};
  const QList<int> order = handOrder(codes, rule);
  QCOMPARE(order, (QList<int>{3, 0, 1, 5, 2, 4}));
  QList<int> sorted;
  for (const int at : order) sorted.append(codes[at]);
  QCOMPARE(suitGaps(sorted, rule), (QList<int>{2, 3, 4, 4, 4, 5}));
}

void TestGeometry::seatsStandInsideWithoutOverlap_data() {
  gridFitsIntoEveryWindow_data();
}

void TestGeometry::seatsStandInsideWithoutOverlap() {
  QFETCH(QSizeF, size);
  const QRectF area(QPointF(10, 10), size - QSizeF(20, 20));
  for (int others = 1; others <= 9; ++others) {
    // As broad as has room beside each other, but no broader than a third of a narrow window.
    const QSizeF box(std::min({190.0, area.width() / 2.5, std::max(96.0, area.width() / others - 10)}), 86);
    const QList<QPointF> spots = seatSpots(others, area, box);
    QCOMPARE(spots.size(), others);
    QList<QRectF> boxes;
    for (const QPointF& spot : spots) {
      const QRectF place(spot - QPointF(box.width() / 2, box.height() / 2), box);
      QVERIFY(area.adjusted(-1, -1, 1, 1).contains(place));
      for (const QRectF& other : std::as_const(boxes)) QVERIFY(!other.intersects(place.adjusted(1, 1, -1, -1)));
      boxes.append(place);
    }
  }
}

void TestGeometry::arrowsFindTheNextPlace() {
  const QList<QRectF> rects{{0, 0, 10, 10}, {20, 0, 10, 10}, {40, 2, 10, 10}, {20, 30, 10, 10}};
  QCOMPARE(neighbour(rects, rects[0], Direction::right), 1);
  QCOMPARE(neighbour(rects, rects[1], Direction::right), 2);
  QCOMPARE(neighbour(rects, rects[1], Direction::down), 3);
  QCOMPARE(neighbour(rects, rects[3], Direction::up), 1);
  QCOMPARE(neighbour(rects, rects[0], Direction::left), -1);
  // Above and below everything can be reached, however far aside it lies; not so what is only a little higher.
  const QRectF farRight(200, 33, 10, 10);
  QCOMPARE(neighbour(rects, farRight, Direction::up), 2);
  QCOMPARE(neighbour(rects, rects[0], Direction::down), 3);
  QCOMPARE(neighbour({rects[3]}, farRight, Direction::up), -1);
}

void TestGeometry::dropsSnapToTheNearestTarget() {
  const QList<QRectF> areas{{0, 0, 100, 140}, {120, 0, 100, 140}};
  QCOMPARE(nearestDrop(areas, {90, 20, 100, 140}, 60), 1);
  QCOMPARE(nearestDrop(areas, {20, 20, 100, 140}, 60), 0);
  QCOMPARE(nearestDrop(areas, {250, 0, 100, 140}, 60), 1);
  QCOMPARE(nearestDrop(areas, {400, 0, 100, 140}, 60), -1);
  QCOMPARE(nearestDrop({}, {0, 0, 100, 140}, 60), -1);
}

void TestGeometry::ringBeginsAtTheCorners() {
  for (const int rows : {2, 3}) {
    const QList<QPointF> places = ringPlaces(4, rows);
    QCOMPARE(places.size(), 8 * rows);
    for (int i = 0; i < places.size(); ++i) {
      QVERIFY(places[i].x() != 0);
      for (int k = 0; k < i; ++k) QVERIFY(places[i] != places[k]);
      if (i > 0) QVERIFY(std::abs(places[i].x()) >= std::abs(places[i - 1].x()));
    }
    QPointF sum;
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(std::abs(places[i].x()), 1.0);
      QVERIFY(places[i].y() != 0);
      sum += places[i];
    }
    QVERIFY(sum.isNull());
  }
}

void TestGeometry::ringCardsStayWhereTheyLie() {
  using Cards = QList<QPair<int, int>>;
  SteadyPlaces places;
  QCOMPARE(places.placesOf(Cards{{7, 1}, {3, 2}, {9, 3}, {4, 4}}), (QList<int>{0, 1, 2, 3}));
  QCOMPARE(places.placesOf(Cards{{7, 1}, {9, 3}, {4, 4}}), (QList<int>{0, 2, 3}));
  QCOMPARE(places.placesOf(Cards{{7, 1}, {9, 3}, {4, 4}, {5, 5}, {6, 6}}), (QList<int>{0, 2, 3, 1, 4}));
  // A card that comes back lies where it was, if that is free; in another deal the row shows another card.
  QCOMPARE(places.placesOf(Cards{{9, 3}, {6, 6}}), (QList<int>{2, 4}));
  QCOMPARE(places.placesOf(Cards{{9, 3}, {4, 4}, {6, 6}, {3, 2}}), (QList<int>{2, 3, 4, 1}));
  QCOMPARE(places.placesOf(Cards{{9, 30}, {4, 40}}), (QList<int>{0, 1}));
}

QTEST_GUILESS_MAIN(TestGeometry)
#include "test_geometry.moc"
