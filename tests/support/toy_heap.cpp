// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/toy_heap.h"

#include <algorithm>

#include "core/contract.h"
#include "core/notation.h"

namespace fulltable::toy {

namespace {

constexpr int largest_listed = 3;
constexpr std::array verbs{"lay", "bury", "mourn", "show", "pass"};

struct Heap : RulesDefaults<Heap> {
  static constexpr bool plays_sets = true;
  enum Verb : std::uint8_t { lay, bury, mourn, display, pass };

  struct State {
    TableSetup setup;
    std::array<Cards, 2> hands;  ///< sorted
    Cards stock;
    Cards heap;
    Cards grave;
    int turn = 0;
    int size = 0;  ///< of the last set; 0: any will do
    Stage stage = Stage::deal_due;
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info() {
    static const GameInfo result{
        .id = "heap",
        .name = "Heap",
        .tagline = message("toy", "A game of sets for the tests"),
        .family = "toys",
        .min_seats = 2,
        .max_seats = 2,
        .default_seats = 2,
        .options = {{"open", OptionType::boolean, {}, 0, 1, 0, "whether large sets are left unlisted"}}};
    return result;
  }
  static Cards pack(const TableSetup&) {
    Cards both = standard_pack();
    const Cards one = both;
    both.insert(both.end(), one.begin(), one.end());
    return both;
  }
  static State start(const TableSetup& setup) {
    State state;
    state.setup = setup;
    return state;
  }
  static void deal(State& state, const Cards& cards) {
    state.turn = 1 - state.setup.dealer;
    for (std::size_t i = 0; i < 20; ++i)
      state.hands[(static_cast<std::size_t>(state.turn) + i) % 2].push_back(cards[i]);
    for (Cards& hand : state.hands) std::ranges::sort(hand);
    state.stock.assign(cards.begin() + 20, cards.end());
    state.stage = Stage::playing;
  }
  static Stage stage(const State& state) { return state.stage; }
  static SeatSet to_act(const State& state) { return state.stage == Stage::playing ? SeatSet{state.turn} : SeatSet{}; }
  static bool complete(const State& state, int) { return !state.setup.options.on(0); }

  static bool holds(const Cards& hand, const Move& move) {
    Cards wanted;
    for (std::size_t i = 0; i < move.count; ++i) wanted.push_back(move.card(i));
    return std::ranges::includes(hand, wanted);
  }
  static bool allows(const State& state, int seat, const Move& move) {
    if (move.verb == pass) return state.size > 0;
    if (!holds(state.hands[static_cast<std::size_t>(seat)], move)) return false;
    for (std::size_t i = 1; i < move.count; ++i)
      if (move.card(i).rank() != move.card().rank()) return false;
    if (move.verb == display) return move.count == 2;
    if (move.verb != lay) return move.count == 1;
    if (move.count > largest_listed && complete(state, seat)) return false;
    return state.size == 0 || state.size == move.count;
  }
  static void legal(const State& state, int seat, Moves& out) {
    const Cards& hand = state.hands[static_cast<std::size_t>(seat)];
    const std::size_t first = out.size();
    const auto list = [&](const Move& move) {
      if (allows(state, seat, move) &&
          std::find(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(), move) == out.end())
        out.push_back(move);
    };
    for (std::size_t i = 0; i < hand.size(); ++i) {
      for (const Verb verb : {lay, bury, mourn}) list(Move(verb, hand[i]));
      for (std::size_t j = i + 1; j < hand.size(); ++j) {
        Move two(lay, hand[i]);
        two.add(hand[j]);
        list(two);
        two.verb = display;
        list(two);
        for (std::size_t k = j + 1; k < hand.size() && complete(state, seat); ++k) {
          Move three(lay, hand[i]);
          three.add(hand[j]);
          three.add(hand[k]);
          list(three);
        }
      }
    }
    list(Move(pass));
  }
  static void meant(const State&, int, const Cards& cards, Moves& moves) {
    for (const Verb verb : {lay, bury, display}) {
      Move move(verb);
      for (const Card card : cards) move.add(card);
      moves.push_back(move);
    }
  }
  static Refusal why_not(const State& state, int, const Move& move) {
    if (move.verb == pass) return illegal(message("toy", "The leader cannot pass."), "pass");
    for (std::size_t i = 1; i < move.count; ++i)
      if (move.card(i).rank() != move.card().rank()) return illegal(message("toy", "A set is of one rank."), "lay");
    if (move.verb == lay && state.size > 0)
      return illegal(message("toy", "Lay as many cards as were laid last."), "lay");
    return illegal(message("toy", "You cannot do that now."), "lay");
  }
  static void apply(State& state, int seat, const Move& move) {
    Cards& hand = state.hands[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < move.count; ++i) {
      hand.erase(std::ranges::find(hand, move.card(i)));
      (move.verb == lay ? state.heap : state.grave).push_back(move.card(i));
    }
    if (move.verb == lay || move.verb == pass) state.size = move.count;
    state.turn = 1 - state.turn;
    if (hand.empty()) state.stage = Stage::over;
  }
  static State conceal(const State& state, int seat) {
    State known = state;
    if (state.stage == Stage::over) return known;
    std::ranges::fill(known.hands[static_cast<std::size_t>(1 - seat)], unknown_card);
    std::ranges::fill(known.stock, unknown_card);
    return known;
  }
  static State imagine(const State& known, int seat, Rng& rng) {
    State state = known;
    if (state.stage == Stage::over) return state;
    Cards unseen = pack(known.setup);
    for (const Cards* pile : {&known.hands[static_cast<std::size_t>(seat)], &known.heap, &known.grave})
      for (const Card card : *pile) unseen.erase(std::ranges::find(unseen, card));
    shuffle(unseen, rng);
    for (Cards* pile : {&state.hands[static_cast<std::size_t>(1 - seat)], &state.stock})
      for (Card& card : *pile) {
        card = unseen.back();
        unseen.pop_back();
      }
    std::ranges::sort(state.hands[static_cast<std::size_t>(1 - seat)]);
    return state;
  }
  static View show(const State& state, std::optional<int>) {
    View view;
    view.phase = state.stage == Stage::over ? "over" : "play";
    view.dealer = state.setup.dealer;
    for (int seat = 0; seat < 2; ++seat)
      view.piles.push_back(
          {"hand." + std::to_string(seat), seat, Sight::owner, false, state.hands[static_cast<std::size_t>(seat)]});
    view.piles.push_back({"stock", -1, Sight::nobody, true, state.stock});
    view.piles.push_back({"heap", -1, Sight::everyone, true, state.heap});
    view.piles.push_back({"grave", -1, Sight::everyone, true, state.grave});
    view.facts["size"] = state.size;
    view.scores = {0, 0};
    return view;
  }
  static std::vector<int> winners(const State& state) {
    if (state.stage != Stage::over) return {};
    return {state.hands[0].empty() ? 0 : 1};
  }
  static std::string write(const Move& move) {
    std::string text = verbs[move.verb];
    for (std::size_t i = 0; i < move.count; ++i) text += " " + to_text(move.card(i));
    return text;
  }
  static Result<Move> read(std::string_view text) {
    const auto words = words_of(text);
    const Refusal refusal = bad_move(text, "expected lay, bury, mourn or show and cards, or pass");
    const auto verb = words.empty() ? verbs.end() : std::ranges::find(verbs, words[0]);
    if (verb == verbs.end() || words.size() > 1 + Move::capacity) return refusal;
    Move move(static_cast<int>(verb - verbs.begin()));
    if ((move.verb == pass) != (words.size() == 1)) return refusal;
    Cards cards;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto card = card_of(words[i]);
      if (!card || card->is_joker()) return refusal;
      cards.push_back(*card);
    }
    std::ranges::sort(cards);
    for (const Card card : cards) move.add(card);
    return move;
  }
  static Said say(const State&, int, const Move& move) {
    if (move.verb == pass) return {.log = message("toy", "{s} passes.")};
    Cards cards;
    for (std::size_t i = 0; i < move.count; ++i) cards.push_back(move.card(i));
    return {.log = message("toy", "{s} {verb}s {the c}.").words("verb", verbs[move.verb]).cards("c", cards)};
  }
  static Gesture gesture(const State&, int seat, const Move& move) {
    if (move.verb == pass) return {};
    Gesture gesture{{}, "hand." + std::to_string(seat), move.verb == lay ? "heap" : "grave", {}};
    for (std::size_t i = 0; i < move.count; ++i) gesture.cards.push_back(move.card(i));
    if (move.verb == bury) gesture.label = message("toy", "Bury");
    if (move.verb == mourn) gesture.label = message("toy", "Mourn");
    if (move.verb == display) {
      gesture.to = {};
      gesture.label = message("toy", "Show");
      gesture.key = "S";
    }
    return gesture;
  }
  static std::vector<Button> buttons(const State&, int) { return {{Move(pass), message("toy", "Pass"), "P", false}}; }
  static int rule_of_thumb(const State&, int, const Moves&, Rng&) { return 0; }
};

}  // namespace

const Game& heap() {
  static const GameOf<Heap> game;
  return game;
}

}  // namespace fulltable::toy
