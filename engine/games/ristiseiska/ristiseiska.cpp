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

/// Luck hides much here, and next to nothing is gained by searching longer than medium usually does: what sets the
/// levels apart is in how many ways they imagine the hands. So hard plays through no more games than medium, but
/// imagines the hands anew in each, thinks of all its moves and forgets nothing.
constexpr std::array<SearchLevel, 5> levels{
    {{400, 1, 1, 0.05, 0.5, 0}, {80, 4, 1, 0.1, 0.9, 0}, {100, 20, 1, 0.04, 0.95}, {100, 0, 0, 0}, {12000, 0, 0, 0}}};

GameInfo make_info() {
  GameInfo info;
  info.id = Ristiseiska::id;
  info.name = "Ristiseiska";
  info.tagline = message(Ristiseiska::id, "Build outwards from the sevens, and beg when you are stuck");
  info.family = "stops";
  info.min_seats = 3;
  info.max_seats = Ristiseiska::max_seats;
  info.default_seats = 4;
  info.minutes = 5;
  info.search = levels;
  info.family_name = message(Ristiseiska::id, "Stops");
  info.options = {
      {.id = "false_beg",
       .type = OptionType::choice,
       .choices = {"refused", "penalised"},
       .summary = "Begging while you hold a card that fits",
       .label = message(Ristiseiska::id, "False begging"),
       .values = {message(Ristiseiska::id, "Not allowed"), message(Ristiseiska::id, "Penalty")},
       .help = message(Ristiseiska::id, "Begging while you hold a card that fits"),
       .expert = true},
      {.id = "eights",
       .type = OptionType::choice,
       .choices = {"after_seven", "after_six"},
       .summary = "When an eight may be played",
       .label = message(Ristiseiska::id, "Eights"),
       .values = {message(Ristiseiska::id, "After the seven"), message(Ristiseiska::id, "After the six")},
       .help = message(Ristiseiska::id, "When an eight may be played"),
       .expert = true},
      {.id = "ace_king_again",
       .type = OptionType::boolean,
       .choices = {},
       .summary = "Another card after an ace or a king",
       .label = message(Ristiseiska::id, "Play again"),
       .help = message(Ristiseiska::id, "After an ace or a king you may play another card"),
       .expert = true},
      {.id = "deals",
       .type = OptionType::integer,
       .choices = {},
       .min = 1,
       .max = 20,
       .standard = 1,
       .summary = "Deals that make the game",
       .label = message(Ristiseiska::id, "Deals per game")},
      {.id = "scoring",
       .type = OptionType::choice,
       .choices = {"wins", "cards"},
       .summary = "A point for each deal won, or for each card left",
       .label = message(Ristiseiska::id, "Scoring"),
       .values = {message(Ristiseiska::id, "Deals won"), message(Ristiseiska::id, "Cards left")},
       .help = message(Ristiseiska::id, "A point a deal, or a point for each card left in the other hands")},
  };
  info.presets = {{message(Ristiseiska::id, "Tournament"), {{"deals", 5}, {"scoring", 1}}}};
  info.settings = {{.id = "liftPlayable", .label = message(Ristiseiska::id, "Raise playable cards"), .standard = true}};
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

Ristiseiska::State Ristiseiska::start(const TableSetup& setup) {
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

namespace {

Refusal must_play(CardSet playable) {
  return illegal(playable.size() == 1 ? message(Ristiseiska::id, "You hold a card that fits, so you must play it.")
                                      : message(Ristiseiska::id, "You hold a card that fits, so you must play one."),
                 "Who can play must play");
}

/// What is wrong with a card that is no member of that hand, if it is none.
std::optional<Refusal> not_held(CardSet hand, Card card, const char* paragraph) {
  if (hand.has(card)) return std::nullopt;
  if (!all_cards.has(card))
    return illegal(message(Ristiseiska::id, "{The c} isn't in this pack.").card("c", card), "Pack and piles");
  return illegal(message(Ristiseiska::id, "You don't hold {the c}.").card("c", card), paragraph);
}

Refusal why_no_play(const Ristiseiska::State& state, int seat, Card card) {
  if (auto refusal = not_held(state.hand[at(seat)], card, "Turn by turn")) return *std::move(refusal);
  if (state.placed.empty())
    return illegal(message(Ristiseiska::id, "The first card of a deal is {the c}.").card("c", first_card),
                   "Turn by turn");
  if (state.after_six && card.rank() == eight_rank && state.placed.has(Card(card.code() - 1)))
    return illegal(message(Ristiseiska::id, "{The c} has to wait for the six of its suit.").card("c", card),
                   "Turn by turn");
  return illegal(
      message(Ristiseiska::id, "{The c} doesn't fit yet. Each row grows outwards from its seven.").card("c", card),
      "Turn by turn");
}

Refusal why_no_pass(const Ristiseiska::State& state, int seat) {
  if (state.phase == Ristiseiska::Phase::again)
    return illegal(message(Ristiseiska::id, "Play another card, or press Done."), "Again");
  const CardSet playable = Ristiseiska::playable(state, seat);
  if (!playable.empty()) return must_play(playable);
  return illegal(message(Ristiseiska::id, "You can pass only on your first turn. Now you must beg."), "First turn");
}

Refusal why_no_beg(const Ristiseiska::State& state, int seat) {
  if (state.phase == Ristiseiska::Phase::again)
    return illegal(message(Ristiseiska::id, "You can't beg after an ace or a king."), "Again");
  const bool first_turn = (state.had_turn >> seat & 1) == 0;
  const CardSet playable = Ristiseiska::playable(state, seat);
  if (first_turn && playable.empty())
    return illegal(message(Ristiseiska::id, "On your first turn you pass, and nobody gives you a card."), "First turn");
  if (first_turn || !state.penalised) return must_play(playable);
  if (state.giver_for(seat) < 0)
    return illegal(message(Ristiseiska::id, "Nobody can spare a card, so you must play one that fits."),
                   "False begging");
  return illegal(
      message(Ristiseiska::id, "Nobody has played twice round the table, so you must play a card that fits."),
      "False begging");
}

}  // namespace

Refusal Ristiseiska::why_not(const State& state, int seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  if (verb != give && state.phase == Phase::give)
    return illegal(message(Ristiseiska::id, "Give {s2} a card first.").seat("s2", state.beggar), "Begging");
  if (verb != give && state.phase == Phase::penalty)
    return illegal(message(Ristiseiska::id, "Give {s2} a penalty card first.").seat("s2", state.offender),
                   "False begging");
  switch (verb) {
    case play: return why_no_play(state, seat, move.card());
    case pass: return why_no_pass(state, seat);
    case beg: return why_no_beg(state, seat);
    case give: {
      if (state.phase != Phase::give && state.phase != Phase::penalty)
        return illegal(message(Ristiseiska::id, "Nobody needs a card from you now."), "Begging");
      if (auto refusal = not_held(state.hand[at(seat)], move.card(), "Begging")) return *std::move(refusal);
      return illegal(
          message(Ristiseiska::id, "Nobody has played twice round the table, so give a card that doesn't fit."),
          "Nobody may hold the game up for ever");
    }
    case done: break;
  }
  return illegal(message(Ristiseiska::id, "You can stop only after an ace or a king that lets you play again."),
                 "Again");
}

}  // namespace fulltable

FULLTABLE_GAME(ristiseiska, fulltable::Ristiseiska)
