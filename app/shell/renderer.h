// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>

/// Whether Qt's own software renderer draws the window. Where OpenGL is worked out by the processor anyway, it starts
/// in half the time, needs half the memory, and draws anew only what has changed. `hasDevice`: there is a graphics
/// processor. What a person has chosen by the variables that Qt reads holds.
bool drawsInSoftware(const QProcessEnvironment& wishes, bool hasDevice);

/// Chooses the renderer of this system; before the first window.
void chooseRenderer();
