// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stomp/stomp.h"

// Why a move of Stomp is advised: each function gives its sentence where that is true of the move.
namespace fulltable {

using stomp::joker_set;
using stomp::rank_set;

namespace {

using State = Stomp::State;

constexpr int highest_low_card = 4;  // a six, with aces high

bool is_trump(const State& state, Card card) {
  return !card.is_joker() && card.suit() == state.trump;
}

/// Copies of these cards that are neither played nor in that hand.
int unseen(const State& state, int seat, CardSet cards) {
  return state.packs * cards.size() - state.played.only(cards).size() - state.hand[at(seat)].only(cards).size();
}

Text goes_out(const State& state, int seat, const Move& move) {
  if (move.verb == Stomp::pass || !state.stock.empty() || state.count[at(seat)] != move.count) return {};
  if (state.by_chips)
    return move.count == 1 ? message(Stomp::id, "It's your last card: you go out.")
                           : message(Stomp::id, "These are your last cards: you go out.");
  return move.count == 1 ? message(Stomp::id, "It's your last card: you go out for 1 point.")
                         : message(Stomp::id, "These are your last cards: you go out for 1 point.");
}

Text refills(const State& state, int seat, const Move& move) {
  const int left = state.count[at(seat)] - move.count;
  if (move.verb == Stomp::pass || left + static_cast<int>(state.stock.size()) < Stomp::hand_size) return {};
  return message(Stomp::id, "Playing costs nothing now: you draw back up to seven.");
}

Text low_first(const State& state, int, const Move& move) {
  if (move.verb != Stomp::play || move.count != 1 || state.stock.empty()) return {};
  const Card card = move.card();
  if (card.is_joker() || is_trump(state, card) || state.height(card.rank()) > highest_low_card) return {};
  return message(Stomp::id, "It gets rid of a low card while it still counts.");
}

Text safe(const State& state, int seat, const Move& move) {
  if (move.verb == Stomp::pass || move.verb == Stomp::cancel || is_trump(state, move.card())) return {};
  int rank = move.verb == Stomp::steal ? state.last().rank : -1;
  for (std::size_t i = 0; i < move.count; ++i)
    if (!move.card(i).is_joker()) rank = move.card(i).rank();
  if (rank < 0) return {};
  const int jokers =
      state.jokers * state.packs - state.played.only(joker_set).size() - state.hand[at(seat)].only(joker_set).size();
  if (jokers > 0 || unseen(state, seat, rank_set(rank)) > 0) return {};
  return message(Stomp::id, "The other {plural rank} are gone or yours, so nobody can steal it.").rank("rank", rank);
}

Text steals(const State&, int, const Move& move) {
  return move.verb == Stomp::steal ? message(Stomp::id, "One card makes the whole set yours.") : Text();
}

Text saves_trump(const State& state, int seat, const Move& move) {
  if (move.verb != Stomp::pass || state.trick_value() != 1) return {};
  Moves moves;
  Stomp::legal(state, seat, moves);
  const auto spends_none = [&](const Move& other) {
    return other.verb != Stomp::pass && !is_trump(state, other.card());
  };
  if (moves.size() == 1 || std::ranges::any_of(moves, spends_none)) return {};
  return message(Stomp::id, "The trick is worth only 1. Save your trump for later.");
}

Text highest_trump(const State& state, int, const Move& move) {
  if (move.verb != Stomp::play || !is_trump(state, move.card())) return {};
  for (const Card card : state.trumps())
    if (state.height(card.rank()) > state.height(move.card().rank()) && state.played.count(card) < state.packs)
      return {};
  return message(Stomp::id, "No higher trump is left.");
}

Text counts_two(const State& state, int, const Move& move) {
  if (move.verb == Stomp::pass || !state.stock.empty()) return {};
  return message(Stomp::id, "Tricks count 2 now.");
}

/// From the weightiest on.
constexpr std::array kinds{&goes_out, &refills, &low_first, &safe, &steals, &saves_trump, &highest_trump, &counts_two};

}  // namespace

Text Stomp::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  for (const auto kind : kinds) {
    Text text = kind(known, seat, move);
    if (!text.empty() && (next_best == nullptr || kind(known, seat, *next_best).empty())) return text;
  }
  return {};
}

}  // namespace fulltable
