// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVariant>

#include "game/seating.h"
#include "match/match.h"
#include "store/database.h"

/// How a table stands, for the start page: whose turn it is, and some cards by which it is known again. Of hands only
/// that of a person alone at the table is shown.
QByteArray closeUpOf(const fulltable::Match& match, const Seating& seating);

/// What of it is shown: a map of `turn` (words, or empty), `yours` (it is the turn of a person alone), `columns` (the
/// cards lie in columns, not in rows) and `cards` (a list of codes for each row or column). Empty where it cannot be
/// read.
QVariantMap closeUpFrom(const QByteArray& kept, const Seating& seating);

/// "Today, 18:40", "Yesterday", "Friday", or the date.
QString whenWords(const QDateTime& when);

/// How the start page shows a saved game: a map as `App::continues` has them; empty where it cannot be read.
QVariantMap cardOf(const SavedGame& saved);
