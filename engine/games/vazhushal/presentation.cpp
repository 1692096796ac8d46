// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/vazhushal/notation.h"
#include "games/vazhushal/vazhushal.h"

// What Vazhushal tells its table beyond the position: wild cards and what they stand for, words, hands turned up, the
// points of a deal, what a gesture of the hand means.

namespace fulltable {

namespace {

using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using vazhushal::Bag;
using vazhushal::Laid;
using vazhushal::Meld;

/// Calls `visit(meld, seat, number)` for each meld on the table, `number` being its place among its seat's.
template <class Visit>
void each_meld(const State& state, Visit visit) {
  std::array<int, Vazhushal::most_seats> laid{};
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    const int seat = state.meld_seat[i];
    visit(state.melds[i], seat, laid[at(seat)]++);
  }
}

void mark_wild(View& view, const PileId& pile, std::size_t place, Card stands_for) {
  Mark mark = vazhushal::wild_mark(stands_for);
  mark.pile = pile;
  mark.place = static_cast<int>(place);
  view.marks.push_back(std::move(mark));
}

Text prompt_of(const State& state) {
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::draw: return message(Vazhushal::id, "Draw, or click a card in the line to sweep it");
    case Phase::play: return message(Vazhushal::id, "Meld what you like, then discard a card");
    case Phase::final_melds: return message(Vazhushal::id, "The stock is out. Meld what you can, then finish");
  }
  return {};
}

int cost_in_hand(const State& state, Card card) {
  return card.is_joker() ? state.joker_in_hand : vazhushal::value_of(card);
}

TallyLine line_of(const Meld& meld, int seat, int number) {
  TallyLine line{.seat = seat,
                 .pile = PileId("meld", seat, number),
                 .cards = {},
                 .sum = vazhushal::value_of(meld.roles),
                 .words = message(Vazhushal::id, "Melded")};
  for (const Laid& laid : vazhushal::laid_cards(meld)) {
    line.cards.push_back(laid.card);
    line.points.push_back(vazhushal::value_of(laid.role));
  }
  return line;
}

/// What these cards of the hand could add to that meld; where nothing fits, the same move all the same, to be refused.
void add_additions(const State& state, int seat, int number, const Meld& meld, const Bag& cards, Moves& moves) {
  const auto additions = vazhushal::additions_of(meld, cards, state.wild);
  for (const Meld& added : additions) moves.push_back(Vazhushal::add_move(added, seat, number));
  if (!additions.empty()) return;
  vazhushal::Group group;
  for (const Card card : vazhushal::cards_of(cards))
    group.push_back({card, card.is_joker() ? meld.roles.first() : card});
  moves.push_back(vazhushal::move_of(Vazhushal::add, {.seat = seat, .number = number, .groups = {group}}));
}

/// How many cards come along with that one of the line: all that are newer.
int swept_with(const State& state, const Gesture& gesture) {
  if (gesture.place >= 0) return state.line_size - gesture.place;
  for (int count = 1; count <= state.line_size; ++count)
    if (!gesture.cards.empty() && state.newest(count) == gesture.cards.front()) return count;
  return 0;
}

}  // namespace

Mark vazhushal::wild_mark(Card stands_for) {
  Mark mark;
  mark.kind = Mark::Kind::wild;
  mark.stands_for = stands_for;
  mark.text = stands_for.is_known() ? message(Vazhushal::id, "stands for {the c}").card("c", stands_for)
                                    : message(Vazhushal::id, "wild");
  return mark;
}

void Vazhushal::annotate(const State& state, std::optional<int> viewer, View& view) {
  if (viewer && to_act(state).has(*viewer)) view.prompt = prompt_of(state);
  if (state.phase == Phase::finished && state.last.deal > 0 && state.last.reason == Reason::stock)
    view.captions.push_back({"ended", message(Vazhushal::id, "The stock has run out.")});
  for (const PileView& pile : view.piles) {
    if (pile.id.is("meld")) continue;
    for (std::size_t place = 0; place < pile.cards.size(); ++place)
      if (state.wild.has(pile.cards[place])) mark_wild(view, pile.id, place, unknown_card);
  }
  each_meld(state, [&](const Meld& meld, int seat, int number) {
    const auto cards = vazhushal::laid_cards(meld);
    for (std::size_t place = 0; place < cards.size(); ++place) {
      const auto [card, role] = cards[place];
      if (card != role || state.wild.has(card))
        mark_wild(view, PileId("meld", seat, number), place, card == role ? unknown_card : role);
    }
  });
}

/// When the last to finish ends the game, the hands are turned up one after the other.
std::vector<Moment<Vazhushal::State>> Vazhushal::frames(const State& before, int seat, const Move& move) {
  if (move.verb != pass) return {};
  State after = before;
  apply(after, seat, move);
  if (after.stage != Stage::over) return {};
  std::vector<Moment<State>> moments;
  State shown = before;
  for (int i = 1; i <= before.seats; ++i) {
    const int other = (seat + i) % before.seats;
    if (before.hand_size[at(other)] == 0) continue;
    shown.turned_up.insert(other);
    moments.push_back({.beat = Beat::reveal, .state = shown});
  }
  return moments;
}

/// Only a deal that ends with the stock is counted. What a hand costs everybody is told, its cards as far as they are
/// known.
std::vector<TallyLine> Vazhushal::tally(const State& state) {
  if (state.phase != Phase::finished || state.last.deal == 0 || state.last.reason != Reason::stock) return {};
  std::vector<TallyLine> lines;
  for (int seat = 0; seat < state.seats; ++seat) {
    each_meld(state, [&](const Meld& meld, int owner, int number) {
      if (owner == seat) lines.push_back(line_of(meld, seat, number));
    });
    if (state.hand_size[at(seat)] == 0) continue;
    TallyLine hand{.seat = seat,
                   .pile = PileId("hand", seat),
                   .cards = vazhushal::cards_of(state.hand[at(seat)]),
                   .sum = -state.last.in_hand[at(seat)],
                   .words = message(Vazhushal::id, "Left in hand")};
    for (const Card card : hand.cards) hand.points.push_back(-cost_in_hand(state, card));
    lines.push_back(std::move(hand));
  }
  return lines;
}

void Vazhushal::meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves) {
  if (gesture.from == "stock" || gesture.from == "negative") {
    moves.emplace_back(draw_stock);
    return;
  }
  if (gesture.from == "discard") {
    if (const int count = swept_with(state, gesture); count > 0) moves.push_back(take_move(count));
    return;
  }
  Cards known = gesture.cards;
  std::erase(known, unknown_card);
  if (known.empty()) return;
  if (gesture.from.is("meld")) {  // what is melded is no card of the hand any more
    moves.emplace_back(discard, known.front());
    return;
  }
  if (gesture.from != PileId("hand", seat)) return;
  if (gesture.to == "discard" && known.size() == 1) {
    moves.emplace_back(discard, known.front());
    return;
  }
  Bag cards;
  for (const Card card : known) cards.insert(card);
  each_meld(state, [&](const Meld& meld, int owner, int number) {
    if (gesture.to == PileId("meld", owner, number)) add_additions(state, owner, number, meld, cards, moves);
  });
  if (moves.empty()) meant(state, seat, known, moves);
}

std::optional<Refusal> Vazhushal::why_stays(const State& state, int seat, const Gesture& gesture) {
  if (auto refusal = RulesDefaults::why_stays(state, seat, gesture)) return refusal;
  // The like of that card may be in the hand.
  if (gesture.from.is("meld")) return illegal(message(Vazhushal::id, "Melded cards stay melded."), "Melds");
  if (gesture.from != "negative") return std::nullopt;
  return illegal(message(Vazhushal::id, "That card is the negative joker. Draw from the stock."), "Turn by turn");
}

Stir Vazhushal::stir(const State& /*before*/, int /*seat*/, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: return {.impact = Impact::slight};
    case take:
    case take_meld:
    case take_arrange:
      if (vazhushal::notation_of(move).count < 2) return {.impact = Impact::strong};
      return {.impact = Impact::turning, .cry = message(Vazhushal::id, "Sweep!")};
    case meld:
    case add:
    case arrange: return {.impact = Impact::strong};
    case discard:
    case pass: break;
  }
  return {};
}

}  // namespace fulltable
