// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/target.h"

QList<Target> targetsOf(const fulltable::Gesture& gesture) {
  const QString pile = QString::fromStdString(gesture.to);
  if (gesture.onto.empty()) return {{pile}};
  QList<Target> targets;
  for (const fulltable::Card card : gesture.onto) targets.append({pile, card});
  return targets;
}
