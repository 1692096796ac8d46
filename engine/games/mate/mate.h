// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Mate: twenty cards for two, all of them known to both. A card that the other can answer neither in suit nor in rank
// mates; then the hands change sides, and the same position is played once more. By G. Capellen, Hanover 1915; known
// from Sid Sackson's "A Gamut of Games". Rules: the rules page assets/rules/mate.md.
// Options: rounds (1–10, 2), foreplace (true).
// Decided where the rules are silent: the dealer leads, in the exchanged game too; the second foreplaced card differs
// from the first in suit and in rank; where one player alone has foreplaced, that player's card of the ninth move
// answers in the tenth as well as it leads; where both have, there is no tenth move; both hands lie open.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/mate/memory.h"
#include "games/mate/order.h"

namespace fulltable {

struct Mate : RulesDefaults<Mate> {
  static constexpr const char* id = "mate";
  enum Verb : std::uint8_t { play, foreplace, pass };
  enum class Phase : std::uint8_t { foreplace, lead, follow };

  static constexpr std::int8_t nobody = -1;
  static constexpr std::int8_t no_card = -1;
  static constexpr int hand_cards = 10;
  static constexpr int most_moves = 10;
  static constexpr std::size_t most_games = 20;

  /// A finished game.
  struct Game {
    std::int8_t winner = nobody;
    std::int8_t card = no_card;  ///< the mating one
    std::uint8_t move = 0;       ///< the last
    std::uint8_t counted = 0;
    bool overmate = false;
    std::uint8_t points = 0;
    friend bool operator==(const Game&, const Game&) = default;
  };

  /// What everybody may know: all there is. Cards by their numbers (order.h). What belongs to a player stands by side:
  /// side 0 is the dealer, who leads to the first move and has the same cards in both games of a round.
  struct Public {
    std::array<std::array<std::int8_t, hand_cards>, 2> dealt{};
    std::array<mate::Hand, 2> hand{};
    std::array<std::int8_t, 2> foreplaced{no_card, no_card};
    std::array<std::array<std::int8_t, hand_cards>, 2> played{};
    std::array<std::uint8_t, 2> played_size{};
    Phase phase = Phase::foreplace;
    std::uint8_t move = 1;
    std::uint8_t leader = 0;  ///< side
    std::uint8_t turn = 0;    ///< side
    std::int8_t led = no_card;
    std::int8_t dealer = 0;
    Stage stage = Stage::deal_due;
    std::uint8_t deal = 0;
    std::uint8_t rounds = 2;
    bool foreplacing = true;
    std::array<std::int16_t, 2> scores{};  ///< by seat
    std::uint8_t ended = 0;                ///< games
    std::array<Game, most_games> games{};
    friend bool operator==(const Public&, const Public&) = default;
  };

  struct State : Public {
    mate::Memory memory = {};  ///< of the computer's search, not of the table

    int seat_of(std::size_t side) const { return side == 0 ? dealer : 1 - dealer; }
    std::size_t side_of(int seat) const { return seat == dealer ? 0 : 1; }
    /// The game being played, or just ended, from 1.
    int game() const { return stage == Stage::playing ? ended + 1 : ended; }
    /// Whether side 0 or side 1 alone has foreplaced, and so plays a card again in a tenth move; or nothing.
    std::optional<std::size_t> lone_foreplacer() const;
    /// The card that is played a second time in the tenth move, or `no_card`.
    std::int8_t again() const;
    /// The cards that a side has to play, in the tenth move the one of the ninth, too.
    mate::Hand cards_of(std::size_t side) const;
    /// The cards that may be foreplaced now.
    mate::Hand foreplaceable() const;
    /// The game between two moves, for the solver; a card that has been led counts as still in the hand.
    mate::Position position() const;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static Cards pack(const TableSetup& setup);
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state);
  static void legal(const State& state, int seat, Moves& moves);
  static Refusal why_not(const State& state, int seat, const Move& move);
  static void apply(State& state, int seat, const Move& move);
  /// The part of `apply` that plays a card. What the game came to, if that ends it; it is not counted yet.
  static std::optional<Game> put(State& state, int card);
  /// Counts a game that has ended, its last position still on the table.
  static void count(State& state, const Game& game);
  /// Counts it, and goes on to the next one.
  static void end(State& state, const Game& game);
  static std::vector<int> winners(const State& state);

  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::vector<Text> recap(const State& state);
  static std::vector<TallyLine> tally(const State& state);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Text outcome(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Kin kin(const State& state, int seat, Card card);
  static View show(const State& state, std::optional<int> viewer);

  static State conceal(const State& state, int) { return public_part(state); }
  static State imagine(const State& known, int, Rng&) { return known; }
  static void candidates(const State& state, int seat, bool thorough, Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
};

}  // namespace fulltable
