// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/felt.h"

#include <QColor>
#include <algorithm>
#include <cstdint>
#include <vector>

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
  const QRgb middle = cloth->middle;
  const QRgb edge = cloth->edge;
  std::uint32_t noise = 0x9e3779b9;
  const float wide = static_cast<float>(wanted.width());
  const float high = static_cast<float>(wanted.height());
  // How near the edge, in 256ths: of a whole line at once, and then in integers, which takes a third of the time.
  std::vector<int> parts(static_cast<std::size_t>(wanted.width()));
  for (int y = 0; y < wanted.height(); ++y) {
    const float dy = (static_cast<float>(y) / high - 0.46F) * 1.25F;
    int column = 0;
    for (int& part256 : parts) {
      const float dx = (static_cast<float>(column++) / wide - 0.5F) * 1.25F;
      const float part = std::min(1.0F, (dx * dx + dy * dy) * 1.6F);
      part256 = static_cast<int>((part * (2 - part) * 0.7F + part * 0.3F) * 256);
    }
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (const int part : parts) {
      noise = noise * 1664525U + 1013904223U;
      // Two dice make the grain softer than one.
      const int speck = (static_cast<int>((noise >> 24) + ((noise >> 16) & 255U)) - 255) * grain;
      const auto mix = [&](int from, int to) {
        return std::clamp((from * 256 + part * (to - from) + speck + 128) >> 8, 0, 255);
      };
      *line++ = qRgb(mix(qRed(middle), qRed(edge)), mix(qGreen(middle), qGreen(edge)), mix(qBlue(middle), qBlue(edge)));
    }
  }
  return image;
}
