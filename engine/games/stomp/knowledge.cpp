// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stomp/stomp.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

using stomp::Hand;

namespace {

/// Cards in a row from which random ones are taken.
class Urn {
 public:
  void add(Card card, int copies) {
    for (int i = 0; i < copies; ++i) cards_.push(card);
  }
  Card draw(Rng& rng) {
    Card& chosen = cards_[rng.below(static_cast<std::uint32_t>(cards_.size()))];
    std::swap(chosen, cards_[cards_.size() - 1]);
    return cards_.pop();
  }

 private:
  stomp::Pile cards_;
};

}  // namespace

Stomp::State Stomp::conceal(const State& state, int seat) {
  if (stage(state) == Stage::over) return state;
  State known = public_part(state);
  known.hand[at(seat)] = state.hand[at(seat)];
  for (std::size_t i = 0; i < state.stock.size(); ++i) known.stock.push(i == 0 ? state.stock[i] : unknown_card);
  return known;
}

Stomp::State Stomp::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (stage(known) == Stage::over) return state;
  const Hand& own = known.hand[at(seat)];
  const int taker = known.trump_taker;
  // The trump card's place is known while it lies under the stock, and while who drew it holds it.
  const bool placed = !known.stock.empty() || (taker >= 0 && taker != seat);
  Urn urn;
  for (int code = 0; code < 54; ++code) {
    const Card card(code);
    if (code == little_joker.code() && known.jokers < 2) continue;
    if (code == big_joker.code() && known.jokers < 1) continue;
    const int elsewhere = placed && card == known.trump_card ? 1 : 0;
    urn.add(card, known.packs - own.count(card) - known.played.count(card) - elsewhere);
  }
  for (int other = 0; other < known.seats; ++other) {
    if (other == seat) continue;
    Hand& hand = state.hand[at(other)];
    if (other == taker) hand.insert(known.trump_card);
    while (hand.size() < known.count[at(other)]) hand.insert(urn.draw(rng));
  }
  for (std::size_t i = 1; i < known.stock.size(); ++i) state.stock[i] = urn.draw(rng);
  return state;
}

void Stomp::recall(State& known, int seat, Recall& recall) {
  if (stage(known) == Stage::over) return;
  // Jokers and the trump card nobody forgets.
  const Hand& own = known.hand[at(seat)];
  Hand seen = known.played;
  own.for_each([&](Card card) { seen.insert(card); });
  CardSet out;
  for (int code = 0; code < 52; ++code)
    if (const Card card(code); card != known.trump_card && seen.count(card) < known.packs) out.insert(card);
  const auto lying = known.discard.size();
  for (std::size_t i = 0; i < lying; ++i) {
    Card& card = known.discard[i];
    const auto rounds = static_cast<int>((lying - 1 - i) / known.seats);
    if (recall.keeps(rounds) || card.is_joker() || card == known.trump_card) continue;
    CardSet like = out - CardSet::of(card);
    const auto instead = recall.mistake(like);
    if (!instead) continue;
    known.played.remove(card);
    known.played.insert(*instead);
    seen.insert(*instead);
    if (seen.count(*instead) == known.packs) out.remove(*instead);
    card = *instead;
  }
}

}  // namespace fulltable
