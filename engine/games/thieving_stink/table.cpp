// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/thieving_stink/thieving_stink.h"

// Thieving Stink in words and on the table: notation, log, gestures, piles and facts.

namespace fulltable {

namespace {

using State = ThievingStink::State;
using Trick = ThievingStink::Trick;

constexpr std::array<std::string_view, 3> verbs{"bid", "play", "trump"};

template <std::size_t N>
Cards first_of(const std::array<Card, N>& cards, std::size_t count) {
  return {cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// By suit, each upwards from the two to the ace.
Cards sorted_hand(const State& state, int seat) {
  Cards cards(state.hand[at(seat)].begin(), state.hand[at(seat)].end());
  std::ranges::sort(cards, {}, [](Card card) { return 13 * index_of(card.suit()) + stink::strength(card); });
  cards.resize(state.hand_size[at(seat)], unknown_card);
  return cards;
}

Cards won_by(const State& state, int seat) {
  Cards cards;
  for (std::size_t i = 0; i < state.tricks_played; ++i) {
    const Trick& trick = state.tricks[i];
    if (trick.winner == seat) cards.insert(cards.end(), trick.cards.begin(), trick.cards.begin() + trick.size);
  }
  return cards;
}

Json bids_of(const State& state) {
  if (state.bidding()) return nullptr;
  Json list = Json::array();
  for (const Card card : state.bids) list.push_back(to_text(card));
  return list;
}

Json cards_of(const Trick& trick) {
  if (trick.size == 0) return nullptr;
  Json list = Json::array();
  for (int i = 0; i < trick.size; ++i)
    list.push_back({(trick.first + i) % ThievingStink::seats, to_text(trick.cards[at(i)])});
  return list;
}

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  if (state.bidding()) return "bid";
  return state.trick_size == 0 ? "lead" : "follow";
}

/// What a bid brings about beyond itself. Where the others' bids are not known, they are not told.
std::vector<Text> outcome_of_bid(const State& before, const State& after) {
  if (after.bidding()) return {};
  for (const int seat : before.bids_down)
    if (!before.bids[at(seat)].is_known()) return {message(ThievingStink::id, "The bids are turned up.")};
  std::vector<Text> bids;
  bids.reserve(ThievingStink::seats + 1);
  for (int seat = 0; seat < ThievingStink::seats; ++seat)
    bids.push_back(message(ThievingStink::id, "{s} bids {the c}.")
                       .you(ThievingStink::id, "You bid {the c}.")
                       .seat("s", seat)
                       .card("c", after.bids[at(seat)]));
  bids.push_back(message(ThievingStink::id, "{s} leads. {Suit} are trump.")
                     .you(ThievingStink::id, "You lead. {Suit} are trump.")
                     .seat("s", after.leader)
                     .suit("suit", after.trump_suit()));
  return bids;
}

/// What a card to the trick brings about beyond itself.
std::vector<Text> outcome_of_play(const State& before, const State& after) {
  if (after.tricks_played == before.tricks_played) return {};
  return {message(ThievingStink::id, "{s} takes the trick.")
              .you(ThievingStink::id, "You take the trick.")
              .seat("s", after.last.winner)};
}

/// What the last complete deal brought a team, and how it stands now.
Text outcome_for(const State& state, int team) {
  const auto of_team = at(team);
  const int tricks = state.last_deal.tricks[of_team];
  const int stack = state.last_deal.stack[of_team];
  Text line = stack == 0
                  ? message(ThievingStink::id, "{s} and {t}: {honours}, {tricks}. Total {total}.")
                        .you(ThievingStink::id, "You and {t}: {honours}, {tricks}. Total {total}.")
                        .to(team + 2, ThievingStink::id, "You and {s}: {honours}, {tricks}. Total {total}.")
                  : message(ThievingStink::id,
                            "{s} and {t}: {honours}, {tricks}. Stack: {cards}, {stack}. Deal {deal}, total {total}.")
                        .you(ThievingStink::id,
                             "You and {t}: {honours}, {tricks}. Stack: {cards}, {stack}. Deal {deal}, total {total}.")
                        .to(team + 2, ThievingStink::id,
                            "You and {s}: {honours}, {tricks}. Stack: {cards}, {stack}. Deal {deal}, total {total}.");
  return std::move(line)
      .seat("s", team)
      .seat("t", team + 2)
      .text("honours", counted(ThievingStink::id, "%n honour(s)", tricks / ThievingStink::honour_points))
      .number("tricks", tricks)
      .text("cards", counted(ThievingStink::id, "%n card(s)", stack / ThievingStink::stack_points))
      .number("stack", stack)
      .number("deal", state.last_deal.of(of_team))
      .number("total", state.totals[of_team]);
}

Text change_label() {
  return message(ThievingStink::id, "Change trump");
}

}  // namespace

std::string ThievingStink::write(const Move& move) {
  return std::string(verbs[move.verb]) + " " + to_text(move.card());
}

Result<Move> ThievingStink::read(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 2) {
    const auto verb = std::ranges::find(verbs, words[0]);
    const auto card = card_of(words[1]);
    if (verb != verbs.end() && card && !card->is_joker())
      return Move(static_cast<int>(std::distance(verbs.begin(), verb)), *card);
  }
  return bad_move(text, "it takes “bid CARD”, “play CARD” or “trump CARD”");
}

Said ThievingStink::say(const State& state, int seat, const Move& move) {
  const Card card = move.card();
  State after = state;
  apply(after, seat, move);
  Text noun = message(ThievingStink::id, "{the c}").card("c", card);
  switch (static_cast<Verb>(move.verb)) {
    case bid:
      return {.log = message(ThievingStink::id, "{s} has bid.").you(ThievingStink::id, "You have bid."),
              .advice = message(ThievingStink::id, "Bid {the c}.").card("c", card),
              .plate = message(ThievingStink::id, "Has bid"),
              .noun = std::move(noun),
              .then = outcome_of_bid(state, after)};
    case play:
      if (state.trick_size == 0)
        return {.log = message(ThievingStink::id, "{s} leads {the c}.")
                           .you(ThievingStink::id, "You lead {the c}.")
                           .card("c", card),
                .advice = message(ThievingStink::id, "Lead {the c}.").card("c", card),
                .plate = message(ThievingStink::id, "Leads {c}").card("c", card),
                .noun = std::move(noun)};
      return {.log = message(ThievingStink::id, "{s} plays {the c}.")
                         .you(ThievingStink::id, "You play {the c}.")
                         .card("c", card),
              .advice = message(ThievingStink::id, "Play {the c}.").card("c", card),
              .plate = message(ThievingStink::id, "{c}").card("c", card),
              .noun = std::move(noun),
              .then = outcome_of_play(state, after)};
    case trump: {
      const bool keeps = state.holder == seat;
      Text log = keeps ? message(ThievingStink::id, "{s} keeps the trump stack with {the c}. {Suit} are trump.")
                             .you(ThievingStink::id, "You keep the trump stack with {the c}. {Suit} are trump.")
                       : message(ThievingStink::id, "{s} takes the trump stack with {the c}. {Suit} are trump.")
                             .you(ThievingStink::id, "You take the trump stack with {the c}. {Suit} are trump.");
      return {.log = std::move(log).card("c", card).suit("suit", card.suit()),
              .advice = message(ThievingStink::id, "Put {the c} on the trump stack.").card("c", card),
              .plate = message(ThievingStink::id, "Trump: {c}").card("c", card),
              .noun = message(ThievingStink::id, "{the c} on the trump stack").card("c", card)};
    }
  }
  return {};
}

std::vector<Text> ThievingStink::recap(const State& state) {
  if (!state.deal_ended()) return {};
  const int ended = state.deal - (state.stage == Stage::playing ? 1 : 0);
  return {message(ThievingStink::id, "Deal {deal}").number("deal", ended), outcome_for(state, 0),
          outcome_for(state, 1)};
}

Gesture ThievingStink::gesture(const State&, int seat, const Move& move) {
  const std::string number = std::to_string(seat);
  std::string to;
  Text label;
  switch (static_cast<Verb>(move.verb)) {
    case bid:
      to = "bid." + number;
      label = message(ThievingStink::id, "Bid");
      break;
    case play:
      to = "trick";
      label = message(ThievingStink::id, "Play");
      break;
    case trump:
      to = "trump_stack";
      label = change_label();
      break;
  }
  return {.cards = {move.card()}, .from = "hand." + number, .to = to, .label = label};
}

std::vector<Button> ThievingStink::buttons(const State& state, int seat) {
  const CardSet cards = state.hand[at(seat)];
  if (state.stage != Stage::playing || state.bidding() || cards.empty()) return {};
  // The card that speaks best for it: where even this one may not, the reason holds for all.
  const CardSet beating = cards & stink::beaters(state.top(), state.two_high);
  const CardSet from = beating.empty() ? cards : beating;
  return {{.move = Move(trump, std::ranges::max(from, {}, stink::height)),
           .label = change_label(),
           .key = "T",
           .tone = Tone::quiet}};
}

View ThievingStink::show(const State& state, std::optional<int> viewer) {
  const bool playing = state.stage == Stage::playing;
  const bool bidding = state.bidding();
  View view;
  view.phase = phase_of(state);
  view.dealer = state.dealer;
  view.deal = state.deal;
  for (int seat = 0; seat < seats; ++seat) {
    const std::string suffix = "." + std::to_string(seat);
    Cards bid_cards;
    if (bidding && state.bids_down.has(seat)) bid_cards = {state.bids[at(seat)]};
    view.scores.push_back(state.totals[at(stink::team_of(seat))]);
    view.piles.push_back(
        {"hand" + suffix, seat, Sight::owner, false, sorted_hand(state, seat),
         message(ThievingStink::id, "{s}'s hand").seat("s", seat).you(ThievingStink::id, "your hand")});
    const Sight bid_sight = state.bids_shown.has(seat) ? Sight::everyone : Sight::owner;
    view.piles.push_back({"bid" + suffix, seat, bid_sight, true, bid_cards,
                          message(ThievingStink::id, "{s}'s bid").seat("s", seat).you(ThievingStink::id, "your bid")});
    view.piles.push_back(
        {"won" + suffix, seat, Sight::everyone, true, won_by(state, seat),
         message(ThievingStink::id, "cards won by {s}").seat("s", seat).you(ThievingStink::id, "cards you have won")});
  }
  view.piles.push_back({"trump_stack", -1, Sight::everyone, true, first_of(state.stack, state.stack_size),
                        message(ThievingStink::id, "trump stack")});
  view.piles.push_back({"trick", -1, Sight::everyone, true, first_of(state.trick, state.trick_size),
                        message(ThievingStink::id, "trick")});
  view.facts = {
      {"trump", bidding ? Json(nullptr) : Json(std::string(1, letter_of(state.trump_suit())))},
      {"trump_holder", bidding ? Json(nullptr) : Json(state.holder)},
      {"leader", bidding || !playing ? Json(nullptr) : Json(state.leader)},
      {"changed", state.changed},
      {"tricks_played", state.tricks_played},
      {"bids", bids_of(state)},
      {"trick_points", {honour_points * state.honours[0], honour_points * state.honours[1]}},
      {"last_trick", cards_of(state.last)},
      {"last_winner", state.last.size == 0 ? Json(nullptr) : Json(state.last.winner)},
      {"last_deal", state.deal_ended() ? Json{{"tricks", state.last_deal.tricks}, {"stack", state.last_deal.stack}}
                                       : Json(nullptr)}};
  annotate(state, viewer, view);
  return view;
}

}  // namespace fulltable
