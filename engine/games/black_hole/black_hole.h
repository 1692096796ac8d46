// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"

namespace fulltable {

/// Black Hole: David Parlett's solitaire of seventeen fans of three round one card, on which all others are played,
/// each next in rank to the one before. Everything is open. Rules: the rules page assets/rules/black_hole.md. Options:
/// layout (black_hole | all_in_a_row), base (ace_of_spades | first_card); the base means nothing in All in a Row, whose
/// hole is empty at first. Decided where the sources differ: the base card is taken out of the pack wherever it lies,
/// the others keep their order and are dealt fan by fan; ranks always go round, since on a straight line the game
/// cannot be won; a game without a first move is over at once.
struct BlackHole : RulesDefaults<BlackHole> {
  static constexpr const char* id = "black_hole";
  static constexpr bool solves = true;
  static constexpr std::size_t most_fans = 17;
  static constexpr std::size_t tallest = 4;
  static constexpr int ranks = 13;
  static constexpr int looks = 1500;  ///< at positions, to tell how far a run goes from a move

  enum class Layout : std::uint8_t { black_hole, all_in_a_row };
  enum class Base : std::uint8_t { ace_of_spades, first_card };

  /// A fan or column from bottom to top. Places from `size` on hold `unknown_card`, so that equal fans compare equal.
  struct Fan {
    std::array<Card, tallest> cards;
    std::uint8_t size = 0;

    Card top() const { return cards[size - 1U]; }
    /// The card that the top one covers; unknown where there is none.
    Card beneath() const { return size > 1 ? cards[size - 2U] : unknown_card; }
    friend bool operator==(const Fan&, const Fan&) = default;
  };

  /// All of it lies open.
  struct Public {
    Layout layout = Layout::black_hole;
    Base base = Base::ace_of_spades;
    Stage stage = Stage::deal_due;
    std::array<Fan, most_fans> fan{};
    std::array<Card, 52> hole{};  ///< as it was played; from `in_hole` on unknown
    std::uint8_t in_hole = 0;
    friend bool operator==(const Public&, const Public&) = default;
  };

  struct State : Public {
    friend bool operator==(const State&, const State&) = default;

    bool is_row() const { return layout == Layout::all_in_a_row; }
    std::size_t fans() const { return is_row() ? 13 : most_fans; }
    int left() const { return 52 - in_hole; }
    bool won() const { return in_hole == 52; }
    /// The uppermost card of the hole; unknown where it is empty.
    Card top() const { return in_hole > 0 ? hole[in_hole - 1U] : unknown_card; }
    /// How many cards of each rank are still in the fans.
    std::array<int, ranks> counts() const;
  };

  /// Where a card lies: the number of its fan, −1 in the hole, and its height there, from 0.
  struct Place {
    int fan = -1;
    int height = 0;
  };

  /// What is wrong with a move.
  enum class Fault { none, in_hole, covered, wrong_rank };

  static const GameInfo& info();
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state);
  static void legal(const State& state, int seat, Moves& moves);
  static bool allows(const State& state, int seat, const Move& move);
  static Refusal why_not(const State& state, int seat, const Move& move);
  static void apply(State& state, int seat, const Move& move);
  static State conceal(const State& state, int seat);
  static State imagine(const State& known, int seat, Rng& rng);
  static View show(const State& state, std::optional<int> viewer);
  static std::vector<int> winners(const State& state);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Text outcome(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
  static Solution solve(const State& state, const SolveLimits& limits, std::uint64_t seed);
  /// The only legal move. Of several any may be the wrong one, even of two cards of one rank.
  static Moves safe(const State& state, int seat);
  /// `onto`: the cards of the two neighbouring ranks, wherever they lie; `waits_for`: what lies on the card.
  static Kin kin(const State& state, int seat, Card card);

  /// Whether two ranks are next to each other on the ring.
  static bool are_neighbours(int a, int b);
  /// The one place of the rule.
  static Fault fault_of(const State& state, Card card, Place place);
  static Place locate(const State& state, Card card);
  /// `tableau.1` …
  static PileId pile_id(std::size_t fan) { return {"tableau", static_cast<int>(fan) + 1}; }
};

}  // namespace fulltable
