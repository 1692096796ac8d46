// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settingsgroup.h"

SettingsGroup::SettingsGroup(QSettings& file, QObject* parent) : QObject(parent), file_(file) {}

QStringList SettingsGroup::chosen(const QString& name) const {
  return {forNow_.value(name), file_.value(keyOf(name)).toString(), file_.value("table/" + name).toString()};
}

bool SettingsGroup::flag(const QString& name, bool standard) const {
  for (const QString& value : chosen(name)) {
    if (value == "true") return true;
    if (value == "false") return false;
  }
  return standard;
}

QString SettingsGroup::choice(const QString& name, const QStringList& values, const QString& standard) const {
  for (const QString& value : chosen(name))
    if (values.contains(value)) return value;
  return standard.isEmpty() ? values.front() : standard;
}

int SettingsGroup::number(const QString& name, int least, int most, int standard) const {
  for (const QString& value : chosen(name)) {
    bool good = false;
    const int number = value.toInt(&good);
    if (good && number >= least && number <= most) return number;
  }
  return standard;
}

void SettingsGroup::set(const QString& name, const QVariant& value, const QVariant& before) {
  if (value == before) return;
  forNow_.remove(name);
  file_.setValue(keyOf(name), value);
  emit changed();
}

void SettingsGroup::setForNow(const QString& name, const QString& value) {
  forNow_.insert(name, value);
  emit changed();
}
