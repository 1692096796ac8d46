// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariant>

#include "library/rulesgame.h"

/// A picture of a rules page, from its lines there. `You: 7H 8H* 2S- XX | 9C` is a row of cards: `*` rings a card that
/// is meant, `-` puts back one that does not fit, `XX` lies face down, and `|` leaves a gap; `> ` begins what is said
/// of them, and `---` the next step. A picture may be of a game: `game: deal=7 seats=3` begins it (`RulesGame::begin`),
/// `moves: play 7C; play 8C` leads to a step, and `You = hand.0 | trick: 7H* 8H-` is a row of its piles, `You = hand.0:
/// legal` one in which the rules ring what can be moved. A map of `caption` and `steps`, each of `rows`, `text`, `told`
/// (the cards in words), `moves`, and `tried` where the next one can be made by the reader; a row is a map of `label`
/// and `cards`, each with `code` (−1: face down), `mark`
/// (`ring`, `dim` or empty), `gap` (one is before it), and in a game `pile` and `name`. `unread` lists what is no card
/// and no move.
QVariantMap rulesPicture(const QString& caption, const QStringList& lines, const QString& gameId = {});

/// The game of such a picture in one of its steps, if it is of a game.
std::optional<RulesGame> pictureGame(const QVariantMap& picture, int step);
/// A card of it is tried where the next step is a move.
RulesGame::Tried tryInPicture(const QVariantMap& picture, int step, const QString& pile, int code);
