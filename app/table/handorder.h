// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "table/arrange.h"
#include "table/ringplaces.h"

/// The order in which a hand is held: as its rule has it, until a player puts it in another by hand.
class HandOrder {
 public:
  struct Held {
    int row = -1;  ///< −1: it has left the hand
    int code = -1;
    friend bool operator==(const Held&, const Held&) = default;
  };

  /// The rows of these cards as they are held, given as the rule has them. Where a player has put them in an order of
  /// his own, new ones come to the right end, and those that come back, after an undo or from `aside`, to their places.
  /// Another deal, or another wish, is held by the rule again.
  QList<int> inOrder(const QList<Held>& byRule, bool byRank, const QList<int>& aside);
  /// Moves rows before another one; −1: to the right end.
  void move(const QList<int>& rows, int before);
  /// Lets the rule decide again.
  void sort() { byHand_ = false; }
  /// All rows it knows, also those that are aside.
  QList<int> rows() const;

 private:
  qsizetype placeOf(int row) const;

  QList<Held> held_;
  bool byRank_ = false;
  bool byHand_ = false;
};

/// What a pile keeps from one look at the table to the next: the order of a hand, the places in a ring.
struct KeptPlaces {
  HandOrder hand;
  SteadyPlaces ring;

  /// Tells the cards of that pile, of all cards of the table, which places they keep.
  void tell(const PileSpec& pile, std::span<CardRow> cards);
};
