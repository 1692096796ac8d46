// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/pop/pop.h"

// What a table of Pop! shows by the rules: the order of trumps, where a card must come from, how a trick and a round
// end, and what a hand's movement could mean.

namespace fulltable {

namespace {

using Area = Pop::Area;
using State = Pop::State;

Cards trumps_of(const State& state) {
  if (state.trump() == pop::no_suit) return {};
  const pop::Order& order = state.order();
  const CardSet set = order.members[static_cast<std::size_t>(state.trump())];
  Cards cards(set.begin(), set.end());
  std::ranges::sort(cards, {}, [&](Card card) { return order.rank_of(card); });
  return cards;
}

/// Whether that seat is the one to add a card to a trick that has been led.
bool must_play(const State& state, int seat) {
  return state.stage == Stage::playing && state.popper == Pop::nobody && state.turn == seat && state.trick_size > 0 &&
         state.trick_size < 4;
}

/// What a seat is asked to add to a trick.
Text prompt_to_follow(const State& state, int seat) {
  const bool hand = state.area_due() == Area::hand;
  if (state.lead_suit == pop::no_suit)
    return hand ? message(Pop::id, "Play any card from your hand")
                : message(Pop::id, "Play any card from your display");
  const CardSet cards = hand ? state.hand[static_cast<std::size_t>(seat)] : state.face_up(seat);
  const bool follows = !(cards & state.order().members[state.lead_suit]).empty();
  Text text = !follows ? (hand ? message(Pop::id, "You have no {suit}. Play any card from your hand")
                               : message(Pop::id, "Your display has no {suit}. Play any card from it"))
              : hand   ? message(Pop::id, "Follow suit from your hand: {suit}")
                       : message(Pop::id, "Follow suit from your display: {suit}");
  return std::move(text).suit("suit", static_cast<Suit>(state.lead_suit));
}

Text prompt_for(const State& state, int seat) {
  if (state.stage != Stage::playing) return {};
  if (state.popper == 1 - seat) return message(Pop::id, "{s} says “Pop!” Accept or fold?").seat("s", state.popper);
  if (state.popper == Pop::nobody && state.turn == seat && state.trick_size == 0)
    return message(Pop::id, "Your lead: hand or display");
  return must_play(state, seat) ? prompt_to_follow(state, seat) : Text();
}

/// What a finished round brought a seat, and how it stands now.
Text outcome_for(const State& state, const Pop::Round& round, int seat) {
  const int points = round.points(seat);
  Text text = round.folded == Pop::nobody
                  ? counted(Pop::id, "{s} takes {tricks} of 7 tricks and scores %n point(s), {total} in all.", points)
                        .you_counted(Pop::id, "You take {tricks} of 7 tricks and score %n point(s), {total} in all.")
              : round.folded == seat ? counted(Pop::id, "{s} folds and scores %n point(s), {total} in all.", points)
                                           .you_counted(Pop::id, "You fold and score %n point(s), {total} in all.")
                                     : counted(Pop::id, "{s} scores %n point(s), {total} in all.", points)
                                           .you_counted(Pop::id, "You score %n point(s), {total} in all.");
  return std::move(text)
      .seat("s", seat)
      .number("tricks", round.tricks[static_cast<std::size_t>(seat)])
      .number("total", state.scores[static_cast<std::size_t>(seat)]);
}

/// Whose card lies at that place of the trick or will, and from where.
Text words_for_place(const State& state, std::size_t place) {
  if (place == 0 && state.trick_size > 0) return message(Pop::id, "{s} led").you(Pop::id, "You led");
  if (place < state.trick_size) return message(Pop::id, "{s}").you(Pop::id, "You");
  const bool hand = (place < 2) == (state.lead_area == Area::hand);
  return hand ? message(Pop::id, "{s}'s hand card").you(Pop::id, "Your hand card")
              : message(Pop::id, "{s}'s display card").you(Pop::id, "Your display card");
}

/// Who is winning the trick, or is to lead it.
Text words_for_trick(const State& state) {
  if (state.trick_size == 0) return message(Pop::id, "{s} leads.").you(Pop::id, "You lead.").seat("s", state.leader);
  const int best = state.played_by(state.best_place());
  if (state.trick_size == 4)
    return message(Pop::id, "{s} takes the trick.").you(Pop::id, "You take the trick.").seat("s", best);
  return message(Pop::id, "{s} is winning this trick.").you(Pop::id, "You're winning this trick.").seat("s", best);
}

void tell_trick(const State& state, View& view) {
  if (state.stage != Stage::playing) return;
  constexpr std::array<std::string_view, 4> places{"trick.0", "trick.1", "trick.2", "trick.3"};
  for (std::size_t place = 0; place < (state.trick_size == 0 ? 0 : places.size()); ++place)
    view.captions.push_back({places[place], words_for_place(state, place).seat("s", state.played_by(place))});
  view.captions.push_back({"winning", words_for_trick(state)});
  view.captions.push_back({"count", message(Pop::id, "Trick {number} of {all}. Four win the round.")
                                        .number("number", static_cast<std::int64_t>(state.tricks_done()) + 1)
                                        .number("all", Pop::round_tricks)});
  if (state.trick_size > 0)
    view.marks.push_back({.pile = "trick",
                          .place = static_cast<int>(state.best_place()),
                          .kind = Mark::Kind::winning,
                          .text = message(Pop::id, "wins so far")});
}

/// What the cube stands for, and what an open pop asks for.
void tell_cube(const State& state, View& view) {
  if (state.popper == Pop::nobody) return;
  view.captions.push_back({"pop", message(Pop::id, "{s} wants to play for {points}.")
                                      .you(Pop::id, "You want to play for {points}.")
                                      .seat("s", state.popper)
                                      .number("points", state.cube + 1)});
}

}  // namespace

void Pop::annotate(const State& state, std::optional<int> viewer, View& view) {
  view.trumps = trumps_of(state);
  tell_trick(state, view);
  tell_cube(state, view);
  if (!viewer) return;
  view.prompt = prompt_for(state, *viewer);
  if (!must_play(state, *viewer)) return;
  view.captions.push_back(state.area_due() == Area::hand
                              ? Caption{"hand", message(Pop::id, "Play from your hand")}
                              : Caption{"display", message(Pop::id, "Play from your display")});
}

std::vector<Moment<Pop::State>> Pop::frames(const State& before, int seat, const Move& move) {
  if (move.verb != play || before.trick_size != 3) return {};
  State complete = before;
  lay(complete, seat, before.area_due(), move.card());
  return {{Beat::trick, complete, gesture(before, seat, move)}};
}

std::vector<Text> Pop::recap(const State& state) {
  if (state.rounds == 0 || state.stage == Stage::over) return {};
  const Round& round = state.results[std::size_t{state.rounds} - 1];
  return {message(Pop::id, "Round {round} is over").number("round", state.rounds),
          outcome_for(state, round, round.winner()), outcome_for(state, round, 1 - round.winner())};
}

std::vector<TallyLine> Pop::tally(const State& state) {
  if (state.stage == Stage::playing || state.rounds == 0) return {};
  const Round& round = state.results[std::size_t{state.rounds} - 1];
  std::vector<TallyLine> lines;
  for (const int seat : {round.winner(), 1 - round.winner()}) {
    const int points = round.points(seat);
    if (points == 0) continue;
    const int tricks = round.tricks[static_cast<std::size_t>(seat)];
    lines.push_back({.seat = seat,
                     .pile = {},
                     .cards = {},
                     .points = {},
                     .sum = points,
                     .words = round.folded == nobody
                                  ? counted(Pop::id, "%n trick(s)", tricks)
                                  : message(Pop::id, "{s} folded").you(Pop::id, "You folded").seat("s", round.folded)});
  }
  return lines;
}

void Pop::meant_by_gesture(const State& state, int, const Gesture& gesture, Moves& moves) {
  if (gesture.cards.size() != 1 || !gesture.cards.front().is_known()) return;
  const Card card = gesture.cards.front();
  if (state.trick_size == 0)
    moves.emplace_back(lead, card, static_cast<int>(gesture.from.is("hand") ? Area::hand : Area::display));
  else
    moves.emplace_back(play, card);
}

Stir Pop::stir(const State& /*before*/, int /*seat*/, const Move& move) {
  if (move.verb == pop) return {.impact = Impact::turning, .cry = message(Pop::id, "Pop!")};
  return {.impact = move.verb == accept || move.verb == fold ? Impact::strong : Impact::usual};
}

}  // namespace fulltable
