// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// Cards by their codes, as QML names and draws them: `Cards` there. A code of −1 is a card that is not seen.
class CardNames : public QObject {
  Q_OBJECT
  QML_NAMED_ELEMENT(Cards)
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// `7C`, the name of its pictures; empty for −1.
  Q_INVOKABLE static QString text(int code);
  /// The code of such a text, or −1.
  Q_INVOKABLE static int code(const QString& text);
  /// "seven of clubs".
  Q_INVOKABLE static QString words(int code);
  /// "clubs" for C; "queen" for Q and "7" for 7.
  Q_INVOKABLE static QString suit(const QString& letter);
  Q_INVOKABLE static QString rank(const QString& letter);
  /// The letter of its suit; empty for a joker and for −1.
  Q_INVOKABLE static QString suitOf(int code);
  /// The same of its rank.
  Q_INVOKABLE static QString rankOf(int code);
};
