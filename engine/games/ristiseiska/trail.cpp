// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/trail.h"

#include <algorithm>

namespace fulltable::ristiseiska {

using Act = Ristiseiska::Act;
using Entry = Ristiseiska::Entry;

namespace {

constexpr std::int16_t none_yet = -1;

/// The viewer's hand right after the deal.
CardSet dealt_hand(const Ristiseiska::State& known, int viewer) {
  CardSet hand = known.hand[at(viewer)];
  for (std::size_t i = known.log.size(); i-- > 0;) {
    const Entry& entry = known.log[i];
    if (entry.act != Act::play && entry.act != Act::give) continue;
    if (entry.seat == viewer)
      hand.insert(entry.card);
    else if (entry.to == viewer)
      hand.remove(entry.card);
  }
  return hand;
}

}  // namespace

/// The deal as it stood at some time, as far as everybody or the viewer knew it.
struct Trail::Replay {
  int viewer = 0;
  int seats = 0;
  bool after_six = false;
  CardSet placed;
  CardSet own;  ///< the viewer's hand
  std::array<std::uint8_t, Ristiseiska::max_seats> count{};
  int idle = 0;
  bool begging = false;
  std::size_t entry = 0;
  std::array<std::int16_t, 52> first;    ///< the first condition on each hidden card
  std::array<std::int16_t, 52> entered;  ///< when it last came from the viewer
  std::array<std::uint8_t, 52> excluded{};

  Replay(const Ristiseiska::State& known, int of_viewer)
      : viewer(of_viewer), seats(known.seats), after_six(known.after_six), own(dealt_hand(known, of_viewer)) {
    first.fill(none_yet);
    entered.fill(none_yet);
    int seat = known.dealer;
    for (int card = 0; card < 52; ++card) {
      seat = known.left_of(seat);
      ++count[at(seat)];
    }
  }
  CardSet open() const { return open_cards(placed, after_six); }
  bool held_up() const { return idle >= 2 * seats; }
  bool others_can_give(int seat) const {
    for (int other = 0; other < seats; ++other)
      if (other != seat && count[at(other)] >= 2) return true;
    return false;
  }
};

Trail::Trail(const Ristiseiska::State& known, int viewer, unsigned trusted) {
  last_beg_.fill(none_yet);
  happenings_.reserve(known.log.size());
  Replay now(known, viewer);
  if (known.placed.empty() && known.turn >= 0 && known.turn != viewer) {
    // The player who is to begin holds the first card.
    add(now, Happening::Kind::check, known.turn).held = CardSet::of(first_card);
    restrict(now, 0, CardSet::of(first_card));
  }
  for (; now.entry < known.log.size(); ++now.entry) {
    const Entry& entry = known.log[now.entry];
    const int seat = entry.seat;
    switch (entry.act) {
      case Act::play: {
        if (seat != viewer) {
          const bool caught = now.entry + 1 < known.log.size() && known.log[now.entry + 1].act == Act::caught;
          if (known.penalised) learn_from_play(now, seat, entry.card, caught);
          leave(now, seat, entry.card);
        } else {
          now.own.remove(entry.card);
        }
        now.placed.insert(entry.card);
        --now.count[at(seat)];
        now.idle = 0;
        break;
      }
      case Act::pass:
      case Act::beg: {
        const bool begs = entry.act == Act::beg;
        if (seat != viewer) {
          const bool honest = !known.penalised || !begs || entry.to < 0 || now.held_up() || (trusted >> seat & 1) != 0;
          Happening& check = add(now, Happening::Kind::check, seat);
          if (honest) check.none = check.open - now.own;
          restrict(now, happenings_.size() - 1, check.none);
          if (begs && entry.to >= 0) last_beg_[at(seat)] = static_cast<std::int16_t>(happenings_.size() - 1);
        }
        now.begging = begs && entry.to >= 0;
        if (!now.begging) ++now.idle;
        break;
      }
      case Act::give: {
        if (seat == viewer) {
          Happening& enters = add(now, Happening::Kind::enters, seat);
          enters.to = entry.to;
          enters.card = entry.card;
          now.own.remove(entry.card);
          now.first[static_cast<std::size_t>(entry.card.code())] = static_cast<std::int16_t>(happenings_.size() - 1);
          now.entered[static_cast<std::size_t>(entry.card.code())] = static_cast<std::int16_t>(happenings_.size() - 1);
        } else if (entry.to == viewer) {
          if (now.begging && now.held_up() && now.open().has(entry.card)) {
            // Only who has nothing else may give an open card then.
            Happening& check = add(now, Happening::Kind::check, seat);
            check.none = all_cards - now.placed - now.own - check.open;
            restrict(now, happenings_.size() - 1, check.none);
          }
          leave(now, seat, entry.card);
          now.own.insert(entry.card);
        } else {
          Happening& gift = add(now, Happening::Kind::gift, seat);
          gift.to = entry.to;
          if (now.begging && now.held_up()) gift.none = gift.open;
        }
        --now.count[at(seat)];
        ++now.count[at(entry.to)];
        if (now.begging) ++now.idle;
        now.begging = false;
        break;
      }
      case Act::caught: last_beg_[at(seat)] = none_yet; break;
    }
  }

  const std::size_t past = stretches_.size();
  free_ = all_cards - known.placed - known.hand[at(viewer)];
  for (const Card card : free_) {
    if (now.first[static_cast<std::size_t>(card.code())] == none_yet) continue;
    close(now, card, -1);
    free_.remove(card);
  }
  std::stable_sort(stretches_.begin() + static_cast<std::ptrdiff_t>(past), stretches_.end(),
                   [&](const Stretch& a, const Stretch& b) {
                     return std::popcount(now.excluded[static_cast<std::size_t>(a.card.code())]) >
                            std::popcount(now.excluded[static_cast<std::size_t>(b.card.code())]);
                   });
}

Happening& Trail::add(const Replay& now, Happening::Kind kind, int seat) {
  Happening& happening = happenings_.emplace_back();
  happening.kind = kind;
  happening.seat = static_cast<std::int8_t>(seat);
  happening.entry = static_cast<std::uint16_t>(now.entry);
  happening.count = now.count;
  happening.open = now.open();
  return happening;
}

void Trail::restrict(Replay& now, std::size_t happening, CardSet cards) {
  for (const Card card : cards) {
    auto& first = now.first[static_cast<std::size_t>(card.code())];
    if (first == none_yet || first > static_cast<std::int16_t>(happening)) first = static_cast<std::int16_t>(happening);
    auto& excluded = now.excluded[static_cast<std::size_t>(card.code())];
    excluded = static_cast<std::uint8_t>(excluded | 1U << happenings_[happening].seat);
  }
}

void Trail::learn_from_play(Replay& now, int seat, Card card, bool caught) {
  // A seat that held the card when it last begged, and it was open, withheld it.
  const std::int16_t beg = last_beg_[at(seat)];
  if (beg == none_yet || beg < now.entered[static_cast<std::size_t>(card.code())]) return;
  Happening& check = happenings_[static_cast<std::size_t>(beg)];
  if (!check.open.has(card)) return;
  if (caught)
    check.held.insert(card);
  else if (now.others_can_give(seat))
    check.none.insert(card);
  else
    last_beg_[at(seat)] = none_yet;  // found out without a penalty, or not at all: nobody can tell
  if (last_beg_[at(seat)] != none_yet) restrict(now, static_cast<std::size_t>(beg), CardSet::of(card));
}

/// Notes the stretch of a card that ends before the next happening.
void Trail::close(const Replay& now, Card card, int seat) {
  const auto first = static_cast<std::uint16_t>(now.first[static_cast<std::size_t>(card.code())]);
  stretches_.push_back({card, first, static_cast<std::uint16_t>(happenings_.size()), static_cast<std::int8_t>(seat)});
  happenings_[first].freed.insert(card);
}

void Trail::leave(Replay& now, int seat, Card card) {
  const auto code = static_cast<std::size_t>(card.code());
  const bool bound = now.first[code] != none_yet;
  if (bound) close(now, card, seat);
  Happening& leaves = add(now, Happening::Kind::leaves, seat);
  leaves.card = card;
  leaves.binds = bound;
  now.first[code] = none_yet;
  now.entered[code] = none_yet;
  now.excluded[code] = 0;
}

CardSet Trail::could_withhold(int seat) const {
  const std::int16_t beg = last_beg_[at(seat)];
  return beg < 0 ? CardSet() : happenings_[static_cast<std::size_t>(beg)].open;
}

}  // namespace fulltable::ristiseiska
