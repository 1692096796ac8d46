// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/gamesettings.h"

#include <algorithm>
#include <utility>

#include "text/wording.h"

using fulltable::GameSetting;

namespace {

QString idOf(const GameSetting& setting) {
  return QString::fromUtf8(setting.id.data(), static_cast<qsizetype>(setting.id.size()));
}

/// "Ristiseiska and Umtali".
QString gamesWith(const GameSetting& setting) {
  QStringList names;
  for (const fulltable::Game* game : fulltable::all_games())
    if (std::ranges::find(game->info().settings, setting.id, &GameSetting::id) != game->info().settings.end())
      names.append(QString::fromUtf8(game->info().name.data(), static_cast<qsizetype>(game->info().name.size())));
  return listWords(names);
}

}  // namespace

std::vector<const GameSetting*> GameSettings::settingsFrom(const QString& gameId) {
  std::vector<const GameSetting*> found;
  const auto take = [&found](const fulltable::Game& game) {
    for (const GameSetting& setting : game.info().settings)
      if (std::ranges::find(found, setting.id, &GameSetting::id) == found.end()) found.push_back(&setting);
  };
  if (const fulltable::Game* game = fulltable::find_game(gameId.toStdString())) take(*game);
  for (const fulltable::Game* game : fulltable::all_games()) take(*game);
  return found;
}

bool GameSettings::isOn(const QString& id) const {
  for (const GameSetting* setting : settingsFrom({}))
    if (idOf(*setting) == id) return flag(id, setting->standard);
  return false;
}

QVariant GameSettings::allOn() const {
  QVariantMap map;
  for (const GameSetting* setting : settingsFrom({}))
    map.insert(idOf(*setting), flag(idOf(*setting), setting->standard));
  return map;
}

QVariantList GameSettings::list() const {
  QVariantList list;
  for (const GameSetting* setting : settingsFrom(game_))
    list.append(QVariantMap{{"id", idOf(*setting)},
                            {"label", words(setting->label)},
                            {"help", words(setting->help)},
                            {"games", gamesWith(*setting)}});
  return list;
}

void GameSettings::set(const QString& id, bool on) {
  SettingsGroup::set(id, on, isOn(id));
}

void GameSettings::setGame(const QString& id) {
  if (std::exchange(game_, id) != id) emit listChanged();
}
