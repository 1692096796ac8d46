// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/shortcutlist.h"

#include <QKeySequence>
#include <QQuickItem>

namespace {

QStringList keysOf(const QObject& shortcut) {
  QVariantList sequences = shortcut.property("sequences").toList();
  if (const QVariant one = shortcut.property("sequence"); one.isValid()) sequences.prepend(one);
  QStringList keys;
  for (const QVariant& each : std::as_const(sequences)) {
    const QString key = QKeySequence(each.toString()).toString(QKeySequence::NativeText);
    if (!key.isEmpty() && !keys.contains(key)) keys.append(key);
  }
  return keys;
}

/// The words of the button in which it stands; empty where there is none, or where it is of no use here.
QString wordsOf(const QQuickItem* within) {
  for (const QQuickItem* item = within; item; item = item->parentItem()) {
    if (const QVariant offered = item->property("offered"); offered.isValid() && !offered.toBool()) return {};
    if (QString text = item->property("text").toString(); !text.isEmpty()) return text;
  }
  return {};
}

void collect(const QQuickItem* item, bool live, QVariantList& list) {
  for (const QObject* child : item->children()) {
    if (!child->inherits("QQuickShortcut") || (live && !child->property("enabled").toBool())) continue;
    const QString text = wordsOf(item);
    QStringList keys = keysOf(*child);
    if (text.isEmpty() || keys.isEmpty()) continue;
    // A button with several keys has a shortcut for each.
    if (!list.isEmpty() && list.back().toMap()["text"] == text) {
      keys = list.takeLast().toMap()["keys"].toStringList() + keys;
    }
    list.append(QVariantMap{{"keys", keys}, {"text", text}});
  }
  for (const QQuickItem* child : item->childItems()) collect(child, live, list);
}

}  // namespace

QVariantList ShortcutList::below(QQuickItem* root, bool live) {
  QVariantList list;
  if (root) collect(root, live, list);
  return list;
}

QVariantList ShortcutList::ofTable(bool cards, bool home) {
  QVariantList list;
  const auto add = [&](const QStringList& keys, const QString& text) {
    list.append(QVariantMap{{"keys", keys}, {"text", text}});
  };
  if (cards) {
    add({tr("Tab"), "Shift+" + tr("Tab")}, tr("Go on to the buttons, the bar or the log, and back to the cards"));
    add({"←", "→", "↑", "↓"}, tr("Go to another card or place"));
    add({tr("Home"), tr("End")}, tr("Go to the first or the last card of a hand"));
    add({tr("Page Up"), tr("Page Down")}, tr("Go to another pile"));
    add({tr("Enter"), tr("Space")}, tr("Pick up, choose or play what is there"));
    add({tr("Esc")}, tr("Put back what is picked up; from buttons and bar back to the cards"));
    add({tr("Tab")}, tr("With cards picked up: the next place that takes them"));
    add({"Shift+←", "Shift+→"}, tr("Put a card of your hand in another order"));
  }
  if (home) add({"F"}, tr("Move a card to its foundation"));
  return list;
}
