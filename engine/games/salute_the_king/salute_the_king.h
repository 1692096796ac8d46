// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Salute the King: cards are turned one after another, some ask everybody for a gesture, and whoever is last to make it
// takes the pile. In real time; the first to be rid of all cards wins.
// Rules: the rules page assets/rules/salute_the_king.md.
// Options: triggers (court | primes | total | dealer), gestures (classic | party), total_at (5–60, 15), next_turn (left
// | taker), out (survive | at_once), wrong_gesture (ignored | takes_pile), turn_limit_ms (0–60000, 3000),
// reaction_limit_ms (0–60000, 8000).
// Decided where the rules are silent: when the game is over the stocks stay hidden, and no gesture is due any more.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"

namespace fulltable {

struct SaluteTheKing : RulesDefaults<SaluteTheKing> {
  static constexpr const char* id = "salute_the_king";
  static constexpr bool timed = true;
  enum Verb : std::uint8_t { choose, turn, gesture_made };
  enum class Phase : std::uint8_t { choosing, turning, reaction };
  enum class Why : std::uint8_t { last, timeout, wrong };
  enum class Triggers : std::uint8_t { court, primes, total, dealer };

  static constexpr int gesture_count = 8;
  /// Triggers are the ranks 0 (ace) to 12 (king), and then these.
  static constexpr int prime = 13;
  static constexpr int total = 14;
  static constexpr int trigger_count = 15;
  static constexpr std::int8_t none = -1;
  static constexpr std::int64_t never = -1;

  struct Take {
    int seat = 0;
    int cards = 0;
    Why why = Why::last;
    std::vector<int> order;
    std::vector<std::int64_t> delays;  ///< of `order`, ms from the turning of the card until it was done
    friend bool operator==(const Take&, const Take&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    int seats = 0;
    int dealer = 0;
    Triggers triggers = Triggers::court;
    bool party = false;
    int total_at = 15;
    bool taker_turns = false;
    bool out_at_once = false;
    bool wrong_takes = false;
    std::int64_t turn_limit = 0;      ///< ms; 0: none
    std::int64_t reaction_limit = 0;  ///< ms; 0: none

    Cards middle;
    std::array<std::int8_t, gesture_count> trigger_of{none, none, none, none, none, none, none, none};
    Stage stage = Stage::deal_due;
    Phase phase = Phase::turning;
    int turner = 0;
    std::int8_t due = none;  ///< the gesture due
    std::vector<int> reacted;
    std::vector<std::int64_t> delays;  ///< of `reacted`, ms from the turning of the card
    /// When each seat made a wrong gesture in this reaction, or `never`: everybody saw it, and the AI mends its own.
    std::vector<std::int64_t> wrong;
    std::optional<Take> last_take;
    int winner = none;
    std::int64_t clock = 0;
    std::int64_t turned = never;  ///< when the last card was turned
    std::int64_t since = 0;       ///< since when the turner, or the dealer in `choosing`, is to act
    bool taken = false;           ///< the turn came by the pile being taken
    int cards_turned = 0;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// Nobody knows more of the stocks than their sizes: their cards are `unknown_card` in what a seat knows.
  struct State : Public {
    std::vector<Cards> stock{};  ///< a seat's cards, bottom to top

    bool has_reacted(int seat) const;
    int pip_total() const;
    /// The gestures tied to a trigger.
    std::vector<int> in_use() const;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static Cards pack(const TableSetup& setup);
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

  /// The gesture that a card asks for when it is the last of `state.middle`, or `none`.
  static std::int8_t asked_by(const State& state, Card card);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::optional<Said> tell(const State& after, int seat, const Move& move);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
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

/// `stand` and so on, `A` … `K`, `prime`, `total`.
std::string_view gesture_text(int gesture);
std::string trigger_text(int trigger);

}  // namespace fulltable
