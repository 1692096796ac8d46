// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAccessibleObject>
#include <QQuickItem>

/// A part of the window, such as the bar of a table. A screen reader finds together what is in it, and nothing of it
/// while something else lies before it.
class Region : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// Whether something lies before it.
  Q_PROPERTY(bool covered MEMBER covered_ NOTIFY coveredChanged)

 public:
  using QQuickItem::QQuickItem;

  bool isCovered() const { return covered_; }

 signals:
  void coveredChanged();

 private:
  bool covered_ = false;
};

/// Whether a screen reader finds that item, rather than what is in it.
bool isFound(QQuickItem* item);

/// An item as a screen reader finds it that says itself what is in it, and in which order. Its role and name are those
/// that QML gives it.
class RegionAccess : public QAccessibleObject {
 public:
  using QAccessibleObject::QAccessibleObject;

  QAccessibleInterface* parent() const override;
  QAccessibleInterface* child(int index) const override;
  int childCount() const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QString text(QAccessible::Text kind) const override;
  QAccessible::Role role() const override;
  QAccessible::State state() const override;
  QRect rect() const override;

 protected:
  /// What is found in it, in order: here as it is listed in QML.
  virtual QList<QQuickItem*> items() const;
  QQuickItem* item() const { return static_cast<QQuickItem*>(object()); }
};
