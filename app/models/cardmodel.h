// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <vector>

#include "core/random.h"
#include "core/view.h"
#include "models/rowmatching.h"

/// The cards of the deal as the viewer sees them, one row a card. A card keeps its row when it moves; which row of an
/// unseen pile moves is never decided by the card's face.
class CardModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the card model")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    Code = Qt::UserRole + 1,
    FaceUp,
    Pile,
    Place,
    PileSize,
    Movable,
    Target,
    Selected,
    Dimmed,
    Hinted,
    Upon,
    Layable,
    Marks,
    Look,
    Label
  };

  explicit CardModel(QObject* parent = nullptr);

  int count() const { return static_cast<int>(slots_.size()); }
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  /// The row of the card at that place of a pile, or −1.
  Q_INVOKABLE int rowAt(const QString& pile, int place) const;
  /// The rows of a pile from bottom to top.
  Q_INVOKABLE QList<int> rowsOf(const QString& pile) const;

  /// Shows a view; `move` tells what was moved by hand since, as far as it is known. A reshuffle draws new rows for all
  /// cards that are not seen before and after: for a new deal or another viewer.
  void show(const fulltable::View& view, const fulltable::Gesture& move, Reshuffle reshuffle);
  /// Whether the last view turned a card over where it lay.
  bool turnedOne() const { return turnedOne_; }
  const CardSlot& slot(int row) const { return slots_[static_cast<std::size_t>(row)]; }
  /// The row that shows this card in that pile, or −1.
  int rowOf(fulltable::Card card, const QString& pile) const;
  /// The rows of that pile that show this card: several where there are several packs.
  QSet<int> rowsOf(fulltable::Card card, const QString& pile) const;
  /// The cards that a gesture takes, as far as they are shown.
  QList<int> rowsOf(const fulltable::Gesture& gesture) const;

  void setMovable(const QSet<int>& rows) { mark(movable_, rows, Movable); }
  void setTargets(const QSet<int>& rows) { mark(targets_, rows, Target); }
  void setSelected(const QSet<int>& rows) { mark(selected_, rows, Selected); }
  /// Cards that fit into no set with the selected ones.
  void setDimmed(const QSet<int>& rows) { mark(dimmed_, rows, Dimmed); }
  /// Cards that a hint speaks of, each with its sign: `hint`, or by how good their moves are `1`, `2`, `3`.
  void setHinted(const QHash<int, QString>& signs);
  /// Cards with which one can do something else, too, and how, in words.
  void setSecondUse(const QSet<int>& rows, const QString& words);
  const QSet<int>& secondUse() const { return secondUse_; }
  /// Cards that lie upon a pile with which a tap does something, each with what, in words.
  void setTaps(const QHash<int, QString>& words);
  /// Cards that have come to the viewer since their last move.
  void setFresh(const QSet<int>& rows) { mark(fresh_, rows, Marks); }
  const QSet<int>& fresh() const { return fresh_; }
  /// What the rules say of cards, by row: each a list of maps of `kind`, `text`, `standsFor` (a code, or −1) and
  /// `points`.
  void setMarks(const QHash<int, QVariantList>& marks);
  /// Which card lies upon which other one of its pile while it is seen to take it: upper rows to lower ones.
  void setUpon(const QHash<int, int>& rows);
  /// Cards that can be laid out as a new pile, or as a part of one.
  void setLayable(const QSet<int>& rows) { mark(layable_, rows, Layable); }
  const QSet<int>& movable() const { return movable_; }
  /// The first part of the ids of hands: their cards lie side by side.
  void setHand(std::string_view hand) { hand_ = hand; }
  /// The names in words that labels speak of piles, by pile id.
  void setPileNames(const QHash<QString, QString>& names);

 signals:
  void countChanged();

 private:
  void mark(QSet<int>& marked, const QSet<int>& rows, Role role);
  QString label(int row) const;
  QVariantList marksOf(int row) const;

  std::vector<CardSlot> slots_;
  QHash<QString, std::vector<int>> piles_;  ///< rows of each pile, bottom to top
  QHash<QString, QString> pileNames_;
  QSet<QString> orderedPiles_;
  QSet<int> movable_, targets_, selected_, dimmed_, secondUse_, fresh_, layable_;
  QHash<int, QString> hinted_;
  QString useWords_;
  QHash<int, QString> taps_;
  QHash<int, QVariantList> marks_;
  QHash<QString, QString> looks_;  ///< `loose` or `crosswise`, by pile
  std::string_view hand_ = "hand";
  bool turnedOne_ = false;
  QHash<int, int> upon_;
  fulltable::Rng rng_;
};
