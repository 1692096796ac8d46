// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "session/session.h"

/// What rests is over.
inline void letRest(Session* session) {
  while (session->shown()->resting()) session->shown()->goOn();
}

/// What rests is over, and the person who is wanted next takes the screen.
inline void takeOver(Session* session) {
  letRest(session);
  session->uncover();
  QCoreApplication::processEvents();
}
