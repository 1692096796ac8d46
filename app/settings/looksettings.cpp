// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/looksettings.h"

#include <utility>

QString LookSettings::keyOf(const QString& name) const {
  return game_.isEmpty() || !ofOneGame().contains(name) ? SettingsGroup::keyOf(name) : game_ + "/" + name;
}

QString LookSettings::deck() const {
  const QString name = file_.value(keyOf("deck"), file_.value("table/deck")).toString();
  return name.isEmpty() ? QStringLiteral("fulltable") : name;
}

void LookSettings::setFelt(const QString& value) {
  if (felts().contains(value)) set("felt", value, felt());
}

void LookSettings::setBack(const QString& value) {
  if (backs().contains(value)) set("back", value, back());
}

void LookSettings::setDesktopMotion(bool motion) {
  const bool before = reducedMotion();
  desktopMotion_ = motion;
  if (reducedMotion() != before) emit changed();
}

void LookSettings::setDesktopLight(bool light) {
  const QString before = felt();
  desktopLight_ = light;
  if (felt() != before) emit changed();
}

void LookSettings::setGame(const QString& id) {
  if (std::exchange(game_, id) != id) emit changed();
}
