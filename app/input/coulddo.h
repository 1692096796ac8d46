// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "input/inputhost.h"
#include "input/moveindex.h"
#include "models/rowmatching.h"

/// What the viewer could do with that card now, a line for each of the first moves; or why nothing can be done with it.
/// `selects`: it is one that may be selected as a part of a set. Empty while the table is covered, and in races.
QString couldDo(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, bool selects);
