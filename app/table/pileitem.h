// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/arrange.h"
#include "table/tableitem.h"

/// A pile of a game's table, placed in card units. The item lies where the pile's first card lies; TableLayout puts it
/// there.
class PileItem : public TableItem {
  Q_OBJECT
  QML_ELEMENT
  /// The pile's id, without the seat where `seat` is given.
  Q_PROPERTY(QString pile MEMBER pile_ NOTIFY placed)
  /// Seen from the viewer, 0 is the viewer, 1 the next to the left; −1: a pile of the table's.
  Q_PROPERTY(int seat MEMBER seat_ NOTIFY changed)
  /// For `Place`: at whose place it lies, seen from the viewer, where that is not `seat`.
  Q_PROPERTY(int beside MEMBER beside_ NOTIFY changed)
  Q_PROPERTY(QString pileId READ pileId NOTIFY pileIdChanged)
  Q_PROPERTY(qreal column MEMBER column_ NOTIFY placed)
  /// So many columns further to the right, at once and without gliding: for shaking it.
  Q_PROPERTY(qreal shift MEMBER shift_ NOTIFY changed)
  Q_PROPERTY(qreal row MEMBER row_ NOTIFY placed)
  Q_PROPERTY(From from MEMBER from_ NOTIFY changed)
  /// The size of its cards; 1 as the table's grid.
  Q_PROPERTY(qreal size MEMBER size_ NOTIFY changed)
  Q_PROPERTY(Fan fan MEMBER fan_ NOTIFY changed)
  /// How far apart the cards of a fan lie, how a hand is held, how its cards are shown, and the size of a ring.
  Q_PROPERTY(FanSpread spread MEMBER spread_ NOTIFY changed)
  Q_PROPERTY(HandHolding holding READ holding WRITE setHolding NOTIFY holdingChanged)
  Q_PROPERTY(CardShow cards MEMBER cards_ NOTIFY changed)
  Q_PROPERTY(RingSize ring MEMBER ring_ NOTIFY changed)
  /// How many columns and rows, from its own place, count as the pile while it is empty.
  Q_PROPERTY(QSizeF reach MEMBER reach_ NOTIFY changed)
  /// A trick laid `Around`: the number of the seat whose card comes first.
  Q_PROPERTY(int first MEMBER first_ NOTIFY changed)
  /// A trick laid `Around`: where the card of each seat lies, the viewer's first, relative to the item.
  Q_PROPERTY(QVariantList places READ places NOTIFY extentChanged)
  /// Whether its cards glide along where the pile as a whole moves.
  Q_PROPERTY(bool slides MEMBER slides_ NOTIFY changed)
  /// Whether its place shows nothing while it is empty.
  Q_PROPERTY(bool bare MEMBER bare_ NOTIFY changed)
  /// The seat whose pile it is, or −1.
  Q_PROPERTY(int seatNumber READ seatNumber NOTIFY pileIdChanged)
  /// A click on its cards, or Enter, makes no move but tells `opened`, so that the table can show them all.
  Q_PROPERTY(bool opens MEMBER opens_ NOTIFY changed)
  Q_PROPERTY(qreal level MEMBER level_ NOTIFY changed)
  Q_PROPERTY(int count READ count NOTIFY countChanged)
  /// The place of its uppermost card, or its own where it is empty, in the table's coordinates.
  Q_PROPERTY(QRectF topmost READ topmost NOTIFY extentChanged)
  /// What the pile and its cards cover, in the table's coordinates.
  Q_PROPERTY(QRectF extent READ extent NOTIFY extentChanged)

 public:
  enum Fan {
    None = static_cast<int>(FanKind::none),
    Down = static_cast<int>(FanKind::down),
    Up = static_cast<int>(FanKind::up),
    Right = static_cast<int>(FanKind::right),
    Left = static_cast<int>(FanKind::left),
    Across = static_cast<int>(FanKind::across),
    Around = static_cast<int>(FanKind::around),
    Ring = static_cast<int>(FanKind::ring),
    Heap = static_cast<int>(FanKind::heap),
  };
  Q_ENUM(Fan)
  enum From {
    Top = static_cast<int>(RowBase::top),
    Middle = static_cast<int>(RowBase::middle),
    Bottom = static_cast<int>(RowBase::bottom),
    Place = static_cast<int>(RowBase::place),
  };
  Q_ENUM(From)

  using TableItem::TableItem;

  QString pileId() const { return pileId_; }
  int seat() const { return seat_; }
  Fan fan() const { return fan_; }
  bool slides() const { return slides_; }
  bool bare() const { return bare_; }
  bool shut() const { return cards_.shut; }
  bool opens() const { return opens_; }
  const FanSpread& spread() const { return spread_; }
  const HandHolding& holding() const { return holding_; }
  void setHolding(const HandHolding& holding);
  QVariantList places() const;
  int seatNumber() const { return seatNumber_; }
  int count() const { return count_; }
  QRectF extent() const { return extent_; }
  QRectF topmost() const { return topmost_; }
  /// What is declared of it.
  PileSpec spec() const;

  /// Called by the layout: which of its piles it is, and where it lies with its cards.
  void updateId(int seats, int viewer);
  void apply(const PilePlan& plan);

 signals:
  void changed();
  /// It is another pile or lies elsewhere now, to which its cards glide.
  void placed();
  void opened();
  void holdingChanged();
  void pileIdChanged();
  void countChanged();
  void extentChanged();

 private:
  QString pile_, pileId_;
  int seat_ = -1, seatNumber_ = -1, beside_ = -1;
  qreal column_ = 0, shift_ = 0, row_ = 0, size_ = 1;
  From from_ = Top;
  Fan fan_ = None;
  FanSpread spread_;
  HandHolding holding_;
  CardShow cards_;
  RingSize ring_;
  QSizeF reach_;
  bool slides_ = false, bare_ = false, opens_ = false;
  qreal level_ = 1;
  int count_ = 0, first_ = 0;
  QRectF extent_, topmost_;
};
