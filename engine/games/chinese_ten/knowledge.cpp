// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "games/chinese_ten/chinese_ten.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

using namespace chinese_ten;

namespace {

constexpr int in_stock = -1;

/// How likely a seat is to have held a card, where a player who counts would rather have used it for so many more
/// points than it made: nobody has to play a card that captures, so never nothing.
constexpr double likelihood(int let_go) {
  constexpr double usual_slip = 60;
  return 1 / (1 + let_go * let_go / usual_slip);
}

double likelihood(const ChineseTen::State& state, int holder, Card card) {
  if (holder == in_stock) return 1;
  return likelihood(state.let_go[at(holder)][static_cast<std::size_t>(card.code())]);
}

}  // namespace

ChineseTen::State ChineseTen::conceal(const State& state, int seat) {
  State known = public_part(state);
  known.hand[at(seat)] = state.hand[at(seat)];
  return known;
}

ChineseTen::State ChineseTen::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  CardSet open = known.layout | known.hand[at(seat)];
  for (const CardSet won : known.won) open |= won;
  if (known.turned.is_known()) open.insert(known.turned);

  std::array<Card, 52> cards{};
  std::array<std::int8_t, 52> holder{};
  std::size_t hidden = 0;
  for (const Card card : all_cards - open) cards[hidden++] = card;
  for (std::size_t left = hidden; left > 1; --left)
    std::swap(cards[left - 1], cards[rng.below(static_cast<std::uint32_t>(left))]);
  std::size_t held = 0;
  for (int other = 0; other < known.seats; ++other)
    if (other != seat)
      for (int i = 0; i < known.count[at(other)]; ++i) holder[held++] = static_cast<std::int8_t>(other);
  for (std::size_t i = held; i < hidden; ++i) holder[i] = in_stock;
  assert(hidden - held == known.left);

  // Exchanges that keep to what the hands have shown (Metropolis); from an even deal a few a card are enough.
  constexpr std::size_t exchanges = 3;
  for (std::size_t i = 0; i < exchanges * held; ++i) {
    const std::size_t one = i % held;
    const std::size_t two = rng.below(static_cast<std::uint32_t>(hidden));
    if (holder[one] == holder[two]) continue;
    const double now = likelihood(known, holder[one], cards[one]) * likelihood(known, holder[two], cards[two]);
    const double then = likelihood(known, holder[one], cards[two]) * likelihood(known, holder[two], cards[one]);
    if (then >= now || rng.unit() * now < then) std::swap(cards[one], cards[two]);
  }
  for (std::size_t i = 0; i < held; ++i) state.hand[at(holder[i])].insert(cards[i]);
  for (std::size_t i = held; i < hidden; ++i) state.stock[i - held] = cards[i];
  return state;
}

void ChineseTen::recall(State& known, int seat, Recall& recall) {
  for (int other = 0; other < known.seats; ++other)
    for (std::uint8_t& points : known.let_go[at(other)])
      if (other != seat && points > 0 && !recall.infers()) points = 0;
}

}  // namespace fulltable
