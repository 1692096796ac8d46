// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <string>

#include "input/target.h"

/// What somebody holds or has selected, and how; the only place of it.
struct Grip {
  enum class Mode {
    none,
    single,    ///< a card, or a card and those on it, of which the legal moves tell where it may go
    set,       ///< cards selected one by one
    picked,    ///< one such card, only as long as it is dragged
    line,      ///< the newest cards of a line, or what a tap takes off a pile
    draft,     ///< cards on the workspace where melds are put together
    ordering,  ///< a card of the hand that can only be held elsewhere in it
    armed,     ///< none yet: the next card clicked is to do what the button with `key` says
  };

  Mode mode = Mode::none;
  QList<int> rows = {};  ///< of the card model, the gripped one first
  QList<Target> targets = {};
  std::string key = {};
  bool asks = false;  ///< one more click on it makes its only move, which cannot be taken back

  /// Whether cards are selected that may make a set.
  bool isSelection() const { return mode == Mode::set || mode == Mode::picked; }

  friend bool operator==(const Grip&, const Grip&) = default;
};
