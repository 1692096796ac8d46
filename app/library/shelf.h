// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "core/game.h"

// The games of the collection as QML gets them.

/// A game's map: id, name, tagline, family, minSeats, maxSeats, defaultSeats, minutes, solitaire, realTime, options.
QVariantMap gameMap(const fulltable::GameInfo& info);

QString textOf(std::string_view text);
