// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>

#include "games/thieving_stink/policy.h"
#include "games/thieving_stink/thieving_stink.h"

// What a seat knows, and what might be true of what it does not know.

namespace fulltable {

namespace {

using State = ThievingStink::State;

constexpr auto factorial = [] {
  std::array<double, 53> table{};
  table[0] = 1;
  for (std::size_t n = 1; n < table.size(); ++n) table[n] = table[n - 1] * static_cast<double>(n);
  return table;
}();
double ways(int all, int some) {
  return factorial[at(all)] / (factorial[at(some)] * factorial[at(all - some)]);
}

/// How the cards are spread that only two of the three hidden hands can hold: of those for hands 0 and 1, 1 and 2,
/// 2 and 0, so many go to the first named.
using Split = std::array<int, 3>;

/// The hidden hands and the cards that might be in them, by the set of hands (as bits) that may hold them.
struct Hidden {
  std::array<int, 3> room{};
  std::array<CardSet, 8> may_hold{};

  /// The number of deals with that split, up to a common factor; 0 where a hand would get too many.
  double deals(const Split& split) const {
    double product = 1;
    for (std::size_t i = 0; i < 3; ++i) {
      const int free = room[i] - split[i] - (shared(i + 2) - split[(i + 2) % 3]);
      if (free < 0) return 0;
      product *= ways(shared(i), split[i]) / factorial[at(free)];
    }
    return product;
  }
  template <class Visit>
  void for_each_split(Visit visit) const {
    Split split{};
    for (split[0] = 0; split[0] <= shared(0); ++split[0])
      for (split[1] = 0; split[1] <= shared(1); ++split[1])
        for (split[2] = 0; split[2] <= shared(2); ++split[2])
          if (visit(split)) return;
  }
  /// The cards that only hand `i` and the next one can hold.
  CardSet pair(std::size_t i) const { return may_hold[(1U << (i % 3)) | (1U << ((i + 1) % 3))]; }
  int shared(std::size_t i) const { return pair(i).size(); }

  /// A split drawn by the number of its deals, so that every fitting deal is equally likely.
  Split draw(Rng& rng) const {
    if (shared(0) + shared(1) + shared(2) == 0) return {};
    double total = 0;
    for_each_split([&](const Split& split) {
      total += deals(split);
      return false;
    });
    double left = rng.unit() * total;
    Split drawn{};
    for_each_split([&](const Split& split) {
      const double count = deals(split);
      if (count <= 0) return false;
      drawn = split;
      left -= count;
      return left < 0;
    });
    return drawn;
  }
};

/// Cards in a row from which random ones are taken.
struct Urn {
  std::array<Card, 52> cards{};
  std::size_t count = 0;

  explicit Urn(CardSet set) {
    for (const Card card : set) cards[count++] = card;
  }
  CardSet draw(int number, Rng& rng) {
    CardSet drawn;
    for (; number > 0; --number) {
      assert(count > 0);
      Card& chosen = cards[rng.below(static_cast<std::uint32_t>(count))];
      drawn.insert(chosen);
      chosen = cards[--count];
    }
    return drawn;
  }
};

/// How many tricks ago that seat last did not follow suit; 0: in the last or in this one.
int last_discard(const State& known, int seat) {
  for (int age = 0; age < known.tricks_played; ++age) {
    const ThievingStink::Trick& trick = known.tricks[at(known.tricks_played - 1 - age)];
    const int place = (seat - trick.first + ThievingStink::seats) % ThievingStink::seats;
    if (place < trick.size && trick.cards[at(place)].suit() != trick.cards[0].suit()) return age;
  }
  return 0;
}

}  // namespace

ThievingStink::State ThievingStink::conceal(const State& state, int seat) {
  State known = public_part(state);
  known.hand[at(seat)] = state.hand[at(seat)];
  for (int other = 0; other < seats; ++other)
    if (other == seat || !state.bidding() || state.bids_shown.has(other)) known.bids[at(other)] = state.bids[at(other)];
  return known;
}

Move ThievingStink::as_seen(const State& state, int viewer, int seat, const Move& move) {
  if (move.verb != bid) return move;
  Move seen(bid, viewer == seat ? move.card() : unknown_card);
  // The last bid turns up the others as well.
  if (state.bids_down.size() == seats - 1)
    for (int other = 0; other < seats; ++other) seen.add(other == seat ? move.card() : state.bids[at(other)]);
  return seen;
}

ThievingStink::State ThievingStink::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (known.stage != Stage::playing) return state;
  CardSet unseen = stink::whole_pack - known.open - known.hand[at(seat)];
  const bool bidding = known.bidding();
  if (bidding && known.bids_down.has(seat)) unseen.remove(known.bids[at(seat)]);

  Hidden hidden;
  std::array<int, 3> sizes{};
  const auto other = [&](std::size_t i) { return at((seat + 1 + static_cast<int>(i)) % seats); };
  for (std::size_t i = 0; i < 3; ++i) {
    const bool bid_is_down = bidding && known.bids_down.has(static_cast<int>(other(i)));
    sizes[i] = hidden.room[i] = known.hand_size[other(i)] + (bid_is_down ? 1 : 0);
  }
  for (const Suit suit : all_suits) {
    unsigned holders = 0;
    for (std::size_t i = 0; i < 3; ++i)
      if (!known.is_void(static_cast<int>(other(i)), suit)) holders |= 1U << i;
    hidden.may_hold[holders] |= unseen & CardSet::of(suit);
  }
  // Cards for one hand alone are settled first, then those for two, and the rest fills up.
  std::array<CardSet, 3> hands{};
  for (std::size_t i = 0; i < 3; ++i) {
    hands[i] = hidden.may_hold[1U << i];
    hidden.room[i] -= hands[i].size();
  }
  const Split split = hidden.draw(rng);
  for (std::size_t i = 0; i < 3; ++i) {
    const CardSet first = Urn(hidden.pair(i)).draw(split[i], rng);
    hands[i] |= first;
    hands[(i + 1) % 3] |= hidden.pair(i) - first;
  }
  Urn rest(hidden.may_hold[7]);
  for (std::size_t i = 0; i < 3; ++i) {
    hands[i] |= rest.draw(sizes[i] - hands[i].size(), rng);
    state.hand[other(i)] = hands[i];
  }
  if (bidding)
    for (const int bidder : known.bids_down)
      if (bidder != seat) {
        const Card card = stink::draw_bid(state.hand[at(bidder)], rng);
        state.hand[at(bidder)].remove(card);
        state.bids[at(bidder)] = card;
      }
  return state;
}

void ThievingStink::recall(State& known, int seat, Recall& recall) {
  for (int other = 0; other < seats; ++other) {
    if (other == seat) continue;
    unsigned voids = 0;
    for (const Suit suit : all_suits)
      if (known.is_void(other, suit) && recall.infers() && recall.keeps(last_discard(known, other)))
        voids |= 1U << index_of(suit);
    known.voids[at(other)] = static_cast<std::uint8_t>(voids);
  }
  if (known.bidding()) return;
  CardSet out = stink::whole_pack - known.open - known.hand[at(seat)];
  for (int i = 0; i < known.tricks_played; ++i) {
    Trick& trick = known.tricks[at(i)];
    for (std::size_t k = 0; k < trick.size; ++k) {
      const Card card = trick.cards[k];
      // What the stack shows is no matter of memory, and honours are counted.
      if (recall.keeps(known.tricks_played - 1 - i) || stink::is_honour(card)) continue;
      // Whoever may hold the one may hold the other, so that there is a deal of it.
      CardSet like = out - stink::honours;
      for (int other = 0; other < seats; ++other)
        if (other != seat && known.is_void(other, card.suit()))
          for (const Suit suit : all_suits)
            if (!known.is_void(other, suit)) like -= CardSet::of(suit);
      const auto instead = recall.mistake(like);
      if (!instead) continue;
      out.remove(*instead);
      trick.cards[k] = *instead;
      known.open.remove(card);
      known.open.insert(*instead);
    }
  }
}

}  // namespace fulltable
