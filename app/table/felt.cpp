// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/felt.h"

#include <QColor>
#include <QList>
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

/// Levels of lightness that a speck differs from the cloth at most.
constexpr int grain = 5;
constexpr int specks = 2 * grain + 1;
/// Steps from the middle to the edge: with every speck they fill a table of 256 colours.
constexpr int steps = 256 / specks;
constexpr int mostPixels = 2600000;
/// Up to so many pixels a table of colours is looked up in the time a frame has.
constexpr int mostFromTable = 1300000;

/// All colours of a cloth: for each step those of its specks, the dark ones first.
QList<QRgb> coloursOf(const Cloth& cloth) {
  QList<QRgb> colours;
  for (int step = 0; step < steps; ++step)
    for (int speck = -grain; speck <= grain; ++speck) {
      const auto mix = [&](int from, int to) {
        return std::clamp((2 * (from * (steps - 1) + step * (to - from)) + steps - 1) / (2 * (steps - 1)) + speck, 0,
                          255);
      };
      colours.append(qRgb(mix(qRed(cloth.middle), qRed(cloth.edge)), mix(qGreen(cloth.middle), qGreen(cloth.edge)),
                          mix(qBlue(cloth.middle), qBlue(cloth.edge))));
    }
  return colours;
}

}  // namespace

QImage drawFelt(const QString& name, const QSize& size) {
  const auto* cloth =
      std::find_if(std::begin(cloths), std::end(cloths), [&](const Cloth& c) { return name == QLatin1String(c.name); });
  if (cloth == std::end(cloths)) cloth = cloths;
  QSize wanted = size;
  while (wanted.width() * wanted.height() > mostPixels) wanted /= 2;
  QImage image(wanted, QImage::Format_Indexed8);
  image.setColorTable(coloursOf(*cloth));
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
    uchar* line = image.scanLine(y);
    for (const int part : parts) {
      noise = noise * 1664525U + 1013904223U;
      // Two dice make the grain softer than one, and a third hides the steps.
      const int speck = ((static_cast<int>((noise >> 24) + ((noise >> 16) & 255U)) - 255) * grain + 128) >> 8;
      const int step = (part * (steps - 1) + static_cast<int>((noise >> 8) & 255U)) >> 8;
      *line++ = static_cast<uchar>(std::min(step, steps - 1) * specks + grain + speck);
    }
  }
  return wanted.width() * wanted.height() > mostFromTable ? image.convertToFormat(QImage::Format_RGB32) : image;
}
