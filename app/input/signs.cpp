// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/signs.h"

#include "game/publicview.h"

QStringList signsOf(const fulltable::View& view, const QString& pile, int place) {
  QStringList signs;
  for (const fulltable::Mark& mark : view.marks)
    if (place == mark.place && mark.pile == pile.toStdString()) signs.append("mark " + markName(mark.kind));
  if (!pile.isEmpty()) signs.append("pile " + pile.section('.', 0, 0));
  return signs;
}
