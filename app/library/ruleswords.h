// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <QVariant>

#include "core/game.h"

/// The options of a game in a few words: "Standard", the name of a preset, or what is not as standard.
QString rulesWords(const fulltable::GameInfo& info, const fulltable::Options& options);

/// What each value of that option changes, a line each: off and on, the choices in their order, or one for a number.
/// `lines` are those of the rules page (`optionLines`).
QStringList linesOf(const fulltable::OptionSpec& spec, const QHash<QString, QString>& lines);

/// A rules page (`rulesPage`) with the options as they are set; null: as usual. Tables of options get a `list` of maps
/// of `label`, `now` (the value that is set; empty without a game) and `rows`: `value`, `line`, and whether that one is
/// `set` and `usual`; the first section has them in a few words, as `played`. What is about one value gets `given`,
/// that value in words, and whether it is `unset` in the game that is played, `usual`, and a `variant`: not what holds
/// there, or usually.
QVariantList rulesAsSet(QVariantList page, const fulltable::GameInfo& info, const fulltable::Options* options);
