// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "games/lorum/lorum.h"

// What a card is good for, and the next best one is not, as a sentence beside the figures of the search.

namespace fulltable {

namespace {

using Contract = Lorum::Contract;
using State = Lorum::State;
using lorum::strength;

/// Whether capturing that card costs something in this contract.
bool is_costly(const State& known, Card card) {
  switch (known.contract) {
    case Contract::no_hearts: return card.suit() == Suit::hearts;
    case Contract::queens: return card.rank() == 11;
    case Contract::hairy_ape: return card == lorum::king_of_hearts;
    case Contract::no_tricks:
    case Contract::train:
    case Contract::quart:
    case Contract::domino: return false;
  }
  return false;
}

/// The last card of its suit in a hand that has something to discard later.
Text of_void(const State& known, CardSet hand, Card card, const Card* other) {
  const auto single = [&](Card each) { return (hand & CardSet::of(each.suit())).size() == 1; };
  if (!single(card) || (other != nullptr && single(*other))) return {};
  const bool has_more =
      std::ranges::any_of(hand - CardSet::of(card.suit()), [&](Card each) { return is_costly(known, each); });
  if (!has_more) return {};
  if (known.contract == Contract::no_hearts)
    return message(Lorum::id, "It leaves you without {suit}, so you can throw hearts later.").suit("suit", card.suit());
  if (known.contract == Contract::queens)
    return message(Lorum::id, "It leaves you without {suit}, so you can throw a queen later.")
        .suit("suit", card.suit());
  return message(Lorum::id, "It leaves you without {suit}, so you can throw the king of hearts later.")
      .suit("suit", card.suit());
}

Text of_following(const State& known, Card card, const Card* other) {
  const Suit led = known.trick[0].suit();
  const auto played = std::span(known.trick).first(known.trick_size);
  Card best = known.trick[0];
  for (const Card each : played)
    if (each.suit() == led && strength(each) > strength(best)) best = each;
  if (card.suit() != led) {
    const bool costly = is_costly(known, card) && (other == nullptr || !is_costly(known, *other));
    const bool higher = other != nullptr && !is_costly(known, *other) && strength(card) > strength(*other);
    if (!costly && !higher) return {};
    return message(Lorum::id, "You have no {suit}, so get rid of {the c}.").suit("suit", led).card("c", card);
  }
  const auto ducks = [&](Card each) { return strength(each) < strength(best); };
  if (ducks(card) && (other == nullptr || !ducks(*other)))
    return message(Lorum::id, "It stays below {the c}, so somebody else takes the trick.").card("c", best);
  const bool free = known.trick_size == 3 && known.contract != Contract::no_tricks && !is_costly(known, card) &&
                    std::ranges::none_of(played, [&](Card each) { return is_costly(known, each); });
  if (free && other != nullptr && strength(card) > strength(*other))
    return message(Lorum::id, "This trick costs nothing, so spend a high card.");
  return {};
}

Text of_train(const State& known, Card card, const Card* other) {
  if (other == nullptr) return {};
  const auto value = [&](Card each) { return lorum::train_value(each, known.ten_counts_ten); };
  const int stop = 25 * known.next_stop();
  if (known.total + value(card) < stop && known.total + value(*other) >= stop)
    return message(Lorum::id, "It keeps the total below {stop}, so you pay nothing.").number("stop", stop);
  if (value(card) == 0 && value(*other) > 0) return message(Lorum::id, "It adds nothing to the total.");
  return {};
}

Text of_quart(const State& known, CardSet hand, Card card, const Card* other) {
  if (known.sequence_size > 0) return {};
  const auto next_gone = [&](Card each) {
    const auto next = lorum::card_after(each, known.ace_stops);
    return next && known.gone.has(*next);
  };
  const auto own_next = [&](Card each) {
    int count = 0;
    for (auto next = lorum::card_after(each, known.ace_stops); next && hand.has(*next) && count < 3;
         next = lorum::card_after(*next, known.ace_stops))
      ++count;
    return count;
  };
  if (next_gone(card) && (other == nullptr || !next_gone(*other)))
    return message(Lorum::id, "The next card is gone, so you begin the next sequence.");
  const int count = own_next(card);
  if (count > 0 && (other == nullptr || own_next(*other) < count))
    return counted(Lorum::id, "You hold the next %n card(s) yourself.", count);
  return {};
}

/// The cards of `from` that fit only once this one lies.
CardSet opened(const State& known, int seat, Card card, CardSet from) {
  State after = known;
  Lorum::put(after, seat, card);
  CardSet cards;
  for (const Card each : from - CardSet::of(card))
    if (after.fits(each) && !known.fits(each)) cards.insert(each);
  return cards;
}

Text of_domino(const State& known, int seat, CardSet hand, Card card, const Card* other) {
  if (known.start_rank < 0) return {};
  const CardSet own = opened(known, seat, card, hand);
  if (!own.empty() && (other == nullptr || opened(known, seat, *other, hand).empty()))
    return message(Lorum::id, "It opens the way for your {c}.").card("c", *own.begin());
  const CardSet theirs = lorum::whole_pack - known.gone - hand;
  if (opened(known, seat, card, theirs).empty() && (other == nullptr || !opened(known, seat, *other, theirs).empty()))
    return message(Lorum::id, "It opens nothing for the others.");
  return {};
}

}  // namespace

Text Lorum::outcome(const State& /*known*/, int /*seat*/, const Move& move, const Move* /*next_best*/) {
  return move.verb == turn_up ? message(Lorum::id, "It's pure chance: you can't see your cards.") : Text();
}

Text Lorum::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  if (move.verb != play) return {};
  const Card card = move.card();
  const Card next_card = next_best == nullptr ? unknown_card : next_best->card();
  const Card* other = next_best == nullptr ? nullptr : &next_card;
  const CardSet hand = cards_of(known, seat);
  switch (known.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape: {
      const Text reason = known.trick_size == 0 ? Text() : of_following(known, card, other);
      return reason.empty() ? of_void(known, hand, card, other) : reason;
    }
    case Contract::train: return of_train(known, card, other);
    case Contract::quart: return of_quart(known, hand, card, other);
    case Contract::domino: return of_domino(known, seat, hand, card, other);
  }
  return {};
}

}  // namespace fulltable
