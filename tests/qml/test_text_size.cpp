// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "core/game.h"
#include "qml/layout_checks.h"

// Every table with text of every size: nothing is cut, no text lies upon another, all cards are on the table, and what
// has to be pressed is free.
class TestTextSize : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void everyTableHasRoom_data();
  void everyTableHasRoom();
  void theSizeIsKept();
  void wordsGrowAsWished();

 private:
  QTemporaryDir folder_;
};

void TestTextSize::everyTableHasRoom_data() {
  QTest::addColumn<QString>("game");
  for (const fulltable::Game* game : fulltable::all_games()) {
    const auto id = QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
    QTest::newRow(qPrintable(id)) << id;
  }
}

void TestTextSize::everyTableHasRoom() {
  QFETCH(QString, game);
  const auto main = openWindow(folder_, {"--game", game, "--seed", "7", "--autoplay"});
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  Session* session = main->app()->session();
  auto* table = find<GameTable>(window);
  for (const int moves : {0, 9}) {
    session->setStill(false);
    // What a deal has brought lies above everything until somebody goes on, as here.
    const auto onTheWay = [&] { return session->game()->moveCount() < moves || session->shown()->dealEnded(); };
    for (int waited = 0; onTheWay() && !session->shown()->over() && waited < 60000; waited += 10) {
      session->shown()->goOn();
      QTest::qWait(10);
    }
    QVERIFY(session->game()->moveCount() >= moves || session->shown()->over());
    // Nobody plays on meanwhile.
    session->setStill(true);
    const std::pair<QSize, int> looks[] = {{{800, 600}, 80},   {{800, 600}, 100},  {{800, 600}, 150},
                                           {{800, 600}, 200},  {{1366, 768}, 100}, {{1366, 768}, 150},
                                           {{1366, 768}, 200}, {{3840, 2160}, 200}};
    for (const auto& [size, percent] : looks) {
      main->window()->resize(size);
      QTRY_COMPARE(window->size().toSize(), size);
      main->app()->settings()->access()->setTextSize(percent);
      table->layOutNow();
      // What stands in a row finds its place at the next frame.
      const auto wrong = [&] {
        QString found = wrongWith(table, session, false);
        if (found.isEmpty()) found = cutText(window, QRectF({}, window->size()));
        if (session->shown()->over() || !found.isEmpty()) return found;
        found = coveredByPlates(window, table, session);
        return found.isEmpty() ? TextsApart::wrongWith(window) : found;
      };
      QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(),
                                qPrintable(QString("%1x%2, %3 %, move %4: %5")
                                               .arg(size.width())
                                               .arg(size.height())
                                               .arg(percent)
                                               .arg(session->game()->moveCount())
                                               .arg(wrong())),
                                20000);
    }
  }
}

void TestTextSize::theSizeIsKept() {
  const QString file = folder_.filePath("settings.ini");
  {
    Settings settings(file);
    QCOMPARE(settings.access()->textSize(), 100);
    // The desktop's size counts as long as nothing is chosen.
    settings.access()->setDesktopText(1.25);
    QCOMPARE(settings.access()->textSize(), 125);
    settings.access()->setDesktopText(7);
    QCOMPARE(settings.access()->textSize(), 200);
    settings.access()->setTextSize(150);
    settings.access()->setDesktopText(1);
    QCOMPARE(settings.access()->textSize(), 150);
  }
  Settings settings(file);
  QCOMPARE(settings.access()->textSize(), 150);
  QVERIFY(!readCommandLine({"fulltable", "--text-size", "300"}).launch);
  QVERIFY(!readCommandLine({"fulltable", "--text-size", "large"}).launch);
  // What is wished for once is not kept.
  const auto main = openWindow(folder_, {"--text-size", "200"});
  QVERIFY(main);
  QCOMPARE(main->app()->settings()->access()->textSize(), 200);
}

/// The name of the game is as large as was wished, in a small window too.
void TestTextSize::wordsGrowAsWished() {
  const auto main = openWindow(folder_, {"--game", "pop", "--seats", "human,easy", "--size", "1366x768"});
  QVERIFY(main);
  const std::function<int(const QQuickItem*)> lettersOf = [&](const QQuickItem* item) {
    if (item->inherits("QQuickText") && item->property("text").toString() == main->app()->session()->game()->name())
      return item->property("font").value<QFont>().pixelSize();
    for (const QQuickItem* child : item->childItems())
      if (const int found = lettersOf(child)) return found;
    return 0;
  };
  // Other things may be called so, too.
  const auto letters = [&] { return lettersOf(findType(main->window()->contentItem(), "GameBar")); };
  const int usual = letters();
  main->app()->settings()->access()->setTextSize(200);
  QTRY_VERIFY(letters() > 1.9 * usual);
  main->app()->settings()->access()->setTextSize(80);
  QTRY_VERIFY(letters() < 0.85 * usual);
  main->app()->settings()->access()->setTextSize(200);
  main->window()->resize(800, 600);
  // The least size of all, twice.
  QTRY_COMPARE(letters(), qRound(2 * 0.86 * usual));
}

QTEST_MAIN(TestTextSize)
#include "test_text_size.moc"
