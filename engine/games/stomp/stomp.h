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
#include "games/stomp/cards.h"

namespace fulltable {

/// Stomp, a game of 2 to 8 seats in which each play must beat the last one, steal it, or concede; trumps go alone; with
/// two packs a trump can be cancelled by its twin. Rules: the rules page assets/rules/stomp.md. Options: packs (auto,
/// one, two) = auto; jokers (0–2 a pack) = 0; aces (high, low) = high; games (0–12, 0: seats + 1) = 0; scoring (points,
/// chips) = points; chips (3–100) = 20. Decided where the rules are silent: a pass that ruins a player ends the set
/// with the trick still on the table, as every other end does; `last_trick` names the left neighbour of who went out as
/// the loser with either scoring; to cancel with a card equal to the trump card counts as having played it.
struct Stomp : RulesDefaults<Stomp> {
  static constexpr const char* id = "stomp";
  static constexpr bool plays_sets = true;
  static constexpr int max_seats = 8;
  static constexpr int hand_size = 7;
  static constexpr std::size_t max_games = 12;
  static constexpr int ranks = 13;

  enum Verb : std::uint8_t { play, steal, cancel, pass };
  /// `finished`: no game is in play, because the next pack is wanted or the set is over.
  enum class Phase : std::uint8_t { finished, lead, reply };

  using Points = std::array<std::int16_t, max_seats>;

  struct LastTrick {
    std::int8_t taker = -1;  ///< −1: no trick has ended yet
    std::int8_t loser = -1;
    std::int8_t points = 0;
    bool out = false;
    friend bool operator==(const LastTrick&, const LastTrick&) = default;
  };

  /// What everybody at the table may know.
  struct Public {
    std::uint8_t seats = 2;
    std::uint8_t packs = 1;
    std::uint8_t jokers = 0;
    std::uint8_t games = 3;
    bool aces_low = false;
    bool by_chips = false;

    Phase phase = Phase::finished;
    bool broke = false;    ///< somebody could not pay: the set is over
    std::int8_t turn = 0;  ///< who is to act
    std::int8_t leader = 0;
    std::int8_t dealer = 0;
    std::int8_t canceller = -1;
    std::int8_t trump_taker = -1;  ///< who drew the trump card, which all see lying as the last of the stock
    std::uint8_t deal = 0;         ///< packs given so far
    Suit trump = Suit::clubs;
    Card trump_card;
    std::array<std::uint8_t, max_seats> count{};  ///< cards in each hand
    stomp::Hand played;                           ///< what lies in `trick` and `discard`
    stomp::Pile trick;
    stomp::Pile discard;
    std::array<stomp::Play, stomp::max_cards> plays{};
    std::uint8_t standing = 0;  ///< how many entries of `plays` count
    std::uint8_t ended = 0;     ///< how many entries of `results` count
    Points score{};
    Points gained{};
    std::array<Points, max_games> results{};
    LastTrick last_trick;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these, and all of them when the set is over. What it may not see is an empty hand,
  /// and `unknown_card` in the stock, whose size everybody knows.
  struct State : Public {
    std::array<stomp::Hand, max_seats> hand{};
    stomp::Pile stock{};  ///< its lowest card is the trump card, which all see

    const stomp::Play& last() const { return plays[standing - 1U]; }
    int left_of(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    int right_of(int seat) const { return seat == 0 ? seats - 1 : seat - 1; }
    CardSet trumps() const { return CardSet::of(trump); }
    /// How high a rank counts: 0 to 12.
    int height(int rank) const { return aces_low ? rank : (rank + ranks - 1) % ranks; }
    int top_rank() const { return aces_low ? 12 : 0; }
    /// What a card is where suits count only for trumps: 0–12 by height, trumps 13–25, `joker_code` any joker.
    std::size_t code_of(Card card) const {
      if (card.is_joker()) return stomp::joker_code;
      const int code = height(card.rank()) + (card.suit() == trump ? ranks : 0);
      return static_cast<std::size_t>(code);
    }
    /// What a pass would give now.
    int trick_value() const { return stock.empty() ? 2 : 1; }

    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info();
  static std::optional<Refusal> check(int seats, const Options& options);
  static Cards pack(const TableSetup& setup);
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
  /// The part of `show` that only tables need: what the viewer is asked to do, trumps and captions.
  static void annotate(const State& state, std::optional<int> viewer, View& view);
  /// The end of the match needs none: it is told with the winner.
  static std::vector<Text> recap(const State& state);
  static std::vector<Moment<State>> frames(const State& before, int seat, const Move& move);
  static Stir stir(const State& before, int seat, const Move& move);
  static void meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves);
  static std::string write(const Move& move);
  static Result<Move> read(std::string_view text);
  static Said say(const State& state, int seat, const Move& move);
  static Text reason(const State& known, int seat, const Move& move, const Move* next_best);
  static Gesture gesture(const State& state, int seat, const Move& move);
  static std::vector<Button> buttons(const State& state, int seat);
  static void meant(const State& state, int seat, const Cards& cards, Moves& moves);

  static bool is_blunder(const State& known, int seat, const Move& move, const Moves& moves);
  static void weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights);
  static void playout(State& state, Rng& rng);
  static void worth(const State& state, std::vector<double>& out);
  static int rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng);

  /// What these cards are as a play, or nothing where they are none.
  static std::optional<stomp::Play> play_of(const State& state, const stomp::Hand& cards);
  /// Whether `cards` as a play beat what stands; anything does in phase lead.
  static bool beats(const State& state, const stomp::Play& cards);
  static bool may_steal(const State& state, Card card);
  static bool may_cancel(const State& state, Card card);
  /// Makes a legal move of the seat to act.
  static void make(State& state, Verb verb, const stomp::Hand& cards);
  /// The part of `make` that brings the cards of the seat to act from its hand into the trick.
  static void lay(State& state, const stomp::Hand& cards);

 private:
  static void draw(State& state, int seat);
  static void concede(State& state);
  static void go_out(State& state, int seat);
  static int pay(State& state, int from, int to, int points);
  /// What a pass costs that seat, and whether it then cannot pay in full.
  struct Price {
    int paid = 0;
    bool broke = false;
  };
  static Price price(State state, int seat);
  static Text cannot_pay(int seat);
  static void end_game(State& state);
};

}  // namespace fulltable
