// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDate>
#include <QMap>
#include <QObject>
#include <QVariant>
#include <functional>
#include <optional>
#include <stop_token>

#include "match/match.h"
#include "store/store.h"

/// The setup of a game's deal of a day: the usual options and seats, and the deal number that is the day's date with
/// two zeros behind it, such as 2026112300. Of a solitaire the first from there on that the solver proves to be
/// winnable within a million positions; so it is the same for everybody. Nothing when told to stop.
std::optional<fulltable::GameSetup> dealOfDay(const fulltable::Game& game, const QDate& day,
                                              const std::stop_token& stop = {});

/// The number from which on that day's deals are looked for.
std::uint64_t firstOfDay(const QDate& day);

/// Days in a row, of those on which a deal of the day was finished on that very day.
struct Streaks {
  int now = 0;  ///< up to today, or up to yesterday while today's are still to be played
  int best = 0;
};
Streaks streaksOf(const QList<QDate>& days, const QDate& today);

/// The deals of the days, for QML: a month of them, and those of one day.
class DayDeals : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App has the deals of the days")
  /// Today, as 2026-11-23.
  Q_PROPERTY(QString today READ today NOTIFY changed)
  /// The day that is looked at, no later than today; and how it is called.
  Q_PROPERTY(QString day READ day WRITE setDay NOTIFY changed)
  Q_PROPERTY(QString dayName READ dayName NOTIFY changed)
  /// The month that is looked at, and its days: maps of `day`, `number`, `name`, `played` and `won` (of how many games
  /// its deals were), `today`, `future`. `before`: how many days of the first week belong to the month before.
  Q_PROPERTY(QString monthName READ monthName NOTIFY changed)
  Q_PROPERTY(QVariantList month READ month NOTIFY changed)
  Q_PROPERTY(int before READ before NOTIFY changed)
  Q_PROPERTY(QStringList weekdays READ weekdays CONSTANT)
  /// Whether there is a month after it to look at.
  Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed)
  /// The deals of `day`, and of today: maps of `gameId`, `name`, `state` (empty, `playing`, `played` or `won`) and
  /// `result`, its best.
  Q_PROPERTY(QVariantList deals READ deals NOTIFY changed)
  Q_PROPERTY(QVariantList todaysDeals READ todaysDeals NOTIFY changed)
  /// A map of `played`, `bestPlayed`, `won` and `bestWon`: days in a row with a deal finished, with one won.
  Q_PROPERTY(QVariantMap streaks READ streaks NOTIFY changed)

 public:
  explicit DayDeals(Store& store, QObject* parent = nullptr);

  /// Tells what day it is, for tests.
  void setClock(std::function<QDate()> clock);

  QString today() const { return textOf(clock_()); }
  QString day() const { return textOf(day_); }
  void setDay(const QString& day);
  QString dayName() const;
  QString monthName() const;
  QVariantList month() const;
  int before() const;
  QStringList weekdays() const;
  bool hasNext() const;
  QVariantList deals() const { return dealsOf(day_); }
  QVariantList todaysDeals() const { return dealsOf(clock_()); }
  QVariantMap streaks() const;

  /// Another month: so many later.
  Q_INVOKABLE void turn(int months);
  /// The day so many later than that one, or the first or last one that there is to look at.
  Q_INVOKABLE void goFrom(const QString& day, int days);
  /// Back to today, which may have begun meanwhile.
  Q_INVOKABLE void goToToday();
  /// The game of that kind that is the deal of that day and still in play, or an empty id.
  QString inPlay(const QString& gameId, const QString& day) const;

  static QString textOf(const QDate& day) { return day.toString(Qt::ISODate); }

 signals:
  void changed();

 private:
  QVariantList dealsOf(const QDate& day) const;

  std::function<QDate()> clock_;
  QDate day_;
  QMap<QString, QList<DayGame>> games_;  ///< by day
};
