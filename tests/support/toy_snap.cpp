// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/toy_snap.h"

#include <algorithm>

#include "core/contract.h"
#include "core/notation.h"

namespace fulltable::toy {

namespace {

constexpr std::int64_t gap = 1000;

struct Snap : RulesDefaults<Snap> {
  static constexpr bool timed = true;
  struct State {
    TableSetup setup;
    Cards stock;
    Cards middle;
    std::array<Cards, 4> won;
    std::int64_t clock = 0;
    std::int64_t turned = 0;
    Stage stage = Stage::deal_due;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info() {
    static const GameInfo result{.id = "snap",
                                 .name = "Snap",
                                 .tagline = message("toy", "A race of the tests"),
                                 .family = "toys",
                                 .min_seats = 2,
                                 .max_seats = 4,
                                 .default_seats = 2,
                                 .real_time = true,
                                 .options = {}};
    return result;
  }
  static State start(const TableSetup& setup) {
    State state;
    state.setup = setup;
    return state;
  }
  static void deal(State& state, const Cards& pack) {
    state.stock.assign(pack.rbegin(), pack.rend());
    state.stage = Stage::playing;
  }
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state) {
    const bool red = state.stage == Stage::playing && !state.middle.empty() && is_red(state.middle.back().suit());
    return red ? SeatSet::first(state.setup.seats) : SeatSet();
  }
  static void legal(const State&, int, Moves& out) { out.emplace_back(0); }
  static bool may_wait(const State&, int) { return true; }
  static bool allows(const State& state, int, const Move&, Times times) { return times.began >= state.turned; }
  static Refusal why_not(const State&, int, const Move&, Times) {
    return illegal(message("toy", "That was begun before the card was turned."), "snapping");
  }
  static void apply(State& state, int seat, const Move&, Times) {
    Cards& pile = state.won[static_cast<std::size_t>(seat)];
    pile.insert(pile.end(), state.middle.begin(), state.middle.end());
    state.middle.clear();
  }
  static std::int64_t clock(const State& state) { return state.clock; }
  static std::optional<std::int64_t> next_event(const State& state) {
    if (state.stage != Stage::playing) return std::nullopt;
    return state.turned + gap;
  }
  static void pass_time(State& state, std::int64_t to) {
    while (state.stage == Stage::playing && state.turned + gap <= to) {
      state.turned += gap;
      if (state.stock.empty()) {
        state.stage = Stage::over;
      } else {
        state.middle.push_back(state.stock.back());
        state.stock.pop_back();
      }
    }
    state.clock = to;
  }
  static State conceal(const State& state, int) {
    State known = state;
    if (state.stage != Stage::over) std::ranges::fill(known.stock, unknown_card);
    return known;
  }
  static State imagine(const State& known, int, Rng& rng) {
    State state = known;
    CardSet seen;
    for (const Card card : known.middle) seen.insert(card);
    for (const Cards& pile : known.won)
      for (const Card card : pile) seen.insert(card);
    Cards unseen;
    for (const Card card : standard_pack())
      if (!seen.has(card)) unseen.push_back(card);
    shuffle(unseen, rng);
    if (state.stage != Stage::over) state.stock = unseen;
    return state;
  }
  static View show(const State& state, std::optional<int>) {
    View view;
    view.phase = state.stage == Stage::over ? "over" : "watch";
    view.piles.push_back({"stock", -1, Sight::nobody, true, state.stock});
    view.piles.push_back({"middle", -1, Sight::everyone, true, state.middle});
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      const Cards& pile = state.won[static_cast<std::size_t>(seat)];
      view.piles.push_back({"won." + std::to_string(seat), seat, Sight::everyone, true, pile});
      view.scores.push_back(static_cast<int>(pile.size()));
    }
    const auto next = next_event(state);
    view.facts["next_ms"] = next ? Json(*next) : Json(nullptr);
    view.facts["turned_ms"] = state.turned;
    return view;
  }
  static std::vector<int> winners(const State& state) {
    const auto scores = show(state, std::nullopt).scores;
    std::vector<int> seats;
    for (int seat = 0; seat < state.setup.seats; ++seat)
      if (scores[static_cast<std::size_t>(seat)] == std::ranges::max(scores)) seats.push_back(seat);
    return seats;
  }
  static std::string write(const Move&) { return "snap"; }
  static Result<Move> read(std::string_view text) {
    const auto words = words_of(text);
    if (words.size() == 1 && words[0] == "snap") return Move(0);
    return bad_move(text, "expected snap");
  }
  static Said say(const State&, int, const Move&) { return {.log = message("toy", "{s} snaps.")}; }
  static Gesture gesture(const State&, int, const Move&) { return {}; }
  static std::vector<Button> buttons(const State&, int) { return {{Move(0), message("toy", "Snap"), "Space", false}}; }
  static int rule_of_thumb(const State&, int, const Moves&, Rng&) { return 0; }
  static Text reason(const State&, int, const Move&, const Move*) { return message("toy", "A red card lies there."); }
  static std::optional<Reaction> react(const State& known, int, Level level, Rng& rng) {
    Rng own = rng.child(static_cast<std::uint64_t>(known.turned));
    const std::int64_t done = known.turned + snap_delay_ms[static_cast<int>(level)] + own.below(50);
    return Reaction{Move(0), {std::max(known.turned, done - 80), std::max(known.clock, done)}};
  }
};

}  // namespace

const Game& snap() {
  static const GameOf<Snap> game;
  return game;
}

}  // namespace fulltable::toy
