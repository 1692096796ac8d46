// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <memory>

#include "ai/card_count.h"

class GameController;
class Viewpoint;
class Thinker;

/// The card tracker: where every card of the pack is, as far as the viewer may know it. A game in which it was open
/// counts as assisted.
class Tracker : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the tracker")
  /// Whether there is anything to keep track of here: a person plays, and not all cards are seen from the start.
  Q_PROPERTY(bool offered READ isOffered CONSTANT)
  /// Whether it is seen, which it should be only where it is offered.
  Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY changed)
  /// A line for each suit, and one for the jokers: maps of `suit` (a letter, or empty), `text` (all of it in words) and
  /// `cells`: maps of `rank` (as on the card), `state` (`unseen`, `own`, `known` or `out`), `left` (how many are
  /// unseen, where there are several, else 0) and `text`. Empty while it is closed, or being worked out for the first
  /// time.
  Q_PROPERTY(QVariantList suits READ suits NOTIFY changed)
  /// Sentences: how many are unseen, how many trumps are out, who has no card of a suit.
  Q_PROPERTY(QStringList lines READ lines NOTIFY changed)

 public:
  /// `wanted`: the game is played, neither a lesson nor one that is looked at again.
  Tracker(GameController& game, const Viewpoint& viewpoint, bool wanted, QObject* parent = nullptr);
  ~Tracker() override;

  bool isOffered() const { return offered_; }
  bool isOpen() const { return open_; }
  const QVariantList& suits() const { return suits_; }
  const QStringList& lines() const { return lines_; }
  void setOpen(bool open);

 signals:
  void changed();

 private:
  void work();
  void tell(const fulltable::CardCount& count);

  GameController& game_;
  const Viewpoint& viewpoint_;
  bool offered_ = false, open_ = false;
  QVariantList suits_;
  QStringList lines_;
  std::unique_ptr<Thinker> thinker_;  // last: its answers come to all of the above
};
