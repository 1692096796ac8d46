// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class Settings;

/// Tells the settings whether the desktop wishes for less motion, for high contrast, for larger text, or to be light:
/// KDE by its configuration, others through the desktop portal, whose answers come later.
void askDesktopWishes(Settings* settings);
