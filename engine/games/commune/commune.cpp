// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/commune.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using commune::Category;
using commune::Declaration;
using State = Commune::State;
using Phase = Commune::Phase;

/// Places of the options.
enum Place : std::size_t { tokens, jokers, flushes, five_of_a_kind, declare_twos, call_by, starter };

SeatSet asked(const State& state) {
  SeatSet seats;
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.living(seat) && seat != state.declared.back().seat && seat != state.turn && !state.passed.has(seat))
      seats.insert(seat);
  return seats;
}

void begin_hand(State& state) {
  state.declared.clear();
  state.passed = {};
  state.turned_up = {};
  state.result.reset();
  state.phase = Phase::declaring;
  state.turn = state.starter;
}

void note_records(State& state) {
  for (int seat = 0; seat < state.seats; ++seat) {
    const auto last = std::find_if(state.declared.rbegin(), state.declared.rend(),
                                   [&](const Commune::Declared& each) { return each.seat == seat; });
    if (last == state.declared.rend()) continue;
    const Declaration& said = commune::declaration(last->rung);
    if (said.category == Category::straight || said.category == Category::flush ||
        said.category == Category::straight_flush)
      continue;
    const auto own = commune::Count::of(state.hand[at(seat)]);
    Commune::Record& record = state.record[at(seat)];
    ++record.named;
    const bool two_ranks = commune::names_two_ranks(said.category);
    if (own.wild > 0 || own.natural[said.first] > 0 || (two_ranks && own.natural[said.second] > 0)) ++record.held;
  }
}

void check_declaration(State& state, int caller) {
  const Commune::Declared last = state.declared.back();
  const bool present = commune::is_there(commune::declaration(last.rung), commune::Count::of(state.commune_cards()));
  const int loser = present ? caller : last.seat;
  state.result =
      Commune::Call{static_cast<std::uint8_t>(caller), last.seat, last.rung, present, static_cast<std::uint8_t>(loser)};
  note_records(state);
  if (--state.tokens[at(loser)] == 0) state.out[state.out_count++] = static_cast<std::int8_t>(loser);
  state.phase = Phase::showdown;
  state.turned_up = SeatSet::first(state.seats);
  if (state.living_count() == 1) state.stage = Stage::over;
}

Refusal not_on_ladder(const State& state, const Declaration& said) {
  if (commune::names_two_ranks(said.category) && said.first == said.second)
    return illegal(message(Commune::id, "The two ranks must differ."), "The ladder");
  if (said.category == Category::two_pair && said.first < said.second)
    return illegal(message(Commune::id, "Name the higher pair first."), "The ladder");
  if (said.category == Category::five_of_a_kind && !state.ladder_options.five_of_a_kind)
    return illegal(message(Commune::id, "Five of a kind isn't declared in this game."), "Options");
  if ((said.category == Category::flush || said.category == Category::straight_flush) && !state.ladder_options.flushes)
    return illegal(message(Commune::id, "Flushes aren't declared in this game."), "Options");
  if (said.category == Category::flush)
    return illegal(
        message(Commune::id, "The lowest flush is seven high. Five lower cards would make a straight flush."),
        "The ladder");
  if (said.category == Category::straight || said.category == Category::straight_flush)
    return illegal(message(Commune::id, "The lowest straight is five high."), "The ladder");
  return illegal(message(Commune::id, "Twos are wild, so you can't declare them in this game."), "The ladder");
}

}  // namespace

int Commune::State::left_of(int seat) const {
  do {
    seat = (seat + 1) % seats;
  } while (!living(seat));
  return seat;
}

int Commune::State::commune_size() const {
  int size = 0;
  for (const int each : hand_size) size += each;
  return size;
}

CardSet Commune::State::commune_cards() const {
  CardSet cards;
  for (const CardSet each : hand) cards |= each;
  return cards;
}

const GameInfo& Commune::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = id;
    game.name = "Commune";
    game.tagline = message(Commune::id, "Bluff with everybody's cards until somebody calls");
    game.family = "bluffing";
    game.family_name = message(Commune::id, "Bluffing");
    // One move deep is looked, at some dozens of moves much alike. What sets the levels apart most is how often they
    // draw a conclusion from what somebody declared: a beginner goes by its own cards alone, the expert heeds every
    // word, and looks longer, too. A bluffer lets a little go, so as not to be read.
    game.search = {{{0, 0, 0, 0, 1, 0},
                    {60, 20, 1, 0.04, 1, 0.1},
                    {60, 20, 1, 0.04, 1, 0.45},
                    {200, 0, 0, 0.02, 1, 0.6},
                    {3000, 0, 0, 0.01}}};
    game.min_seats = 2;
    game.max_seats = static_cast<int>(most_seats);
    game.ranks = commune::letters;
    game.default_seats = 4;
    game.minutes = 10;
    game.minutes_from = {{2, 5}, {3, 10}, {5, 15}, {6, 25}, {7, 35}, {8, 45}, {9, 55}, {10, 85}};
    game.gamble = true;
    const auto yes_or_no = [](std::string_view name, int standard, std::string_view summary, Text label, Text help,
                              bool expert = false) {
      return OptionSpec{.id = name,
                        .choices = {},
                        .standard = standard,
                        .summary = summary,
                        .label = std::move(label),
                        .help = std::move(help),
                        .expert = expert};
    };
    game.options = {
        {.id = "tokens",
         .type = OptionType::integer,
         .choices = {},
         .min = 1,
         .max = 5,
         .standard = 3,
         .summary = "Tokens of each player at the start",
         .label = message(Commune::id, "Tokens"),
         .help = message(Commune::id, "Each player's tokens at the start")},
        yes_or_no("jokers", 1, "Two jokers in the pack", message(Commune::id, "Jokers"),
                  message(Commune::id, "Two in the pack, both wild"), true),
        yes_or_no("flushes", 1, "Flushes and straight flushes may be declared", message(Commune::id, "Flushes"),
                  message(Commune::id, "Also straight flushes")),
        yes_or_no("five_of_a_kind", 0, "Five of a kind may be declared, the highest hand",
                  message(Commune::id, "Five of a kind"), message(Commune::id, "Beats every other hand")),
        yes_or_no("declare_twos", 0, "Twos may be declared, though only wild cards make them",
                  message(Commune::id, "Declare twos"),
                  message(Commune::id, "Twos may be named, though only wild cards make them"), true),
        {.id = "call_by",
         .type = OptionType::choice,
         .choices = {"next", "anyone"},
         .summary = "Who may call: the next player, or first all the others too",
         .label = message(Commune::id, "Who may call"),
         .values = {message(Commune::id, "Next player"), message(Commune::id, "Anyone")},
         .help = message(Commune::id, "Anyone: all others are asked first"),
         .expert = true},
        {.id = "starter",
         .type = OptionType::choice,
         .choices = {"left_of_dealer", "loser"},
         .summary = "Who declares first: the player left of the dealer, or who lost the last token",
         .label = message(Commune::id, "First to declare"),
         .values = {message(Commune::id, "Left of dealer"), message(Commune::id, "Last loser")},
         .help = message(Commune::id, "Who begins the next round"),
         .expert = true},
    };
    game.presets = {{message(Commune::id, "Quick"), {{"tokens", 2}}},
                    {message(Commune::id, "Tournament"), {{"tokens", 5}}}};
    return game;
  }();
  return info;
}

Cards Commune::pack(const TableSetup& setup) {
  Cards cards = standard_pack();
  if (setup.options.on(jokers)) cards.insert(cards.end(), {little_joker, big_joker});
  return cards;
}

Commune::State Commune::start(const TableSetup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.most_tokens = static_cast<std::uint8_t>(setup.options[tokens]);
  std::fill_n(state.tokens.begin(), setup.seats, state.most_tokens);
  state.jokers = setup.options.on(jokers);
  state.ladder_options = {setup.options.on(flushes), setup.options.on(five_of_a_kind), setup.options.on(declare_twos)};
  state.anyone = setup.options.on(call_by);
  state.loser_starts = setup.options.on(starter);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  state.starter = static_cast<std::int8_t>(state.left_of(setup.dealer));
  return state;
}

void Commune::deal(State& state, const Cards& pack) {
  assert(state.seats > 0 && state.stage == Stage::deal_due &&
         pack.size() == static_cast<std::size_t>(state.pack_size()));
  begin_hand(state);
  ++state.deal;
  state.stage = Stage::playing;
  state.hand = {};
  state.hand_size = {};
  const auto wanted = [&](int seat) { return state.living(seat) ? state.most_tokens + 1 - state.tokens[at(seat)] : 0; };
  int left = 0;
  for (int seat = 0; seat < state.seats; ++seat) left += wanted(seat);
  auto next = pack.begin();
  for (int seat = (state.dealer + 1) % state.seats; left > 0; seat = (seat + 1) % state.seats) {
    if (state.hand_size[at(seat)] == wanted(seat)) continue;
    state.hand[at(seat)].insert(*next++);
    ++state.hand_size[at(seat)];
    --left;
  }
  state.stock = {};
  state.stock_size = static_cast<std::uint8_t>(pack.end() - next);
  std::reverse_copy(next, pack.end(), state.stock.begin());
}

SeatSet Commune::to_act(const State& state) {
  if (state.stage != Stage::playing) return {};
  SeatSet seats;
  switch (state.phase) {
    case Phase::declaring: seats.insert(state.turn); break;
    case Phase::challenge: return asked(state);
    case Phase::showdown: seats.insert(state.left_of(state.dealer)); break;
  }
  return seats;
}

void Commune::legal(const State& state, int, Moves& moves) {
  if (state.phase == Phase::showdown) {
    moves.emplace_back(deal_next);
    return;
  }
  if (!state.declared.empty()) moves.emplace_back(call);
  if (state.phase == Phase::challenge) {
    moves.emplace_back(pass);
    return;
  }
  for (int rung = commune::next_rung(state.last_rung(), state.ladder_options); rung < commune::rungs;
       rung = commune::next_rung(rung, state.ladder_options))
    moves.push_back(declaring(rung));
}

Refusal Commune::why_not(const State& state, int, const Move& move) {
  if (state.phase == Phase::showdown)
    return illegal(message(Commune::id, "The hand was called. Now the next dealer deals."), "Turn by turn");
  switch (static_cast<Verb>(move.verb)) {
    case call: return illegal(message(Commune::id, "There's nothing to call yet."), "Turn by turn");
    case pass: return illegal(message(Commune::id, "On your turn you must declare or call."), "Turn by turn");
    case deal_next: return illegal(message(Commune::id, "Nobody has called yet."), "Turn by turn");
    case declare: break;
  }
  if (state.phase == Phase::challenge)
    return illegal(message(Commune::id, "First call the last declaration, or let it stand."), "Turn by turn");
  const Declaration said = declaration_of(move);
  const int rung = commune::rung_of(said);
  if (rung < 0 || !commune::on_ladder(rung, state.ladder_options)) return not_on_ladder(state, said);
  return illegal(message(Commune::id, "You must declare something higher than {hand}.")
                     .text("hand", commune::in_words(commune::declaration(state.last_rung()))),
                 "Turn by turn");
}

void Commune::apply(State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case declare: {
      const int rung = commune::rung_of(declaration_of(move));
      state.declared.push_back({static_cast<std::uint8_t>(seat), static_cast<std::uint16_t>(rung)});
      state.passed = {};
      state.turn = static_cast<std::int8_t>(state.left_of(seat));
      if (state.anyone && !asked(state).empty()) state.phase = Phase::challenge;
      break;
    }
    case call: check_declaration(state, seat); break;
    case pass:
      state.passed.insert(seat);
      if (asked(state).empty()) state.phase = Phase::declaring;
      break;
    case deal_next: {
      state.dealer = static_cast<std::int8_t>(seat);
      const int loser = state.result->loser;
      const int first = !state.loser_starts ? state.left_of(seat) : state.living(loser) ? loser : state.left_of(loser);
      state.starter = static_cast<std::int8_t>(first);
      state.stage = Stage::deal_due;
      break;
    }
  }
}

std::vector<int> Commune::winners(const State& state) {
  if (state.stage != Stage::over) return {};
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.living(seat)) return {seat};
  return {};
}

Move Commune::declaring(int rung) {
  const Declaration& said = commune::declaration(rung);
  Move move(declare);
  move.add(static_cast<int>(said.category));
  move.add(said.first);
  move.add(said.second);
  return move;
}

Declaration Commune::declaration_of(const Move& move) {
  return {static_cast<Category>(move.args[0]), move.args[1], move.args[2]};
}

}  // namespace fulltable

FULLTABLE_GAME(commune, fulltable::Commune)
