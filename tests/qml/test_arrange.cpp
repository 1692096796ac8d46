// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>

#include "table/arrange.h"
#include "table/handorder.h"

// Whole tables laid out without a window: every kind of fan, every size of window, two to sixteen seats.
class TestArrange : public QObject {
  Q_OBJECT

 private slots:
  void tablesFit_data();
  void tablesFit();
  void othersSitInARowOrAside();
  void longColumnsMakeAllCardsSmaller();
  void fansToTheRightEndAtTheEdgeOrWhereTheyMayGrow();
  void fansSpreadNoFurtherThanAsked();
  void aCoveredCardShowsWhatTheNextLeavesFree();
  void squaredPilesShowTheirTop();
  void frontCardsLieLargeInTheMiddle();
  void selectedAndPlayableCardsStandOut();
  void handsAreHeldByTheirRuleOrByHand();
  void tricksBeginWithTheirFirstSeat();
  void ringsKeepTheirPlaces();
  void heapsPeepOut();
  void emptyPilesReachAsFarAsDeclared();
  void cardsOfUnknownPilesStayUnseen();
  void handsRememberTheirOrder();
};

namespace {

const QList<QSizeF> windows{{800, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3840, 2160}, {900, 1200}};

TableSpec tableFor(const QSizeF& size, int seats) {
  TableSpec table;
  table.size = size;
  table.seats = seats;
  table.grid.columns = 5;
  table.grid.rows = 3.4;
  table.handRows = 1.1;
  table.strip = seats > 1 ? 64 : 0;
  const qreal others = std::max(1, seats - 1);
  table.plate = seats > 8 ? QSizeF(std::min(212.0, (size.width() - 24) / 7 - 12), 46)
                          : QSizeF(std::min(212.0, std::max(118.0, (size.width() - 24) / others - 12)), 56);
  return table;
}

/// Adds so many cards to a pile; their codes follow one another from `code` on.
void deal(std::vector<CardRow>& cards, const QString& pile, int count, int code = 0) {
  for (int place = 0; place < count; ++place) {
    CardRow card;
    card.row = static_cast<int>(cards.size());
    card.pile = pile;
    card.place = place;
    card.code = (code + place) % 52;
    card.faceUp = true;
    cards.push_back(card);
  }
}

PileSpec pileOf(const QString& id, FanKind fan, qreal column, qreal row, RowBase from = RowBase::top) {
  PileSpec pile;
  pile.id = id;
  pile.fan = fan;
  pile.column = column;
  pile.row = row;
  pile.from = from;
  return pile;
}

PileSpec handOf(int seat) {
  PileSpec hand = pileOf(QString("hand.%1").arg(seat), FanKind::across, 0, 0, seat ? RowBase::place : RowBase::bottom);
  hand.beside = seat;
  hand.spread.step = seat ? 0.3 : 0.62;
  hand.hand.sorted = seat == 0;
  hand.level = seat ? 1 : 4;
  return hand;
}

const CardPlan& planOf(const TablePlan& plan, int row) {
  return plan.cards[static_cast<std::size_t>(row)];
}

/// A table with that one pile, whose cards are the only ones.
TablePlan alone(const TableSpec& table, const PileSpec& pile, int count) {
  std::vector<CardRow> cards;
  deal(cards, pile.id, count);
  return arrange(table, std::span(&pile, 1), cards);
}

}  // namespace

void TestArrange::tablesFit_data() {
  QTest::addColumn<QSizeF>("size");
  QTest::addColumn<int>("seats");
  for (const QSizeF& size : windows)
    for (const int seats : {1, 2, 3, 4, 5, 6, 8, 9, 10, 13, 16})
      QTest::addRow("%gx%g, %d seats", size.width(), size.height(), seats) << size << seats;
}

void TestArrange::tablesFit() {
  QFETCH(QSizeF, size);
  QFETCH(int, seats);
  std::vector<PileSpec> piles{pileOf("stock", FanKind::none, 0, 0, RowBase::middle),
                              pileOf("row", FanKind::right, 1.1, 0, RowBase::middle)};
  piles.back().spread.grow = 2.5;
  std::vector<CardRow> cards;
  deal(cards, "stock", 20);
  deal(cards, "row", 9);
  for (int seat = 0; seat < seats; ++seat) {
    piles.push_back(handOf(seat));
    deal(cards, piles.back().id, 13, 5 * seat);
  }
  const TableSpec table = tableFor(size, seats);
  const TablePlan plan = arrange(table, piles, cards);
  QCOMPARE(plan.cards.size(), cards.size());
  QCOMPARE(plan.piles.size(), piles.size());
  QCOMPARE(plan.plates.size(), seats);
  const QRectF window = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
  for (const CardRow& card : cards) {
    QVERIFY2(window.contains(planOf(plan, card.row).rect()), qPrintable(card.pile));
    QVERIFY(planOf(plan, card.row).width >= 16);
  }
  for (qsizetype one = 0; one < seats; ++one) {
    QVERIFY(window.contains(plan.plates[one]));
    for (qsizetype two = 0; two < one; ++two)
      QVERIFY(!plan.plates[one].adjusted(1, 1, -1, -1).intersects(plan.plates[two]));
  }
  // The middle and the viewer's hand are free of each other and of the others' plates.
  const QList<QRectF> own{plan.piles[0].extent, plan.piles[1].extent, plan.piles[2].extent};
  for (qsizetype one = 0; one < own.size(); ++one) {
    for (qsizetype two = 0; two < one; ++two) QVERIFY(!own[one].intersects(own[two]));
    for (qsizetype seat = 1; seat < seats && one < 2; ++seat) QVERIFY(!own[one].intersects(plan.plates[seat]));
  }
}

void TestArrange::othersSitInARowOrAside() {
  for (const QSizeF& size : {QSizeF(800, 600), QSizeF(1366, 768), QSizeF(3840, 2160)}) {
    TableSpec table = tableFor(size, 4);
    table.others = Others::abreast;
    const QList<QRectF> row = alone(table, handOf(0), 3).plates;
    QCOMPARE(row[1].top(), row[2].top());
    QCOMPARE(row[2].top(), row[3].top());
    QVERIFY(row[1].right() <= row[2].left() && row[2].right() <= row[3].left());
    table = tableFor(size, 2);
    const Grid below = alone(table, handOf(0), 3).grid;
    table.others = Others::aside;
    const TablePlan plan = alone(table, handOf(0), 5);
    // Above the viewer's own, left of all cards, which have the whole height.
    QCOMPARE(plan.plates[1].left(), plan.plates[0].left());
    for (const CardPlan& card : plan.cards) QVERIFY(card.place.x() > plan.plates[1].right());
    QVERIFY(plan.grid.origin.y() < below.origin.y());
  }
  // With more of them, or where they do not fit, they sit round the table.
  TableSpec many = tableFor({800, 600}, 8);
  many.others = Others::abreast;
  QVERIFY(alone(many, handOf(0), 3).plates[1].top() > alone(many, handOf(0), 3).plates[4].top());
}

void TestArrange::longColumnsMakeAllCardsSmaller() {
  const TableSpec table = tableFor({1280, 800}, 1);
  const PileSpec column = pileOf("column", FanKind::down, 0, 0);
  const TablePlan few = alone(table, column, 6), many = alone(table, column, 19);
  QVERIFY(many.grid.cardWidth < few.grid.cardWidth);
  for (const TablePlan* plan : {&few, &many}) {
    QVERIFY(plan->cards.back().rect().bottom() <= table.size.height() - table.margin + 1);
    for (std::size_t i = 0; i + 1 < plan->cards.size(); ++i)
      QVERIFY(plan->cards[i].visible.height() >= 0.22 * plan->grid.cardHeight);
  }
  // What a column may grow to is its own affair.
  PileSpec limited = column;
  limited.spread.grow = 2;
  const TablePlan plan = alone(table, limited, 19);
  QCOMPARE(plan.grid.cardWidth, few.grid.cardWidth);
  QVERIFY(plan.piles[0].extent.height() <= 2 * plan.grid.cardHeight + 1);
}

void TestArrange::fansToTheRightEndAtTheEdgeOrWhereTheyMayGrow() {
  for (const QSizeF& size : windows) {
    const TableSpec table = tableFor(size, 4);
    for (const int count : {2, 10, 30, 60}) {
      PileSpec fan = pileOf("fan", FanKind::right, 3, 0, RowBase::middle);
      TablePlan plan = alone(table, fan, count);
      QVERIFY(plan.piles[0].extent.right() <= size.width() - table.margin + 1);
      fan.spread.grow = 1.5;
      plan = alone(table, fan, count);
      QVERIFY(plan.piles[0].extent.width() <= 1.5 * plan.grid.cardWidth + 1);
      for (std::size_t i = 1; i < plan.cards.size(); ++i) {
        QVERIFY(plan.cards[i].place.x() >= plan.cards[i - 1].place.x());
        QCOMPARE(plan.cards[i].place.y(), plan.cards[0].place.y());
      }
      fan.fan = FanKind::left;
      fan.spread.grow = 0;
      plan = alone(table, fan, count);
      QVERIFY(plan.piles[0].extent.left() >= table.margin - 1);
      QVERIFY(plan.cards.back().place.x() < plan.cards.front().place.x());
    }
  }
}

void TestArrange::fansSpreadNoFurtherThanAsked() {
  const TableSpec table = tableFor({3840, 2160}, 1);
  for (const FanKind kind : {FanKind::down, FanKind::up, FanKind::right, FanKind::left}) {
    PileSpec fan = pileOf("fan", kind, 2, kind == FanKind::up ? 2 : 0);
    fan.spread.step = 0.4;
    const TablePlan plan = alone(table, fan, 3);
    const bool upright = kind == FanKind::down || kind == FanKind::up;
    const qreal length = upright ? plan.grid.cardHeight : plan.grid.cardWidth;
    for (std::size_t i = 1; i < plan.cards.size(); ++i) {
      const QPointF way = plan.cards[i].place - plan.cards[i - 1].place;
      QVERIFY(std::abs(std::abs(upright ? way.y() : way.x()) - 0.4 * length) <= 1);
    }
  }
}

void TestArrange::aCoveredCardShowsWhatTheNextLeavesFree() {
  const TableSpec table = tableFor({1280, 800}, 1);
  for (const FanKind kind : {FanKind::down, FanKind::up, FanKind::right, FanKind::left, FanKind::across}) {
    const TablePlan plan = alone(table, pileOf("fan", kind, 2, kind == FanKind::up ? 2 : 0.2), 6);
    for (std::size_t i = 0; i < plan.cards.size(); ++i) {
      QVERIFY(!plan.cards[i].covered);
      QVERIFY(plan.cards[i].rect().contains(plan.cards[i].visible));
      QVERIFY(!plan.cards[i].visible.isEmpty());
      QVERIFY(plan.piles[0].extent.contains(plan.cards[i].rect()));
      if (i > 0) QVERIFY(!plan.cards[i - 1].visible.intersects(plan.cards[i].rect()));
      if (i > 0) QVERIFY(plan.cards[i].z > plan.cards[i - 1].z);
      QCOMPARE(plan.cards[i].coveredBy, kind == FanKind::down && i < 5 ? static_cast<int>(i) + 1 : -1);
    }
    QCOMPARE(plan.cards.back().visible, plan.cards.back().rect());
  }
}

void TestArrange::squaredPilesShowTheirTop() {
  const TablePlan plan = alone(tableFor({1280, 800}, 2), pileOf("stock", FanKind::none, 1, 0, RowBase::middle), 30);
  for (std::size_t i = 0; i < plan.cards.size(); ++i) {
    QCOMPARE(plan.cards[i].covered, i < 28);
    // Keys and screen readers find the top card alone.
    QCOMPARE(plan.cards[i].visible.isEmpty(), i < 29);
  }
  const QPointF rise = plan.cards.front().place - plan.cards.back().place;
  QCOMPARE(rise.x(), 0.0);
  QVERIFY(rise.y() > 0 && rise.y() < 0.04 * plan.grid.cardHeight);
  QCOMPARE(plan.piles[0].topmost, plan.cards.back().rect());
  QCOMPARE(plan.piles[0].count, 30);
}

void TestArrange::frontCardsLieLargeInTheMiddle() {
  PileSpec pile = pileOf("trick", FanKind::right, 2, 0, RowBase::middle);
  pile.spread.grow = 2.5;
  pile.spread.centred = true;
  pile.spread.front = 2;
  const TablePlan plan = alone(tableFor({1280, 800}, 4), pile, 5);
  for (std::size_t i = 0; i < 5; ++i) {
    QCOMPARE(plan.cards[i].width < plan.grid.cardWidth, i < 3);
    QVERIFY((plan.cards[i].place.y() < plan.piles[0].place.y()) == (i < 3));
  }
  const qreal middle = (plan.cards[3].place.x() + plan.cards[4].rect().right()) / 2;
  QVERIFY(std::abs(middle - plan.piles[0].place.center().x()) <= 2);
}

void TestArrange::selectedAndPlayableCardsStandOut() {
  PileSpec hand = handOf(0);
  std::vector<CardRow> cards;
  deal(cards, hand.id, 5);
  cards[1].selected = true;
  cards[2].movable = true;
  cards[3].layable = true;
  const TableSpec table = tableFor({1280, 800}, 2);
  const auto rises = [&] {
    const TablePlan plan = arrange(table, std::span(&hand, 1), cards);
    QList<qreal> list;
    for (const CardPlan& card : plan.cards) list.append(plan.cards[0].place.y() - card.place.y());
    return list;
  };
  QList<qreal> rise = rises();
  QVERIFY(rise[1] > 0);
  QCOMPARE(rise[2] + rise[3] + rise[4], 0.0);
  hand.cards.raise = true;
  rise = rises();
  QVERIFY(rise[2] > 0 && rise[2] < rise[1]);
  QCOMPARE(rise[3] + rise[4], 0.0);
  hand.cards.raiseLayable = true;
  rise = rises();
  QCOMPARE(rise[3], rise[2]);
  hand.cards.dim = true;
  const TablePlan plan = arrange(table, std::span(&hand, 1), cards);
  for (std::size_t i = 0; i < 5; ++i) QCOMPARE(plan.cards[i].dim, i != 2);
}

void TestArrange::handsAreHeldByTheirRuleOrByHand() {
  PileSpec hand = handOf(0);
  std::vector<CardRow> cards;
  for (const int code : {27, 12, 0, 41}) deal(cards, hand.id, 1, code);  // 2H KC AC 3S
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i].place = static_cast<int>(i);
  const TableSpec table = tableFor({1280, 800}, 2);
  const auto order = [&] {
    const TablePlan plan = arrange(table, std::span(&hand, 1), cards);
    QList<int> rows{0, 1, 2, 3};
    std::ranges::sort(rows, {}, [&](int row) { return planOf(plan, row).place.x(); });
    return rows;
  };
  QCOMPARE(order(), (QList<int>{2, 1, 3, 0}));
  hand.hand.ranks = "23456789TJQKA";
  QCOMPARE(order(), (QList<int>{1, 2, 3, 0}));
  hand.hand.reorderable = true;
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i].kept = static_cast<int>(3 - i);
  QCOMPARE(order(), (QList<int>{3, 2, 1, 0}));
  hand.hand.sorted = false;
  QCOMPARE(order(), (QList<int>{0, 1, 2, 3}));
}

void TestArrange::tricksBeginWithTheirFirstSeat() {
  TableSpec table = tableFor({1280, 800}, 4);
  PileSpec trick = pileOf("trick", FanKind::around, 2, 0, RowBase::middle);
  trick.first = 1;
  const auto sides = [&] {
    const TablePlan plan = alone(table, trick, 4);
    QStringList list;
    for (const CardPlan& card : plan.cards) {
      const QPointF way = card.place - plan.piles[0].place.topLeft();
      list.append(way.x() < 0 ? "left" : way.x() > 0 ? "right" : way.y() < 0 ? "up" : "down");
    }
    return list.join(' ');
  };
  QCOMPARE(sides(), QString("left up right down"));
  table.viewer = 1;
  QCOMPARE(sides(), QString("down left up right"));
  const TablePlan empty = alone(table, trick, 0);
  QVERIFY(empty.piles[0].extent.width() > 2 * empty.grid.cardWidth);
}

void TestArrange::ringsKeepTheirPlaces() {
  const PileSpec ring = pileOf("table", FanKind::ring, 2, 0, RowBase::middle);
  const TableSpec table = tableFor({1920, 1080}, 2);
  std::vector<CardRow> cards;
  deal(cards, ring.id, 16);
  KeptPlaces kept;
  kept.tell(ring, cards);
  const TablePlan full = arrange(table, std::span(&ring, 1), cards);
  for (std::size_t one = 0; one < cards.size(); ++one)
    for (std::size_t two = 0; two < one; ++two) QVERIFY(!full.cards[one].rect().intersects(full.cards[two].rect()));
  // One card is taken: the others stay, and the next one gets its place.
  cards[3].pile = "won";
  kept.tell(ring, cards);
  TablePlan plan = arrange(table, std::span(&ring, 1), cards);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (i != 3) QCOMPARE(plan.cards[i].place, full.cards[i].place);
  QCOMPARE(plan.piles[0].topmost.topLeft(), full.cards[3].place);
  // A card upon another leaves that to be read, and lies above all.
  cards[3].pile = ring.id;
  cards[3].upon = 5;
  kept.tell(ring, cards);
  plan = arrange(table, std::span(&ring, 1), cards);
  QVERIFY(plan.cards[3].z > plan.cards[5].z);
  QVERIFY(plan.cards[3].rect().intersects(plan.cards[5].rect()));
  QVERIFY(plan.cards[3].place.y() - plan.cards[5].place.y() > 0.25 * plan.grid.cardHeight);
}

void TestArrange::heapsPeepOut() {
  const TablePlan plan = alone(tableFor({1280, 800}, 4), pileOf("heap", FanKind::heap, 2, 0, RowBase::middle), 30);
  QCOMPARE(std::ranges::count(plan.cards, false, &CardPlan::covered), 9);
  for (const CardPlan& card : plan.cards) QVERIFY(plan.piles[0].extent.contains(card.rect()));
}

void TestArrange::emptyPilesReachAsFarAsDeclared() {
  PileSpec pile = pileOf("work.new", FanKind::none, 1, 0, RowBase::middle);
  pile.reach = {3, 2};
  const TableSpec table = tableFor({1280, 800}, 2);
  const TablePlan empty = alone(table, pile, 0), one = alone(table, pile, 1);
  QCOMPARE(empty.piles[0].extent.width(), empty.grid.cardWidth + 2 * empty.grid.columnPitch);
  QCOMPARE(empty.piles[0].extent.height(), empty.grid.cardHeight + empty.grid.rowPitch);
  QCOMPARE(one.piles[0].extent, one.piles[0].place);
}

void TestArrange::cardsOfUnknownPilesStayUnseen() {
  const PileSpec stock = pileOf("stock", FanKind::none, 0, 0);
  std::vector<CardRow> cards;
  deal(cards, "stock", 1);
  deal(cards, "nowhere", 1);
  const TablePlan plan = arrange(tableFor({1280, 800}, 2), std::span(&stock, 1), cards);
  QVERIFY(!plan.cards[0].covered);
  QVERIFY(plan.cards[1].covered);
  QCOMPARE(plan.cards[1].width, 0.0);
}

void TestArrange::handsRememberTheirOrder() {
  HandOrder hand;
  const auto held = [](std::initializer_list<int> rows) {
    QList<HandOrder::Held> cards;
    for (const int row : rows) cards.append({row, 100 + row});
    return cards;
  };
  QCOMPARE(hand.inOrder(held({4, 7}), false, {}), (QList<int>{4, 7}));
  // As long as the rule decides, a new card comes to its place in it.
  QCOMPARE(hand.inOrder(held({4, 2, 7}), false, {}), (QList<int>{4, 2, 7}));
  hand.move({7}, 4);
  QCOMPARE(hand.inOrder(held({4, 2, 7}), false, {}), (QList<int>{7, 4, 2}));
  // Then a new card comes to the right end; one on the workspace comes back to its place.
  QCOMPARE(hand.inOrder(held({1, 2, 7}), false, {4}), (QList<int>{7, 2, 1}));
  QCOMPARE(hand.inOrder(held({1, 2, 4, 7}), false, {}), (QList<int>{7, 4, 2, 1}));
  hand.move({7, 2}, -1);
  QCOMPARE(hand.rows(), (QList<int>{4, 1, 7, 2}));
  // A card that was played and is taken back comes to its place, whichever row shows it then.
  QCOMPARE(hand.inOrder(held({1, 2, 7}), false, {}), (QList<int>{1, 7, 2}));
  QCOMPARE(hand.inOrder(held({1, 2, 7}) + QList<HandOrder::Held>{{9, 104}}, false, {}), (QList<int>{9, 1, 7, 2}));
  // Another wish, another deal or the button bring the rule back.
  QCOMPARE(hand.inOrder(held({1, 2, 7}), true, {}), (QList<int>{1, 2, 7}));
  hand.move({7}, 1);
  hand.sort();
  QCOMPARE(hand.inOrder(held({1, 2, 7}), true, {}), (QList<int>{1, 2, 7}));
  hand.move({7}, 1);
  QCOMPARE(hand.inOrder(held({3, 5}), true, {}), (QList<int>{3, 5}));
}

QTEST_GUILESS_MAIN(TestArrange)
#include "test_arrange.moc"
