// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QPointer>
#include <QPointingDevice>
#include <QRegularExpression>
#include <QThread>

#include "patient_time.h"
#include "qml/focus_seen.h"
#include "race/calltrial.h"
#include "table/racekeys.h"

namespace {

/// The visible items of that QML type.
QList<QQuickItem*> visibleTypes(QQuickItem* item, const QByteArray& type) {
  QList<QQuickItem*> found;
  if (!item->isVisible()) return found;
  if (QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) found.append(item);
  for (QQuickItem* child : item->childItems()) found += visibleTypes(child, type);
  return found;
}

/// The visible item of that type with that text or symbol.
QQuickItem* named(QQuickItem* root, const QByteArray& type, const QString& name) {
  for (QQuickItem* item : visibleTypes(root, type))
    if (item->property("text") == name || item->property("symbol") == name) return item;
  return nullptr;
}

QRectF sceneRect(const QQuickItem* item) {
  return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QPoint centre(const QQuickItem* item) {
  return sceneRect(item).center().toPoint();
}

/// Whether a text is drawn somewhere that begins so.
bool reads(QQuickItem* item, const QString& text) {
  if (!item->isVisible()) return false;
  if (item->property("text").toString().startsWith(text) && item->property("contentWidth").toReal() > 0) return true;
  return std::ranges::any_of(item->childItems(), [&](QQuickItem* child) { return reads(child, text); });
}

}  // namespace

/// Races in the window, by the keys of several people with exact time stamps. Any warning of QML fails the test.
class TestRaces : public QObject {
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

  /// Where there are no keys left, three people play by touch, two of them at once.
  void threePeopleByTouch() {
    const auto main =
        open({"--game", "stroop", "--seats", "human,human,human", "--option", "pause_ms=0", "--seed", "5"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QQuickItem* root = main->window()->contentItem();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_COMPARE(session->shown()->phase(), QString("calling"));
    const QString call = answerTo(topOf(session));
    const auto pads = visibleTypes(root, "RaceCalls");
    QCOMPARE(pads.size(), 3);
    const auto cap = [&](int seat, QChar token) {
      const bool suit = QString("CDHS").contains(token) && token != call[0];
      return named(pads[seat], "RaceCap", suit ? QString("suit-") + token : QString(token));
    };
    static QPointingDevice* screen = QTest::createTouchDevice();
    for (const int place : {0, 1}) {
      const QPoint one = centre(cap(1, call[place]));
      const QPoint two = centre(cap(2, call[place]));
      QTest::touchEvent(main->window(), screen).press(0, one).press(1, two);
      QTest::touchEvent(main->window(), screen).release(0, one).release(1, two);
    }
    // Done in the same blink: a draw.
    QTRY_VERIFY(!session->shown()->facts().value("last_round").toMap().isEmpty());
    QCOMPARE(session->game()->moveCount(), 2);
    QCOMPARE(session->shown()->facts().value("last_round").toMap().value("how").toString(), QString("draw"));
    QVERIFY(session->race()->verdict().startsWith("It's a draw. 1 card in the stake pile."));
  }

  /// The gestures by touch: the player who turns has a cap for it, and two at once are two gestures.
  void threePeopleGestureByTouch() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,human,human", "--option", "turn_limit_ms=0",
                            "--option", "reaction_limit_ms=0", "--seed", "2"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QQuickItem* root = main->window()->contentItem();
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    const auto pads = visibleTypes(root, "RaceGestures");
    QCOMPARE(pads.size(), 3);
    static QPointingDevice* screen = QTest::createTouchDevice();
    for (int turned = 0; turned < 20 && session->shown()->phase() == "turning"; ++turned) {
      const QPoint at = centre(named(pads[session->shown()->facts().value("turner").toInt()], "RaceCap", "turn"));
      const int moves = session->game()->moveCount();
      QTest::touchEvent(main->window(), screen).press(0, at);
      QTest::touchEvent(main->window(), screen).release(0, at);
      QTRY_COMPARE(session->game()->moveCount(), moves + 1);
    }
    QCOMPARE(session->shown()->phase(), QString("reaction"));
    const QString due = session->shown()->facts().value("due").toString();
    // What is pressed before a card can be seen does not answer it: it is drawn first.
    waitUntilDrawn(main->window());
    const QPoint one = centre(named(pads[1], "RaceCap", due));
    const QPoint two = centre(named(pads[2], "RaceCap", due));
    QTest::touchEvent(main->window(), screen).press(0, one).press(1, two);
    const int moves = session->game()->moveCount();
    QTest::touchEvent(main->window(), screen).stationary(0).release(1, two);
    QTRY_COMPARE(session->game()->moveCount(), moves + 1);
    // What happened meanwhile has drawn no key anew under the other finger.
    QTest::touchEvent(main->window(), screen).release(0, one);
    QTRY_VERIFY(!session->shown()->facts().value("last_take").toMap().isEmpty());
    QCOMPARE(session->shown()->facts().value("last_take").toMap().value("seat").toInt(), 0);
    QVERIFY2(session->race()->verdict().startsWith(session->seats()->name(0) + " was last and takes "),
             qPrintable(session->race()->verdict()));
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

  void aFirstGameBeginsWithATrialOfCalls() {
    const auto main = open({"--game", "stroop", "--seats", "human,easy"}, true);
    QVERIFY(main);
    QQuickItem* root = main->window()->contentItem();
    Session* session = main->app()->session();
    QTRY_VERIFY(reads(root, "Practice: call an answer to the "));
    // No key starts the race below it; a wrong call is explained, and the card may be answered again.
    QTest::keyClick(main->window(), Qt::Key_Space);
    QVERIFY(!session->race()->running());
    const QQuickItem* trial = visibleTypes(root, "CallTrialPane").value(0);
    QVERIFY(trial);
    const auto* game = trial->findChild<CallTrial*>();
    QVERIFY(game);
    const int asked = game->card();
    QTest::keyClick(main->window(), Qt::Key_5);
    QVERIFY(reads(root, "5… and the suit?"));
    QTest::keyClick(main->window(), asked / 13 == 1 || asked / 13 == 2 ? Qt::Key_D : Qt::Key_C);
    QVERIFY(!game->right());
    QVERIFY(game->said().contains("Wrong: "));
    QCOMPARE(game->card(), asked);
    const QString call = answerTo(asked);
    QTest::keyClick(main->window(), static_cast<Qt::Key>(call[0].unicode()));
    QTest::keyClick(main->window(), static_cast<Qt::Key>(call[1].unicode()));
    QVERIFY(game->right());
    QTest::keyClick(main->window(), Qt::Key_Space);
    QVERIFY(!game->right() && game->said().isEmpty());
    QTest::keyClick(main->window(), Qt::Key_Return);
    QTRY_VERIFY(!reads(root, "Practice: call an answer to the "));
    QCOMPARE(session->game()->moveCount(), 0);
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
  }

  void aFirstGameBeginsWithATrialOfGestures() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,easy,easy"}, true);
    QVERIFY(main);
    QQuickItem* root = main->window()->contentItem();
    QTRY_VERIFY(reads(root, "Practice. Ace: Stand. Press A."));
    QTest::keyClick(main->window(), Qt::Key_F);
    QVERIFY(reads(root, "That was “Applaud”. Practice."));
    for (const Qt::Key each : {Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F}) QTest::keyClick(main->window(), each);
    QVERIFY(reads(root, "That is all of them"));
    QTest::keyClick(main->window(), Qt::Key_Return);
    QTRY_VERIFY(!reads(root, "That is all of them"));
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(main->app()->session()->race()->running());
  }

  void gesturesAreShownAtTheirPlaces() {
    const auto main = open({"--game", "salute_the_king", "--seats", "human,human,human", "--option",
                            "turn_limit_ms=300", "--option", "reaction_limit_ms=0", "--seed", "2"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QQuickItem* root = main->window()->contentItem();
    main->app()->settings()->games()->set("showDue", true);
    QTest::keyClick(main->window(), Qt::Key_Space);
    QTRY_VERIFY(session->race()->running());
    const auto turner = session->shown()->facts().value("turner").toInt();
    key(main->window(), std::array{Qt::Key_W, Qt::Key_U, Qt::Key_Shift}[static_cast<std::size_t>(turner)], false, 0);
    // Then nobody turns: it is done for them, and an hourglass tells so.
    QTRY_COMPARE_WITH_TIMEOUT(session->shown()->phase(), QString("reaction"), 30000);
    const QString due = session->shown()->facts().value("due").toString();
    const QStringList gestures{"stand", "salute", "bow", "applaud"};
    QTRY_COMPARE(visibleTypes(root, "TriggerTable").value(0)->property("due").toString(), due);
    if (session->game()->moveCount() == 1 && session->shown()->pileSize("middle") > 1)
      QVERIFY(!visibleTypes(root, "TurnedByTime").isEmpty());
    const int wrong = due == "stand" ? 1 : 0;
    constexpr std::array second{Qt::Key_H, Qt::Key_J, Qt::Key_K, Qt::Key_L};
    press(main->window(), second[static_cast<std::size_t>(wrong)]);
    QTRY_VERIFY(named(root, "RaceBubble", gestures[wrong]));
    QVERIFY(named(root, "RaceBubble", gestures[wrong])->property("wrong").toBool());
    press(main->window(), second[static_cast<std::size_t>(gestures.indexOf(due))]);
    QTRY_VERIFY(named(root, "RaceBubble", due));
    QVERIFY(!named(root, "RaceBubble", due)->property("wrong").toBool());
    QCOMPARE(session->shown()->facts().value("reacted").toList(), QVariantList{1});
  }

  void aCrowdHasRoom_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("size");
    for (const auto& [game, seats] : {std::pair{"stroop", 2},
                                      {"stroop", 6},
                                      {"salute_the_king", 4},
                                      {"salute_the_king", 9},
                                      {"salute_the_king", 10},
                                      {"salute_the_king", 16}})
      for (const char* size : {"800x600", "1024x768", "1280x800", "1920x1080", "900x1200"})
        QTest::newRow(qPrintable(QString("%1 %2 %3").arg(game).arg(seats).arg(size)))
            << QString(game) << seats << QString(size);
  }
  void aCrowdHasRoom() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QString, size);
    QStringList kinds{"human"};
    while (kinds.size() < seats) kinds.append("easy");
    const auto main = open({"--game", game, "--seats", kinds.join(','), "--size", size});
    QVERIFY(main);
    QQuickItem* root = main->window()->contentItem();
    auto* table = find<GameTable>(root);
    table->layOutNow();
    QList<std::pair<QString, QRectF>> parts;
    for (const QQuickItem* plate : visibleTypes(root, "SeatPlate"))
      parts.append({"plate of seat " + plate->property("seat").toString(), sceneRect(plate)});
    QCOMPARE(parts.size(), seats);
    for (const char* type : {"TriggerTable", "RacePads"})
      for (const QQuickItem* item : visibleTypes(root, type)) parts.append({type, sceneRect(item)});
    for (const PileItem* pile : table->piles())
      if (pile->pileId() == "middle" || pile->pileId() == "stake")
        parts.append({pile->pileId(), table->mapRectToScene(pile->extent())});
    const QRectF window = QRectF(QPointF(), QSizeF(main->window()->size())).adjusted(-1, -1, 1, 1);
    for (qsizetype i = 0; i < parts.size(); ++i) {
      QVERIFY2(window.contains(parts[i].second), qPrintable(parts[i].first));
      for (qsizetype j = 0; j < i; ++j) {
        const QRectF both = parts[i].second.intersected(parts[j].second);
        QVERIFY2(both.width() < 2 || both.height() < 2, qPrintable(parts[i].first + " and " + parts[j].first));
      }
    }
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
  std::unique_ptr<MainWindow> open(const QStringList& arguments, bool help = false, TimeSource* time = nullptr) {
    auto main = openWindow(folder_, arguments, help, time ? time : &time_);
    if (!main) return nullptr;
    main->window()->requestActivate();
    return QTest::qWaitForWindowActive(main->window()) ? std::move(main) : nullptr;
  }
  static void click(const MainWindow* main, const QString& text) {
    clickStill(main->window(), [&]() -> const QQuickItem* {
      for (const char* type : {"PushButton", "ToolButton", "BarButton", "MenuEntry"})
        if (const QQuickItem* button = named(main->window()->contentItem(), type, text)) return button;
      return nullptr;
    });
  }
  static int topOf(Session* session) {
    return session->game()->match().truth().show(std::nullopt).piles[1].cards.back().code();
  }
  /// As a call is heard: "nine".
  static QString spokenRank(QChar rank) {
    const int number = *fulltable::rank_of(rank.toLatin1());
    return QString::fromStdString(english(fulltable::message("test", "{rank}").rank("rank", number)));
  }
  static QString rankWord(QChar rank) {
    return rank == 'K' ? QString("king") : rank == 'Q' ? QString("queen") : QString(rank);
  }
  /// A key pressed and let go.
  static void press(QQuickWindow* window, int name) {
    QKeyEvent down(QEvent::KeyPress, name, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &down);
    QKeyEvent up(QEvent::KeyRelease, name, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &up);
    QCoreApplication::processEvents();
  }
  static int own(Session* session) {
    int count = 0;
    for (const auto& played : session->game()->match().history()) count += played.seat == 0 ? 1 : 0;
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
  PatientTime time_;
};

QTEST_MAIN(TestRaces)
#include "test_races.moc"
