// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <vector>

#include "input/callpad.h"
#include "input/inputhost.h"
#include "input/moveindex.h"
#include "models/buttonmodel.h"

/// What the table offers besides its cards and piles.
struct Buttons {
  std::vector<ButtonModel::Row> rows;
  std::vector<CallPad::Row> calls;  ///< for the pad
  QSet<QString> held;               ///< the letters of the ranks that the viewer holds, while there are calls
};

/// The buttons for the viewer now: moves made with the cards that are `selected`, those without cards, and those with
/// which others at the same screen may interrupt. `armed`: the key of the one that waits for a card.
Buttons buttonsFor(const InputHost& host, const MoveIndex& moves, const Choices& selected, const std::string& armed);
