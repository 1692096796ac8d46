// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Thieving Stink, by Steve Zdancewic: a partnership trick game for four in which the trump suit can be stolen.
// Rules: the rules page assets/rules/thieving_stink.md.
// Options: target (50–1000, 500), two_on_top (low | high).
// Decided where the rules are silent: bids compare by rank, then suit, and a two is the lowest bid; a two goes on a
// two; trump may be changed in any trick, by the holder too; honours on the stack count 5; a tie at or above the target
// is played off; the deal passes to the left.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/thieving_stink/order.h"

namespace fulltable {

struct ThievingStink : RulesDefaults<ThievingStink> {
  static constexpr const char* id = "thieving_stink";
  enum Verb : std::uint8_t { bid, play, trump };

  static constexpr int seats = 4;
  static constexpr int deal_tricks = 12;
  static constexpr int honour_points = 10;
  static constexpr int stack_points = 5;
  static constexpr std::int8_t nobody = -1;

  /// A complete trick: three cards after a change of trump.
  struct Trick {
    std::int8_t first = nobody;  ///< who played the first card
    std::int8_t winner = nobody;
    std::uint8_t size = 0;
    std::array<Card, 4> cards{};
    friend bool operator==(const Trick&, const Trick&) = default;
  };

  /// The points of a complete deal, by team.
  struct Points {
    std::array<std::int16_t, 2> tricks{};
    std::array<std::int16_t, 2> stack{};
    int of(std::size_t team) const { return tricks[team] + stack[team]; }
    friend bool operator==(const Points&, const Points&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    CardSet open;  ///< all cards of this deal that were shown: on the stack, in the trick, captured
    std::array<std::uint8_t, 4> hand_size{};
    SeatSet bids_down;
    SeatSet bids_shown;            ///< turned up where they lie: on the way to the stack only, in `frames`
    std::array<Card, 16> stack{};  ///< bottom to top
    std::uint8_t stack_size = 0;   ///< 0 while bids are due
    std::int8_t holder = nobody;
    std::int8_t leader = nobody;
    bool changed = false;
    std::uint8_t trick_size = 0;
    std::array<Card, 4> trick{};
    std::array<std::uint8_t, 4> voids{};  ///< suits, as bits, that all saw each hand lack
    std::uint8_t tricks_played = 0;
    std::array<std::uint8_t, 2> honours{};  ///< captured, by team
    std::array<Trick, deal_tricks> tricks{};
    Trick last;  ///< the last complete trick, of the deal before if this one has none yet
    Points last_deal;
    std::array<std::int32_t, 2> totals{};
    std::int32_t deal = 0;
    std::int16_t target = 500;
    bool two_high = false;
    std::int8_t dealer = 0;
    Stage stage = Stage::deal_due;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand and bid of these, and all bids once they are turned up. What it may not see is an empty
  /// hand, and an `unknown_card` for a bid.
  struct State : Public {
    std::array<CardSet, 4> hand{};
    std::array<Card, 4> bids{};

    bool bidding() const { return stack_size == 0; }
    /// Once the bids are turned up.
    Card top() const { return stack[std::size_t{stack_size} - 1]; }
    Suit trump_suit() const { return top().suit(); }
    /// The seat that plays the first card of the present trick.
    int first() const { return (leader + (changed ? 1 : 0)) % seats; }
    int trick_full() const { return changed ? 3 : 4; }
    /// Whose card is due, once the bids are turned up.
    int turn() const { return (first() + trick_size) % seats; }
    /// The place in the present trick of the card that wins it so far.
    std::size_t best_place() const;
    /// The cards of a hand that may be played to the trick now.
    CardSet playable(CardSet cards) const;
    bool deal_ended() const { return deal > (stage == Stage::playing ? 1 : 0); }
    bool is_void(int seat, Suit suit) const {
      return ((voids[static_cast<std::size_t>(seat)] >> index_of(suit)) & 1U) != 0;
    }
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state);
  static void legal(const State& state, int seat, Moves& moves);
  static Refusal why_not(const State& state, int seat, const Move& move);
  static void apply(State& state, int seat, const Move& move);
  /// The part of `apply` that puts a bid down, before all are turned up.
  static void lay_bid(State& state, int seat, Card card);
  /// The part of `apply` that adds a card to the trick, before anybody takes it.
  static void lay(State& state, int seat, Card card);
  static std::vector<int> winners(const State& state);

  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::vector<Text> recap(const State& state);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static View show(const State& state, std::optional<int> viewer);
  /// The part of `show` that only tables need: prompt, trumps, captions.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  static std::vector<TallyLine> tally(const State& state);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);

  static State conceal(const State& state, int seat);
  static Move as_seen(const State& state, int viewer, int seat, const Move& move);
  static State imagine(const State& known, int seat, Rng& rng);
  static void recall(State& known, int seat, Recall& recall);

  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
};

}  // namespace fulltable
