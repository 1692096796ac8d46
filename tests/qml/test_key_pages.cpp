// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/focus_seen.h"

/// The start page and every page by keys alone: wherever Tab and the arrows lead, one thing is seen to have the keys,
/// and after a page they are where they were. And how much a ring stands out from what it lies on.
class TestKeyPages : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init() { failOnAnyWarning(); }
  void theStartPage();
  void everyPage_data();
  void everyPage();
  void ringsStandOut_data();
  void ringsStandOut();
  void cleanupTestCase() { main_.reset(); }

 private:
  void press(Qt::Key key) { QTest::keyClick(main_->window(), key); }
  QString textWithKeys() const { return main_->window()->activeFocusItem()->property("text").toString(); }
  void checkFocus();
  /// Tab until it comes round, with an arrow at each stop. How many stops there are.
  int goRound();

  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> main_;
};

void TestKeyPages::initTestCase() {
  main_ = openWindow(folder_, {"--size", "1000x700"});
  QVERIFY(main_);
}

void TestKeyPages::checkFocus() {
  QString problem;
  QTRY_VERIFY2(focusRing(main_->window(), problem), qPrintable(problem));
}

int TestKeyPages::goRound() {
  checkFocus();
  QSet<const QQuickItem*> reached;
  int steps = 0;
  while (steps < 60) {
    press(Qt::Key_Tab);
    checkFocus();
    if (QTest::currentTestFailed() || reached.contains(main_->window()->activeFocusItem())) break;
    reached.insert(main_->window()->activeFocusItem());
    ++steps;
  }
  return steps;
}

void TestKeyPages::theStartPage() {
  checkFocus();
  QVERIFY(goRound() >= 4);
  for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_End, Qt::Key_Home, Qt::Key_Up}) {
    press(key);
    checkFocus();
  }
}

void TestKeyPages::everyPage_data() {
  QTest::addColumn<QString>("entry");
  for (const char* entry : {"New game with other options…", "Settings", "Statistics"}) QTest::newRow(entry) << entry;
  QTest::newRow("Rules") << QString();
}

void TestKeyPages::everyPage() {
  QFETCH(QString, entry);
  if (!main_->app()->session()) main_->app()->newGame("commune", {"human", "easy"}, {}, {}, "3", false);
  QTRY_VERIFY(find<GameTable>(main_->window()->contentItem()));
  QString before;
  if (entry.isEmpty()) {
    press(Qt::Key_Tab);
    checkFocus();
    before = textWithKeys();
    press(Qt::Key_F1);
  } else {
    for (int i = 0; i < 9 && textWithKeys() != "All games" && textWithKeys() != "More"; ++i) press(Qt::Key_Tab);
    press(Qt::Key_End);
    QCOMPARE(textWithKeys(), QString("More"));
    before = "More";
    press(Qt::Key_Return);
    for (int i = 0; i < 20 && textWithKeys() != entry; ++i) {
      checkFocus();
      press(Qt::Key_Down);
    }
    press(Qt::Key_Return);
  }
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  // Where no game has been played there is little to see.
  QVERIFY(goRound() >= (entry == "Statistics" ? 1 : 3));
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findButton(main_.get(), "Close"));
  checkFocus();
  QTRY_COMPARE(textWithKeys(), before);
}

void TestKeyPages::ringsStandOut_data() {
  QTest::addColumn<QString>("felt");
  for (const QString& felt : LookSettings::felts()) QTest::newRow(qPrintable(felt)) << felt;
}

void TestKeyPages::ringsStandOut() {
  QFETCH(QString, felt);
  main_->app()->settings()->look()->setFelt(felt);
  if (!main_->app()->session()) main_->app()->newGame("commune", {"human", "easy"}, {}, {}, "3", false);
  waitUntilDrawn(main_->window());
  // Of a card, of the table's buttons, of the bar.
  for (int i = 0; i < 3; ++i) {
    press(Qt::Key_Tab);
    QString problem;
    QTRY_VERIFY2(focusRing(main_->window(), problem), qPrintable(problem));
    const double part = seenPart(main_->window(), focusRing(main_->window(), problem));
    QVERIFY2(part > 0.7, qPrintable(QString("%1: %2").arg(problem).arg(part)));
  }
  // On paper.
  press(Qt::Key_F1);
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  QTest::qWait(0);
  for (int i = 0; i < 3; ++i) {
    press(Qt::Key_Tab);
    QString problem;
    QTRY_VERIFY2(focusRing(main_->window(), problem), qPrintable(problem));
    double part = 0;
    // The sheet may still be coming.
    QTRY_VERIFY2((part = seenPart(main_->window(), focusRing(main_->window(), problem))) > 0.7,
                 qPrintable(QString("%1: %2").arg(problem).arg(part)));
  }
  press(Qt::Key_Escape);
}

QTEST_MAIN(TestKeyPages)
#include "test_key_pages.moc"
