// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/yukon/yukon.h"

// What the files of this game ask of a layout.
namespace fulltable::yukon {

inline constexpr int king = 12;

inline const Yukon::Column& column_of(const Yukon::State& state, int pile) {
  return state.column[at(pile)];
}
inline Yukon::Column& column_of(Yukon::State& state, int pile) {
  return state.column[at(pile)];
}
/// How many cards of a suit lie on its foundation.
inline int height_of(const Yukon::State& state, Suit suit) {
  return state.up[at(index_of(suit))];
}
inline bool is_next_up(const Yukon::State& state, Card card) {
  return card.rank() == height_of(state, card.suit());
}

}  // namespace fulltable::yukon
