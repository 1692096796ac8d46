// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "match/match.h"

/// What stands in a file that should hold a record; or a sentence why it is none.
fulltable::Result<fulltable::Json> readRecord(const QString& path);
