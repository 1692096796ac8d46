// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/driven_window.h"
#include "qml/focus_seen.h"

// What must hold of a sheet in a window of any size, with text of any size.

/// What is seen of it, where Flickables cut it off.
inline QRectF seen(const QQuickItem* item) {
  QRectF rect = inScene(item);
  for (const QQuickItem* parent = item->parentItem(); parent; parent = parent->parentItem())
    if (parent->clip()) rect &= inScene(parent);
  return rect;
}

/// The items that a person can see, all below that one.
inline QList<const QQuickItem*> shownBelow(const QQuickItem* item) {
  QList<const QQuickItem*> shown;
  if (!item->isVisible()) return shown;
  shown.append(item);
  for (const QQuickItem* child : item->childItems()) shown += shownBelow(child);
  return shown;
}

inline const QQuickItem* sheet(const MainWindow* main) {
  for (const char* page : {"NewGameSheet", "SettingsPage", "RulesPage", "StatisticsPage", "KeysPage", "HistoryPage",
                           "AnalysisPage", "CalendarPage"})
    if (const QQuickItem* item = findType(main->window()->contentItem(), page)) return item;
  return nullptr;
}

/// What does not fit of the sheet that is open, which has these buttons at its foot; empty: nothing.
inline QString wrongWithSheet(const MainWindow* main, const QStringList& foot) {
  const QQuickItem* top = sheet(main);
  const QQuickItem* sheetOfPaper = top ? findButton(main, "Close") : nullptr;
  if (!sheetOfPaper) return "no sheet";
  while (sheetOfPaper->parentItem() != top) sheetOfPaper = sheetOfPaper->parentItem();
  const QRectF paper = inScene(sheetOfPaper);
  if (!QRectF(QPointF(), QSizeF(main->window()->size())).contains(paper)) return "the sheet stands out";
  // Nothing is wider than what it lies in, and no word is cut off at the side.
  for (const QQuickItem* item : shownBelow(top)) {
    const bool words = item->inherits("QQuickText");
    if (!words && !item->inherits("QQuickAbstractButton")) continue;
    const QRectF rect = inScene(item);
    const QString text = item->property("text").toString();
    if (rect.left() < paper.left() || rect.right() > paper.right() + 1) return "beside the paper: " + text;
    const QRectF sight = seen(item);
    if (sight.isEmpty()) continue;
    if (sight.width() < rect.width() - 1) return "cut at the side: " + text;
    if (words && item->property("contentWidth").toReal() > item->width() + 1) return "too wide: " + text;
  }
  // The way out and the button that is meant most are always in sight.
  for (const QString& text : QStringList{"Close"} + foot) {
    const QQuickItem* shown = findButton(main, text);
    if (!shown || seen(shown) != inScene(shown) || !paper.contains(inScene(shown))) return "not in sight: " + text;
  }
  return {};
}
