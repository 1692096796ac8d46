// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "table/fan.h"
#include "table/ring.h"
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
  Q_PROPERTY(bool aceHigh MEMBER aceHigh_ NOTIFY changed)
  Q_PROPERTY(QString trump MEMBER trump_ NOTIFY changed)
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
  enum Fan { None, Down, Up, Right, Left, Across, Around, Ring, Heap };
  Q_ENUM(Fan)
  /// Where rows count from: the table's top, its middle, its bottom, or the place of the seat, where columns and rows
  /// are those of plates: 0, 0 is its hand.
  enum From { Top, Middle, Bottom, Place };
  Q_ENUM(From)

  using TableItem::TableItem;

  QString pileId() const { return pileId_; }
  int seat() const { return seat_; }
  int beside() const { return std::max(0, beside_ >= 0 ? beside_ : seat_); }
  qreal column() const { return column_ + shift_; }
  qreal row() const { return row_; }
  From from() const { return from_; }
  qreal relativeSize() const { return size_; }
  Fan fan() const { return fan_; }
  qreal grow() const { return grow_; }
  bool sorted() const { return sorted_; }
  bool arranged() const { return arranged_; }
  /// Holds it by suits or ranks again.
  Q_INVOKABLE void sort();
  /// The order in which these rows are held, given as the rule has it. `aside` are rows that may come back to their
  /// places.
  QList<int> heldOrder(const QList<int>& byRule, const QList<int>& aside);
  /// Moves rows before another one; −1: to the right end.
  void hold(const QList<int>& rows, int before);
  const QList<int>& held() const { return held_; }
  HandRule rule() const { return {trump_, aceHigh_, byRank_}; }
  QSizeF reach() const { return reach_; }
  bool lift() const { return lift_; }
  bool liftLayable() const { return liftLayable_; }
  bool dim() const { return dim_; }
  bool shut() const { return shut_; }
  bool suitTold() const { return suitTold_; }
  int group() const { return group_; }
  bool centred() const { return centred_; }
  bool slides() const { return slides_; }
  bool bare() const { return bare_; }
  int first() const { return first_; }
  QVariantList places() const;
  int front() const { return front_; }
  int seatNumber() const { return seatNumber_; }
  int level() const { return level_; }
  int ringColumns() const { return ringColumns_; }
  int ringRows() const { return ringRows_; }
  SteadyPlaces& steadyPlaces() { return places_; }
  int count() const { return count_; }
  QRectF extent() const { return extent_; }
  QRectF topmost() const { return topmost_; }
  /// The steps it asks for; the room is the layout's to say.
  FanWish wish() const;

  /// Called by the layout.
  void setCount(int count);
  void setExtent(const QRectF& extent, const QRectF& topmost);
  void updateId(int seats, int viewer);

 signals:
  void changed();
  /// It is another pile or lies elsewhere now, to which its cards glide.
  void placed();
  void pileIdChanged();
  void countChanged();
  void extentChanged();

 private:
  QString pile_, pileId_, trump_;
  int seat_ = -1;
  qreal column_ = 0, shift_ = 0, row_ = 0, size_ = 1, step_ = 0.34, backStep_ = 0.1, grow_ = 0;
  From from_ = Top;
  Fan fan_ = None;
  QSizeF reach_;
  bool sorted_ = false, aceHigh_ = false, byRank_ = false, lift_ = false, liftLayable_ = false, shut_ = false,
       centred_ = false, slides_ = false, bare_ = false, dim_ = false, suitTold_ = true;
  int level_ = 1, count_ = 0, group_ = 0, front_ = 0, seatNumber_ = -1, first_ = 0, beside_ = -1;
  int ringColumns_ = 4, ringRows_ = 2;
  SteadyPlaces places_;
  bool arranged_ = false, heldByRank_ = false;
  QList<int> held_;
  QRectF extent_, topmost_;
};
