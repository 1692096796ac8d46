// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "input/target.h"

/// A target as a test writes it: a pile, or a card of one: "table 9D".
inline Target targetOf(const QString& words) {
  return {words.section(' ', 0, 0),
          fulltable::card_of(words.section(' ', 1).toStdString()).value_or(fulltable::unknown_card)};
}

inline QString wordsOf(const Target& target) {
  return target.isCard() ? target.pile + ' ' + QString::fromStdString(to_text(target.card)) : target.pile;
}

inline QStringList wordsOf(const QList<Target>& targets) {
  QStringList list;
  for (const Target& target : targets) list.append(wordsOf(target));
  return list;
}
