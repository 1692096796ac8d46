// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariant>
#include <optional>

#include "match/match.h"

/// A game that a picture of the rules shows, seen from seat 0: what stands there is so, because the rules play it.
class RulesGame {
 public:
  /// What came of a card that was tried: whether it is the next move, or else what there is to say.
  struct Tried {
    bool right = false;
    QString text = {};
    QString rule = {};  ///< the paragraph that the text is from
  };

  /// Begins one: `seats=3 deal=7 dealer=1 option=value`, what is left out as usual. `pack=7H,8H` says which cards are
  /// dealt first. Nothing, and what is wrong, where that cannot be.
  static std::optional<RulesGame> begin(const QString& gameId, const QString& setup, QString& problem);

  /// Makes a move, of whoever may make it; what is wrong with it, or nothing.
  QString play(const QString& move);
  /// The cards of those piles as maps of `code` (−1: face down), `pile`, and `mark`. A pile after `^` comes upside
  /// down, `top fan` is the top cards of all piles of that kind. `marked`: what can be moved now is ringed, the rest
  /// dimmed.
  QVariantList cards(const QStringList& piles, bool marked) const;
  /// Whether there is such a pile, or pile of that kind.
  bool knows(const QString& pile) const;
  /// Whether that card can be moved now.
  bool moves(const QString& pile, fulltable::Card card) const;
  /// Whether that move is one that seat 0 makes with cards.
  bool isTried(const QString& move) const;
  /// Seat 0 takes that card up, where that move comes next.
  Tried tried(const QString& pile, fulltable::Card card, const QString& move) const;

 private:
  explicit RulesGame(fulltable::Match match) : match_(std::move(match)) {}

  fulltable::Match match_;
};
