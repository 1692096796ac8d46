// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"

namespace fulltable {

/// Yukon: a solitaire of the Klondike family without a stock; any face-up card moves with whatever lies on it.
/// Rules: the rules page assets/rules/yukon.md.
/// Options: build (alternate | suit), empty_columns (kings | any), foundation_return (false).
/// Decided where the source is silent: the last 24 cards are dealt row by row from left to right; a card uncovered is
/// turned up at once; a whole column may not go to an empty one, since that changes nothing; the game is lost only when
/// no legal move is left, so moves to and fro never end it; nothing goes to a foundation by itself.
struct Yukon : RulesDefaults<Yukon> {
  static constexpr const char* id = "yukon";
  static constexpr bool solves = true;
  static constexpr int columns = 7;
  /// Piles are numbered: 0–6 the columns from the left, 7–10 the foundations of C D H S.
  static constexpr int piles = columns + 4;

  enum class Build : std::uint8_t { alternate, suit };
  enum class EmptyColumns : std::uint8_t { kings, any };

  /// A column from bottom to top. Places above `size` hold `unknown_card`, so that equal columns compare equal.
  struct Column {
    std::array<Card, 52> cards;
    std::uint8_t size = 0;
    std::uint8_t face_down = 0;  ///< these are its first cards

    Card top() const { return cards[size - 1U]; }
    void push(Card card) { cards[size++] = card; }
    Card pop();
    friend bool operator==(const Column&, const Column&) = default;
  };

  /// What the player may know whatever lies on the columns.
  struct Public {
    Build build = Build::alternate;
    EmptyColumns empty_columns = EmptyColumns::kings;
    bool foundation_return = false;
    Stage stage = Stage::deal_due;
    std::array<std::uint8_t, 4> up{};  ///< cards on the foundation of each suit
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// The player knows these but for the cards that lie face down, which are `unknown_card`.
  struct State : Public {
    std::array<Column, columns> column{};

    friend bool operator==(const State&, const State&) = default;

    int score() const { return up[0] + up[1] + up[2] + up[3]; }
  };

  /// Where a card lies: a pile and its height there, from 0. A card nobody has seen has pile −1 in a concealed state.
  struct Place {
    int pile = -1;
    int height = 0;
  };

  /// What is wrong with a move.
  enum class Fault {
    none,
    face_down,
    no_return,
    under_foundation_top,
    on_foundation,
    same_column,
    not_king,
    whole_column,
    wrong_build_rank,
    wrong_colour,
    wrong_suit,
    wrong_foundation,
    covered,
    wrong_foundation_rank,
  };

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
  static Gesture gesture(const State& state, int seat, const Move& move);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::optional<Refusal> why_stays(const State& state, int seat, const Gesture& gesture);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
  static Solution solve(const State& state, const SolveLimits& limits, std::uint64_t seed);
  /// The legal foundation moves after which nothing that could be won before is lost.
  static Moves safe(const State& state, int seat);
  static Kin kin(const State& state, int seat, Card card);

  /// Whether a card may be built on another by rank and colour or suit.
  static bool builds_on(const State& state, Card card, Card on);
  /// The one place of the rule: what is wrong with moving the card that lies at `place` to a pile.
  static Fault fault_of(const State& state, Card card, Place place, int to);
  static Place locate(const State& state, Card card);
  /// `tableau.1` … `foundation.S`.
  static std::string pile_id(int pile);
  static constexpr int foundation_of(Suit suit) { return columns + index_of(suit); }
};

}  // namespace fulltable
