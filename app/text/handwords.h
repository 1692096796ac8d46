// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QVariant>

/// Poker hands in words and in pictures, from texts such as "two_pair K 4".
class HandWords : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// "Two pair, kings and fours".
  Q_INVOKABLE static QString words(const QString& hand);
  /// "7 of hearts", "hearts" or "7" of "7H", "H" or "7".
  Q_INVOKABLE static QString card(const QString& text);
  /// The cards it wants, each a rank letter, empty for any; with a suit in front where all are to be of one: "*Q".
  Q_INVOKABLE static QStringList cards(const QString& hand);
  /// What a hand wants beyond these cards, each with its `code` and `as`, what it stands for: "one king and two fours".
  Q_INVOKABLE static QString lacking(const QString& hand, const QVariantList& made);
};
