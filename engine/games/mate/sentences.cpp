// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mate/mate.h"

// What Mate says: of a move, and of a round that has ended.
namespace fulltable {

namespace {

using mate::card_at;
using mate::number_of;
using State = Mate::State;
using Phase = Mate::Phase;

Text mates(const Mate::Game& game) {
  Text text = game.overmate
                  ? counted(Mate::id, "{s} mates with a card played twice. The overmate scores %n points.", game.points)
                        .you_counted(Mate::id, "You mate with a card played twice. The overmate scores %n points.")
                  : counted(Mate::id, "{s} mates in move {move} and scores %n points.", game.points)
                        .you_counted(Mate::id, "You mate in move {move} and score %n points.");
  return std::move(text).seat("s", game.winner).number("move", game.move);
}

/// What a card brings about beyond itself.
std::vector<Text> consequences(const State& before, int card) {
  State after = before;
  const auto ended = Mate::put(after, card);
  if (!ended) return {};
  std::vector<Text> then;
  if (ended->winner == Mate::nobody)
    then.push_back(message(Mate::id, "All cards are played, and nobody is mated."));
  else
    then.push_back(mates(*ended));
  if (before.ended % 2 == 0) then.push_back(message(Mate::id, "The hands change sides."));
  return then;
}

Text line_of(int number, const Mate::Game& game) {
  if (game.winner == Mate::nobody) return message(Mate::id, "Game {game}: nobody is mated").number("game", number);
  Text text = game.overmate
                  ? counted(Mate::id, "Game {game}: {s} overmates with {the c}, %n points", game.points)
                        .you_counted(Mate::id, "Game {game}: you overmate with {the c}, %n points")
                  : counted(Mate::id, "Game {game}: {s} mates with {the c} in move {move}, %n points", game.points)
                        .you_counted(Mate::id, "Game {game}: you mate with {the c} in move {move}, %n points");
  return std::move(text)
      .number("game", number)
      .seat("s", game.winner)
      .card("c", card_at(game.card))
      .number("move", game.move);
}

/// The place of the first game of the last round that has ended; nothing before that.
std::optional<std::size_t> last_round(const State& state) {
  if (state.ended < 2) return std::nullopt;
  return std::size_t{state.ended} / 2 * 2 - 2;
}

}  // namespace

Said Mate::say(const State& state, int, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case foreplace:
      return {.log = message(Mate::id, "{s} puts {the c} out of play.")
                         .you(Mate::id, "You put {the c} out of play.")
                         .card("c", move.card()),
              .advice = message(Mate::id, "Foreplace {the c}.").card("c", move.card()),
              .plate = message(Mate::id, "Foreplaces {c}").card("c", move.card()),
              .noun = message(Mate::id, "foreplacing {the c}").card("c", move.card())};
    case pass:
      return {.log = message(Mate::id, "{s} foreplaces nothing.").you(Mate::id, "You foreplace nothing."),
              .advice = message(Mate::id, "Foreplace nothing."),
              .plate = message(Mate::id, "Foreplaces nothing"),
              .noun = message(Mate::id, "foreplacing nothing")};
    case play: break;
  }
  const bool again = number_of(move.card()) == state.again();
  Text log = state.phase == Phase::follow
                 ? message(Mate::id, "{s} answers with {the c}.").you(Mate::id, "You answer with {the c}.")
             : again ? message(Mate::id, "{s} leads {the c} once more.").you(Mate::id, "You lead {the c} once more.")
                     : message(Mate::id, "{s} leads {the c}.").you(Mate::id, "You lead {the c}.");
  Text advice =
      state.phase == Phase::follow ? message(Mate::id, "Answer with {the c}.") : message(Mate::id, "Lead {the c}.");
  Text plate = state.phase == Phase::follow ? message(Mate::id, "{c}") : message(Mate::id, "Leads {c}");
  return {.log = std::move(log).card("c", move.card()),
          .advice = std::move(advice).card("c", move.card()),
          .plate = std::move(plate).card("c", move.card()),
          .noun = message(Mate::id, "{the c}").card("c", move.card()),
          .then = consequences(state, number_of(move.card()))};
}

std::vector<Text> Mate::recap(const State& state) {
  const auto first = last_round(state);
  if (!first) return {};
  std::vector<Text> lines{message(Mate::id, "Round {round}").number("round", static_cast<int>(*first / 2 + 1))};
  for (const std::size_t i : {*first, *first + 1}) lines.push_back(line_of(static_cast<int>(i + 1), state.games[i]));
  return lines;
}

std::vector<TallyLine> Mate::tally(const State& state) {
  const auto first = last_round(state);
  if (!first) return {};
  std::vector<TallyLine> lines;
  for (const std::size_t i : {*first, *first + 1}) {
    const Mate::Game& game = state.games[i];
    if (game.winner == nobody) continue;
    // Only of the last game the cards still lie there.
    const bool lies = state.stage != Stage::playing && i + 1 == state.ended;
    lines.push_back({.seat = game.winner,
                     .pile = lies ? PileId("played", game.winner) : PileId(),
                     .cards = lies ? Cards{card_at(game.card)} : Cards{},
                     .points = lies ? std::vector<int>{game.points} : std::vector<int>{},
                     .sum = game.points,
                     .words = message(Mate::id, "Game {game}").number("game", static_cast<int>(i + 1))});
  }
  return lines;
}

}  // namespace fulltable
