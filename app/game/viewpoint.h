// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <memory>
#include <optional>

#include "game/gamecontroller.h"

/// What one screen may see of a game: the seat from whose side it is looked at, and what that seat knows. Several may
/// look at the same game at once, each from a seat of its own. Where several people share a screen, it is covered until
/// the next one of them has taken it over, and so it is at the beginning of each deal.
class Viewpoint : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the viewpoint")
  /// The seat from whose side the table is seen; −1 while it is covered.
  Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged)
  /// The seat the screen is to be handed to, or −1.
  Q_PROPERTY(int coverSeat READ coverSeat NOTIFY viewerChanged)
  Q_PROPERTY(QString coverName READ coverName NOTIFY viewerChanged)
  Q_PROPERTY(QVariantList toAct READ toAct NOTIFY changed)
  /// Whether the viewer is wanted to move now.
  Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
  /// Whether the last move can be had back before the screen is handed over.
  Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)

 public:
  /// Looks on for the people of those seats; for nobody, from the side of the first seat.
  Viewpoint(const GameController& game, QList<int> people, QObject* parent = nullptr);

  int viewer() const { return viewer_; }
  int coverSeat() const { return coverSeat_; }
  QString coverName() const { return game_.nameOf(coverSeat_); }
  QVariantList toAct() const;
  bool myTurn() const;
  bool canTakeBack() const { return coverSeat_ >= 0 && game_.canUndo(); }
  /// Whether the viewer is one of the people looked on for.
  bool isPerson() const { return viewer_ >= 0 && people_.contains(viewer_); }
  const QList<int>& people() const { return people_; }
  void setPeople(QList<int> people);
  /// Looks from that seat's side whatever happens; `open`: with all cards, as only a finished game may be seen.
  void lookFrom(int seat, bool open);
  bool isOpen() const { return open_; }

  const GameController& game() const { return game_; }
  /// What the viewer knows; while the table is covered, what some seat knows, so that it must not be shown.
  const fulltable::Knowledge& known() const { return *known_; }
  /// The position as the viewer may see it; while covered, what is no secret of anybody's.
  const fulltable::View& view() const;

  /// Whether it would go to another person now.
  bool changesHands() const;
  /// The screen goes to the person who is wanted next.
  void handOver();
  /// That person has taken it over.
  void uncover();

 signals:
  void changed();
  void viewerChanged();

 private:
  /// Whether several people look at it in turn.
  bool isShared() const { return !fixed_ && people_.size() > 1 && !game_.realTime(); }
  /// The seat that the screen should be seen from now, which is seen from the present one, or −1 where it is covered;
  /// −1, too, where nobody is wanted then.
  int wanted(int present) const;
  void look();
  void setViewer(int viewer, int coverSeat);

  const GameController& game_;
  QList<int> people_;
  std::optional<int> fixed_;  ///< the seat to look from
  bool open_ = false;
  int viewer_ = -1;
  int coverSeat_ = -1;
  int deal_ = 0;  ///< that was there when it was last handed over
  std::unique_ptr<fulltable::Knowledge> known_;
  mutable std::optional<fulltable::View> view_;  ///< made when it is asked for
};
