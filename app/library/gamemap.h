// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "core/game.h"

// The games of the collection as QML gets them.

/// A game's map: id, name, tagline, picture, family, familyName, minSeats, maxSeats, defaultSeats, minutes, solitaire,
/// realTime, levels and options; these each with id, type, choices, min, max, standard, and their words.
QVariantMap gameMap(const fulltable::GameInfo& info);

QString textOf(std::string_view text);
