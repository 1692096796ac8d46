// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <optional>

#include "input/grip.h"
#include "input/inputhost.h"
#include "input/moveindex.h"
#include "input/workspace.h"
#include "models/cardmodel.h"

/// The part of the input that puts melds together on the workspace, and lists what could be laid at once. It is given a
/// grip and answers with the next one; it makes no move itself.
class MeldInput : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session's input has it")
  Q_PROPERTY(Workspace* workspace READ workspace CONSTANT)
  /// Whether melds may be put together now.
  Q_PROPERTY(bool canOpen READ canOpen NOTIFY changed)
  /// What can be laid at once, or with the cards that lie on the workspace: `codes` of a meld, their `roles`, how
  /// many cards would be `taken` from a line for it, and an `index` to take it by.
  Q_PROPERTY(QVariantList offers READ offers NOTIFY changed)
  /// Whether the hint that is shown lays the viewer's melds anew.
  Q_PROPERTY(bool rearranges READ rearranges NOTIFY hintChanged)

 public:
  /// `melding`: null where no melds are put together.
  MeldInput(const fulltable::Melding* melding, InputHost& host, const CardModel& cards, const MoveIndex& moves);

  Workspace* workspace() { return &workspace_; }
  bool isOpen() const { return workspace_.isOpen(); }
  bool canOpen() const { return canOpen_; }
  QVariantList offers() const { return offers_; }
  bool rearranges() const { return hint_.has_value(); }
  /// What would be taken with that card of a line: how many cards (`count`), and which `melds` it could make.
  Q_INVOKABLE QVariantMap sweep(int row) const;

  /// Something else is shown, or other moves are legal.
  void refresh();
  /// What is laid out when somebody begins with that card; or with the cards of the hand.
  std::optional<fulltable::Draft> draftAt(int row) const;
  std::optional<fulltable::Draft> draftOfHand() const;
  /// Whether that legal move lays a meld, or a part of one.
  bool lays(const fulltable::Move& move) const;
  /// Whether that card may be taken up while the workspace is open.
  bool takesUp(int row) const;

  /// Lays out what begins with that card; −1: one's melds. `selected` cards are meant to go with it.
  void open(int row, const QList<int>& selected);
  /// Lays the selected cards out as a meld, or as a part of the one in that pile, whether they are one or not.
  void openWith(const QList<int>& selected, const QString& pile);
  /// Puts all back; or only what was done last, where something was.
  void close();
  void stepBack();
  /// The move of the hint that is shown, or nothing; and its melds laid out.
  void setHint(const std::optional<fulltable::Move>& move);
  void layOutHint();
  /// The wild cards of a meld stand for other cards.
  void chooseRoles(int group, int choice);
  /// On the open workspace: what is held after a card was dragged, let go or tapped. What is held before must be a
  /// copy, since showing what has changed ends it.
  Grip lifted(int row, const Grip& now) const;
  bool drop(const Grip& held, const Target& target);
  Grip tapped(int row, const Grip& now);
  bool doubleTap(int row);
  /// Whether a double click on that card means to lay what its first click laid out.
  bool laysAt(int row);
  /// The newest cards of a line down to that one, as they are dragged to be laid out; `draft` begins with it.
  Grip lineAt(int row, const fulltable::Draft& draft) const;

  /// An offer: the move, or where the workspace is open, nothing, and it lies there.
  std::optional<fulltable::Move> take(int index);

 private:
  /// A legal move that lays a meld.
  struct Lay {
    Choice choice;
    fulltable::Draft draft;
    fulltable::DraftMeld meld;
    fulltable::Cards sorted;  ///< the meld's cards
  };
  void findLays();
  /// Whether a card stands for another that would be at hand, too.
  bool wastes(const Lay& lay) const;
  /// Those that take so many cards of a line, or −1 for any number; not what is a part of another.
  std::vector<const Lay*> laysOf(int taken) const;
  QVariantList listOffers() const;
  std::optional<fulltable::Draft> draftAt(const QString& pile, int place) const;
  /// What lies on the workspace before that draft is made.
  std::optional<fulltable::Draft> draftBefore(const fulltable::Draft& wanted) const;
  QString ownHand() const { return host_.ownHand(); }
  fulltable::Cards cardsOf(const QList<int>& rows) const;
  bool isRow(int row) const { return row >= 0 && row < cards_.count(); }
  Workspace::Pick pick(int row) const { return {cards_.slot(row).pile, cards_.slot(row).card}; }
  Grip grip(const QList<int>& rows) const;
  void layOut(const fulltable::Draft& draft, const std::optional<fulltable::Draft>& wanted);
  void put(const QList<int>& rows, const QString& pile);
  void show();

 signals:
  void changed();
  void hintChanged();

 private:
  const fulltable::Melding* melding_;
  InputHost& host_;
  const CardModel& cards_;
  const MoveIndex& moves_;
  Workspace workspace_;
  std::vector<Lay> lays_;
  QVariantList offers_;
  bool canOpen_ = false;
  std::optional<fulltable::Draft> hint_;  ///< where it changes melds that lie there, what they are to be
  int opener_ = -1;                       ///< the card that the workspace was opened with
};
