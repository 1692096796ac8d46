// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "table/tableplan.h"

/// Lays out a table: the largest cards with which its piles fit, and where all of it lies. `cards` are all rows of the
/// model, in their order; piles and cards of the plan are in the order in which they are given.
TablePlan arrange(const TableSpec& table, std::span<const PileSpec> piles, std::span<const CardRow> cards);
