// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/mate/mate.h"

// Mate on the table: notation, gestures, buttons, piles and facts.
namespace fulltable {

namespace {

using mate::card_at;
using mate::Hand;
using mate::number_of;
using State = Mate::State;
using Phase = Mate::Phase;

Json card_or_null(int card) {
  return card < 0 ? Json(nullptr) : Json(to_text(card_at(card)));
}

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  switch (state.phase) {
    case Phase::foreplace: return "foreplace";
    case Phase::lead: return "lead";
    case Phase::follow: break;
  }
  return "follow";
}

/// The hand as it was dealt, without what has left it.
Cards hand_of(const State& state, std::size_t side) {
  Cards cards;
  for (const int card : state.dealt[side])
    if ((state.hand[side] & mate::bit_of(card)) != 0) cards.push_back(card_at(card));
  return cards;
}

Cards played_by(const State& state, std::size_t side) {
  Cards cards;
  for (std::size_t i = 0; i < state.played_size[side]; ++i) cards.push_back(card_at(state.played[side][i]));
  return cards;
}

Json games_of(const State& state) {
  Json list = Json::array();
  for (std::size_t i = 0; i < state.ended; ++i) {
    const Mate::Game& game = state.games[i];
    list.push_back({{"game", i + 1},
                    {"winner", game.winner == Mate::nobody ? Json(nullptr) : Json(game.winner)},
                    {"card", card_or_null(game.card)},
                    {"move", game.move},
                    {"counted", game.counted},
                    {"overmate", game.overmate},
                    {"points", game.points}});
  }
  return list;
}

Text prompt_of(const State& state, std::optional<int> viewer) {
  if (state.stage != Stage::playing || viewer != state.seat_of(state.turn)) return {};
  switch (state.phase) {
    case Phase::foreplace: return message(Mate::id, "Foreplace a card, or play with all ten?");
    case Phase::lead: return message(Mate::id, "Lead a card. One that can't be answered mates");
    case Phase::follow: break;
  }
  const Card led = card_at(state.led);
  if ((state.cards_of(state.turn) & mate::suit_of_number(state.led)) != 0)
    return message(Mate::id, "Follow suit: {suit}").suit("suit", led.suit());
  return message(Mate::id, "You have no {suit}. Answer with {a rank}")
      .suit("suit", led.suit())
      .rank("rank", led.rank());
}

/// What the last game came to, as long as it lies there, and what follows it.
std::vector<Caption> captions_of(const State& state) {
  if (state.stage == Stage::playing) {
    const bool exchanged = state.ended % 2 == 1 && state.move == 1 && state.led < 0;
    if (!exchanged) return {};
    return {{"news", message(Mate::id, "The same cards, the other way round")}};
  }
  if (state.ended == 0) return {};
  const Mate::Game& game = state.games[std::size_t{state.ended} - 1];
  if (game.winner == Mate::nobody) return {{"news", message(Mate::id, "Nobody is mated")}};
  Text text = game.overmate ? counted(Mate::id, "Overmate with {the c}: %n points", game.points)
                            : counted(Mate::id, "{The c} mates in move {move}: %n points", game.points);
  return {{"news", std::move(text).card("c", card_at(game.card)).number("move", game.move)}};
}

/// The cards of a hand that would mate if they were led now.
std::vector<Mark> marks_of(const State& state) {
  std::vector<Mark> marks;
  if (state.stage != Stage::playing || state.phase != Phase::lead) return marks;
  const int seat = state.seat_of(state.turn);
  const Hand against = state.cards_of(1 - state.turn);
  const bool foreplaced = state.foreplaced[state.turn] >= 0;
  const Hand own = state.cards_of(state.turn);
  const bool again = state.again() >= 0 && state.lone_foreplacer() == state.turn;
  const Cards cards = again ? played_by(state, state.turn) : hand_of(state, state.turn);
  for (std::size_t place = 0; place < cards.size(); ++place) {
    const int card = number_of(cards[place]);
    if ((own & mate::bit_of(card)) == 0 || mate::answers(against, card) != 0) continue;
    const int points = mate::points_of(card, state.move, foreplaced) * (again ? 2 : 1);
    marks.push_back({.pile = {again ? "played" : "hand", seat},
                     .place = static_cast<int>(place),
                     .kind = Mark::Kind::price,
                     .text = counted(Mate::id, "Mates for %n point(s)", points),
                     .points = points});
  }
  return marks;
}

}  // namespace

std::string Mate::write(const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: return "play " + to_text(move.card());
    case foreplace: return "foreplace " + to_text(move.card());
    case pass: return "pass";
  }
  return {};
}

Result<Move> Mate::read(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 1 && words[0] == "pass") return Move(pass);
  if (words.size() == 2 && (words[0] == "play" || words[0] == "foreplace"))
    if (const auto card = card_of(words[1]); card && number_of(*card) >= 0)
      return Move(words[0] == "play" ? play : foreplace, *card);
  return bad_move(text, "it takes “play CARD”, “foreplace CARD” or “pass”; the cards are A T K Q 7 of each suit");
}

Gesture Mate::gesture(const State& state, int seat, const Move& move) {
  if (move.verb == pass) return {};
  const bool again = move.verb == play && number_of(move.card()) == state.again();
  const bool aside = move.verb == foreplace;
  return {.cards = {move.card()},
          .from = {again ? "played" : "hand", seat},
          .to = {aside ? "foreplaced" : "played", seat},
          .label = aside ? message(Mate::id, "Foreplace") : Text()};
}

std::vector<Button> Mate::buttons(const State& state, int seat) {
  if (state.stage != Stage::playing || state.phase != Phase::foreplace) return {};
  const bool turn = seat == state.seat_of(state.turn);
  const Hand cards = turn ? state.foreplaceable() : state.hand[state.side_of(seat)];
  std::vector<Button> list;
  // Any of them stands for the one that is chosen then.
  if (cards != 0)
    list.push_back({.move = Move(foreplace, card_at(mate::first_of(cards))),
                    .label = message(Mate::id, "Foreplace"),
                    .key = "F",
                    .tone = Tone::choice});
  list.push_back({.move = Move(pass), .label = message(Mate::id, "No"), .key = "P", .tone = Tone::choice});
  return list;
}

void Mate::meant_by_gesture(const State& state, int, const Gesture& gesture, Moves& moves) {
  if (gesture.cards.size() != 1 || number_of(gesture.cards.front()) < 0) return;
  const Card card = gesture.cards.front();
  const bool tapped = gesture.to.empty();
  if (gesture.to.is("foreplaced") || (tapped && state.phase == Phase::foreplace)) moves.emplace_back(foreplace, card);
  if (gesture.to.is("played") || tapped) moves.emplace_back(play, card);
}

std::vector<Moment<Mate::State>> Mate::frames(const State& before, int seat, const Move& move) {
  if (move.verb != play) return {};
  State laid = before;
  const auto ended = put(laid, number_of(move.card()));
  if (!ended) return {};
  // The last position of a game lies there, and then what it brings, before the hands change sides.
  State counted = laid;
  count(counted, *ended);
  counted.stage = Stage::deal_due;
  return {{.beat = Beat::laid, .state = laid, .step = gesture(before, seat, move)},
          {.beat = Beat::result, .state = counted}};
}

Kin Mate::kin(const State& state, int seat, Card card) {
  if (state.stage != Stage::playing || state.phase == Phase::foreplace || number_of(card) < 0) return {};
  const int number = number_of(card);
  // Of a card to be led what answers it; of one to answer with what it would meet.
  Kin kin;
  for (const std::size_t side : {0U, 1U}) {
    if ((state.cards_of(side) & mate::bit_of(number)) == 0) continue;
    if (state.phase == Phase::follow) {
      if (state.led >= 0 && side == state.side_of(seat) && side == state.turn &&
          (mate::answers(state.cards_of(side), state.led) & mate::bit_of(number)) != 0)
        kin.onto.push_back(card_at(state.led));
      continue;
    }
    for (Hand hand = mate::answers(state.cards_of(1 - side), number); hand != 0; hand &= hand - 1)
      kin.onto.push_back(card_at(mate::first_of(hand)));
  }
  return kin;
}

View Mate::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_of(state);
  view.scores = {state.scores[0], state.scores[1]};
  view.dealer = state.dealer;
  view.deal = state.deal;
  for (const int seat : {0, 1}) {
    const std::size_t side = state.side_of(seat);
    view.piles.push_back({{"hand", seat},
                          seat,
                          Sight::everyone,
                          true,
                          hand_of(state, side),
                          message(Mate::id, "{s}'s hand").you(Mate::id, "your hand").seat("s", seat)});
    view.piles.push_back({{"played", seat},
                          seat,
                          Sight::everyone,
                          true,
                          played_by(state, side),
                          message(Mate::id, "cards played by {s}").you(Mate::id, "cards you played").seat("s", seat)});
    Cards foreplaced;
    if (const int card = state.foreplaced[side]; card >= 0) foreplaced.push_back(card_at(card));
    view.piles.push_back(
        {{"foreplaced", seat},
         seat,
         Sight::everyone,
         true,
         foreplaced,
         message(Mate::id, "{s}'s foreplaced card").you(Mate::id, "your foreplaced card").seat("s", seat),
         PileLook::crosswise});
  }
  const bool waits = state.stage != Stage::deal_due && state.led >= 0;
  view.facts = {{"game", state.game()},
                {"move", state.move},
                {"leader", state.seat_of(state.leader)},
                {"led", waits ? card_or_null(state.led) : Json(nullptr)},
                {"again", card_or_null(state.again())},
                {"games", games_of(state)}};
  view.marks = marks_of(state);
  view.captions = captions_of(state);
  view.prompt = prompt_of(state, viewer);
  return view;
}

}  // namespace fulltable
