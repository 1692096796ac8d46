// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/ristiseiska.h"

#include <algorithm>

#include "core/notation.h"

namespace fulltable {

namespace {

constexpr std::size_t false_beg_option = 0;
constexpr std::size_t eights_option = 1;
constexpr std::size_t again_option = 2;
constexpr std::size_t deals_option = 3;
constexpr std::size_t scoring_option = 4;

GameInfo make_info() {
  GameInfo info;
  info.id = "ristiseiska";
  info.name = "Ristiseiska";
  info.tagline = "Build outwards from the sevens, and beg when you are stuck";
  info.family = "stops";
  info.min_seats = 3;
  info.max_seats = Ristiseiska::max_seats;
  info.default_seats = 4;
  info.minutes = 10;
  info.options = {
      {"false_beg", OptionType::choice, {"refused", "penalised"}, 0, 1, 0, "Begging while you hold a card that fits"},
      {"eights", OptionType::choice, {"after_seven", "after_six"}, 0, 1, 0, "When an eight may be played"},
      {"ace_king_again", OptionType::boolean, {}, 0, 1, 0, "Another card after an ace or a king"},
      {"deals", OptionType::integer, {}, 1, 20, 1, "Deals that make the game"},
      {"scoring", OptionType::choice, {"wins", "cards"}, 0, 1, 0, "A point for each deal won, or for each card left"},
  };
  return info;
}

}  // namespace

const GameInfo& Ristiseiska::info() {
  static const GameInfo info = make_info();
  return info;
}

int Ristiseiska::State::giver_for(int seat) const {
  for (int giver = right_of(seat); giver != seat; giver = right_of(giver))
    if (count[at(giver)] >= 2) return giver;
  return -1;
}

Ristiseiska::State Ristiseiska::start(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.deals = static_cast<std::uint8_t>(setup.options[deals_option]);
  state.penalised = setup.options.on(false_beg_option);
  state.after_six = setup.options.on(eights_option);
  state.ace_king_again = setup.options.on(again_option);
  state.by_cards = setup.options.on(scoring_option);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void Ristiseiska::deal(State& state, const Cards& pack) {
  assert(stage(state) == Stage::deal_due);
  if (state.deal > 0) state.dealer = static_cast<std::int8_t>(state.left_of(state.dealer));
  ++state.deal;
  state.idle = 0;
  state.had_turn = 0;
  state.sevens = 0;
  state.row = {};
  state.placed = {};
  state.hand = {};
  state.withheld = {};
  state.count = {};
  state.log.clear();
  int seat = state.dealer;
  for (const Card card : pack) {
    seat = state.left_of(seat);
    state.hand[at(seat)].insert(card);
    ++state.count[at(seat)];
    if (card == first_card) state.turn = static_cast<std::int8_t>(seat);
  }
  state.phase = Phase::play;
}

Stage Ristiseiska::stage(const State& state) {
  if (state.phase != Phase::finished) return Stage::playing;
  return state.results.size() < state.deals ? Stage::deal_due : Stage::over;
}

CardSet Ristiseiska::givable(const State& state, int seat) {
  const CardSet hand = state.hand[at(seat)];
  if (state.phase != Phase::give || !state.held_up()) return hand;
  const CardSet closed = hand - state.open();
  return closed.empty() ? hand : closed;
}

bool Ristiseiska::may_pass(const State& state, int seat) {
  return state.phase == Phase::play && (state.had_turn >> seat & 1) == 0 && playable(state, seat).empty();
}

bool Ristiseiska::may_beg(const State& state, int seat) {
  if (state.phase != Phase::play || (state.had_turn >> seat & 1) == 0) return false;
  if (playable(state, seat).empty()) return true;
  return state.penalised && !state.held_up() && state.giver_for(seat) >= 0;
}

void Ristiseiska::legal(const State& state, int seat, Moves& moves) {
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::play:
      for (const Card card : playable(state, seat)) moves.emplace_back(play, card);
      if (may_pass(state, seat)) moves.emplace_back(pass);
      if (may_beg(state, seat)) moves.emplace_back(beg);
      break;
    case Phase::again:
      for (const Card card : playable(state, seat)) moves.emplace_back(play, card);
      moves.emplace_back(done);
      break;
    case Phase::give:
    case Phase::penalty:
      for (const Card card : givable(state, seat)) moves.emplace_back(give, card);
      break;
  }
}

void Ristiseiska::apply(State& state, [[maybe_unused]] int seat, const Move& move) {
  assert(seat == state.turn);
  make(state, static_cast<Verb>(move.verb), move.card(), true);
}

void Ristiseiska::make(State& state, Verb verb, Card card, bool logged) {
  const int seat = state.turn;
  const auto note = [&](Act act, Card what, int to) {
    if (logged) state.log.push_back({static_cast<std::int8_t>(seat), act, what, static_cast<std::int8_t>(to)});
  };
  switch (verb) {
    case play: place(state, seat, card, logged); break;
    case pass:
      note(Act::pass, unknown_card, -1);
      end_turn(state, seat, false);
      break;
    case beg: {
      const int giver = state.giver_for(seat);
      note(Act::beg, unknown_card, giver);
      if (giver < 0) {
        end_turn(state, seat, false);
        break;
      }
      state.withheld[at(seat)] |= playable(state, seat);
      state.phase = Phase::give;
      state.beggar = static_cast<std::int8_t>(seat);
      state.turn = static_cast<std::int8_t>(giver);
      break;
    }
    case give: {
      const int taker = state.phase == Phase::give ? state.beggar : state.offender;
      note(Act::give, card, taker);
      state.hand[at(seat)].remove(card);
      state.withheld[at(seat)].remove(card);
      --state.count[at(seat)];
      state.hand[at(taker)].insert(card);
      ++state.count[at(taker)];
      if (state.phase == Phase::give) {
        end_turn(state, taker, false);
        break;
      }
      int next = state.left_of(seat);
      while (next != taker && state.count[at(next)] < 2) next = state.left_of(next);
      if (next == taker)
        end_turn(state, taker, true);
      else
        state.turn = static_cast<std::int8_t>(next);
      break;
    }
    case done: end_turn(state, seat, true); break;
  }
}

void Ristiseiska::place(State& state, int seat, Card card, bool logged) {
  const auto seat_entry = static_cast<std::int8_t>(seat);
  if (logged) state.log.push_back({seat_entry, Act::play, card, -1});
  state.hand[at(seat)].remove(card);
  --state.count[at(seat)];
  state.placed.insert(card);
  state.idle = 0;
  if (card.rank() == seven_rank) state.row[state.sevens++] = card.suit();

  if (state.withheld[at(seat)].has(card)) {
    state.withheld[at(seat)] = {};
    int giver = state.left_of(seat);
    while (giver != seat && state.count[at(giver)] < 2) giver = state.left_of(giver);
    if (giver != seat) {
      if (logged) state.log.push_back({seat_entry, Act::caught, unknown_card, -1});
      state.phase = Phase::penalty;
      state.offender = seat_entry;
      state.turn = static_cast<std::int8_t>(giver);
      return;
    }
  }
  if (state.count[at(seat)] == 0)
    end_deal(state, seat);
  else if (state.ace_king_again && ends_of_all.has(card))
    state.phase = Phase::again;
  else
    end_turn(state, seat, true);
}

void Ristiseiska::end_turn(State& state, int seat, bool placed) {
  state.had_turn = static_cast<std::uint8_t>(state.had_turn | 1U << seat);
  if (!placed) ++state.idle;
  state.phase = Phase::play;
  state.turn = static_cast<std::int8_t>(state.left_of(seat));
  state.beggar = -1;
  state.offender = -1;
}

void Ristiseiska::end_deal(State& state, int winner) {
  end_turn(state, winner, true);
  state.phase = Phase::finished;
  state.turn = -1;
  const DealResult result{static_cast<std::int8_t>(winner), state.count};
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.by_cards) {
      state.score[at(seat)] = static_cast<std::int16_t>(state.score[at(seat)] - result.left[at(seat)]);
      state.score[at(winner)] = static_cast<std::int16_t>(state.score[at(winner)] + result.left[at(seat)]);
    }
  }
  if (!state.by_cards) ++state.score[at(winner)];
  state.results.push_back(result);
}

std::vector<int> Ristiseiska::winners(const State& state) {
  const int best = *std::max_element(state.score.begin(), state.score.begin() + state.seats);
  std::vector<int> seats;
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.score[at(seat)] == best) seats.push_back(seat);
  return seats;
}

Refusal Ristiseiska::why_not(const State& state, int seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  const bool card_due = state.phase == Phase::give || state.phase == Phase::penalty;
  if (verb != give && card_due) {
    if (state.phase == Phase::give) return illegal("First give the beggar a card.", "Begging");
    return illegal("First give a card to the player who was found out.", "False begging");
  }
  const bool first_turn = (state.had_turn >> seat & 1) == 0;
  const bool can_play = !playable(state, seat).empty();
  switch (verb) {
    case play: {
      const std::string card = to_text(move.card());
      if (!all_cards.has(move.card())) return illegal(card + " is not in the pack of this game.", "Pack and piles");
      if (!state.hand[at(seat)].has(move.card())) return illegal("You do not hold " + card + ".", "Turn by turn");
      if (state.placed.empty()) return illegal("The first card of a deal is 7C.", "Turn by turn");
      if (state.after_six && move.card().rank() == eight_rank && state.placed.has(Card(move.card().code() - 1)))
        return illegal(card + " has to wait for the six of its suit.", "Turn by turn");
      return illegal(
          card + " does not fit yet: a card is played next to the last one of its suit, from the seven outwards.",
          "Turn by turn");
    }
    case pass:
      if (state.phase == Phase::again) return illegal("Play another card, or say that you are done.", "Again");
      if (!first_turn) return illegal("Only in your first turn may you pass; now you have to beg.", "First turn");
      return illegal("You hold a card that fits: who can play must play.", "Who can play must play");
    case beg:
      if (state.phase == Phase::again) return illegal("After an ace or a king there is no begging.", "Again");
      if (first_turn && can_play)
        return illegal("You hold a card that fits: who can play must play.", "Who can play must play");
      if (first_turn) return illegal("In your first turn you pass without being given a card.", "First turn");
      if (!state.penalised)
        return illegal("You hold a card that fits: who can play must play.", "Who can play must play");
      if (state.giver_for(seat) < 0)
        return illegal("Nobody has two cards to give from, so you have to play the card that fits.", "False begging");
      return illegal("No card has been placed for two rounds, so you have to play the card that fits.",
                     "False begging");
    case give: {
      if (!card_due) return illegal("Nobody is to be given a card now.", "Begging");
      const std::string card = to_text(move.card());
      if (!all_cards.has(move.card())) return illegal(card + " is not in the pack of this game.", "Pack and piles");
      if (!state.hand[at(seat)].has(move.card())) return illegal("You do not hold " + card + ".", "Begging");
      return illegal("No card has been placed for two rounds, so give one that does not fit.",
                     "Nobody may hold the game up for ever");
    }
    case done: break;
  }
  return illegal("You can only be done after an ace or a king that lets you play again.", "Again");
}

}  // namespace fulltable

FULLTABLE_GAME(ristiseiska, fulltable::Ristiseiska)
