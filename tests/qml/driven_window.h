// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QQuickItem>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

#include "library/app.h"
#include "qml/warnings.h"
#include "shell/launch.h"
#include "shell/window.h"
#include "support/take_over.h"
#include "table/gametable.h"
#include "table/pileitem.h"

// What tests need that play in the whole window with a real mouse and real keys.

template <class T>
T* find(QQuickItem* item) {
  if (auto* found = qobject_cast<T*>(item)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (T* found = find<T>(child)) return found;
  }
  return nullptr;
}

/// The items of that QML type.
inline QList<const QQuickItem*> findTypes(const QQuickItem* item, const QByteArray& type) {
  QList<const QQuickItem*> found;
  if (QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) found.append(item);
  for (const QQuickItem* child : item->childItems()) found += findTypes(child, type);
  return found;
}

inline const QQuickItem* findType(const QQuickItem* item, const QByteArray& type) {
  return findTypes(item, type).value(0);
}

/// Whether the table says that it does not show that pile.
inline bool hides(const GameTable* table, const QString& pile) {
  return table->property("hidden").toStringList().contains(pile.section('.', 0, 0));
}

/// A card that may be moved, with a pile it may go to.
struct LegalDrag {
  int row = -1;
  Target to = {};
};

inline LegalDrag findLegalDrag(Session* session) {
  const QSet<int> movable = session->cards()->movable();
  QList<int> rows(movable.begin(), movable.end());
  std::sort(rows.begin(), rows.end());
  for (const int row : rows) {
    if (!session->input()->lift(row)) continue;
    const QList<Target> targets = session->input()->targets();
    session->input()->cancel();
    if (!targets.isEmpty()) return {row, targets.first()};
  }
  return {};
}

inline QPoint middle(const GameTable* table, const QRectF& rect) {
  return table->mapToScene(rect.center()).toPoint();
}

/// Where a person would grip a card: on the part that is seen.
inline QPoint grip(const GameTable* table, int row) {
  return middle(table, table->visibleOf(row));
}

inline void drag(QQuickWindow* window, const QPoint& from, const QPoint& to) {
  QTest::mousePress(window, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 10; ++i) QTest::mouseMove(window, from + (to - from) * i / 10);
  QTest::mouseRelease(window, Qt::LeftButton, {}, to);
}

/// Whether that text can be read somewhere: a text item of no width draws nothing.
inline bool drawsText(QQuickItem* item, const QString& text) {
  if (!item->isVisible()) return false;
  if (item->property("text").toString() == text && item->property("contentWidth").toReal() > 0) return true;
  return std::ranges::any_of(item->childItems(), [&](QQuickItem* child) { return drawsText(child, text); });
}

/// The window, opened with those arguments and data of its own, or null. A first game's help would only lie above the
/// cards where it is not what is tested. Without a time of its own it goes by the world's.
inline std::unique_ptr<MainWindow> openWindow(const QTemporaryDir& folder, const QStringList& arguments,
                                              bool help = false, TimeSource* time = nullptr) {
  static int number = 0;
  QStringList all{"fulltable",
                  "--size",
                  "1280x800",
                  "--speed",
                  "instant",
                  "--data-dir",
                  folder.filePath(QString::number(++number))};
  all += arguments;
  const LaunchAnswer answer = readCommandLine(all);
  if (!answer.launch) return nullptr;
  auto main = time ? std::make_unique<MainWindow>(*answer.launch, *time) : std::make_unique<MainWindow>(*answer.launch);
  main->app()->settings()->play()->setFirstHelp(help);
  if (!main->window() || !QTest::qWaitForWindowExposed(main->window())) return nullptr;
  if (GameTable* table = find<GameTable>(main->window()->contentItem())) table->layOutNow();
  return main;
}

/// Waits until the window has been drawn twice: what stands in rows, or slides, may only then have its place.
inline void waitUntilDrawn(QQuickWindow* window) {
  for (int frame = 0; frame < 2; ++frame) {
    bool drawn = false;
    // What was told and not heard goes with the listener.
    QObject listener;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, &listener, [&] { drawn = true; }, Qt::QueuedConnection);
    window->update();
    (void)QTest::qWaitFor([&] { return drawn; });
  }
}

/// Clicks on the middle of what is found, once it is there and stands still.
inline void clickStill(QQuickWindow* window, const std::function<const QQuickItem*()>& search) {
  const auto centre = [&]() -> std::optional<QPoint> {
    const QQuickItem* item = search();
    if (!item) return {};
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
  };
  std::optional<QPoint> before;
  std::optional<QPoint> now = centre();
  QElapsedTimer timer;
  timer.start();
  do {
    before = now;
    waitUntilDrawn(window);
    now = centre();
  } while ((!now || now != before) && !timer.hasExpired(10000));
  QVERIFY2(now && now == before, "nothing that stands still to click on");
  QTest::mouseClick(window, Qt::LeftButton, {}, *now);
}

/// The button with that text that is seen, or null.
inline QQuickItem* findButton(const MainWindow* main, const QString& text) {
  const std::function<QQuickItem*(QQuickItem*)> search = [&](QQuickItem* item) -> QQuickItem* {
    if (item->isVisible() && item->inherits("QQuickAbstractButton") && item->property("text").toString() == text)
      return item;
    for (QQuickItem* child : item->childItems())
      if (QQuickItem* found = search(child)) return found;
    return nullptr;
  };
  return search(main->window()->contentItem());
}

inline void click(const MainWindow* main, const QString& text) {
  clickStill(main->window(), [&] { return findButton(main, text); });
}

/// What the table makes of what was tried: for the message of a test that waits in vain.
inline QString whatStands(Session* session, const QString& tried) {
  const TableInput* input = session->input();
  return QString("%1 tried in %2: refusal '%3', question '%4', %5 lifted, %6 choices, %7, %8")
      .arg(tried, session->shown()->phase(), input->refusal(), input->question())
      .arg(input->lifted().size())
      .arg(input->chooser().size())
      .arg(session->viewpoint()->myTurn() ? "to move" : "not to move",
           session->shown()->resting() ? "a rest" : "no rest");
}
