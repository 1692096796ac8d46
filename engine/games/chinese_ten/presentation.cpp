// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/chinese_ten/chinese_ten.h"

// What Chinese Ten tells its table beyond the position: marks, words, the way of a move, the counting out.
namespace fulltable {

using namespace chinese_ten;

namespace {

using State = ChineseTen::State;
using Phase = ChineseTen::Phase;

Text prompt_of(const State& state) {
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::play:
      return state.triple < 0 ? message(ChineseTen::id, "Play a card from your hand")
                              : message(ChineseTen::id, "The fourth card takes all three");
    case Phase::draw: return message(ChineseTen::id, "Turn a card from the stock");
    case Phase::capture:
      if (state.turned.is_known()) return message(ChineseTen::id, "Which card does it take?");
      break;
  }
  return {};
}

/// What the dealer has taken of the first layout, until the first card is played; empty otherwise.
Text taken_by_dealer(const State& state) {
  const ChineseTen::LastPlay& last = state.last;
  if (last.source != ChineseTen::Source::layout) return {};
  CardSet cards;
  for (std::size_t i = 0; i < last.taken; ++i) cards.insert(last.captured[i]);
  const bool alike = (cards - of_rank(cards.first().rank())).empty();
  Text text = alike ? message(ChineseTen::id, "Four alike: the dealer, {s}, captures them")
                          .you(ChineseTen::id, "Four alike: you deal and capture them")
                    : message(ChineseTen::id, "All fives, tens or court cards: the dealer, {s}, captures them")
                          .you(ChineseTen::id, "All fives, tens or court cards: you deal and capture them");
  return std::move(text).seat("s", last.seat);
}

}  // namespace

void ChineseTen::annotate(const State& state, std::optional<int> viewer, View& view) {
  if (viewer && to_act(state).has(*viewer)) view.prompt = prompt_of(state);
  if (Text text = taken_by_dealer(state); !text.empty()) view.captions.push_back({"dealer_takes", std::move(text)});
  for (int place = 0; place < state.laid; ++place)
    if (state.takes_triple(state.table[at(place)]))
      view.marks.push_back({.pile = "table",
                            .place = place,
                            .kind = Mark::Kind::bound,
                            .text = message(ChineseTen::id, "taken together with the two others of its rank")});
}

/// A card that captures first lies upon what it takes.
std::vector<Moment<ChineseTen::State>> ChineseTen::frames(const State& before, int seat, const Move& move) {
  State shown = before;
  Card card;
  PileId from;
  CardSet taken;
  switch (static_cast<Verb>(move.verb)) {
    case play:
      card = move.card();
      from = PileId("hand", seat);
      taken = move.count == 2 ? CardSet::of(move.card(1)) : before.fitting(card);
      shown.hand[at(seat)].remove(card);
      --shown.count[at(seat)];
      break;
    case draw:
      card = before.stock[before.left - 1U];
      from = "stock";
      taken = before.fitting(card);
      if (taken.size() > 1 && !before.takes_triple(card)) return {};
      shown.stock[--shown.left] = unknown_card;
      break;
    case capture:
      card = before.turned;
      from = "turned";
      taken = CardSet::of(move.card());
      shown.turned = unknown_card;
      break;
  }
  if (taken.empty()) return {};
  shown.table[shown.laid++] = card;
  shown.layout.insert(card);
  return {{.beat = Beat::caught,
           .state = shown,
           .step = {.cards = {card}, .from = from, .to = "table", .label = {}},
           .onto = taken.first()}};
}

std::vector<TallyLine> ChineseTen::tally(const State& state) {
  if (state.phase != Phase::finished || state.done == 0) return {};
  std::vector<TallyLine> lines;
  for (int seat = 0; seat < state.seats; ++seat) {
    TallyLine line{.seat = seat, .pile = PileId("won", seat), .cards = {}};
    int aces = 0;
    for (const Card card : state.won[at(seat)]) {
      const int points = points_of(card, state.seats);
      if (points == 0) continue;
      line.cards.push_back(card);
      line.points.push_back(points);
      line.sum += points;
      if (card.rank() == ace_rank) aces += points;
    }
    line.words =
        counted(ChineseTen::id, "%n point(s) from aces, {rest} from other cards", aces).number("rest", line.sum - aces);
    lines.push_back(std::move(line));
  }
  return lines;
}

void ChineseTen::meant_by_gesture(const State& state, int /*seat*/, const Gesture& gesture, Moves& moves) {
  if (gesture.from == "stock") {
    moves.emplace_back(draw);
    return;
  }
  const Card card = gesture.cards.empty() ? unknown_card : gesture.cards.front();
  if (!card.is_known() || gesture.from.is("won")) return;
  if (gesture.from == "turned" && !gesture.onto.empty()) {
    moves.emplace_back(capture, gesture.onto.front());
  } else if (gesture.from == "table" && state.phase == Phase::capture) {
    moves.emplace_back(capture, card);
  } else {
    if (!gesture.onto.empty()) moves.emplace_back(play, card, gesture.onto.front().code());
    moves.emplace_back(play, card);
  }
}

std::optional<Refusal> ChineseTen::why_stays(const State& state, int seat, const Gesture& gesture) {
  const Card card = gesture.cards.empty() ? unknown_card : gesture.cards.front();
  if (card.is_known() && gesture.from.is("won"))
    return illegal(message(ChineseTen::id, "{The c} was captured. Captured cards stay where they are.").card("c", card),
                   "Turn by turn");
  const CardSet hand = state.hand[at(seat)];
  if (card.is_known() && gesture.from == "table" && state.phase == Phase::play &&
      std::ranges::none_of(hand, [&](Card own) { return state.fitting(own).has(card); }))
    return illegal(message(ChineseTen::id, "No card in your hand takes {the c}.").card("c", card), "What pairs");
  return RulesDefaults::why_stays(state, seat, gesture);
}

Stir ChineseTen::stir(const State& before, int /*seat*/, const Move& move) {
  const bool puts_down = move.verb == play && move.count == 1 && before.fitting(move.card()).empty();
  return {.impact = puts_down ? Impact::usual : Impact::strong};
}

}  // namespace fulltable
