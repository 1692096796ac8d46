// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "settings/settingsgroup.h"

/// What eyes and hands need that have it harder.
class AccessSettings : public SettingsGroup {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The settings have it")
  /// The size of all text and of what holds it, in hundredths of the usual one.
  Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
  /// The sizes to choose from, in percent.
  Q_PROPERTY(QList<QString> textSizes READ textSizes CONSTANT)
  Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY changed)
  Q_PROPERTY(QString switches READ switches WRITE setSwitches NOTIFY changed)  // off, one, two
  /// How long each thing is pointed out to somebody with one switch, in ms.
  Q_PROPERTY(int scanTime READ scanTime WRITE setScanTime NOTIFY changed)
  /// How long the pointer has to rest for a click, in ms; 0: it clicks nothing.
  Q_PROPERTY(int dwellTime READ dwellTime WRITE setDwellTime NOTIFY changed)

 public:
  static constexpr int leastText = 80, mostText = 200;
  static constexpr int leastScan = 500, mostScan = 5000;
  static constexpr int leastDwell = 500, mostDwell = 3000;

  using SettingsGroup::SettingsGroup;

  /// The desktop's size, unless chosen otherwise; the same with the contrast.
  static QStringList textSizes() { return {"80", "100", "125", "150", "200"}; }
  /// The next larger or smaller of these, as far as there is one.
  Q_INVOKABLE void stepTextSize(bool larger);
  int textSize() const { return number("textSize", leastText, mostText, desktopText_); }
  bool highContrast() const { return flag("highContrast", desktopContrast_); }
  QString switches() const { return choice("switches", {"off", "one", "two"}); }
  int scanTime() const { return number("scanTime", leastScan, mostScan, 1500); }
  int dwellTime() const { return number("dwellTime", leastDwell, mostDwell, 0); }

  void setTextSize(int value) { set("textSize", value, textSize()); }
  void setHighContrast(bool value) { set("highContrast", value, highContrast()); }
  void setSwitches(const QString& value) { set("switches", value, switches()); }
  void setScanTime(int value) { set("scanTime", value, scanTime()); }
  void setDwellTime(int value) { set("dwellTime", value, dwellTime()); }
  /// What the desktop wishes: how much larger its text is than usual, and whether contrasts are high.
  void setDesktopText(double factor);
  void setDesktopContrast(bool high);

 private:
  int desktopText_ = 100;
  bool desktopContrast_ = false;
};
