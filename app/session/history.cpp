// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "session/session.h"

// Back and forth in a game, and its early end.

bool Session::canUndo() const {
  if (givenUp_ || match_.history().empty() || realTime()) return false;
  // With all cards on the table it would be no game any more.
  if (match_.over() && !solitaire()) return false;
  return std::ranges::any_of(match_.history(), [this](const auto& played) { return seating_.isHuman(played.seat); });
}

bool Session::canRedo() const {
  return !ended() && match_.undone() > 0;
}

void Session::turned() {
  log_.truncate(moveCount());
  finished_ = false;
  playingSafe_ = false;
  finale_ = false;
  lastTrick_.clear();
  setWinnable(0);
  settle({}, Reshuffle::no);
  proceed();
}

void Session::undo() {
  endRest();
  // What was not laid yet is taken back first.
  if (input_.desk()->isOpen()) return input_.closeDesk();
  if (!canUndo()) return;
  // Among AI players back to the last decision of a person, past what followed from it.
  const bool alone = seating_.humans() == seatCount();
  bool decision = false;
  while (!decision && !match_.history().empty()) {
    const int seat = match_.history().back().seat;
    if (match_.undo()) break;
    decision = alone || (seating_.isHuman(seat) && hasDecision(seat));
  }
  emit takenBack(moveCount());
  turned();
  announce(tr("Taken back."));
}

void Session::redo() {
  endRest();
  if (!canRedo()) return;
  const bool alone = seating_.humans() == seatCount();
  bool decision = false;
  while (!decision && match_.undone() > 0) {
    const auto before = match_.truth().clone();
    if (match_.redo()) break;
    const auto& played = match_.history().back();
    record(played.seat, played.move, *before);
    decision = alone;
    for (const int seat : match_.truth().to_act())
      decision = decision || (seating_.isHuman(seat) && !match_.truth().may_wait(seat) && hasDecision(seat));
  }
  turned();
}

void Session::restart() {
  endRest();
  if (ended() || realTime()) {
    emit anew();
    return;
  }
  while (!match_.undo()) {
  }
  emit takenBack(0);
  turned();
  emit dealt();
}

void Session::giveUp() {
  endRest();
  if (!canGiveUp()) return;
  givenUp_ = true;
  settle({}, Reshuffle::no);
  proceed();
}
