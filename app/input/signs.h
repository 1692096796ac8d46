// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/view.h"

/// What the paragraphs of the rules are named by that explain what is seen at that place of a pile, the nearest first:
/// the marks upon the card (`mark wild`), and the pile (`pile tableau`). Place −1: the pile alone.
QStringList signsOf(const fulltable::View& view, const QString& pile, int place);
