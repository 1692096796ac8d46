// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QSqlError;

/// The version of the tables that this program reads and writes.
inline constexpr int schemaVersion = 7;

/// The statements that make these tables from those of that version; 0: in an empty file. Foreign keys must not be
/// enforced meanwhile.
QStringList upgradeFrom(int version);
/// Statements that fail, and do nothing else, where a table or a column is missing.
QStringList tablesAreThere();

/// Whether SQLite says that the file is damaged, or that its tables are not as they should be.
bool tellsDamage(const QSqlError& error);
/// Whether a row contradicts those that are there: trying again is of no use.
bool tellsContradiction(const QSqlError& error);
/// Why something failed, as the end of a sentence for a person, without a full stop.
QString reasonOf(const QSqlError& error);
