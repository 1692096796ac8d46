// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QRegularExpression>
#include <QThread>

#include "qml/focus_seen.h"
#include "qml/race_window.h"
#include "table/racekeys.h"

/// Races in the window, by the keys of several people with exact time stamps. Any warning of QML fails the test.
class TestRaces : public RaceWindow {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }

  void startsByKeyAndStandsStillUnderAPage() {
    const auto main = open({"--game", "stroop", "--seats", "human,easy"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QVERIFY(!session->race()->running());
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    session->race()->pause();
    QVERIFY(!session->race()->running());
  }

  /// Two people at one keyboard: what counts is when a key was pressed, not when the program heard of it.
  void twoSeatsByTheirKeys() {
    const auto main = open({"--game", "stroop", "--seats", "human,human", "--option", "pause_ms=0", "--seed", "5"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_COMPARE(session->shown()->phase(), QString("calling"));
    const int top = session->game()->match().truth().show(std::nullopt).piles[1].cards.back().code();
    const QString call = answerTo(top);
    QTRY_VERIFY(session->race()->now() > session->shown()->facts().value("turned_ms").toDouble() + 400);
    const auto stamp = [base = quint64{900000}](int ms) { return base + static_cast<quint64>(ms); };
    const double before = session->race()->time(static_cast<double>(stamp(0)));  // this moment
    // Seat 0 is heard first, but seat 1 pressed 100 ms earlier.
    key(main->window(), rankKey(call[0], 0), false, stamp(-100));
    key(main->window(), suitKey(call[1], 0), false, stamp(-60));
    key(main->window(), rankKey(call[0], 1), true, stamp(-200));
    key(main->window(), suitKey(call[1], 1), false, stamp(-160));
    QTRY_VERIFY(!session->shown()->facts().value("last_round").toMap().isEmpty());
    QCOMPARE(session->shown()->facts().value("last_round").toMap().value("winner").toInt(), 1);
    const auto& first = session->game()->match().history().front();
    QCOMPARE(first.seat, 1);
    QVERIFY(std::abs(static_cast<double>(first.times.began) - (before - 200)) <= 5);
    QCOMPARE(first.times.done - first.times.began, std::int64_t{40});
  }

  /// The number pad of the second player, also with the number lock off.
  void theNumberPadIsOnePlayersInEitherState() {
    QCOMPARE(RaceKeys::nameOf(Qt::Key_1, Qt::KeypadModifier), QString("Num+1"));
    QCOMPARE(RaceKeys::nameOf(Qt::Key_End, Qt::KeypadModifier | Qt::ShiftModifier), QString("Num+1"));
    QCOMPARE(RaceKeys::nameOf(Qt::Key_Plus, Qt::KeypadModifier), QString("Num++"));
    QCOMPARE(RaceKeys::nameOf(Qt::Key_End, Qt::NoModifier), QString("End"));
    QCOMPARE(RaceKeys::nameOf(Qt::Key_Down, Qt::NoModifier), QString("Down"));
#ifndef Q_OS_MACOS
    QCOMPARE(RaceKeys::nameOf(Qt::Key_Down, Qt::KeypadModifier), QString("Num+2"));
#endif
  }

  void aHeldKeyRepeatsNothing() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,easy,easy", "--seed", "2"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    QTRY_VERIFY_WITH_TIMEOUT(
        session->shown()->phase() == "reaction" || session->shown()->facts().value("turner").toInt() == 0, 30000);
    const int moves = own(session);
    const bool turning = session->shown()->phase() == "turning";
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
    QTRY_VERIFY(main->app()->session()->race()->running());
    const bool sound = main->app()->settings()->sound()->isOn();
    QTest::keyClick(main->window(), Qt::Key_M);  // not one of the race's keys
    QCOMPARE(main->app()->settings()->sound()->isOn(), !sound);
    QTest::keyClick(main->window(), Qt::Key_4);  // one of them: not four colours
    QVERIFY(!main->app()->settings()->look()->fourColour());
  }

  /// N is next to the keys of two players: it does not throw away a race in play.
  void aRaceInPlayIsNotEndedByASlip() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,human,easy", "--seed", "5"});
    QVERIFY(main);
    const QPointer<Session> session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    QTest::keyClick(main->window(), Qt::Key_N);
    QVERIFY(session && session == main->app()->session() && session->race()->running());
    QTest::keyClick(main->window(), Qt::Key_P);
    QTest::keyClick(main->window(), Qt::Key_N);
    QTRY_VERIFY(session != main->app()->session());
  }

  void aPageKeepsTheKeysToItself() {
    const auto main = open({"--game", "stroop", "--seats", "human,easy"});
    QVERIFY(main);
    click(main.get(), "Rules");
    for (int i = 0; i < 6; ++i) {
      QTest::keyClick(main->window(), Qt::Key_Tab);
      const QQuickItem* item = main->window()->activeFocusItem();
      while (item && !QByteArray(item->metaObject()->className()).startsWith("RulesPage_QMLTYPE"))
        item = item->parentItem();
      QVERIFY2(item, qPrintable(QString("after Tab %1").arg(i + 1)));
    }
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(main->app()->session()->race()->running());
  }

  /// Any person may be the dealer who chooses what is asked for, by keys alone.
  void theSecondPersonChoosesTriggers() {
    const auto main = open(
        {"--game", "salute_the_king", "--seats", "human,human,easy", "--option", "triggers=dealer", "--seed", "3"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QCOMPARE(session->viewpoint()->toAct(), QVariantList{1});
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    QTRY_VERIFY(reads(main->window()->contentItem(), "Player 2: Choose a gesture and its card: 1 of 4"));
    QTest::keyClick(main->window(), Qt::Key_1);
    QTRY_VERIFY(reads(main->window()->contentItem(), "Player 2: What asks for “Stand”?"));
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QTRY_VERIFY(!reads(main->window()->contentItem(), "Player 2: What asks for “Stand”?"));
    for (const auto& [gesture, trigger] :
         {std::pair{Qt::Key_1, Qt::Key_A}, {Qt::Key_8, Qt::Key_P}, {Qt::Key_3, Qt::Key_O}, {Qt::Key_4, Qt::Key_4}}) {
      const auto chosen = session->shown()->facts().value("triggers").toMap().size();
      QTest::keyClick(main->window(), gesture);
      QTest::keyClick(main->window(), trigger);
      QTRY_COMPARE(session->shown()->facts().value("triggers").toMap().size(), chosen + 1);
    }
    QCOMPARE(session->shown()->phase(), QString("turning"));
    const QVariantMap triggers{{"stand", "A"}, {"cheer", "prime"}, {"bow", "total"}, {"applaud", "4"}};
    QCOMPARE(session->shown()->facts().value("triggers").toMap(), triggers);
    QTRY_VERIFY(visibleTypes(main->window()->contentItem(), "TriggerChooser").isEmpty());
  }

  /// Half a second in which the window does nothing: what was pressed meanwhile counts from when it was pressed.
  void aBlockedWindowCostsNobodyAPoint() {
    const auto main = open({"--game", "stroop", "--seats", "human,hard", "--option", "pause_ms=0", "--seed", "5"},
                           false, &worldTime());
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_COMPARE(session->shown()->phase(), QString("calling"));
    QTRY_VERIFY(session->race()->now() > session->shown()->facts().value("turned_ms").toDouble() + 200);
    const double pressed = session->race()->time(900000);
    const QString call = answerTo(topOf(session));
    QThread::msleep(500);
    const double turned = session->shown()->facts().value("turned_ms").toDouble();
    key(main->window(), rankKey(call[0], 0), false, 900010);
    key(main->window(), suitKey(call[1], 0), false, 900060);
    QTRY_VERIFY(!session->shown()->facts().value("last_round").toMap().isEmpty());
    QCOMPARE(session->shown()->facts().value("last_round").toMap().value("winner").toInt(), 0);
    const auto& first = session->game()->match().history().front();
    QVERIFY(std::abs(static_cast<double>(first.times.began) - pressed - 10) <= 5);
    const auto seconds = fulltable::seconds(first.times.began - static_cast<std::int64_t>(turned));
    QVERIFY(session->race()->verdict().contains(QString::fromStdString(english(seconds))));
  }

  void standsStillWithoutFocusAndCountsInAgain() {
    const auto main = open({"--game", "stroop", "--seats", "human,easy"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    {
      QWindow other;
      other.show();
      other.requestActivate();
      QTRY_VERIFY(!session->race()->running());
      const auto clock = session->game()->match().truth().clock();
      QTest::qWait(60);
      QCOMPARE(session->game()->match().truth().clock(), clock);
    }
    main->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(main->window()));
    QVERIFY(!session->race()->running());
    main->app()->settings()->play()->setSpeed("normal");
    QTest::keyClick(main->window(), Qt::Key_Space);
    QCOMPARE(session->race()->countdown(), 3);
    QTRY_VERIFY(session->race()->running());
    // The pause has its key, too.
    QTest::keyClick(main->window(), Qt::Key_P);
    QVERIFY(!session->race()->running());
  }

  void aHalfCallIsShownAndDropped() {
    const auto main = open({"--game", "stroop", "--seats", "human,human", "--option", "pause_ms=0", "--seed", "5"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QQuickItem* root = main->window()->contentItem();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_COMPARE(session->shown()->phase(), QString("calling"));
    const QString call = answerTo(topOf(session));
    key(main->window(), rankKey(call[0], 0), false, 0);
    QTRY_VERIFY(named(root, "RaceBubble", rankWord(call[0]) + "…"));
    key(main->window(), Qt::Key_Escape, false, 0);
    QTRY_VERIFY(!named(root, "RaceBubble", rankWord(call[0]) + "…"));
    // After 1500 ms, too.
    key(main->window(), rankKey(call[0], 0), false, 0);
    QTRY_VERIFY(named(root, "RaceBubble", rankWord(call[0]) + "…"));
    QTRY_VERIFY(!named(root, "RaceBubble", rankWord(call[0]) + "…"));
    QCOMPARE(session->game()->moveCount(), 0);
    // A rank alone is sent with Enter: a miscall, struck through.
    key(main->window(), rankKey(call[0], 0), false, 0);
    key(main->window(), Qt::Key_Return, false, 0);
    QTRY_VERIFY2(session->game()->moveCount() == 1, qPrintable(session->input()->refusal()));
    QTRY_VERIFY(named(root, "RaceBubble", spokenRank(call[0])));
    QVERIFY(named(root, "RaceBubble", spokenRank(call[0]))->property("wrong").toBool());
    QVERIFY(session->chronicle()->text().contains("Wrong: no suit."));
  }

  void keysAreChangedOnTheirPage() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,easy,easy", "--seed", "2"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QQuickItem* root = main->window()->contentItem();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    click(main.get(), "More");
    QVERIFY(!session->race()->running());  // under a menu, too
    click(main.get(), "Keys");
    QTRY_VERIFY(named(root, "PushButton", "first gesture"));
    click(main.get(), "first gesture");
    QTest::keyClick(main->window(), Qt::Key_H);
    QVERIFY(reads(root, "Player 2 already uses “H”"));
    QCOMPARE(main->app()->settings()->keys()->keys("salute_the_king", 0).value("1").toString(), QString("A"));
    click(main.get(), "first gesture");
    QTest::keyClick(main->window(), Qt::Key_X);
    QCOMPARE(main->app()->settings()->keys()->keys("salute_the_king", 0).value("1").toString(), QString("X"));
    QTRY_COMPARE(named(root, "PushButton", "first gesture")->property("key").toString(), QString("X"));
    // What a keyboard reports of keys held together is shown.
    click(main.get(), "Test keys");
    key(main->window(), Qt::Key_A, false, 0);
    key(main->window(), Qt::Key_L, false, 0);
    QVERIFY(
        reads(root, "Hold the keys that are pressed together in play, then Esc. Reported now: A L. Most at once: 2."));
    key(main->window(), Qt::Key_Escape, false, 0);
    QVERIFY(!reads(root, "Hold the keys"));
    click(main.get(), "Reset keys");
    QCOMPARE(main->app()->settings()->keys()->keys("salute_the_king", 0).value("1").toString(), QString("A"));
  }

  /// A whole game against the computer by keys alone, as quick as the window lets it.
  void aWholeGameOfStroopByKeys() {
    const auto main = open({"--game", "stroop", "--seats", "human,hard", "--option", "pause_ms=0", "--seed", "11"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    int answered = 0;
    while (!session->shown()->over()) {
      QTRY_VERIFY(session->shown()->over() || (session->shown()->phase() == "calling" &&
                                               session->shown()->facts().value("round").toInt() > answered));
      if (session->shown()->over()) break;
      answered = session->shown()->facts().value("round").toInt();
      const QString call = answerTo(topOf(session));
      QVERIFY(focusRings(main->window()).size() <= 1);
      key(main->window(), rankKey(call[0], 0), false, 0);
      key(main->window(), suitKey(call[1], 0), false, 0);
    }
    QCOMPARE(session->shown()->winners(), QVariantList{0});
    QCOMPARE(answered, 52);
    QTRY_COMPARE(focusRings(main->window()).size(), 1);
    QTRY_VERIFY(reads(main->window()->contentItem(), session->shown()->resultText()));
  }

  void aWholeGameOfSaluteTheKingByKeys() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,medium,medium", "--seed", "11"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    QElapsedTimer limit;
    limit.start();
    const QStringList gestures{"stand", "salute", "bow", "applaud"};
    constexpr std::array keys{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F};
    while (!session->shown()->over() && limit.elapsed() < 300000) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
      const QVariantMap facts = session->shown()->facts();
      const QString due = facts.value("due").toString();
      if (session->shown()->phase() == "turning" && facts.value("turner").toInt() == 0)
        press(main->window(), Qt::Key_W);
      else if (session->shown()->phase() == "reaction" && !facts.value("reacted").toList().contains(0))
        press(main->window(), keys[static_cast<std::size_t>(gestures.indexOf(due))]);
    }
    QVERIFY(session->shown()->over());
    QTRY_COMPARE(focusRings(main->window()).size(), 1);
    QCOMPARE(session->shown()->winners(), QVariantList{0});
    QTRY_VERIFY(reads(main->window()->contentItem(), session->shown()->resultText()));
  }

 private:
  static void click(const MainWindow* main, const QString& text) {
    clickStill(main->window(), [&]() -> const QQuickItem* {
      for (const char* type : {"PushButton", "ToolButton", "BarButton", "MenuEntry"})
        if (const QQuickItem* button = named(main->window()->contentItem(), type, text)) return button;
      return nullptr;
    });
  }
  /// As a call is heard: "nine".
  static QString spokenRank(QChar rank) {
    const int number = *fulltable::rank_of(rank.toLatin1());
    return QString::fromStdString(english(fulltable::message("test", "{rank}").rank("rank", number)));
  }
  static QString rankWord(QChar rank) {
    return rank == 'K' ? QString("king") : rank == 'Q' ? QString("queen") : QString(rank);
  }
  static int own(Session* session) {
    int count = 0;
    for (const auto& played : session->game()->match().history()) count += played.seat == 0 ? 1 : 0;
    return count;
  }
  static int rankKey(QChar rank, int player) {
    if (player == 0) return rank.unicode();
    return rank == 'K' ? int{Qt::Key_Minus} : rank == 'Q' ? int{Qt::Key_Asterisk} : int{rank.unicode()};
  }
  static int suitKey(QChar suit, int player) {
    if (player == 0) return suit.unicode();
    return suit == 'S' ? int{Qt::Key_Right} : int{Qt::Key_Up};
  }
};

QTEST_MAIN(TestRaces)
#include "test_races.moc"
