// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QRect>
#include <utility>

#include "settings/accesssettings.h"
#include "settings/gamesettings.h"
#include "settings/keysettings.h"
#include "settings/looksettings.h"
#include "settings/playsettings.h"
#include "settings/soundsettings.h"

/// What a person has chosen, kept from day to day: groups of settings in one file.
class Settings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.settings are the settings")
  Q_PROPERTY(LookSettings* look READ look CONSTANT)
  Q_PROPERTY(PlaySettings* play READ play CONSTANT)
  Q_PROPERTY(SoundSettings* sound READ sound CONSTANT)
  Q_PROPERTY(AccessSettings* access READ access CONSTANT)
  Q_PROPERTY(GameSettings* games READ games CONSTANT)
  Q_PROPERTY(KeySettings* keys READ keys CONSTANT)
  Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)
  Q_PROPERTY(bool hasPlayerName READ hasPlayerName NOTIFY playerNameChanged)
  Q_PROPERTY(QString currentGame READ currentGame WRITE setCurrentGame NOTIFY currentGameChanged)

 public:
  /// Kept in that file, or where the desktop keeps settings.
  explicit Settings(const QString& file = {}, QObject* parent = nullptr);

  LookSettings* look() { return &look_; }
  const LookSettings* look() const { return &look_; }
  PlaySettings* play() { return &play_; }
  const PlaySettings* play() const { return &play_; }
  SoundSettings* sound() { return &sound_; }
  const SoundSettings* sound() const { return &sound_; }
  AccessSettings* access() { return &access_; }
  const AccessSettings* access() const { return &access_; }
  GameSettings* games() { return &games_; }
  KeySettings* keys() { return &keys_; }

  /// What a person alone at the screen is called: "You" where they have not given a name.
  QString playerName() const;
  bool hasPlayerName() const;
  void setPlayerName(const QString& value);
  /// The game at the table.
  QString currentGame() const { return currentGame_; }
  void setCurrentGame(const QString& gameId);
  /// How that game was last begun (seats, names, options), or an empty map.
  Q_INVOKABLE QVariantMap lastSetup(const QString& gameId) const;
  void setLastSetup(const QString& gameId, const QVariantMap& setup);
  /// How far even races of that game have come: the computers' tempo and the rounds alike before (see EvenTempo).
  std::pair<double, int> evenTempo(const QString& gameId) const;
  void setEvenTempo(const QString& gameId, double tempo, int streak);
  /// The deals of days of that game that were found ahead (see DaysAhead).
  QStringList dayDeals(const QString& gameId) const;
  void setDayDeals(const QString& gameId, const QStringList& deals);
  /// Where the window was when it was neither maximised nor filled the screen, null if it never was; whether it was
  /// maximised last.
  QRect windowFrame() const;
  bool windowMaximised() const;
  void keepWindow(const QRect& frame, bool maximised);
  /// Makes all that the settings page shows as it was at first, in every game; and brings back what that took away.
  Q_INVOKABLE void reset();
  Q_INVOKABLE void undoReset();

 signals:
  void playerNameChanged();
  void currentGameChanged();

 private:
  void tellAll();

  QSettings file_;
  QVariantMap beforeReset_;
  QString currentGame_;
  LookSettings look_;
  PlaySettings play_;
  SoundSettings sound_;
  AccessSettings access_;
  GameSettings games_;
  KeySettings keys_;
};
