// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "input/inputhost.h"
#include "input/moveindex.h"
#include "input/target.h"
#include "models/rowmatching.h"

/// Why that card may not be put there, or anywhere where the target names no pile: a sentence for the viewer.
QString whyNot(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, const Target& target = {});
