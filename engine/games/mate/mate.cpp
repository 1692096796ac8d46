// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mate/mate.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using mate::bit_of;
using mate::card_at;
using mate::first_of;
using mate::Hand;
using mate::number_of;
using State = Mate::State;
using Phase = Mate::Phase;

constexpr const char* when_foreplacing = "Phase foreplace";
constexpr const char* when_playing = "Phases lead and follow";

std::size_t other(std::size_t side) {
  return 1 - side;
}

/// A game begins with the hands as they were dealt.
void begin_game(State& state) {
  for (const std::size_t side : {0U, 1U}) {
    state.hand[side] = 0;
    for (const int card : state.dealt[side]) state.hand[side] |= bit_of(card);
    state.foreplaced[side] = Mate::no_card;
    state.played[side] = {};
    state.played_size[side] = 0;
  }
  state.phase = state.foreplacing ? Phase::foreplace : Phase::lead;
  state.move = 1;
  state.leader = state.turn = 0;
  state.led = Mate::no_card;
  state.stage = Stage::playing;
}

Mate::Game mated_by(const State& state, int card) {
  const bool overmate = card == state.again();
  const bool foreplaced = state.foreplaced[state.leader] != Mate::no_card;
  const int points = mate::points_of(card, state.move, foreplaced) * (overmate ? 2 : 1);
  return {.winner = static_cast<std::int8_t>(state.seat_of(state.leader)),
          .card = static_cast<std::int8_t>(card),
          .move = state.move,
          .counted = static_cast<std::uint8_t>(state.move + (foreplaced ? 1 : 0)),
          .overmate = overmate,
          .points = static_cast<std::uint8_t>(points)};
}

Refusal why_no_foreplacing(const State& state, const Move& move) {
  if (!state.foreplacing) return illegal(message(Mate::id, "This game is played without foreplacing."), "Options");
  if (state.phase != Phase::foreplace)
    return illegal(message(Mate::id, "Cards are foreplaced only before the first lead."), when_foreplacing);
  if ((state.hand[state.turn] & bit_of(number_of(move.card()))) == 0)
    return illegal(message(Mate::id, "{The c} isn't in your hand.").card("c", move.card()), when_foreplacing);
  return illegal(message(Mate::id, "{s2} put {the c} out of play. Choose another suit and another rank.")
                     .seat("s2", state.seat_of(0))
                     .card("c", card_at(state.foreplaced[0])),
                 when_foreplacing);
}

Refusal why_no_card(const State& state, const Move& move) {
  if (state.phase == Phase::foreplace)
    return illegal(message(Mate::id, "Foreplace a card or say no before you play."), when_foreplacing);
  const int again = state.again();
  const bool has_it = (state.cards_of(state.turn) & bit_of(number_of(move.card()))) != 0;
  if (!has_it && again >= 0 && state.lone_foreplacer() == state.turn)
    return illegal(message(Mate::id, "Your hand is empty. Play {the c} once more.").card("c", card_at(again)),
                   "The tenth move after foreplacing");
  if (!has_it) return illegal(message(Mate::id, "{The c} isn't in your hand.").card("c", move.card()), when_playing);
  const Card led = card_at(state.led);
  if ((state.cards_of(state.turn) & mate::suit_of_number(state.led)) != 0)
    return illegal(
        message(Mate::id, "{Suit} were led and you hold one, so you must follow suit.").suit("suit", led.suit()),
        when_playing);
  return illegal(message(Mate::id, "You have no {suit}, so you must answer with {a rank}.")
                     .suit("suit", led.suit())
                     .rank("rank", led.rank()),
                 when_playing);
}

}  // namespace

std::optional<std::size_t> Mate::State::lone_foreplacer() const {
  if ((foreplaced[0] == no_card) == (foreplaced[1] == no_card)) return std::nullopt;
  return foreplaced[0] == no_card ? 1U : 0U;
}

std::int8_t Mate::State::again() const {
  const auto side = lone_foreplacer();
  return side && move == most_moves ? played[*side][most_moves - 2] : no_card;
}

Hand Mate::State::cards_of(std::size_t side) const {
  const int card = again();
  return card >= 0 && lone_foreplacer() == side ? bit_of(card) : hand[side];
}

Hand Mate::State::foreplaceable() const {
  Hand cards = hand[turn];
  if (const int first = foreplaced[0]; turn == 1 && first >= 0)
    cards &= ~(mate::suit_of_number(first) | mate::rank_of_number(first));
  return cards;
}

mate::Position Mate::State::position() const {
  mate::Position position{.hand = hand, .leader = leader, .foreplaced = {foreplaced[0] >= 0, foreplaced[1] >= 0}};
  if (led >= 0 && led != again()) position.hand[leader] |= bit_of(led);
  return position;
}

const GameInfo& Mate::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = "mate";
    game.name = "Mate";
    game.tagline = message(Mate::id, "A duel with open cards: lead one that can't be answered");
    game.family = "tricks";
    game.family_name = message(Mate::id, "Trick-taking");
    game.min_seats = game.max_seats = game.default_seats = 2;
    game.minutes = 10;
    game.options = {
        {.id = "rounds",
         .type = OptionType::integer,
         .choices = {},
         .min = 1,
         .max = 10,
         .standard = 2,
         .summary = "Rounds in a match; a round is two games with the same two hands",
         .label = message(Mate::id, "Rounds"),
         .help = message(Mate::id, "A round is two games with the same hands, exchanged")},
        {.id = "foreplace",
         .type = OptionType::boolean,
         .choices = {},
         .standard = 1,
         .summary = "Before each game a player may put a card out of play to raise the score",
         .label = message(Mate::id, "Foreplacing"),
         .help = message(Mate::id, "Before each game you may put a card out of play to score more")},
    };
    // The search values each move exactly; what tells the levels apart is how much of that they let go. Easy is a match
    // for somebody who looks three moves ahead.
    game.search = {{{0, 0, 0, 0}, {6, 1, 1, 0.3}, {12, 1, 1, 0.1}, {24, 1, 1, 0.05}, {300, 0, 0, 0}}};
    game.ranks = "7QKTA";
    game.presets = {{message(Mate::id, "Quick"), {{"rounds", 1}}}, {message(Mate::id, "Tournament"), {{"rounds", 5}}}};
    return game;
  }();
  return info;
}

Cards Mate::pack(const TableSetup&) {
  return {mate::whole_pack.begin(), mate::whole_pack.end()};
}

Mate::State Mate::start(const TableSetup& setup) {
  State state;
  state.rounds = static_cast<std::uint8_t>(setup.options[0]);
  state.foreplacing = setup.options.on(1);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void Mate::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == mate::pack_size);
  constexpr std::size_t packet = 5;
  for (std::size_t i = 0; i < pack.size(); ++i) {
    const std::size_t side = i / packet % 2 == 0 ? 1 : 0;
    state.dealt[side][i / (2 * packet) * packet + i % packet] = static_cast<std::int8_t>(number_of(pack[i]));
  }
  ++state.deal;
  begin_game(state);
}

SeatSet Mate::to_act(const State& state) {
  SeatSet seats;
  if (state.stage == Stage::playing) seats.insert(state.seat_of(state.turn));
  return seats;
}

void Mate::legal(const State& state, int seat, Moves& moves) {
  if (state.stage != Stage::playing || seat != state.seat_of(state.turn)) return;
  Hand cards = state.phase == Phase::foreplace ? state.foreplaceable() : state.cards_of(state.turn);
  if (state.phase == Phase::follow) cards = mate::answers(cards, state.led);
  const Verb verb = state.phase == Phase::foreplace ? foreplace : play;
  for (; cards != 0; cards &= cards - 1) moves.emplace_back(verb, card_at(first_of(cards)));
  if (state.phase == Phase::foreplace) moves.emplace_back(pass);
}

Refusal Mate::why_not(const State& state, int, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: return why_no_card(state, move);
    case foreplace: return why_no_foreplacing(state, move);
    case pass: break;
  }
  return illegal(state.foreplacing ? message(Mate::id, "You can say no only before the first lead.")
                                   : message(Mate::id, "This game is played without foreplacing."),
                 state.foreplacing ? when_foreplacing : "Options");
}

void Mate::apply(State& state, int, const Move& move) {
  if (move.verb == play) {
    if (const auto ended = put(state, number_of(move.card()))) end(state, *ended);
    return;
  }
  if (move.verb == foreplace) {
    const int card = number_of(move.card());
    state.hand[state.turn] &= ~bit_of(card);
    state.foreplaced[state.turn] = static_cast<std::int8_t>(card);
  }
  if (state.turn == 1) state.phase = Phase::lead;
  state.turn = static_cast<std::uint8_t>(other(state.turn));
}

std::optional<Mate::Game> Mate::put(State& state, int card) {
  assert(card >= 0);
  const std::size_t side = state.turn;
  if (card != state.again()) {
    state.hand[side] &= ~bit_of(card);
    state.played[side][state.played_size[side]++] = static_cast<std::int8_t>(card);
  }
  state.turn = static_cast<std::uint8_t>(other(side));
  if (state.phase == Phase::lead) {
    state.phase = Phase::follow;
    state.led = static_cast<std::int8_t>(card);
    if (mate::answers(state.cards_of(state.turn), card) == 0) return mated_by(state, card);
    return std::nullopt;
  }
  state.phase = Phase::lead;
  if (card < state.led) state.leader = static_cast<std::uint8_t>(side);
  state.turn = state.leader;
  state.led = no_card;
  const bool both = state.foreplaced[0] >= 0 && state.foreplaced[1] >= 0;
  if (state.move == (both ? most_moves - 1 : most_moves)) return Game{.move = state.move};
  ++state.move;
  return std::nullopt;
}

void Mate::count(State& state, const Game& game) {
  state.games[state.ended++] = game;
  if (game.winner == nobody) return;
  auto& score = state.scores[static_cast<std::size_t>(game.winner)];
  score = static_cast<std::int16_t>(score + game.points);
}

void Mate::end(State& state, const Game& game) {
  count(state, game);
  if (state.ended == 2 * state.rounds) {
    state.stage = Stage::over;
  } else if (state.ended % 2 == 0) {
    state.stage = Stage::deal_due;
  } else {
    // The same cards the other way round.
    state.dealer = static_cast<std::int8_t>(1 - state.dealer);
    begin_game(state);
  }
}

std::vector<int> Mate::winners(const State& state) {
  if (state.stage != Stage::over) return {};
  if (state.scores[0] == state.scores[1]) return {0, 1};
  return {state.scores[0] > state.scores[1] ? 0 : 1};
}

}  // namespace fulltable

FULLTABLE_GAME(mate, fulltable::Mate)
