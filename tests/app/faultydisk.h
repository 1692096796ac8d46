// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>

/// A disk that fails: what this program writes to files of saved games is counted, and refused from a certain write on.
/// It stands between SQLite and the system's library.
namespace faultydisk {

/// The next writes succeed `good` times, then fail `bad` times with that error (−1: for ever).
void plan(int good, int bad, int error = ENOSPC);
/// How many writes there were since, and how many of them failed.
int written();
int failed();

}  // namespace faultydisk
