// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <algorithm>

#include "settings/settingsgroup.h"

/// What is heard.
class SoundSettings : public SettingsGroup {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The settings have it")
  Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY changed)
  Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed)   // 0 to 1
  Q_PROPERTY(QString speech READ speech WRITE setSpeech NOTIFY changed)  // normal, brief, full

 public:
  using SettingsGroup::SettingsGroup;

  bool isOn() const { return flag("sound", true); }
  double volume() const;
  /// How much a screen reader is given to say.
  QString speech() const { return choice("speech", speeches()); }
  void setSpeech(const QString& value);
  void setOn(bool value) { set("sound", value, isOn()); }
  void setVolume(double value) { set("volume", std::clamp(value, 0.0, 1.0), volume()); }

 private:
  static QStringList speeches() { return {"normal", "brief", "full"}; }
};
