// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/quick_melds.h"

#include <algorithm>
#include <bit>

#include "games/vazhushal/basic_melds.h"

namespace fulltable::vazhushal {

namespace {

using State = Vazhushal::State;

constexpr std::uint64_t aces = of_rank(ace_rank).bits();
/// Where three cards upwards stay within a suit.
constexpr std::uint64_t up_to_jack =
    CardSet((std::uint64_t{1} << 52) - 1).bits() & ~of_rank(11).bits() & ~of_rank(king_rank).bits();

constexpr Company make_company() {
  Company table;
  for (int code = 0; code < 52; ++code) {
    const Card card(code);
    const auto place = static_cast<std::size_t>(code);
    table.mates[place] = of_rank(card.rank()) - CardSet::of(card);
    for (int other = 0; other < 13; ++other) {
      const int apart = other > card.rank() ? other - card.rank() : card.rank() - other;
      const int distance = apart > 6 && (other == 0 || card.rank() == 0) ? 13 - apart : apart;
      if (distance == 1) table.near[place].insert(Card(other, card.suit()));
      if (distance == 2) table.far[place].insert(Card(other, card.suit()));
    }
  }
  return table;
}

/// The highest set of three or four.
CardSet set_in(CardSet cards) {
  const std::uint64_t c = ranks_of(cards, Suit::clubs);
  const std::uint64_t d = ranks_of(cards, Suit::diamonds);
  const std::uint64_t h = ranks_of(cards, Suit::hearts);
  const std::uint64_t s = ranks_of(cards, Suit::spades);
  const std::uint64_t three = (c & d & (h | s)) | (h & s & (c | d));
  if (three == 0) return {};
  return cards & of_rank(63 - std::countl_zero(three));
}

/// The cards of a suit that lie in a row with that one; the ace counts at the end that has more.
CardSet run_with(CardSet cards, Card card) {
  const std::uint64_t ranks = ranks_of(cards, card.suit());
  const std::uint64_t places = ranks | (ranks & 1) << 13;
  const auto reach = [&](int from) {
    int low = from;
    int high = from;
    while (low > 0 && (places >> (low - 1) & 1) != 0) --low;
    while (high < 13 && (places >> (high + 1) & 1) != 0) ++high;
    if (low == 0 && high == 13) --high;
    std::uint64_t run = 0;
    for (int place = low; place <= high; ++place) run |= std::uint64_t{1} << (place % 13);
    return CardSet(run << (13 * index_of(card.suit())));
  };
  const CardSet run = reach(card.rank());
  if (card.rank() != ace_rank) return run;
  const CardSet above = reach(13);
  return above.size() > run.size() ? above : run;
}

Card highest_value(CardSet cards) {
  Card best;
  for (const Card card : cards)
    if (!best.is_known() || value_of(card) > value_of(best)) best = card;
  return best;
}

}  // namespace

const Company company = make_company();

CardSet sequence_in(CardSet cards) {
  const std::uint64_t bits = (cards - jokers).bits();
  std::uint64_t starts = bits & bits >> 1 & bits >> 2 & up_to_jack;
  if (starts == 0) {
    starts = bits >> 11 & bits >> 12 & bits & aces;
    if (starts == 0) return {};
    const Card ace(std::countr_zero(starts));
    return CardSet::of(ace) | CardSet::of(Card(11, ace.suit())) | CardSet::of(Card(king_rank, ace.suit()));
  }
  return run_with(cards, Card(std::countr_zero(starts) + 1));
}

CardSet meld_with(CardSet cards, Card card) {
  if (card.is_joker()) return {};
  const CardSet run = run_with(cards, card);
  const CardSet set = cards & of_rank(card.rank());
  if (run.size() < 3 && set.size() < 3) return {};
  return run.size() >= set.size() ? run : set;
}

CardSet extenders_of(CardSet roles) {
  const Card low = roles.first();
  if (low.rank() == roles.last().rank()) return of_rank(low.rank()) - roles;
  const Suit suit = low.suit();
  const std::uint64_t ranks = ranks_of(roles, suit);
  CardSet cards;
  if (roles.size() == 13) return cards;
  const bool high_ace = (ranks & 3) == 1;
  const std::uint64_t row = high_ace ? ranks & ~std::uint64_t{1} : ranks;
  const int first = std::countr_zero(row);
  const int last = 63 - std::countl_zero(row);
  if (first > (high_ace ? 1 : 0)) cards.insert(Card(first - 1, suit));
  if (!high_ace && last < king_rank) cards.insert(Card(last + 1, suit));
  if (!high_ace && last == king_rank && first > 0) cards.insert(Card(ace_rank, suit));
  return cards;
}

Side::Side(const State& state, int seat)
    : hand(state.hand[at(seat)]),
      wild(state.wild),
      sets_differ(state.sets_differ),
      keep(state.phase == Vazhushal::Phase::final_melds || state.out_without_discard ? 0 : 1) {
  for (std::uint8_t i = 0; i < state.meld_count && count < most_melds; ++i) {
    if (state.meld_seat[i] != seat) continue;
    melds[count] = state.melds[i];
    place[count++] = i;
  }
}

bool Side::may_repeat(CardSet roles, std::size_t but) const {
  if (!sets_differ && roles.first().rank() == roles.last().rank()) return true;
  for (std::size_t i = 0; i < count; ++i)
    if (i != but && melds[i].roles == roles) return false;
  return true;
}

bool Side::lay(CardSet cards) {
  if (count == most_melds || hand.size() - cards.size() < keep || !may_repeat(cards, count)) return false;
  melds[count] = Meld(cards);
  changed[count] = true;
  place[count++] = newly;
  hand -= Bag(cards);
  return true;
}

void Side::extend_natural() {
  for (std::size_t i = 0; i < count; ++i)
    while (hand.size() > keep) {
      const CardSet fits = extenders_of(melds[i].roles) & hand.one;
      // Wild cards are kept for what they can become.
      const Card card = highest_value(fits - wild);
      if (!card.is_known() || !may_repeat(melds[i].roles | CardSet::of(card), i)) break;
      melds[i].insert(card, card);
      changed[i] = true;
      hand.remove(card);
    }
}

void Side::lay_natural() {
  const auto sequences = [&](Side& side) {
    CardSet tried;
    for (CardSet run = sequence_in(side.hand.one); !run.empty(); run = sequence_in(side.hand.one - tried)) {
      CardSet cards = run;
      if (side.hand.size() - cards.size() < side.keep && cards.size() > 3) {
        const CardSet shorter = cards - CardSet::of(cards.last());
        if (kind_of(shorter) == Kind::sequence) cards = shorter;
      }
      if (!side.lay(cards)) tried |= run;
    }
  };
  const auto sets = [&](Side& side) {
    CardSet tried;
    for (CardSet set = set_in(side.hand.one - side.wild); !set.empty();
         set = set_in(side.hand.one - side.wild - tried)) {
      CardSet cards = set;
      if (side.hand.size() - cards.size() < side.keep && cards.size() > 3) cards.remove(cards.last());
      if (!side.lay(cards)) tried |= set;
    }
  };
  const bool conflict = !sequence_in(hand.one).empty() && !set_in(hand.one - wild).empty();
  if (conflict && opened()) {
    Side other = *this;
    sets(other);
    sequences(other);
    other.extend_natural();
    sequences(*this);
    sets(*this);
    extend_natural();
    if (other.hand.size() < hand.size()) *this = other;
    return;
  }
  sequences(*this);
  if (!opened()) return;
  sets(*this);
  extend_natural();
}

Card Side::spare_wild() const {
  const CardSet left = hand.one & wild;
  const CardSet printed = left & jokers;
  return printed.empty() ? left.first() : printed.first();
}

bool Side::lay_pair() {
  if (count == most_melds || hand.size() < 3 + keep || (hand.one & wild).empty()) return false;
  const CardSet natural = hand.one - wild;
  CardSet best;
  for (const Card card : natural) {
    const auto code = static_cast<std::size_t>(card.code());
    for (const Card other : (company.mates[code] | company.near[code] | company.far[code]) & natural) {
      if (other < card) continue;
      const CardSet pair = CardSet::of(card) | CardSet::of(other);
      if (best.empty() || value_of(pair) > value_of(best)) best = pair;
    }
  }
  if (best.empty()) return false;
  const Card low = best.first();
  const Card high = best.last();
  CardSet roles;
  if (low.rank() == high.rank())
    roles = of_rank(low.rank()) - best;
  else if (company.near[static_cast<std::size_t>(low.code())].has(high))
    roles = extenders_of(best);
  else
    roles = company.near[static_cast<std::size_t>(low.code())] & company.near[static_cast<std::size_t>(high.code())];
  for (const Card role : roles) {
    if (!may_repeat(best | CardSet::of(role), count)) continue;
    const Card card = spare_wild();
    Meld meld(best);
    meld.insert(card, role);
    hand -= meld.cards();
    melds[count] = meld;
    changed[count] = true;
    place[count++] = newly;
    return true;
  }
  return false;
}

bool Side::add_wild(bool most_points) {
  if (hand.size() <= keep) return false;
  int pure = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (melds[i].is_natural_sequence()) ++pure;
  std::size_t at = count;
  Card into;
  for (std::size_t i = 0; i < count; ++i) {
    if (pure == 1 && melds[i].is_natural_sequence()) continue;
    if (melds[i].substituted.size() == static_cast<int>(Meld::most_substitutes)) continue;
    for (const Card role : extenders_of(melds[i].roles)) {
      if (!may_repeat(melds[i].roles | CardSet::of(role), i)) continue;
      if (into.is_known() && value_of(role) <= value_of(into)) continue;
      at = i;
      into = role;
      if (!most_points) break;
    }
    if (into.is_known() && !most_points) break;
  }
  if (!into.is_known()) return false;
  const Card card = spare_wild();
  melds[at].insert(card, into);
  changed[at] = true;
  hand.remove(card);
  return true;
}

bool Side::go_out() {
  if (!opened()) return false;
  // Each wild card saves two others at most.
  if (natural_left() > 1 + 2 * wild_left()) return false;
  Side trial = *this;
  while (trial.natural_left() > trial.keep && trial.lay_pair()) {
  }
  while (trial.wild_left() > 0 && trial.hand.size() > trial.keep && trial.add_wild(false)) {
  }
  if (trial.hand.size() > 1) return false;
  *this = trial;
  return true;
}

void Side::lay_rest() {
  lay_natural();
  if (!opened()) return;
  while (lay_pair()) {
  }
  while (wild_left() > 0 && add_wild(true)) {
  }
}

void Side::commit(State& state, int seat) const {
  for (std::size_t i = 0; i < count; ++i)
    if (changed[i] && place[i] != newly) Vazhushal::extend(state, seat, place[i], melds[i]);
  for (std::size_t i = 0; i < count; ++i)
    if (place[i] == newly) Vazhushal::lay(state, seat, melds[i]);
}

Sweep sweep_of(const State& state, int seat, const Side& side, int stock_left, int count) {
  Sweep sweep;
  Side trial = side;
  for (int k = 1; k <= count; ++k) {
    const Card card = state.newest(k);
    trial.hand.insert(card);
  }
  const Card deepest = state.newest(count);
  if (!side.opened()) {
    const CardSet run = deepest.is_joker() ? CardSet{} : run_with(trial.hand.one, deepest);
    if (run.size() < 3) {
      sweep.first = sequence_in(state.hand[at(seat)].one);
      if (sweep.first.empty() || !trial.lay(sweep.first)) return {};
    }
    sweep.meld = run.size() < 3 ? meld_with(trial.hand.one, deepest) : run;
  } else {
    sweep.meld = meld_with(trial.hand.one, deepest);
  }
  if (sweep.meld.size() < 3 || sweep.meld.size() >= 13 || !trial.lay(sweep.meld)) return {};
  sweep.count = count;
  trial.lay_natural();
  constexpr int out = 1000;
  constexpr int opening = 3;
  if (trial.is_out() || trial.go_out()) {
    sweep.value = out;
    return sweep;
  }
  const int more = trial.hand.size() - (stock_left + 1);
  const int melded = side.hand.size() + count - trial.hand.size() - (side.hand.size() - stock_left);
  sweep.value = 2 * melded - 3 * more + (side.opened() ? 0 : opening);
  return sweep;
}

Sweep best_sweep(const State& state, int seat) {
  Sweep best;
  if (state.line_size == 0) return best;
  const Side side(state, seat);
  Side now = side;
  now.lay_natural();
  const int stock_left = now.hand.size();
  const bool pure = side.opened() || !sequence_in(side.hand.one).empty();
  CardSet reach = side.hand.one;
  for (int count = 1; count <= state.line_size; ++count) {
    const Card deepest = state.newest(count);
    reach.insert(deepest);
    const CardSet found = pure || deepest.is_joker() ? meld_with(reach, deepest) : run_with(reach, deepest);
    if (found.size() < 3) continue;
    const Sweep sweep = sweep_of(state, seat, side, stock_left, count);
    if (sweep.count > 0 && sweep.value > best.value) best = sweep;
  }
  return best;
}

Move move_of(const Sweep& sweep, bool opened) {
  if (sweep.count == 0) return Move(Vazhushal::draw_stock);
  if (opened || sweep.first.empty()) return Vazhushal::take_meld_move(sweep.count, Meld(sweep.meld));
  return Vazhushal::take_arrange_move(sweep.count, std::array{Meld(sweep.first), Meld(sweep.meld)});
}

Keeping::Keeping(const State& state, int seat, const Side& side) : side_(side) {
  for (std::size_t i = 0; i < state.line_size; ++i) line_.insert(state.line[i]);
  for (std::size_t i = 0; i < side.count; ++i) ends_ |= extenders_of(side.melds[i].roles);
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    if (state.meld_seat[i] == seat) continue;
    danger_ = true;
    others_ |= state.known[static_cast<std::size_t>(state.meld_seat[i])].one;
  }
  late_ = state.drawable() < 3 * state.seats;
}

int Keeping::operator()(Card card) const {
  constexpr int wild_value = 100;
  if (side_.wild.has(card)) return wild_value - (card.is_joker() ? 0 : 10);
  const auto code = static_cast<std::size_t>(card.code());
  const CardSet hand = side_.hand.one;
  const CardSet near = company.near[code];
  const CardSet far = company.far[code];
  const CardSet mates = company.mates[code];
  const bool opened = side_.opened();
  int value = 0;
  if (!side_.hand.two.has(card)) {
    value += (opened ? 6 : 8) * (near & hand).size() + (opened ? 4 : 6) * (far & hand).size();
    value += (opened ? 5 : 2) * (mates & hand).size();
    if (!(near & ends_).empty()) value += 3;
  }
  if (danger_) {
    // What lies in the line or in a known hand beside it makes it a bait for all that lies above.
    const auto beside = [&](CardSet cards) {
      return 2 * ((near & cards).size() + (mates & cards).size()) + (far & cards).size();
    };
    value += beside(line_) + 3 * beside(others_);
    CardSet with = line_;
    with.insert(card);
    if (!meld_with(with, card).empty()) value += 15;
  }
  if (late_ || opened) value -= value_of(card) / 4;
  return value;
}

}  // namespace fulltable::vazhushal
