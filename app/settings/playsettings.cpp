// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/playsettings.h"

#include <utility>

QString PlaySettings::keyOf(const QString& name) const {
  return game_.isEmpty() || !ofOneGame().contains(name) ? SettingsGroup::keyOf(name) : game_ + "/" + name;
}

void PlaySettings::setGame(const QString& id) {
  if (std::exchange(game_, id) != id) emit changed();
}

void PlaySettings::setSpeed(const QString& value) {
  if (speeds().contains(value)) set("speed", value, speed());
}

void PlaySettings::setOpponents(const QString& value) {
  if (paces().contains(value)) set("opponents", value, opponents());
}

void PlaySettings::setTrickRest(const QString& value) {
  if (rests().contains(value)) set("trickRest", value, trickRest());
}

void PlaySettings::setClicks(const QString& value) {
  if (clickings().contains(value)) set("clicks", value, clicks());
}

void PlaySettings::setCores(const QString& value) {
  if (coreCounts().contains(value)) set("cores", value, cores());
}

bool PlaySettings::wantsHelp(const QString& gameId) const {
  return firstHelp() && !file_.value(gameId + "/helped").toBool();
}

void PlaySettings::setHelped(const QString& gameId) {
  if (!wantsHelp(gameId)) return;
  file_.setValue(gameId + "/helped", true);
  emit changed();
}
