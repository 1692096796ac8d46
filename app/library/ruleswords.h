// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/game.h"

/// The options of a game in a few words: "Standard", the name of a preset, or what is not as standard.
QString rulesWords(const fulltable::GameInfo& info, const fulltable::Options& options);
