// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <functional>
#include <sstream>

#include "core/random.h"
#include "games/vazhushal/partition.h"

using namespace fulltable;
using namespace fulltable::vazhushal;

namespace {

Bag bag_of(std::string_view text) {
  Bag bag;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) bag.insert(*card_of(word));
  return bag;
}

Cards listed(const Bag& bag) {
  Cards cards;
  for (const CardSet layer : {bag.one, bag.two})
    for (const Card card : layer) cards.push_back(card);
  std::ranges::sort(cards);
  return cards;
}

/// A meld that some of the cards make, by their places.
struct Way {
  unsigned cards = 0;
  CardSet roles;
  bool pure = false;
  int value = 0;
};

/// All partitions there are, tried one after another: the definition of what the search must find.
class Exhaustive {
 public:
  explicit Exhaustive(const Parting& parting) : parting_(parting), cards_(listed(parting.cards)) {
    Bag due = parting.must;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if (!due.has(cards_[i])) continue;
      due.remove(cards_[i]);
      must_ |= 1U << i;
    }
    std::vector<CardSet> shapes;
    for (const Suit suit : all_suits)
      for (int low = 0; low <= 11; ++low) {
        CardSet roles;
        for (int rank = low; rank <= 13 && !(low == 0 && rank == 13); ++rank) {
          roles.insert(Card(rank % 13, suit));
          if (roles.size() >= 3) shapes.push_back(roles);
        }
      }
    for (int rank = 0; rank < 13; ++rank)
      for (unsigned suits = 0; suits < 16; ++suits) {
        CardSet roles;
        for (int suit = 0; suit < 4; ++suit)
          if ((suits >> suit & 1) != 0) roles.insert(Card(rank, static_cast<Suit>(suit)));
        if (roles.size() >= 3) shapes.push_back(roles);
      }
    for (unsigned cards = 0; cards < 1U << cards_.size(); ++cards)
      for (const CardSet roles : shapes)
        if (roles.size() == std::popcount(cards)) look(cards, roles);
  }

  /// The most valuable of those that `fits` accepts; nothing if it accepts none.
  std::optional<int> best(const std::function<bool(const std::vector<Way>&)>& fits) {
    found_.reset();
    list_.clear();
    go(0, 0, 0, fits);
    return found_;
  }
  Bag cards_of(const Way& way) const {
    Bag bag;
    for (std::size_t i = 0; i < cards_.size(); ++i)
      if ((way.cards >> i & 1) != 0) bag.insert(cards_[i]);
    return bag;
  }

 private:
  void look(unsigned cards, CardSet roles) {
    Way way{cards, roles, true, parting_.per_point * value_of(roles)};
    CardSet open = roles;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if ((cards >> i & 1) == 0) continue;
      way.value += parting_.worth[static_cast<std::size_t>(cards_[i].code())];
      if (open.has(cards_[i]))
        open.remove(cards_[i]);
      else if (parting_.wild.has(cards_[i]))
        way.pure = false;
      else
        return;
    }
    if (open == roles) return;
    way.pure = way.pure && kind_of(roles) == Kind::sequence;
    ways_.push_back(way);
  }

  void go(std::size_t next, unsigned used, int value, const std::function<bool(const std::vector<Way>&)>& fits) {
    while (next < cards_.size() && (used >> next & 1) != 0) ++next;
    if (next < cards_.size()) {
      for (const Way& way : ways_) {
        if ((way.cards & used) != 0 || std::countr_zero(way.cards) != static_cast<int>(next)) continue;
        const bool distinct = kind_of(way.roles) == Kind::set && !parting_.sets_differ;
        if (!distinct && (std::ranges::find(list_, way.roles, &Way::roles) != list_.end() ||
                          std::ranges::find(parting_.standing, way.roles) != parting_.standing.end()))
          continue;
        list_.push_back(way);
        go(next + 1, used | way.cards, value + way.value, fits);
        list_.pop_back();
      }
      if ((must_ >> next & 1) == 0) go(next + 1, used, value, fits);
      return;
    }
    if ((used & must_) != must_ || (parting_.keep_one && std::popcount(used) == static_cast<int>(cards_.size())))
      return;
    const bool pure = parting_.opened || list_.empty() || std::ranges::any_of(list_, &Way::pure);
    if (pure && (!found_ || value > *found_) && fits(list_)) found_ = value;
  }

  const Parting& parting_;
  Cards cards_;
  unsigned must_ = 0;
  std::vector<Way> ways_;
  std::vector<Way> list_;
  std::optional<int> found_;
};

bool anything(const std::vector<Way>&) {
  return true;
}

/// Cards close to each other, so that many melds overlap.
Parting random_parting(Rng& rng, std::uint32_t size, bool jokers_only) {
  Parting parting;
  parting.wild = jokers;
  if (!jokers_only && rng.below(2) == 0) {
    const auto rank = static_cast<int>(rng.below(13));
    const bool red = rng.below(2) == 0;
    parting.wild.insert(Card(rank, red ? Suit::diamonds : Suit::clubs));
    parting.wild.insert(Card(rank, red ? Suit::hearts : Suit::spades));
  }
  const auto low = rng.below(13);
  const auto width = 3 + rng.below(4);
  const auto suits = 2 + rng.below(3);
  int wild = 0;
  while (parting.cards.size() < static_cast<int>(size)) {
    Card card(static_cast<int>((low + rng.below(width)) % 13), static_cast<Suit>(rng.below(suits)));
    if (rng.below(10) == 0) card = Card(52 + static_cast<int>(rng.below(2)));
    if (rng.below(12) == 0) card = parting.wild.last().is_joker() ? parting.wild.first() : card;
    if (parting.cards.count(card) == 2) continue;
    if (parting.wild.has(card) && ++wild > (jokers_only ? 1 : 4)) continue;
    parting.cards.insert(card);
  }
  parting.sets_differ = rng.below(3) == 0;
  parting.keep_one = rng.below(2) == 0;
  parting.opened = rng.below(3) == 0;
  parting.per_point = static_cast<int>(rng.below(3));
  for (auto& worth : parting.worth) worth = static_cast<std::int16_t>(rng.below(12));
  for (const Card card : parting.wild)
    if (rng.below(3) == 0)
      parting.worth[static_cast<std::size_t>(card.code())] =
          static_cast<std::int16_t>(-static_cast<int>(rng.below(30)));
  parting.worth[53] = parting.worth[52];
  return parting;
}

/// What is wrong with a partition; empty if nothing is.
std::string fault_of(const Parting& parting, const Partition& partition) {
  Bag used;
  int value = 0;
  std::vector<CardSet> roles = parting.standing;
  bool pure = parting.opened || partition.melds.empty();
  for (const Meld& meld : partition.melds) {
    const Kind kind = kind_of(meld.roles);
    if (kind == Kind::none || meld.natural().empty()) return "no meld";
    for (const Card card : listed(meld.cards())) value += parting.worth[static_cast<std::size_t>(card.code())];
    value += parting.per_point * value_of(meld.roles);
    for (const Card role : meld.substituted)
      if (!parting.wild.has(meld.card_for(role))) return "a substitute that is not wild";
    if (kind == Kind::sequence || parting.sets_differ) {
      if (std::ranges::find(roles, meld.roles) != roles.end()) return "identical melds";
      roles.push_back(meld.roles);
    }
    pure = pure || meld.is_natural_sequence();
    for (const Card card : listed(meld.cards())) {
      if (used.count(card) == parting.cards.count(card)) return "a card used too often";
      used.insert(card);
    }
  }
  if (!pure) return "no natural sequence";
  if (!used.has_all(parting.must)) return "an old card is missing";
  if (parting.keep_one && used == parting.cards && !used.empty()) return "no card is left";
  if (!(parting.cards - used == partition.rest)) return "another rest";
  if (value != partition.value) return "another value: " + std::to_string(value);
  return {};
}

std::string text_of(const Parting& parting) {
  std::string text;
  for (const Card card : listed(parting.cards)) text += to_text(card) + (parting.wild.has(card) ? "* " : " ");
  return text + (parting.keep_one ? "keep " : "") + (parting.opened ? "opened " : "") +
         (parting.sets_differ ? "differ " : "") + std::to_string(parting.per_point);
}

}  // namespace

class TestVazhushalPartition : public QObject {
  Q_OBJECT
 private slots:
  void findsTheBestOfAll();
  void keepsWhatMustBeMelded();
  void repeatsNothingThatLies();
  void takesTheDeepestCardIntoAFirstMeld();
  void takesTheDeepestCardIntoANewMeld();
  void splitsARunAroundANewCard();
  void paysNoWildCardWhereNoneIsNeeded();
  void answersInTimeAndTheSame();
};

void TestVazhushalPartition::findsTheBestOfAll() {
  Rng rng(1);
  int melded = 0;
  for (int i = 0; i < 3000; ++i) {
    const Parting parting = random_parting(rng, 3 + rng.below(7), false);
    const Partition partition = best_partition(parting);
    QVERIFY(partition.proved);
    const std::string fault = fault_of(parting, partition);
    QVERIFY2(fault.empty(), (text_of(parting) + ": " + fault).c_str());
    const int best = *Exhaustive(parting).best(anything);
    QVERIFY2(partition.value == best,
             (text_of(parting) + ": " + std::to_string(partition.value) + ", not " + std::to_string(best)).c_str());
    if (!partition.melds.empty()) ++melded;
  }
  QVERIFY(melded > 1000);
}

void TestVazhushalPartition::keepsWhatMustBeMelded() {
  Rng rng(2);
  int tried = 0;
  while (tried < 600) {
    Parting parting = random_parting(rng, 6 + rng.below(4), false);
    parting.opened = false;
    const Partition first = best_partition(parting);
    if (first.melds.empty()) continue;
    ++tried;
    // Laid cards with other values, and one or two cards more: everything may be moved about, nothing taken back.
    for (const Meld& meld : first.melds) parting.must += meld.cards();
    for (auto& worth : parting.worth) worth = static_cast<std::int16_t>(static_cast<int>(rng.below(20)) - 9);
    parting.worth[53] = parting.worth[52];
    const Partition partition = best_partition(parting);
    const std::string fault = fault_of(parting, partition);
    QVERIFY2(fault.empty(), (text_of(parting) + ": " + fault).c_str());
    QCOMPARE(partition.value, *Exhaustive(parting).best(anything));
  }
}

void TestVazhushalPartition::repeatsNothingThatLies() {
  Rng rng(3);
  int repeated = 0;
  for (int i = 0; i < 600; ++i) {
    Parting parting = random_parting(rng, 4 + rng.below(5), false);
    parting.opened = true;
    const Partition before = best_partition(parting);
    if (before.melds.empty()) continue;
    parting.standing.push_back(before.melds.front().roles);
    const Partition partition = best_partition(parting);
    QVERIFY2(fault_of(parting, partition).empty(), fault_of(parting, partition).c_str());
    QCOMPARE(partition.value, *Exhaustive(parting).best(anything));
    if (partition.value < before.value) ++repeated;
  }
  QVERIFY(repeated > 100);
}

void TestVazhushalPartition::takesTheDeepestCardIntoAFirstMeld() {
  Rng rng(4);
  int found = 0;
  for (int i = 0; i < 1500; ++i) {
    Parting parting = random_parting(rng, 5 + rng.below(5), false);
    parting.opened = false;
    const Cards cards = listed(parting.cards);
    Demand demand;
    demand.deepest = cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    demand.hand = parting.cards;
    demand.hand.remove(demand.deepest);
    if (const Card other = cards[rng.below(static_cast<std::uint32_t>(cards.size()))]; demand.hand.has(other))
      demand.hand.remove(other);
    Exhaustive all(parting);
    const auto best = all.best([&](const std::vector<Way>& list) {
      for (const Way& with : list) {
        if (!all.cards_of(with).has(demand.deepest)) continue;
        if (with.pure) return true;
        for (const Way& first : list)
          if (&first != &with && first.pure && demand.hand.has_all(all.cards_of(first))) return true;
      }
      return false;
    });
    const auto partition = best_partition(parting, demand);
    QVERIFY2(partition.has_value() == best.has_value(), (text_of(parting) + ", " + to_text(demand.deepest)).c_str());
    if (!best) continue;
    ++found;
    QVERIFY2(fault_of(parting, *partition).empty(), fault_of(parting, *partition).c_str());
    QVERIFY2(partition->value == *best, (text_of(parting) + ", " + to_text(demand.deepest)).c_str());
    QVERIFY(partition->melds.front().cards().has(demand.deepest));
  }
  QVERIFY(found > 200);
}

void TestVazhushalPartition::takesTheDeepestCardIntoANewMeld() {
  Rng rng(5);
  int found = 0;
  int refused = 0;
  for (int i = 0; i < 3000; ++i) {
    Parting parting = random_parting(rng, 5 + rng.below(5), true);
    parting.opened = false;
    const Cards cards = listed(parting.cards);
    Demand demand;
    demand.deepest = cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    Parting without = parting;
    without.cards.remove(demand.deepest);
    // Natural cards in their places: with one wild card at most there is only one way to dress a meld.
    const Partition before = best_partition(without);
    if (before.melds.empty()) continue;
    demand.former = before.melds;
    for (const Meld& meld : before.melds) parting.must += meld.cards();
    Exhaustive all(parting);
    const auto same = [&](const Way& way, const Meld& meld) {
      return way.roles == meld.roles && all.cards_of(way) == meld.cards();
    };
    const auto best = all.best([&](const std::vector<Way>& list) {
      return std::ranges::any_of(list, [&](const Way& way) {
        if (!all.cards_of(way).has(demand.deepest)) return false;
        return std::ranges::none_of(before.melds, [&](const Meld& old) {
          if (same(way, old)) return true;
          const bool stays = std::ranges::any_of(list, [&](const Way& other) { return same(other, old); });
          return !stays && all.cards_of(way).has_all(old.cards());
        });
      });
    });
    const auto partition = best_partition(parting, demand);
    QVERIFY2(partition.has_value() == best.has_value(), (text_of(parting) + ", " + to_text(demand.deepest)).c_str());
    ++(best ? found : refused);
    if (!best) continue;
    QVERIFY2(fault_of(parting, *partition).empty(), fault_of(parting, *partition).c_str());
    QVERIFY2(partition->value == *best, (text_of(parting) + ", " + to_text(demand.deepest)).c_str());
  }
  QVERIFY2(found > 150, qPrintable(QString::number(found)));
  QVERIFY(refused > 50);
}

void TestVazhushalPartition::splitsARunAroundANewCard() {
  Parting parting;
  parting.wild = jokers;
  parting.worth.fill(1);
  parting.must = bag_of("4D 5D 6D 7D 8D");
  parting.cards = parting.must + bag_of("6D KS");
  Demand demand;
  demand.deepest = *card_of("6D");
  demand.former = {Meld(parting.must.one)};
  const auto partition = best_partition(parting, demand);
  QVERIFY(partition);
  QCOMPARE(partition->melds.size(), std::size_t{2});
  QVERIFY(partition->rest == bag_of("KS"));
}

void TestVazhushalPartition::paysNoWildCardWhereNoneIsNeeded() {
  Parting parting;
  parting.wild = jokers;
  parting.worth.fill(10);
  parting.worth[52] = parting.worth[53] = -1;
  parting.cards = bag_of("5D 6D 7D 8H 8S 8C XL KD");
  QVERIFY(best_partition(parting).rest == bag_of("XL KD"));
  parting.cards = bag_of("5D 6D 7D 8H 8S XL KD");
  QVERIFY(best_partition(parting).rest == bag_of("KD"));
}

void TestVazhushalPartition::answersInTimeAndTheSame() {
  Rng rng(6);
  Parting parting;
  parting.wild = jokers | CardSet::of(*card_of("AD")) | CardSet::of(*card_of("AH"));
  for (auto& worth : parting.worth) worth = static_cast<std::int16_t>(1 + rng.below(9));
  parting.worth[53] = parting.worth[52];
  parting.cards = bag_of("XL XB AD AH");
  while (parting.cards.size() < 34)
    if (const Card card(static_cast<int>(rng.below(52))); !parting.wild.has(card) && parting.cards.count(card) < 2)
      parting.cards.insert(card);
  parting.most_nodes = 100;
  const Partition cut = best_partition(parting);
  QVERIFY(!cut.proved);
  QVERIFY(cut.nodes <= 2 * parting.most_nodes);
  QVERIFY2(fault_of(parting, cut).empty(), fault_of(parting, cut).c_str());
  QVERIFY(cut.melds.size() >= 5);
  const Partition again = best_partition(parting);
  QVERIFY(again.melds == cut.melds);
}

QTEST_APPLESS_MAIN(TestVazhushalPartition)
#include "test_vazhushal_partition.moc"
