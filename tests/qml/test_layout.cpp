// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "core/game.h"
#include "qml/driven_window.h"
#include "table/tablecard.h"

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

 private:
  QTemporaryDir folder_;
};

namespace {

constexpr QSize sizes[] = {{800, 600}, {1024, 768}, {1280, 800}, {1920, 1080}, {3840, 2160}, {900, 1200}};

/// The first text that is cut or stands out of the window.
QString cutText(QQuickItem* item, const QRectF& window) {
  if (!item->isVisible() || item->opacity() == 0) return {};
  const QString text = item->property("text").toString();
  if (item->inherits("QQuickText") && !text.isEmpty() && item->width() > 0) {
    if (item->property("truncated").toBool() && !item->property("toldOnHover").toBool()) return "cut: " + text;
    const QRectF place = item->mapRectToScene(
        QRectF(0, 0, std::min(item->width(), item->property("contentWidth").toReal()), item->height()));
    if (!window.adjusted(-1, -1, 1, 1).contains(place)) return "outside: " + text;
  }
  // What scrolls may be cut, and others' words may be long.
  if (item->clip()) return {};
  for (QQuickItem* child : item->childItems()) {
    if (QString found = cutText(child, window); !found.isEmpty()) return found;
  }
  return {};
}

/// What is wrong with the table as it stands; empty: nothing.
QString wrongWith(const GameTable* table, Session* session, bool largeIndex) {
  const QRectF all = QRectF(0, 0, table->width(), table->height()).adjusted(-1, -1, 1, 1);
  const CardModel* cards = session->cards();
  const QString hand = QString("hand.%1").arg(std::max(0, session->viewpoint()->viewer()));
  for (int row = 0; row < cards->rowCount(); ++row) {
    const QRectF rest = table->restOf(row);
    const QString& pile = cards->slot(row).pile;
    if (!table->pileOf(pile) && !hides(table, pile)) return "no place for " + pile;
    if (rest.isEmpty() || !table->card(row)->isVisible()) continue;
    if (!all.contains(rest)) return QString("card %1 of %2 stands out").arg(row).arg(pile);
    const QRectF seen = table->visibleOf(row);
    if (!cards->slot(row).card.is_known() || seen.isEmpty()) continue;
    const bool own = pile == hand;
    const qreal least = own && largeIndex ? 0.34 : 0.22;
    if (own && (seen.width() < least * rest.width() || seen.height() < 0.34 * rest.height()))
      return QString("index covered in %1: %2 of %3").arg(pile).arg(seen.width()).arg(rest.width());
  }
  for (const PileItem* pile : table->piles())
    if (!pile->pileId().isEmpty() && !all.contains(pile->extent())) return pile->pileId() + " stands out";
  return {};
}

/// What a plate of a seat lies on that has to be free: the viewer's own cards, or a button; empty: nothing.
QString coveredByPlates(QQuickItem* window, const GameTable* table, Session* session) {
  QList<QRectF> plates;
  for (const QQuickItem* plate : findTypes(window, "SeatPlate"))
    plates.append(plate->mapRectToScene(QRectF(0, 0, plate->width(), plate->height())));
  const auto covered = [&](const QRectF& place) {
    return std::ranges::any_of(plates, [&](const QRectF& plate) { return plate.intersects(place); });
  };
  for (const int row : session->cards()->rowsOf(QString("hand.%1").arg(session->viewpoint()->viewer())))
    if (covered(table->mapRectToScene(table->restOf(row)))) return QString("card %1 lies below a plate").arg(row);
  const std::function<QString(QQuickItem*)> search = [&](QQuickItem* item) -> QString {
    if (!item->isVisible() || item->opacity() == 0) return {};
    if (item->inherits("QQuickAbstractButton") && covered(item->mapRectToScene(item->boundingRect())))
      return "below a plate: " + item->property("text").toString();
    for (QQuickItem* child : item->childItems())
      if (QString found = search(child); !found.isEmpty()) return found;
    return {};
  };
  return search(window);
}

}  // namespace

void TestLayout::init() {
  QTest::failOnWarning(QRegularExpression(".*"));
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

QTEST_MAIN(TestLayout)
#include "test_layout.moc"
