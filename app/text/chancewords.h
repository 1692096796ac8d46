// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include "ai/chances.h"

/// What a seat can know of hidden cards, in words: what is told of, and what of it.
struct ChanceLine {
  QString title;
  QString text;
};

/// Names of piles as `seen` by that reader, by their ids.
QHash<QString, QString> namesOfPiles(const fulltable::View& seen, const QStringList& names, int reader);
/// For each pile what is certain: cards that lie nowhere else, suits that a hand can't have.
QList<ChanceLine> sureWords(const fulltable::Chances& chances, const QHash<QString, QString>& piles);
/// For each other card where it may lie, the likeliest place first.
QList<ChanceLine> likelyWords(const fulltable::Chances& chances, const QHash<QString, QString>& piles);
