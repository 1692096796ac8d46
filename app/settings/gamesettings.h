// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "settings/settingsgroup.h"

/// The settings that single games have, as their rules list them. Two games may share one.
class GameSettings : public SettingsGroup {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The settings have it")
  /// Whether each is on, a map by their ids.
  Q_PROPERTY(QVariant on READ allOn NOTIFY changed)
  /// A map of `id`, `label`, `help` and `games` (the names of those that have it) each, those of the game at the table
  /// first.
  Q_PROPERTY(QVariantList list READ list NOTIFY listChanged)

 public:
  using SettingsGroup::SettingsGroup;

  bool isOn(const QString& id) const;
  QVariant allOn() const;
  QVariantList list() const;
  Q_INVOKABLE void set(const QString& id, bool on);
  /// That game is at the table, or none.
  void setGame(const QString& id);

 signals:
  void listChanged();

 private:
  /// Each once, those of that game first.
  static std::vector<const fulltable::GameSetting*> settingsFrom(const QString& gameId);

  QString game_;
};
