// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "driven_window.h"
#include "shell/screenshot.h"

/// Pictures for people to look at show what the table shows, whatever is still being drawn or turned at that time.
class TestScreenshot : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void nothingIsStillToCome_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("speed");
    QTest::newRow("cards that turn") << "yukon"
                                     << "normal";
    QTest::newRow("hands that are seen") << "mate"
                                         << "normal";
    QTest::newRow("at once") << "thieving_stink"
                             << "instant";
  }

  void nothingIsStillToCome() {
    QFETCH(QString, game);
    QFETCH(QString, speed);
    for (const int moves : {1, 3}) {
      const auto main =
          openWindow(folder_, {"--game", game, "--seed", "12", "--speed", speed, "--autoplay", "--size", "1024x768"});
      QVERIFY(main);
      const QString file = folder_.filePath(QString("%1-%2.png").arg(game).arg(moves));
      Screenshot screenshot(main->window(), main->app()->session(), file, moves, true, false);
      QSignalSpy ended(&screenshot, &Screenshot::ended);
      QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
      QVERIFY(ended.first().first().toBool());
      const QImage taken(file);
      QVERIFY(!taken.isNull());
      QTest::qWait(1500);
      const QImage later = main->window()->grabWindow().convertToFormat(taken.format());
      QCOMPARE(taken.size(), later.size());
      for (int row = 0; row < main->app()->session()->cards()->count(); ++row) {
        const GameTable* table = find<GameTable>(main->window()->contentItem());
        const QRect seen = table->mapRectToScene(table->visibleOf(row)).toAlignedRect().adjusted(2, 2, -2, -2);
        QVERIFY2(seen.isEmpty() || taken.copy(seen) == later.copy(seen), qPrintable(QString::number(row)));
      }
    }
  }

  void aPersonsMovesAreNotWaitedFor_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("a solitaire") << "yukon";
    QTest::newRow("a race not started") << "stroop";
  }

  /// Moves that a person would have to make are not waited for.
  void aPersonsMovesAreNotWaitedFor() {
    QFETCH(QString, game);
    const auto main = openWindow(folder_, {"--game", game, "--seed", "12", "--size", "1024x768"});
    QVERIFY(main);
    const QString file = folder_.filePath("person.png");
    Screenshot screenshot(main->window(), main->app()->session(), file, 5, false, false);
    QSignalSpy ended(&screenshot, &Screenshot::ended);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 20000);
    QVERIFY(ended.first().first().toBool());
    QCOMPARE(main->app()->session()->game()->moveCount(), 0);
    QCOMPARE(QImage(file).size(), QSize(1024, 768));
  }

  /// Such as for moves of players who have stopped.
  void whatNeverComesIsNotWaitedFor() {
    const auto main = openWindow(folder_, {"--game", "mate", "--seed", "12", "--autoplay", "--size", "1024x768"});
    QVERIFY(main);
    main->app()->session()->players()->halt();
    const QString file = folder_.filePath("never.png");
    Screenshot screenshot(main->window(), main->app()->session(), file, 5, false, false, 300);
    QSignalSpy ended(&screenshot, &Screenshot::ended);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 20000);
    QVERIFY(!ended.first().first().toBool());
    QVERIFY(!QFile::exists(file));
  }
};

QTEST_MAIN(TestScreenshot)
#include "test_screenshot.moc"
