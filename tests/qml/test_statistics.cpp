// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "qml/sheet_checks.h"

namespace {

constexpr int patience = 30000;

}  // namespace

/// The page of the statistics: filled, in every size, and begun anew.
class TestStatistics : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> open(const QStringList& arguments) { return openWindow(folder_, arguments); }

 private slots:
  void statisticsShowWhatWasPlayed() {
    const auto main = open({"--game", "yukon", "--seed", "7"});
    QVERIFY(main);
    main->app()->session()->game()->giveUp();
    QTRY_COMPARE_WITH_TIMEOUT(main->app()->statistics()->of("yukon")["played"].toInt(), 1, patience);
    main->app()->leave();
    click(main.get(), "Statistics");
    QVERIFY(sheet(main.get()));
    QVERIFY(findButton(main.get(), "Yukon") && !findButton(main.get(), "Pop!"));
    click(main.get(), "Yukon");
    for (const QQuickItem* item : shownBelow(sheet(main.get()))) QVERIFY(item->property("text").toString() != "Pop!");
  }

  /// What is asked for at the start is there once the games are counted; of what was never played all games are.
  void statisticsOfOneGameAreOpened() {
    const QStringList same{"--data-dir", folder_.filePath("one")};
    {
      const auto main = open(same + QStringList{"--game", "yukon", "--seed", "7"});
      QVERIFY(main);
      main->app()->session()->game()->giveUp();
      QTRY_COMPARE_WITH_TIMEOUT(main->app()->statistics()->of("yukon")["played"].toInt(), 1, patience);
    }
    for (const auto& [game, title] : {std::pair("yukon", "Yukon"), std::pair("pop", "All games")}) {
      const auto main = open(same + QStringList{"--game", game, "--page", "statistics"});
      QVERIFY(main);
      QTRY_VERIFY_WITH_TIMEOUT(sheet(main.get()), patience);
      QTRY_COMPARE_WITH_TIMEOUT(sheet(main.get())->property("title").toString(), title, patience);
    }
  }

  void filledStatisticsFit() {
    const auto main = open({"--page", "statistics"});
    QVERIFY(main);
    QList<CountedGame> games;
    for (int i = 0; i < 60; ++i) {
      CountedGame game;
      game.id = QString::number(i);
      game.gameId = i % 4 == 3 ? "lorum" : i % 4 == 2 ? "stroop" : "chinese_ten";
      if (i % 4 == 2) game.answers = {{"red_number", 700 + i, true}, {"black_court", 900 + i, i % 3 > 0}};
      game.began = QDateTime({2026, 1 + i / 10, 1 + i % 10}, {20, 0});
      game.ended = game.began.addSecs(600);
      game.won = i % 3 > 0;
      game.score = 60 + i * 37 % 90;
      game.result = "Zoe wins with 105 points, Ada has 95.";
      game.kinds = QStringList{"human", i % 2 ? "hard" : "easy"};
      game.seats = 2;
      game.decisions = 20;
      game.best = 17;
      game.percent = 80 + i * 17 % 50;
      games.append(game);
    }
    Statistics* statistics = main->app()->statistics();
    // What the empty folder holds may be counted later than this.
    connect(statistics, &Statistics::changed, this, [&] {
      if (statistics->games().isEmpty()) statistics->take(games);
    });
    statistics->take(games);
    const std::pair<QSize, int> looks[] = {
        {{1280, 800}, 100}, {{800, 600}, 100}, {{800, 600}, 200}, {{3840, 2160}, 100}};
    for (const QString& game : {QString(), QString("stroop"), QString("chinese_ten")})
      for (const auto& [size, percent] : looks) {
        statistics->setGame(game);
        QTRY_VERIFY_WITH_TIMEOUT(statistics->game() == game && !statistics->games().isEmpty(), patience);
        main->app()->settings()->access()->setTextSize(percent);
        main->window()->resize(size);
        QTRY_COMPARE(main->window()->contentItem()->size().toSize(), size);
        QTRY_VERIFY_WITH_TIMEOUT(findType(sheet(main.get()), game.isEmpty() ? "AllFigures" : "GameFigures"), patience);
        waitUntilDrawn(main->window());
        QTRY_COMPARE_WITH_TIMEOUT(wrongWithSheet(main.get(), {}), QString(), patience);
      }
    // From point to point by keys; what is drawn can be read as a table as well.
    QTRY_VERIFY_WITH_TIMEOUT(findType(main->window()->contentItem(), "GamesCurve"), patience);
    auto* curve = const_cast<QQuickItem*>(findType(main->window()->contentItem(), "GamesCurve"));
    QVERIFY(curve->isVisible());
    // What the curve is of is chosen beside that.
    QTRY_VERIFY(findButton(main.get(), "Won") && findButton(main.get(), "As a table"));
    QTRY_VERIFY(!inScene(findButton(main.get(), "Won")).intersects(inScene(findButton(main.get(), "As a table"))));
    curve->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(main->window(), Qt::Key_Home);
    QTest::keyClick(main->window(), Qt::Key_Right);
    QCOMPARE(curve->property("taken").toMap()["number"].toInt(), 2);
    click(main.get(), "As a table");
    QVERIFY(!curve->isVisible());
  }

  void statisticsAreResetAndCountedAgain() {
    const auto main = open({"--game", "yukon", "--seed", "7"});
    QVERIFY(main);
    main->app()->session()->game()->giveUp();
    Statistics* statistics = main->app()->statistics();
    QTRY_COMPARE_WITH_TIMEOUT(statistics->of("yukon")["played"].toInt(), 1, patience);
    main->app()->leave();
    click(main.get(), "Statistics");
    click(main.get(), "Reset");
    QTRY_COMPARE_WITH_TIMEOUT(statistics->leftOut(), 1, patience);
    waitUntilDrawn(main->window());
    click(main.get(), "Undo");
    QTRY_COMPARE_WITH_TIMEOUT(statistics->leftOut(), 0, patience);
    waitUntilDrawn(main->window());
    click(main.get(), "Reset");
    QTRY_COMPARE_WITH_TIMEOUT(statistics->leftOut(), 1, patience);
    waitUntilDrawn(main->window());
    click(main.get(), "Count them again");
    QTRY_COMPARE_WITH_TIMEOUT(statistics->of("yukon")["played"].toInt(), 1, patience);
    // A dialog that the desktop does not draw has the keys to itself, and Esc closes it alone.
    click(main.get(), "Export");
    const auto inDialog = [&] {
      const QQuickItem* item = main->window()->activeFocusItem();
      while (item && !item->inherits("QQuickOverlay")) item = item->parentItem();
      return item != nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(inDialog(), patience);
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!inDialog(), patience);
    QVERIFY(findButton(main.get(), "Export"));
  }
};

QTEST_MAIN(TestStatistics)
#include "test_statistics.moc"
