// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/driven_window.h"

namespace {

constexpr int patience = 30000;

}  // namespace

// The card tracker in the whole window: what it counts is tested without one.
class TestTracker : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void opensBesideTheTableOrAsAPage();

 private:
  QTemporaryDir folder_;
};

void TestTracker::opensBesideTheTableOrAsAPage() {
  const auto main = openWindow(folder_, {"--game", "thieving_stink", "--seed", "3", "--size", "1366x768"});
  QVERIFY(main);
  const auto rows = [&] { return findTypes(main->window()->contentItem(), "TrackerRow").size(); };
  QVERIFY(!main->app()->session()->game()->isAssisted());
  click(main.get(), "More");
  click(main.get(), "Card tracker");
  QTRY_COMPARE_WITH_TIMEOUT(rows(), 4, patience);
  QVERIFY(main->app()->session()->game()->isAssisted());
  QVERIFY(main->app()->settings()->play()->tracker());
  QTest::keyClick(main->window(), Qt::Key_T, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(rows(), 0, patience);
  main->window()->resize(800, 600);
  QTRY_COMPARE(main->window()->width(), 800);
  waitUntilDrawn(main->window());
  QTest::keyClick(main->window(), Qt::Key_T, Qt::ControlModifier);
  QTRY_COMPARE_WITH_TIMEOUT(rows(), 4, patience);
  click(main.get(), "Close");
  QTRY_COMPARE_WITH_TIMEOUT(rows(), 0, patience);
  QVERIFY(!main->app()->settings()->play()->tracker());
}

QTEST_MAIN(TestTracker)
#include "test_tracker.moc"
