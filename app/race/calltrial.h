// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <optional>

#include "match/match.h"

/// A race of calls without a clock: a card to be answered by one player, who hears at once why a call counts or does
/// not.
class CallTrial : public QObject {
  Q_OBJECT
  QML_ELEMENT
  /// The race that is tried, by its id: one of calls that answer the card at stake.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed REQUIRED)
  /// The code of the card to be answered.
  Q_PROPERTY(int card READ card NOTIFY changed)
  Q_PROPERTY(QString cardName READ cardName NOTIFY changed)
  /// What the referee says of the last call; empty before the first.
  Q_PROPERTY(QString said READ said NOTIFY changed)
  Q_PROPERTY(bool right READ right NOTIFY changed)

 public:
  using QObject::QObject;

  QString game() const { return game_; }
  void setGame(const QString& game);
  int card() const;
  QString cardName() const;
  QString said() const { return said_; }
  bool right() const { return right_; }
  /// Turns another card.
  Q_INVOKABLE void another();
  /// Makes the call with that key of the rules' buttons; the name is that of the player.
  Q_INVOKABLE void call(const QString& key, const QString& name);

 signals:
  void changed();

 private:
  void turn();

  QString game_;
  std::optional<fulltable::Match> match_;
  std::uint64_t deal_ = 1;
  QString said_;
  bool right_ = false;
};
