// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <optional>
#include <vector>

#include "core/melding.h"

/// Where a player puts melds together from the cards of the hand, of the melds and of the line, until they are one move
/// or are put back. Whether they are a move, and why not, is always asked of the rules.
class Workspace : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the workspace")
  Q_PROPERTY(bool open READ isOpen NOTIFY changed)
  /// How many cards of the line lie on it, or in melds of it; and the code of the deepest of them, or −1.
  Q_PROPERTY(int taken READ taken NOTIFY changed)
  Q_PROPERTY(int deepest READ deepest NOTIFY changed)
  /// How many cards lie in no meld of it.
  Q_PROPERTY(int loose READ loose NOTIFY changed)
  /// Whether something was put elsewhere on it since it was laid out.
  Q_PROPERTY(bool altered READ isAltered NOTIFY changed)
  /// Whether it is a legal move as it lies; why not.
  Q_PROPERTY(bool valid READ isValid NOTIFY changed)
  Q_PROPERTY(QString problem READ problem NOTIFY changed)
  /// The paragraph of the rules that says so, if one does.
  Q_PROPERTY(QString problemRule READ problemRule NOTIFY changed)
  /// Its melds, each with its `pile`, how many `cards`, whether it is a `meld` by itself, the `roles` of its cards, and
  /// the `choices` where wild cards may stand for different cards: the roles of these; `chosen` is one of them.
  Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)

 public:
  /// The pile of cards that are in no meld, and that of a meld that does not yet exist.
  static const QString loosePile, newPile;

  /// Null for games without one.
  explicit Workspace(const fulltable::Melding* melding, QObject* parent = nullptr)
      : QObject(parent), melding_(melding) {}

  bool isOpen() const { return draft_.has_value(); }
  int taken() const { return draft_ ? draft_->taken : 0; }
  int deepest() const { return deepest_; }
  int loose() const { return static_cast<int>(loose_.size()); }
  bool isAltered() const { return !earlier_.empty(); }
  bool isValid() const { return move_.has_value(); }
  const std::optional<fulltable::Move>& move() const { return move_; }
  QString problem() const { return problem_; }
  /// The paragraph of the rules that says so, if one does.
  QString problemRule() const { return problemRule_; }
  QVariantList groups() const;

  /// Lays a draft out. `view` is what the knowledge's owner sees; `wanted`, where given, the same draft with melds put
  /// together already.
  void begin(const fulltable::Knowledge& known, const fulltable::View& view, const fulltable::Draft& draft,
             const std::optional<fulltable::Draft>& wanted);
  void close();
  /// The table with the workspace on it.
  fulltable::View over(fulltable::View view) const;

  static bool isPile(const QString& pile) { return pile.startsWith("work."); }
  static bool isGroup(const QString& pile) { return isPile(pile) && pile != loosePile; }

  struct Pick {
    QString pile;
    fulltable::Card card;
  };
  /// Where those cards, of one pile or of the hand and the loose ones, may be put.
  QStringList targets(const std::vector<Pick>& cards) const;
  /// Moves them there.
  void put(const fulltable::Knowledge& known, const std::vector<Pick>& cards, const QString& target);
  /// The first meld that such a card makes longer, or a new one.
  QString bestTarget(const fulltable::Knowledge& known, const Pick& card) const;
  void choose(const fulltable::Knowledge& known, int group, int choice);
  /// Takes the last of those back. Whether there was one.
  bool stepBack(const fulltable::Knowledge& known);

 signals:
  void changed();

 private:
  void refuseMove(const fulltable::Refusal& refusal);

  enum class Source { hand, line, meld };
  struct Piece {
    fulltable::Card card;
    Source source;
  };
  struct Group {
    std::vector<Piece> pieces;
    std::vector<fulltable::DraftMeld> readings;
    std::size_t chosen = 0;
    std::string pile;  ///< the meld that it was
  };
  struct Step {
    std::vector<Group> groups;
    std::vector<Piece> loose;
  };

  std::vector<Piece>* piecesOf(const QString& pile);
  Piece pickUp(const Pick& pick);
  fulltable::DraftMeld meldOf(const Group& group) const;
  void read(const fulltable::Knowledge& known, Group& group, const fulltable::DraftMeld& before);
  void judge(const fulltable::Knowledge& known);
  void addMarks(const fulltable::Knowledge& known, const QString& pile, const fulltable::DraftMeld& meld);

  const fulltable::Melding* melding_;
  std::optional<fulltable::Draft> draft_;  ///< as it was when it was laid out
  std::string hand_;
  int deepest_ = -1;
  std::vector<Group> groups_;
  std::vector<Piece> loose_;
  std::vector<Step> earlier_;           ///< how it lay before each thing that was done
  std::vector<fulltable::Mark> marks_;  ///< of the cards on it
  std::optional<fulltable::Move> move_;
  QString problem_;
  QString problemRule_;
};
