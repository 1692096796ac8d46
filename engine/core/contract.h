// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <numeric>

#include "core/game.h"

namespace fulltable {

// The contract of a game: a plain value `State` and plain static functions. `GameOf<Rules>` below makes a Game of it.
//
//   State start(setup)                 before the first pack; its stage is deal_due
//   void deal(state&, pack)            gives the next pack
//   Stage stage(state)
//   SeatSet to_act(state)
//   void legal(state, seat, moves&)    appends; the only place of the rule; the same for a concealed state of that seat
//   Refusal why_not(state, seat, move) only asked for moves that are not allowed; code illegal_move
//   void apply(state&, seat, move)
//   State conceal(state, seat)         what that seat may know, all else blanked
//   State imagine(known, seat, rng)    a full state that fits it; conceal(imagine(known)) equals known
//   View show(state, viewer)           of a concealed state with its viewer, of a full one without
//   vector<int> winners(state)
//   string write(move), Result<Move> read(text), string say(state, seat, move)
//   Gesture gesture(state, seat, move) how a move is made by hand at the table
//   int rule_of_thumb(known, seat, moves, rng)
//
// `show(…).deal` is the number of packs given so far. Optional: buttons, tell, recap, check, pack, may_wait, complete,
// allows, weigh, playout, worth, solve, safe, kin, bluffing (a constant); where `legal` is not complete,
// consider(state, seat, thorough, moves&): the moves that the search weighs in its place, all of them legal and found
// from what the seat may know, quickly if not `thorough`; where moves are sets of cards from the hand,
// meant(state, seat, cards, moves&): what these cards could mean, legal or not (with it the table lets people select
// cards one by one); where not everybody sees all of a move, as_seen(state, viewer, seat, move): the move as the viewer
// sees it, unknown_card for what is hidden; reason, of a move that is given as a hint (in real-time games by
// rule_of_thumb, which there never errs); for real-time games clock, next_event, pass_time, react, verdict, and Times
// as the last argument of allows, why_not and apply.
template <class R>
concept Rules = std::equality_comparable<typename R::State> && std::copyable<typename R::State> &&
    requires(const typename R::State& state, typename R::State& target, const Setup& setup, const Cards& pack,
             Moves& moves, const Moves& choices, const Move& move, Rng& rng, std::string_view text,
             std::optional<int> viewer) {
  { R::info() } -> std::same_as<const GameInfo&>;
  { R::start(setup) } -> std::same_as<typename R::State>;
  {R::deal(target, pack)};
  { R::stage(state) } -> std::same_as<Stage>;
  { R::to_act(state) } -> std::same_as<SeatSet>;
  {R::legal(state, 0, moves)};
  { R::conceal(state, 0) } -> std::same_as<typename R::State>;
  { R::imagine(state, 0, rng) } -> std::same_as<typename R::State>;
  { R::show(state, viewer) } -> std::same_as<View>;
  { R::winners(state) } -> std::same_as<std::vector<int>>;
  { R::write(move) } -> std::same_as<std::string>;
  { R::read(text) } -> std::same_as<Result<Move>>;
  { R::say(state, 0, move) } -> std::same_as<std::string>;
  { R::gesture(state, 0, move) } -> std::same_as<Gesture>;
  { R::rule_of_thumb(state, 0, choices, rng) } -> std::same_as<int>;
};

template <class R>
concept TimedRules = requires(const typename R::State& state, typename R::State& target) {
  { R::clock(state) } -> std::same_as<std::int64_t>;
  { R::next_event(state) } -> std::same_as<std::optional<std::int64_t>>;
  {R::pass_time(target, std::int64_t{})};
};

/// The part that truth and knowledge share: everything asked of a State.
template <Rules R, class Base>
class TableOf : public Base {
 public:
  using State = typename R::State;

  TableOf(const Setup& setup, State state) : setup_(setup), state_(std::move(state)) {}

  const State& state() const { return state_; }
  const GameInfo& info() const final { return R::info(); }
  const Setup& setup() const final { return setup_; }
  Stage stage() const final { return R::stage(state_); }
  SeatSet to_act() const final { return R::to_act(state_); }
  bool may_wait(int seat) const final {
    if constexpr (requires { R::may_wait(state_, seat); }) return R::may_wait(state_, seat);
    return false;
  }
  void legal(int seat, Moves& out) const final {
    out.clear();
    if (R::to_act(state_).has(seat)) R::legal(state_, seat, out);
  }
  bool complete(int seat) const final {
    if constexpr (requires { R::complete(state_, seat); }) return R::complete(state_, seat);
    return true;
  }
  void considered(int seat, Moves& out) const final {
    if constexpr (requires { R::consider(state_, seat, true, out); }) {
      out.clear();
      if (R::to_act(state_).has(seat)) R::consider(state_, seat, std::is_same_v<Base, Knowledge>, out);
    } else {
      legal(seat, out);
    }
  }
  bool bluffing() const final {
    return requires {
      requires R::bluffing;
    };
  }
  bool allows(int seat, const Move& move, [[maybe_unused]] Times times) const final {
    if constexpr (requires { R::allows(state_, seat, move, times); }) {
      return R::allows(state_, seat, move, times);
    } else if constexpr (requires { R::allows(state_, seat, move); }) {
      return R::allows(state_, seat, move);
    } else {
      Moves moves;
      R::legal(state_, seat, moves);
      return std::ranges::find(moves, move) != moves.end();
    }
  }
  Refusal why_not(int seat, const Move& move, [[maybe_unused]] Times times) const final {
    if constexpr (requires { R::why_not(state_, seat, move, times); })
      return R::why_not(state_, seat, move, times);
    else
      return R::why_not(state_, seat, move);
  }
  std::string write(const Move& move) const final { return R::write(move); }
  Result<Move> read(std::string_view text) const final { return R::read(text); }
  std::string say(int seat, const Move& move) const final { return R::say(state_, seat, move); }
  std::string tell([[maybe_unused]] int seat, [[maybe_unused]] const Move& move) const final {
    if constexpr (requires { R::tell(state_, seat, move); }) return R::tell(state_, seat, move);
    return "";
  }
  std::vector<std::string> recap() const final {
    if constexpr (requires { R::recap(state_); }) return R::recap(state_);
    return {};
  }
  Gesture gesture(int seat, const Move& move) const final { return R::gesture(state_, seat, move); }
  std::vector<Button> buttons(int seat) const final {
    if constexpr (requires { R::buttons(state_, seat); }) return R::buttons(state_, seat);
    return {};
  }
  bool plays_sets() const final {
    return requires(const State& state, const Cards& cards, Moves& moves) {
      R::meant(state, 0, cards, moves);
    };
  }
  void meant(int seat, const Cards& cards, Moves& out) const final {
    out.clear();
    if constexpr (requires { R::meant(state_, seat, cards, out); }) R::meant(state_, seat, cards, out);
  }
  std::vector<int> winners() const final { return R::winners(state_); }
  std::int64_t clock() const final {
    if constexpr (TimedRules<R>) return R::clock(state_);
    return 0;
  }
  std::optional<std::int64_t> next_event() const final {
    if constexpr (TimedRules<R>) return R::next_event(state_);
    return std::nullopt;
  }
  void weigh(int seat, const Moves& moves, std::vector<float>& weights) const final {
    weights.clear();
    if constexpr (requires { R::weigh(state_, seat, moves, weights); })
      R::weigh(state_, seat, moves, weights);
    else
      weights.assign(moves.size() + (may_wait(seat) ? 1 : 0), 1.0F);
  }
  int rule_of_thumb(int seat, const Moves& moves, Rng& rng) const final {
    return R::rule_of_thumb(state_, seat, moves, rng);
  }
  std::string reason([[maybe_unused]] int seat, [[maybe_unused]] const Move& move) const final {
    if constexpr (requires { R::reason(state_, seat, move); }) return R::reason(state_, seat, move);
    return "";
  }
  std::string verdict() const final {
    if constexpr (requires { R::verdict(state_); }) return R::verdict(state_);
    return "";
  }
  Moves safe_moves([[maybe_unused]] int seat) const final {
    if constexpr (requires { R::safe(state_, seat); }) return R::safe(state_, seat);
    return {};
  }
  Kin kin([[maybe_unused]] int seat, [[maybe_unused]] Card card) const final {
    if constexpr (requires { R::kin(state_, seat, card); }) return R::kin(state_, seat, card);
    return {};
  }

 protected:
  Setup setup_;
  State state_;
};

/// A place in `weights` drawn with those chances; the first where all are 0.
inline std::size_t draw_weighted(const std::vector<float>& weights, Rng& rng) {
  const float total = std::accumulate(weights.begin(), weights.end(), 0.0F);
  float left = static_cast<float>(rng.unit()) * total;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return 0;
}

template <Rules R>
class PositionOf;

template <Rules R>
class KnowledgeOf final : public TableOf<R, Knowledge> {
 public:
  KnowledgeOf(const Setup& setup, typename R::State concealed, int seat)
      : TableOf<R, Knowledge>(setup, std::move(concealed)), seat_(seat) {}

  int seat() const override { return seat_; }
  View show([[maybe_unused]] std::optional<int> viewer) const override {
    assert(!viewer || *viewer == seat_);
    return R::show(this->state_, seat_);
  }
  std::unique_ptr<Position> imagine(Rng& rng) const override {
    return std::make_unique<PositionOf<R>>(this->setup_, R::imagine(this->state_, seat_, rng));
  }
  void imagine(Position& into, Rng& rng) const override {
    static_cast<PositionOf<R>&>(into).become(R::imagine(this->state_, seat_, rng));
  }
  std::unique_ptr<Knowledge> clone() const override { return std::make_unique<KnowledgeOf>(*this); }
  bool same(const Knowledge& other) const override {
    return seat_ == other.seat() && this->state_ == static_cast<const KnowledgeOf&>(other).state_;
  }

 private:
  int seat_;
};

template <Rules R>
class PositionOf final : public TableOf<R, Position> {
 public:
  using TableOf<R, Position>::TableOf;

  void become(typename R::State state) { this->state_ = std::move(state); }

  std::unique_ptr<Position> clone() const override { return std::make_unique<PositionOf>(*this); }
  void assign(const Position& other) override { *this = static_cast<const PositionOf&>(other); }
  bool same(const Position& other) const override {
    return this->state_ == static_cast<const PositionOf&>(other).state_;
  }
  void apply(int seat, const Move& move, [[maybe_unused]] Times times) override {
    if constexpr (TimedRules<R>)
      R::apply(this->state_, seat, move, times);
    else
      R::apply(this->state_, seat, move);
  }
  void notice(int seat, const Move& move, std::span<std::uint64_t> numbers) const override {
    if constexpr (requires { R::as_seen(this->state_, 0, seat, move); }) {
      for (std::size_t viewer = 0; viewer < numbers.size(); ++viewer)
        numbers[viewer] = hash_of(R::as_seen(this->state_, static_cast<int>(viewer), seat, move));
    } else {
      std::ranges::fill(numbers, hash_of(move));
    }
  }
  void deal(const Cards& pack) override { R::deal(this->state_, pack); }
  void pass_time([[maybe_unused]] std::int64_t to) override {
    if constexpr (TimedRules<R>) R::pass_time(this->state_, to);
  }
  std::unique_ptr<Knowledge> know(int seat) const override {
    return std::make_unique<KnowledgeOf<R>>(this->setup_, R::conceal(this->state_, seat), seat);
  }
  View show(std::optional<int> viewer) const override {
    if (viewer) return R::show(R::conceal(this->state_, *viewer), viewer);
    return R::show(this->state_, viewer);
  }
  void playout(Rng& rng) override {
    if constexpr (requires { R::playout(this->state_, rng); }) {
      R::playout(this->state_, rng);
    } else {
      Moves moves;
      std::vector<float> weights;
      while (R::stage(this->state_) == Stage::playing) {
        for (const int seat : R::to_act(this->state_)) {
          this->legal(seat, moves);
          this->weigh(seat, moves, weights);
          const std::size_t chosen = draw_weighted(weights, rng);
          if (chosen == moves.size()) continue;
          apply(seat, moves[chosen], {});
          break;
        }
      }
    }
  }
  void worth(std::vector<double>& out) const override {
    out.assign(static_cast<std::size_t>(this->setup_.seats), 0.0);
    if constexpr (requires { R::worth(this->state_, out); }) {
      R::worth(this->state_, out);
    } else {
      const auto winning = R::winners(this->state_);
      for (const int seat : winning) out[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winning.size());
    }
  }
  Solution solve([[maybe_unused]] const SolveLimits& limits, [[maybe_unused]] std::uint64_t seed) const override {
    if constexpr (requires { R::solve(this->state_, limits, seed); }) return R::solve(this->state_, limits, seed);
    return {};
  }
};

template <Rules R>
class GameOf final : public Game {
 public:
  const GameInfo& info() const override { return R::info(); }
  std::optional<Refusal> check([[maybe_unused]] int seats, [[maybe_unused]] const Options& options) const override {
    if constexpr (requires { R::check(seats, options); }) return R::check(seats, options);
    return std::nullopt;
  }
  Cards pack([[maybe_unused]] const Setup& setup) const override {
    if constexpr (requires { R::pack(setup); })
      return R::pack(setup);
    else
      return standard_pack();
  }
  std::unique_ptr<Position> start(const Setup& setup, const Cards& pack) const override {
    auto position = std::make_unique<PositionOf<R>>(setup, R::start(setup));
    position->deal(pack);
    return position;
  }
  bool can_solve() const override {
    return requires(const typename R::State& state, const SolveLimits& limits) {
      R::solve(state, limits, std::uint64_t{});
    };
  }
  std::optional<Reaction> react([[maybe_unused]] const Knowledge& known, [[maybe_unused]] Level level,
                                [[maybe_unused]] Rng& rng) const override {
    if constexpr (requires { R::react(static_cast<const KnowledgeOf<R>&>(known).state(), known.seat(), level, rng); })
      return R::react(static_cast<const KnowledgeOf<R>&>(known).state(), known.seat(), level, rng);
    return std::nullopt;
  }
};

}  // namespace fulltable

/// Closes a game's .cpp: makes the function through which the registry finds it. `id` is the name of its folder.
#define FULLTABLE_GAME(id, RulesOfGame)    \
  namespace fulltable {                    \
  const Game& game_##id() {                \
    static const GameOf<RulesOfGame> game; \
    return game;                           \
  }                                        \
  }
