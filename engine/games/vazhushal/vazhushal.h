// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/vazhushal/melds.h"

namespace fulltable {

/// Vazhushal, a rummy from Chennai for two to six: whoever can meld a card that lies deep in the line of discards
/// sweeps up all that lies above it. Rules: the rules page assets/rules/vazhushal.md. Options: target (1–10) = 1;
/// negative_joker = true; draw_negative = false; identical (sequences, all) = sequences; out_without_discard = false;
/// free_starter = false; joker_in_hand (0–25) = 0. Decided where the rules are silent: a card written as standing for
/// itself (`5D=5D`) is natural; of two equal sets, one of which lay there before, the other is a new meld.
struct Vazhushal : RulesDefaults<Vazhushal> {
  static constexpr const char* id = "vazhushal";
  /// With so many pairs of equal cards a hand may be thrown in.
  static constexpr int doubles_of_misdeal = 3;
  static constexpr bool plays_sets = true;
  using Bag = vazhushal::Bag;
  using Meld = vazhushal::Meld;

  enum Verb : std::uint8_t { draw_stock, take, take_meld, take_arrange, meld, add, arrange, discard, pass };
  /// `finished`: no deal is in play, because the next pack is wanted or the game is over.
  enum class Phase : std::uint8_t { finished, draw, play, final_melds };
  enum class Drawn : std::uint8_t { nothing, stock, line };
  enum class Reason : std::uint8_t { out, stock };

  static constexpr std::size_t most_seats = 6;
  static constexpr std::size_t most_melds = 36;
  /// The longest stock there is, and the longest line, with three players.
  static constexpr std::size_t most_stock = 72;

  struct Misdeal {
    std::uint16_t deal = 0;
    std::int8_t seat = 0;
    CardSet doubles;
    friend bool operator==(const Misdeal&, const Misdeal&) = default;
  };

  struct DealResult {
    std::uint16_t deal = 0;  ///< 0: none is finished yet
    Reason reason = Reason::out;
    SeatSet winners;
    std::array<std::int16_t, most_seats> melded{};   ///< what the melds counted
    std::array<std::int16_t, most_seats> in_hand{};  ///< and what was left in the hand
    int points(int seat) const { return melded[at(seat)] - in_hand[at(seat)]; }
    friend bool operator==(const DealResult&, const DealResult&) = default;
  };

  /// What everybody at the table may know. Piles are bottom to top.
  struct Public {
    std::uint8_t seats = 4;
    std::uint8_t target = 1;
    bool turns_negative = true;
    bool draws_negative = false;
    bool sets_differ = false;
    bool out_without_discard = false;
    bool free_starter = false;
    std::uint8_t joker_in_hand = 0;

    Stage stage = Stage::deal_due;
    Phase phase = Phase::finished;
    Drawn drawn = Drawn::nothing;
    std::uint16_t deal = 0;
    std::int8_t dealer = 0;
    std::int8_t turn = 0;
    std::int8_t closer = 0;      ///< in the final melds: who drew the last card of the stock, and melds last
    bool starter_lies = false;   ///< the line still begins with the card turned up at the deal, and that is wild
    bool negative_lies = false;  ///< the negative joker has not been drawn
    Card negative;               ///< the one turned in this deal
    CardSet wild = vazhushal::jokers;
    std::uint8_t stock_size = 0;
    std::uint8_t line_size = 0;
    std::uint8_t meld_count = 0;
    std::array<std::uint8_t, most_seats> hand_size{};
    std::array<Bag, most_seats> known{};           ///< what everybody knows of that hand: it was taken openly
    std::array<std::uint8_t, most_seats> draws{};  ///< from the stock in this deal
    std::array<CardSet, most_seats> thrown{};      ///< what that seat discarded
    std::array<CardSet, most_seats> shunned{};     ///< what lay newest when that seat drew from the stock
    std::array<Card, most_stock> line{};
    std::array<Meld, most_melds> melds{};  ///< of all seats, each seat's in its order
    std::array<std::int8_t, most_melds> meld_seat{};
    std::array<std::uint8_t, most_seats> scores{};
    SeatSet turned_up;              ///< whose hands lie open, on the way to the end of the game
    std::vector<Misdeal> misdeals;  ///< of the packs thrown in just before this deal
    DealResult last;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these and those that are turned up, what is `known` of the others, and all of them
  /// when the game is over. What it
  /// may not know of the stock is `unknown_card`.
  struct State : Public {
    std::array<Bag, most_seats> hand{};
    std::array<Card, most_stock> stock{};

    bool is_starter_free() const { return free_starter && starter_lies; }
    /// What is still to be drawn, the negative joker included if it can be.
    int drawable() const { return stock_size + (draws_negative && negative_lies ? 1 : 0); }
    /// The k-th newest card of the line, from 1.
    Card newest(int k) const { return line[static_cast<std::size_t>(line_size - k)]; }
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static Cards pack(const TableSetup& setup);
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state) {
    if (state.phase == Phase::finished) return {};
    return {state.turn};
  }
  static void legal(const State& state, int seat, Moves& moves);
  static bool complete(const State&, int) { return false; }
  static bool allows(const State& state, int seat, const Move& move);
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
  static std::vector<Text> recap(const State& state);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static void meant(const State& state, int seat, const Cards& cards, Moves& moves);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::optional<Refusal> why_stays(const State& state, int seat, const Gesture& gesture);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  static std::vector<TallyLine> tally(const State& state);
  static std::vector<Button> buttons(const State& state, int seat);

  static void candidates(const State& state, int seat, bool thorough, Moves& moves);
  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void weighed_candidates(const State& state, int seat, Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);

  // What legal moves do. Each ends the turn, or the deal, where the rules do.
  static void take_stock(State& state, int seat);
  /// Takes the newest `count` cards of the line to the hand; what must be melded with them is laid next.
  static void take_line(State& state, int seat, int count);
  static void lay(State& state, int seat, const Meld& meld);
  /// Puts a longer meld in the place of one, by its place in `melds`; the cards come from the hand.
  static void extend(State& state, int seat, std::size_t place, const Meld& longer);
  /// Replaces all melds of the seat; what they need more comes from the hand.
  static void rearrange(State& state, int seat, std::span<const Meld> list);
  static void throw_away(State& state, int seat, Card card);
  static void end_final_melds(State& state, int seat);

  static bool has_melds(const State& state, int seat);
  static std::vector<Meld> melds_of(const State& state, int seat);
  /// What a seat's melds count when the stock has run out, and what its hand then costs.
  static int melded_points(const State& state, int seat);
  static int hand_points(const State& state, int seat);

  // The moves that do so.
  static Move take_move(int count);
  static Move take_meld_move(int count, const Meld& meld);
  static Move take_arrange_move(int count, std::span<const Meld> list);
  static Move meld_move(const Meld& meld);
  /// `cards` in their roles are added to meld `number` of that seat.
  static Move add_move(const Meld& cards, int seat, int number);
  static Move arrange_move(std::span<const Meld> list);

 private:
  /// The marks and words of `show`.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
};

}  // namespace fulltable
