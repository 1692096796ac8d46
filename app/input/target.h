// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>

#include "core/view.h"

/// Where lifted cards may be let go: a pile, or one card of it.
struct Target {
  Q_GADGET
  QML_VALUE_TYPE(target)
  Q_PROPERTY(QString pile MEMBER pile)
  /// The card's code; −1 for the pile as a whole.
  Q_PROPERTY(int code READ code)

 public:
  QString pile;
  fulltable::Card card = fulltable::unknown_card;

  int code() const { return card.is_known() ? card.code() : -1; }
  bool isCard() const { return card.is_known(); }

  friend bool operator==(const Target&, const Target&) = default;
};

/// The targets of a move made by hand.
QList<Target> targetsOf(const fulltable::Gesture& gesture);
