// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/sampler.h"

#include <algorithm>

namespace fulltable::ristiseiska {

using Kind = Happening::Kind;

namespace {

Card nth(CardSet cards, std::uint32_t place) {
  while (place-- > 0) cards.pop_first();
  return cards.first();
}

}  // namespace

Sampler::Sampler(const Trail& trail, const Ristiseiska::State& known, int viewer, Rng& rng)
    : trail_(trail), known_(known), viewer_(viewer), rng_(rng), failures_(trail.stretches().size()) {
  for (std::size_t i = 0; i < trail.stretches().size(); ++i) order_.push_back(i);
}

bool Sampler::draw(int budget, bool lenient) {
  lenient_ = lenient;
  steps_ = budget;
  chances_.clear();
  carried_.assign(trail_.happenings().size(), unknown_card);
  bound_.assign(trail_.happenings().size() + 1, {});
  end_seat_.resize(trail_.stretches().size());
  for (int seat = 0; seat < known_.seats; ++seat) room_[at(seat)] = known_.count[at(seat)];
  std::stable_sort(order_.begin(), order_.end(),
                   [&](std::size_t a, std::size_t b) { return failures_[a] > failures_[b]; });
  return follow(0);
}

/// The chance that a giver who holds that card gives it.
float Sampler::share(const Happening& gift, Card card) const {
  if (!lenient_ && gift.none.has(card)) return 0;
  const float weight = generosity(card, gift.open);
  return weight / (weight + static_cast<float>(gift.count[at(gift.seat)] - 1));
}

/// Finds ways for the stretch at that place of the order and all further ones.
bool Sampler::follow(std::size_t place) {
  if (--steps_ <= 0) return false;
  if (place == order_.size()) return fill();
  const std::size_t base = chances_.size();
  const bool possible = filter(trail_.stretches()[order_[place]]);
  if (!possible) ++failures_[order_[place]];
  const bool found = possible && end_with(place, base);
  chances_.resize(base);
  return found;
}

/// Appends the chances of the card to be with each seat, before each happening of the stretch and at its end.
bool Sampler::filter(const Stretch& stretch) {
  const auto& happenings = trail_.happenings();
  Chances chances{};
  for (int seat = 0; seat < known_.seats; ++seat)
    if (seat != viewer_) chances[at(seat)] = happenings[stretch.first].count[at(seat)];
  chances_.push_back(chances);
  for (std::size_t i = stretch.first; i < stretch.end; ++i) {
    const Happening& happening = happenings[i];
    switch (happening.kind) {
      case Kind::check:
        if (happening.none.has(stretch.card)) chances[at(happening.seat)] = 0;
        if (happening.held.has(stretch.card)) {
          const float held = chances[at(happening.seat)];
          chances = {};
          chances[at(happening.seat)] = held;
        }
        break;
      case Kind::gift:
        if (!carried_[i].is_known() && chances[at(happening.seat)] > 0) {
          const float moved = chances[at(happening.seat)] * share(happening, stretch.card);
          chances[at(happening.seat)] -= moved;
          chances[at(happening.to)] += moved;
        }
        break;
      case Kind::leaves: break;
      case Kind::enters:
        if (happening.card == stretch.card) {
          chances = {};
          chances[at(happening.to)] = 1;
        }
        break;
    }
    // A hand whose cards have all been found has no room for another.
    if (i + 1 < happenings.size()) {
      const Happening& next = happenings[i + 1];
      for (int seat = 0; seat < known_.seats; ++seat)
        if (bound_[i + 1][at(seat)] >= next.count[at(seat)]) chances[at(seat)] = 0;
    }
    chances_.push_back(chances);
  }
  for (const float chance : chances)
    if (chance > 0) return true;
  return false;
}

/// Chooses where the stretch ends and follows the card back from there.
bool Sampler::end_with(std::size_t place, std::size_t base) {
  const std::size_t stretch = order_[place];
  const Stretch& way = trail_.stretches()[stretch];
  Chances chances = chances_.back();
  if (way.seat >= 0) {
    end_seat_[stretch] = way.seat;
    if (chances[at(way.seat)] > 0) return walk_back(place, base, way.end, way.seat);
    ++failures_[stretch];
    return false;
  }
  float total = 0;
  for (int seat = 0; seat < known_.seats; ++seat) {
    // A player who was found out with the last card may have an empty hand.
    if (room_[at(seat)] == 0)
      chances[at(seat)] = 0;
    else
      chances[at(seat)] *= static_cast<float>(room_[at(seat)]) / static_cast<float>(known_.count[at(seat)]);
    total += chances[at(seat)];
  }
  for (int tried = 0; tried < known_.seats && steps_ > 0; ++tried) {
    float left = static_cast<float>(rng_.unit()) * total;
    int chosen = -1;
    for (int seat = 0; seat < known_.seats; ++seat) {
      if (chances[at(seat)] <= 0) continue;
      chosen = seat;
      left -= chances[at(seat)];
      if (left < 0) break;
    }
    if (chosen < 0) {
      if (tried == 0) ++failures_[stretch];
      return false;
    }
    end_seat_[stretch] = static_cast<std::int8_t>(chosen);
    --room_[at(chosen)];
    if (walk_back(place, base, way.end, chosen)) return true;
    ++room_[at(chosen)];
    total -= chances[at(chosen)];
    chances[at(chosen)] = 0;
  }
  return false;
}

/// Goes back from right before that happening, where the card is with that seat, to the beginning of the stretch.
bool Sampler::walk_back(std::size_t place, std::size_t base, std::size_t end, int seat) {
  const Stretch& way = trail_.stretches()[order_[place]];
  std::size_t happening = end;
  bool found = false;
  bool parted = false;
  while (!parted && happening > way.first) {
    ++bound_[happening][at(seat)];
    --happening;
    const Happening& gift = trail_.happenings()[happening];
    if (gift.kind != Kind::gift || gift.to != seat || carried_[happening].is_known()) continue;
    const Chances& before = chances_[base + happening - way.first];
    const float came = before[at(gift.seat)] * share(gift, way.card);
    const float was_there = before[at(seat)];
    if (came <= 0) continue;
    parted = true;
    const bool came_first = was_there <= 0 || static_cast<float>(rng_.unit()) * (came + was_there) < came;
    for (const bool by_gift : {came_first, !came_first}) {
      if (found || (!by_gift && was_there <= 0) || --steps_ <= 0) continue;
      if (by_gift) carried_[happening] = way.card;
      found = walk_back(place, base, happening, by_gift ? gift.seat : seat);
      if (by_gift && !found) carried_[happening] = unknown_card;
    }
  }
  if (!parted) found = follow(place + 1);
  if (!found)
    while (happening < end) --bound_[++happening][at(seat)];
  return found;
}

/// Goes back through the deal with the ways that were found, and draws all the rest.
bool Sampler::fill() {
  const auto& happenings = trail_.happenings();
  const auto& stretches = trail_.stretches();
  given_ = carried_;
  hand_ = {};
  CardSet pool = trail_.free_cards();
  CardSet bound;
  std::array<CardSet, Ristiseiska::max_seats>
      held{};  // the cards known to be in each hand, the others being in the pool
  std::array<int, Ristiseiska::max_seats> anonymous = room_;
  anonymous[at(viewer_)] = 0;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    if (stretches[i].seat >= 0) continue;
    hand_[at(end_seat_[i])].insert(stretches[i].card);
    bound.insert(stretches[i].card);
  }
  held = hand_;

  for (std::size_t i = happenings.size(); i-- > 0;) {
    const Happening& happening = happenings[i];
    switch (happening.kind) {
      case Kind::check: break;
      case Kind::leaves:
        held[at(happening.seat)].insert(happening.card);
        if (happening.binds) bound.insert(happening.card);
        break;
      case Kind::enters: held[at(happening.to)].remove(happening.card); break;
      case Kind::gift: {
        Card& card = given_[i];
        if (!card.is_known()) {
          card = pick_gift(happening, held[at(happening.to)] - bound, anonymous[at(happening.to)], pool);
          if (!card.is_known()) return false;
          if (pool.has(card)) {
            pool.remove(card);
            --anonymous[at(happening.to)];
            hand_[at(happening.to)].insert(card);
          }
        }
        held[at(happening.to)].remove(card);
        held[at(happening.seat)].insert(card);
        break;
      }
    }
    bound -= happening.freed;
  }

  for (int seat = 0; seat < known_.seats; ++seat) {
    for (; anonymous[at(seat)] > 0; --anonymous[at(seat)]) {
      const Card card = nth(pool, rng_.below(static_cast<std::uint32_t>(pool.size())));
      pool.remove(card);
      hand_[at(seat)].insert(card);
    }
  }
  return !lenient_ || gifts_allowed();
}

/// Whether every giver who had to spare the open cards did so, or had nothing else.
bool Sampler::gifts_allowed() const {
  auto hands = hand_;
  for (std::size_t i = trail_.happenings().size(); i-- > 0;) {
    const Happening& happening = trail_.happenings()[i];
    switch (happening.kind) {
      case Kind::check: break;
      case Kind::leaves: hands[at(happening.seat)].insert(happening.card); break;
      case Kind::enters: hands[at(happening.to)].remove(happening.card); break;
      case Kind::gift:
        hands[at(happening.to)].remove(given_[i]);
        hands[at(happening.seat)].insert(given_[i]);
        if (happening.none.has(given_[i]) && !(hands[at(happening.seat)] - happening.open).empty()) return false;
        break;
    }
  }
  return true;
}

/// One of the movable cards or of the anonymous ones of the taker's hand.
Card Sampler::pick_gift(const Happening& gift, CardSet movable, int anonymous, CardSet pool) {
  if (!lenient_) {
    movable -= gift.none;
    pool -= gift.none;
  }
  if (pool.empty()) anonymous = 0;
  const auto choices = static_cast<std::uint32_t>(movable.size() + anonymous);
  Card card;
  if (choices == 0) return card;
  for (int tries = 0; tries < 8; ++tries) {
    const std::uint32_t place = rng_.below(choices);
    card = place < static_cast<std::uint32_t>(movable.size())
               ? nth(movable, place)
               : nth(pool, rng_.below(static_cast<std::uint32_t>(pool.size())));
    if (static_cast<float>(rng_.unit()) * most_generosity < generosity(card, gift.open)) break;
  }
  return card;
}

}  // namespace fulltable::ristiseiska
