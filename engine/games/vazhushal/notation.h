// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/vazhushal/vazhushal.h"

// What a move of Vazhushal says, taken apart: the bytes of a Move are known here only.
namespace fulltable::vazhushal {

/// Cards in the roles the move gives them, in the order of a pile; they need not make a meld. The role of a joker for
/// which none is said is the joker.
using Group = std::vector<Laid>;

struct Notation {
  int count = 0;   ///< of a take: how many cards
  int seat = 0;    ///< of an addition: whose meld,
  int number = 0;  ///< and which
  std::vector<Group> groups;
};

Notation notation_of(const Move& move);
/// Too many groups or cards to be legal are kept as far as a move has room for them.
Move move_of(Vazhushal::Verb verb, Notation notation);

/// The meld of a group, legal or not; nothing where a role is taken twice or no card, or there are too many
/// substitutes.
std::optional<Meld> meld_of(const Group& group);

/// The mark of a wild card, and of what it stands for where it does.
Mark wild_mark(Card stands_for);

/// `8S 9S XB=TS`.
std::string text_of(const Group& group);

}  // namespace fulltable::vazhushal
