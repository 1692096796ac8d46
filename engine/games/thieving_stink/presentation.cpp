// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/tricks.h"
#include "games/thieving_stink/thieving_stink.h"

// What a table of Thieving Stink shows by the rules: what is asked of a player, how bids and tricks end, what a deal
// brings, and what a hand's movement could mean.

namespace fulltable {

namespace {

using State = ThievingStink::State;

Cards trumps_of(const State& state) {
  if (state.bidding()) return {};
  const CardSet set = CardSet::of(state.trump_suit());
  Cards cards(set.begin(), set.end());
  std::ranges::sort(cards, {}, stink::strength);
  return cards;
}

/// What a seat is asked to add to a trick.
Text prompt_to_follow(const State& state, int seat) {
  const Suit led = state.trick[0].suit();
  const CardSet hand = state.hand[at(seat)];
  const auto holds = [&](Suit suit) { return !(hand & CardSet::of(suit)).empty(); };
  Text text = holds(led) ? message(ThievingStink::id, "Follow suit: {suit}")
              : holds(state.trump_suit())
                  ? message(ThievingStink::id, "You have no {suit}. Play a trump")
                  : message(ThievingStink::id, "You have no {suit} and no trump. Play any card");
  return std::move(text).suit("suit", led);
}

Text prompt_for(const State& state, int seat) {
  if (!ThievingStink::to_act(state).has(seat)) return {};
  if (state.bidding()) return message(ThievingStink::id, "Choose a bid. The highest leads and sets trump");
  if (state.trick_size > 0) return prompt_to_follow(state, seat);
  if (state.changed) return message(ThievingStink::id, "Lead a card. This trick has only three cards");
  if ((state.hand[at(seat)] & stink::beaters(state.top(), state.two_high)).empty())
    return message(ThievingStink::id, "Lead a card. None of yours beats the stack");
  return message(ThievingStink::id, "Lead a card, or beat the stack to change trump");
}

/// What the stack would bring that team if the deal ended now.
int points_on_stack(const State& state, int team) {
  const bool holds = !state.bidding() && stink::team_of(state.holder) == team;
  return holds ? ThievingStink::stack_points * state.stack_size : 0;
}

Text so_far(const State& state, int team) {
  const int tricks = ThievingStink::honour_points * state.honours[at(team)];
  return message(ThievingStink::id, "+{tricks} in tricks, +{stack} on the stack")
      .number("tricks", tricks)
      .number("stack", points_on_stack(state, team));
}

std::vector<Caption> captions_of(const State& state) {
  std::vector<Caption> captions{{"team.0", so_far(state, 0)}, {"team.1", so_far(state, 1)}};
  if (state.bidding()) {
    if (state.bids_shown.size() == ThievingStink::seats) {
      constexpr std::array<std::string_view, ThievingStink::seats> places{"bid.0", "bid.1", "bid.2", "bid.3"};
      const auto highest = std::ranges::max_element(state.bids, {}, stink::height);
      captions.push_back(
          {places[static_cast<std::size_t>(highest - state.bids.begin())], message(ThievingStink::id, "highest")});
    }
    return captions;
  }
  captions.push_back({"stack", message(ThievingStink::id, "{s} has the stack\n{cards} · {points}")
                                   .you(ThievingStink::id, "You have the stack\n{cards} · {points}")
                                   .seat("s", state.holder)
                                   .text("cards", counted(ThievingStink::id, "%n card(s)", state.stack_size))
                                   .text("points", counted(ThievingStink::id, "%n point(s)",
                                                           ThievingStink::stack_points * state.stack_size))});
  if (state.changed)
    captions.push_back({"announcement", message(ThievingStink::id, "{s} made {suit} trump")
                                            .you(ThievingStink::id, "You made {suit} trump")
                                            .seat("s", state.holder)
                                            .suit("suit", state.trump_suit())});
  return captions;
}

}  // namespace

void ThievingStink::annotate(const State& state, std::optional<int> viewer, View& view) {
  view.trumps = trumps_of(state);
  view.captions = captions_of(state);
  tell_trick({.leader = state.first(),
              .size = state.trick_size,
              .full = state.trick_full(),
              .best = static_cast<int>(state.best_place())},
             view);
  if (viewer) view.prompt = prompt_for(state, *viewer);
}

std::vector<Moment<ThievingStink::State>> ThievingStink::frames(const State& before, int seat, const Move& move) {
  std::vector<Moment<State>> moments;
  State state = before;
  Gesture step = gesture(before, seat, move);
  switch (static_cast<Verb>(move.verb)) {
    case bid:
      if (before.bids_down.size() + 1 < seats) break;
      lay_bid(state, seat, move.card());
      step.cards = {unknown_card};  // everybody sees the movement
      moments.push_back({Beat::laid, state, std::move(step)});
      for (int i = 1; i <= seats; ++i) {
        state.bids_shown.insert((state.dealer + i) % seats);
        moments.push_back({Beat::reveal, state});
      }
      break;
    case play:
      if (before.trick_size + 1 < before.trick_full()) break;
      lay(state, seat, move.card());
      moments.push_back({Beat::trick, state, std::move(step)});
      break;
    case trump: break;
  }
  return moments;
}

std::vector<TallyLine> ThievingStink::tally(const State& state) {
  if (state.stage == Stage::playing || !state.deal_ended()) return {};
  std::vector<TallyLine> lines;
  for (int seat = 0; seat < seats; ++seat) {
    TallyLine line{
        .seat = seat, .pile = PileId("won", seat), .cards = {}, .words = message(ThievingStink::id, "Honours")};
    for (const Trick& trick : state.tricks)
      for (const Card card : trick.cards)
        if (trick.winner == seat && card.is_known() && stink::is_honour(card)) line.cards.push_back(card);
    line.points.assign(line.cards.size(), honour_points);
    line.sum = honour_points * static_cast<int>(line.cards.size());
    if (line.sum > 0) lines.push_back(std::move(line));
  }
  lines.push_back({.seat = state.holder,
                   .pile = "trump_stack",
                   .cards = {state.stack.begin(), state.stack.begin() + state.stack_size},
                   .points = std::vector<int>(state.stack_size, stack_points),
                   .sum = stack_points * state.stack_size,
                   .words = message(ThievingStink::id, "Trump stack")});
  return lines;
}

void ThievingStink::meant_by_gesture(const State& state, int, const Gesture& gesture, Moves& moves) {
  if (gesture.cards.size() != 1 || !gesture.cards.front().is_known()) return;
  const bool bids = gesture.to.empty() ? state.bidding() : gesture.to.is("bid");
  const Verb verb = bids ? bid : gesture.to == "trump_stack" ? trump : play;
  moves.emplace_back(verb, gesture.cards.front());
}

Stir ThievingStink::stir(const State& before, int seat, const Move& move) {
  if (move.verb != trump) return {};
  if (stink::team_of(before.holder) == stink::team_of(seat)) return {.impact = Impact::strong};
  return {.impact = Impact::turning, .cry = message(ThievingStink::id, "Stolen!")};
}

}  // namespace fulltable
