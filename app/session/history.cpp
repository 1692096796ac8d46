// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

// Going back and forth in a game, and ending it early.

void Session::undo() {
  if (!canUndo() || match_.undo()) return;
  log_.truncate(moveCount());
  emit takenBack(moveCount());
  settle({}, Reshuffle::no);
}

void Session::redo() {
  if (!canRedo() || match_.redo()) return;
  settle({}, Reshuffle::no);
}

void Session::restart() {
  while (!match_.undo()) {
  }
  log_.truncate(0);
  emit takenBack(0);
  settle({}, Reshuffle::all);
}

void Session::giveUp() {
  if (!canGiveUp()) return;
  givenUp_ = true;
  settle({}, Reshuffle::no);
  emit finished();
}

void Session::hint() {}
void Session::playSafe() {}
void Session::continueTrick() {}
void Session::checkWinnable() {}
