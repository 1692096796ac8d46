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
#include "games/lorum/cards.h"

namespace fulltable {

/// Lórum, a Hungarian compendium for four: seven different hands with each dealer, settled in chips. Rules: the rules
/// page assets/rules/lorum.md. Options: rounds (1–4) = 4; contract (all or one hand to practise) = all; chips (0–1000)
/// = 100; ape (blind, serious) = blind; ape_chips (1–20) = 4; train_ten (one, ten) = one; quart_ace (seven, stop) =
/// seven. Decided where the rules are silent: a Quart sequence that the last card of a hand completes is still turned
/// down to `played`; only one broken off stays. Blind Hairy Ape is pure chance: all orders of one's own cards are
/// equally likely, so no choice is better than another, and the AI cannot and does not play it better than anybody.
struct Lorum : RulesDefaults<Lorum> {
  static constexpr const char* id = "lorum";
  static constexpr int seats = 4;
  static constexpr std::size_t hand_cards = 8;
  static constexpr std::int8_t nobody = -1;

  /// `turn_up` plays the card at a place of a hand that its owner does not see.
  enum Verb : std::uint8_t { play, turn_up, pass };
  enum class Contract : std::uint8_t { no_hearts, queens, no_tricks, hairy_ape, train, quart, domino };
  static constexpr int contracts = 7;

  /// In the order of the deal; a card that the viewer does not see is unknown.
  struct Hand {
    std::array<Card, hand_cards> cards{};
    std::uint8_t size = 0;
    friend bool operator==(const Hand&, const Hand&) = default;
  };

  /// A complete trick, from its leader's card on.
  struct Trick {
    std::array<Card, seats> cards{};
    std::int8_t leader = nobody;  ///< nobody: there was no trick yet
    std::int8_t winner = nobody;
    friend bool operator==(const Trick&, const Trick&) = default;
  };

  /// How a deal was settled. `count`: hearts, queens' values or tricks taken, king of hearts, cards left.
  struct Settlement {
    Contract contract = Contract::no_hearts;
    std::array<std::int16_t, seats> change{};
    std::array<std::int8_t, seats> count{};
    std::int16_t pot = 0;
    std::int16_t pot_taken = 0;
    friend bool operator==(const Settlement&, const Settlement&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    std::uint8_t rounds = 4;
    std::int8_t practised = -1;  ///< the one contract that is played, or −1 for all
    std::uint8_t ape_chips = 4;
    bool blind = true;
    bool ten_counts_ten = false;
    bool ace_stops = false;
    std::int8_t first_dealer = 0;

    Stage stage = Stage::deal_due;
    std::uint8_t deal = 0;
    Contract contract = Contract::no_hearts;
    std::int8_t dealer = 0;
    std::int8_t leader = nobody;
    std::int8_t turn = nobody;
    std::array<std::int16_t, seats> chips{};
    std::array<std::int16_t, seats> chips_before{};  ///< at the beginning of the deal
    std::int16_t pot = 0;

    std::array<CardSet, seats> won{};
    std::array<std::uint8_t, seats> tricks{};
    std::array<Card, seats> trick{};
    std::uint8_t trick_size = 0;
    std::array<Card, 32> played{};
    std::uint8_t played_size = 0;
    std::array<Card, 4> sequence{};
    std::uint8_t sequence_size = 0;
    CardSet gone;                  ///< all cards that have left the hands in this deal
    std::array<Card, 32> order{};  ///< the same as they went
    std::int8_t start_rank = -1;
    std::uint8_t total = 0;
    /// What each hand is proved not to hold, by what everybody saw.
    std::array<CardSet, seats> lacks{};

    Trick last_trick;
    bool settled = false;
    Settlement last_deal;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these, or in blind Hairy Ape all others. A hand that it may not see has unknown
  /// cards, in their number, which everybody knows.
  struct State : Public {
    std::array<Hand, seats> hand{};

    bool is_trick_hand() const { return contract <= Contract::hairy_ape; }
    /// Whether everybody sees all hands but his own.
    bool is_blind() const { return contract == Contract::hairy_ape && blind; }
    int deals_per_round() const { return practised < 0 ? contracts : 1; }
    int deals() const { return rounds * deals_per_round(); }
    /// The card that must follow in a Quart sequence, or none where it has to end.
    std::optional<Card> due() const;
    bool fits(Card card) const;
    /// The place in the present trick of the card that takes it so far; −1 where each would capture its own.
    int best_place() const;
    /// The number and place of the stop that Train comes to next; beyond the last one there is none.
    int next_stop() const { return total / 25 + 1; }
    int last_stop() const { return ten_counts_ten ? 4 : 3; }
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static Cards pack(const TableSetup& setup);
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state) {
    if (state.stage != Stage::playing) return {};
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
  /// The part of `show` that only tables need: marks and captions.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static std::vector<TallyLine> tally(const State& state);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::vector<Text> recap(const State& state);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Text outcome(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);

  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);

  /// The known cards of a hand.
  static CardSet cards_of(const State& state, int seat);
  /// The cards that seat may play now where it sees its own hand; none: it has to pass.
  static CardSet playable(const State& state, int seat);
  /// The part of `apply` that plays a card.
  static void put(State& state, int seat, Card card);
  /// The part of `put` that brings the card from the hand to where it lies, before anything follows from it.
  static void lay(State& state, int seat, Card card);
  /// As the paragraph of the rules page is headed, and in words.
  static std::string_view name_of(Contract contract);
  static Text words_of_contract(Contract contract);

  static constexpr int left_of(int seat) { return (seat + 1) % seats; }
};

}  // namespace fulltable
