// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "core/game.h"
#include "qml/focus_seen.h"
#include "qml/layout_checks.h"

// Every game in every size of window, early, in the middle and late: all cards are on the table, the indices of one's
// own cards are free, and no text is cut.
class TestLayout : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyGameFitsEveryWindow_data();
  void everyGameFitsEveryWindow();
  void crowdsFit_data();
  void crowdsFit();
  void allCardsOfACrowdLieClearOfPlates();

 private:
  QTemporaryDir folder_;
};

namespace {

constexpr QSize sizes[] = {{800, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3840, 2160}, {900, 1200}};

}  // namespace

void TestLayout::init() {
  failOnAnyWarning();
}

void TestLayout::everyGameFitsEveryWindow_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<bool>("largeIndex");
  for (const fulltable::Game* game : fulltable::all_games()) {
    const auto id = QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
    QTest::newRow(qPrintable(id)) << id << false;
    QTest::newRow(qPrintable(id + ", large index")) << id << true;
  }
}

void TestLayout::everyGameFitsEveryWindow() {
  QFETCH(QString, game);
  QFETCH(bool, largeIndex);
  const LaunchAnswer answer = readCommandLine({"fulltable", "--game", game, "--seed", "7", "--speed", "instant",
                                               "--autoplay", "--data-dir", folder_.filePath(game)});
  QVERIFY2(answer.launch, qPrintable(answer.text));
  const MainWindow main(*answer.launch);
  QVERIFY(main.window());
  QVERIFY(QTest::qWaitForWindowExposed(main.window()));
  Session* session = main.app()->session();
  main.app()->settings()->look()->setLargeIndex(largeIndex);
  auto* table = find<GameTable>(main.window()->contentItem());
  QVERIFY(table);
  for (const int moves : {0, 12, 45}) {
    for (int waited = 0; session->game()->moveCount() < moves && !session->shown()->over() && waited < 60000;
         waited += 10) {
      session->shown()->goOn();
      QTest::qWait(10);
    }
    QVERIFY(session->game()->moveCount() >= moves || session->shown()->over());
    for (const QSize& size : sizes) {
      main.window()->resize(size);
      QTRY_COMPARE(QSize(qRound(main.window()->contentItem()->width()), qRound(main.window()->contentItem()->height())),
                   size);
      table->layOutNow();
      QString wrong = wrongWith(table, session, largeIndex);
      if (wrong.isEmpty()) wrong = cutText(main.window()->contentItem(), QRectF({}, size));
      QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1x%2, move %3: %4")
                                               .arg(size.width())
                                               .arg(size.height())
                                               .arg(session->game()->moveCount())
                                               .arg(wrong)));
    }
  }
}

void TestLayout::crowdsFit_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::newRow("stomp, eight seats with chips") << QStringList{
      "--game", "stomp", "--seats", "human,easy,easy,easy,easy,easy,easy,easy", "--option", "scoring=chips"};
  QTest::newRow("salute the king, sixteen seats")
      << QStringList{"--game", "salute_the_king", "--seats", QString("human") + QString(",easy").repeated(15)};
  QTest::newRow("commune, ten seats") << QStringList{"--game", "commune", "--seats",
                                                     "human,easy,easy,easy,easy,easy,easy,easy,easy,easy"};
}

/// With the most players every name is to be read, and no plate lies on what the viewer has to see or to press.
void TestLayout::crowdsFit() {
  QFETCH(QStringList, arguments);
  const auto main = openWindow(folder_, arguments + QStringList{"--seed", "7"});
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  Session* session = main->app()->session();
  auto* table = find<GameTable>(window);
  QTRY_VERIFY_WITH_TIMEOUT(session->game()->realTime() || session->viewpoint()->myTurn(), 60000);
  QStringList names = session->game()->seating().names;
  QCOMPARE(names.filter("Player").size(), 0);
  QCOMPARE(names.removeDuplicates(), 0);
  for (const QSize& size : sizes) {
    main->window()->resize(size);
    QTRY_COMPARE(QSize(qRound(window->width()), qRound(window->height())), size);
    table->layOutNow();
    QString wrong = wrongWith(table, session, false);
    if (wrong.isEmpty()) wrong = cutText(window, QRectF({}, size));
    if (wrong.isEmpty()) wrong = coveredByPlates(window, table, session);
    QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1x%2: %3").arg(size.width()).arg(size.height()).arg(wrong)));
  }
}

/// At Commune's showdown, whether the others sit in a row above or also at the sides.
void TestLayout::allCardsOfACrowdLieClearOfPlates() {
  for (const int seats : {2, 4, 8, 10}) {
    const auto main = openWindow(
        folder_, {"--game", "commune", "--seats", "human" + QString(",easy").repeated(seats - 1), "--seed", "7"});
    QVERIFY(main);
    QQuickItem* window = main->window()->contentItem();
    const QQuickItem* showdown = findType(window, "Showdown");
    for (const QSize& size : sizes) {
      main->window()->resize(size);
      QTRY_COMPARE(QSize(qRound(window->width()), qRound(window->height())), size);
      find<GameTable>(window)->layOutNow();
      const QList<const QQuickItem*> plates = findTypes(window, "SeatPlate");
      QCOMPARE(plates.size(), seats);
      for (const QQuickItem* plate : plates)
        QVERIFY2(!inScene(showdown).intersects(inScene(plate)),
                 qPrintable(QString("%1 seats, %2x%3").arg(seats).arg(size.width()).arg(size.height())));
    }
  }
}

QTEST_MAIN(TestLayout)
#include "test_layout.moc"
