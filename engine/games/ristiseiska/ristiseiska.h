// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/ristiseiska/layout.h"

namespace fulltable {

/// Ristiseiska, a Finnish game of the Fan Tan family for 3 to 5 seats: four suits are built outwards from their sevens,
/// a player who cannot play is given a card by the neighbour on the right, the first without cards wins the deal.
/// Rules: the rules page assets/rules/ristiseiska.md. Options: false_beg (refused, penalised) = refused; eights
/// (after_seven, after_six) = after_seven; ace_king_again = false; deals (1–20) = 1; scoring (wins, cards) = wins.
/// Decided where the rules are silent: being found out makes a seat's withheld cards forgotten also where nobody can
/// pay the penalty; the seat that goes out has thereby ended its turn (`had_turn`).
struct Ristiseiska : RulesDefaults<Ristiseiska> {
  static constexpr const char* id = "ristiseiska";
  static constexpr int max_seats = 5;

  enum Verb : std::uint8_t { play, pass, beg, give, done };
  /// `finished`: no deal is in play, because the next pack is wanted or the game is over.
  enum class Phase : std::uint8_t { finished, play, give, again, penalty };
  enum class Act : std::uint8_t { play, pass, beg, give, caught };

  /// What happened; `card` is unknown in a give that the viewer does not see, `to` −1 where nobody is meant.
  struct Entry {
    std::int8_t seat = 0;
    Act act = Act::play;
    Card card;
    std::int8_t to = -1;
    friend bool operator==(const Entry&, const Entry&) = default;
  };

  struct DealResult {
    std::int8_t winner = 0;
    std::array<std::uint8_t, max_seats> left{};
    friend bool operator==(const DealResult&, const DealResult&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    std::uint8_t seats = 0;
    std::uint8_t deals = 1;
    bool penalised = false;
    bool after_six = false;
    bool ace_king_again = false;
    bool by_cards = false;

    Phase phase = Phase::finished;
    std::int8_t turn = -1;      ///< who is to act
    std::int8_t beggar = -1;    ///< in phase give
    std::int8_t offender = -1;  ///< in phase penalty
    std::int8_t dealer = 0;
    std::uint8_t deal = 0;  ///< packs given so far
    std::uint16_t idle = 0;
    std::uint8_t had_turn = 0;  ///< a bit a seat
    std::uint8_t sevens = 0;    ///< how many entries of `row` count
    std::array<Suit, 4> row{};
    CardSet placed;
    std::array<std::uint8_t, max_seats> count{};  ///< cards in each hand
    std::array<std::int16_t, max_seats> score{};
    std::vector<DealResult> results;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand and what it withheld of these, which card it gave or was given, and all of them when the
  /// game is over. What it may not see is an empty set, and an `unknown_card` in the log.
  struct State : Public {
    std::array<CardSet, max_seats> hand{};
    std::array<CardSet, max_seats> withheld{};  ///< cards that fitted when that seat begged: only it knows
    std::vector<Entry> log{};

    /// What the layout would take now.
    CardSet open() const { return open_cards(placed, after_six); }
    int left_of(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    int right_of(int seat) const {
      assert(seat >= 0 && seat < seats);
      return seat == 0 ? seats - 1 : seat - 1;
    }
    /// Whether false begging and giving open cards are ruled out, so that a card is placed soon.
    bool held_up() const { return idle >= 2 * seats; }
    /// The seat that gives to that beggar: the nearest on the right with two cards or more; −1 if nobody has.
    int giver_for(int seat) const;

    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state);
  static SeatSet to_act(const State& state) {
    if (state.phase == Phase::finished) return {};
    return {state.turn};
  }
  static void legal(const State& state, int seat, Moves& moves);
  static Refusal why_not(const State& state, int seat, const Move& move);
  static void apply(State& state, int seat, const Move& move);
  static std::vector<int> winners(const State& state);

  static State conceal(const State& state, int seat);
  static State imagine(const State& known, int seat, Rng& rng);
  static void recall(State& known, int seat, Recall& recall);
  static Move as_seen(const State& state, int viewer, int seat, const Move& move);

  static View show(const State& state, std::optional<int> viewer);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  /// The end of the game needs none: it is told with the winner.
  static std::vector<Text> recap(const State& state);
  static Stir stir(const State& before, int seat, const Move& move);
  static std::vector<TallyLine> tally(const State& state);

  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);

  /// The cards that seat may place, and may give, now.
  static CardSet playable(const State& state, int seat) { return state.hand[at(seat)] & state.open(); }
  static CardSet givable(const State& state, int seat);
  static bool may_pass(const State& state, int seat);
  static bool may_beg(const State& state, int seat);
  /// Makes a legal move of the seat to act; `logged` says whether it is to be found in the log.
  static void make(State& state, Verb verb, Card card, bool logged);

 private:
  static void place(State& state, int seat, Card card, bool logged);
  static void end_turn(State& state, int seat, bool placed);
  static void end_deal(State& state, int winner);
};

}  // namespace fulltable
