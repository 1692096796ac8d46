// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDate>
#include <QHash>
#include <QObject>
#include <QVariant>

#include "store/countedgame.h"

/// The games of the start page, for QML: those that are wished for, in the order in which they are offered. What was
/// played most comes first, then the game of the week, then the others.
class Shelf : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App has the shelf")
  /// What is wished for, `all` to begin with. People: a number of players, 6 for six or more; mood: think, gamble, race
  /// or alone; time: in how many minutes a game is over, or `longer` than the longest of these.
  Q_PROPERTY(QString people READ people WRITE setPeople NOTIFY changed)
  Q_PROPERTY(QString mood READ mood WRITE setMood NOTIFY changed)
  Q_PROPERTY(QString time READ time WRITE setTime NOTIFY changed)
  Q_PROPERTY(QList<QString> times READ times CONSTANT)
  /// Maps as `App::games` has them, and with them `sign`: `week` on the game of the week, `new` on those of which none
  /// was finished yet, once any was.
  Q_PROPERTY(QVariantList games READ games NOTIFY gamesChanged)

 public:
  explicit Shelf(QVariantList games, QObject* parent = nullptr);

  QString people() const { return people_; }
  QString mood() const { return mood_; }
  QString time() const { return time_; }
  static QStringList times() { return {"all", "5", "15", "30", "longer"}; }
  const QVariantList& games() const { return shown_; }

  void setPeople(const QString& people) { wish(people_, people); }
  void setMood(const QString& mood) { wish(mood_, mood); }
  void setTime(const QString& time) { wish(time_, time); }
  Q_INVOKABLE void showAll();
  /// The finished games, and what day it is.
  void count(const QList<CountedGame>& games);
  void setDay(const QDate& day);
  /// The same for everybody: from Monday to Sunday one game, and all of them in turn.
  static QString gameOfWeek(const QDate& day, const QVariantList& games);

 signals:
  void changed();
  void gamesChanged();

 private:
  void wish(QString& what, const QString& value);
  bool fits(const QVariantMap& game) const;
  void sort();

  QVariantList all_, shown_;
  QString people_ = "all", mood_ = "all", time_ = "all";
  QHash<QString, int> played_;  ///< by game
  QDate day_;
};
