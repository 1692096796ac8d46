// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>

/// How long (ms) the end of the program waits for drawings that cannot be interrupted.
constexpr int longestFarewell = 3000;

/// Runs work that may take for ever and cannot be interrupted, such as drawing what somebody else has written, on a
/// thread of its own. True where it has ended within so many ms and before `stop`; otherwise it goes on unheeded, and
/// may use nothing but what it owns. The program ends `longestFarewell` after everything is saved all the same.
bool runPatiently(std::function<void()> work, int ms, const std::atomic_bool& stop);

/// Ends the program at once where a thread is still busy. For the time when everything is saved.
[[noreturn]] void endAtOnce();
