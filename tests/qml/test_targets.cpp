// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "core/game.h"
#include "qml/target_checks.h"

// Whether fingers hit what they mean: how large everything is that can be pressed, and how far it lies from the next.
class TestTargets : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void everyTableIsForFingers_data();
  void everyTableIsForFingers();
  void everyPageIsForFingers_data();
  void everyPageIsForFingers();

 private:
  QTemporaryDir folder_;
};

void TestTargets::everyTableIsForFingers_data() {
  QTest::addColumn<QStringList>("arguments");
  for (const fulltable::Game* game : fulltable::all_games()) {
    const auto id = QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
    QTest::newRow(qPrintable(id)) << QStringList{"--game", id};
  }
  const auto people = [](int persons, int others) {
    return "human" + QString(",human").repeated(persons - 1) + QString(",easy").repeated(others);
  };
  QTest::newRow("commune, ten seats") << QStringList{"--game", "commune", "--seats", people(1, 9)};
  QTest::newRow("stroop, two people") << QStringList{"--game", "stroop", "--seats", people(2, 0)};
  QTest::newRow("stroop, three people") << QStringList{"--game", "stroop", "--seats", people(3, 0)};
  QTest::newRow("salute the king, four people") << QStringList{"--game", "salute_the_king", "--seats", people(4, 0)};
}

void TestTargets::everyTableIsForFingers() {
  QFETCH(QStringList, arguments);
  const auto main = openWindow(folder_, arguments + QStringList{"--seed", "7"});
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  Session* session = main->app()->session();
  QTRY_VERIFY_WITH_TIMEOUT(session->game()->realTime() || session->viewpoint()->myTurn(), 60000);
  for (const QSize& size : {QSize(1366, 768), QSize(800, 600)}) {
    main->window()->resize(size);
    QTRY_COMPARE(window->size().toSize(), size);
    find<GameTable>(window)->layOutNow();
    const auto wrong = [&] { return wrongTargets(window); };
    QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable(QString::number(size.width()) + ": " + wrong()), 20000);
  }
}

void TestTargets::everyPageIsForFingers_data() {
  QTest::addColumn<QStringList>("arguments");
  /// In the menu of the game.
  QTest::addColumn<QString>("entry");
  QTest::newRow("start") << QStringList() << QString();
  for (const char* page : {"new", "rules", "settings", "statistics", "log"})
    QTest::newRow(page) << QStringList{"--game", "stroop", "--page", page} << QString();
  QTest::newRow("keys") << QStringList{"--game", "stroop"} << "Keys";
  for (const char* entry : {"History", "Check the shuffle", "Review", "Analysis", "Calendar"})
    QTest::newRow(entry) << QStringList{"--game", "black_hole", "--seed", "3"} << entry;
}

void TestTargets::everyPageIsForFingers() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, entry);
  const auto main = openWindow(folder_, arguments);
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  // Two games, of which the history has more to say than of one.
  for (int game = 0; game < 2 && entry != "Keys" && !entry.isEmpty(); ++game) {
    if (game > 0) main->app()->again(false);
    Session* session = main->app()->session();
    const LegalDrag legal = findLegalDrag(session);
    QVERIFY(session->input()->lift(legal.row) && session->input()->dropOn(legal.to));
    session->game()->giveUp();
  }
  if (entry == "Review") {
    click(main.get(), entry);
    QTRY_VERIFY(findType(window, "ReviewPage"));
  } else if (entry == "Calendar") {
    click(main.get(), "All games");
    clickStill(main->window(), [&]() -> const QQuickItem* {
      for (const QQuickItem* button : findTypes(window, "ToolButton"))
        if (button->isVisible() && button->property("symbol").toString() == "calendar") return button;
      return nullptr;
    });
    QTRY_VERIFY(findType(window, "CalendarPage"));
  } else if (!entry.isEmpty()) {
    click(main.get(), "More");
    click(main.get(), entry);
    QTRY_VERIFY(findButton(main.get(), "Close"));
  }
  for (const QSize& size : {QSize(1366, 768), QSize(800, 600)}) {
    main->window()->resize(size);
    QTRY_COMPARE(window->size().toSize(), size);
    const QQuickItem* sheet = window;
    for (const char* page : {"NewGameSheet", "RulesPage", "SettingsPage", "StatisticsPage", "LogPage", "KeysPage",
                             "HistoryPage", "ShufflePage", "AnalysisPage", "CalendarPage"})
      if (const QQuickItem* open = findType(window, page)) sheet = open;
    const auto wrong = [&] { return wrongTargets(sheet); };
    QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable(QString::number(size.width()) + ": " + wrong()), 20000);
  }
}

QTEST_MAIN(TestTargets)
#include "test_targets.moc"
