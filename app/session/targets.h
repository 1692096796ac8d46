// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/view.h"

// Where lifted cards may be let go: a target is a pile's id, or for a single card of a pile the id, a space and the
// card: `table 9D`.

QString targetOf(const QString& pile, fulltable::Card card);
/// The targets of a move made by hand.
QStringList targetsOf(const fulltable::Gesture& gesture);
QString pileOfTarget(const QString& target);
/// Unknown where the target is a whole pile.
fulltable::Card cardOfTarget(const QString& target);
