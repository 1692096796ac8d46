// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/chinese_ten/chinese_ten.h"

#include <algorithm>

#include "core/notation.h"

namespace fulltable {

using namespace chinese_ten;

namespace {

constexpr std::size_t deals_option = 0;
constexpr std::size_t dealer_takes_option = 1;

GameInfo make_info() {
  GameInfo info;
  info.id = ChineseTen::id;
  info.name = "Chinese Ten";
  info.tagline = message(ChineseTen::id, "Catch cards by making ten. Only red ones score");
  info.family = "fishing";
  info.family_name = message(ChineseTen::id, "Fishing");
  info.min_seats = 2;
  info.max_seats = ChineseTen::max_seats;
  info.default_seats = 2;
  info.minutes = 5;
  info.score_unit = ScoreUnit::points;
  // First sight tells nearly as much as hundreds of imagined games, and only conclusions can be forgotten. What sets
  // the lower levels apart is to take one way the hidden cards may lie for the only one, the more so the longer it is
  // looked at.
  info.search = {
      {{400, 1, 1, 0.15, 1, 0}, {120, 1, 1, 0.15, 1, 0}, {80, 20, 1, 0.04, 1, 0.5}, {300, 0, 0, 0}, {12000, 0, 0, 0}}};
  info.options = {
      {.id = "deals",
       .type = OptionType::integer,
       .choices = {},
       .min = 1,
       .max = 20,
       .standard = 1,
       .summary = "Deals that make the game",
       .label = message(ChineseTen::id, "Deals per game"),
       .help = message(ChineseTen::id, "Points are added up")},
      {.id = "dealer_takes",
       .type = OptionType::choice,
       .choices = {"four_of_a_kind", "any_four"},
       .summary = "When the dealer takes all four of the first cards: fives, tens or pictures of one rank, or any four "
                  "of these",
       .label = message(ChineseTen::id, "Dealer's capture"),
       .values = {message(ChineseTen::id, "Four alike"), message(ChineseTen::id, "Any four")},
       .help = message(ChineseTen::id, "When the first four cards are all fives, tens or court cards"),
       .expert = true},
  };
  info.presets = {{message(ChineseTen::id, "Tournament"), {{"deals", 4}}}};
  info.settings = {{.id = "showPoints", .label = message(ChineseTen::id, "Show captured points"), .standard = true}};
  return info;
}

/// The rank of which `cards` holds at least `enough`, if it pairs with itself; −1 for none.
int twin_rank_of(CardSet cards, int enough) {
  for (const Card card : cards)
    if (is_twin(card.rank()) && (of_rank(card.rank()) & cards).size() >= enough) return card.rank();
  return -1;
}

}  // namespace

const GameInfo& ChineseTen::info() {
  static const GameInfo info = make_info();
  return info;
}

ChineseTen::State ChineseTen::start(const TableSetup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.deals = static_cast<std::uint8_t>(setup.options[deals_option]);
  state.any_four = setup.options.on(dealer_takes_option);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void ChineseTen::deal(State& state, const Cards& pack) {
  assert(stage(state) == Stage::deal_due);
  if (state.deal > 0) state.dealer = static_cast<std::int8_t>(state.left_of(state.dealer));
  ++state.deal;
  state.hand = {};
  state.won = {};
  state.count = {};
  state.table = {};
  state.layout = {};
  state.laid = 0;
  state.triple = -1;
  state.let_go = {};
  int seat = state.dealer;
  for (std::size_t i = 0; i < hand_cards; ++i) {
    seat = state.left_of(seat);
    state.hand[at(seat)].insert(pack[i]);
    ++state.count[at(seat)];
  }
  for (std::size_t i = hand_cards; i < hand_cards + first_layout; ++i) {
    state.table[state.laid++] = pack[i];
    state.layout.insert(pack[i]);
  }
  state.left = static_cast<std::uint8_t>(state.stock.size());
  std::copy(pack.rbegin(), pack.rbegin() + static_cast<std::ptrdiff_t>(state.stock.size()), state.stock.begin());

  const bool all_twins = std::ranges::all_of(state.layout, [](Card card) { return is_twin(card.rank()); });
  if (state.any_four ? all_twins : twin_rank_of(state.layout, 4) >= 0) {
    state.turn = state.dealer;
    take(state, unknown_card, state.layout, Source::layout);
  } else {
    state.triple = static_cast<std::int8_t>(twin_rank_of(state.layout, 3));
  }
  state.phase = Phase::play;
  state.turn = static_cast<std::int8_t>(state.left_of(state.dealer));
}

Stage ChineseTen::stage(const State& state) {
  if (state.phase != Phase::finished) return Stage::playing;
  return state.done < state.deals ? Stage::deal_due : Stage::over;
}

void ChineseTen::legal(const State& state, int seat, Moves& moves) {
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::play:
      for (const Card card : state.hand[at(seat)]) {
        const CardSet fitting = state.fitting(card);
        if (fitting.empty() || state.takes_triple(card)) moves.emplace_back(play, card);
        if (!state.takes_triple(card))
          for (const Card target : fitting) moves.emplace_back(play, card, target.code());
      }
      break;
    case Phase::draw: moves.emplace_back(draw); break;
    case Phase::capture:
      for (const Card target : state.fitting(state.turned)) moves.emplace_back(capture, target);
      break;
  }
}

void ChineseTen::apply(State& state, [[maybe_unused]] int seat, const Move& move) {
  assert(seat == state.turn);
  if (move.verb == play) {
    const Card target = move.count == 2 ? move.card(1) : unknown_card;
    const CardSet taken = move.count == 2 ? CardSet::of(target) : state.fitting(move.card());
    note_what_was_let_go(state, seat, move.card(), taken);
    make(state, play, move.card(), target);
  } else {
    make(state, static_cast<Verb>(move.verb), unknown_card, move.verb == capture ? move.card() : unknown_card);
  }
}

void ChineseTen::make(State& state, Verb verb, Card card, Card target) {
  switch (verb) {
    case play:
      state.hand[at(state.turn)].remove(card);
      --state.count[at(state.turn)];
      if (target.is_known())
        take(state, card, CardSet::of(target), Source::hand);
      else if (state.takes_triple(card))
        take(state, card, state.fitting(card), Source::hand);
      else
        lay(state, card, Source::hand);
      state.phase = Phase::draw;
      break;
    case draw: {
      const Card top = std::exchange(state.stock[--state.left], unknown_card);
      const CardSet fitting = state.fitting(top);
      if (fitting.size() > 1 && !state.takes_triple(top)) {
        state.turned = top;
        state.phase = Phase::capture;
        break;
      }
      if (fitting.empty())
        lay(state, top, Source::stock);
      else
        take(state, top, fitting, Source::stock);
      end_turn(state);
      break;
    }
    case capture:
      take(state, std::exchange(state.turned, unknown_card), CardSet::of(target), Source::stock);
      end_turn(state);
      break;
  }
}

void ChineseTen::take(State& state, Card card, CardSet taken, Source source) {
  state.last = {state.turn, source, card, 0, {}};
  std::uint8_t kept = 0;
  for (std::size_t i = 0; i < state.laid; ++i) {
    const Card here = state.table[i];
    if (taken.has(here))
      state.last.captured[state.last.taken++] = here;
    else
      state.table[kept++] = here;
  }
  std::fill(state.table.begin() + kept, state.table.begin() + state.laid, unknown_card);
  state.laid = kept;
  state.layout -= taken;
  CardSet& won = state.won[at(state.turn)];
  won |= taken;
  if (!card.is_known()) return;
  won.insert(card);
  if (state.takes_triple(card)) state.triple = -1;
}

void ChineseTen::lay(State& state, Card card, Source source) {
  state.last = {state.turn, source, card, 0, {}};
  state.table[state.laid++] = card;
  state.layout.insert(card);
}

void ChineseTen::end_turn(State& state) {
  state.turn = static_cast<std::int8_t>(state.left_of(state.turn));
  state.phase = Phase::play;
  if (state.left > 0) return;
  state.phase = Phase::finished;
  state.turn = -1;
  ++state.done;
  for (int seat = 0; seat < state.seats; ++seat) {
    state.last_deal[at(seat)] = static_cast<std::int16_t>(points_of(state.won[at(seat)], state.seats));
    state.score[at(seat)] = static_cast<std::int16_t>(state.score[at(seat)] + state.last_deal[at(seat)]);
  }
}

void ChineseTen::note_what_was_let_go(State& state, int seat, Card card, CardSet taken) {
  const int made = taken.empty() ? 0 : points_of(taken, state.seats) + points_of(card, state.seats);
  for (const Card other : all_cards - state.layout) {
    const CardSet fitting = state.fitting(other);
    if (fitting.empty()) continue;
    int best = 0;
    if (state.takes_triple(other))
      best = points_of(fitting, state.seats);
    else
      for (const Card target : fitting) best = std::max(best, points_of(target, state.seats));
    const int more = best + points_of(other, state.seats) - made;
    std::uint8_t& noted = state.let_go[at(seat)][static_cast<std::size_t>(other.code())];
    if (more > noted) noted = static_cast<std::uint8_t>(more);
  }
}

std::vector<int> ChineseTen::winners(const State& state) {
  const int best = *std::max_element(state.score.begin(), state.score.begin() + state.seats);
  std::vector<int> seats;
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.score[at(seat)] == best) seats.push_back(seat);
  return seats;
}

namespace {

Refusal does_not_pair(Card card, Card target) {
  Text text = is_twin(card.rank())
                  ? message(ChineseTen::id, "{The c} doesn't take {the t}. It takes only its own rank.")
                  : message(ChineseTen::id, "{The c} doesn't take {the t}. It takes {a rank}.");
  return illegal(std::move(text).card("c", card).card("t", target).rank("rank", partner_rank(card.rank())),
                 "What pairs");
}

Refusal which_card(Card card, CardSet fitting) {
  Text text = fitting.size() == 1 ? message(ChineseTen::id, "{The c} can take {the t}. Choose that, too.")
                                  : message(ChineseTen::id, "{The c} can take {the t}. Choose one.");
  return illegal(std::move(text).card("c", card).cards("t", Cards(fitting.begin(), fitting.end())), "What pairs");
}

}  // namespace

Refusal ChineseTen::why_not(const State& state, int seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  if (state.phase == Phase::capture && verb != capture)
    return illegal(message(ChineseTen::id, "First choose the card that {the c} takes.").card("c", state.turned),
                   "Turn by turn");
  if (state.phase == Phase::draw && verb != draw)
    return illegal(message(ChineseTen::id, "Now turn the top card of the stock."), "Turn by turn");
  if (state.phase == Phase::play && verb != play)
    return illegal(message(ChineseTen::id, "Play a card from your hand first."), "Turn by turn");

  const Card card = verb == play ? move.card() : state.turned;
  if (verb == play && !state.hand[at(seat)].has(card))
    return illegal(message(ChineseTen::id, "You don't hold {the c}.").card("c", card), "Turn by turn");
  if (verb == play && state.takes_triple(card))
    return illegal(
        message(ChineseTen::id, "{The c} is the fourth of its rank and takes all three together.").card("c", card),
        "Special layouts");
  if (verb == play && move.count == 1) return which_card(card, state.fitting(card));
  const Card target = move.card(verb == play ? 1 : 0);
  if (!state.layout.has(target))
    return illegal(message(ChineseTen::id, "{The t} isn't on the table.").card("t", target), "Turn by turn");
  return does_not_pair(card, target);
}

}  // namespace fulltable

FULLTABLE_GAME(chinese_ten, fulltable::ChineseTen)
