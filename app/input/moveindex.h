// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "models/rowmatching.h"

/// A legal move of the viewer with how it is made by hand.
struct Choice {
  fulltable::Move move;
  fulltable::Gesture gesture;
  std::string key;          ///< of the button with its label, if there is one: then a click does not make it
  fulltable::Cards sorted;  ///< the gesture's cards
};
using Choices = std::vector<Choice>;

/// The legal moves of one seat that are made with cards or piles, listed once for what is shown and looked up by what
/// a hand touches. Answers are copies: they outlive the position.
class MoveIndex {
 public:
  /// Lists the moves anew; `piles` tells which ones the table shows.
  void list(const fulltable::Knowledge& known, int seat, std::span<const fulltable::PileView> piles);
  void clear();

  const Choices& all() const { return choices_; }
  bool isEmpty() const { return choices_.empty(); }
  bool has(const fulltable::Move& move) const;
  /// The only move, where that is to tap a pile; or null.
  const Choice* onlyTap() const;

  /// The moves that begin with that card: by its face, or by its place where the mover does not see it.
  Choices from(const CardSlot& slot) const;
  /// The moves made by tapping that pile.
  Choices at(std::string_view pile) const;
  /// The moves that put something upon that card.
  Choices onto(const CardSlot& slot) const;
  /// The moves that take exactly those cards, which are sorted, from a pile.
  Choices exactly(std::string_view pile, const fulltable::Cards& cards) const;
  /// Whether some move takes all those cards, which are sorted, from a pile.
  bool takes(std::string_view pile, const fulltable::Cards& cards) const;
  /// The first move with that key, or from that place of a pile; or null.
  const Choice* withKey(std::string_view key) const;
  const Choice* withPlace(int place) const;
  bool hasPlaces() const;
  /// The moves that lay cards out as a new pile, without those that lay a part of what another one does.
  const Choices& maximal() const { return maximal_; }

 private:
  Choices choices_, maximal_;
};

/// The cards in the order in which the index compares them.
fulltable::Cards sorted(fulltable::Cards cards);
