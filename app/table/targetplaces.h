// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "input/target.h"
#include "models/cardmodel.h"

class TableLayout;

/// The row of the card that a target is, or −1.
int rowOf(const CardModel& cards, const Target& target);
/// What lights up for a target: its card, or the uppermost of its pile. Empty where the table does not show it.
QRectF rectOf(const TableLayout& table, const CardModel& cards, const Target& target);
/// Where a card may be let go for it.
QRectF areaOf(const TableLayout& table, const CardModel& cards, const Target& target);
