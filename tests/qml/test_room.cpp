// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "app/table.h"
#include "core/game.h"
#include "qml/driven_window.h"
#include "shell/windowplace.h"
#include "table/floatingnote.h"
#include "table/meldrows.h"

/// Whether everything has room: the window on its screen, buttons and plates on the table, melds in their zones.
class TestRoom : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  struct Thing {
    QString name;
    QRectF rect;
    bool plate = false;
  };

  /// What must never lie over each other, as far as it is seen. What comes up for a question lies above the others.
  static void collect(const QQuickItem* item, const QQuickItem* table, QList<Thing>& things) {
    if (!item->isVisible() || item->opacity() == 0) return;
    for (const char* above : {"Chooser", "WorkspaceMeld", "HoleRun"})
      if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(above) + "_QMLTYPE")) return;
    const bool plate = QByteArray(item->metaObject()->className()).startsWith("SeatPlate_QMLTYPE");
    if (plate || item->inherits("QQuickAbstractButton")) {
      const QString name = item->property(plate ? "name" : "text").toString();
      things.append({name, item->mapRectToItem(table, QRectF(QPointF(), item->size())), plate});
    }
    for (const QQuickItem* child : item->childItems()) collect(child, table, things);
  }

  static QString wrongWith(const GameTable* table) {
    QList<Thing> things;
    collect(table, table, things);
    const QRectF all = QRectF(0, 0, table->width(), table->height()).adjusted(-1, -1, 1, 1);
    for (qsizetype i = 0; i < things.size(); ++i) {
      const Thing& one = things[i];
      if (!all.contains(one.rect)) return one.name + " stands out";
      for (qsizetype j = 0; j < i; ++j)
        if (one.rect.adjusted(1, 1, -1, -1).intersects(things[j].rect))
          return one.name + " lies over " + things[j].name;
    }
    if (std::ranges::none_of(things, &Thing::plate) && table->property("seats").toInt() > 1) return "no plates";
    return {};
  }

 private slots:
  void init() { failOnAnyWarning(); }

  void buttonsAndPlatesLieApart_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("seats");
    for (const fulltable::Game* each : fulltable::all_games()) {
      const auto& info = each->info();
      const auto game = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
      for (const char* size : {"800x600", "1366x768"})
        for (const int seats : QSet<int>{info.default_seats, info.max_seats})
          QTest::addRow("%s %s, %d seats", qPrintable(game), size, seats) << game << QString(size) << seats;
    }
  }

  void buttonsAndPlatesLieApart() {
    QFETCH(QString, game);
    QFETCH(QString, size);
    QFETCH(int, seats);
    QStringList players(seats, "easy");
    players.first() = "human";
    const auto main =
        openWindow(folder_, {"--game", game, "--seed", "7", "--size", size, "--seats", players.join(',')});
    QVERIFY(main);
    Session* session = main->app()->session();
    auto* table = find<GameTable>(main->window()->contentItem());
    fulltable::Rng rng(3);
    for (int turn = 0; turn < 8 && !session->shown()->over(); ++turn) {
      table->layOutNow();
      QCoreApplication::processEvents();
      // What stands in a row finds its place at the next frame.
      QTRY_VERIFY2_WITH_TIMEOUT(wrongWith(table).isEmpty(),
                                qPrintable(QString("%1 in turn %2").arg(wrongWith(table)).arg(turn)), 20000);
      if (session->game()->realTime()) break;
      QTRY_VERIFY_WITH_TIMEOUT(
          session->shown()->resting() || session->shown()->over() || session->viewpoint()->myTurn(), 60000);
      // The others may still be at their moves.
      bool played = false;
      const auto play = [&] { return played = played || session->shown()->over() || playSomething(*session, rng); };
      QVERIFY2(play() || QTest::qWaitFor(play, 20000),
               qPrintable(QString("nothing to play in %1, turn %2").arg(session->shown()->phase()).arg(turn)));
    }
  }

  void aFirstWindowFitsTheScreen() {
    QCOMPARE(firstSize({1920, 1040}), QSize(1280, 800));
    const QSize small = firstSize({1366, 728});
    QVERIFY(small.width() <= 1366 && small.height() < 728 && small.height() > 640);
    QVERIFY(firstSize({3840, 2100}).width() > 2400);
  }

  void aWindowComesBackOnAScreen() {
    const QList<QRect> screens{{0, 0, 1366, 728}, {1366, 0, 1920, 1040}};
    QCOMPARE(placeAgain({1500, 100, 1000, 700}, screens), QRect(1500, 100, 1000, 700));
    QCOMPARE(placeAgain({}, screens), QRect());
    // Larger than its screen, over its edge, or on one that is no longer there.
    for (const QRect& before : {QRect(0, 0, 3000, 700), QRect(-500, 40, 900, 600), QRect(5000, 3000, 1280, 800)}) {
      const QRect place = placeAgain(before, screens);
      QVERIFY(screens[0].contains(place) || screens[1].contains(place));
      QVERIFY(place.width() >= 800);
    }
  }

  void theWindowIsAsItWas() {
    const LaunchAnswer answer = readCommandLine({"fulltable", "--data-dir", folder_.filePath("place")});
    QVERIFY(answer.launch);
    const QRect kept(30, 40, 700, 500);
    {
      MainWindow main(*answer.launch);
      QVERIFY(QTest::qWaitForWindowExposed(main.window()));
      const QSize screen = main.window()->screen()->availableSize();
      QVERIFY(main.window()->width() <= screen.width() && main.window()->height() <= screen.height());
      main.window()->setGeometry(kept);
      QTRY_COMPARE(main.app()->settings()->windowFrame(), kept);
    }
    {
      MainWindow main(*answer.launch);
      QVERIFY(QTest::qWaitForWindowExposed(main.window()));
      QCOMPARE(main.window()->geometry(), kept);
      main.window()->showMaximized();
      QTRY_VERIFY(main.app()->settings()->windowMaximised());
      QCOMPARE(main.app()->settings()->windowFrame(), kept);
    }
    MainWindow main(*answer.launch);
    QVERIFY(QTest::qWaitForWindowExposed(main.window()));
    QCOMPARE(main.window()->visibility(), QWindow::Maximized);
  }

  /// Only what is chosen at the table is kept.
  void theCommandLineIsNotKept() {
    const QStringList here{"fulltable", "--data-dir", folder_.filePath("wishes"), "--size", "800x600"};
    {
      const LaunchAnswer answer = readCommandLine(here + QStringList{"--felt", "blue", "--speed", "fast"});
      MainWindow main(*answer.launch);
      QCOMPARE(main.app()->settings()->look()->felt(), QString("blue"));
      QCOMPARE(main.app()->settings()->play()->speed(), QString("fast"));
      main.app()->settings()->play()->setSpeed("instant");
      QCOMPARE(main.app()->settings()->play()->speed(), QString("instant"));
    }
    MainWindow main(*readCommandLine(here).launch);
    QCOMPARE(main.app()->settings()->look()->felt(), QString("green"));
    QCOMPARE(main.app()->settings()->play()->speed(), QString("instant"));
  }

  void wordsFindFreeFelt() {
    const QRectF area(0, 0, 800, 600);
    const QList<QRectF> taken{{0, 0, 800, 200}, {0, 260, 500, 340}};
    const QRectF place = nearestFree(area, taken, {200, 40}, {100, 100});
    QVERIFY(area.contains(place) && place.size() == QSizeF(200, 40));
    for (const QRectF& each : taken) QVERIFY(!place.intersects(each));
    QVERIFY(place.top() < 260);
    QVERIFY(nearestFree(area, {area}, {200, 40}, {100, 100}).isEmpty());
    // Where it is free it lies where it was wished.
    QCOMPARE(nearestFree(area, taken, {100, 40}, {650, 400}).center(), QPointF(650, 400));
  }

  /// So that rank and suit of every card of a meld can be read, however many there are.
  void meldsStayInTheirZone() {
    for (const int melds : {1, 3, 5, 9}) {
      const QList<int> counts(melds, 4);
      const MeldRowsPlan plan = meldRows(counts, 8, 2.6, 1);
      QCOMPARE(plan.places.size(), counts.size());
      const qreal wide = plan.size * (1 + 3 * plan.step);
      for (qsizetype i = 0; i < plan.places.size(); ++i) {
        const QPointF place = plan.places[i];
        QVERIFY(place.x() + wide <= 8.01 && place.y() + 1.4 * plan.size <= 2.61);
        for (qsizetype j = 0; j < i; ++j) {
          const QPointF way = place - plan.places[j];
          QVERIFY(std::abs(way.x()) >= wide || way.y() >= 0.58 * 1.4 * plan.size);
        }
      }
      QVERIFY(plan.step >= 0.36);
      QVERIFY(melds > 5 || plan.size >= 0.76);
    }
  }
};

QTEST_MAIN(TestRoom)
#include "test_room.moc"
