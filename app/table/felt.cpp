// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/felt.h"

#include <QColor>
#include <algorithm>
#include <cmath>

namespace {

struct Cloth {
  const char* name;
  QRgb middle;
  QRgb edge;
};

constexpr Cloth cloths[] = {
    {"green", 0xff1f5b43, 0xff143a2c},    {"blue", 0xff27507a, 0xff152d47},  {"burgundy", 0xff6e2436, 0xff3c121d},
    {"charcoal", 0xff3a4048, 0xff1e2227}, {"linen", 0xfff0e8d8, 0xffd9ccb2},
};

constexpr int grain = 5;
constexpr int mostPixels = 2600000;

}  // namespace

QImage drawFelt(const QString& name, const QSize& size) {
  const auto* cloth =
      std::find_if(std::begin(cloths), std::end(cloths), [&](const Cloth& c) { return name == QLatin1String(c.name); });
  if (cloth == std::end(cloths)) cloth = cloths;
  QSize wanted = size;
  while (wanted.width() * wanted.height() > mostPixels) wanted /= 2;
  QImage image(wanted, QImage::Format_RGB32);
  std::uint32_t noise = 0x9e3779b9;
  const float wide = static_cast<float>(wanted.width());
  const float high = static_cast<float>(wanted.height());
  for (int y = 0; y < wanted.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    const float dy = (static_cast<float>(y) / high - 0.46F) * 1.25F;
    for (int x = 0; x < wanted.width(); ++x) {
      const float dx = (static_cast<float>(x) / wide - 0.5F) * 1.25F;
      float part = std::min(1.0F, (dx * dx + dy * dy) * 1.6F);
      part = part * (2 - part) * 0.7F + part * 0.3F;
      noise = noise * 1664525U + 1013904223U;
      // Two dice make the grain softer than one.
      const float speck = static_cast<float>((noise >> 24) + ((noise >> 16) & 255U)) / 255.0F - 1.0F;
      const auto mix = [&](int middle, int edge) {
        const float value = static_cast<float>(middle) + part * static_cast<float>(edge - middle) + speck * grain;
        return std::clamp(static_cast<int>(value + 0.5F), 0, 255);
      };
      line[x] = qRgb(mix(qRed(cloth->middle), qRed(cloth->edge)), mix(qGreen(cloth->middle), qGreen(cloth->edge)),
                     mix(qBlue(cloth->middle), qBlue(cloth->edge)));
    }
  }
  return image;
}
