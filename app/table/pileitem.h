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
  Q_PROPERTY(qreal step MEMBER step_ NOTIFY changed)
  Q_PROPERTY(qreal backStep MEMBER backStep_ NOTIFY changed)
  /// How far the fan may reach, in card heights or widths; 0: to the table's edge.
  Q_PROPERTY(qreal grow MEMBER grow_ NOTIFY changed)
  Q_PROPERTY(bool sorted MEMBER sorted_ NOTIFY changed)
  /// Whether a sorted hand is held by ranks, the trumps apart, instead of by suits.
  Q_PROPERTY(bool byRank MEMBER byRank_ NOTIFY placed)
  /// Whether a sorted hand may be put in another order by hand; new cards then come to its right end.
  Q_PROPERTY(bool arranged MEMBER arranged_ NOTIFY changed)
  /// Whether cards that may be played stand out of it.
  Q_PROPERTY(bool lift MEMBER lift_ NOTIFY changed)
  /// The same of cards that can be laid out as a new pile.
  Q_PROPERTY(bool liftLayable MEMBER liftLayable_ NOTIFY changed)
  /// Whether cards that may not be played are dimmed.
  Q_PROPERTY(bool dim MEMBER dim_ NOTIFY changed)
  /// Of a ring: how many columns it has to each side, and how many rows.
  Q_PROPERTY(int ringColumns MEMBER ringColumns_ NOTIFY changed)
  Q_PROPERTY(int ringRows MEMBER ringRows_ NOTIFY changed)
  /// Whether its cards are shown face down, whatever they are; and whether their backs then tell the suit.
  Q_PROPERTY(bool shut MEMBER shut_ NOTIFY changed)
  Q_PROPERTY(bool suitTold MEMBER suitTold_ NOTIFY changed)
  /// A wider gap after every so many cards of a fan to the right; 0: none.
  Q_PROPERTY(int group MEMBER group_ NOTIFY changed)
  /// So many cards at the end lie large in the middle, those before them small in a row above; 0: all alike. For a pile
  /// that is `centred`.
  Q_PROPERTY(int front MEMBER front_ NOTIFY changed)
  /// How many columns and rows, from its own place, count as the pile while it is empty.
  Q_PROPERTY(QSizeF reach MEMBER reach_ NOTIFY changed)
  /// Whether the room of `grow` lies evenly around the column.
  Q_PROPERTY(bool centred MEMBER centred_ NOTIFY changed)
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
  Q_PROPERTY(int level MEMBER level_ NOTIFY changed)
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
  bool shut() const { return shut_; }
  bool arranged() const { return arranged_; }
  bool centred() const { return centred_; }
  qreal grow() const { return grow_; }
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
  void pileIdChanged();
  void countChanged();
  void extentChanged();

 private:
  QString pile_, pileId_;
  int seat_ = -1;
  qreal column_ = 0, shift_ = 0, row_ = 0, size_ = 1, step_ = 0.34, backStep_ = 0.1, grow_ = 0;
  From from_ = Top;
  Fan fan_ = None;
  QSizeF reach_;
  bool sorted_ = false, byRank_ = false, lift_ = false, liftLayable_ = false, shut_ = false, centred_ = false,
       slides_ = false, bare_ = false, dim_ = false, suitTold_ = true, arranged_ = false;
  int level_ = 1, count_ = 0, group_ = 0, front_ = 0, seatNumber_ = -1, first_ = 0, beside_ = -1;
  int ringColumns_ = 4, ringRows_ = 2;
  QRectF extent_, topmost_;
};
