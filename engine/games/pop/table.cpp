// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/pop/pop.h"

// Pop! in words and on the table: notation, log, gestures, buttons, piles and facts.

namespace fulltable {

namespace {

using Area = Pop::Area;
using State = Pop::State;

const char* name_of(Area area) {
  return area == Area::hand ? "hand" : "display";
}

Json seat_or_null(int seat) {
  return seat == Pop::nobody ? Json(nullptr) : Json(seat);
}

Json suit_or_null(int suit) {
  if (suit == pop::no_suit) return nullptr;
  return std::string(1, letter_of(static_cast<Suit>(suit)));
}

Json texts_of(const std::array<Card, 4>& cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(to_text(card));
  return list;
}

/// Plain suits first, the trumps last, each upwards.
Cards sorted_hand(const State& state, int seat) {
  const pop::Order& order = state.order();
  const auto place = [&](Card card) {
    const int suit = order.suit_of(card);
    return (suit == order.trump ? 100 : 20 * suit) + order.rank_of(card);
  };
  Cards cards(state.hand[at(seat)].begin(), state.hand[at(seat)].end());
  std::ranges::sort(cards, {}, place);
  cards.resize(state.hand_size[at(seat)], unknown_card);
  return cards;
}

template <std::size_t N>
Cards first_of(const std::array<Card, N>& cards, std::size_t count) {
  return {cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)};
}

Json tricks_of(const State& state) {
  Json list = Json::array();
  for (std::size_t i = 0; i < state.tricks_done(); ++i) {
    const Pop::Trick& trick = state.tricks[i];
    list.push_back({{"leader", trick.leader},
                    {"area", name_of(trick.area)},
                    {"cards", texts_of(trick.cards)},
                    {"winner", trick.winner}});
  }
  return list;
}

Json results_of(const State& state) {
  Json list = Json::array();
  for (std::size_t i = 0; i < state.rounds; ++i) {
    const Pop::Round& round = state.results[i];
    list.push_back({{"dealer", round.dealer},
                    {"cube", round.cube},
                    {"tricks", round.tricks},
                    {"folded", seat_or_null(round.folded)},
                    {"winner", round.winner()},
                    {"points", {round.points(0), round.points(1)}}});
  }
  return list;
}

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  if (state.popper != Pop::nobody) return "answer";
  constexpr std::array<std::string_view, 5> phases{"lead", "follow", "continue", "close", "close"};
  return phases[state.trick_size];
}

Text score_of(int seat, int points) {
  return counted(Pop::id, "{s} scores %n point(s).", points)
      .you_counted(Pop::id, "You score %n point(s).")
      .seat("s", seat);
}

/// What a card to the trick brings about beyond itself, for the log.
std::vector<Text> outcome_of(const State& before, int seat, const Move& move) {
  State after = before;
  Pop::apply(after, seat, move);
  if (after.tricks_done() == before.tricks_done()) return {};
  std::vector<Text> outcome{message(Pop::id, "{s} takes the trick.")
                                .you(Pop::id, "You take the trick.")
                                .seat("s", after.tricks[before.tricks_done()].winner)};
  if (after.rounds == before.rounds) return outcome;
  const Pop::Round& round = after.results[before.rounds];
  const int winner = round.winner();
  outcome.push_back(message(Pop::id, "The round is over."));
  outcome.push_back(score_of(winner, round.points(winner)));
  outcome.push_back(score_of(1 - winner, round.points(1 - winner)));
  return outcome;
}

Said said_of_lead(Area area, Card card) {
  const bool hand = area == Area::hand;
  Text log =
      hand
          ? message(Pop::id, "{s} leads {the c} from the hand.").you(Pop::id, "You lead {the c} from your hand.")
          : message(Pop::id, "{s} leads {the c} from the display.").you(Pop::id, "You lead {the c} from your display.");
  Text advice =
      hand ? message(Pop::id, "Lead {the c} from your hand.") : message(Pop::id, "Lead {the c} from your display.");
  return {.log = std::move(log).card("c", card),
          .advice = std::move(advice).card("c", card),
          .plate = message(Pop::id, "Leads {c}").card("c", card),
          .noun = message(Pop::id, "{the c}").card("c", card)};
}

}  // namespace

std::string Pop::write(const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case lead: return std::string("lead ") + name_of(static_cast<Area>(move.at(1))) + " " + to_text(move.card());
    case play: return "play " + to_text(move.card());
    case pop: return "pop";
    case accept: return "accept";
    case fold: return "fold";
  }
  return "";
}

Result<Move> Pop::read(std::string_view text) {
  const auto words = words_of(text);
  const auto wrong = [&] {
    return bad_move(text, "it takes “lead hand CARD”, “lead display CARD”, “play CARD”, “pop”, “accept” or “fold”");
  };
  if (words.empty()) return wrong();
  const std::string& verb = words[0];
  if (words.size() == 1) {
    if (verb == "pop") return Move(pop);
    if (verb == "accept") return Move(accept);
    if (verb == "fold") return Move(fold);
    return wrong();
  }
  const auto card = card_of(words.back());
  if (!card) return wrong();
  if (verb == "play" && words.size() == 2) return Move(play, *card);
  if (verb == "lead" && words.size() == 3)
    for (const Area area : {Area::hand, Area::display})
      if (words[1] == name_of(area)) return Move(lead, *card, static_cast<int>(area));
  return wrong();
}

Said Pop::say(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case lead: return said_of_lead(static_cast<Area>(move.at(1)), move.card());
    case play:
      return {.log = message(Pop::id, "{s} plays {the c}.").you(Pop::id, "You play {the c}.").card("c", move.card()),
              .advice = message(Pop::id, "Play {the c}.").card("c", move.card()),
              .plate = message(Pop::id, "{c}").card("c", move.card()),
              .noun = message(Pop::id, "{the c}").card("c", move.card()),
              .then = outcome_of(state, seat, move)};
    case pop:
      return {.log = message(Pop::id, "{s} says “Pop!”").you(Pop::id, "You say “Pop!”"),
              .advice = message(Pop::id, "Pop!"),
              .plate = message(Pop::id, "Pop!"),
              .noun = message(Pop::id, "popping")};
    case accept:
      return {.log = message(Pop::id, "{s} accepts. The cube goes up to {cube}.")
                         .you(Pop::id, "You accept. The cube goes up to {cube}.")
                         .number("cube", state.cube + 1),
              .advice = message(Pop::id, "Accept."),
              .plate = message(Pop::id, "Accepts"),
              .noun = message(Pop::id, "accepting")};
    case fold:
      return {.log = counted(Pop::id, "{s} folds. {s2} scores %n point(s).", state.cube)
                         .you_counted(Pop::id, "You fold. {s2} scores %n point(s).")
                         .to_counted(1 - seat, Pop::id, "{s} folds. You score %n point(s).")
                         .seat("s2", 1 - seat),
              .advice = message(Pop::id, "Fold."),
              .plate = message(Pop::id, "Folds"),
              .noun = message(Pop::id, "folding")};
  }
  return {};
}

Gesture Pop::gesture(const State& state, int seat, const Move& move) {
  if (move.verb != lead && move.verb != play) return {};
  const Area area = move.verb == lead ? static_cast<Area>(move.at(1)) : state.area_due();
  return {.cards = {move.card()},
          .from = std::string(name_of(area)) + "." + std::to_string(seat),
          .to = "trick",
          .label = {}};
}

std::vector<Button> Pop::buttons(const State& state, int seat) {
  std::vector<Button> list;
  if (state.stage != Stage::playing) return list;
  if (state.popper == 1 - seat) {
    list.push_back({.move = Move(accept),
                    .label = message(Pop::id, "Accept (play for {cube})").number("cube", state.cube + 1),
                    .key = "A",
                    .tone = Tone::choice});
    list.push_back({.move = Move(fold),
                    .label = message(Pop::id, "Fold (lose {cube})").number("cube", state.cube),
                    .key = "F",
                    .tone = Tone::choice});
  }
  if (state.pops != Pops::off)
    list.push_back({.move = Move(pop), .label = message(Pop::id, "Pop!"), .key = "P", .tone = Tone::quiet});
  return list;
}

View Pop::show(const State& state, std::optional<int> viewer) {
  const bool over = state.stage == Stage::over;
  const auto unless_over = [&](Sight sight) { return over ? Sight::everyone : sight; };
  View view;
  view.phase = phase_of(state);
  view.scores = {state.scores[0], state.scores[1]};
  view.dealer = state.dealer;
  view.deal = state.deal;
  for (const int seat : {0, 1}) {
    const std::string suffix = "." + std::to_string(seat);
    Cards won;
    for (std::size_t i = 0; i < state.tricks_done(); ++i)
      if (state.tricks[i].winner == seat)
        won.insert(won.end(), state.tricks[i].cards.begin(), state.tricks[i].cards.end());
    // The complete tricks are public memory, but nobody may look through the captured cards.
    if (viewer && !over) std::ranges::fill(won, unknown_card);
    view.piles.push_back({"hand" + suffix, seat, unless_over(Sight::owner), false, sorted_hand(state, seat),
                          message(Pop::id, "{s}'s hand").you(Pop::id, "your hand").seat("s", seat)});
    view.piles.push_back({"display" + suffix, seat, Sight::everyone, true,
                          first_of(state.display[at(seat)], state.display_size[at(seat)]),
                          message(Pop::id, "{s}'s display").you(Pop::id, "your display").seat("s", seat)});
    view.piles.push_back(
        {"down" + suffix, seat, unless_over(Sight::nobody), true,
         first_of(state.down[at(seat)], state.down_size[at(seat)]),
         message(Pop::id, "{s}'s face-down cards").you(Pop::id, "your face-down cards").seat("s", seat)});
    view.piles.push_back({"won" + suffix, seat, unless_over(Sight::nobody), true, won,
                          message(Pop::id, "cards won by {s}").you(Pop::id, "cards you won").seat("s", seat)});
  }
  view.piles.push_back({"upcard", -1, Sight::everyone, true, {state.upcard}, message(Pop::id, "upcard")});
  view.piles.push_back({"stock", -1, unless_over(Sight::nobody), true, first_of(state.stock, state.stock.size()),
                        message(Pop::id, "stock")});
  view.piles.push_back(
      {"trick", -1, Sight::everyone, true, first_of(state.trick, state.trick_size), message(Pop::id, "trick")});
  view.facts = {{"trump", suit_or_null(state.trump())},
                {"cube", state.cube},
                {"cube_start", state.cube_start},
                {"popper", seat_or_null(state.popper)},
                {"last_popper", seat_or_null(state.last_popper)},
                {"turn", over ? Json(nullptr) : Json(state.turn)},
                {"leader", state.leader},
                {"lead_area", state.trick_size == 0 ? Json(nullptr) : Json(name_of(state.lead_area))},
                {"lead_suit", suit_or_null(state.lead_suit)},
                {"tricks_won", state.tricks_won},
                {"tricks", tricks_of(state)},
                {"results", results_of(state)}};
  annotate(state, viewer, view);
  return view;
}

}  // namespace fulltable
