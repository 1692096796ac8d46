// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleObject>

class GameTable;
class QQuickItem;

/// A table as a screen reader finds it: in reading order, that is the viewer's own cards, what lies on the table pile
/// by pile, the others' cards, the plates, and what else there is to read and to press. What a page covers is not
/// there.
class TableAccess : public QAccessibleObject {
 public:
  explicit TableAccess(GameTable* table);
  /// Has every GameTable found so, from now on.
  static void install();

  QAccessibleInterface* parent() const override;
  QAccessibleInterface* child(int index) const override;
  int childCount() const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QString text(QAccessible::Text kind) const override;
  QAccessible::Role role() const override { return QAccessible::List; }
  QAccessible::State state() const override;
  QRect rect() const override;

 private:
  GameTable* table() const;
  QList<QQuickItem*> items() const;
};
