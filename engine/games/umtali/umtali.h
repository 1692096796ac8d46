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
#include "games/umtali/melds.h"

namespace fulltable {

/// Umtali, a rummy for two from the trains of Rhodesia, with marriages and single cards that extend what lies on the
/// table. Rules: the rules page assets/rules/umtali.md. Options: hands (1–12) = 4; next_dealer (alternate, winner) =
/// alternate; stock_end (turn, end) = turn; discard_taken = false. Decided where the rules are silent: whether a card
/// is part of a whole meld is asked of the whole hand, also while the second card must be melded; at the end of the
/// last turn an exhausted stock is not turned any more.
struct Umtali : RulesDefaults<Umtali> {
  static constexpr const char* id = "umtali";
  static constexpr bool plays_sets = true;
  enum Verb : std::uint8_t { draw_stock, draw_discard, meld, discard, discard_down };
  /// `finished`: no hand is in play, because the next pack is wanted or the game is over.
  enum class Phase : std::uint8_t { finished, draw, meld };
  enum class Reason : std::uint8_t { out, stock, idle };

  static constexpr std::int8_t nobody = -1;
  static constexpr int most_idle_turns = 16;

  struct HandResult {
    std::uint8_t deal = 0;  ///< 0: none is finished yet
    Reason reason = Reason::out;
    std::int8_t out = nobody;
    CardSet left;
    std::array<std::int16_t, 2> points{};
    friend bool operator==(const HandResult&, const HandResult&) = default;
  };

  /// What everybody at the table may know. Piles are bottom to top.
  struct Public {
    std::uint8_t hands = 4;
    bool winner_deals = false;
    bool turns_stock = true;
    bool may_discard_taken = false;

    Stage stage = Stage::deal_due;
    Phase phase = Phase::finished;
    std::uint8_t deal = 0;
    std::int8_t dealer = 0;
    std::int8_t turn = 0;
    std::int8_t out = nobody;
    bool face_down = false;        ///< the top of the discard pile
    bool face_down_known = false;  ///< everybody can tell which card it is
    bool turned = false;           ///< then everybody could remember the order of the stock
    bool fresh = false;            ///< nothing was done since a card was drawn from the discard pile
    bool second_draw = false;
    bool productive = false;  ///< this turn has brought a draw from the stock or a meld
    std::uint8_t idle_turns = 0;
    Card taken;
    Card must_meld;
    std::uint8_t stock_size = 0;
    std::uint8_t discard_size = 0;
    std::uint8_t meld_count = 0;
    std::array<std::uint8_t, 2> hand_size{};
    std::array<CardSet, 2> known{};  ///< drawn from the discard pile, as everybody saw, and still in that hand
    std::array<CardSet, 2>
        remembered{};                  ///< drawn from a turned stock, and still in that hand; everybody saw its order
    std::array<CardSet, 2> passed{};   ///< what anybody could lay singly when that seat ended its last turn
    std::array<CardSet, 2> shunned{};  ///< what that seat discarded, or left lying when it drew from the stock
    CardSet open;                      ///< what extends something on the table, and the jacks
    CardSet melded;                    ///< all cards of the melds
    CardSet discarded;                 ///< what lies face up in the discard pile
    std::array<std::int16_t, 2> side_points{};
    std::array<std::int16_t, 2> scores{};
    std::array<CardSet, 52> melds{};  ///< of both sides, in the order in which they were laid
    std::array<std::int8_t, 52> meld_seat{};
    HandResult last;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these, a stock that has been turned, the discard pile but for a card that the other
  /// seat threw away face down, and all of them when the game is over. What it may not know is an empty hand, and
  /// `unknown_card`.
  struct State : Public {
    std::array<CardSet, 2> hand{};
    std::array<Card, 52> stock{};
    std::array<Card, 52> discard{};

    Card top() const { return discard_size == 0 ? unknown_card : discard[discard_size - 1U]; }
    bool in_last_turn() const { return out != nobody; }
    friend bool operator==(const State&, const State&) = default;
  };

  /// The cards that a move names.
  static CardSet cards_of(const Move& move) {
    CardSet cards;
    for (std::size_t i = 0; i < move.count; ++i) cards.insert(move.card(i));
    return cards;
  }

  static const GameInfo& info();
  static State start(const TableSetup& setup);
  static void deal(State& state, const Cards& pack);
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state) {
    if (state.phase == Phase::finished) return {};
    return {state.turn};
  }
  static void legal(const State& state, int seat, Moves& moves);
  static bool allows(const State& state, int seat, const Move& move);
  static Refusal why_not(const State& state, int seat, const Move& move);
  static void apply(State& state, int seat, const Move& move);
  static std::vector<int> winners(const State& state);

  static State conceal(const State& state, int seat);
  static State imagine(const State& known, int seat, Rng& rng);
  static void recall(State& known, int seat, Recall& recall);
  static Move as_seen(const State& state, int viewer, int seat, const Move& move);

  /// The cards on the table that one of the hand, laid by itself, extends.
  static Kin kin(const State& state, int seat, Card card);
  static View show(const State& state, std::optional<int> viewer);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static std::vector<Text> recap(const State& state);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static void meant(const State& state, int seat, const Cards& cards, Moves& moves);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::optional<Refusal> why_stays(const State& state, int seat, const Gesture& gesture);
  static std::vector<Button> buttons(const State& state, int seat);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  static std::vector<TallyLine> tally(const State& state);

  static void candidates(const State& state, int seat, bool thorough, Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);

  /// Whether that seat, to act in phase meld, may lay these cards as one meld.
  static bool may_lay(const State& state, int seat, CardSet cards);
  static bool may_discard(const State& state, int seat, Card card);
  static bool may_draw_discard(const State& state, int seat);
  /// The move that lays these cards, a meld or not.
  static Move lay_move(CardSet cards);

  // What legal moves do.
  static void take_stock(State& state, int seat);
  static void take_discard(State& state, int seat);
  static void lay(State& state, int seat, CardSet cards);
  static void throw_away(State& state, int seat, Card card, bool down);

  // And parts of it: what a meld and a discard change before the turn ends; at the end, how a card that is left in the
  // other hand comes to the side of the seat that is out.
  static void put_down(State& state, int seat, CardSet cards);
  static void put_off(State& state, int seat, Card card, bool down);
  static void lay_what_is_left(State& state, Card card);

 private:
  /// The marks and words of `show`.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
};

namespace umtali {

/// Whether a card that came to that hand could be laid at once.
bool can_meld(CardSet hand, CardSet open, Card card);

/// The cards of a meld as its pile and its move list them: upwards, by suit, the king before the queen.
Cards in_order(CardSet meld);

/// Cards in the order of their text: `3S 5H AS KD`.
Cards by_text(CardSet cards);

}  // namespace umtali

}  // namespace fulltable
