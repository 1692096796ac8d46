// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqml.h>
#include <QList>
#include <QQuickItem>

/// Attached to what has several things that can have the keys. The Tab key leads to one of them: to the one that is
/// taken, or that had the keys last. Arrows lead from one to the next, Home and End to the first and last of a row.
class KeyGroup : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("It is attached.")
  QML_ATTACHED(KeyGroup)
  /// Whether the keys come here now.
  Q_PROPERTY(bool on MEMBER on_ NOTIFY changed)
  /// To go to a thing is to press it: of several one is chosen.
  Q_PROPERTY(bool chooses MEMBER chooses_ NOTIFY changed)
  /// As long as it is seen the keys stay here.
  Q_PROPERTY(bool modal MEMBER modal_ NOTIFY changed)
  /// Where nothing has the keys they begin here.
  Q_PROPERTY(bool first MEMBER first_ NOTIFY changed)

 public:
  explicit KeyGroup(QQuickItem* item);
  static KeyGroup* qmlAttachedProperties(QObject* item);
  /// What is attached to that item, or null.
  static KeyGroup* of(const QObject* item);

  bool isOn() const { return on_; }
  bool isModal() const { return modal_; }
  bool isFirst() const { return first_; }

 signals:
  void changed();

 protected:
  bool eventFilter(QObject* target, QEvent* event) override;

 private:
  QQuickItem& item_;
  bool on_ = true, chooses_ = false, modal_ = false, first_ = false;
};

/// Where in the window an item lies.
QRectF placeOf(const QQuickItem* item);
/// What can have the keys there, without what is in groups of its own.
QList<QQuickItem*> keyStops(const QQuickItem* within);
/// Which of them that key leads to from `from`, or null.
QQuickItem* keyStopFor(int key, const QList<QQuickItem*>& stops, const QQuickItem* from);
