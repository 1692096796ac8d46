// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <utility>

namespace {

/// Names are shown on small plates.
constexpr int longestName = 24;

QString cleanName(const QString& name) {
  return name.simplified().left(longestName);
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      file_(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, "fulltable", "fulltable").fileName()
                           : file,
            QSettings::IniFormat),
      look_(file_, this),
      play_(file_, this),
      sound_(file_, this),
      access_(file_, this),
      games_(file_, this),
      keys_(file_, this) {}

QString Settings::playerName() const {
  const QString name = cleanName(file_.value("table/playerName").toString());
  return name.isEmpty() ? tr("You") : name;
}

bool Settings::hasPlayerName() const {
  return playerName() != tr("You");
}

void Settings::setPlayerName(const QString& value) {
  const QString name = cleanName(value);
  if (name == playerName()) return;
  file_.setValue("table/playerName", name);
  emit playerNameChanged();
}

void Settings::setCurrentGame(const QString& gameId) {
  if (std::exchange(currentGame_, gameId) == gameId) return;
  look_.setGame(gameId);
  play_.setGame(gameId);
  games_.setGame(gameId);
  emit currentGameChanged();
}

QVariantMap Settings::lastSetup(const QString& gameId) const {
  return file_.value(gameId + "/setup").toMap();
}

void Settings::setLastSetup(const QString& gameId, const QVariantMap& setup) {
  file_.setValue(gameId + "/setup", setup);
}

std::pair<double, int> Settings::evenTempo(const QString& gameId) const {
  const double tempo = file_.value(gameId + "/evenTempo").toDouble();
  return {tempo > 0 ? tempo : 1, file_.value(gameId + "/evenStreak").toInt()};
}

void Settings::setEvenTempo(const QString& gameId, double tempo, int streak) {
  file_.setValue(gameId + "/evenTempo", tempo);
  file_.setValue(gameId + "/evenStreak", streak);
}

QStringList Settings::dayDeals(const QString& gameId) const {
  return file_.value(gameId + "/days").toStringList();
}

void Settings::setDayDeals(const QString& gameId, const QStringList& deals) {
  file_.setValue(gameId + "/days", deals);
}

QRect Settings::windowFrame() const {
  return file_.value("window/frame").toRect();
}

bool Settings::windowMaximised() const {
  return file_.value("window/maximised").toBool();
}

void Settings::keepWindow(const QRect& frame, bool maximised) {
  file_.setValue("window/frame", frame);
  file_.setValue("window/maximised", maximised);
}

void Settings::reset() {
  beforeReset_.clear();
  for (const QString& key : file_.allKeys()) {
    const QString group = key.section('/', 0, 0);
    const QString name = key.section('/', 1);
    // Whether the window fills the screen is no matter of the page.
    const bool shown = group == "table"
                           ? name != "fullScreen"
                           : LookSettings::ofOneGame().contains(name) || PlaySettings::ofOneGame().contains(name);
    if (!shown) continue;
    beforeReset_.insert(key, file_.value(key));
    file_.remove(key);
  }
  tellAll();
}

void Settings::undoReset() {
  for (auto kept = beforeReset_.cbegin(); kept != beforeReset_.cend(); ++kept) file_.setValue(kept.key(), kept.value());
  tellAll();
}

void Settings::tellAll() {
  for (SettingsGroup* group : std::initializer_list<SettingsGroup*>{&look_, &play_, &sound_, &access_, &games_})
    emit group->changed();
  emit playerNameChanged();
}
