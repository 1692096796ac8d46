// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Commune: everybody declares ever higher poker hands, to be found among all cards dealt, until one is called.
// Rules: the rules page assets/rules/commune.md.
// Options: tokens (1–5, 3), jokers (true), flushes (true), five_of_a_kind (false), declare_twos (false),
// call_by (next | anyone), starter (left_of_dealer | loser).
// Decided where the rules are silent: twos are wild and never a rank of their own, but straights may run through them;
// fewer than five cards are enough for a hand that needs fewer; the hand declared need not be the best there is; above
// the highest hand somebody has to call; all hands stay open until the next dealer deals.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/commune/ladder.h"

namespace fulltable {

struct Commune : RulesDefaults<Commune> {
  static constexpr const char* id = "commune";
  enum Verb : std::uint8_t { declare, call, pass, deal_next };
  enum class Phase : std::uint8_t { declaring, challenge, showdown };

  static constexpr std::size_t most_seats = 10;
  static constexpr std::int8_t nobody = -1;
  /// Others answer what a seat declares by their own cards alone: it may be a bluff.
  static constexpr bool bluffing = true;

  struct Declared {
    std::uint8_t seat = 0;
    std::uint16_t rung = 0;
    bool heeded = true;  ///< to a seat that draws no conclusion from it, as `recall` says: false
    friend bool operator==(const Declared&, const Declared&) = default;
  };

  /// A hand that was called.
  struct Call {
    std::uint8_t caller = 0;
    std::uint8_t declarer = 0;
    std::uint16_t rung = 0;
    bool present = false;
    std::uint8_t loser = 0;
    friend bool operator==(const Call&, const Call&) = default;
  };

  /// What the showdowns told of a seat: how often it had named ranks, and how often it then held one of them or a wild
  /// card.
  struct Record {
    std::uint8_t named = 0;
    std::uint8_t held = 0;
    friend bool operator==(const Record&, const Record&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    std::array<std::uint8_t, most_seats> hand_size{};
    std::uint8_t stock_size = 0;
    std::uint8_t seats = 0;
    std::array<std::uint8_t, most_seats> tokens{};
    std::array<Record, most_seats> record{};
    SeatSet passed;
    SeatSet turned_up;  ///< whose hands lie open
    std::array<std::int8_t, most_seats> out{};
    std::uint8_t out_count = 0;
    std::int8_t dealer = 0;
    std::int8_t starter = 0;
    std::int8_t turn = 0;  ///< in `challenge`: the seat that is next in turn
    Phase phase = Phase::declaring;
    Stage stage = Stage::deal_due;
    std::uint8_t deal = 0;
    std::uint8_t most_tokens = 3;
    bool jokers = true;
    bool anyone = false;
    bool loser_starts = false;
    commune::LadderOptions ladder_options;
    std::optional<Call> result;
    std::vector<Declared> declared;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these, and those that are turned up. What it may not see is an empty hand, and
  /// `unknown_card`.
  struct State : Public {
    std::array<CardSet, most_seats> hand{};
    std::array<Card, 54> stock{};

    bool living(int seat) const { return tokens[static_cast<std::size_t>(seat)] > 0; }
    int living_count() const { return seats - out_count; }
    /// The next living player to the left.
    int left_of(int seat) const;
    int last_rung() const { return declared.empty() ? -1 : declared.back().rung; }
    /// How many cards all hands hold together.
    int commune_size() const;
    /// The cards of all hands that are known.
    CardSet commune_cards() const;
    int pack_size() const { return jokers ? 54 : 52; }
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
  static std::vector<int> winners(const State& state);

  /// The move that declares that rung.
  static Move declaring(int rung);
  static commune::Declaration declaration_of(const Move& move);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::optional<Said> tell(const State& after, int seat, const Move& move);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static View show(const State& state, std::optional<int> viewer);
  static std::vector<Text> recap(const State& state);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);

  static State conceal(const State& state, int seat);
  static State imagine(const State& known, int seat, Rng& rng);
  static void recall(State& known, int seat, Recall& recall);
  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);

 private:
  /// The marks and words of `show`.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
};

}  // namespace fulltable
