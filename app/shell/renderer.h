// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <future>

/// Whether Qt's own software renderer draws the window. Where OpenGL is worked out by the processor anyway, it starts
/// in half the time, needs half the memory, and draws anew only what has changed. `hasDevice`: there is a graphics
/// processor. What a person has chosen by the variables that Qt reads holds.
bool drawsInSoftware(const QProcessEnvironment& wishes, bool hasDevice);

/// Whether OpenGL is wished for where the processor works it out.
bool drawsOpenGlInSoftware(const QProcessEnvironment& wishes, bool hasDevice);

/// Chooses the renderer of this system, and how it draws; before the first window.
void chooseRenderer();

/// Loads OpenGL where the processor works it out, 60 megabytes of libraries, on a thread of its own; after the first
/// window, which prepares the platform for that. What is returned waits for it when it is destroyed.
std::future<void> loadOpenGl();
