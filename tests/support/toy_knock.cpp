// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/toy_knock.h"

#include <algorithm>

#include "core/contract.h"
#include "core/notation.h"

namespace fulltable::toy {

namespace {

enum OptionPlace : std::size_t { target, order, knocks };
enum Verb : std::uint8_t { play, draw, knock_once, toss };

struct Knock : RulesDefaults<Knock> {
  /// What everybody at the table may know.
  struct Public {
    TableSetup setup;
    std::array<int, 4> counts{};
    Cards table;
    std::array<int, 4> scores{};
    SeatSet knocked;
    int deals = 0;
    int turn = 0;
    int stake = 1;
    int best_seat = -1;
    Card best;
    bool drawn = false;
    Stage stage = Stage::deal_due;
    friend bool operator==(const Public&, const Public&) = default;
  };

  /// A seat knows its own hand of these, and of the piles their sizes.
  struct State : Public {
    std::array<CardSet, 4> hands{};
    Cards stock{};   ///< the last one is drawn first
    Cards tossed{};  ///< face down
    friend bool operator==(const State&, const State&) = default;
  };

  static const GameInfo& info() {
    static const GameInfo result{
        .id = "knock",
        .name = "Knock",
        .tagline = message("toy", "A game of the tests"),
        .family = "toys",
        .min_seats = 2,
        .max_seats = 4,
        .default_seats = 3,
        .options = {{"target", OptionType::integer, {}, 1, 40000, 3, "points that win"},
                    {"order", OptionType::choice, {"high", "low"}, 0, 1, 0, "which card wins"},
                    {"knocks", OptionType::boolean, {}, 0, 1, 1, "whether knocking is allowed"}}};
    return result;
  }
  static std::optional<Refusal> check(int seats, const Options& options) {
    if (seats == 4 && options[order] == 1)
      return Refusal{Code::bad_option, "Four seats play for high cards only.", "options"};
    return std::nullopt;
  }

  static State start(const TableSetup& setup) {
    State state;
    state.setup = setup;
    return state;
  }
  static int dealer(const State& state) {
    return (state.setup.dealer + std::max(state.deals - 1, 0)) % state.setup.seats;
  }

  static void deal(State& state, const Cards& pack) {
    const auto scores = state.scores;
    const int deals = state.deals + 1;
    state = start(state.setup);
    state.scores = scores;
    state.deals = deals;
    state.stage = Stage::playing;
    state.turn = (dealer(state) + 1) % state.setup.seats;
    std::size_t next = 0;
    for (int round = 0; round < 3; ++round)
      for (int i = 0; i < state.setup.seats; ++i) {
        const auto seat = static_cast<std::size_t>((state.turn + i) % state.setup.seats);
        state.hands[seat].insert(pack[next++]);
        ++state.counts[seat];
      }
    state.stock.assign(pack.rbegin(), pack.rend() - static_cast<std::ptrdiff_t>(next));
  }

  static Stage stage(const State& state) { return state.stage; }
  static bool may_knock(const State& state, int seat) {
    return seat != state.turn && state.setup.options.on(knocks) && !state.knocked.has(seat);
  }
  static SeatSet to_act(const State& state) {
    SeatSet seats;
    if (state.stage != Stage::playing) return seats;
    for (int seat = 0; seat < state.setup.seats; ++seat)
      if (seat == state.turn || may_knock(state, seat)) seats.insert(seat);
    return seats;
  }
  static bool may_wait(const State& state, int seat) { return seat != state.turn; }
  static bool complete(const State& state, int seat) { return seat != state.turn; }

  static void legal(const State& state, int seat, Moves& out) {
    if (seat != state.turn) {
      if (may_knock(state, seat)) out.emplace_back(knock_once);
      return;
    }
    for (const Card card : state.hands[static_cast<std::size_t>(seat)]) out.emplace_back(play, card);
    if (!state.drawn && !state.stock.empty()) out.emplace_back(draw);
  }
  static bool allows(const State& state, int seat, const Move& move) {
    const CardSet hand = state.hands[static_cast<std::size_t>(seat)];
    if (move.verb == toss)
      return seat == state.turn && hand.has(move.card(0)) && hand.has(move.card(1)) && move.card(0) < move.card(1) &&
             move.card(0).rank() == move.card(1).rank();
    Moves moves;
    legal(state, seat, moves);
    return std::ranges::find(moves, move) != moves.end();
  }
  static Refusal why_not(const State&, int, const Move& move) {
    return illegal(
        move.verb == knock_once ? message("toy", "You may not knock now.") : message("toy", "You cannot do that now."),
        "play");
  }

  static bool beats(const State& state, Card card) {
    if (state.best_seat < 0) return true;
    const auto key = [](Card one) { return std::pair(one.rank(), one.code()); };
    return state.setup.options[order] == 0 ? key(card) > key(state.best) : key(card) < key(state.best);
  }
  static void apply(State& state, int seat, const Move& move) {
    const auto mover = static_cast<std::size_t>(seat);
    if (move.verb == knock_once) {
      state.knocked.insert(seat);
      ++state.stake;
      return;
    }
    if (move.verb == draw) {
      state.hands[mover].insert(state.stock.back());
      ++state.counts[mover];
      state.stock.pop_back();
      state.drawn = true;
      return;
    }
    for (std::size_t i = 0; i < move.count; ++i) {
      const Card card = move.card(i);
      state.hands[mover].remove(card);
      --state.counts[mover];
      if (move.verb == toss) {
        state.tossed.push_back(card);
        continue;
      }
      state.table.push_back(card);
      if (beats(state, card)) {
        state.best = card;
        state.best_seat = seat;
      }
    }
    state.drawn = false;
    pass_turn(state);
  }
  static void pass_turn(State& state) {
    for (int i = 1; i <= state.setup.seats; ++i) {
      const int seat = (state.turn + i) % state.setup.seats;
      if (state.counts[static_cast<std::size_t>(seat)] > 0) {
        state.turn = seat;
        return;
      }
    }
    state.stage = Stage::deal_due;
    if (state.best_seat < 0) return;
    int& score = state.scores[static_cast<std::size_t>(state.best_seat)];
    score += state.stake;
    if (score >= state.setup.options[target]) state.stage = Stage::over;
  }

  static State conceal(const State& state, int seat) {
    if (state.stage == Stage::over) return state;
    State known = public_part(state);
    known.hands[static_cast<std::size_t>(seat)] = state.hands[static_cast<std::size_t>(seat)];
    known.stock.assign(state.stock.size(), unknown_card);
    known.tossed.assign(state.tossed.size(), unknown_card);
    return known;
  }
  static State imagine(const State& known, int /*seat*/, Rng& rng) {
    State state = known;
    if (state.stage == Stage::over) return state;
    CardSet seen;
    for (const CardSet hand : known.hands) seen |= hand;
    for (const Card card : known.table) seen.insert(card);
    Cards unseen;
    for (const Card card : standard_pack())
      if (!seen.has(card)) unseen.push_back(card);
    shuffle(unseen, rng);
    const auto take = [&unseen] {
      const Card card = unseen.back();
      unseen.pop_back();
      return card;
    };
    for (std::size_t i = 0; i < state.hands.size(); ++i)
      while (state.hands[i].size() < state.counts[i]) state.hands[i].insert(take());
    for (Card& card : state.stock) card = take();
    for (Card& card : state.tossed) card = take();
    return state;
  }

  static View show(const State& state, std::optional<int> viewer) {
    View view;
    view.phase = state.stage == Stage::over ? "over" : "play";
    view.dealer = dealer(state);
    view.deal = state.deals;
    for (int seat = 0; seat < state.setup.seats; ++seat) {
      const auto place = static_cast<std::size_t>(seat);
      PileView hand{"hand." + std::to_string(seat), seat, Sight::owner, false, {}};
      if (!viewer || *viewer == seat || state.stage == Stage::over)
        hand.cards.assign(state.hands[place].begin(), state.hands[place].end());
      else
        hand.cards.assign(static_cast<std::size_t>(state.counts[place]), unknown_card);
      view.piles.push_back(std::move(hand));
      view.scores.push_back(state.scores[place]);
    }
    view.piles.push_back({"stock", -1, Sight::nobody, true, state.stock});
    view.piles.push_back({"table", -1, Sight::everyone, true, state.table});
    view.piles.push_back({"tossed", -1, Sight::nobody, true, state.tossed});
    view.facts["stake"] = state.stake;
    view.facts["turn"] = state.stage == Stage::playing ? Json(state.turn) : Json(nullptr);
    return view;
  }
  static std::vector<int> winners(const State& state) {
    return state.stage == Stage::over ? std::vector{state.best_seat} : std::vector<int>{};
  }
  static void worth(const State& state, std::vector<double>& out) {
    if (state.stage == Stage::over) {
      out[static_cast<std::size_t>(state.best_seat)] = 1;
      return;
    }
    double sum = 0;
    for (std::size_t i = 0; i < out.size(); ++i) sum += out[i] = 1.0 + state.scores[i];
    for (double& share : out) share /= sum;
  }

  static std::string write(const Move& move) {
    static constexpr std::array words{"play", "draw", "knock", "toss"};
    std::string text = words[move.verb];
    for (std::size_t i = 0; i < move.count; ++i) text += " " + to_text(move.card(i));
    return text;
  }
  static Result<Move> read(std::string_view text) {
    const auto words = words_of(text);
    const Refusal refusal = bad_move(text, "expected play CARD, draw, knock or toss CARD CARD");
    if (words.empty()) return refusal;
    Move move;
    if (words[0] == "play" && words.size() == 2)
      move.verb = play;
    else if (words[0] == "draw" && words.size() == 1)
      move.verb = draw;
    else if (words[0] == "knock" && words.size() == 1)
      move.verb = knock_once;
    else if (words[0] == "toss" && words.size() == 3)
      move.verb = toss;
    else
      return refusal;
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
    switch (move.verb) {
      case play: return {.log = message("toy", "{s} plays {the c}.").card("c", move.card())};
      case draw: return {.log = message("toy", "{s} draws a card.")};
      case toss: return {.log = message("toy", "{s} throws two cards away.")};
      default: return {.log = message("toy", "{s} knocks.")};
    }
  }
  static Gesture gesture(const State&, int seat, const Move& move) {
    const std::string hand = "hand." + std::to_string(seat);
    if (move.verb == play) return {{move.card()}, hand, "table", {}};
    if (move.verb == toss) return {{move.card(0), move.card(1)}, hand, "tossed", {}};
    if (move.verb == draw) return {{}, "stock", "", {}};
    return {};
  }
  static std::vector<Button> buttons(const State& state, int) {
    if (!state.setup.options.on(knocks)) return {};
    return {{Move(knock_once), message("toy", "Knock"), "K", false}};
  }
  static int rule_of_thumb(const State&, int, const Moves& moves, Rng& rng) {
    if (moves.front().verb == knock_once) return rng.below(4) == 0 ? 0 : -1;
    return static_cast<int>(moves.size()) - 1;
  }
};

struct ConcealsNothing : Knock {
  static State conceal(const State& state, int) { return state; }
  static State imagine(const State& known, int, Rng&) { return known; }
};

struct KeepsTheStock : Knock {
  static State conceal(const State& state, int seat) {
    State known = Knock::conceal(state, seat);
    known.stock = state.stock;
    return known;
  }
  static State imagine(const State& known, int seat, Rng& rng) {
    // A full deal that fits, but for the stock, which stays as it truly is.
    State state = known;
    if (state.stage == Stage::over) return state;
    CardSet seen = known.hands[static_cast<std::size_t>(seat)];
    for (const Card card : known.table) seen.insert(card);
    for (const Card card : known.stock) seen.insert(card);
    Cards unseen;
    for (const Card card : standard_pack())
      if (!seen.has(card)) unseen.push_back(card);
    shuffle(unseen, rng);
    for (std::size_t i = 0; i < state.hands.size(); ++i)
      if (i != static_cast<std::size_t>(seat))
        for (int k = 0; k < state.counts[i]; ++k) {
          state.hands[i].insert(unseen.back());
          unseen.pop_back();
        }
    state.tossed = unseen;
    return state;
  }
  static View show(const State& state, std::optional<int> viewer) {
    State shown = state;
    if (viewer && state.stage != Stage::over) std::ranges::fill(shown.stock, unknown_card);
    return Knock::show(shown, viewer);
  }
};

struct ImaginesTooFew : Knock {
  static State imagine(const State& known, int seat, Rng& rng) {
    State state = Knock::imagine(known, seat, rng);
    if (!state.stock.empty() && state.stage == Stage::playing) state.stock.pop_back();
    return state;
  }
};

struct ListsTwice : Knock {
  static void legal(const State& state, int seat, Moves& out) {
    Knock::legal(state, seat, out);
    if (!out.empty()) out.push_back(out.front());
  }
};

struct LosesCards : Knock {
  static void apply(State& state, int seat, const Move& move) {
    Knock::apply(state, seat, move);
    if (state.table.size() == 3) state.table.pop_back();
  }
};

struct ShowsHands : Knock {
  static State conceal(const State& state, int seat) {
    State known = Knock::conceal(state, seat);
    known.hands = state.hands;
    return known;
  }
  static View show(const State& state, std::optional<int>) { return Knock::show(state, std::nullopt); }
};

struct Tells : Knock {
  static Said say(const State& state, int seat, const Move& move) {
    if (move.verb == draw) return {.log = message("toy", "{s} draws {the c}.").card("c", state.stock.back())};
    return Knock::say(state, seat, move);
  }
};

struct WithoutAButton : Knock {
  static std::vector<Button> buttons(const State&, int) { return {}; }
};

struct AllowsAnything : Knock {
  static bool complete(const State&, int) { return true; }
  static bool allows(const State& state, int seat, const Move& move) {
    return move.verb == play || Knock::allows(state, seat, move);
  }
};

/// Knock with something that it keeps in its state, and that no seat can see.
template <class Kept>
struct Keeping : Knock {
  struct State : Knock::State {
    Kept kept{};
    friend bool operator==(const State&, const State&) = default;
  };
  static State start(const TableSetup& setup) { return {Knock::start(setup), {}}; }
  static State conceal(const State& state, int seat) { return {Knock::conceal(state, seat), state.kept}; }
  static State imagine(const State& known, int seat, Rng& rng) {
    return {Knock::imagine(known, seat, rng), known.kept};
  }
};

struct CountsTheStock : Keeping<int> {
  static void recount(State& state) {
    state.kept = static_cast<int>(std::ranges::count_if(state.stock, [](Card card) { return is_red(card.suit()); }));
  }
  static void deal(State& state, const Cards& pack) {
    Knock::deal(state, pack);
    recount(state);
  }
  static void apply(State& state, int seat, const Move& move) {
    Knock::apply(state, seat, move);
    recount(state);
  }
};

struct KeepsAFlag : Keeping<bool> {
  static void apply(State& state, int seat, const Move& move) {
    if (move.verb == draw && state.stock.back().rank() >= 10) state.kept = true;
    Knock::apply(state, seat, move);
  }
};

struct RemembersTheStock : Keeping<bool> {
  static void deal(State& state, const Cards& pack) {
    state.kept = !state.stock.empty() && is_red(state.stock.front().suit());
    Knock::deal(state, pack);
  }
};

struct KnowsOneHand : Knock {
  static State conceal(const State& state, int seat) {
    State known = Knock::conceal(state, seat);
    const auto neighbour = static_cast<std::size_t>((seat + 1) % state.setup.seats);
    known.hands[neighbour] = state.hands[neighbour];
    return known;
  }
};

/// What is kept is not even compared.
struct PlaysByTheStock : Knock {
  struct State : Knock::State {
    int kept = 0;
    friend bool operator==(const State& one, const State& other) {
      return static_cast<const Knock::State&>(one) == other;
    }
  };
  static State start(const TableSetup& setup) { return {Knock::start(setup), 0}; }
  static State conceal(const State& state, int seat) {
    return {Knock::conceal(state, seat), state.stock.empty() ? 0 : state.stock.back().code()};
  }
  static State imagine(const State& known, int seat, Rng& rng) { return {Knock::imagine(known, seat, rng), 0}; }
  static int rule_of_thumb(const State& known, int, const Moves& moves, Rng&) {
    return known.kept % static_cast<int>(moves.size());
  }
};

struct TellsTheColour : Knock {
  static Said say(const State& state, int seat, const Move& move) {
    if (move.verb != draw || !is_red(state.stock.back().suit())) return Knock::say(state, seat, move);
    return {.log = message("toy", "{s} draws a card with a smile.")};
  }
};

struct LetsAllNotice : Knock {
  static Move as_seen(const State& state, int, int, const Move& move) {
    return move.verb == draw ? Move(draw, state.stock.back()) : move;
  }
};

/// The card that is drawn next is kept without being compared, and every other time it is imagined.
struct KnowsACard : Knock {
  struct State : Knock::State {
    Card kept = unknown_card;
    friend bool operator==(const State& one, const State& other) {
      return static_cast<const Knock::State&>(one) == other;
    }
  };
  static State start(const TableSetup& setup) { return {Knock::start(setup), unknown_card}; }
  static State conceal(const State& state, int seat) {
    return {Knock::conceal(state, seat), state.stock.empty() ? unknown_card : state.stock.back()};
  }
  static State imagine(const State& known, int seat, Rng& rng) {
    State state{Knock::imagine(known, seat, rng), known.kept};
    const auto found = std::ranges::find(state.stock, known.kept);
    if (found != state.stock.end() && rng.below(2) == 0) std::swap(*found, state.stock.back());
    return state;
  }
};

/// Knows nothing, but imagines low cards in the hands and high ones in the stock.
struct ImaginesUnevenly : Knock {
  static State imagine(const State& known, int seat, Rng& rng) {
    State state = Knock::imagine(known, seat, rng);
    if (state.stage == Stage::over || state.stock.empty()) return state;
    for (int other = 0; other < state.setup.seats; ++other) {
      if (other == seat) continue;
      CardSet& hand = state.hands[static_cast<std::size_t>(other)];
      for (const Card card : CardSet(hand))
        for (int tries = 4; tries > 0 && hand.has(card); --tries) {
          Card& low = state.stock[rng.below(static_cast<std::uint32_t>(state.stock.size()))];
          if (low.rank() >= card.rank()) continue;
          hand.remove(card);
          hand.insert(low);
          low = card;
        }
    }
    return state;
  }
};

template <class R>
const Game& game_of() {
  static const GameOf<R> game;
  return game;
}

}  // namespace

const Game& knock() {
  return game_of<Knock>();
}
const Game& knock_that_conceals_nothing() {
  return game_of<ConcealsNothing>();
}
const Game& knock_that_keeps_the_stock() {
  return game_of<KeepsTheStock>();
}
const Game& knock_that_imagines_too_few() {
  return game_of<ImaginesTooFew>();
}
const Game& knock_that_lists_twice() {
  return game_of<ListsTwice>();
}
const Game& knock_that_loses_cards() {
  return game_of<LosesCards>();
}
const Game& knock_that_shows_hands() {
  return game_of<ShowsHands>();
}
const Game& knock_that_tells() {
  return game_of<Tells>();
}
const Game& knock_without_a_button() {
  return game_of<WithoutAButton>();
}
const Game& knock_that_allows_anything() {
  return game_of<AllowsAnything>();
}
const Game& knock_that_counts_the_stock() {
  return game_of<CountsTheStock>();
}
const Game& knock_that_keeps_a_flag() {
  return game_of<KeepsAFlag>();
}
const Game& knock_that_remembers_the_stock() {
  return game_of<RemembersTheStock>();
}
const Game& knock_that_knows_one_hand() {
  return game_of<KnowsOneHand>();
}
const Game& knock_that_plays_by_the_stock() {
  return game_of<PlaysByTheStock>();
}
const Game& knock_that_tells_the_colour() {
  return game_of<TellsTheColour>();
}
const Game& knock_that_lets_all_notice() {
  return game_of<LetsAllNotice>();
}
const Game& knock_that_knows_a_card() {
  return game_of<KnowsACard>();
}
const Game& knock_that_imagines_unevenly() {
  return game_of<ImaginesUnevenly>();
}

}  // namespace fulltable::toy
