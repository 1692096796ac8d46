// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointingDevice>
#include <QRegularExpression>

#include "qml/race_window.h"
#include "race/calltrial.h"

/// What a race shows, and what is touched there. Any warning of QML fails the test.
class TestRaceTables : public RaceWindow {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }

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
};

QTEST_MAIN(TestRaceTables)
#include "test_race_tables.moc"
