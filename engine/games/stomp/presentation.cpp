// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/stomp/stomp.h"

// What a table of Stomp shows by the rules: the order of trumps, what is to be beaten, how a trick ends, and what a
// hand's movement could mean.
namespace fulltable {

namespace {

Cards trumps_of(const Stomp::State& state) {
  const CardSet set = state.trumps();
  Cards cards(set.begin(), set.end());
  std::ranges::sort(cards, {}, [&](Card card) { return state.height(card.rank()); });
  return cards;
}

/// Whose play is to be beaten, and how large it is.
Text words_of_play(const stomp::Play& play) {
  if (play.trump) return message(Stomp::id, "{s}: a trump").you(Stomp::id, "You: a trump");
  switch (play.size) {
    case 1: return message(Stomp::id, "{s}: single").you(Stomp::id, "You: single");
    case 2: return message(Stomp::id, "{s}: pair").you(Stomp::id, "You: pair");
    case 3: return message(Stomp::id, "{s}: three").you(Stomp::id, "You: three");
    case 4: return message(Stomp::id, "{s}: four").you(Stomp::id, "You: four");
    case 5: return message(Stomp::id, "{s}: five").you(Stomp::id, "You: five");
    case 6: return message(Stomp::id, "{s}: six").you(Stomp::id, "You: six");
    default: return counted(Stomp::id, "{s}: %n card(s)", play.size).you_counted(Stomp::id, "You: %n card(s)");
  }
}

/// What the seat to act may do, as its legal moves have it.
Text prompt_of(const Stomp::State& state, int seat) {
  if (state.phase == Stomp::Phase::lead) return message(Stomp::id, "Lead a card, cards of one rank, or a trump");
  Moves moves;
  Stomp::legal(state, seat, moves);
  const auto can = [&](Stomp::Verb verb) { return std::ranges::find(moves, verb, &Move::verb) != moves.end(); };
  if (can(Stomp::cancel))
    return can(Stomp::play) ? message(Stomp::id, "Play a higher trump, cancel it with its twin, or concede")
                            : message(Stomp::id, "Cancel the trump with its twin, or concede");
  if (can(Stomp::steal))
    return can(Stomp::play) ? message(Stomp::id, "Beat it, steal it with the same rank, or concede")
                            : message(Stomp::id, "Steal it with the same rank, or concede");
  if (!can(Stomp::play)) return message(Stomp::id, "You have nothing to beat it. Concede");
  if (state.last().trump) return message(Stomp::id, "Play a higher trump, or concede");
  return message(Stomp::id, "Beat it with a higher or larger set or a trump, or concede");
}

/// What a finished game brought a seat; chips change hands.
Text outcome_for(const Stomp::State& state, int gained) {
  if (!state.by_chips)
    return counted(Stomp::id, "{s} scores %n point(s), {total} in all.", gained)
        .you_counted(Stomp::id, "You score %n point(s), {total} in all.");
  return gained < 0 ? counted(Stomp::id, "{s} loses %n chip(s) and has {total}.", -gained)
                          .you_counted(Stomp::id, "You lose %n chip(s) and have {total}.")
                    : counted(Stomp::id, "{s} wins %n chip(s) and has {total}.", gained)
                          .you_counted(Stomp::id, "You win %n chip(s) and have {total}.");
}

}  // namespace

void Stomp::annotate(const State& state, std::optional<int> viewer, View& view) {
  if (viewer && to_act(state).has(*viewer)) view.prompt = prompt_of(state, *viewer);
  view.trumps = trumps_of(state);
  if (state.aces_low) view.ranks = rank_letters;
  if (state.standing > 0)
    view.captions.push_back({"play", words_of_play(state.last()).seat("s", state.last().seat)});
  else if (state.phase == Phase::lead)
    view.captions.push_back(
        {"play", message(Stomp::id, "{s} leads").you(Stomp::id, "You lead").seat("s", state.leader)});
  if (state.stock.empty()) {
    view.captions.push_back({"stock", message(Stomp::id, "Tricks count 2")});
    if (state.phase != Phase::finished)
      view.captions.push_back({"announcement", message(Stomp::id, "The stock is empty. Tricks now count 2")});
  }
  if (state.broke) view.captions.push_back({"end", cannot_pay(state.last_trick.loser)});
}

std::vector<Text> Stomp::recap(const State& state) {
  if (state.ended == 0 || stage(state) == Stage::over) return {};
  std::vector<Text> lines{
      message(Stomp::id, "Game {game} of {games} is over").number("game", state.ended).number("games", state.games)};
  const Points& gained = state.results[std::size_t{state.ended} - 1];
  for (int seat = 0; seat < state.seats; ++seat)
    lines.push_back(outcome_for(state, gained[at(seat)]).seat("s", seat).number("total", state.score[at(seat)]));
  return lines;
}

std::vector<Moment<Stomp::State>> Stomp::frames(const State& before, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play:
    case steal: return {};
    case cancel: {
      State twins = before;
      stomp::Hand cards;
      cards.insert(move.card());
      lay(twins, cards);
      return {{Beat::laid, twins, gesture(before, seat, move)}};
    }
    case pass:
      // Where somebody cannot pay, the trick stays on the table.
      if (price(before, seat).broke) return {};
      return {{Beat::trick, before}};
  }
  return {};
}

void Stomp::meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves) {
  Cards cards = gesture.cards;
  if (cards.empty() || cards.size() > Move::capacity || std::ranges::find(cards, unknown_card) != cards.end()) return;
  std::ranges::sort(cards);
  meant(state, seat, cards, moves);
}

Stir Stomp::stir(const State& before, int /*seat*/, const Move& move) {
  if (move.verb == steal || move.verb == cancel) return {.impact = Impact::strong};
  const bool stomps = move.verb == play && before.phase == Phase::reply && !move.card().is_joker() &&
                      move.card().suit() == before.trump;
  if (stomps) return {.impact = Impact::turning, .cry = message(Stomp::id, "Stomp!")};
  return {};
}

}  // namespace fulltable
