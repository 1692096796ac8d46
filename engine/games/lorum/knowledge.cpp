// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>

#include "games/lorum/lorum.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

namespace {

using State = Lorum::State;
using Counts = std::array<int, 4>;

double choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

/// How the unseen cards may lie in the hands of three seats: by which of the three may hold them, as bits, and how many
/// each holds. Every deal that fits is equally likely.
class Spread {
 public:
  std::array<int, 8> cards{};
  std::array<int, 3> room{};

  struct Split {
    int first_01 = 0;   ///< of those for the first and the second: so many to the first
    int first_02 = 0;   ///< of those for the first and the third
    int second_12 = 0;  ///< of those for the second and the third
  };

  Split draw(Rng& rng) const {
    double total = 0;
    each([&](const Split&, double ways) {
      total += ways;
      return true;
    });
    double left = rng.unit() * total;
    Split drawn;
    each([&](const Split& split, double ways) {
      drawn = split;
      left -= ways;
      return left >= 0;
    });
    return drawn;
  }

  /// How many of the cards that any of them may hold each then holds.
  std::array<int, 3> of_all(const Split& split) const {
    return {room[0] - cards[1] - split.first_01 - split.first_02,
            room[1] - cards[2] - (cards[3] - split.first_01) - split.second_12,
            room[2] - cards[4] - (cards[5] - split.first_02) - (cards[6] - split.second_12)};
  }

 private:
  /// Calls `look` with each split that fits and the number of deals it stands for, until it answers false.
  template <class Look>
  void each(Look look) const {
    for (int a = 0; a <= cards[3]; ++a)
      for (int b = 0; b <= cards[5]; ++b)
        for (int c = 0; c <= cards[6]; ++c) {
          const Split split{a, b, c};
          const auto all = of_all(split);
          if (std::ranges::min(all) < 0) continue;
          const double ways = choose(cards[3], a) * choose(cards[5], b) * choose(cards[6], c) *
                              choose(cards[7], all[0]) * choose(cards[7] - all[0], all[1]);
          if (!look(split, ways)) return;
        }
  }
};

/// Cards of one kind in random order.
struct Urn {
  std::array<Card, 32> cards{};
  std::size_t count = 0;

  void insert(Card card, Rng& rng) {
    const auto place = rng.below(static_cast<std::uint32_t>(count + 1));
    cards[count++] = cards[place];
    cards[place] = card;
  }
  void pour(int number, Lorum::Hand& hand) {
    for (; number > 0; --number) {
      assert(count > 0 && hand.size < Lorum::hand_cards);
      hand.cards[hand.size++] = cards[--count];
    }
  }
};

void mix_up(Lorum::Hand& hand, Rng& rng) {
  for (std::size_t left = hand.size; left > 1; --left)
    std::swap(hand.cards[left - 1], hand.cards[rng.below(static_cast<std::uint32_t>(left))]);
}

void imagine_own(State& state, int seat, Rng& rng) {
  CardSet own = lorum::whole_pack - state.gone;
  for (int other = 0; other < Lorum::seats; ++other)
    if (other != seat) own -= Lorum::cards_of(state, other);
  Lorum::Hand& hand = state.hand[at(seat)];
  hand.size = 0;
  for (const Card card : own) hand.cards[hand.size++] = card;
  mix_up(hand, rng);
}

void imagine_others(State& state, int seat, Rng& rng) {
  const auto next = state.stage == Stage::playing ? state.due() : std::nullopt;
  Spread spread;
  std::array<Urn, 8> urns;
  for (int i = 0; i < 3; ++i) spread.room[at(i)] = state.hand[at((seat + 1 + i) % 4)].size;
  for (const Card card : lorum::whole_pack - state.gone - Lorum::cards_of(state, seat)) {
    std::size_t kind = 0;
    for (int i = 0; i < 3; ++i) {
      const int other = (seat + 1 + i) % 4;
      // The player who is to go on holds the card that is due, as everybody sees.
      const bool may_hold = next && *next == card ? state.turn == other : !state.lacks[at(other)].has(card);
      kind |= may_hold ? std::size_t{1} << i : 0U;
    }
    assert(kind != 0);
    ++spread.cards[kind];
    urns[kind].insert(card, rng);
  }
  const Spread::Split split = spread.draw(rng);
  const auto all = spread.of_all(split);
  const auto& cards = spread.cards;
  const std::array<Counts, 3> shares{Counts{cards[1], split.first_01, split.first_02, all[0]},
                                     Counts{cards[2], cards[3] - split.first_01, split.second_12, all[1]},
                                     Counts{cards[4], cards[5] - split.first_02, cards[6] - split.second_12, all[2]}};
  constexpr std::array<std::array<std::size_t, 4>, 3> kinds{{{1, 3, 5, 7}, {2, 3, 6, 7}, {4, 5, 6, 7}}};
  for (int i = 0; i < 3; ++i) {
    Lorum::Hand& hand = state.hand[at((seat + 1 + i) % 4)];
    hand.size = 0;
    for (std::size_t k = 0; k < 4; ++k) urns[kinds[at(i)][k]].pour(shares[at(i)][k], hand);
    mix_up(hand, rng);
  }
}

/// The cards that one taken in a trick could be mistaken for: what counts in the contract nobody forgets.
CardSet alike(const State& state, Card card) {
  CardSet special;
  switch (state.contract) {
    case Lorum::Contract::no_hearts: special = lorum::hearts; break;
    case Lorum::Contract::queens:
      for (const Suit suit : all_suits) special.insert(Card(11, suit));
      break;
    case Lorum::Contract::hairy_ape: special = CardSet::of(lorum::king_of_hearts); break;
    case Lorum::Contract::no_tricks:
    case Lorum::Contract::train:
    case Lorum::Contract::quart:
    case Lorum::Contract::domino: break;
  }
  return special.has(card) ? CardSet() : lorum::whole_pack - special;
}

}  // namespace

Lorum::State Lorum::conceal(const State& state, int seat) {
  State known = public_part(state);
  for (int other = 0; other < seats; ++other) {
    known.hand[at(other)].size = state.hand[at(other)].size;
    if ((other == seat) != state.is_blind()) known.hand[at(other)].cards = state.hand[at(other)].cards;
  }
  return known;
}

Lorum::State Lorum::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (known.is_blind())
    imagine_own(state, seat, rng);
  else
    imagine_others(state, seat, rng);
  return state;
}

void Lorum::recall(State& known, int seat, Recall& recall) {
  const int rounds = known.gone.size() / seats;
  for (int other = 0; other < seats; ++other)
    for (const Suit suit : all_suits) {
      CardSet& lacks = known.lacks[at(other)];
      if (other == seat || (lacks & CardSet::of(suit)).empty()) continue;
      if (!recall.infers() || !recall.keeps_since(rounds)) lacks -= CardSet::of(suit);
    }
  // What lies in a row is seen, and a Quart sequence goes on by what is gone.
  if (!known.is_trick_hand() || known.is_blind()) return;
  CardSet out = lorum::whole_pack - known.gone - cards_of(known, seat);
  const int taken = known.gone.size() - known.trick_size;
  for (int i = 0; i < taken; ++i) {
    const Card card = known.order[at(i)];
    if (recall.keeps((taken - 1 - i) / seats)) continue;
    // Whoever may hold the one may hold the other, so that there is a deal of it.
    CardSet like = alike(known, card) & out;
    for (int other = 0; other < seats; ++other)
      if (other != seat && known.lacks[at(other)].has(card)) like &= known.lacks[at(other)];
    const auto instead = recall.mistake(like);
    if (!instead) continue;
    out.remove(*instead);
    known.order[at(i)] = *instead;
    known.gone.remove(card);
    known.gone.insert(*instead);
    for (CardSet& won : known.won)
      if (won.has(card)) {
        won.remove(card);
        won.insert(*instead);
      }
  }
}

Move Lorum::as_seen(const State& state, int, int seat, const Move& move) {
  if (move.verb != turn_up) return move;
  Move seen = move;
  seen.add(state.hand[at(seat)].cards[at(move.at(0))]);
  return seen;
}

}  // namespace fulltable
