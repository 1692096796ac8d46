// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>

#include "core/card.h"

// A deal's SHA-256 is shown before play and its text at the end, so that anyone can check that nothing was changed.

/// Salt in hexadecimal digits, deal number and the pack in its order, parted by single spaces.
QString dealText(const fulltable::Cards& pack, std::uint64_t dealNumber, const QByteArray& salt);
/// SHA-256 of a deal's text, in hexadecimal digits.
QString commitmentOf(const QString& dealText);
