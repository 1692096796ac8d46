// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "review/reactions.h"

/// Answers in races by kind of card, for QML: maps of `kind`, `right`, `wrong`, and of the right ones `mean` and
/// `quickest` in ms (0 where there are none).
QVariantList reactionList(const fulltable::Answers& answers, const std::vector<fulltable::AnswerFigures>& figures);
