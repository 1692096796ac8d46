// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QString>

/// How the cards of a pile lie: squared, in a line, as a hand across, round the middle of a trick, in a ring, on a
/// heap.
enum class FanKind { none, down, up, right, left, across, around, ring, heap };

/// A card of a fan. The suit of an ace stands lower than the signs of other cards.
struct FanCard {
  FanCard(bool up, bool isAce = false) : faceUp(up), ace(isAce) {}

  bool faceUp;
  bool ace;
};

/// How much of each covered card shows, as parts of a card's height (down, up) or width (left, right, across).
struct FanWish {
  FanKind kind = FanKind::none;
  qreal step = 0.34;        ///< of a face-up card, where there is room
  qreal leastStep = 0.235;  ///< of a face-up card, as long as its index is to be read
  qreal aceStep = 0.235;    ///< the same of an ace
  qreal backStep = 0.1;     ///< of a face-down card
  qreal leastBackStep = 0.07;
  int gapEvery = 0;  ///< a gap of a quarter card after every so many cards, where there is room; 0: none
  qreal room = 0;    ///< pixels from the first card's near edge to the last one's far edge
};

/// Where each card of a line lies, relative to the pile's place (for `across`: the middle of the hand's first row);
/// cards of other kinds of fans all at the place. The cards never leave the room: faces are packed closer than readable
/// only where nothing else is left.
QList<QPointF> fanOut(const QList<FanCard>& cards, const FanWish& wish, qreal cardWidth, qreal cardHeight);

/// The shortest that such a fan can be, in card lengths, with every index still to be read.
qreal leastLength(const QList<FanCard>& cards, const FanWish& wish);

/// A hand laid `across`: `gaps` says before which cards (their places) a new suit begins. Hands too long to keep every
/// index readable lie in two rows, the second above the first.
QList<QPointF> handOut(int count, const QList<int>& gaps, const FanWish& wish, qreal cardWidth, qreal cardHeight);

/// Where in a trick the card of each seat lies, the viewer's first and then clockwise, relative to its middle: every
/// card lies towards the seat that played it.
QList<QPointF> trickPlaces(int seats, qreal cardWidth, qreal cardHeight);

/// The cards of a heap, each a little off its middle, the same at every look.
QList<QPointF> heapPlaces(int count, qreal cardWidth, qreal cardHeight);

/// How a hand is held, `ranks` and `trumps` being given from the lowest to the highest: suit by suit, or `byRank` equal
/// ranks together; then the jokers, then the trumps.
struct HandRule {
  QString ranks = QStringLiteral("A23456789TJQK");
  QList<int> trumps = {};
  bool byRank = false;

  friend bool operator==(const HandRule&, const HandRule&) = default;
};

/// The order in which a hand is held by that rule: suits in alternating colours, high cards at the right. `codes` are
/// card codes, −1 for unknown ones, which keep their order.
QList<int> handOrder(const QList<int>& codes, const HandRule& rule);

/// Before which places of an ordered hand another suit, or another rank, begins. A place that is named three times is a
/// wider gap: there the trumps follow on the ranks.
QList<int> suitGaps(const QList<int>& orderedCodes, const HandRule& rule);
