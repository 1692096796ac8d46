// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>
#include <cstdint>

#include "core/card.h"
#include "core/view.h"
#include "match/match.h"

// A deal's SHA-256 is shown before play and its text at the end, so that anyone can check that nothing was changed.

/// Salt in hexadecimal digits, deal number and the pack in its order, parted by single spaces.
QString dealText(const fulltable::Cards& pack, std::uint64_t dealNumber, const QByteArray& salt);
/// Whether what the table added to a record says that a person knows its deal number.
bool isDealKnown(const fulltable::Json& note);
/// Keeps in what the table adds to a record the fingerprint that is shown.
void keepCommitment(fulltable::Match& match, const QByteArray& salt);
/// Whether the first deal is that of its number and has the fingerprint that was shown: a map of `shown`, `text` (what
/// it is made from), `fits` and `words`.
QVariantMap checkedDeal(const fulltable::Match& match, const QByteArray& salt);
/// SHA-256 of a deal's text, in hexadecimal digits.
QString commitmentOf(const QString& dealText);
