// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "match/match.h"

/// The records in a file; or a sentence why it holds none.
fulltable::Result<std::vector<fulltable::Json>> readRecords(const QString& path);
