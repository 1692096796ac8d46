// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QRectF>
#include <optional>

#include "session/session.h"
#include "table/grid.h"

class PileItem;
class TableLayout;

/// What the arrow keys move over a table: from card to card and to empty piles, or while something is carried, over its
/// targets.
class KeyCursor {
 public:
  /// What the cursor can be on: a card, an empty pile, or a target of what is carried.
  struct Spot {
    int row = -1;
    PileItem* pile = nullptr;  ///< null for a card that is no target
    QRectF rect;
    std::optional<Target> target;

    bool isNowhere() const { return row < 0 && !pile; }
  };

  explicit KeyCursor(const TableLayout& table) : table_(table) {}
  void setSession(Session* session) { session_ = session; }

  bool isShown() const { return shown_; }
  void show(bool shown) { shown_ = shown; }
  /// The row of the card that it is on, or −1.
  int row() const { return row_; }
  void setRow(int row);
  void set(const Spot& spot);
  /// Where it is, as far as that is still there.
  Spot spot() const;
  /// What is drawn of it: nothing while it is hidden.
  QRectF rect() const;

  /// As if it had never been anywhere.
  void forget() { setRow(-1); }

  /// Where it begins: in the viewer's hand, best at a card that may be moved, and without a hand at such a card; in a
  /// solitaire at the first pile with one.
  Spot first() const;
  /// Where something can be done: at a card that may be moved or a pile that may be pressed, best in the viewer's hand;
  /// else in that hand.
  Spot ofUse() const;
  /// Where an arrow key leads to, and the Tab key from target to target.
  Spot towards(Direction direction) const;
  Spot nextTarget(int by) const;
  /// The first or last card of its pile, or of a row of piles with one each.
  Spot atEnd(bool last) const;
  /// In the next pile that has something, or in the last one.
  Spot inNextPile(int by) const;
  /// All it can be on.
  QList<Spot> spots() const;
  /// Whether something is carried, or one of several cards is to be chosen for it: only targets are of interest.
  bool isChoosing() const;
  /// Whether a move has left it on a card with which nothing can be done any more.
  bool isLost() const;

 private:
  QList<Spot> targetSpots() const;
  PileItem* pileOf(const Spot& spot) const;
  /// Of those the one for which that counts most; of several the lowest, in a solitaire the one farthest to the left.
  template <class Weight>
  Spot best(const QList<Spot>& list, Weight weight) const;
  bool isInOwnHand(int row) const;
  /// Whether it shows its back and nothing can be done with it: captured, or another player's.
  bool isBackOfNoUse(int row) const;
  bool isMovable(int row) const { return session_->cards()->movable().contains(row); }
  /// Whether something can be done there: the card may be moved, or its pile pressed.
  bool isOfUse(const Spot& spot) const;

  const TableLayout& table_;
  QPointer<Session> session_;
  int row_ = -1;
  QString pile_;
  bool shown_ = false;
};
