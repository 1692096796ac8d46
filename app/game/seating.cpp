// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seating.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace {
const std::array<const char*, 1 + fulltable::level_count> kindNames{"human",  "beginner", "easy",
                                                                    "medium", "hard",     "expert"};
}  // namespace

QString toText(SeatKind kind) {
  return QString::fromLatin1(kindNames[static_cast<std::size_t>(kind)]);
}

std::optional<SeatKind> seatKindOf(const QString& text) {
  for (std::size_t i = 0; i < kindNames.size(); ++i)
    if (text == QLatin1String(kindNames[i])) return static_cast<SeatKind>(i);
  return std::nullopt;
}

int Seating::humans() const {
  return static_cast<int>(std::ranges::count(kinds, SeatKind::human));
}

fulltable::Level levelOf(SeatKind kind) {
  assert(kind != SeatKind::human);
  return static_cast<fulltable::Level>(static_cast<int>(kind) - 1);
}

QList<int> Seating::people() const {
  QList<int> list;
  for (int seat = 0; seat < seats(); ++seat)
    if (isHuman(seat)) list.append(seat);
  return list;
}

double Seating::slowest() const {
  double most = 1;
  for (const int seat : people()) most = std::max(most, tempo(seat));
  return most;
}
