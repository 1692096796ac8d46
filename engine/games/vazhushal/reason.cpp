// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/quick.h"

// What a move is good for, as a sentence beside the figures of the search.
namespace fulltable {

namespace {

using vazhushal::Side;
using State = Vazhushal::State;

std::string cards_text(int number) {
  return std::to_string(number) + (number == 1 ? " card" : " cards");
}

std::string of_laying(const State& known, int seat, const Move& move) {
  const int before = known.hand_size[Vazhushal::at(seat)];
  const int line = known.line_size;
  State after = known;
  Vazhushal::apply(after, seat, move);
  const int left = after.hand_size[Vazhushal::at(seat)];
  const int taken = line - after.line_size;
  if (left == 0 && after.phase == Vazhushal::Phase::finished) return "It melds the last card and goes out.";
  std::string text =
      "It melds " + cards_text(before + taken - left) + " and leaves " + cards_text(left) + " in the hand";
  if (after.phase == Vazhushal::Phase::play) {
    Side side(after, seat);
    side.lay_natural();
    if (side.is_out() || side.go_out())
      text += left == 1 ? ", with which you go out" : ", of which the rest can be melded, too, to go out";
    else if (side.hand.size() < left)
      text += ", of which " + std::to_string(left - side.hand.size()) + " more can be melded";
  }
  return text + ".";
}

std::string of_discarding(const State& known, int seat, Card card) {
  const Side side(known, seat);
  if (side.hand.size() == 1) return "It is the last card: you go out.";
  if (card.is_joker()) return "";
  const auto code = static_cast<std::size_t>(card.code());
  const CardSet fits = vazhushal::company.mates[code] | vazhushal::company.near[code] | vazhushal::company.far[code];
  const bool alone = (fits & side.hand.one).empty() && !side.hand.two.has(card);
  CardSet line;
  for (std::size_t i = 0; i < known.line_size; ++i) line.insert(known.line[i]);
  const bool safe = (fits & line).empty();
  if (alone && safe) return "The card goes with no other in the hand, nor with one that lies in the line.";
  if (alone) return "The card goes with no other in the hand.";
  return safe ? "The card goes with none that lies in the line." : "";
}

}  // namespace

std::string Vazhushal::old_reason(const State& known, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock:
      return vazhushal::best_sweep(known, seat).count == 0
                 ? "Nothing in the line is worth taking all that lies above it."
                 : "";
    case take: return "The whole line comes to the hand, and none of it has to be melded.";
    case take_meld:
    case take_arrange:
    case meld:
    case add:
    case arrange: return of_laying(known, seat, move);
    case discard: return of_discarding(known, seat, move.card());
    case pass: return "";
  }
  return "";
}

}  // namespace fulltable
