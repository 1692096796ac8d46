// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace fulltable {

/// A meld that somebody puts together, or thinks of: its cards and what each stands for, `unknown_card` where that is
/// open. `pile`: where it lay before, if it did.
struct DraftMeld {
  Cards cards = {};
  Cards roles = {};
  PileId pile = {};
  friend bool operator==(const DraftMeld&, const DraftMeld&) = default;
};

/// What a seat lays out on its workspace before it is one move: all melds that it would have then, and how many cards
/// from the end of pile `line` would come along.
struct Draft {
  std::vector<DraftMeld> melds = {};
  int taken = 0;
  PileId line = {};
  PileId fresh = {};        ///< where one more meld would lie
  Card due = unknown_card;  ///< of those the one that must be melded, if any
  friend bool operator==(const Draft&, const Draft&) = default;
};

/// How a game lets people put melds together on a workspace; all is asked of what the owner of a knowledge knows.
class Melding {
 public:
  virtual ~Melding() = default;
  /// What lies there when the owner, who must be to act, begins with the card at that place of a pile; nothing where it
  /// cannot.
  virtual std::optional<Draft> draft_at(const Knowledge& known, std::string_view pile, int place) const = 0;
  /// The same as a legal move of the owner's would have it; nothing where a move lays no melds.
  virtual std::optional<Draft> draft_of(const Knowledge& known, const Move& move) const = 0;
  /// Every way to read those cards as one meld, the likeliest first, each in the order of its pile.
  virtual std::vector<DraftMeld> readings(const Knowledge& known, const Cards& cards) const = 0;
  /// What marks a card on the workspace, in the role that it has there; `unknown_card` where that is open.
  virtual std::vector<Mark> marks(const Knowledge& known, const Draft& draft, Card card, Card role) const = 0;
  /// The text of the move that a draft is, legal or not; empty where it would change nothing.
  virtual std::string compose(const Knowledge& known, const Draft& draft) const = 0;
};

/// That of the game with this id; null where there is none. Written by CMake from the folders that have a melding.cpp.
const Melding* find_melding(std::string_view id);

}  // namespace fulltable
