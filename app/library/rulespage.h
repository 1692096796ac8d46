// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

/// A rules page, taken apart to be set: its sections, each a map of `title`, `level` (1: the game itself, 2, 3) and
/// `blocks`. A block is a map of `prose`, in Markdown, or of `columns` and `cells`: a table row by row, the head first.
QVariantList rulesPage(const QString& markdown);

/// A few lines of Markdown as they are read out: the words, without their signs.
QString plainText(const QString& markdown);
