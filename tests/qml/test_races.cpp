// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QQuickItem>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "session/app.h"
#include "shell/launch.h"
#include "shell/window.h"
#include "table/gametable.h"

/// Races in the window, by the keys of several people with exact time stamps. Any warning of QML fails the test.
class TestRaces : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(".*")); }

  void startsByKeyAndStandsStillUnderAPage() {
    const auto main = open({"--game", "stroop", "--seats", "human,easy"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QVERIFY(!session->racing());
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->racing());
    QMetaObject::invokeMethod(session, "pauseRace");
    QVERIFY(!session->racing());
  }

  /// Two people at one keyboard: what counts is when a key was pressed, not when the program heard of it.
  void twoSeatsByTheirKeys() {
    const auto main = open({"--game", "stroop", "--seats", "human,human", "--option", "pause_ms=0", "--seed", "5"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_COMPARE(session->phase(), QString("calling"));
    const int top = session->match().truth().show(std::nullopt).piles[1].cards.back().code();
    const QString call = answerTo(top);
    QTRY_VERIFY(session->raceNow() > session->facts().value("turned_ms").toDouble() + 400);
    const auto stamp = [base = quint64{900000}](int ms) { return base + static_cast<quint64>(ms); };
    const double before = session->raceTime(static_cast<double>(stamp(0)));  // this moment
    // Seat 0 is heard first, but seat 1 pressed 100 ms earlier.
    key(main->window(), rankKey(call[0], 0), false, stamp(-100));
    key(main->window(), suitKey(call[1], 0), false, stamp(-60));
    key(main->window(), rankKey(call[0], 1), true, stamp(-200));
    key(main->window(), suitKey(call[1], 1), false, stamp(-160));
    QTRY_VERIFY(!session->facts().value("last_round").toMap().isEmpty());
    QCOMPARE(session->facts().value("last_round").toMap().value("winner").toInt(), 1);
    const auto& first = session->match().history().front();
    QCOMPARE(first.seat, 1);
    QVERIFY(std::abs(static_cast<double>(first.times.began) - (before - 200)) <= 5);
    QCOMPARE(first.times.done - first.times.began, std::int64_t{40});
  }

  void aHeldKeyRepeatsNothing() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,easy,easy", "--seed", "2"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->racing());
    QTRY_VERIFY_WITH_TIMEOUT(session->phase() == "reaction" || session->facts().value("turner").toInt() == 0, 30000);
    const int moves = own(session);
    const bool turning = session->phase() == "turning";
    const int name = turning ? Qt::Key_W : Qt::Key_A;
    for (int i = 0; i < 5; ++i) {
      QKeyEvent press(QEvent::KeyPress, name, Qt::NoModifier, {}, i > 0);
      QCoreApplication::sendEvent(main->window(), &press);
    }
    QKeyEvent release(QEvent::KeyRelease, name, Qt::NoModifier);
    QCoreApplication::sendEvent(main->window(), &release);
    QTRY_COMPARE(own(session), moves + 1);
  }

  void otherKeysKeepTheirMeaning() {
    const auto main = open({"--game", "stroop", "--seats", "human,easy"});
    QVERIFY(main);
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(main->app()->session()->racing());
    const bool sound = main->app()->settings()->sound();
    QTest::keyClick(main->window(), Qt::Key_M);  // not one of the race's keys
    QCOMPARE(main->app()->settings()->sound(), !sound);
    QTest::keyClick(main->window(), Qt::Key_4);  // one of them: not four colours
    QVERIFY(!main->app()->settings()->fourColour());
  }

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments) {
    static int number = 0;
    QStringList all{"fulltable", "--speed", "instant", "--data-dir", folder_.filePath(QString::number(++number))};
    const LaunchAnswer answer = readCommandLine(all + arguments);
    if (!answer.launch) return nullptr;
    auto main = std::make_unique<MainWindow>(*answer.launch);
    main->window()->requestActivate();
    if (!main->window() || !QTest::qWaitForWindowActive(main->window())) return nullptr;
    return main;
  }
  static int own(Session* session) {
    int count = 0;
    for (const auto& played : session->match().history()) count += played.seat == 0 ? 1 : 0;
    return count;
  }
  /// A good call: another rank of the class, in the other colour.
  static QString answerTo(int code) {
    const int rank = code % 13;
    const bool red = code / 13 == 1 || code / 13 == 2;
    const QString ranks = rank == 0 || rank >= 10 ? "KQ" : "45";
    const QString own = QString("A23456789TJQK")[rank];
    return (ranks.startsWith(own) ? ranks.mid(1, 1) : ranks.left(1)) + (red ? "S" : "H");
  }
  static int rankKey(QChar rank, int player) {
    if (player == 0) return rank.unicode();
    return rank == 'K' ? int{Qt::Key_Minus} : rank == 'Q' ? int{Qt::Key_Asterisk} : int{rank.unicode()};
  }
  static int suitKey(QChar suit, int player) {
    if (player == 0) return suit.unicode();
    return suit == 'S' ? int{Qt::Key_Right} : int{Qt::Key_Up};
  }
  static void key(QQuickWindow* window, int key, bool keypad, quint64 timestamp) {
    QKeyEvent event(QEvent::KeyPress, key, keypad ? Qt::KeypadModifier : Qt::NoModifier);
    event.setTimestamp(timestamp);
    QCoreApplication::sendEvent(window, &event);
  }

  QTemporaryDir folder_;
};

QTEST_MAIN(TestRaces)
#include "test_races.moc"
