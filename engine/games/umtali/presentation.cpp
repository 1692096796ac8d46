// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/umtali/umtali.h"

// What Umtali tells its table beyond the position: marks, words, the way of a move, the points of a deal, what a
// gesture of the hand means.

namespace fulltable {

namespace {

using State = Umtali::State;
using Phase = Umtali::Phase;
using umtali::Kind;

bool can_meld_something(const State& state, int seat) {
  Moves moves;
  Umtali::legal(state, seat, moves);
  return std::ranges::any_of(moves, [](const Move& move) { return move.verb == Umtali::meld; });
}

Text prompt_of(const State& state, int seat) {
  if (state.must_meld.is_known()) return message(Umtali::id, "Meld the second card now");
  if (state.in_last_turn()) return message(Umtali::id, "Last turn! Cards you keep count for {s}").seat("s", state.out);
  if (state.phase == Phase::draw) return message(Umtali::id, "Draw from the stock or from the discard pile");
  if (Umtali::may_draw_discard(state, seat))
    return message(Umtali::id, "You may take the next discard if you meld it at once");
  if (can_meld_something(state, seat)) return message(Umtali::id, "Meld if you like, then discard");
  return message(Umtali::id, "Nothing to meld: discard a card");
}

Text words_of_meld(const State& state, int seat, CardSet meld) {
  if (seat == state.last.out && (meld - state.last.left).empty())
    return message(Umtali::id, "Left by {s}").you(Umtali::id, "Left by you").seat("s", 1 - seat);
  switch (umtali::kind_of(meld)) {
    case Kind::none: break;
    case Kind::single: return message(Umtali::id, "Single");
    case Kind::pair: return message(Umtali::id, "Pair");
    case Kind::set: return message(Umtali::id, "Set");
    case Kind::sequence: return message(Umtali::id, "Sequence");
    case Kind::marriage: return message(Umtali::id, "Marriage");
  }
  return {};
}

}  // namespace

void Umtali::annotate(const State& state, std::optional<int> viewer, View& view) {
  if (viewer && to_act(state).has(*viewer)) {
    view.prompt = prompt_of(state, *viewer);
    const Cards& hand = view.piles[at(*viewer)].cards;
    if (const auto must = std::ranges::find(hand, state.must_meld); state.must_meld.is_known() && must != hand.end())
      view.marks.push_back({.pile = view.piles[at(*viewer)].id,
                            .place = static_cast<int>(must - hand.begin()),
                            .kind = Mark::Kind::bound,
                            .text = message(Umtali::id, "must be melded now")});
  }
  if (state.in_last_turn() && state.phase != Phase::finished)
    view.captions.push_back({"last_turn", message(Umtali::id, "{s} has gone out. Last turn!")
                                              .you(Umtali::id, "You have gone out. Last turn!")
                                              .seat("s", state.out)});
  view.captions.push_back(
      {"deal", message(Umtali::id, "Deal {deal} of {deals}").number("deal", state.deal).number("deals", state.hands)});
  if (state.last.deal > 0) {
    const int first = viewer.value_or(0);
    view.captions.push_back({"last_deal", message(Umtali::id, "Last deal: {s} {own}, {s2} {other}")
                                              .you(Umtali::id, "Last deal: you {own}, {s2} {other}")
                                              .seat("s", first)
                                              .seat("s2", 1 - first)
                                              .number("own", state.last.points[at(first)])
                                              .number("other", state.last.points[at(1 - first)])});
  }
}

/// Where a move brings about more than itself, it is seen by itself first; what is left at the end is laid card by
/// card.
std::vector<Moment<Umtali::State>> Umtali::frames(const State& before, int seat, const Move& move) {
  if (move.verb == draw_stock || move.verb == draw_discard) return {};
  State after = before;
  apply(after, seat, move);
  State shown = before;
  if (move.verb == meld)
    put_down(shown, seat, Umtali::cards_of(move));
  else
    put_off(shown, seat, move.card(), move.verb == discard_down);
  const bool counts_left = after.phase == Phase::finished && !after.last.left.empty();
  if (after.turned == before.turned && !counts_left) return {};
  std::vector<Moment<State>> moments{{.beat = Beat::laid, .state = shown, .step = gesture(before, seat, move)}};
  if (!counts_left) return moments;
  const int loser = 1 - before.out;
  for (const Card card : umtali::by_text(shown.hand[at(loser)])) {
    const auto laid = std::count(shown.meld_seat.begin(), shown.meld_seat.begin() + shown.meld_count, before.out);
    lay_what_is_left(shown, card);
    moments.push_back({.beat = Beat::laid,
                       .state = shown,
                       .step = {.cards = {card},
                                .from = PileId("hand", loser),
                                .to = PileId("meld", before.out, static_cast<int>(laid)),
                                .label = {}}});
  }
  return moments;
}

std::vector<TallyLine> Umtali::tally(const State& state) {
  if (state.phase != Phase::finished || state.deal == 0) return {};
  std::vector<TallyLine> lines;
  for (const int seat : {0, 1}) {
    int number = 0;
    for (std::size_t i = 0; i < state.meld_count; ++i) {
      if (state.meld_seat[i] != seat) continue;
      const CardSet meld = state.melds[i];
      TallyLine line{.seat = seat,
                     .pile = PileId("meld", seat, number++),
                     .cards = umtali::in_order(meld),
                     .sum = umtali::points_of(meld),
                     .words = words_of_meld(state, seat, meld)};
      if (umtali::kind_of(meld) != Kind::marriage)  // that counts as a whole
        for (const Card card : line.cards) line.points.push_back(umtali::points_apart(CardSet::of(card)));
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

void Umtali::meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves) {
  if (gesture.from == "stock") {
    moves.emplace_back(draw_stock);
    return;
  }
  if (gesture.from == "discard") {
    moves.emplace_back(draw_discard);
    return;
  }
  CardSet cards;
  for (const Card card : gesture.cards)
    if (card.is_known()) cards.insert(card);
  if (cards.empty() || gesture.from == PileId("hand", 1 - seat)) return;
  const bool to_discard = gesture.to == "discard" && cards.size() == 1;
  if (!to_discard) moves.push_back(lay_move(cards));
  if (to_discard || (gesture.to.empty() && cards.size() == 1 && state.phase == Phase::meld))
    moves.emplace_back(discard, cards.first());
}

std::optional<Refusal> Umtali::why_stays(const State& state, int seat, const Gesture& gesture) {
  const bool buried = gesture.from == "discard" && !gesture.cards.empty() && gesture.cards.front() != state.top();
  if (buried && state.phase == Phase::draw)
    return illegal(message(Umtali::id, "You can take only the top card of the discard pile."), "Phase draw");
  return RulesDefaults::why_stays(state, seat, gesture);
}

Stir Umtali::stir(const State& /*before*/, int /*seat*/, const Move& move) {
  if (move.verb == draw_stock) return {.impact = Impact::slight};
  return {.impact = move.verb == meld ? Impact::strong : Impact::usual};
}

}  // namespace fulltable
