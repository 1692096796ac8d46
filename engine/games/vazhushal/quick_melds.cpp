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
/// The cards that count 4 to 7, and those that count 8 and more.
constexpr std::uint64_t worth_a_quarter = (of_rank(3) | of_rank(4) | of_rank(5) | of_rank(6)).bits();
constexpr std::uint64_t worth_two_quarters = (all_cards - jokers - of_rank(1) - of_rank(2)).bits() & ~worth_a_quarter;
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

/// For each card the pairs that make a sequence of three with it; where there are fewer than three, what no hand holds.
constexpr auto pairs_of = [] {
  std::array<std::array<CardSet, 3>, 54> table;
  for (auto& pairs : table) pairs.fill(CardSet(~std::uint64_t{0}));
  std::array<std::size_t, 54> count{};
  for (std::size_t i = 0; i < sequences_of_three; ++i)
    for (const Card card : triples[i]) {
      const auto place = static_cast<std::size_t>(card.code());
      table[place][count[place]++] = triples[i] - CardSet::of(card);
    }
  return table;
}();

/// The lowest cards of all natural sequences of three; those that end with the ace begin with none of them.
constexpr std::uint64_t starts_of_three(CardSet cards) {
  const std::uint64_t bits = (cards - jokers).bits();
  return bits & bits >> 1 & bits >> 2 & up_to_jack;
}
/// The aces of the sequences of three that end with them.
constexpr std::uint64_t high_aces(CardSet cards) {
  const std::uint64_t bits = (cards - jokers).bits();
  return bits >> 11 & bits >> 12 & bits & aces;
}
bool has_sequence(CardSet cards) {
  return (starts_of_three(cards) | high_aces(cards)) != 0;
}

/// The ranks of which there are three or four cards.
constexpr std::uint64_t ranks_of_sets(CardSet cards) {
  const std::uint64_t c = ranks_of(cards, Suit::clubs);
  const std::uint64_t d = ranks_of(cards, Suit::diamonds);
  const std::uint64_t h = ranks_of(cards, Suit::hearts);
  const std::uint64_t s = ranks_of(cards, Suit::spades);
  return (c & d & (h | s)) | (h & s & (c | d));
}

/// Whether the roles of a meld are a sequence, not a set: those of a set are whole suits apart.
constexpr bool lies_in_a_suit(CardSet meld) {
  return meld.last().code() - meld.first().code() <= king_rank;
}

/// The highest set of three or four.
CardSet set_in(CardSet cards) {
  const std::uint64_t three = ranks_of_sets(cards);
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
  std::uint64_t starts = starts_of_three(cards);
  if (starts == 0) {
    starts = high_aces(cards);
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

bool completes_sequence(CardSet cards, Card card) {
  const auto& pairs = pairs_of[static_cast<std::size_t>(card.code())];
  return std::ranges::any_of(pairs, [&](CardSet pair) { return (pair - cards).empty(); });
}

bool completes(CardSet cards, Card card) {
  const std::uint64_t same = (cards & company.mates[static_cast<std::size_t>(card.code())]).bits();
  return (same & (same - 1)) != 0 || completes_sequence(cards, card);
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
      held(state.hand_size[at(seat)]),
      wild(state.wild),
      sets_differ(state.sets_differ),
      keep(must_keep(state)) {
  for (std::uint8_t i = 0; i < state.meld_count && count < most_melds; ++i) {
    if (state.meld_seat[i] != seat) continue;
    melds[count] = state.melds[i];
    ends[count] = extenders_of(state.melds[i].roles);
    place[count++] = i;
  }
}

bool Side::may_repeat(CardSet roles, std::size_t but) const {
  if (!sets_differ && !lies_in_a_suit(roles)) return true;
  for (std::size_t i = 0; i < count; ++i)
    if (i != but && melds[i].roles == roles) return false;
  return true;
}

bool Side::lay(CardSet cards) {
  if (count == most_melds || held - cards.size() < keep || !may_repeat(cards, count)) return false;
  melds[count] = Meld(cards);
  ends[count] = extenders_of(cards);
  changed[count] = true;
  place[count++] = newly;
  hand -= Bag(cards);
  held -= cards.size();
  return true;
}

void Side::extend_natural() {
  for (std::size_t i = 0; i < count; ++i)
    while (true) {
      // Wild cards are kept for what they can become.
      const Card card = highest_value((ends[i] & hand.one) - wild);
      if (!card.is_known() || held <= keep || !may_repeat(melds[i].roles | CardSet::of(card), i)) break;
      melds[i].insert(card, card);
      ends[i] = extenders_of(melds[i].roles);
      changed[i] = true;
      hand.remove(card);
      --held;
    }
}

bool Side::has_natural() const {
  if (has_sequence(hand.one)) return true;
  if (!opened()) return false;
  const CardSet natural = hand.one - wild;
  if (ranks_of_sets(natural) != 0) return true;
  CardSet longer;
  for (std::size_t i = 0; i < count; ++i) longer |= ends[i];
  return !(longer & natural).empty();
}

void Side::lay_natural() {
  if (!has_natural()) return;
  const auto sequences = [&](Side& side) {
    CardSet tried;
    for (CardSet run = sequence_in(side.hand.one); !run.empty(); run = sequence_in(side.hand.one - tried)) {
      CardSet cards = run;
      if (side.held - cards.size() < side.keep && cards.size() > 3) {
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
      if (side.held - cards.size() < side.keep && cards.size() > 3) cards.remove(cards.last());
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
    if (other.held < held) *this = other;
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
  if (count == most_melds || held < 3 + keep || (hand.one & wild).empty()) return false;
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
    held -= meld.size();
    melds[count] = meld;
    ends[count] = extenders_of(meld.roles);
    changed[count] = true;
    place[count++] = newly;
    return true;
  }
  return false;
}

bool Side::add_wild(bool most_points) {
  if (held <= keep) return false;
  const auto is_pure = [&](std::size_t i) { return melds[i].substituted.empty() && lies_in_a_suit(melds[i].roles); };
  int pure = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (is_pure(i)) ++pure;
  std::size_t at = count;
  Card into;
  for (std::size_t i = 0; i < count; ++i) {
    if (pure == 1 && is_pure(i)) continue;
    if (melds[i].substituted.size() == static_cast<int>(Meld::most_substitutes)) continue;
    for (const Card role : ends[i]) {
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
  ends[at] = extenders_of(melds[at].roles);
  changed[at] = true;
  hand.remove(card);
  --held;
  return true;
}

bool Side::go_out() {
  if (!opened()) return false;
  // Each wild card saves two others at most.
  const int substitutes = wild_left();
  const int natural = held - substitutes;
  if (natural > 1 + 2 * substitutes) return false;
  if (substitutes == 0) return true;
  Side trial = *this;
  while (trial.natural_left() > trial.keep && trial.lay_pair()) {
  }
  while (trial.wild_left() > 0 && trial.held > trial.keep && trial.add_wild(false)) {
  }
  if (trial.held > 1) return false;
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

void Side::commit(State& state, int seat) {
  for (std::size_t i = 0; i < count; ++i)
    if (changed[i] && place[i] != newly) Vazhushal::extend(state, seat, place[i], melds[i]);
  for (std::size_t i = 0; i < count; ++i) {
    if (place[i] == newly) {
      place[i] = state.meld_count;
      Vazhushal::lay(state, seat, melds[i]);
    }
    changed[i] = false;
  }
}

namespace {

/// What taking that many cards of the line would come to, with `hand` afterwards; `count` 0 if it sees no way.
Sweep sweep_of(const Side& side, const Bag& hand, Card deepest, int stock_left, int count) {
  Sweep sweep;
  if (side.opened()) {
    sweep.meld = meld_with(hand.one, deepest);
  } else {
    const CardSet run = deepest.is_joker() ? CardSet{} : run_with(hand.one, deepest);
    if (run.size() >= 3) sweep.meld = run;
    if (run.size() < 3) sweep.first = sequence_in(side.hand.one);
    if (sweep.meld.empty() && sweep.first.empty()) return {};
  }
  Side trial = side;
  trial.hold(hand, side.held + count);
  if (!sweep.first.empty()) {
    if (!trial.lay(sweep.first)) return {};
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
  const int more = trial.held - (stock_left + 1);
  const int melded = stock_left + count - trial.held;
  sweep.value = 2 * melded - 3 * more + (side.opened() ? 0 : opening);
  return sweep;
}

/// How many cards stay in the hand after all that is laid at a glance.
int left_by_naturals(const Side& side) {
  if (!side.has_natural()) return side.held;
  Side now = side;
  now.lay_natural();
  return now.held;
}

}  // namespace

Sweep best_sweep(const State& state, const Side& side) {
  Sweep best;
  if (state.line_size == 0) return best;
  const int stock_left = left_by_naturals(side);
  const bool pure = side.opened() || has_sequence(side.hand.one);
  Bag hand = side.hand;
  for (int count = 1; count <= state.line_size; ++count) {
    const Card deepest = state.newest(count);
    hand.insert(deepest);
    if (!(pure ? completes(hand.one, deepest) : completes_sequence(hand.one, deepest))) continue;
    const Sweep sweep = sweep_of(side, hand, deepest, stock_left, count);
    if (sweep.count > 0 && sweep.value > best.value) best = sweep;
  }
  return best;
}

Move move_of(const Sweep& sweep, bool opened) {
  if (sweep.count == 0) return Move(Vazhushal::draw_stock);
  if (opened || sweep.first.empty()) return Vazhushal::take_meld_move(sweep.count, Meld(sweep.meld));
  return Vazhushal::take_arrange_move(sweep.count, std::array{Meld(sweep.first), Meld(sweep.meld)});
}

Keeping::Keeping(const State& state, int seat, const Side& side) {
  PerCard value;
  constexpr int wild_value = 100;
  const bool opened = side.opened();
  value.set<offset>(all_cards.bits());
  if (opened || state.drawable() < 3 * state.seats) {
    value.set<offset - 1>(worth_a_quarter);
    value.set<offset - 2>(worth_two_quarters);
  }
  // Of two equal cards one can go.
  const std::uint64_t single = ~side.hand.two.bits();
  const CompanyCount hand(side.hand.one);
  if (opened) {
    CardSet ends;
    for (std::size_t i = 0; i < side.count; ++i) ends |= side.ends[i];
    const CompanyCount of_ends(ends);
    value.add<6>(hand.near, single);
    value.add<4>(hand.far, single);
    value.add<5>(hand.mates, single);
    value.add<3>((of_ends.near.ones | of_ends.near.twos) & single);
  } else {
    value.add<8>(hand.near, single);
    value.add<6>(hand.far, single);
    value.add<2>(hand.mates, single);
  }
  if (state.meld_count > side.count) {  // somebody else has melds
    // What lies in the line or in a known hand beside it makes it a bait for all that lies above.
    CardSet cards;
    for (std::size_t i = 0; i < state.line_size; ++i) cards.insert(state.line[i]);
    const CompanyCount line(cards);
    value.add<2>(line.near);
    value.add<2>(line.mates);
    value.add<1>(line.far);
    value.add<15>(line.mates.twos | line.in_sequence);
    CardSet known;
    for (int other = 0; other < state.seats; ++other)
      if (other != seat && !state.known[at(other)].empty() && Vazhushal::has_melds(state, other))
        known |= state.known[at(other)].one;
    if (!known.empty()) {
      const CompanyCount others(known);
      value.add<6>(others.near);
      value.add<6>(others.mates);
      value.add<3>(others.far);
    }
  }
  value.set<offset + wild_value - 10>(side.wild.bits());
  value.set<offset + wild_value>(jokers.bits());
  value_ = value;
}

CardSet Keeping::least_blurred(CardSet cards, std::uint64_t random) const {
  std::uint64_t ones = 0;
  std::uint64_t twos = 0;
  for (const Card card : cards) {
    ones |= (random & 1) << card.code();
    twos |= (random >> 1 & 1) << card.code();
    random = random >> 4 | random << 60;
  }
  PerCard blurred = value_;
  blurred.add<1>({ones, twos});
  return blurred.least(cards);
}

}  // namespace fulltable::vazhushal
