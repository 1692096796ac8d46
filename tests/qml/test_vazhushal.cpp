// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/driven_window.h"
#include "table/tablecard.h"

// The line, the workspace and the hand of Vazhushal in the whole window, with a real mouse and real keys.
class TestVazhushal : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void dealsByMouseAndKeys();
  void aHandIsHeldAsWished();
  void longLinesStayReadable_data();
  void longLinesStayReadable();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments);
  QTemporaryDir folder_;
};

namespace {

QQuickItem* shownType(QQuickItem* item, const QByteArray& type) {
  if (item->isVisible() && QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) return item;
  for (QQuickItem* child : item->childItems())
    if (QQuickItem* found = shownType(child, type)) return found;
  return nullptr;
}

/// A person's hands at the table.
struct Hands {
  MainWindow* main;
  Session* session;
  GameTable* table;

  explicit Hands(MainWindow* window)
      : main(window), session(window->app()->session()), table(find<GameTable>(window->window()->contentItem())) {}

  QPoint at(const QRectF& rect) const { return table->mapToScene(rect.center()).toPoint(); }
  QPoint grip(int row) const {
    table->layOutNow();
    return at(table->visibleOf(row));
  }
  QPoint pile(const QString& id) const {
    table->layOutNow();
    return at(table->pileOf(id)->extent());
  }
  QString hand() const { return QString("hand.%1").arg(session->viewpoint()->viewer()); }
  int held(int code) const {
    for (const int row : session->cards()->rowsOf(hand()))
      if (session->shown()->codeOf(row) == code) return row;
    return -1;
  }
  void click(const QPoint& point) const { QTest::mouseClick(main->window(), Qt::LeftButton, {}, point, 500); }
  void key(Qt::Key key) const { QTest::keyClick(main->window(), key); }
  void drag(const QPoint& from, const QPoint& to) const {
    QTest::mousePress(main->window(), Qt::LeftButton, {}, from, 500);
    for (int i = 1; i <= 10; ++i) QTest::mouseMove(main->window(), from + (to - from) * i / 10);
    QTest::mouseRelease(main->window(), Qt::LeftButton, {}, to);
    table->layOutNow();
  }
  /// A card of the line with which something can be melded, or −1.
  int sweepable() const {
    for (const int row : session->cards()->rowsOf("discard"))
      if (!session->input()->melds()->sweep(row)["melds"].toList().isEmpty()) return row;
    return -1;
  }
  /// Puts the first offered meld together on the workspace, card by card.
  void putTogether() const {
    QString group = Workspace::newPile;
    const QVariantList codes = session->input()->melds()->offers().first().toMap()["codes"].toList();
    key(Qt::Key_A);
    QVERIFY(session->input()->melds()->workspace()->isOpen());
    QVERIFY(!session->input()->melds()->workspace()->isValid());
    for (const QVariant& code : codes) {
      if (session->input()->melds()->workspace()->isValid()) break;
      const int row = held(code.toInt());
      if (row < 0) continue;
      drag(grip(row), pile(group));
      QVERIFY(Workspace::isGroup(session->cards()->slot(row).pile));
      group = session->cards()->slot(row).pile;
    }
  }
};

}  // namespace

std::unique_ptr<MainWindow> TestVazhushal::open(const QStringList& arguments) {
  static int number = 0;
  QStringList all{"fulltable", "--game",     "vazhushal",
                  "--size",    "1280x800",   "--speed",
                  "instant",   "--data-dir", folder_.filePath(QString::number(++number))};
  all += arguments;
  const LaunchAnswer answer = readCommandLine(all);
  if (!answer.launch) return nullptr;
  auto main = std::make_unique<MainWindow>(*answer.launch);
  main->app()->settings()->play()->setFirstHelp(false);
  if (!main->window() || !QTest::qWaitForWindowExposed(main->window())) return nullptr;
  find<GameTable>(main->window()->contentItem())->layOutNow();
  return main;
}

void TestVazhushal::dealsByMouseAndKeys() {
  const auto main = open({"--seats", "human,easy", "--seed", "5", "--option", "target=10"});
  QVERIFY(main);
  const Hands hands(main.get());
  Session* session = hands.session;
  // A card across the table's direction is framed as it lies.
  const QRectF across = hands.table->visibleOf(session->cards()->rowsOf("negative").first());
  QVERIFY(across.width() > across.height());
  // Page Up and Down go from pile to pile as one reads.
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), 20000);
  QStringList walked;
  for (int i = 0; i < 20; ++i) hands.key(Qt::Key_PageUp);
  for (int i = 0; i < 20; ++i) {
    const QString pile = session->cards()->slot(hands.table->chosen()).pile;
    if (walked.isEmpty() || walked.last() != pile) walked.append(pile);
    hands.key(Qt::Key_PageDown);
  }
  walked.removeIf([](const QString& pile) { return pile.startsWith("meld."); });
  QCOMPARE(walked, QStringList({"stock", "negative", "discard", hands.hand()}));
  enum Way {
    drawnByKey,
    drawnByDrag,
    putBack,
    swept,
    laidByClick,
    laidOnWorkspace,
    discardedByKey,
    discardedByDrag,
    ways
  };
  QList<int> done(ways, 0);
  for (int i = 0; i < 600 && done.contains(0); ++i) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over() || session->shown()->resting(),
                             20000);
    if (session->shown()->over()) break;
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    hands.table->layOutNow();
    const int before = session->game()->moveCount();
    const QVariantList offers = session->input()->melds()->offers();
    if (session->shown()->phase() == "draw" && hands.sweepable() >= 0) {
      const int line = session->shown()->pileSize("discard");
      hands.click(hands.grip(hands.sweepable()));
      QVERIFY(session->input()->melds()->workspace()->isOpen());
      QVERIFY2(session->input()->melds()->workspace()->isValid(),
               qPrintable(session->input()->melds()->workspace()->problem()));
      if (!done[putBack]) {
        hands.key(Qt::Key_Escape);
        QVERIFY(!session->input()->melds()->workspace()->isOpen());
        QCOMPARE(session->shown()->pileSize("discard"), line);
        QCOMPARE(session->game()->moveCount(), before);
        done[putBack] = 1;
        continue;
      }
      hands.key(Qt::Key_Return);
      done[swept] = 1;
    } else if (session->shown()->phase() == "draw") {
      const Way way = done[drawnByKey] ? drawnByDrag : drawnByKey;
      if (way == drawnByKey)
        hands.key(Qt::Key_D);
      else
        hands.drag(hands.pile("stock"), hands.pile(hands.hand()));
      done[way] = 1;
    } else if (!offers.isEmpty() && !done[laidOnWorkspace]) {
      hands.putTogether();
      QVERIFY2(session->input()->melds()->workspace()->isValid(),
               qPrintable(session->input()->melds()->workspace()->problem()));
      hands.key(Qt::Key_Return);
      done[laidOnWorkspace] = 1;
    } else if (!offers.isEmpty()) {
      QQuickItem* list = shownType(main->window()->contentItem(), "LayOffers");
      QVERIFY(list);
      QQuickItem* offer = shownType(list, "PushButton");
      QVERIFY(offer);
      hands.click(offer->mapToScene(QPointF(offer->width() / 2, offer->height() / 2)).toPoint());
      done[laidByClick] = 1;
    } else if (session->shown()->phase() == "final_melds") {
      hands.key(Qt::Key_P);
    } else {
      const int row = session->cards()->rowAt(hands.hand(), 0);
      const Way way = done[discardedByDrag] ? discardedByKey : discardedByDrag;
      if (way == discardedByDrag) {
        hands.drag(hands.grip(row), hands.pile("discard"));
      } else {
        hands.click(hands.grip(row));
        QCOMPARE(session->input()->lifted(), QList<int>{row});
        hands.key(Qt::Key_X);
      }
      done[way] = 1;
    }
    QTRY_VERIFY2_WITH_TIMEOUT(session->game()->moveCount() > before,
                              qPrintable(session->shown()->phase() + session->input()->refusal()), 20000);
  }
  QCOMPARE(done, QList<int>(ways, 1));
}

void TestVazhushal::aHandIsHeldAsWished() {
  const auto main = open({"--seats", "human,human", "--seed", "5"});
  QVERIFY(main);
  const Hands hands(main.get());
  Session* session = hands.session;
  takeOver(session);
  hands.table->layOutNow();
  const auto order = [&] {
    hands.table->layOutNow();
    QList<int> rows = session->cards()->rowsOf(hands.hand());
    std::ranges::sort(rows, {}, [&](int row) { return hands.table->restOf(row).x(); });
    return rows;
  };
  const QList<int> sorted = order();
  // The last card comes before the third one, by dragging.
  hands.drag(hands.grip(sorted.last()), hands.grip(sorted[2]) - QPoint(4, 0));
  QList<int> wished = sorted;
  wished.move(12, 2);
  QCOMPARE(order(), wished);
  QCOMPARE(session->game()->moveCount(), 0);
  // What is drawn comes to the right end.
  hands.key(Qt::Key_D);
  QCOMPARE(session->game()->moveCount(), 1);
  QCOMPARE(order().mid(0, 13), wished);
  // By keys, the card under the cursor.
  QTest::keyClick(main->window(), Qt::Key_Down);
  for (int i = 0; i < 20; ++i) QTest::keyClick(main->window(), Qt::Key_Right);
  const int last = order().last();
  QTest::keyClick(main->window(), Qt::Key_Left, Qt::ShiftModifier);
  QCOMPARE(order()[12], last);
  // And sorted again.
  hands.key(Qt::Key_R);
  const QList<int> byRank = order();
  for (int i = 1; i < byRank.size(); ++i) {
    const int a = session->shown()->codeOf(byRank[i - 1]);
    const int b = session->shown()->codeOf(byRank[i]);
    if (a < 52 && b < 52) QVERIFY(a % 13 <= b % 13);
  }
}

void TestVazhushal::longLinesStayReadable_data() {
  QTest::addColumn<int>("seats");
  QTest::addColumn<int>("cards");
  QTest::newRow("four seats, forty cards") << 4 << 40;
  QTest::newRow("six seats, as many as there can be") << 6 << 28;
}

void TestVazhushal::longLinesStayReadable() {
  QFETCH(int, seats);
  QFETCH(int, cards);
  const auto main = open({"--seats", QStringList(seats, "human").join(','), "--seed", "3", "--size", "800x600"});
  QVERIFY(main);
  const Hands hands(main.get());
  Session* session = hands.session;
  while (session->shown()->pileSize("discard") < cards) {
    takeOver(session);
    // What cannot be taken back is asked about first.
    for (int taps = 0; taps < 2 && session->shown()->phase() == "draw"; ++taps) session->input()->tapPile("stock");
    QCOMPARE(session->shown()->phase(), QString("play"));
    session->input()->tap(session->cards()->rowAt(hands.hand(), 0));
    QVERIFY(session->input()->dropOn({"discard"}));
  }
  takeOver(session);
  const auto check = [&](const QString& pile) {
    hands.table->layOutNow();
    const QRectF all(0, 0, hands.table->width(), hands.table->height());
    for (const int row : session->cards()->rowsOf(pile)) {
      const QRectF rest = hands.table->restOf(row);
      const QRectF seen = hands.table->visibleOf(row);
      QVERIFY(all.contains(rest));
      QVERIFY2(seen.width() >= 0.22 * rest.width() && seen.height() >= 0.34 * rest.height(),
               qPrintable(QString("%1 of %2").arg(seen.width()).arg(rest.width())));
    }
  };
  for (const QSize& size : {QSize(800, 600), QSize(1280, 800), QSize(3840, 2160), QSize(900, 1200)}) {
    main->window()->resize(size);
    QTRY_COMPARE(main->window()->size(), size);
    check("discard");
    // All of it on the workspace, too.
    session->input()->openWorkspace(session->cards()->rowAt("discard", 0));
    QVERIFY(session->input()->melds()->workspace()->isOpen());
    check(Workspace::loosePile);
    session->input()->closeWorkspace();
  }
}

QTEST_MAIN(TestVazhushal)
#include "test_vazhushal.moc"
