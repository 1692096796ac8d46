// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/notation.h"
#include "games/vazhushal/quick_melds.h"

// What a move is good for, as a sentence beside the figures of the search.
namespace fulltable {

namespace {

using vazhushal::Side;
using State = Vazhushal::State;

Text of_laying(const State& known, int seat, const Move& move) {
  const int before = known.hand_size[at(seat)];
  const int line = known.line_size;
  State after = known;
  Vazhushal::apply(after, seat, move);
  const int left = after.hand_size[at(seat)];
  const int taken = line - after.line_size;
  if (left == 0 && after.phase == Vazhushal::Phase::finished)
    return message(Vazhushal::id, "It melds your last card, and you go out.");
  const int melded = before + taken - left;
  const auto words = [&](Text text) { return std::move(text).number("left", left); };
  if (after.phase == Vazhushal::Phase::play) {
    Side side(after, seat);
    side.lay_natural();
    if (side.is_out() || side.go_out())
      return words(counted(Vazhushal::id,
                           "It melds %n card(s) and leaves {left} in your hand. After that you can go out.", melded));
    if (side.held < left)
      return words(counted(Vazhushal::id,
                           "It melds %n card(s) and leaves {left} in your hand. {more} more can be melded.", melded))
          .number("more", left - side.held);
  }
  return words(counted(Vazhushal::id, "It melds %n card(s) and leaves {left} in your hand.", melded));
}

Text of_discarding(const State& known, int seat, Card card) {
  const Side side(known, seat);
  if (side.held == 1) return message(Vazhushal::id, "It's your last card: you go out.");
  if (card.is_joker()) return {};
  const auto code = static_cast<std::size_t>(card.code());
  const CardSet fits = vazhushal::company.mates[code] | vazhushal::company.near[code] | vazhushal::company.far[code];
  const bool alone = (fits & side.hand.one).empty() && !side.hand.two.has(card);
  CardSet line;
  for (std::size_t i = 0; i < known.line_size; ++i) line.insert(known.line[i]);
  const bool safe = (fits & line).empty();
  if (alone && safe) return message(Vazhushal::id, "It fits nothing in your hand or in the line.");
  if (alone) return message(Vazhushal::id, "It fits nothing in your hand.");
  return safe ? message(Vazhushal::id, "It fits nothing in the line.") : Text();
}

Text of_move(const State& known, int seat, const Move& move) {
  switch (static_cast<Vazhushal::Verb>(move.verb)) {
    case Vazhushal::draw_stock:
      return vazhushal::best_sweep(known, Side(known, seat)).count == 0
                 ? message(Vazhushal::id, "Nothing in the line is worth the cards you'd have to take with it.")
                 : Text();
    case Vazhushal::take: return message(Vazhushal::id, "You may take the whole line without melding anything of it.");
    case Vazhushal::take_meld:
    case Vazhushal::take_arrange:
    case Vazhushal::meld:
    case Vazhushal::add:
    case Vazhushal::arrange: return of_laying(known, seat, move);
    case Vazhushal::discard: return of_discarding(known, seat, move.card());
    case Vazhushal::pass: return {};
  }
  return {};
}

}  // namespace

Text Vazhushal::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  // To take the newest card alone brings no others with it.
  const bool alone = next_best != nullptr && (next_best->verb == take_meld || next_best->verb == take_arrange) &&
                     vazhushal::notation_of(*next_best).count == 1;
  if (move.verb == draw_stock && alone) return {};
  Text text = of_move(known, seat, move);
  return next_best != nullptr && of_move(known, seat, *next_best) == text ? Text() : text;
}

}  // namespace fulltable
