// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <memory>
#include <optional>

#include "core/game.h"

/// The game at the table, as far as hands need it: what is shown to whom, and what they may do to it.
class InputHost {
 public:
  virtual ~InputHost() = default;

  /// The seat from whose side the table is seen; −1 while it is covered.
  virtual int viewer() const = 0;
  /// What the viewer knows; while the table is covered, what some seat knows, so that it must not be shown.
  virtual const fulltable::Knowledge& known() const = 0;
  /// What another seat knows, whose person sits at the same screen.
  virtual std::unique_ptr<fulltable::Knowledge> knownBy(int seat) const = 0;
  virtual bool isPerson(int seat) const = 0;
  virtual const QStringList& names() const = 0;
  /// What is shown, and the present position as the viewer sees it, which may not be shown yet.
  virtual const fulltable::View& view() const = 0;
  virtual fulltable::View present() const = 0;
  virtual bool ended() const = 0;
  /// A finished trick, or the end of a deal, is still shown.
  virtual bool resting() const = 0;
  /// Whether what is shown is of another deal than the position.
  virtual bool showsLastDeal() const = 0;
  virtual int moveCount() const = 0;
  /// The cards of the hint that is shown, and its move, which Enter makes; none where something else was chosen since.
  virtual QList<int> hintCards() const = 0;
  virtual std::optional<fulltable::Move> hintedMove() const = 0;
  /// Whether the first click on a card only selects it.
  virtual bool clickSelects() const = 0;
  /// Whether one click is too little for that move of the viewer: there are others, and it cannot be taken back.
  virtual bool isFinal(const fulltable::Move& move) const = 0;

  /// Shows the position, before anything is done to it.
  virtual void endRest() = 0;
  /// Shows another view of the same position: melds that are being put together.
  virtual void show(const fulltable::View& view) = 0;
  /// Something else than what was hinted is chosen.
  virtual void leaveHint() = 0;
  virtual void submit(int seat, fulltable::Move move) = 0;
  /// The same for the viewer, by hand: afterwards safe cards may go up by themselves, where the person wishes that.
  virtual void submitByHand(fulltable::Move move) = 0;
  virtual void sound(const QString& name) = 0;

  /// The viewer's hand; empty while the table is covered.
  QString ownHand() const {
    return viewer() < 0 ? QString() : QString::fromStdString(fulltable::PileId(known().info().hand, viewer()));
  }
  /// Whether the viewer is a person whose game still goes on.
  bool plays() const { return viewer() >= 0 && isPerson(viewer()) && !ended(); }
  /// Whether it may move now as far as turns go, and whether all wait for it.
  bool mayAct() const { return plays() && known().to_act().has(viewer()); }
  bool mustAct() const { return mayAct() && !known().may_wait(viewer()); }
};
