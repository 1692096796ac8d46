// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "session/diff.h"
#include "session/inputhost.h"
#include "session/moveindex.h"
#include "session/target.h"

/// Why that card may not be put there, or anywhere where the target names no pile: a sentence for the viewer.
QString whyNot(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, const Target& target = {});
