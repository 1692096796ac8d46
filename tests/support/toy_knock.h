// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace fulltable::toy {

/// Knock, a game of the tests: small, but with what makes games hard for the frame around them: hidden hands and a
/// hidden stock, several deals, interruptions, moves that `legal` does not list, options of each type that do not all
/// go together.
///
/// 2 to 4 seats, three cards each. In turn, from the dealer's left, each plays a card to the table (`play 7C`), having
/// drawn one before if it likes (`draw`, once a turn), or throws away two cards of one rank (`toss 7C 7D`, not listed).
/// Meanwhile each other seat may `knock` once a deal, which raises the stake. The player of the highest card wins the
/// stake when all hands are empty. The first to reach `target` wins the game.
const Game& knock();

/// Faulty relatives, by which the conformance checks are checked.
const Game& knock_that_conceals_nothing();
const Game& knock_that_keeps_the_stock();
const Game& knock_that_imagines_too_few();
const Game& knock_that_lists_twice();
const Game& knock_that_loses_cards();
const Game& knock_that_shows_hands();
const Game& knock_that_tells();
const Game& knock_without_a_button();
const Game& knock_that_allows_anything();

/// Faulty relatives that let out what a seat has not seen, though no card of it shows anywhere.
const Game& knock_that_counts_the_stock();
const Game& knock_that_keeps_a_flag();
const Game& knock_that_remembers_the_stock();
const Game& knock_that_knows_one_hand();
const Game& knock_that_plays_by_the_stock();
const Game& knock_that_tells_the_colour();
const Game& knock_that_lets_all_notice();
const Game& knock_that_knows_a_card();
const Game& knock_that_imagines_unevenly();

}  // namespace fulltable::toy
