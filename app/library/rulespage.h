// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

/// The rules of a game for players, in Markdown; empty for none.
QString rulesMarkdown(const QString& gameId);

/// A rules page, taken apart to be set: its sections, each a map of `title`, `level` (1: the game itself, 2, 3),
/// `rules` (what refusals call it, besides its title) and `blocks`. A block is a map of `prose`, in Markdown, or of
/// `columns` and `cells`: a table row by row, the head first, where `options` says that it lists what options change;
/// or of `prose` with `only` (option=value), where it is about a game with that option alone;
/// or of a `picture` (`rulesPicture`), which may be of that game.
QVariantList rulesPage(const QString& markdown, const QString& gameId = {});

/// The page of a game, taken apart when it is first asked for. For the window's thread alone.
const QVariantList& rulesOf(const QString& gameId);

/// The section that a refusal's paragraph is in; −1: none.
int sectionOf(const QVariantList& page, const QString& rule);

/// What each value of an option changes, from the table of options of a page: by "label: value", or by the label alone
/// for a number, in small letters.
QHash<QString, QString> optionLines(const QVariantList& page);

/// A few lines of Markdown as they are read out: the words, without their signs.
QString plainText(const QString& markdown);
