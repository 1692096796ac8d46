// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/toy_ladder.h"

#include "core/contract.h"
#include "core/notation.h"

namespace fulltable::toy {

namespace {

struct Ladder : RulesDefaults<Ladder> {
  static constexpr bool solves = true;
  struct State {
    std::array<Cards, 2> columns;
    Cards foundation;
    bool dealt = false;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info() {
    static const GameInfo result{.id = "ladder",
                                 .name = "Ladder",
                                 .tagline = message("toy", "A solitaire of the tests"),
                                 .family = "toys",
                                 .solitaire = true,
                                 .options = {}};
    return result;
  }
  static Cards pack(const TableSetup&) {
    const Cards whole = standard_pack();
    return {whole.begin(), whole.begin() + 6};
  }
  static State start(const TableSetup&) { return {}; }
  static void deal(State& state, const Cards& pack) {
    state.columns[0].assign(pack.begin(), pack.begin() + 3);
    state.columns[1].assign(pack.begin() + 3, pack.end());
    state.dealt = true;
  }
  static void legal(const State& state, int, Moves& out) {
    for (const Cards& column : state.columns)
      if (!column.empty() && column.back().rank() == static_cast<int>(state.foundation.size()))
        out.emplace_back(0, column.back());
  }
  static Stage stage(const State& state) {
    Moves moves;
    legal(state, 0, moves);
    return !state.dealt ? Stage::deal_due : moves.empty() ? Stage::over : Stage::playing;
  }
  static SeatSet to_act(const State& state) { return stage(state) == Stage::playing ? SeatSet{0} : SeatSet{}; }
  static Refusal why_not(const State&, int, const Move&) {
    return illegal(message("toy", "That is not the next card, or not on top."), "taking");
  }
  static void apply(State& state, int, const Move& move) {
    for (Cards& column : state.columns)
      if (!column.empty() && column.back() == move.card()) column.pop_back();
    state.foundation.push_back(move.card());
  }
  static State conceal(const State& state, int) { return state; }
  static State imagine(const State& known, int, Rng&) { return known; }
  static View show(const State& state, std::optional<int>) {
    View view;
    view.phase = stage(state) == Stage::over ? "over" : "play";
    view.piles.push_back({"column.1", -1, Sight::everyone, true, state.columns[0]});
    view.piles.push_back({"column.2", -1, Sight::everyone, true, state.columns[1]});
    view.piles.push_back({"foundation", -1, Sight::everyone, true, state.foundation});
    view.scores = {static_cast<int>(state.foundation.size())};
    return view;
  }
  static std::vector<int> winners(const State& state) {
    return state.foundation.size() == 6 ? std::vector{0} : std::vector<int>{};
  }
  static std::string write(const Move& move) { return "take " + to_text(move.card()); }
  static Result<Move> read(std::string_view text) {
    const auto words = words_of(text);
    const auto card = words.size() == 2 && words[0] == "take" ? card_of(words[1]) : std::nullopt;
    if (!card) return bad_move(text, "expected take CARD");
    return Move(0, *card);
  }
  static Said say(const State&, int, const Move& move) {
    return {.log = message("toy", "{s} takes {the c}.").card("c", move.card())};
  }
  static Gesture gesture(const State& state, int, const Move& move) {
    const bool first = !state.columns[0].empty() && state.columns[0].back() == move.card();
    return {{move.card()}, first ? "column.1" : "column.2", "foundation", {}};
  }
  static int rule_of_thumb(const State&, int, const Moves&, Rng&) { return 0; }
  static Solution solve(const State& state, const SolveLimits& limits, std::uint64_t) {
    Solution solution;
    if (limits.expired && limits.expired()) return solution;
    for (State next = state; stage(next) == Stage::playing;) {
      legal(next, 0, solution.moves);
      apply(next, 0, solution.moves.back());
      ++solution.nodes;
    }
    const bool won = state.foundation.size() + solution.moves.size() == 6;
    solution.finding = won ? Finding::solvable : Finding::unsolvable;
    if (!won) solution.moves.clear();
    return solution;
  }
};

}  // namespace

const Game& ladder() {
  static const GameOf<Ladder> game;
  return game;
}

}  // namespace fulltable::toy
