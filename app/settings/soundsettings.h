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
  Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed)  // 0 to 1

 public:
  using SettingsGroup::SettingsGroup;

  bool isOn() const { return flag("sound", true); }
  double volume() const;
  void setOn(bool value) { set("sound", value, isOn()); }
  void setVolume(double value) { set("volume", std::clamp(value, 0.0, 1.0), volume()); }
};
