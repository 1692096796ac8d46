// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>
#include <QVariantMap>

#include "session/session.h"

/// The keys of one player of a race. While the clock runs they go to nobody else, and each counts from its time stamp;
/// a key held down does not repeat.
class RaceKeys : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(Session* session MEMBER session_ NOTIFY sessionChanged)
  /// What each key means, by its name: "A", "Num+1", "Left", "Shift".
  Q_PROPERTY(QVariantMap keys MEMBER keys_ NOTIFY keysChanged)

 public:
  explicit RaceKeys(QObject* parent = nullptr);

  /// The name of a key as it is used in `keys`.
  static QString nameOf(int key, Qt::KeyboardModifiers modifiers);

 signals:
  void sessionChanged();
  void keysChanged();
  /// `at` is on the virtual clock, in ms.
  void pressed(const QString& token, double at);
  void released(const QString& token, double at);

 protected:
  bool eventFilter(QObject* target, QEvent* event) override;

 private:
  QPointer<Session> session_;
  QVariantMap keys_;
};
