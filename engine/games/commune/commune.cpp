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

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

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
  if (state.living_count() == 1) state.stage = Stage::over;
}

Refusal not_on_ladder(const State& state, const Declaration& said) {
  if (commune::names_two_ranks(said.category) && said.first == said.second)
    return illegal("The two ranks of such a hand must differ.", "The ladder");
  if (said.category == Category::two_pair && said.first < said.second)
    return illegal("Of two pair the higher rank is named first.", "The ladder");
  if (said.category == Category::five_of_a_kind && !state.terms.five_of_a_kind)
    return illegal("Five of a kind is not declared in this game.", "Options");
  if ((said.category == Category::flush || said.category == Category::straight_flush) && !state.terms.flushes)
    return illegal("Flushes are not declared in this game.", "Options");
  if (said.category == Category::flush)
    return illegal("The lowest flush is that to the seven: below it, it is a straight flush.", "The ladder");
  if (said.category == Category::straight || said.category == Category::straight_flush)
    return illegal("The lowest straight is that to the five.", "The ladder");
  return illegal("Twos are wild and cannot be declared in this game.", "The ladder");
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
    game.id = "commune";
    game.name = "Commune";
    game.tagline = "Declare ever higher hands among everybody’s cards, until somebody calls";
    game.family = "bluffing";
    // One move deep is looked, at some dozens of moves much alike: few looks do nearly as well as many, and some
    // thousands are plenty, so it is slips that set the levels apart. A bluffer lets a little go, so as not to be read.
    game.search = {{{24, 0.08, 0.25}, {64, 0.05, 0.06}, {3000, 0.01, 0}}};
    game.min_seats = 2;
    game.max_seats = static_cast<int>(most_seats);
    game.default_seats = 4;
    game.minutes = 15;
    const auto flag = [](std::string_view id, int standard, std::string_view summary) {
      OptionSpec spec;
      spec.id = id;
      spec.standard = standard;
      spec.summary = summary;
      return spec;
    };
    const auto choice = [](std::string_view id, std::vector<std::string_view> choices, std::string_view summary) {
      OptionSpec spec;
      spec.id = id;
      spec.type = OptionType::choice;
      spec.choices = std::move(choices);
      spec.summary = summary;
      return spec;
    };
    OptionSpec lives;
    lives.id = "tokens";
    lives.type = OptionType::integer;
    lives.min = 1;
    lives.max = 5;
    lives.standard = 3;
    lives.summary = "Tokens of each player at the start";
    game.options = {
        lives,
        flag("jokers", 1, "Two jokers in the pack"),
        flag("flushes", 1, "Flushes and straight flushes may be declared"),
        flag("five_of_a_kind", 0, "Five of a kind may be declared, the highest hand"),
        flag("declare_twos", 0, "Twos may be declared, though only wild cards make them"),
        choice("call_by", {"next", "anyone"}, "Who may call: the next player, or first all the others too"),
        choice("starter", {"left_of_dealer", "loser"},
               "Who declares first: the player left of the dealer, or who lost the last token"),
    };
    return game;
  }();
  return info;
}

Cards Commune::pack(const Setup& setup) {
  Cards cards = standard_pack();
  if (setup.options.on(jokers)) cards.insert(cards.end(), {little_joker, big_joker});
  return cards;
}

Commune::State Commune::start(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.most_tokens = static_cast<std::uint8_t>(setup.options[tokens]);
  std::fill_n(state.tokens.begin(), setup.seats, state.most_tokens);
  state.jokers = setup.options.on(jokers);
  state.terms = {setup.options.on(flushes), setup.options.on(five_of_a_kind), setup.options.on(declare_twos)};
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
  for (int rung = commune::next_rung(state.last_rung(), state.terms); rung < commune::rungs;
       rung = commune::next_rung(rung, state.terms))
    moves.push_back(declaring(rung));
}

Refusal Commune::why_not(const State& state, int, const Move& move) {
  if (state.phase == Phase::showdown)
    return illegal("The hand has been called: the next dealer deals.", "Turn by turn");
  switch (static_cast<Verb>(move.verb)) {
    case call: return illegal("Nothing has been declared yet in this hand.", "Turn by turn");
    case pass: return illegal("Who is in turn declares or calls, and cannot pass.", "Turn by turn");
    case deal_next: return illegal("This hand has not been called yet.", "Turn by turn");
    case declare: break;
  }
  if (state.phase == Phase::challenge)
    return illegal("The last declaration may be called or let stand first; the next in turn declares after that.",
                   "Turn by turn");
  const Declaration said = declaration_of(move);
  const int rung = commune::rung_of(said);
  if (rung < 0 || !commune::on_ladder(rung, state.terms)) return not_on_ladder(state, said);
  return illegal("Each declaration must be higher than the last: this is not higher than " +
                     commune::to_text(commune::declaration(state.last_rung())) + ".",
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
