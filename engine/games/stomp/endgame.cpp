// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/endgame.h"

#include <algorithm>
#include <limits>

#include "games/stomp/counted.h"

// Two seats without a stock: each knows the other's hand by counting, and the game is searched to its end.
namespace fulltable {

namespace {

using stomp::CountedMove;
using stomp::joker_code;
using stomp::Laid;

struct Ending {
  std::array<std::array<std::uint8_t, joker_code + 1>, 2> count{};
  std::array<int, 2> size{};
  std::array<int, 2> chips{};
  std::uint64_t cards_key = 0;
  int turn = 0;
  std::size_t standing = 0;
  std::array<Laid, stomp::max_cards> plays;

  const Laid& last() const { return plays[standing - 1]; }
  void change(int seat, std::size_t code, int by) {
    std::uint8_t& number = count[at(seat)][code];
    const auto key = [&] {
      return number == 0 ? 0 : mix((static_cast<std::uint64_t>(seat) * 32 + code) * 16 + number);
    };
    cards_key ^= key();
    number = static_cast<std::uint8_t>(number + by);
    cards_key ^= key();
    size[at(seat)] += by;
  }
};

/// Alpha–beta with a table. Values are what seat 0 still gains over seat 1, doubled, and one more where that ruins the
/// other: a ruin ends the set.
class EndingSolver {
 public:
  explicit EndingSolver(const Stomp::State& state) : state_(state), table_(std::size_t{1} << table_bits) {
    for (int seat = 0; seat < 2; ++seat) {
      state.hand[at(seat)].for_each([&](Card card) { root_.change(seat, state.code_of(card), 1); });
      root_.chips[at(seat)] = state.score[at(seat)];
    }
    root_.turn = state.turn;
    // What lies below the last play counts only where that can be cancelled.
    for (std::size_t i = state.packs == 2 || state.standing == 0 ? 0 : state.standing - 1U; i < state.standing; ++i)
      root_.plays[root_.standing++] = stomp::laid_of(state, state.plays[i]);
  }

  /// Each move's value; none where that would take too long.
  std::vector<int> values(const Moves& moves) {
    std::vector<CountedMove> choices;
    std::vector<int> values;
    for (const Move& move : moves) {
      const CountedMove choice = choice_of(move);
      const auto known = std::ranges::find(choices, choice);
      values.push_back(known != choices.end() ? values[static_cast<std::size_t>(known - choices.begin())]
                                              : after(root_, choice, -no_bound, no_bound));
      choices.push_back(choice);
      if (nodes_ > most_nodes) return {};
    }
    return values;
  }

 private:
  static constexpr int table_bits = 15;
  static constexpr int most_nodes = 400'000;
  static constexpr int no_bound = 10'000;

  struct Bounds {
    std::uint64_t key = 0;
    std::int16_t low = -no_bound;
    std::int16_t high = no_bound;
  };

  CountedMove choice_of(const Move& move) const {
    CountedMove choice;
    choice.verb = static_cast<Stomp::Verb>(move.verb);
    for (std::size_t i = 0; i < move.count; ++i) {
      const std::size_t code = state_.code_of(move.card(i));
      if (code == joker_code) {
        ++choice.jokers;
        continue;
      }
      ++choice.naturals;
      choice.code = static_cast<std::int8_t>(code);
    }
    return choice;
  }

  /// Every move but for suits, those first that bring most cards out.
  void list(const Ending& at_turn, std::vector<CountedMove>& out) const {
    const auto& hand = at_turn.count[at(at_turn.turn)];
    const int jokers = hand[joker_code];
    const bool lead = at_turn.standing == 0;
    const Laid none{};
    const Laid& last = lead ? none : at_turn.last();
    const auto set_beats = [&](int size, int height) {
      if (lead) return true;
      return !last.trump && (size > last.size || (size == last.size && height > last.height));
    };
    for (int height = 0; height < Stomp::ranks; ++height) {
      const int held = hand[at(height)];
      for (int naturals = held; naturals > 0; --naturals)
        for (int stand_ins = 0; stand_ins <= jokers; ++stand_ins)
          if (set_beats(naturals + stand_ins, height))
            out.push_back({Stomp::play, static_cast<std::int8_t>(height), static_cast<std::uint8_t>(naturals),
                           static_cast<std::uint8_t>(stand_ins)});
    }
    for (int alone = 1; alone <= jokers; ++alone)
      if (set_beats(alone, Stomp::ranks - 1)) out.push_back({Stomp::play, -1, 0, static_cast<std::uint8_t>(alone)});
    std::ranges::stable_sort(out, std::ranges::greater(),
                             [](const CountedMove& each) { return each.naturals + each.jokers; });
    if (!lead && !last.trump) {
      if (hand[at(last.height)] > 0) out.push_back({Stomp::steal, last.height, 1, 0});
      if (jokers > 0) out.push_back({Stomp::steal, -1, 0, 1});
    }
    for (int height = 0; height < Stomp::ranks; ++height) {
      const auto code = static_cast<std::int8_t>(height + Stomp::ranks);
      if (hand[at(code)] == 0) continue;
      if (lead || !last.trump || height > last.height) out.push_back({Stomp::play, code, 1, 0});
      if (state_.packs == 2 && last.trump && height == last.height && !lead) out.push_back({Stomp::cancel, code, 1, 0});
    }
    if (!lead) out.emplace_back();
  }

  /// What one pays the other, as a value.
  int pay(Ending& ending, int from, int points, bool& over) const {
    const int to = 1 - from;
    int value = 2 * points;
    if (state_.by_chips) {
      const int paid = std::min(points, ending.chips[at(from)]);
      ending.chips[at(from)] -= paid;
      ending.chips[at(to)] += paid;
      over = over || paid < points;
      value = 4 * paid + (paid < points ? 1 : 0);
    }
    return to == 0 ? value : -value;
  }

  int after(const Ending& before, const CountedMove& choice, int low, int high) {
    Ending ending = before;
    const int seat = ending.turn;
    bool over = false;
    int gained = 0;
    if (choice.naturals > 0) ending.change(seat, at(choice.code), -choice.naturals);
    if (choice.jokers > 0) ending.change(seat, joker_code, -choice.jokers);
    switch (choice.verb) {
      case Stomp::play:
        if (state_.packs == 1) ending.standing = 0;
        ending.plays[ending.standing++] = stomp::laid_by(seat, choice);
        break;
      case Stomp::steal:
        ending.plays[ending.standing - 1].seat = static_cast<std::int8_t>(seat);
        ++ending.plays[ending.standing - 1].size;
        break;
      case Stomp::cancel: --ending.standing; break;
      case Stomp::pass:
        gained = pay(ending, seat, 2, over);
        ending.standing = 0;
        ending.turn = 1 - seat;
        break;
    }
    if (choice.verb != Stomp::pass) {
      if (ending.size[at(seat)] == 0) {
        gained = pay(ending, 1 - seat, 1, over);
        over = true;
      } else if (choice.verb != Stomp::cancel) {
        ending.turn = 1 - seat;
      }
    }
    return over ? gained : gained + solve(ending, low - gained, high - gained);
  }

  std::uint64_t key_of(const Ending& ending) const {
    std::uint64_t key = ending.cards_key ^ static_cast<std::uint64_t>(ending.turn + 1);
    if (state_.by_chips) key ^= mix(static_cast<std::uint64_t>(ending.chips[0]) + 0x63686970);
    for (std::size_t i = 0; i < ending.standing; ++i) {
      const Laid& laid = ending.plays[i];
      const auto seat = static_cast<std::uint64_t>(laid.seat);
      const auto height = static_cast<std::uint64_t>(laid.height);
      key = mix(key ^ (((seat * 2 + (laid.trump ? 1U : 0U)) * 16 + height) * 256 + laid.size));
    }
    return mix(key);
  }

  int solve(const Ending& ending, int low, int high) {
    if (++nodes_ > most_nodes) return 0;
    const std::uint64_t key = key_of(ending);
    const std::size_t place = key >> (64 - table_bits);
    if (table_[place].key == key) {
      const Bounds& known = table_[place];
      if (known.low >= high || known.low == known.high) return known.low;
      if (known.high <= low) return known.high;
    }
    const bool rises = ending.turn == 0;
    int best = rises ? -no_bound : no_bound;
    int from = low;
    int to = high;
    std::vector<CountedMove> choices;
    list(ending, choices);
    for (const CountedMove& choice : choices) {
      const int value = after(ending, choice, from, to);
      if (nodes_ > most_nodes) return 0;
      if (rises) {
        best = std::max(best, value);
        from = std::max(from, best);
      } else {
        best = std::min(best, value);
        to = std::min(to, best);
      }
      if (from >= to) break;
    }
    Bounds& entry = table_[place];
    if (entry.key != key) entry = {key, -no_bound, no_bound};
    if (best > low) entry.low = static_cast<std::int16_t>(best);
    if (best < high) entry.high = static_cast<std::int16_t>(best);
    return best;
  }

  const Stomp::State& state_;
  Ending root_;
  std::vector<Bounds> table_;
  int nodes_ = 0;
};

/// What a game that ends so is worth to that seat; `value` is the seat's, as the solver has it.
Certain certain_of(const Stomp::State& before, int seat, int value) {
  Stomp::State end = before;
  const int other = 1 - seat;
  const bool broke = value % 2 != 0;
  const int lead = (value - (broke ? (value > 0 ? 1 : -1) : 0)) / 2;
  const int all = before.score[at(seat)] + before.score[at(other)];
  const int ahead = before.score[at(seat)] - before.score[at(other)] + lead;
  end.score[at(other)] = static_cast<std::int16_t>(before.by_chips ? (all - ahead) / 2 : 0);
  end.score[at(seat)] = static_cast<std::int16_t>(end.score[at(other)] + ahead);
  end.broke = broke;
  ++end.ended;
  end.phase = Stomp::Phase::finished;
  std::vector<double> worth(2);
  Stomp::worth(end, worth);
  return {worth[at(seat)], lead};
}

class StompEndgame final : public Endgame {
 public:
  std::vector<Certain> values(const Knowledge& known, const Moves& moves) const override {
    const Stomp::State& state = static_cast<const KnowledgeOf<Stomp>&>(known).state();
    if (state.seats != 2 || !state.stock.empty() || state.phase == Stomp::Phase::finished) return {};
    Rng nothing_to_draw(0);
    const Stomp::State full = Stomp::imagine(state, known.seat(), nothing_to_draw);
    std::vector<Certain> certain;
    for (const int value : EndingSolver(full).values(moves))
      certain.push_back(certain_of(full, known.seat(), known.seat() == 0 ? value : -value));
    return certain;
  }
};

}  // namespace

const Endgame& endgame_stomp() {
  static const StompEndgame endgame;
  return endgame;
}

}  // namespace fulltable
