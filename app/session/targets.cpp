// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/targets.h"

using fulltable::Card;

QString targetOf(const QString& pile, Card card) {
  return pile + ' ' + QString::fromStdString(to_text(card));
}

QStringList targetsOf(const fulltable::Gesture& gesture) {
  const QString pile = QString::fromStdString(gesture.to);
  if (gesture.onto.empty()) return {pile};
  QStringList targets;
  for (const Card card : gesture.onto) targets.append(targetOf(pile, card));
  return targets;
}

QString pileOfTarget(const QString& target) {
  return target.section(' ', 0, 0);
}

Card cardOfTarget(const QString& target) {
  return fulltable::card_of(target.section(' ', 1).toStdString()).value_or(fulltable::unknown_card);
}
