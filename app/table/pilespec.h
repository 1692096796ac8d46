// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSizeF>
#include <QString>

#include "table/fan.h"

/// Where the rows of a table count from: its top, its middle, its bottom, or the place of a seat, where columns and
/// rows are those of plates: 0, 0 is the seat's hand.
enum class RowBase { top, middle, bottom, place };

/// How far apart the cards of a fan lie, and what room they have.
struct FanSpread {
  Q_GADGET
  QML_VALUE_TYPE(fanSpread)
  Q_PROPERTY(qreal step MEMBER step)
  Q_PROPERTY(qreal backStep MEMBER backStep)
  Q_PROPERTY(qreal grow MEMBER grow)
  Q_PROPERTY(bool centred MEMBER centred)
  Q_PROPERTY(int gapEvery MEMBER gapEvery)
  Q_PROPERTY(int front MEMBER front)

 public:
  qreal step = 0.34;
  qreal backStep = 0.1;
  qreal grow = 0;        ///< how far it may reach, in card heights or widths; 0: to the table's edge
  bool centred = false;  ///< the room of `grow` lies evenly around the column
  int gapEvery = 0;      ///< a wider gap after every so many cards; 0: none
  int front = 0;  ///< so many cards at the end lie large in the middle, the others small in a row above; 0: all alike

  friend bool operator==(const FanSpread&, const FanSpread&) = default;
};

/// How a hand is held: sorted, by suits or by ranks with the trumps apart, or as a person has put it.
struct HandHolding : HandRule {
  Q_GADGET
  QML_VALUE_TYPE(handHolding)
  Q_PROPERTY(bool byRank MEMBER byRank)
  Q_PROPERTY(bool sorted MEMBER sorted)
  Q_PROPERTY(bool reorderable MEMBER reorderable)

 public:
  bool sorted = false;       ///< by the rule, instead of as it was dealt
  bool reorderable = false;  ///< a sorted hand may be put in another order by hand; new cards come to its right end

  friend bool operator==(const HandHolding&, const HandHolding&) = default;
};

/// How the cards of a pile are shown.
struct CardShow {
  Q_GADGET
  QML_VALUE_TYPE(cardShow)
  Q_PROPERTY(bool raise MEMBER raise)
  Q_PROPERTY(bool raiseLayable MEMBER raiseLayable)
  Q_PROPERTY(bool dim MEMBER dim)
  Q_PROPERTY(bool shut MEMBER shut)
  Q_PROPERTY(bool suitTold MEMBER suitTold)
  Q_PROPERTY(bool largePrint MEMBER largePrint)

 public:
  bool raise = false;         ///< those that may be played stand out of it
  bool raiseLayable = false;  ///< the same of those that can be laid out as a new pile
  bool dim = false;           ///< those that may not be played are dimmed
  bool shut = false;          ///< face down, whatever they are
  bool suitTold = true;       ///< whether their backs then tell the suit
  bool largePrint = false;    ///< with rank and suit alone, to be read where they are small

  friend bool operator==(const CardShow&, const CardShow&) = default;
};

/// Of a ring: how many columns it has to each side, and how many rows.
struct RingSize {
  Q_GADGET
  QML_VALUE_TYPE(ringSize)
  Q_PROPERTY(int columns MEMBER columns)
  Q_PROPERTY(int rows MEMBER rows)

 public:
  int columns = 4;
  int rows = 2;

  friend bool operator==(const RingSize&, const RingSize&) = default;
};

/// A pile as a game's table declares it, placed in card units.
struct PileSpec {
  QString id;
  RowBase from = RowBase::top;
  int beside = 0;  ///< for `place`: at whose place it lies, seen from the viewer
  qreal column = 0;
  qreal row = 0;
  qreal size = 1;  ///< of its cards; 1 as the table's grid
  qreal level = 1;
  QSizeF reach;  ///< how many columns and rows count as the pile while it is empty
  FanKind fan = FanKind::none;
  FanSpread spread;
  HandHolding hand;
  RingSize ring;
  int first = 0;  ///< of a trick: the seat whose card comes first
  CardShow cards;
};
