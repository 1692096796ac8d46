// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "driven_window.h"

/// That a person in front of the window can follow the game: nothing happens unseen, and plates tell what did.
class TestFollowing : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// Whether the keys go to something in an item of that type.
  static bool keysAreIn(const QQuickWindow* window, const QByteArray& type) {
    for (const QQuickItem* item = window->activeFocusItem(); item; item = item->parentItem())
      if (QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) return true;
    return false;
  }
  static QStringList textsIn(const QQuickItem* item) {
    QStringList texts;
    if (!item->isVisible()) return texts;
    if (item->property("contentWidth").toReal() > 0) texts.append(item->property("text").toString());
    for (const QQuickItem* child : item->childItems()) texts += textsIn(child);
    return texts;
  }

 private slots:
  void nothingMovesBehindTheFirstGamesCard() {
    const auto main = openWindow(folder_, {"--game", "ristiseiska", "--seats", "human,easy,easy", "--seed", "3"}, true);
    QVERIFY(main);
    Session* session = main->app()->session();
    main->app()->settings()->play()->setFirstHelp(true);
    QTRY_VERIFY(keysAreIn(main->window(), "FirstHelp"));
    QVERIFY(session->isStill());
    // Tab and the arrows stay on the card.
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Down, Qt::Key_Tab}) {
      QTest::keyClick(main->window(), key);
      QVERIFY(keysAreIn(main->window(), "FirstHelp"));
    }
    while (session->isStill()) QTest::keyClick(main->window(), Qt::Key_Escape);
    QVERIFY(find<GameTable>(main->window()->contentItem())->hasActiveFocus());
  }

  void nothingMovesBehindAPageOrAMenu() {
    const auto main = openWindow(folder_, {"--game", "ristiseiska", "--seats", "human,easy,easy", "--seed", "3"});
    QVERIFY(main);
    Session* session = main->app()->session();
    QVERIFY(!session->isStill());
    QTest::keyClick(main->window(), Qt::Key_F1);
    QVERIFY(session->isStill());
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QTRY_VERIFY(!session->isStill());
    click(main.get(), "More");
    QVERIFY(session->isStill());
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QVERIFY(!session->isStill());
  }

  void theClockOfARaceCoversNothing_data() {
    QTest::addColumn<QString>("seats");
    QTest::newRow("stroop") << QString("human,easy");
    QTest::newRow("salute_the_king") << QString("human,easy,easy");
  }
  void theClockOfARaceCoversNothing() {
    QFETCH(const QString, seats);
    const auto main = openWindow(folder_, {"--game", QTest::currentDataTag(), "--seats", seats, "--seed", "3"});
    QVERIFY(main);
    auto* table = find<GameTable>(main->window()->contentItem());
    const QQuickItem* gate = findType(main->window()->contentItem(), "RaceGate");
    QVERIFY(gate && gate->isVisible());
    for (const QSize& size : {QSize(800, 600), QSize(1366, 768), QSize(1920, 1080)}) {
      main->window()->resize(size);
      QTRY_COMPARE(main->window()->size(), size);
      table->layOutNow();
      for (const QQuickItem* panel : gate->childItems()) {
        if (!panel->inherits("QQuickRectangle")) continue;
        const QRectF place = panel->mapRectToItem(table, panel->boundingRect());
        QVERIFY(QRectF(0, 0, table->width(), table->height()).contains(place));
        for (const char* pile : {"stock", "stake", "middle"}) QVERIFY(!place.intersects(table->pileRect(pile)));
        for (const char* type : {"SeatPlate", "TriggerTable"})
          for (const QQuickItem* part : findTypes(table, type))
            QVERIFY(!place.intersects(part->mapRectToItem(table, part->boundingRect())));
      }
    }
    // A hint may be asked for while the clock stands.
    QVERIFY(main->app()->session()->advisor()->canHint());
  }

  void aTurningPointIsSeenForAMoment() {
    const auto main = openWindow(folder_, {"--game", "pop", "--seats", "human,easy", "--seed", "3"});
    QVERIFY(main);
    Session* session = main->app()->session();
    const QQuickItem* flourish = findType(main->window()->contentItem(), "Flourish");
    QVERIFY(flourish);
    emit session->turningPoint(1, "Pop!");
    QVERIFY(!textsIn(flourish).contains("Pop!"));  // without animation
    main->app()->settings()->play()->setSpeed("normal");
    emit session->turningPoint(1, "Pop!");
    QTRY_VERIFY(textsIn(flourish).contains("Pop!"));
    QTest::keyClick(main->window(), Qt::Key_Shift);
    QTRY_VERIFY(!textsIn(flourish).contains("Pop!"));
    main->app()->settings()->look()->setReducedMotion(true);
    emit session->turningPoint(1, "Pop!");
    QCoreApplication::processEvents();
    QVERIFY(!textsIn(flourish).contains("Pop!"));
  }

  /// Whatever a player did last can be read at the plate: never a blank line, and no more than two.
  void platesAreReadable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("seats");
    QTest::newRow("chinese_ten") << "chinese_ten"
                                 << "easy,easy,easy,easy";
    QTest::newRow("lorum") << "lorum"
                           << "easy,easy,easy,easy";
    QTest::newRow("commune") << "commune"
                             << "easy,easy,easy";
  }

  void platesAreReadable() {
    QFETCH(QString, game);
    QFETCH(QString, seats);
    const auto main = openWindow(folder_, {"--game", game, "--seats", seats, "--seed", "6", "--size", "800x600"});
    QVERIFY(main);
    Session* session = main->app()->session();
    main->app()->settings()->play()->setTrickRest("short");
    const auto plates = findTypes(main->window()->contentItem(), "SeatPlate");
    QSet<const QQuickItem*> read;
    const auto everyoneIsRead = [&] {
      for (const QQuickItem* plate : plates) {
        const QString act = plate->property("lastAct").toString();
        if (act.isEmpty() || plate->property("told").toString() != "") continue;
        const QStringList texts = textsIn(plate);
        const auto reads = [&](const QString& text) { return text.contains(act.split('\n').last()); };
        if (std::ranges::any_of(texts, reads)) read.insert(plate);
      }
      return read.size() == session->game()->seats();
    };
    QTRY_VERIFY_WITH_TIMEOUT(everyoneIsRead(), 60000);
  }
};

QTEST_MAIN(TestFollowing)
#include "test_following.moc"
