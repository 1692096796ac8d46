// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/vazhushal/partition.h"

// The search behind the best partition: which cards go into which melds, before it is said which wild card is which
// substitute.
namespace fulltable::vazhushal::exact {

inline constexpr int impossible = -1'000'000'000;
inline constexpr int high_ace = 13;
/// Jokers, and the wild cards of two suits.
inline constexpr std::size_t wild_classes = 3;

/// Cards by rank first, then by suit: what is taken lowest first leaves few patterns above it.
using Bits = std::uint64_t;

constexpr int place_of(int rank, int suit) {
  return 4 * rank + suit;
}
constexpr Card card_at(int place) {
  return Card(place / 4, static_cast<Suit>(place % 4));
}
constexpr Bits bit(int place) {
  return Bits{1} << place;
}
constexpr Bits by_rank(CardSet cards) {
  Bits bits = 0;
  for (const Card card : cards - jokers) bits |= bit(place_of(card.rank(), index_of(card.suit())));
  return bits;
}

/// A meld whose substitutes are not told apart yet. The roles are ranks, 13 the ace above the king, or suits of a set.
struct Group {
  bool set = false;
  std::uint8_t base = 0;  ///< the suit, or the rank of a set
  std::uint16_t roles = 0;
  std::uint16_t substitutes = 0;

  int place(int role) const { return set ? place_of(base, role) : place_of(role % high_ace, base); }
  CardSet cards(unsigned which) const {
    CardSet set_of_roles;
    for (; which != 0; which &= which - 1) set_of_roles.insert(card_at(place(std::countr_zero(which))));
    return set_of_roles;
  }
  CardSet all_roles() const { return cards(roles); }
  CardSet natural() const { return cards(roles & ~unsigned{substitutes}); }
  bool is_natural_sequence() const { return !set && substitutes == 0; }
};

inline Group group_of(const Meld& meld) {
  Group group;
  group.set = kind_of(meld.roles) == Kind::set;
  const Card low = meld.roles.first();
  group.base = static_cast<std::uint8_t>(group.set ? low.rank() : index_of(low.suit()));
  const bool low_ace = meld.roles.has(Card(1, low.suit()));
  for (const Card role : meld.roles) {
    const int rank = role.rank() == ace_rank && !low_ace ? high_ace : role.rank();
    const auto mark = static_cast<std::uint16_t>(1U << (group.set ? index_of(role.suit()) : rank));
    group.roles |= mark;
    if (meld.substituted.has(role)) group.substitutes |= mark;
  }
  return group;
}

/// What is left to be parted. The wild cards with a face lie both among the natural cards and in the pool.
struct Node {
  Bits one = 0;
  Bits two = 0;
  std::uint8_t pool = 0;                            ///< wild cards in no meld so far
  std::array<std::uint8_t, wild_classes> placed{};  ///< those that are certain ones, as themselves or demanded
  bool pure = false;                                ///< there is a natural sequence
  bool left = false;                                ///< some card stays in the hand
  int potential = 0;                                ///< what the natural cards can bring at most
};

struct Choice {
  Group group;
  int gain = 0;  ///< roles and natural cards
};

struct Entry {
  std::array<std::uint64_t, 3> key{};
  int value = 0;
  bool used = false;
  bool exact = false;  ///< else the value is a bound from above
  bool melds = false;  ///< the best is to lay the group, not to pass the lowest card over
  Group group;
};

/// Found values by node: open addressing, grows.
class Memo {
 public:
  Memo() : entries_(256) {}
  Entry& find(const std::array<std::uint64_t, 3>& key) {
    if (2 * count_ > entries_.size()) grow();
    Entry& entry = slot(key);
    if (!entry.used) {
      ++count_;
      entry.used = true;
      entry.key = key;
      entry.value = -impossible;
    }
    return entry;
  }

 private:
  Entry& slot(const std::array<std::uint64_t, 3>& key) {
    std::size_t place = mix(key[0] ^ mix(key[1] ^ key[2])) & (entries_.size() - 1);
    while (entries_[place].used && entries_[place].key != key) place = (place + 1) & (entries_.size() - 1);
    return entries_[place];
  }
  void grow() {
    std::vector<Entry> old(4 * entries_.size());
    old.swap(entries_);
    for (const Entry& entry : old)
      if (entry.used) slot(entry.key) = entry;
  }

  std::vector<Entry> entries_;
  std::size_t count_ = 0;
};

/// Decides card by card, from the lowest on: each stays in the hand or is in one of the melds that are possible with
/// what is left. Every node that two ways lead to is searched once.
class Solver {
 public:
  explicit Solver(const Parting& parting) : parting_(parting), laid_(parting.standing) {
    std::size_t classes = 0;
    CardSet faces;
    for (const Card card : parting.wild - jokers) {
      assert(classes + 1 < wild_classes);
      faces_[classes] = card;
      ++classes;
      faces.insert(card);
      class_of_[static_cast<std::size_t>(card.code())] = static_cast<std::uint8_t>(classes);
    }
    wild_places_ = by_rank(faces);
    for (std::size_t i = 0; i < wild_classes; ++i) {
      held_[i] = count(parting.cards, i);
      must_[i] = count(parting.must, i);
      class_worth_[i] =
          parting.worth[i == 0 ? 52U : static_cast<std::size_t>(face(i).is_known() ? face(i).code() : 52)];
      if (held_[i] > 0) best_worth_ = std::max(best_worth_, class_worth_[i]);
      pool_ += held_[i];
    }
    for (int place = 0; place < 52; ++place) {
      const Card card = card_at(place);
      gain_[static_cast<std::size_t>(place)] =
          parting.worth[static_cast<std::size_t>(card.code())] + parting.per_point * value_of(card);
    }
  }

  Node root() const {
    Node node;
    node.one = by_rank(parting_.cards.one);
    node.two = by_rank(parting_.cards.two);
    node.pool = static_cast<std::uint8_t>(pool_);
    node.pure = parting_.opened;
    for (const Bits bits : {node.one & ~wild_places_, node.two & ~wild_places_})
      for (Bits left = bits; left != 0; left &= left - 1) node.potential += potential(std::countr_zero(left));
    return node;
  }

  /// The most that can still come of a node, if it is more than `need`; else a bound from above.
  int solve(const Node& node, int need) {
    if (node.one == 0) return finish(node);
    const int most = most_of(node);
    if (most <= need) return most;
    if (!node.pure && !can_be_pure(node)) return impossible;
    const auto key = key_of(node);
    if (const Entry& known = memo_.find(key); known.exact || known.value <= need) return known.value;
    if (nodes_ >= 2 * parting_.most_nodes) return impossible;
    ++nodes_;

    const std::size_t from = choices_.size();
    const int lowest = std::countr_zero(node.one);
    list(node, lowest);
    const auto order = [&](const Choice& a, const Choice& b) {
      if (!node.pure && a.group.is_natural_sequence() != b.group.is_natural_sequence())
        return a.group.is_natural_sequence();
      return a.gain > b.gain;
    };
    std::stable_sort(choices_.begin() + static_cast<std::ptrdiff_t>(from), choices_.end(), order);

    int best = impossible;
    bool melds = false;
    Group group;
    for (std::size_t i = from; i < choices_.size() && best < most; ++i) {
      if (is_late() && best > impossible) break;
      const Choice choice = choices_[i];
      const int value = below(node, choice, std::max(need, best));
      if (value <= best) continue;
      best = value;
      melds = true;
      group = choice.group;
    }
    choices_.resize(from);
    if (best < most && may_pass(node, lowest) && !(is_late() && best > impossible)) {
      const int value = solve(passed(node, lowest), std::max(need, best));
      if (value > best) {
        best = value;
        melds = false;
      }
    }
    Entry& entry = memo_.find(key);
    entry.value = best;
    entry.exact = best > need;
    entry.melds = melds;
    entry.group = group;
    return best;
  }

  /// What laying a group and the best of the rest come to, as `solve` says it.
  int below(const Node& node, const Choice& choice, int need) {
    const Node next = after(node, choice.group);
    lay(choice.group);
    const int value = solve(next, need - choice.gain);
    unlay(choice.group);
    return value <= impossible / 2 ? impossible : value + choice.gain;
  }

  /// Every group that could be laid now.
  std::vector<Choice> all(Node node) {
    assert(choices_.empty());
    while (node.one != 0) {
      const int lowest = std::countr_zero(node.one);
      list(node, lowest);
      node.one &= ~bit(lowest);
      node.two &= ~bit(lowest);
    }
    return std::exchange(choices_, {});
  }

  void lay(const Group& group) {
    if (!group.set || parting_.sets_differ) laid_.push_back(group.all_roles());
  }
  void unlay(const Group& group) {
    if (!group.set || parting_.sets_differ) laid_.pop_back();
  }

  Node after(const Node& node, const Group& group) const {
    Node next = node;
    for (unsigned left = group.roles & ~unsigned{group.substitutes}; left != 0; left &= left - 1) {
      const int place = group.place(std::countr_zero(left));
      drop(next, place);
      if ((wild_places_ & bit(place)) != 0) {
        --next.pool;
        ++next.placed[class_at(place)];
      } else {
        next.potential -= potential(place);
      }
    }
    next.pool = static_cast<std::uint8_t>(next.pool - std::popcount(group.substitutes));
    next.pure = next.pure || group.is_natural_sequence();
    return next;
  }

  /// A wild card is certain to be a substitute in what is laid already. False if there is no such card left.
  bool place_wild(Node& node, Card card) const {
    const std::size_t kind = class_of_[static_cast<std::size_t>(card.code())];
    if (node.placed[kind] == held_[kind]) return false;
    ++node.placed[kind];
    if (kind > 0) drop(node, place_of(card.rank(), index_of(card.suit())));
    return true;
  }
  /// Lays a meld with these very cards, if they are left and it is not forbidden.
  std::optional<Node> after_whole(const Node& node, const Meld& meld) const {
    const Group group = group_of(meld);
    if (!is_free(group) || (by_rank(meld.natural()) & ~node.one) != 0) return std::nullopt;
    const Bits own = by_rank(meld.natural()) & wild_places_;
    if (std::popcount(group.substitutes) + std::popcount(own) > node.pool) return std::nullopt;
    Node next = after(node, group);
    for (int i = 0; i < meld.substituted.size(); ++i)
      if (!place_wild(next, meld.wild[static_cast<std::size_t>(i)])) return std::nullopt;
    return next;
  }
  int gain_of(const Meld& meld) const {
    int sum = parting_.per_point * value_of(meld.roles);
    const Bag cards = meld.cards();
    for (const CardSet layer : {cards.one, cards.two})
      for (const Card card : layer) sum += worth_of(card);
    return sum;
  }
  int worth_of(Card card) const { return parting_.worth[static_cast<std::size_t>(card.code())]; }

  /// The groups by which a node comes to its value; it has been solved.
  void follow(Node node, std::vector<Group>& groups) {
    while (node.one != 0) {
      const Entry entry = memo_.find(key_of(node));
      if (!entry.exact) return;
      if (entry.melds) {
        groups.push_back(entry.group);
        lay(entry.group);
        node = after(node, entry.group);
      } else {
        node = passed(node, std::countr_zero(node.one));
      }
    }
  }

  bool is_late() const { return nodes_ > parting_.most_nodes; }
  int nodes() const { return nodes_; }
  const Parting& parting() const { return parting_; }

 private:
  Card face(std::size_t kind) const { return faces_[kind - 1]; }
  int count(const Bag& bag, std::size_t kind) const {
    if (kind == 0) return bag.count(little_joker) + bag.count(big_joker);
    return face(kind).is_known() ? bag.count(face(kind)) : 0;
  }
  std::size_t class_at(int place) const { return class_of_[static_cast<std::size_t>(card_at(place).code())]; }
  int gain(int place) const { return gain_[static_cast<std::size_t>(place)]; }
  int potential(int place) const { return std::max(0, gain(place)); }
  int points(int place) const { return parting_.per_point * value_of(card_at(place)); }

  std::array<std::uint64_t, 3> key_of(const Node& node) const {
    const std::uint64_t flags = node.pool | (node.pure ? 16U : 0U) | (node.left ? 32U : 0U);
    const std::uint64_t placed = node.placed[0] | node.placed[1] << 3U | node.placed[2] << 6U;
    return {node.one | flags << 52, node.two | placed << 52, repeatable(node)};
  }

  /// A number for those of the melds laid that what is left could make once more, which it must not.
  std::uint64_t repeatable(const Node& node) const {
    std::uint64_t sum = 0;
    for (std::size_t i = parting_.standing.size(); i < laid_.size(); ++i) {
      const Bits roles = by_rank(laid_[i]);
      const int natural = std::popcount(roles & node.one);
      if (natural > 0 && std::popcount(roles) - natural <= node.pool) sum += mix(roles);
    }
    return sum;
  }

  /// Substitutes already laid are paid for in the end, when it is said which cards they were.
  int most_of(const Node& node) const {
    constexpr int most_points = 10;
    const int wild = best_worth_ + most_points * std::max(0, parting_.per_point);
    return node.potential + node.pool * std::max(0, wild) + substitutes_in(node) * best_worth_;
  }
  int substitutes_in(const Node& node) const {
    return pool_ - node.pool - node.placed[0] - node.placed[1] - node.placed[2];
  }

  bool can_be_pure(const Node& node) const {
    const Bits low = node.one & node.one >> 4 & node.one >> 8;
    const Bits queens = node.one >> place_of(11, 0);
    const Bits kings = node.one >> place_of(king_rank, 0);
    return low != 0 || (queens & kings & node.one & 15) != 0;
  }

  bool may_pass(const Node& node, int place) const {
    if ((wild_places_ & bit(place)) != 0) return true;
    const Card card = card_at(place);
    return copies(node, place) <= parting_.cards.count(card) - parting_.must.count(card);
  }
  static int copies(const Node& node, int place) {
    return ((node.one & bit(place)) != 0 ? 1 : 0) + ((node.two & bit(place)) != 0 ? 1 : 0);
  }
  /// Of equal cards those that stay in the hand are decided last, so that all that are left of them stay.
  Node passed(const Node& node, int place) const {
    Node next = node;
    if ((wild_places_ & bit(place)) == 0) {
      next.left = true;
      next.potential -= copies(node, place) * potential(place);
    }
    next.one &= ~bit(place);
    next.two &= ~bit(place);
    return next;
  }

  /// Says which wild cards were the substitutes: those that must be melded, then those worth most.
  int finish(const Node& node) const {
    if (!node.pure || (parting_.keep_one && !node.left && node.pool == 0)) return impossible;
    int substitutes = substitutes_in(node);
    int value = 0;
    std::array<int, wild_classes> free{};
    for (std::size_t i = 0; i < wild_classes; ++i) {
      const int due = std::max(0, must_[i] - node.placed[i]);
      substitutes -= due;
      value += due * class_worth_[i];
      free[i] = held_[i] - node.placed[i] - due;
    }
    if (substitutes < 0) return impossible;
    while (substitutes > 0) {
      std::size_t best = wild_classes;
      for (std::size_t i = 0; i < wild_classes; ++i)
        if (free[i] > 0 && (best == wild_classes || class_worth_[i] > class_worth_[best])) best = i;
      assert(best < wild_classes);
      const int taken = std::min(substitutes, free[best]);
      value += taken * class_worth_[best];
      substitutes -= taken;
      free[best] -= taken;
    }
    return value;
  }

  bool is_free(const Group& group) const {
    if (group.set && !parting_.sets_differ) return true;
    return std::ranges::find(laid_, group.all_roles()) == laid_.end();
  }
  void offer(const Group& group, int gain) {
    if (is_free(group)) choices_.push_back({group, gain});
  }
  static void drop(Node& node, int place) { (((node.two & bit(place)) != 0) ? node.two : node.one) &= ~bit(place); }

  /// All groups of which this, the lowest card left, is the lowest natural one.
  void list(const Node& node, int place) {
    const bool wild = (wild_places_ & bit(place)) != 0;
    if (wild && node.pool == 0) return;
    const int pool = node.pool - (wild ? 1 : 0);
    const int rank = place / 4;
    Group run;
    run.base = static_cast<std::uint8_t>(place % 4);
    run.roles = static_cast<std::uint16_t>(1U << rank);
    int sum = gain(place);
    for (int low = rank;; --low) {
      go_on(node, run, low, rank, pool - (rank - low), sum, +1);
      if (low == 0 || pool == rank - low) break;
      run.roles |= static_cast<std::uint16_t>(1U << (low - 1));
      run.substitutes |= static_cast<std::uint16_t>(1U << (low - 1));
      sum += points(place_of(low - 1, place % 4));
    }
    if (rank == ace_rank) {
      run.roles = 1U << high_ace;
      run.substitutes = 0;
      go_on(node, run, high_ace, high_ace, pool, gain(place), -1);
    }
    list_sets(node, place, pool);
  }

  /// Makes a sequence longer at one end, by each card that fits.
  void go_on(const Node& node, const Group& run, int low, int high, int pool, int sum, int step) {
    if (high - low >= 2) offer(run, sum);
    const int next = step > 0 ? high + 1 : low - 1;
    if (next > high_ace || next < 1 || (next == high_ace && low == 0)) return;
    const int place = place_of(next % high_ace, run.base);
    Group longer = run;
    longer.roles |= static_cast<std::uint16_t>(1U << next);
    low = std::min(low, next);
    high = std::max(high, next);
    // An ace that is left belongs to the sequences listed for the ace itself.
    const bool wild = (wild_places_ & bit(place)) != 0;
    if (next != high_ace && (node.one & bit(place)) != 0 && (!wild || pool > 0))
      go_on(node, longer, low, high, pool - (wild ? 1 : 0), sum + gain(place), step);
    if (pool == 0) return;
    longer.substitutes |= static_cast<std::uint16_t>(1U << next);
    go_on(node, longer, low, high, pool - 1, sum + points(place), step);
  }

  void list_sets(const Node& node, int place, int pool) {
    const int rank = place / 4;
    const unsigned own = 1U << (place % 4);
    const auto there = static_cast<unsigned>(node.one >> place_of(rank, 0)) & 15U & ~own;
    for (unsigned natural = 0; natural < 16; ++natural) {
      if ((natural & ~there) != 0) continue;
      int left = pool;
      int sum = gain(place);
      for (unsigned bits = natural; bits != 0; bits &= bits - 1) {
        const int other = place_of(rank, std::countr_zero(bits));
        sum += gain(other);
        if ((wild_places_ & bit(other)) != 0) --left;
      }
      if (left < 0) continue;
      bool seen_three = false;
      bool seen_four = false;
      for (unsigned substitutes = 0; substitutes < 16; ++substitutes) {
        if ((substitutes & (natural | own)) != 0) continue;
        const int wanted = std::popcount(substitutes);
        const int size = 1 + std::popcount(natural) + wanted;
        if (size < 3 || wanted > left) continue;
        // The suits that wild cards stand for matter only where identical sets are forbidden.
        bool& seen = size == 3 ? seen_three : seen_four;
        if (seen && wanted > 0 && !parting_.sets_differ) continue;
        seen = true;
        Group set;
        set.set = true;
        set.base = static_cast<std::uint8_t>(rank);
        set.roles = static_cast<std::uint16_t>(own | natural | substitutes);
        set.substitutes = static_cast<std::uint16_t>(substitutes);
        offer(set, sum + wanted * points(place));
      }
    }
  }

  const Parting& parting_;
  std::vector<CardSet> laid_;
  std::array<Card, wild_classes - 1> faces_{};
  std::array<std::uint8_t, 54> class_of_{};
  Bits wild_places_ = 0;
  std::array<int, wild_classes> held_{};
  std::array<int, wild_classes> must_{};
  std::array<int, wild_classes> class_worth_{};
  std::array<int, 52> gain_{};
  int best_worth_ = -1000;
  int pool_ = 0;
  int nodes_ = 0;
  Memo memo_;
  std::vector<Choice> choices_;
};

}  // namespace fulltable::vazhushal::exact
