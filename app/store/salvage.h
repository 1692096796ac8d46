// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSqlDatabase;

/// Copies what can still be read of a damaged file of saved games, of whichever version, to an open database of the
/// present one: whole games, and of each the moves up to the first that is lost. Returns how many games that were. The
/// damaged file is not changed.
int salvage(const QString& damagedFile, const QSqlDatabase& to);
