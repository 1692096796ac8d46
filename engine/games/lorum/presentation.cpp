// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/tricks.h"
#include "games/lorum/lorum.h"

// What a table of Lórum shows by the rules: the contracts and their aims, what cards cost or count, how tricks and
// sequences end, what a deal brings, and what a hand's movement could mean.
namespace fulltable {

namespace {

using Contract = Lorum::Contract;
using State = Lorum::State;

Text aim_of(const State& state) {
  switch (state.contract) {
    case Contract::no_hearts: return message(Lorum::id, "Every heart you capture costs.");
    case Contract::queens: return message(Lorum::id, "Captured queens cost: hearts 4, diamonds 3, spades 2, clubs 1.");
    case Contract::no_tricks: return message(Lorum::id, "Every trick you take costs.");
    case Contract::hairy_ape:
      return (state.blind ? message(Lorum::id, "The king of hearts costs {price}. You see every hand but your own.")
                          : message(Lorum::id, "Only the king of hearts costs: {price}."))
          .number("price", state.ape_chips);
    case Contract::train:
      return state.ten_counts_ten ? message(Lorum::id, "Reaching 25, 50, 75 or 100 costs 1, 2, 3 or 4.")
                                  : message(Lorum::id, "Reaching 25, 50 or 75 costs 1, 2 or 3.");
    case Contract::quart: return message(Lorum::id, "Go out first: each card others hold pays you 1.");
    case Contract::domino: return message(Lorum::id, "Go out first and win the pot. Each card left costs 1.");
  }
  return {};
}

std::vector<Caption> captions_of(const State& state) {
  std::vector<Caption> captions{{"contract", Lorum::words_of_contract(state.contract)}, {"aim", aim_of(state)}};
  if (state.gone.empty()) captions.push_back({"notice", aim_of(state)});
  if (state.practised < 0) {
    constexpr std::array<std::string_view, Lorum::contracts> places{
        "contract.1", "contract.2", "contract.3", "contract.4", "contract.5", "contract.6", "contract.7"};
    for (int i = 0; i < Lorum::contracts; ++i)
      captions.push_back({places[at(i)], Lorum::words_of_contract(static_cast<Contract>(i))});
  }
  if (state.is_trick_hand())
    captions.push_back({"progress", message(Lorum::id, "Trick {number} of {all}")
                                        .number("number", std::min(8, (state.gone.size() - state.trick_size) / 4 + 1))
                                        .number("all", 8)});
  if (state.contract == Contract::train) {
    constexpr std::array<std::string_view, 4> places{"stop.1", "stop.2", "stop.3", "stop.4"};
    for (int stop = 1; stop <= state.last_stop(); ++stop) {
      const int total = 25 * stop;
      captions.push_back({places[at(stop - 1)], message(Lorum::id, "{total}: {price}")
                                                    .number("total", total)
                                                    .text("price", counted(Lorum::id, "%n chip(s)", stop))});
    }
  }
  return captions;
}

/// What a seat whose turn it is is asked to add to a trick.
Text prompt_to_play(const State& state, int seat) {
  if (state.is_blind())
    return state.trick_size == 0 ? message(Lorum::id, "Lead one of your hidden cards")
                                 : message(Lorum::id, "Play one of your hidden cards. Any suit will do");
  const CardSet hand = Lorum::cards_of(state, seat);
  if (state.trick_size == 0)
    return Lorum::playable(state, seat) == hand ? message(Lorum::id, "Lead any card")
                                                : message(Lorum::id, "Lead any card but a heart");
  const Suit led = state.trick[0].suit();
  Text text = (hand & CardSet::of(led)).empty() ? message(Lorum::id, "You have no {suit}. Play any card")
                                                : message(Lorum::id, "Follow suit: {suit}");
  return std::move(text).suit("suit", led);
}

Text prompt_for(const State& state, int seat) {
  if (!Lorum::to_act(state).has(seat)) return {};
  switch (state.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape: return prompt_to_play(state, seat);
    case Contract::train: return message(Lorum::id, "Play any card. The total is {total}").number("total", state.total);
    case Contract::quart:
      return state.due() ? message(Lorum::id, "Play {the c}: it's next in the sequence").card("c", *state.due())
                         : message(Lorum::id, "Begin a sequence with any card");
    case Contract::domino:
      if (state.start_rank < 0) return message(Lorum::id, "Play any card. Every row begins with its rank");
      return Lorum::playable(state, seat).empty() ? message(Lorum::id, "No card fits. Press Pass")
                                                  : message(Lorum::id, "Play a card that fits at the end of a row");
  }
  return {};
}

/// What a captured card costs, as long as not one player takes them all.
int price_of(const State& state, Card card) {
  switch (state.contract) {
    case Contract::no_hearts: return lorum::hearts.has(card) ? 1 : 0;
    case Contract::queens: return card.rank() == 11 ? lorum::value_of_queen(card.suit()) : 0;
    case Contract::hairy_ape: return card == lorum::king_of_hearts ? state.ape_chips : 0;
    case Contract::no_tricks:
    case Contract::train:
    case Contract::quart:
    case Contract::domino: return 0;
  }
  return 0;
}

/// The mark of a card that is seen there; nothing where it has none.
std::optional<Mark> mark_of(const State& state, std::optional<int> viewer, const PileView& pile, Card card) {
  if (!card.is_known()) return std::nullopt;
  const int price = price_of(state, card);
  if (price > 0 && (pile.id.is("won") || state.contract == Contract::hairy_ape))
    return Mark{.pile = pile.id,
                .kind = Mark::Kind::price,
                .text = counted(Lorum::id, "costs %n chip(s)", price),
                .points = -price};
  const bool own_hand = viewer && pile.owner == *viewer && pile.id.is("hand");
  if (state.contract != Contract::train || !own_hand || !Lorum::to_act(state).has(*viewer)) return std::nullopt;
  const int value = lorum::train_value(card, state.ten_counts_ten);
  return Mark{.pile = pile.id,
              .kind = Mark::Kind::price,
              .text = message(Lorum::id, "adds {value} to the total").number("value", value),
              .points = value};
}

Cards hand_of(const State& state, int seat) {
  const CardSet cards = Lorum::cards_of(state, seat);
  return {cards.begin(), cards.end()};
}

/// What a seat has captured or has left that counts, card by card; `each` is what one chip of it brings.
TallyLine counted_cards(const State& state, int seat, int each) {
  const int count = state.last_deal.count[at(seat)];
  TallyLine line{.seat = seat, .pile = {}, .cards = {}, .points = {}, .sum = each * count};
  switch (state.contract) {
    case Contract::no_hearts: line.words = counted(Lorum::id, "%n heart(s)", count); break;
    case Contract::queens: line.words = message(Lorum::id, "Queens"); break;
    case Contract::no_tricks: line.words = counted(Lorum::id, "%n trick(s)", count); return line;
    case Contract::hairy_ape:
      line.words = message(Lorum::id, "King of hearts");
      line.sum = -state.ape_chips;
      break;
    case Contract::train: return line;
    case Contract::quart:
    case Contract::domino:
      line.words = counted(Lorum::id, "%n card(s) left", count);
      line.pile = PileId("hand", seat);
      line.cards = hand_of(state, seat);
      line.points.assign(line.cards.size(), each);
      return line;
  }
  line.pile = PileId("won", seat);
  for (const Card card : state.won[at(seat)]) {
    const int price = price_of(state, card);
    if (price == 0) continue;
    line.cards.push_back(card);
    line.points.push_back(each * price);
  }
  return line;
}

/// What a seat that has nothing to count gets or pays, in words.
Text words_for_the_rest(const State& state, int change) {
  const Lorum::Settlement& deal = state.last_deal;
  if (deal.contract == Contract::train) return message(Lorum::id, "Stops");
  if (deal.contract == Contract::domino) return message(Lorum::id, "Pot");
  if (change > 0) return message(Lorum::id, "From the others");
  const auto taker = std::ranges::find_if(deal.count, [](int count) { return count > 0; });
  return message(Lorum::id, "To {s}").you(Lorum::id, "To you").seat("s", static_cast<int>(taker - deal.count.begin()));
}

}  // namespace

void Lorum::annotate(const State& state, std::optional<int> viewer, View& view) {
  view.captions = captions_of(state);
  if (viewer) view.prompt = prompt_for(state, *viewer);
  if (state.is_trick_hand())
    tell_trick({.leader = state.leader, .size = state.trick_size, .best = state.best_place()}, view);
  for (const PileView& pile : view.piles)
    for (std::size_t place = 0; place < pile.cards.size(); ++place) {
      std::optional<Mark> mark = mark_of(state, viewer, pile, pile.cards[place]);
      if (!mark) continue;
      mark->place = static_cast<int>(place);
      view.marks.push_back(*std::move(mark));
    }
}

std::vector<Moment<Lorum::State>> Lorum::frames(const State& before, int seat, const Move& move) {
  if (move.verb == pass) return {};
  const Card card = move.verb == turn_up ? before.hand[at(seat)].cards[at(move.at(0))] : move.card();
  Gesture step = gesture(before, seat, move);
  step.cards = {card};
  State state = before;
  lay(state, seat, card);
  if (state.trick_size == 4) return {{Beat::trick, state, std::move(step)}};
  if (state.contract == Contract::quart && !state.due()) return {{Beat::laid, state, std::move(step)}};
  return {};
}

std::vector<TallyLine> Lorum::tally(const State& state) {
  if (state.stage == Stage::playing || !state.settled) return {};
  const Settlement& deal = state.last_deal;
  const auto payers = std::ranges::count_if(deal.count, [](int count) { return count > 0; });
  // A player who has captured all that costs is paid for it by each of the others.
  const bool took_all = deal.contract <= Contract::no_tricks && payers == 1;
  std::vector<TallyLine> lines;
  for (int seat = 0; seat < seats; ++seat) {
    int rest = deal.change[at(seat)];
    if (deal.count[at(seat)] > 0) {
      lines.push_back(counted_cards(state, seat, took_all ? 3 : -1));
      rest -= lines.back().sum;
    }
    if (rest != 0)
      lines.push_back(
          {.seat = seat, .pile = {}, .cards = {}, .points = {}, .sum = rest, .words = words_for_the_rest(state, rest)});
  }
  return lines;
}

void Lorum::meant_by_gesture(const State& state, int, const Gesture& gesture, Moves& moves) {
  if (gesture.cards.size() != 1) return;
  const Card card = gesture.cards.front();
  if (card.is_known())
    moves.emplace_back(play, card);
  else if (state.is_blind() && gesture.from.is("hand") && gesture.place >= 0)
    moves.emplace_back(turn_up).add(gesture.place);
}

}  // namespace fulltable
