// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pop!: tricks of four cards for two, with a hidden hand and an open display each, and a cube that raises the stake.
// Rules: the rules page assets/rules/pop.md.
// Options: target (3–21, 7), high_risk (false), pops (any_time | on_turn | off).
// Decided where the rules are silent: the fourth card is always played, from the area of the third; following in the
// display looks at its face-up cards only; without trump the lone joker has no suit, as a lead it lets the second card
// fix the suit; a fold pays the value shown; pops are counted anew each round; when both reach the target in one round,
// the winner of the round wins; the cube never shows more than 6.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/pop/order.h"

namespace fulltable {

struct Pop : RulesDefaults<Pop> {
  static constexpr const char* id = "pop";
  enum Verb : std::uint8_t { lead, play, pop, accept, fold };
  enum class Area : std::uint8_t { hand, display };
  enum class Pops : std::uint8_t { any_time, on_turn, off };

  static constexpr int highest_cube = 6;
  static constexpr int round_tricks = 7;
  static constexpr std::int8_t nobody = -1;
  /// The winner of a round scores at least 1, and 21 is the highest target.
  static constexpr std::size_t most_rounds = 41;

  struct Trick {
    std::int8_t leader = nobody;
    std::int8_t winner = nobody;
    Area area = Area::hand;
    std::array<Card, 4> cards{};
    friend bool operator==(const Trick&, const Trick&) = default;
  };

  /// A finished round.
  struct Round {
    std::int8_t dealer = 0;
    std::int8_t folded = nobody;
    std::uint8_t cube = 0;
    std::array<std::uint8_t, 2> tricks{};

    int winner() const { return folded != nobody ? 1 - folded : tricks[0] >= 4 ? 0 : 1; }
    int points(int seat) const;
    friend bool operator==(const Round&, const Round&) = default;
  };

  /// What everybody at the table may know. Piles are bottom to top.
  struct Public {
    std::array<std::uint8_t, 2> hand_size{};
    std::array<std::uint8_t, 2> display_size{};
    std::array<std::uint8_t, 2> down_size{};
    std::array<std::array<Card, 2>, 2> display{};
    Card upcard{};
    std::array<Card, 4> trick{};
    std::uint8_t trick_size = 0;
    std::uint8_t lead_suit = pop::no_suit;
    Area lead_area = Area::hand;
    std::int8_t leader = 0;
    std::int8_t turn = 0;
    std::uint8_t cube = 1;
    std::uint8_t cube_start = 1;
    std::int8_t popper = nobody;
    std::int8_t last_popper = nobody;
    std::array<std::uint8_t, 2> tricks_won{};
    /// Suits, as bits, that each hand is proved to lack: everybody saw it not follow.
    std::array<std::uint8_t, 2> voids{};
    std::int8_t dealer = 0;
    Stage stage = Stage::deal_due;
    std::uint8_t deal = 0;
    std::array<std::uint8_t, 2> scores{};
    std::uint8_t target = 7;
    bool high_risk = false;
    Pops pops = Pops::any_time;
    std::uint8_t rounds = 0;
    std::array<Trick, round_tricks> tricks{};
    std::array<Round, most_rounds> results{};
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these, and all of them when the game is over. What it may not see is an empty hand,
  /// and `unknown_card`.
  struct State : Public {
    std::array<CardSet, 2> hand{};
    std::array<std::array<Card, 5>, 2> down{};
    std::array<Card, 5> stock{};

    int trump() const { return pop::trump_of(upcard); }
    const pop::Order& order() const { return pop::orders[static_cast<std::size_t>(trump())]; }
    std::size_t tricks_done() const { return std::size_t{tricks_won[0]} + tricks_won[1]; }
    /// The area from which the next card must come; only within a trick.
    Area area_due() const {
      const bool first_half = trick_size < 2;
      return first_half == (lead_area == Area::hand) ? Area::hand : Area::display;
    }
    /// The place in the trick of the card that takes it so far, and whose card that place is for.
    std::size_t best_place() const;
    int played_by(std::size_t place) const { return place % 2 == 0 ? leader : 1 - leader; }
    CardSet face_up(int seat) const;
    /// The cards of the area that may be played now within a trick: those of the suit led, or else all.
    CardSet playable(CardSet area) const;
    bool may_pop(int seat) const;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static Cards pack(const TableSetup& setup);
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state);
  static bool may_wait(const State& state, int seat);
  static void legal(const State& state, int seat, Moves& moves);
  static Refusal why_not(const State& state, int seat, const Move& move);
  static void apply(State& state, int seat, const Move& move);
  /// The part of `apply` that plays a card of that area.
  static void put(State& state, int seat, Area area, Card card);
  /// The part of `put` that adds the card to the trick, before anybody takes it.
  static void lay(State& state, int seat, Area area, Card card);
  static std::vector<int> winners(const State& state);

  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static View show(const State& state, std::optional<int> viewer);
  /// The part of `show` that only tables need: prompt, trumps, captions.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  /// The end of the match needs none: it is told with the winner.
  static std::vector<Text> recap(const State& state);
  static std::vector<TallyLine> tally(const State& state);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);

  static State conceal(const State& state, int seat);
  /// The cards whose places that seat cannot know.
  static CardSet unseen(const State& state, int seat);
  static State imagine(const State& known, int seat, Rng& rng);
  static void recall(State& known, int seat, Recall& recall);
  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
};

}  // namespace fulltable
