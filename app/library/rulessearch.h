// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

/// Where the rules of all games speak of those words, letter case and accents aside: maps of `gameId`, `gameName`,
/// `section` (its place on the page), `title`, and `line`, the sentence that has most of them. What has them in its
/// title comes first, and the rules of that game before others.
QVariantList rulesWith(const QString& wanted, const QString& firstGame);
