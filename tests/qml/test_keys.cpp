// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "core/game.h"
#include "qml/focus_seen.h"
#include "table/shortcutlist.h"
#include "table/tableitem.h"

/// For whom a key is: cards, buttons, the pad or the window; and the page that lists them.
class TestKeys : public QObject {
  Q_OBJECT

 private slots:
  void keysComeBackFromTheBar();
  void escLeadsBackFromEverywhere();
  void escapeEndsWhatIsShownAgain();
  void aHintTakesTheKeys();
  void anyKeyShowsWhereTheKeysAre();
  void afterTheCoverTheKeysAreInOnesOwnHand();
  void allKeysAreListed();
  void noKeyHasTwoMeanings();

 private:
  QTemporaryDir folder_;
};

void TestKeys::keysComeBackFromTheBar() {
  const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,easy", "--seed", "7"});
  QVERIFY(main);
  auto* table = find<GameTable>(main->window()->contentItem());
  const auto focusOn = [&](const char* text) {
    const std::function<QQuickItem*(QQuickItem*)> in = [&](QQuickItem* item) -> QQuickItem* {
      if (item->property("labelled").isValid() && item->property("text").toString() == text) return item;
      for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = in(child)) return found;
      return nullptr;
    };
    QQuickItem* button = in(main->window()->contentItem());
    if (button) button->forceActiveFocus(Qt::TabFocusReason);
    return button;
  };
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session()->viewpoint()->myTurn(), 60000);
  table->layOutNow();
  // Sideways to the next button, down or Esc to the cards, where the arrows and Enter are for them.
  for (const Qt::Key back : {Qt::Key_Down, Qt::Key_Escape}) {
    QQuickItem* log = focusOn("Log");
    QVERIFY(log && log->hasActiveFocus());
    QTest::keyClick(main->window(), Qt::Key_Right);
    QVERIFY(!log->hasActiveFocus());
    QCOMPARE(main->window()->activeFocusItem()->property("text").toString(), QString("Rules"));
    QTest::keyClick(main->window(), Qt::Key_Left);
    QVERIFY(log->hasActiveFocus());
    QTest::keyClick(main->window(), back);
    QVERIFY(table->hasActiveFocus());
    // It may begin at the last card.
    QTest::keyClick(main->window(), Qt::Key_Home);
    const QRectF before = table->cursor();
    QTest::keyClick(main->window(), Qt::Key_Right);
    QVERIFY(table->cursor() != before);
  }
}

void TestKeys::escLeadsBackFromEverywhere() {
  const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,easy", "--seed", "7"});
  QVERIFY(main);
  QQuickWindow* window = main->window();
  auto* table = find<GameTable>(window->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session()->viewpoint()->myTurn(), 60000);
  table->layOutNow();
  const QQuickItem* log = findType(window->contentItem(), "LogPane");
  const QQuickItem* tracker = findType(window->contentItem(), "TrackerPane");
  const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(window, key, with); };
  const auto goInto = [&](const QQuickItem* region) {
    for (int i = 0; i < 9 && !region->isAncestorOf(window->activeFocusItem()); ++i) press(Qt::Key_Tab);
    QVERIFY2(region->isAncestorOf(window->activeFocusItem()), region->metaObject()->className());
  };
  const auto atCards = [&] {
    QString problem;
    return focusRing(window, problem) && !table->cursor().isEmpty();
  };
  // Each pane closes that has the keys, and not the one that came last.
  press(Qt::Key_T, Qt::ControlModifier);
  press(Qt::Key_L);
  QTRY_VERIFY(log->isVisible() && tracker->isVisible());
  goInto(tracker);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!tracker->isVisible() && atCards());
  QVERIFY(log->isVisible());
  // From a button of the table and from the bar to the cards, and only then out of the log.
  const QQuickItem* bar = findType(window->contentItem(), "GameBar");
  for (const bool below : {true, false}) {
    const auto there = [&] {
      const QQuickItem* item = window->activeFocusItem();
      return below ? table->isButton(item) : bar->isAncestorOf(item);
    };
    for (int i = 0; i < 9 && !there(); ++i) press(Qt::Key_Tab);
    QVERIFY(there());
    press(Qt::Key_Escape);
    QTRY_VERIFY(atCards());
    QVERIFY(log->isVisible());
  }
  for (const bool byEscape : {true, false}) {
    goInto(log);
    press(Qt::Key_Up);
    press(byEscape ? Qt::Key_Escape : Qt::Key_L);
    QTRY_VERIFY(!log->isVisible() && atCards());
    press(Qt::Key_L);
    QTRY_VERIFY(log->isVisible());
  }
  press(Qt::Key_Escape);
  QTRY_VERIFY(!log->isVisible() && atCards());
  // What is picked up is put back first, whatever has the keys.
  const int row = *main->app()->session()->cards()->movable().constBegin();
  const int moves = main->app()->session()->game()->moveCount();
  if (main->app()->session()->input()->lift(row)) {
    press(Qt::Key_Escape);
    QVERIFY(main->app()->session()->input()->lifted().isEmpty() && atCards());
  }
  QCOMPARE(main->app()->session()->game()->moveCount(), moves);
}

void TestKeys::escapeEndsWhatIsShownAgain() {
  const auto main = openWindow(folder_, {"--game", "chinese_ten", "--seats", "human,easy", "--seed", "4"});
  QVERIFY(main);
  Session* session = main->app()->session();
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() && !session->shown()->resting(), 60000);
  QVERIFY(session->game()->moveCount() > 0);
  QTest::keyClick(main->window(), Qt::Key_F3);
  QVERIFY(session->shown()->resting());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!session->shown()->resting() && session->viewpoint()->myTurn());
}

void TestKeys::aHintTakesTheKeys() {
  const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,easy", "--seed", "7"});
  QVERIFY(main);
  auto* table = find<GameTable>(main->window()->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session()->advisor()->canHint(), 20000);
  // One of the table's own buttons has the keys.
  for (int i = 0; i < 2; ++i) QTest::keyClick(main->window(), Qt::Key_Tab);
  QVERIFY(main->window()->activeFocusItem()->inherits("QQuickAbstractButton"));
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!main->app()->session()->advisor()->hintText().isEmpty(), 20000);
  QVERIFY(qobject_cast<TableItem*>(main->window()->activeFocusItem()) || table->hasActiveFocus());
  // Esc takes it away, and nothing else.
  const int before = main->app()->session()->game()->moveCount();
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(main->app()->session()->advisor()->hintText().isEmpty());
  QCOMPARE(main->app()->session()->game()->moveCount(), before);
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!main->app()->session()->advisor()->hintText().isEmpty(), 20000);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(main->app()->session()->game()->moveCount(), before + 1);
}

void TestKeys::anyKeyShowsWhereTheKeysAre() {
  const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,easy", "--seed", "7"});
  QVERIFY(main);
  QQuickWindow* window = main->window();
  auto* table = find<GameTable>(window->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session()->viewpoint()->myTurn(), 60000);
  QVERIFY(table->cursor().isEmpty());
  // One that is nothing by itself, one that is refused, one that is a shortcut.
  QTest::keyPress(window, Qt::Key_Shift, Qt::ShiftModifier);
  QTest::keyRelease(window, Qt::Key_Shift);
  QCoreApplication::processEvents();
  QVERIFY(table->cursor().isEmpty());
  for (const Qt::Key key : {Qt::Key_U, Qt::Key_Z, Qt::Key_F5}) {
    QTest::keyClick(window, key);
    QString problem;
    QTRY_VERIFY2(focusRing(window, problem), qPrintable(problem));
    QVERIFY(!table->cursor().isEmpty());
    // The mouse hides it again.
    QTest::mouseClick(window, Qt::RightButton, {}, table->mapToScene(QPointF(8, 8)).toPoint());
    QVERIFY(table->cursor().isEmpty());
  }
}

void TestKeys::afterTheCoverTheKeysAreInOnesOwnHand() {
  const auto main = openWindow(folder_, {});
  QVERIFY(main);
  int covered = 0;
  for (const fulltable::Game* game : fulltable::all_games()) {
    const QString id = QString::fromUtf8(game->info().id.data(), qsizetype(game->info().id.size()));
    if (game->info().max_seats < 2 || game->info().real_time) continue;
    QVERIFY(main->app()->newGame(id, QStringList(std::max(2, game->info().min_seats), "human"), {}, {}, "3", false));
    Session* session = main->app()->session();
    if (session->viewpoint()->coverSeat() < 0) continue;
    ++covered;
    // For a moment the cover is deaf.
    QTest::keyClick(main->window(), Qt::Key_Shift);
    session->uncover();
    auto* table = find<GameTable>(main->window()->contentItem());
    const QString hand = QString("%1.%2").arg(game->info().hand.data()).arg(session->viewpoint()->viewer());
    QVERIFY2(!session->cards()->rowsOf(hand).isEmpty(), qPrintable(id));
    const auto pile = [&] {
      const int row = table->cursor().isEmpty() ? -1 : table->chosen();
      return row < 0 ? QString("nowhere") : session->cards()->slot(row).pile;
    };
    QTRY_VERIFY2(pile() == hand, qPrintable(id + ": " + pile()));
  }
  QVERIFY(covered >= 7);
}

void TestKeys::allKeysAreListed() {
  const auto main = openWindow(folder_, {"--game", "pop", "--seats", "human,easy", "--seed", "1"});
  QVERIFY(main);
  QTest::keyClick(main->window(), Qt::Key_F1);
  QTest::keyClick(main->window(), Qt::Key_F1);
  QTRY_VERIFY(drawsText(main->window()->contentItem(), "Keys that work here"));
  // Of the table, of its bar, of its menu.
  for (const char* text : {"Pick up, choose or play what is there", "Hint", "Undo", "New deal", "Full screen"})
    QVERIFY2(drawsText(main->window()->contentItem(), text), text);
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(!drawsText(main->window()->contentItem(), "Keys that work here"));
}

void TestKeys::noKeyHasTwoMeanings() {
  for (const fulltable::Game* game : fulltable::all_games()) {
    const auto main = openWindow(folder_, {});
    QVERIFY(main);
    main->app()->quickGame(QString::fromUtf8(game->info().id.data(), qsizetype(game->info().id.size())));
    QVERIFY(main->app()->session());
    QMap<QString, QString> meanings;
    for (const QVariant& each : ShortcutList::below(main->window()->contentItem(), true)) {
      const QVariantMap shortcut = each.toMap();
      for (const QString& key : shortcut["keys"].toStringList()) {
        QVERIFY2(!meanings.contains(key), qPrintable(main->app()->session()->game()->name() + ": " + key + " is " +
                                                     meanings[key] + " and " + shortcut["text"].toString()));
        meanings[key] = shortcut["text"].toString();
      }
    }
    // What is typed on a pad goes before the shortcuts, so none of them may be hidden by a heading.
    for (const QVariant& heading : main->app()->session()->input()->pad()->headings()) {
      const QString key = heading.toMap()["key"].toString();
      QVERIFY2(!meanings.contains(key), qPrintable(key + " is also " + meanings[key]));
    }
    QVERIFY2(meanings.size() >= 3,
             qPrintable(main->app()->session()->game()->name() + ": " + meanings.keys().join(" ")));
  }
}

QTEST_MAIN(TestKeys)
#include "test_keys.moc"
