// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "core/info.h"
#include "settings/settingsgroup.h"

/// The keys of races, where several people share one keyboard: those that the rules of a game propose, unless a person
/// has chosen others. A player is counted from 0; a token is what one key stands for.
class KeySettings : public SettingsGroup {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The settings have it")
  /// The games that have keys: a map of `id` and `name` each.
  Q_PROPERTY(QVariantList games READ games CONSTANT)

 public:
  using SettingsGroup::SettingsGroup;

  static QVariantList games();
  /// The key (several, parted by spaces) of each token for that player; empty for a player without keys.
  Q_INVOKABLE QVariantMap keys(const QString& gameId, int player) const;
  /// What can be keyed, in the order of the pad, and how a token is called.
  Q_INVOKABLE static QStringList tokens(const QString& gameId);
  Q_INVOKABLE static QString tokenName(const QString& gameId, const QString& token);
  /// The most people at one keyboard.
  Q_INVOKABLE static int players(const QString& gameId);
  /// Gives a token that key. What cannot be is refused with a sentence, and nothing changes.
  Q_INVOKABLE QString setKey(const QString& gameId, int player, const QString& token, const QString& key);
  /// The keys that the rules propose.
  Q_INVOKABLE void reset(const QString& gameId);
};
