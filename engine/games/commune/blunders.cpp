// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/commune.h"

// To call a hand that one's own cards make: it is there, whatever the others hold.
namespace fulltable {

bool Commune::is_blunder(const State& known, int /*seat*/, const Move& move, const Moves& /*moves*/) {
  return move.verb == call &&
         commune::is_there(commune::declaration(known.last_rung()), commune::Count::of(known.commune_cards()));
}

}  // namespace fulltable
