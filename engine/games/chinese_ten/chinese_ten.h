// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contract.h"
#include "games/chinese_ten/pairs.h"

namespace fulltable {

/// Chinese Ten, a fishing game for 2 to 4 seats: cards of the layout are caught by making ten, fives and court cards by
/// their like; red cards score. Rules: the rules page assets/rules/chinese_ten.md. Options: deals (1–20) = 1;
/// dealer_takes (four_of_a_kind, any_four) = four_of_a_kind. Decided where the rules are silent: nothing, the page is
/// complete.
struct ChineseTen : RulesDefaults<ChineseTen> {
  static constexpr const char* id = "chinese_ten";
  static constexpr int max_seats = chinese_ten::most_seats;
  static constexpr std::size_t hand_cards = 24;
  static constexpr std::size_t first_layout = 4;
  /// No more than four of eight paired ranks can lie on the table beyond the first layout, so this many never do.
  static constexpr std::size_t most_laid = 24;

  enum Verb : std::uint8_t { play, draw, capture };
  /// `finished`: no deal is in play, because the next pack is wanted or the game is over.
  enum class Phase : std::uint8_t { finished, play, draw, capture };
  enum class Source : std::uint8_t { hand, stock, layout };

  /// The last card that came to the table and what it took.
  struct LastPlay {
    std::int8_t seat = -1;
    Source source = Source::hand;
    Card card;
    std::uint8_t taken = 0;
    std::array<Card, first_layout> captured{};
    friend bool operator==(const LastPlay&, const LastPlay&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    std::uint8_t seats = 0;
    std::uint8_t deals = 1;
    bool any_four = false;

    Phase phase = Phase::finished;
    std::int8_t turn = -1;
    std::int8_t dealer = 0;
    std::uint8_t deal = 0;    ///< packs given so far
    std::uint8_t done = 0;    ///< deals played to the end
    std::int8_t triple = -1;  ///< the rank of three in the first layout that wait for their fourth; −1: none
    std::uint8_t laid = 0;    ///< cards on the table
    std::uint8_t left = 0;    ///< cards in the stock
    Card turned;              ///< from the stock, while its player chooses
    CardSet layout;           ///< the table as a set
    std::array<CardSet, max_seats> won{};
    std::array<std::uint8_t, max_seats> count{};  ///< cards in each hand
    std::array<Card, most_laid> table{};          ///< by arrival
    std::array<std::int16_t, max_seats> score{};
    std::array<std::int16_t, max_seats> last_deal{};
    LastPlay last;
    /// How many more points a seat could have made from its hand, had it held that card: told by the table alone,
    /// never by what it holds.
    std::array<std::array<std::uint8_t, 52>, max_seats> let_go{};
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these. What it may not see is an empty hand, and `unknown_card`.
  struct State : Public {
    std::array<CardSet, max_seats> hand{};
    std::array<Card, 52 - hand_cards - first_layout> stock{};  ///< bottom to top

    int left_of(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    /// What a card that comes to the table can take: any one of them, or all where they are the triple.
    CardSet fitting(Card card) const { return chinese_ten::partners_of(card) & layout; }
    bool takes_triple(Card card) const { return card.rank() == triple; }

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

  static View show(const State& state, std::optional<int> viewer);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::optional<Said> tell(const State& after, int seat, const Move& move);
  static std::vector<Text> recap(const State& state);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  static std::vector<TallyLine> tally(const State& state);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::optional<Refusal> why_stays(const State& state, int seat, const Gesture& gesture);

  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);

  /// Makes a legal move of the seat to act: plays or captures with `card`, taking `target` where there is a choice.
  static void make(State& state, Verb verb, Card card, Card target);

 private:
  /// The marks and words of `show`.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
  static void note_what_was_let_go(State& state, int seat, Card card, CardSet taken);
  static void take(State& state, Card card, CardSet taken, Source source);
  static void lay(State& state, Card card, Source source);
  static void end_turn(State& state);
};

}  // namespace fulltable
