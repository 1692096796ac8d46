// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "games/commune/commune.h"
#include "games/commune/odds.h"

// Why a move of Commune is advised: each function gives its sentence where that is true of the move.

namespace fulltable {

namespace {

using commune::Count;
using commune::Declaration;
using State = Commune::State;

CardSet own_cards(const State& state, int seat) {
  return state.hand[static_cast<std::size_t>(seat)];
}

/// The chance in percent, by the seat's own cards, that a hand is among all cards dealt.
int percent_of(const State& state, int seat, const Declaration& hand) {
  const commune::Odds odds(own_cards(state, seat), state.commune_size(), state.pack_size());
  return static_cast<int>(std::lround(100 * odds.of(hand)));
}

int percent_of_last(const State& state, int seat) {
  return percent_of(state, seat, commune::declaration(state.last_rung()));
}

Text holds_it(const State& state, int seat, const Move& move) {
  if (move.verb != Commune::declare) return {};
  if (!commune::is_there(Commune::declaration_of(move), Count::of(own_cards(state, seat)))) return {};
  return message(Commune::id, "You hold it yourself.");
}

Text holds_part(const State& state, int seat, const Move& move) {
  if (move.verb != Commune::declare) return {};
  const Declaration hand = Commune::declaration_of(move);
  const Count own = Count::of(own_cards(state, seat));
  const bool part = own.wild > 0 || commune::lacking(hand, own) < commune::lacking(hand, Count());
  const int percent = percent_of(state, seat, hand);
  if (!part || percent < 50) return {};
  return message(Commune::id, "You hold part of it. The rest is there about {percent}% of the time.")
      .number("percent", percent);
}

Text likely(const State& state, int seat, const Move& move) {
  if (move.verb != Commune::declare) return {};
  const int percent = percent_of(state, seat, Commune::declaration_of(move));
  if (percent < 50) return {};
  return counted(Commune::id, "With %n card(s) on the table it's there about {percent}% of the time.",
                 state.commune_size())
      .number("percent", percent);
}

Text smallest_step(const State& state, int seat, const Move& move) {
  if (move.verb != Commune::declare) return {};
  if (commune::rung_of(Commune::declaration_of(move)) != commune::next_rung(state.last_rung(), state.ladder_options))
    return {};
  return message(Commune::id, "It's the smallest step up, and leaves the problem to {s2}.")
      .seat("s2", state.left_of(seat));
}

Text must_call(const State& state, int, const Move& move) {
  if (move.verb != Commune::call || state.phase != Commune::Phase::declaring) return {};
  if (commune::next_rung(state.last_rung(), state.ladder_options) < commune::rungs) return {};
  return message(Commune::id, "Nothing higher is left to declare.");
}

Text unlikely(const State& state, int seat, const Move& move) {
  if (move.verb != Commune::call) return {};
  const int percent = percent_of_last(state, seat);
  if (percent >= 50) return {};
  if (percent == 0) return message(Commune::id, "It's almost never there.");
  return message(Commune::id, "It's there only about {percent}% of the time.").number("percent", percent);
}

Text better_left(const State& state, int seat, const Move& move) {
  if (move.verb != Commune::pass || percent_of_last(state, seat) <= 50) return {};
  return message(Commune::id, "It's more likely there than not.");
}

/// From the weightiest on.
constexpr std::array kinds{&holds_it, &holds_part, &likely, &smallest_step, &must_call, &unlikely, &better_left};

}  // namespace

Text Commune::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  for (const auto kind : kinds) {
    Text text = kind(known, seat, move);
    if (!text.empty() && (next_best == nullptr || kind(known, seat, *next_best).empty())) return text;
  }
  return {};
}

}  // namespace fulltable
