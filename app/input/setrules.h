// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>

#include "input/inputhost.h"
#include "input/moveindex.h"
#include "input/target.h"
#include "models/cardmodel.h"

/// Games in which a move may be a set of cards: they are selected one by one, and what they could mean is asked of the
/// same legal moves as everything else.
class SetRules {
 public:
  SetRules(const InputHost& host, const CardModel& cards, const MoveIndex& moves)
      : host_(host), cards_(cards), moves_(moves) {}

  /// Whether that card is one that the viewer may select now.
  bool selects(int row) const;
  /// The legal moves that are made with exactly these cards of one pile.
  Choices movesWith(const QList<int>& rows) const;
  /// Where those moves put them.
  static QList<Target> targetsOf(const Choices& moves);
  /// Whether these cards of one pile are a legal set, or a part of one.
  bool fits(const QList<int>& rows) const;
  /// The cards of the same pile that go neither with these nor, instead of them, into anything else.
  QSet<int> misfits(const QList<int>& rows) const;

  struct Reason {
    QString text;
    QList<int> cards = {};  ///< of the viewer's hand, where it names several
    QString rule = {};      ///< the paragraph that says so
  };
  /// Why the rules refuse these cards as a set; empty where they could mean nothing at all.
  Reason whyNot(const QList<int>& rows) const;

  fulltable::Cards cardsOf(const QList<int>& rows) const;

 private:
  QList<int> namedIn(const fulltable::Refusal& reason) const;
  std::string pileOf(const QList<int>& rows) const { return cards_.slot(rows.front()).pile.toStdString(); }

  const InputHost& host_;
  const CardModel& cards_;
  const MoveIndex& moves_;
};
