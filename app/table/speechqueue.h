// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>

/// What a screen reader is given to speak, at the pace of speech. News that come while a line is being spoken wait for
/// its end and are then one line, the oldest of many left out; what answers a person is spoken at once, after them.
class SpeechQueue : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// Whether nothing is left out, however much it is.
  Q_PROPERTY(bool whole MEMBER whole_ NOTIFY wholeChanged)

 public:
  explicit SpeechQueue(QObject* parent = nullptr);

  Q_INVOKABLE void add(const QString& text, bool news);

 signals:
  void wholeChanged();
  void spoken(const QString& text);

 private:
  void speak();

  QTimer speaking_;
  QStringList waiting_;
  bool whole_ = false;
};
