// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "core/game.h"

// The games of the collection as QML gets them.

/// A game's map: id, name, tagline, picture, family, familyName, minSeats, maxSeats, defaultSeats, minutes, minutesWith
/// (by numbers of seats), mood (think, gamble, race or alone), solitaire, realTime, levels, options and presets.
/// Options have id, type, choices, min, max, standard, whether they are for experts, and their
/// words; presets a name and the options that they set.
QVariantMap gameMap(const fulltable::GameInfo& info);

/// The name of the picture of its table, for the start page; empty where a game, being new, has none.
QString pictureOf(const QString& gameId);

QString textOf(std::string_view text);
