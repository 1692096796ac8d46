// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/soundsettings.h"

double SoundSettings::volume() const {
  bool ok = false;
  const double value = file_.value("table/volume").toDouble(&ok);
  return ok && value >= 0 && value <= 1 ? value : 0.4;
}

void SoundSettings::setSpeech(const QString& value) {
  if (speeches().contains(value)) set("speech", value, speech());
}
