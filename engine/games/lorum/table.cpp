// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/lorum/lorum.h"

// Lórum in words and on the table: notation, log, gestures, piles and facts. What is said at a settlement is in
// recap.cpp.

namespace fulltable {

namespace {

using Contract = Lorum::Contract;
using State = Lorum::State;

constexpr std::array<std::string_view, Lorum::contracts> ids{"no_hearts", "queens", "no_tricks", "hairy_ape",
                                                             "train",     "quart",  "domino"};
constexpr std::array<std::string_view, Lorum::contracts> names{"No Hearts", "Queens", "No Tricks", "Hairy Ape",
                                                               "Train",     "Quart",  "Domino"};

std::string_view id_of(Contract contract) {
  return ids[static_cast<std::size_t>(contract)];
}

std::string of_seat(const char* pile, int seat) {
  return pile + std::to_string(seat);
}
std::string row_of(Suit suit) {
  return std::string("tableau.") + letter_of(suit);
}

Json seat_or_null(int seat) {
  return seat == Lorum::nobody ? Json(nullptr) : Json(seat);
}

template <std::size_t N>
Cards first_of(const std::array<Card, N>& cards, std::size_t count) {
  return {cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)};
}

Cards low_to_high(CardSet cards) {
  Cards list(cards.begin(), cards.end());
  std::ranges::stable_sort(list, {}, [](Card card) { return std::pair(index_of(card.suit()), lorum::strength(card)); });
  return list;
}

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  if (state.contract == Contract::train) return "train";
  if (state.contract == Contract::domino) return "domino";
  if (state.contract == Contract::quart) return state.sequence_size == 0 ? "lead" : "continue";
  return state.trick_size == 0 ? "lead" : "follow";
}

/// Where a card goes that is played.
std::string target_of(const State& state, Card card) {
  switch (state.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape: return "trick";
    case Contract::train: return "played";
    case Contract::quart: return "sequence";
    case Contract::domino: return row_of(card.suit());
  }
  return {};
}

/// What a card brings about beyond itself; `before` may be the concealed state of the seat that plays it.
std::vector<Text> consequences(const State& before, int seat, Card card) {
  State after = before;
  Lorum::put(after, seat, card);
  std::vector<Text> then;
  if (before.is_trick_hand() && before.trick_size == 3) {
    const int winner = after.last_trick.winner;
    if (winner == Lorum::nobody)
      then.push_back(message(Lorum::id, "Nobody followed suit, so each player captures their own card."));
    else
      then.push_back(
          message(Lorum::id, "{s} takes the trick.").you(Lorum::id, "You take the trick.").seat("s", winner));
  } else if (before.contract == Contract::train) {
    then.push_back(message(Lorum::id, "The total is {total}.").number("total", after.total));
    if (const int paid = after.pot - before.pot; paid > 0)
      then.push_back(counted(Lorum::id, "{s} pays %n chip(s).", paid)
                         .you_counted(Lorum::id, "You pay %n chip(s).")
                         .seat("s", seat));
  } else if (before.contract == Contract::quart && after.sequence_size == 0) {
    then.push_back(message(Lorum::id, "The sequence ends."));
  }
  if (after.stage != Stage::playing) then.push_back(message(Lorum::id, "The deal is over."));
  return then;
}

Said with_card(const State& state, int seat, Card card) {
  Said said{.log = message(Lorum::id, "{s} plays {the c}.").you(Lorum::id, "You play {the c}."),
            .advice = message(Lorum::id, "Play {the c}."),
            .plate = message(Lorum::id, "{c}"),
            .noun = message(Lorum::id, "{the c}").card("c", card),
            .then = consequences(state, seat, card)};
  if (state.is_blind()) {
    said.log = message(Lorum::id, "{s} turns up {the c}.").you(Lorum::id, "You turn up {the c}.");
    said.advice = message(Lorum::id, "Turn up any card.");
  } else if (phase_of(state) == "lead" && state.contract == Contract::quart) {
    said.log =
        message(Lorum::id, "{s} begins a sequence with {the c}.").you(Lorum::id, "You begin a sequence with {the c}.");
    said.advice = message(Lorum::id, "Begin a sequence with {the c}.");
  } else if (phase_of(state) == "lead") {
    said.log = message(Lorum::id, "{s} leads {the c}.").you(Lorum::id, "You lead {the c}.");
    said.advice = message(Lorum::id, "Lead {the c}.");
    said.plate = message(Lorum::id, "Leads {c}");
  }
  said.log = std::move(said.log).card("c", card);
  said.advice = std::move(said.advice).card("c", card);
  said.plate = std::move(said.plate).card("c", card);
  return said;
}

/// Of a card that its owner, who turns it up, does not see.
Said with_place(int place) {
  return {.log = message(Lorum::id, "{s} turns up card {place} from the left.")
                     .you(Lorum::id, "You turn up card {place} from the left.")
                     .number("place", place + 1),
          .advice = message(Lorum::id, "Turn up any card."),
          .plate = message(Lorum::id, "Turns up a card"),
          .noun = message(Lorum::id, "any other card")};
}

Json last_trick_of(const State& state) {
  if (state.last_trick.leader == Lorum::nobody) return nullptr;
  Json list = Json::array();
  for (int i = 0; i < Lorum::seats; ++i)
    list.push_back({(state.last_trick.leader + i) % Lorum::seats, to_text(state.last_trick.cards[at(i)])});
  return list;
}

Json last_deal_of(const State& state) {
  if (!state.settled) return nullptr;
  return {
      {"contract", id_of(state.last_deal.contract)}, {"change", state.last_deal.change}, {"pot", state.last_deal.pot}};
}

}  // namespace

std::string_view Lorum::name_of(Contract contract) {
  return names[static_cast<std::size_t>(contract)];
}

Text Lorum::words_of_contract(Contract contract) {
  switch (contract) {
    case Contract::no_hearts: return message(Lorum::id, "No Hearts");
    case Contract::queens: return message(Lorum::id, "Queens");
    case Contract::no_tricks: return message(Lorum::id, "No Tricks");
    case Contract::hairy_ape: return message(Lorum::id, "Hairy Ape");
    case Contract::train: return message(Lorum::id, "Train");
    case Contract::quart: return message(Lorum::id, "Quart");
    case Contract::domino: return message(Lorum::id, "Domino");
  }
  return {};
}

std::string Lorum::write(const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: return "play " + to_text(move.card());
    case turn_up: return "play " + std::to_string(move.at(0) + 1);
    case pass: return "pass";
  }
  return {};
}

Result<Move> Lorum::read(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 1 && words[0] == "pass") return Move(pass);
  if (words.size() == 2 && words[0] == "play") {
    const std::string& what = words[1];
    if (what.size() == 1 && what[0] >= '1' && what[0] <= '8') {
      Move move(turn_up);
      move.add(what[0] - '1');
      return move;
    }
    if (const auto card = card_of(what); card && lorum::whole_pack.has(*card)) return Move(play, *card);
  }
  return bad_move(text, "it takes “play” with one of the 32 cards, or with a place from 1 to 8, or “pass”");
}

Said Lorum::say(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: return with_card(state, seat, move.card());
    case turn_up: {
      const Card card = state.hand[at(seat)].cards[at(move.at(0))];
      return card.is_known() ? with_card(state, seat, card) : with_place(move.at(0));
    }
    case pass:
      return {.log = message(Lorum::id, "{s} passes.").you(Lorum::id, "You pass."),
              .advice = message(Lorum::id, "Pass."),
              .plate = message(Lorum::id, "Passes"),
              .noun = message(Lorum::id, "passing")};
  }
  return {};
}

Gesture Lorum::gesture(const State& state, int seat, const Move& move) {
  if (move.verb == play)
    return {.cards = {move.card()}, .from = of_seat("hand.", seat), .to = target_of(state, move.card()), .label = {}};
  if (move.verb == turn_up)
    return {.cards = {unknown_card}, .from = of_seat("hand.", seat), .to = "trick", .label = {}, .place = move.at(0)};
  return {};
}

std::vector<Button> Lorum::buttons(const State& state, int) {
  if (state.stage != Stage::playing || state.contract != Contract::domino) return {};
  return {{Move(pass), message(Lorum::id, "Pass"), "P", false}};
}

View Lorum::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_of(state);
  view.scores = {state.chips.begin(), state.chips.end()};
  view.dealer = state.dealer;
  view.deal = state.deal;
  const Sight sight = state.is_blind() ? Sight::others : Sight::owner;
  for (int seat = 0; seat < seats; ++seat) {
    const Hand& hand = state.hand[at(seat)];
    view.piles.push_back({of_seat("hand.", seat), seat, sight, true, first_of(hand.cards, hand.size),
                          message(Lorum::id, "{s}'s hand").seat("s", seat).you(Lorum::id, "your hand")});
  }
  for (int seat = 0; seat < seats; ++seat)
    view.piles.push_back({of_seat("won.", seat), seat, Sight::everyone, false, low_to_high(state.won[at(seat)]),
                          message(Lorum::id, "cards won by {s}").seat("s", seat).you(Lorum::id, "cards you have won")});
  view.piles.push_back(
      {"trick", -1, Sight::everyone, true, first_of(state.trick, state.trick_size), message(Lorum::id, "trick")});
  view.piles.push_back({"played", -1, Sight::everyone, true, first_of(state.played, state.played_size),
                        message(Lorum::id, "played cards")});
  view.piles.push_back({"sequence", -1, Sight::everyone, true, first_of(state.sequence, state.sequence_size),
                        message(Lorum::id, "sequence")});
  const CardSet rows = state.contract == Contract::domino ? state.gone : CardSet{};
  for (const Suit suit : all_suits)
    view.piles.push_back({row_of(suit), -1, Sight::everyone, true, low_to_high(rows & CardSet::of(suit)),
                          message(Lorum::id, "{suit} row").suit("suit", suit)});

  const bool led = state.is_trick_hand() || state.contract == Contract::quart;
  const Trick& trick = state.last_trick;
  view.facts = {
      {"contract", id_of(state.contract)},
      {"round", (state.deal - 1) / state.deals_per_round() + 1},
      {"pot", state.pot},
      {"leader", led ? seat_or_null(state.leader) : Json(nullptr)},
      {"tricks", state.is_trick_hand() ? Json(state.tricks) : Json(nullptr)},
      {"count", state.contract == Contract::train ? Json(state.total) : Json(nullptr)},
      {"start_rank", state.start_rank < 0 ? Json(nullptr) : Json(std::string(1, rank_letters[at(state.start_rank)]))},
      {"last_trick", last_trick_of(state)},
      {"last_winner", seat_or_null(trick.winner)},
      {"last_deal", last_deal_of(state)}};
  annotate(state, viewer, view);
  return view;
}

}  // namespace fulltable
