// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QString>
#include <vector>

#include "match/match.h"

/// The records in a file; or a sentence why it holds none.
fulltable::Result<std::vector<fulltable::Json>> readRecords(const QString& path);
/// The same of what comes out of `source`, which is open and called `name`. A pipe is waited for.
fulltable::Result<std::vector<fulltable::Json>> readRecords(QIODevice& source, const QString& name);
