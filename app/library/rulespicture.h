// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariant>

/// A picture of a rules page, from its lines there. `You: 7H 8H* 2S- XX | 9C` is a row of cards: `*` rings a card that
/// is meant, `-` puts back one that does not fit, `XX` lies face down, and `|` leaves a gap; `> ` begins what is said
/// of them, and `---` the next step. A map of `caption` and `steps`, each of `rows`, `text` and `told` (the cards in
/// words); a row is a map of `label` and `cards`, each with `code` (−1: face down), `mark` (`ring`, `dim` or empty) and
/// `gap` (one is before it). `unread` lists what is no card.
QVariantMap rulesPicture(const QString& caption, const QStringList& lines);
