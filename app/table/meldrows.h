// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QPointF>
#include <QVariant>

/// Where melds lie side by side, each fanned to the right, in as many rows as it takes. Lengths are in widths of a card
/// of size 1.
struct MeldRowsPlan {
  qreal size = 1;         ///< of the cards
  qreal step = 0.5;       ///< from card to card of a meld, in widths of such a card
  qreal length = 0;       ///< of the longest row
  qreal height = 0;       ///< of all rows
  QList<QPointF> places;  ///< the upper left corner of each meld's first card
};

/// The largest cards, at most of that size, with which melds of so many cards have room. Steps become smaller first,
/// then the cards a little; then rows come to lie over each other as far as every index stays free, and the cards
/// become smaller still.
MeldRowsPlan meldRows(const QList<int>& counts, qreal room, qreal high, qreal largest);

/// The same for QML.
class MeldRows : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  /// `size`, `step`, `height` and `places`, each with its `x` and `y`.
  Q_INVOKABLE QVariantMap plan(const QList<int>& counts, qreal room, qreal high, qreal largest) const;
};
