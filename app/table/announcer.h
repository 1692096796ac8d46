// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>

/// A line that a screen reader speaks although the focus is elsewhere.
class Announcer : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString text MEMBER text_ NOTIFY textChanged)

 public:
  using QQuickItem::QQuickItem;

  /// Has that spoken, after what is being spoken.
  Q_INVOKABLE void tell(const QString& text);

 signals:
  void textChanged();

 private:
  QString text_;
};
