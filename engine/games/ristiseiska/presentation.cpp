// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/presentation.h"

// What the table tells beside the cards: prompts, words at the plates, what a drop could mean, how a deal is counted.
namespace fulltable {

namespace {

using State = Ristiseiska::State;
using Phase = Ristiseiska::Phase;
using Act = Ristiseiska::Act;
using Names = std::array<std::string_view, Ristiseiska::max_seats>;

constexpr Names skipped{"skipped.0", "skipped.1", "skipped.2", "skipped.3", "skipped.4"};
constexpr Names caught_at{"caught.0", "caught.1", "caught.2", "caught.3", "caught.4"};
constexpr Names last{"last.0", "last.1", "last.2", "last.3", "last.4"};

/// The last beg, while nothing but its gift has followed.
const Ristiseiska::Entry* last_beg(const State& state) {
  const std::size_t size = state.log.size();
  if (size > 0 && state.log[size - 1].act == Act::beg) return &state.log[size - 1];
  if (size > 1 && state.log[size - 1].act == Act::give && state.log[size - 2].act == Act::beg)
    return &state.log[size - 2];
  return nullptr;
}

/// The seats that were asked before the one that gives, and passed over.
SeatSet passed_over(const State& state) {
  SeatSet seats;
  if (const auto* beg = last_beg(state))
    for (int seat = state.right_of(beg->seat); seat != beg->seat && seat != beg->to; seat = state.right_of(seat))
      seats.insert(seat);
  return seats;
}

}  // namespace

Text ristiseiska::prompt_for(const State& state, std::optional<int> viewer) {
  if (!viewer || !Ristiseiska::to_act(state).has(*viewer)) return {};
  switch (state.phase) {
    case Phase::give: return message(Ristiseiska::id, "Give {s2} a card").seat("s2", state.beggar);
    case Phase::penalty: return message(Ristiseiska::id, "Give {s2} a penalty card").seat("s2", state.offender);
    case Phase::again: return message(Ristiseiska::id, "Play another card, or press Done");
    // With penalties a card that fits may be overlooked.
    case Phase::play:
      if (state.penalised || !Ristiseiska::may_beg(state, *viewer)) return {};
      return message(Ristiseiska::id, "No card fits. Press Beg.");
    case Phase::finished: break;
  }
  return {};
}

std::vector<Caption> ristiseiska::captions_of(const State& state) {
  std::vector<Caption> captions;
  const SeatSet over = passed_over(state);
  for (int seat = 0; seat < state.seats; ++seat) {
    const std::size_t place = at(seat);
    if (state.phase == Phase::penalty && state.offender == seat)
      captions.push_back({caught_at[place], message(Ristiseiska::id, "Caught!")});
    if (over.has(seat))
      captions.push_back({skipped[place], message(Ristiseiska::id, "Skipped: last card")});
    else if (state.count[place] == 1)
      captions.push_back({last[place], message(Ristiseiska::id, "Last card!")});
  }
  return captions;
}

void Ristiseiska::meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves) {
  const bool of_another = gesture.from.is("hand") && gesture.from != PileId("hand", seat);
  if (gesture.cards.size() != 1 || of_another) return;
  const bool gives = state.phase == Phase::give || state.phase == Phase::penalty;
  const bool to_hand = gesture.to.is("hand");
  if (to_hand || (gesture.to.empty() && gives)) moves.emplace_back(give, gesture.cards.front());
  if (!to_hand) moves.emplace_back(play, gesture.cards.front());
}

std::vector<Text> Ristiseiska::recap(const State& state) {
  if (state.results.empty() || state.results.size() == state.deals) return {};
  const DealResult& result = state.results.back();
  std::vector<Text> lines{message(Ristiseiska::id, "Deal {deal} of {deals} is over")
                              .number("deal", static_cast<std::int64_t>(state.results.size()))
                              .number("deals", state.deals)};
  lines.push_back(message(Ristiseiska::id, "{s} goes out first, {total} in all.")
                      .you(Ristiseiska::id, "You go out first, {total} in all.")
                      .seat("s", result.winner)
                      .number("total", state.score[at(result.winner)]));
  for (int seat = 0; seat < state.seats; ++seat)
    if (seat != result.winner)
      lines.push_back(counted(Ristiseiska::id, "{s} keeps %n card(s), {total} in all.", result.left[at(seat)])
                          .you_counted(Ristiseiska::id, "You keep %n card(s), {total} in all.")
                          .seat("s", seat)
                          .number("total", state.score[at(seat)]));
  return lines;
}

std::vector<TallyLine> Ristiseiska::tally(const State& state) {
  if (state.phase != Phase::finished || state.results.empty()) return {};
  const DealResult& result = state.results.back();
  if (!state.by_cards)
    return {{.seat = result.winner, .pile = {}, .cards = {}, .sum = 1, .words = message(Ristiseiska::id, "Deal won")}};
  std::vector<TallyLine> lines;
  int all = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    const int left = result.left[at(seat)];
    if (left == 0) continue;
    const CardSet hand = state.hand[at(seat)];
    lines.push_back({.seat = seat,
                     .pile = PileId("hand", seat),
                     .cards = Cards(hand.begin(), hand.end()),
                     .points = std::vector<int>(static_cast<std::size_t>(hand.size()), -1),
                     .sum = -left,
                     .words = message(Ristiseiska::id, "Cards left in hand")});
    all += left;
  }
  lines.push_back({.seat = result.winner,
                   .pile = {},
                   .cards = {},
                   .sum = all,
                   .words = message(Ristiseiska::id, "Cards left in the other hands")});
  return lines;
}

Stir Ristiseiska::stir(const State& /*before*/, int /*seat*/, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play:
    case pass: break;
    case beg:
    case give: return {.impact = Impact::strong};
    case done: return {.impact = Impact::slight};
  }
  return {};
}

}  // namespace fulltable
