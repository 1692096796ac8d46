// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "protocol/program_seat.h"

namespace fulltable::cli {

/// Starts a program, by a command line with quotes where a word has spaces, to talk with it; or a sentence why it does
/// not start. A decision may take it so many ms; `stopped` is asked now and then whether nobody waits for it any more.
/// What it writes to standard error goes to ours. It is ended with the channel, by force where the end of its input
/// does not do so within a second.
Result<std::unique_ptr<Channel>> startProgram(const QString& command, qint64 limit, std::function<bool()> stopped);

}  // namespace fulltable::cli
