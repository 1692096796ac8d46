// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "games/thieving_stink/thieving_stink.h"

// What a move is good for, and the next best one is not, as a sentence beside the figures of the search.

namespace fulltable {

namespace {

using State = ThievingStink::State;

CardSet of_suit(const State& known, int seat, Suit suit) {
  return known.hand[static_cast<std::size_t>(seat)] & CardSet::of(suit);
}

Text of_bidding(const State& known, int seat, Card card, const Card* other) {
  const int length = of_suit(known, seat, card.suit()).size();
  const bool longest = std::ranges::all_of(
      all_suits, [&](Suit suit) { return suit == card.suit() || of_suit(known, seat, suit).size() < length; });
  const bool higher = other == nullptr || stink::height(card) > stink::height(*other);
  if (longest && higher && (other == nullptr || other->suit() != card.suit()))
    return message(ThievingStink::id, "{Suit} are your longest suit, and a winning bid makes them trump.")
        .suit("suit", card.suit());
  if (length == 1 && (other == nullptr || of_suit(known, seat, other->suit()).size() > 1))
    return message(ThievingStink::id, "It need not win, and it leaves you void in {suit}.").suit("suit", card.suit());
  return {};
}

Text of_changing(const State& known, int seat, Card card, const Move* next_best) {
  const bool other_changes = next_best != nullptr && next_best->verb == ThievingStink::trump;
  const int points = ThievingStink::stack_points * (known.stack_size + 1);
  if (!other_changes && stink::team_of(known.holder) != stink::team_of(seat))
    return message(ThievingStink::id, "You take the stack: {points} points if you keep it.").number("points", points);
  const int more = of_suit(known, seat, card.suit()).size() - 1;
  const bool new_suit = card.suit() != known.trump_suit();
  if (new_suit && more > 0 && (!other_changes || next_best->card().suit() != card.suit()))
    return counted(ThievingStink::id, "You hold %n more card(s) of the new trump suit.", more);
  return {};
}

Text of_following(const State& known, int seat, Card card, const Card* other) {
  const std::size_t place = known.best_place();
  const Card best = known.trick[place];
  const int winning = (known.first() + static_cast<int>(place)) % ThievingStink::seats;
  const int partner = (seat + 2) % ThievingStink::seats;
  const auto takes = [&](Card each) {
    return each.suit() == best.suit() ? stink::strength(each) > stink::strength(best)
                                      : each.suit() == known.trump_suit();
  };
  const bool other_honour = other == nullptr || stink::is_honour(*other);
  if (winning == partner && !takes(card) && stink::is_honour(card) && (other == nullptr || !other_honour))
    return message(ThievingStink::id, "{partner} is winning the trick: give it your honour, worth {points}.")
        .seat("partner", partner)
        .number("points", ThievingStink::honour_points);
  const CardSet playable = known.playable(known.hand[static_cast<std::size_t>(seat)]);
  const bool partner_follows = known.trick_size + 2 < known.trick_full();
  const bool lost = winning != partner && !partner_follows && std::ranges::none_of(playable, takes);
  if (lost && !stink::is_honour(card) && other_honour && !(playable & stink::honours).empty())
    return message(ThievingStink::id, "The trick is lost, so keep your honours.");
  const auto played = std::span(known.trick).first(known.trick_size);
  const auto honours = static_cast<int>(std::ranges::count_if(played, stink::is_honour));
  const int points = honours * ThievingStink::honour_points;
  if (honours > 0 && winning != partner && takes(card) && (other == nullptr || !takes(*other)))
    return counted(ThievingStink::id, "The trick holds %n honour(s), worth {points}.", honours)
        .number("points", points);
  return {};
}

}  // namespace

Text ThievingStink::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  const Card card = move.card();
  const Card next_card = next_best == nullptr ? unknown_card : next_best->card();
  const Card* other = next_best == nullptr ? nullptr : &next_card;
  Text reason;
  switch (static_cast<Verb>(move.verb)) {
    case bid: return of_bidding(known, seat, card, other);
    case play:
      // Where the other card would change trump, it would not come to this trick.
      if (known.trick_size > 0) reason = of_following(known, seat, card, other);
      break;
    case trump: reason = of_changing(known, seat, card, next_best); break;
  }
  const CardSet hand = known.hand[static_cast<std::size_t>(seat)];
  const auto twos = std::ranges::count_if(hand, stink::is_two);
  if (reason.empty() && other != nullptr && twos == 1 && stink::is_two(*other) && !stink::is_two(card))
    reason = message(ThievingStink::id, "It keeps your two, which can take the stack at the end.");
  return reason;
}

}  // namespace fulltable
