// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "input/inputhost.h"
#include "input/moveindex.h"
#include "input/target.h"
#include "models/rowmatching.h"

/// Why something is not done: a sentence for the viewer, and the paragraph of the rules that it comes from, if any.
struct WhyNot {
  QString text;
  QString rule = {};
};

/// Why that card may not be put there, or anywhere where the target names no pile.
WhyNot whyNot(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, const Target& target = {});
