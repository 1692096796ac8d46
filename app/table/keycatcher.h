// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// While active, it takes every key that is pressed, whatever it means otherwise.
class KeyCatcher : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(bool active MEMBER active_ NOTIFY activeChanged)

 public:
  explicit KeyCatcher(QObject* parent = nullptr);

 signals:
  void activeChanged();
  /// The key's name, as RaceKeys uses it.
  void caught(const QString& key);
  void released(const QString& key);

 protected:
  bool eventFilter(QObject* target, QEvent* event) override;

 private:
  bool active_ = false;
};
