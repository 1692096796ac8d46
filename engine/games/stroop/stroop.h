// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Stroop: a card is turned, and whoever first names a card of another rank and the other colour, but of the same class,
// wins it. In real time; the computer deals and judges.
// Rules: the rules page assets/rules/stroop.md.
// Options: tie_ms (0–500, 30), timeout_ms (0–60000, 15000), pause_ms (0–10000, 1500), two_player_miscall (inactive |
// award), after_all (free | again), match_cards (off | example | written).
// Decided where the rules are silent: when the game is over the stock is empty, so nothing is uncovered; an award ends
// the round at once, also while a call of the other player is being judged.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"

namespace fulltable {

struct Stroop : RulesDefaults<Stroop> {
  static constexpr const char* id = "stroop";
  static constexpr bool timed = true;
  enum Verb : std::uint8_t { call_card, call_rank };
  enum class Phase : std::uint8_t { pause, calling, judging };
  enum class How : std::uint8_t { call, award, draw, timeout };
  enum class MatchCards : std::uint8_t { off, example, written };

  static constexpr int most_seats = 6;
  static constexpr int nobody = -1;
  static constexpr std::int64_t never = -1;

  struct Call {
    int seat = 0;
    Move what;
    Times times;
    bool qualifies = false;
    friend bool operator==(const Call&, const Call&) = default;
  };

  struct Round {
    int winner = nobody;
    How how = How::call;
    int cards = 0;
    std::size_t stake = 0;    ///< how many cards are at stake after it
    Card asked{};             ///< the card that was to be answered
    std::int64_t turned = 0;  ///< when
    std::vector<Call> calls;
    friend bool operator==(const Round&, const Round&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    int seats = 0;
    std::int64_t tie = 30;
    std::int64_t timeout = 15000;
    std::int64_t pause = 1500;
    bool award = false;
    bool again = false;
    MatchCards match_cards = MatchCards::off;

    Cards stake;
    std::array<Cards, most_seats> won;
    std::array<Card, most_seats> match{};
    Stage stage = Stage::deal_due;
    Phase phase = Phase::pause;
    int round = 0;
    Card asked{};  ///< the card turned last
    std::int64_t clock = 0;
    std::int64_t turned = never;
    std::int64_t next = 0;  ///< in a pause: when the next card is turned; in `judging`: when the judgement falls
    std::int64_t active_since = 0;  ///< when all seats became active: with the card, or once all had miscalled
    SeatSet inactive;
    SeatSet miscalled;
    bool free = false;
    std::vector<Call> calls;
    std::optional<Round> last_round;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// Nobody knows more of the stock than its size: its cards are `unknown_card` in what a seat knows.
  struct State : Public {
    Cards stock{};  ///< bottom to top

    SeatSet active() const;
    /// The seats whose qualifying call of this round waits for the judgement.
    SeatSet judged() const;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state);
  static void legal(const State& state, int seat, Moves& moves);
  static bool allows(const State& state, int seat, const Move& move, Times times);
  static Refusal why_not(const State& state, int seat, const Move& move, Times times);
  static void apply(State& state, int seat, const Move& move, Times times);
  static std::vector<int> winners(const State& state);

  static std::int64_t clock(const State& state) { return state.clock; }
  static std::optional<std::int64_t> next_event(const State& state);
  static void pass_time(State& state, std::int64_t to);

  /// Whether that call of the seat qualifies against the card turned last: "What qualifies".
  static bool qualifies(const State& state, int seat, const Move& call);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::optional<Refusal> why_stays(const State& state, int seat, const Gesture& gesture);
  static std::vector<Button> buttons(const State& state, int seat);
  static View show(const State& state, std::optional<int> viewer);

  static State conceal(const State& state, int seat);
  static State imagine(const State& known, int seat, Rng& rng);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Text verdict(const State& state);
  static std::optional<Reaction> react(const State& known, int seat, Level level, Rng& rng, double tempo = 1);
  static std::optional<std::vector<int>> ended(const State& before, const State& after);
};

/// The two classes of cards: jack, queen, king and ace are court cards, 2 to 10 number cards.
constexpr bool is_court(int rank) {
  return rank == 0 || rank >= 10;
}

}  // namespace fulltable
