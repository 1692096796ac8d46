// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/accesssettings.h"

#include <algorithm>
#include <cmath>
#include <utility>

void AccessSettings::setDesktopText(double factor) {
  const int size = std::clamp(static_cast<int>(std::lround(100 * factor)), leastText, mostText);
  if (std::exchange(desktopText_, size) != size) emit changed();
}

void AccessSettings::setDesktopContrast(bool high) {
  if (std::exchange(desktopContrast_, high) != high) emit changed();
}

void AccessSettings::stepTextSize(bool larger) {
  int next = textSize();
  for (const QString& size : textSizes()) {
    const int each = size.toInt();
    if (larger ? each > textSize() : each < textSize()) next = each;
    if (larger && next > textSize()) break;
  }
  setTextSize(next);
}
