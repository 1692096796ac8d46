// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <numeric>

#include "core/game.h"
#include "core/recall.h"

namespace fulltable {

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

/// A step of how a move is shown, as its rules tell it: a position on the way, concealed for whoever looks on.
template <class State>
struct Moment {
  Beat beat = Beat::laid;
  State state;
  Gesture step = {};
  Card onto = unknown_card;
};

/// What a game may leave out, each with what then holds. A game's rules derive from it and write down what they have: a
/// function with other parameters hides the one here, so that a slip of the pen does not compile.
template <class R>
struct RulesDefaults {
  static constexpr bool bluffing = false;    ///< see Table::bluffing
  static constexpr bool plays_sets = false;  ///< see Table::plays_sets
  static constexpr bool solves = false;      ///< has `solve`
  static constexpr bool timed = false;       ///< a race: has a clock

  static std::optional<Refusal> check(int /*seats*/, const Options&) { return std::nullopt; }
  static Cards pack(const TableSetup&) { return standard_pack(); }

  template <class S>
  static bool may_wait(const S&, int /*seat*/) {
    return false;
  }
  /// Where this is false, `candidates` and `allows` are the game's own.
  template <class S>
  static bool complete(const S&, int /*seat*/) {
    return true;
  }
  template <class S>
  static bool allows(const S& state, int seat, const Move& move) {
    Moves moves;
    R::legal(state, seat, moves);
    return std::ranges::find(moves, move) != moves.end();
  }
  /// The moves that the search weighs, all of them legal and found from what the seat may know, quickly if not
  /// `thorough`.
  template <class S>
  static void candidates(const S& state, int seat, bool /*thorough*/, Moves& moves) {
    R::legal(state, seat, moves);
  }
  /// Whether a candidate gives something away for nothing, so that nobody who knows the rules makes it beside another
  /// one of `moves`: told from what the seat may know. Only what no lie of the hidden cards can make good counts.
  template <class S>
  static bool is_blunder(const S&, int /*seat*/, const Move&, const Moves& /*moves*/) {
    return false;
  }
  /// How promising each move is at first sight, and last, where the seat may, to wait: one weight each, ≥ 0.
  template <class S>
  static void weigh(const S& state, int seat, const Moves& moves, std::vector<float>& weights) {
    weights.assign(moves.size() + (R::may_wait(state, seat) ? 1 : 0), 1.0F);
  }
  /// `candidates`, quickly, and then `weigh`; a game in which both begin with the same work does that once.
  template <class S>
  static void weighed_candidates(const S& state, int seat, Moves& moves, std::vector<float>& weights) {
    R::candidates(state, seat, false, moves);
    R::weigh(state, seat, moves, weights);
  }
  template <class S>
  static void playout(S& state, Rng& rng) {
    Moves moves;
    std::vector<float> weights;
    while (R::stage(state) == Stage::playing) {
      for (const int seat : R::to_act(state)) {
        moves.clear();
        R::legal(state, seat, moves);
        weights.clear();
        R::weigh(state, seat, moves, weights);
        const std::size_t chosen = draw_weighted(weights, rng);
        if (chosen == moves.size()) continue;
        if constexpr (R::timed)
          R::apply(state, seat, moves[chosen], Times{});
        else
          R::apply(state, seat, moves[chosen]);
        break;
      }
    }
  }
  template <class S>
  static void worth(const S& state, std::vector<double>& out) {
    const auto winning = R::winners(state);
    for (const int seat : winning) out[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winning.size());
  }
  /// The move as the viewer sees it, `unknown_card` for what is hidden; equal for moves it cannot tell apart.
  template <class S>
  static const Move& as_seen(const S&, int /*viewer*/, int /*seat*/, const Move& move) {
    return move;
  }

  /// Takes from what a seat knows what it does not recall, and puts in its place what it then believes: knowledge that
  /// the same seat could have, with the same cards in its own hand and on the table, and the same legal moves.
  template <class S>
  static void recall(S& /*known*/, int /*seat*/, Recall&) {}

  template <class S>
  static std::optional<Said> tell(const S& /*after*/, int /*seat*/, const Move&) {
    return std::nullopt;
  }
  template <class S>
  static std::vector<Text> recap(const S&) {
    return {};
  }
  template <class S>
  static std::vector<TallyLine> tally(const S&) {
    return {};
  }
  template <class S>
  static Text reason(const S& /*known*/, int /*seat*/, const Move&, const Move* /*next_best*/) {
    return {};
  }
  /// Games whose moves are solved; see Table::outcome.
  template <class S>
  static Text outcome(const S& /*known*/, int /*seat*/, const Move&, const Move* /*next_best*/) {
    return {};
  }
  template <class S>
  static Text verdict(const S&) {
    return {};
  }
  template <class S>
  static std::vector<Button> buttons(const S&, int /*seat*/) {
    return {};
  }
  /// The steps of a legal move, from the true position.
  template <class S>
  static std::vector<Moment<S>> frames(const S& /*before*/, int /*seat*/, const Move&) {
    return {};
  }
  /// What a legal move stirs up, from what everybody sees of it.
  template <class S>
  static Stir stir(const S& /*before*/, int /*seat*/, const Move&) {
    return {};
  }
  /// What these cards of the hand could mean, legal or not; only where `plays_sets`.
  template <class S>
  static void meant(const S&, int /*seat*/, const Cards&, Moves&) {}
  /// What a movement of the hand could mean, legal or not. Usually: whatever is legal from there, read with other
  /// cards.
  template <class S>
  static void meant_by_gesture(const S&, int /*seat*/, const Gesture&, Moves&) {}
  /// Why nothing can be done with what a hand took up or tapped, whose gesture has no target. Where a card could go to
  /// several places, the game says what holds for all of them.
  template <class S>
  static std::optional<Refusal> why_stays(const S& state, int seat, const Gesture& gesture) {
    Moves moves;
    R::meant_by_gesture(state, seat, gesture, moves);
    for (const Move& move : moves) {
      if constexpr (R::timed) {
        if (!R::allows(state, seat, move, Times{})) return R::why_not(state, seat, move, Times{});
      } else {
        if (!R::allows(state, seat, move)) return R::why_not(state, seat, move);
      }
    }
    return std::nullopt;
  }

  /// Solitaires.
  template <class S>
  static Solution solve(const S&, const SolveLimits&, std::uint64_t /*seed*/) {
    return {};
  }
  template <class S>
  static Moves safe(const S&, int /*seat*/) {
    return {};
  }
  template <class S>
  static Kin kin(const S&, int /*seat*/, Card) {
    return {};
  }

  /// Races; theirs have Times as the last argument of allows, why_not and apply.
  template <class S>
  static std::int64_t clock(const S&) {
    return 0;
  }
  template <class S>
  static std::optional<std::int64_t> next_event(const S&) {
    return std::nullopt;
  }
  template <class S>
  static void pass_time(S&, std::int64_t /*to*/) {}
  template <class S>
  static std::optional<Reaction> react(const S& /*known*/, int /*seat*/, Level, Rng&) {
    return std::nullopt;
  }
};

// The contract of a game: a plain value `State` and plain static functions. `GameOf<Rules>` below makes a Game of it.
//
//   State start(setup)                 before the first pack; its stage is deal_due
//   void deal(state&, pack)            gives the next pack
//   Stage stage(state)
//   SeatSet to_act(state)
//   void legal(state, seat, moves&)    appends; the only place of the rule; the same for a concealed state of that seat
//   Refusal why_not(state, seat, move) only asked for moves that are not allowed; code illegal_move
//   void apply(state&, seat, move)
//   State conceal(state, seat)         what that seat may know: `public_part`, and then what more it may see, copied
//   State imagine(known, seat, rng)    a full state that fits it; conceal(imagine(known)) equals known
//   View show(state, viewer)           of a concealed state with its viewer, of a full one without
//   vector<int> winners(state)
//   string write(move), Result<Move> read(text), Said say(state, seat, move)
//   Gesture gesture(state, seat, move) how a move is made by hand at the table
//   int rule_of_thumb(known, seat, moves, rng)
//
// `show(…).deal` is the number of packs given so far. What else a game may have stands in RulesDefaults.
//
// A State is built of `struct Public`, what everybody at the table may know, and `struct State : Public` with what is
// hidden from somebody. So a field that `conceal` does not name reaches nobody.
template <class R>
concept Rules = std::equality_comparable<typename R::State> && std::copyable<typename R::State> &&
    requires(const typename R::State& state, typename R::State& target, const TableSetup& setup, const Cards& pack,
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
  { R::say(state, 0, move) } -> std::same_as<Said>;
  { R::gesture(state, 0, move) } -> std::same_as<Gesture>;
  { R::rule_of_thumb(state, 0, choices, rng) } -> std::same_as<int>;
};

/// A state with nothing in it but what everybody may know: what `conceal` begins with.
template <class State>
State public_part(const State& state) {
  return {static_cast<const typename State::Public&>(state)};
}

/// The part that truth and knowledge share: everything asked of a State.
template <Rules R, class Base>
class TableOf : public Base {
 public:
  using State = typename R::State;

  TableOf(const TableSetup& setup, State state) : setup_(setup), state_(std::move(state)) {}

  const State& state() const { return state_; }
  const GameInfo& info() const final { return R::info(); }
  const TableSetup& setup() const final { return setup_; }
  Stage stage() const final { return R::stage(state_); }
  SeatSet to_act() const final { return R::to_act(state_); }
  bool may_wait(int seat) const final { return R::may_wait(state_, seat); }
  void legal(int seat, Moves& out) const final {
    out.clear();
    if (R::to_act(state_).has(seat)) R::legal(state_, seat, out);
  }
  bool complete(int seat) const final { return R::complete(state_, seat); }
  void candidates(int seat, Moves& out) const final {
    out.clear();
    if (!R::to_act(state_).has(seat)) return;
    R::candidates(state_, seat, std::is_same_v<Base, Knowledge>, out);
    if constexpr (std::is_same_v<Base, Knowledge>) {
      Moves sound;
      for (const Move& move : out)
        if (!R::is_blunder(state_, seat, move, out)) sound.push_back(move);
      if (!sound.empty() && sound.size() < out.size()) out = std::move(sound);
    }
  }
  bool bluffing() const final { return R::bluffing; }
  bool allows(int seat, const Move& move, [[maybe_unused]] Times times) const final {
    if constexpr (R::timed)
      return R::allows(state_, seat, move, times);
    else
      return R::allows(state_, seat, move);
  }
  Refusal why_not(int seat, const Move& move, [[maybe_unused]] Times times) const final {
    if constexpr (R::timed)
      return R::why_not(state_, seat, move, times);
    else
      return R::why_not(state_, seat, move);
  }
  std::string write(const Move& move) const final { return R::write(move); }
  Result<Move> read(std::string_view text) const final { return R::read(text); }
  Said say(int seat, const Move& move) const final { return of(seat, R::say(state_, seat, move)); }
  std::optional<Said> tell(int seat, const Move& move) const final {
    std::optional<Said> told = R::tell(state_, seat, move);
    if (told) told = of(seat, *std::move(told));
    return told;
  }
  std::vector<Text> recap() const final { return R::recap(state_); }
  std::vector<TallyLine> tally() const final { return R::tally(state_); }
  Gesture gesture(int seat, const Move& move) const final { return R::gesture(state_, seat, move); }
  std::vector<Button> buttons(int seat) const final { return R::buttons(state_, seat); }
  bool plays_sets() const final { return R::plays_sets; }
  void meant(int seat, const Cards& cards, Moves& out) const final {
    out.clear();
    R::meant(state_, seat, cards, out);
  }
  void meant(int seat, const Gesture& gesture, Moves& out) const final {
    out.clear();
    R::meant_by_gesture(state_, seat, gesture, out);
  }
  std::optional<Refusal> why_stays(int seat, const Gesture& gesture) const final {
    return R::why_stays(state_, seat, gesture);
  }
  std::vector<int> winners() const final { return R::winners(state_); }
  std::int64_t clock() const final { return R::clock(state_); }
  std::optional<std::int64_t> next_event() const final { return R::next_event(state_); }
  void weigh(int seat, const Moves& moves, std::vector<float>& weights) const final {
    weights.clear();
    R::weigh(state_, seat, moves, weights);
  }
  int rule_of_thumb(int seat, const Moves& moves, Rng& rng) const final {
    return R::rule_of_thumb(state_, seat, moves, rng);
  }
  Text reason(int seat, const Move& move, const Move* next_best) const final {
    return R::reason(state_, seat, move, next_best).seat("s", seat);
  }
  Text outcome(int seat, const Move& move, const Move* next_best) const final {
    return R::outcome(state_, seat, move, next_best).seat("s", seat);
  }
  Text verdict() const final { return R::verdict(state_); }
  Moves safe_moves(int seat) const final { return R::safe(state_, seat); }
  Kin kin(int seat, Card card) const final { return R::kin(state_, seat, card); }

 protected:
  TableSetup setup_;
  State state_;

 private:
  /// With the mover as `{s}`.
  static Said of(int seat, Said said) {
    said.log = std::move(said.log).seat("s", seat);
    said.advice = std::move(said.advice).seat("s", seat);
    said.plate = std::move(said.plate).seat("s", seat);
    said.noun = std::move(said.noun).seat("s", seat);
    return said;
  }
};

template <Rules R>
class PositionOf;

template <Rules R>
class KnowledgeOf final : public TableOf<R, Knowledge> {
 public:
  KnowledgeOf(const TableSetup& setup, typename R::State concealed, int seat)
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
  std::unique_ptr<Knowledge> recalled(Recall recall) const override {
    auto believed = std::make_unique<KnowledgeOf>(*this);
    R::recall(believed->state_, seat_, recall);
    return believed;
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
    if constexpr (R::timed)
      R::apply(this->state_, seat, move, times);
    else
      R::apply(this->state_, seat, move);
  }
  Stir stir(int seat, const Move& move) const override {
    Stir stir = R::stir(this->state_, seat, move);
    if (stir.seat < 0) stir.seat = seat;
    return stir;
  }
  std::vector<Frame> frames(int viewer, int seat, const Move& move) const override {
    std::vector<Frame> seen;
    for (auto& moment : R::frames(this->state_, seat, move)) {
      View view = R::show(R::conceal(moment.state, viewer), viewer);
      view.prompt = {};  // nobody is asked anything on the way
      seen.push_back({moment.beat, std::move(view), std::move(moment.step), moment.onto});
    }
    return seen;
  }
  void as_seen(int seat, const Move& move, std::span<std::uint64_t> numbers) const override {
    if constexpr (std::is_reference_v<decltype(R::as_seen(this->state_, 0, seat, move))>) {
      std::ranges::fill(numbers, hash_of(move));  // no move hides anything
    } else {
      for (std::size_t viewer = 0; viewer < numbers.size(); ++viewer)
        numbers[viewer] = hash_of(R::as_seen(this->state_, static_cast<int>(viewer), seat, move));
    }
  }
  void weighed_candidates(int seat, Moves& moves, std::vector<float>& weights) const override {
    assert(this->to_act().has(seat));
    moves.clear();
    weights.clear();
    R::weighed_candidates(this->state_, seat, moves, weights);
  }
  void deal(const Cards& pack) override { R::deal(this->state_, pack); }
  void pass_time(std::int64_t to) override { R::pass_time(this->state_, to); }
  std::unique_ptr<Knowledge> know(int seat) const override {
    return std::make_unique<KnowledgeOf<R>>(this->setup_, R::conceal(this->state_, seat), seat);
  }
  View show(std::optional<int> viewer) const override {
    if (viewer) return R::show(R::conceal(this->state_, *viewer), viewer);
    return R::show(this->state_, viewer);
  }
  void playout(Rng& rng) override { R::playout(this->state_, rng); }
  void worth(std::vector<double>& out) const override {
    out.assign(static_cast<std::size_t>(this->setup_.seats), 0.0);
    R::worth(this->state_, out);
  }
  Solution solve(const SolveLimits& limits, std::uint64_t seed) const override {
    return R::solve(this->state_, limits, seed);
  }
};

template <Rules R>
class GameOf final : public Game {
 public:
  const GameInfo& info() const override { return R::info(); }
  std::optional<Refusal> check(int seats, const Options& options) const override { return R::check(seats, options); }
  Cards pack(const TableSetup& setup) const override { return R::pack(setup); }
  std::unique_ptr<Position> start(const TableSetup& setup, const Cards& pack) const override {
    auto position = std::make_unique<PositionOf<R>>(setup, R::start(setup));
    position->deal(pack);
    return position;
  }
  bool can_solve() const override { return R::solves; }
  std::optional<Reaction> react(const Knowledge& known, Level level, Rng& rng) const override {
    return R::react(static_cast<const KnowledgeOf<R>&>(known).state(), known.seat(), level, rng);
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
