// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mate/solver.h"

#include <algorithm>
#include <functional>

namespace fulltable::mate {

namespace {

std::uint64_t key_of(const Position& position) {
  return position.hand[0] | std::uint64_t{position.hand[1]} << 20 | std::uint64_t{position.leader} << 40 |
         std::uint64_t{position.foreplaced[0]} << 41 | std::uint64_t{position.foreplaced[1]} << 42;
}

/// The tenth move, in which the side that has foreplaced plays `again` once more and the other its last card.
int value_of_tenth(const Position& position, int winner, int again) {
  const int side = position.foreplaced[0] ? 0 : 1;
  const int last = first_of(position.hand[static_cast<std::size_t>(1 - side)]);
  if (same_suit_or_rank(again, last)) return 0;
  const int points = winner == side ? 2 * points_of(again, 10, true) : points_of(last, 10, false);
  return winner == 0 ? points : -points;
}

/// The worth of the best card for a mate; 0 of an empty hand.
int best_worth(Hand hand) {
  constexpr std::array<int, ranks> by_worth{0, 1, 4, 2, 3};
  static_assert(std::ranges::is_sorted(by_worth, std::greater<>(), worth_of));
  for (const int rank : by_worth)
    if ((hand & rank_of_number(rank)) != 0) return worth_of(rank);
  return 0;
}

/// The most that a side can still score.
int most_of(const Position& position, std::size_t side) {
  const int best = best_worth(position.hand[side]);
  const bool overmate = position.foreplaced[side] && !position.foreplaced[1 - side];
  return points_of(0, 10, position.foreplaced[side]) * best / worth_of(0) * (overmate ? 2 : 1);
}

}  // namespace

int Solver::search(const Position& position, int low, int high) {
  const std::size_t side = position.leader;
  const Hand own = position.hand[side];
  const Hand other = position.hand[1 - side];
  if (own == 0 || position.done() >= last_) return 0;
  ++nodes_;
  // From here on as the leader sees it.
  const int sign = side == 0 ? 1 : -1;
  int least = side == 0 ? low : -high;
  int enough = side == 0 ? high : -low;
  const std::uint64_t key = key_of(position);
  Found::Entry& entry = found_.at(key);
  int first = -1;
  if (entry.kind != Found::Kind::nothing && entry.key == key) {
    if (entry.kind == Found::Kind::exact || (entry.kind == Found::Kind::at_least && entry.value >= enough) ||
        (entry.kind == Found::Kind::at_most && entry.value <= least))
      return sign * entry.value;
    first = entry.best;
  }
  const int most_own = most_of(position, side);
  if (most_own <= least) return sign * most_own;
  const int most_other = -most_of(position, 1 - side);
  if (most_other >= enough) return sign * most_other;

  const int move = position.done() + 1;
  const int begun = least;
  int best = -most;
  int chosen = -1;
  // The lead that was best before comes first, then those with the fewest answers.
  constexpr int per_answer = 32;
  std::array<int, 10> leads{};  // each with `per_answer` for every answer
  std::size_t count = 0;
  for (Hand hand = own; hand != 0; hand &= hand - 1) {
    const int card = first_of(hand);
    if (const Hand fitting = answers(other, card); fitting != 0) {
      const int appeal = card + per_answer * (card == first ? 0 : size_of(fitting));
      std::size_t place = count++;
      for (; place > 0 && leads[place - 1] > appeal; --place) leads[place] = leads[place - 1];
      leads[place] = appeal;
    } else if (const int points = points_of(card, move, position.foreplaced[side]); points > best) {
      best = points;
      chosen = card;
    }
  }
  least = std::max(least, best);
  for (std::size_t i = 0; i < count && best < enough; ++i) {
    const int card = leads[i] % per_answer;
    const int value = sign * (side == 0 ? lead(position, card, least, enough) : lead(position, card, -enough, -least));
    if (value <= best) continue;
    best = value;
    chosen = card;
    least = std::max(least, best);
  }
  using Kind = Found::Kind;
  // Deeper searches may have taken the place meanwhile.
  Found::Entry& kept = found_.at(key);
  kept = {key, static_cast<std::int16_t>(best),
          best >= enough  ? Kind::at_least
          : best <= begun ? Kind::at_most
                          : Kind::exact,
          static_cast<std::int8_t>(chosen)};
  return sign * best;
}

int Solver::lead(const Position& position, int card, int low, int high) {
  const std::size_t side = position.leader;
  const Hand fitting = answers(position.hand[1 - side], card);
  if (fitting == 0) {
    const int points = points_of(card, position.done() + 1, position.foreplaced[side]);
    return side == 0 ? points : -points;
  }
  // The other side wants as little of it for the leader as can be.
  int best = side == 0 ? most : -most;
  for (Hand hand = fitting; hand != 0; hand &= hand - 1) {
    const int value = answer(position, card, first_of(hand), low, high);
    if (side == 0) {
      best = std::min(best, value);
      high = std::min(high, best);
    } else {
      best = std::max(best, value);
      low = std::max(low, best);
    }
    if (low >= high) break;
  }
  return best;
}

int Solver::answer(const Position& position, int lead, int card, int low, int high) {
  Position next = position;
  const std::size_t side = position.leader;
  next.hand[side] &= ~bit_of(lead);
  next.hand[1 - side] &= ~bit_of(card);
  if (card < lead) next.leader = static_cast<std::uint8_t>(1 - side);
  const bool again = position.foreplaced[0] != position.foreplaced[1];
  if (again && last_ == 10 && size_of(next.hand[0]) + size_of(next.hand[1]) == 1) {
    const std::size_t foreplacer = position.foreplaced[0] ? 0 : 1;
    return value_of_tenth(next, next.leader, foreplacer == side ? lead : card);
  }
  return search(next, low, high);
}

Position Solver::without(const Position& dealt, int first, int second) {
  Position position = dealt;
  const std::array<int, 2> cards{first, second};
  for (const std::size_t side : {0U, 1U}) {
    if (cards[side] < 0) continue;
    position.hand[side] &= ~bit_of(cards[side]);
    position.foreplaced[side] = true;
  }
  return position;
}

Solver::Best Solver::best_lead(const Position& position) {
  const bool high = position.leader == 0;
  Best best{high ? -most : most, -1};
  for (Hand hand = position.hand[position.leader]; hand != 0; hand &= hand - 1) {
    const int card = first_of(hand);
    const int value = high ? lead(position, card, best.value, most) : lead(position, card, -most, best.value);
    if (high ? value > best.value : value < best.value) best = {value, card};
  }
  return best;
}

Solver::Best Solver::best_answer(const Position& position, int lead) {
  const bool high = position.leader == 1;
  Best best{high ? -most : most, -1};
  for (Hand hand = answers(position.hand[1U - position.leader], lead); hand != 0; hand &= hand - 1) {
    const int card = first_of(hand);
    const int value =
        high ? answer(position, lead, card, best.value, most) : answer(position, lead, card, -most, best.value);
    if (high ? value > best.value : value < best.value) best = {value, card};
  }
  return best;
}

Solver::Best Solver::best_foreplaced(const Position& dealt) {
  Best best{value_of_foreplacing(dealt, -1), -1};
  for (Hand hand = dealt.hand[0]; hand != 0; hand &= hand - 1) {
    const int card = first_of(hand);
    // What the other does best against it is looked for only as long as it may be better.
    const int value = foreplaced(dealt, card, best.value).value;
    if (value > best.value) best = {value, card};
  }
  return best;
}

Solver::Best Solver::best_foreplaced(const Position& dealt, int first) {
  return foreplaced(dealt, first, -most);
}

Solver::Best Solver::foreplaced(const Position& dealt, int first, int enough) {
  Best best{search(without(dealt, first, -1), enough, most), -1};
  for (Hand hand = dealt.hand[1]; hand != 0 && best.value > enough; hand &= hand - 1) {
    const int card = first_of(hand);
    if (first >= 0 && same_suit_or_rank(first, card)) continue;
    const int value = search(without(dealt, first, card), enough, best.value);
    if (value < best.value) best = {value, card};
  }
  return best;
}

}  // namespace fulltable::mate
