// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract.h"
#include "core/notation.h"

namespace fulltable {

// Tiny two-seat games whose best play is known, to see what the search makes of them.

/// What every toy does alike.
struct ToyBase {
  static Refusal why_not(...) { return illegal(message("toy", "That is not possible now."), "moves"); }
  static std::string write(const Move& move) { return std::to_string(move.verb); }
  static Result<Move> read(std::string_view text) {
    if (text.size() == 1 && text[0] >= '0' && text[0] <= '9') return Move(text[0] - '0');
    return bad_move(text, "a digit");
  }
  template <class State>
  static Said say(const State&, int, const Move& move) {
    return {.log = message("toy", "{s} plays {number}.").words("number", write(move)),
            .advice = message("toy", "Play {number}.").words("number", write(move)),
            .plate = message("toy", "Plays {number}").words("number", write(move)),
            .noun = Text::verbatim(write(move))};
  }
  template <class State>
  static Gesture gesture(const State&, int, const Move&) {
    return {};
  }
  template <class State>
  static int rule_of_thumb(const State&, int, const Moves&, Rng&) {
    return 0;
  }
  template <class State>
  static View show(const State& state, std::optional<int>) {
    View view;
    view.deal = state.dealt ? 1 : 0;
    view.scores = {0, 0};
    return view;
  }
};

inline GameInfo toy_info(std::string_view id, std::vector<OptionSpec> options = {}) {
  return {.id = id,
          .name = "Toy",
          .tagline = {},
          .family = "toy",
          .min_seats = 2,
          .max_seats = 2,
          .default_seats = 2,
          .options = std::move(options)};
}

/// Each seat gets one of three cards (ace, two, three of clubs). Seat 0 bets (1) that its card is the higher one, or
/// folds (0), which leaves it 0.3 of the game.
struct ToyBetState {
  Cards hands;
  bool dealt = false;
  bool over = false;
  bool folded = false;
  friend bool operator==(const ToyBetState&, const ToyBetState&) = default;
};
template <class R>
struct ToyBetFor : ToyBase, RulesDefaults<R> {
  enum { fold, bet };
  using State = ToyBetState;
  static const GameInfo& info() {
    static const GameInfo info = toy_info("toy_bet");
    return info;
  }
  static Cards pack(const TableSetup&) { return {Card(0), Card(1), Card(2)}; }
  static State start(const TableSetup&) { return {}; }
  static void deal(State& state, const Cards& pack) {
    state.hands = {pack[0], pack[1]};
    state.dealt = true;
  }
  static Stage stage(const State& state) {
    return !state.dealt ? Stage::deal_due : state.over ? Stage::over : Stage::playing;
  }
  static SeatSet to_act(const State& state) { return state.over ? SeatSet{} : SeatSet{0}; }
  static void legal(const State&, int, Moves& moves) { moves.insert(moves.end(), {Move(fold), Move(bet)}); }
  static void apply(State& state, int, const Move& move) {
    state.over = true;
    state.folded = move.verb == fold;
  }
  static State conceal(const State& state, int seat) {
    State known = state;
    known.hands[static_cast<std::size_t>(1 - seat)] = unknown_card;
    return known;
  }
  static State imagine(const State& known, int seat, Rng& rng) {
    Cards left;
    for (const Card card : pack({}))
      if (card != known.hands[static_cast<std::size_t>(seat)]) left.push_back(card);
    State state = known;
    state.hands[static_cast<std::size_t>(1 - seat)] = left[rng.below(2)];
    return state;
  }
  static std::vector<int> winners(const State& state) {
    return {state.folded || state.hands[0] < state.hands[1] ? 1 : 0};
  }
  static void worth(const State& state, std::vector<double>& out) {
    out[0] = state.folded ? 0.3 : state.hands[0] > state.hands[1] ? 1 : 0;
    out[1] = 1 - out[0];
  }
};
struct ToyBet : ToyBetFor<ToyBet> {};

/// Seat 1 holds the middle one of three cards and is content (2) with 0.45 of the game, or dares (3) seat 0, which then
/// plays ToyBet with one of the others.
struct ToyDare : ToyBetFor<ToyDare> {
  enum { content = 2, dare = 3 };
  struct State : ToyBetState {
    bool dared = false;
    friend bool operator==(const State&, const State&) = default;
  };
  static const GameInfo& info() {
    static const GameInfo info = toy_info("toy_dare");
    return info;
  }
  static State start(const TableSetup&) { return {}; }
  static SeatSet to_act(const State& state) {
    if (state.over) return {};
    return {state.dared ? 0 : 1};
  }
  static void legal(const State& state, int seat, Moves& moves) {
    if (state.dared)
      ToyBet::legal(state, seat, moves);
    else
      moves.insert(moves.end(), {Move(content), Move(dare)});
  }
  static void apply(State& state, int seat, const Move& move) {
    if (state.dared)
      ToyBet::apply(state, seat, move);
    else if (move.verb == dare)
      state.dared = true;
    else
      state.over = true;
  }
  static State conceal(const State& state, int seat) {
    State known = state;
    known.hands[static_cast<std::size_t>(1 - seat)] = unknown_card;
    return known;
  }
  static State imagine(const State& known, int seat, Rng& rng) {
    State state = known;
    static_cast<ToyBetState&>(state) = ToyBet::imagine(known, seat, rng);
    return state;
  }
  static void weigh(const State& state, int seat, const Moves&, std::vector<float>& weights) {
    const float high = static_cast<float>(state.hands[static_cast<std::size_t>(seat)].code());
    weights = state.dared ? std::vector<float>{1 - high / 2, high / 2} : std::vector<float>{1, 1};
  }
  static void worth(const State& state, std::vector<double>& out) {
    if (state.dared)
      ToyBet::worth(state, out);
    else
      out = {0.55, 0.45};
  }
};

/// Both choose heads (0) or tails (1) at once; seat 0 wins if they are equal. With the option, seat 1 is told what seat
/// 0 chose if that came first.
struct ToyPennies : ToyBase, RulesDefaults<ToyPennies> {
  struct State {
    std::array<int, 2> chosen{-1, -1};
    bool dealt = false;
    bool open = false;
    friend bool operator==(const State&, const State&) = default;
  };
  static const GameInfo& info() {
    static const GameInfo info =
        toy_info("toy_pennies", {{.id = "open", .choices = {}, .summary = "The first choice is shown"}});
    return info;
  }
  static State start(const TableSetup& setup) {
    State state;
    state.open = setup.options.on(0);
    return state;
  }
  static void deal(State& state, const Cards&) { state.dealt = true; }
  static bool over(const State& state) { return state.chosen[0] >= 0 && state.chosen[1] >= 0; }
  static Stage stage(const State& state) {
    return !state.dealt ? Stage::deal_due : over(state) ? Stage::over : Stage::playing;
  }
  static SeatSet to_act(const State& state) {
    SeatSet seats;
    for (int seat = 0; seat < 2; ++seat)
      if (state.chosen[static_cast<std::size_t>(seat)] < 0) seats.insert(seat);
    return seats;
  }
  static void legal(const State&, int, Moves& moves) { moves.insert(moves.end(), {Move(0), Move(1)}); }
  static void apply(State& state, int seat, const Move& move) {
    state.chosen[static_cast<std::size_t>(seat)] = move.verb;
  }
  static Move as_seen(const State& state, int viewer, int seat, const Move& move) {
    return viewer == seat || state.open ? move : Move(9);
  }
  static State conceal(const State& state, int seat) {
    State known = state;
    int& other = known.chosen[static_cast<std::size_t>(1 - seat)];
    if (!state.open && !over(state) && other >= 0) other = 2;
    return known;
  }
  static State imagine(const State& known, int, Rng& rng) {
    State state = known;
    for (int& chosen : state.chosen)
      if (chosen == 2) chosen = static_cast<int>(rng.below(2));
    return state;
  }
  static std::vector<int> winners(const State& state) { return {state.chosen[0] == state.chosen[1] ? 0 : 1}; }
};

/// A hidden card decides: seat 1 holds one of two. Seat 0 keeps (0) 0.6 of the game, or looks at the card (1) or not
/// (2), and then names it (3, 4). Named right it is worth 0.8 to one who has looked and all to one who has not, and
/// nothing if named wrong. The best plan is to look: 0.8. To name it blindly is worth 0.5, but 1 to a player that
/// thinks through each lie of the cards by itself, as if it were to know it by then.
struct ToyLook : ToyBase, RulesDefaults<ToyLook> {
  enum { keep, look, blind, name_first, name_second };
  struct State {
    Card card;
    int way = -1;
    int named = -1;
    bool dealt = false;
    friend bool operator==(const State&, const State&) = default;
  };
  static const GameInfo& info() {
    static const GameInfo info = toy_info("toy_look");
    return info;
  }
  static Cards pack(const TableSetup&) { return {Card(0), Card(1)}; }
  static State start(const TableSetup&) { return {}; }
  static void deal(State& state, const Cards& pack) {
    state.card = pack[0];
    state.dealt = true;
  }
  static bool over(const State& state) { return state.way == keep || state.named >= 0; }
  static Stage stage(const State& state) {
    return !state.dealt ? Stage::deal_due : over(state) ? Stage::over : Stage::playing;
  }
  static SeatSet to_act(const State& state) { return over(state) ? SeatSet{} : SeatSet{0}; }
  static void legal(const State& state, int, Moves& moves) {
    if (state.way < 0)
      moves.insert(moves.end(), {Move(keep), Move(look), Move(blind)});
    else
      moves.insert(moves.end(), {Move(name_first), Move(name_second)});
  }
  static void apply(State& state, int, const Move& move) { (state.way < 0 ? state.way : state.named) = move.verb; }
  /// Who looks notices the card.
  static Move as_seen(const State& state, int viewer, int, const Move& move) {
    return viewer == 0 && move.verb == look ? Move(look, state.card) : move;
  }
  static State conceal(const State& state, int seat) {
    State known = state;
    if (seat == 0 && state.way != look && !over(state)) known.card = unknown_card;
    return known;
  }
  static State imagine(const State& known, int, Rng& rng) {
    State state = known;
    if (!state.card.is_known()) state.card = Card(static_cast<int>(rng.below(2)));
    return state;
  }
  static std::vector<int> winners(const State&) { return {0}; }
  static void worth(const State& state, std::vector<double>& out) {
    const bool right = (state.named == name_first) == (state.card == Card(0));
    out[0] = state.way == keep ? 0.6 : !right ? 0 : state.way == look ? 0.8 : 1;
    out[1] = 1 - out[0];
  }
};

/// Seat 0 takes three steps (0). Seat 1 may snatch (1) before each of them and then wins with a chance of 20, 90 or 10
/// in 100; if it never does it loses.
struct ToySnatch : ToyBase, RulesDefaults<ToySnatch> {
  static constexpr std::array<double, 3> chances{0.2, 0.9, 0.1};
  struct State {
    int steps = 0;
    int snatched = -1;
    bool dealt = false;
    friend bool operator==(const State&, const State&) = default;
  };
  static const GameInfo& info() {
    static const GameInfo info = toy_info("toy_snatch");
    return info;
  }
  static State start(const TableSetup&) { return {}; }
  static void deal(State& state, const Cards&) { state.dealt = true; }
  static Stage stage(const State& state) {
    if (!state.dealt) return Stage::deal_due;
    return state.steps == 3 || state.snatched >= 0 ? Stage::over : Stage::playing;
  }
  static SeatSet to_act(const State& state) { return stage(state) == Stage::playing ? SeatSet{0, 1} : SeatSet{}; }
  static bool may_wait(const State&, int seat) { return seat == 1; }
  static void legal(const State&, int seat, Moves& moves) { moves.push_back(Move(seat)); }
  static void apply(State& state, int seat, const Move&) {
    if (seat == 0)
      ++state.steps;
    else
      state.snatched = state.steps;
  }
  static State conceal(const State& state, int) { return state; }
  static State imagine(const State& known, int, Rng&) { return known; }
  static std::vector<int> winners(const State& state) { return {state.snatched == 1 ? 1 : 0}; }
  static void worth(const State& state, std::vector<double>& out) {
    out[1] = state.snatched < 0 ? 0 : chances[static_cast<std::size_t>(state.snatched)];
    out[0] = 1 - out[1];
  }
};

/// ToyBet as a solitaire.
struct ToyAlone : ToyBetFor<ToyAlone> {
  static const GameInfo& info() {
    static const GameInfo info = [] {
      GameInfo alone = toy_info("toy_alone");
      alone.solitaire = true;
      return alone;
    }();
    return info;
  }
};

}  // namespace fulltable
