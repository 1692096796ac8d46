// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <optional>
#include <type_traits>

#include "games/vazhushal/quick_melds.h"
#include "match/match.h"

// What imagined games keep from turn to turn, or find by a short way, is what it would be found anew and the long way.
using namespace fulltable;
using vazhushal::Side;
using State = Vazhushal::State;
using Phase = Vazhushal::Phase;

namespace {

/// The beginning of a game with all kinds of seats and options, chosen by the number.
State dealt(std::uint64_t number) {
  const Game& game = *find_game("vazhushal");
  Rng rng(number);
  TableSetup setup{static_cast<int>(2 + number % 5), game.info().standard_options(), 0};
  setup.options.value = {1, 1, 0, 0, 0, 0, 0};
  for (const std::size_t place : {2, 3, 4, 5}) setup.options.value[place] = static_cast<int>(rng.below(2));
  setup.options.value[6] = static_cast<int>(25 * rng.below(2));
  State state = Vazhushal::start(setup);
  for (std::size_t deal = 1; state.stage == Stage::deal_due; ++deal)
    Vazhushal::deal(state, shuffled_pack(game, setup, number, deal));
  return state;
}

/// So many cards of one pack.
CardSet some(std::uint32_t count, Rng& rng) {
  CardSet cards;
  while (count > 0) {
    const Card card(static_cast<int>(rng.below(54)));
    if (cards.has(card)) continue;
    cards.insert(card);
    --count;
  }
  return cards;
}

/// What it costs to discard a card of the hand, counted with that card alone.
int kept(const State& state, const Side& side, Card card) {
  if (side.wild.has(card)) return card.is_joker() ? 100 : 90;
  const auto code = static_cast<std::size_t>(card.code());
  const CardSet near = vazhushal::company.near[code];
  const CardSet far = vazhushal::company.far[code];
  const CardSet mates = vazhushal::company.mates[code];
  const bool late = state.drawable() < 3 * state.seats;
  int value = late || side.opened() ? -(vazhushal::value_of(card) / 4) : 0;
  if (!side.hand.two.has(card)) {
    const CardSet hand = side.hand.one;
    value += (side.opened() ? 6 : 8) * (near & hand).size() + (side.opened() ? 4 : 6) * (far & hand).size();
    value += (side.opened() ? 5 : 2) * (mates & hand).size();
    const auto end = side.ends.begin() + side.count;
    if (std::any_of(side.ends.begin(), end, [&](CardSet ends) { return !(near & ends).empty(); })) value += 3;
  }
  CardSet others;
  bool danger = false;
  for (std::size_t i = 0; i < state.meld_count; ++i)
    if (state.meld_seat[i] != state.turn) {
      danger = true;
      others |= state.known[static_cast<std::size_t>(state.meld_seat[i])].one;
    }
  if (!danger) return value;
  CardSet line;
  for (std::size_t i = 0; i < state.line_size; ++i) line.insert(state.line[i]);
  value += 2 * (near & line).size() + 2 * (mates & line).size() + (far & line).size();
  value += 6 * (near & others).size() + 6 * (mates & others).size() + 3 * (far & others).size();
  if ((mates & line).size() >= 2 || vazhushal::completes_sequence(line, card)) value += 15;
  return value;
}

/// Plays deals at a glance; `look` is shown each position, `turn` also the sides that are kept from turn to turn.
template <class Look, class Turn>
void each_turn(std::uint64_t deals, Look look, Turn turn) {
  for (std::uint64_t number = 0; number < deals; ++number) {
    State state = dealt(number);
    Rng rng(number);
    std::array<std::optional<Side>, Vazhushal::most_seats> sides;
    while (state.phase != Phase::finished) {
      look(state);
      const int seat = state.turn;
      auto& side = sides[at(seat)];
      if (!side) side.emplace(state, seat);
      vazhushal::play_turn(state, seat, *side, rng);
      turn(state, seat, *side);
      if (QTest::currentTestFailed()) return;
    }
  }
}

}  // namespace

class TestVazhushalGlance : public QObject {
  Q_OBJECT
 private slots:
  void aSideIsKeptAsItWouldBeMadeAnew() {
    int melded = 0;
    int longer = 0;
    each_turn(
        400, [](const State&) {},
        [&](const State& state, int seat, const Side& side) {
          const Side anew(state, seat);
          QCOMPARE(side.hand, anew.hand);
          QCOMPARE(side.held, anew.held);
          QCOMPARE(side.held, side.hand.size());
          QCOMPARE(side.count, anew.count);
          for (std::size_t i = 0; i < side.count; ++i) {
            QCOMPARE(side.melds[i], anew.melds[i]);
            QCOMPARE(side.ends[i], anew.ends[i]);
            QCOMPARE(side.place[i], anew.place[i]);
            QVERIFY(!side.changed[i]);
            if (side.melds[i].size() > 3) ++longer;
          }
          melded += side.count;
        });
    QVERIFY(melded > 4000);
    QVERIFY(longer > 400);
  }

  void whatCompletesAMeldIsFoundCardByCard() {
    Rng rng(1);
    int found = 0;
    for (int i = 0; i < 20000; ++i) {
      const CardSet cards = some(1 + rng.below(20), rng);
      const Card card(static_cast<int>(rng.below(54)));
      bool meld = false;
      bool sequence = false;
      const CardSet others = cards - CardSet::of(card);
      for (const Card first : others)
        for (const Card second : others) {
          if (card.is_joker() || first == second) continue;
          const auto kind = vazhushal::kind_of(CardSet::of(card) | CardSet::of(first) | CardSet::of(second));
          meld = meld || kind != vazhushal::Kind::none;
          sequence = sequence || kind == vazhushal::Kind::sequence;
        }
      QCOMPARE(vazhushal::completes(cards, card), meld);
      QCOMPARE(vazhushal::completes_sequence(cards, card), sequence);
      QCOMPARE(!vazhushal::meld_with(cards | CardSet::of(card), card).empty(), meld);
      if (meld) ++found;
    }
    QVERIFY(found > 2000);
  }

  void companyIsCountedForAllCardsAtOnce() {
    Rng rng(2);
    for (int i = 0; i < 2000; ++i) {
      const CardSet cards = some(1 + rng.below(25), rng);
      const vazhushal::CompanyCount count(cards);
      for (const Card card : vazhushal::all_cards - vazhushal::jokers) {
        const auto code = static_cast<std::size_t>(card.code());
        QCOMPARE(count.near.of(card), (vazhushal::company.near[code] & cards).size());
        QCOMPARE(count.far.of(card), (vazhushal::company.far[code] & cards).size());
        QCOMPARE(count.mates.of(card), (vazhushal::company.mates[code] & cards).size());
        QCOMPARE(CardSet(count.in_sequence).has(card), vazhushal::completes_sequence(cards, card));
      }
    }
  }

  /// Where a side is said to have nothing natural to lay, the rules know of nothing either.
  void nothingNaturalIsOverlooked() {
    int with = 0;
    int without = 0;
    Moves moves;
    each_turn(
        60,
        [&](const State& state) {
          // As if the hand had been filled up already.
          State play = state;
          if (play.phase == Phase::draw) play.phase = Phase::play;
          const Side side(play, play.turn);
          moves.clear();
          Vazhushal::legal(play, play.turn, moves);
          const bool natural = std::ranges::any_of(moves, [&](const Move& move) {
            if (move.verb != Vazhushal::meld && move.verb != Vazhushal::add) return false;
            State after = play;
            Vazhushal::apply(after, play.turn, move);
            const vazhushal::Bag laid = play.hand[at(play.turn)] - after.hand[at(play.turn)];
            const bool set = move.verb == Vazhushal::meld &&
                             vazhushal::kind_of(after.melds[after.meld_count - 1U].roles) == vazhushal::Kind::set;
            // The glance keeps wild cards for what they can become, but in sequences.
            const bool wild = !(laid.one & play.wild).empty();
            if (move.verb == Vazhushal::add || set) return !wild;
            return after.melds[after.meld_count - 1U].is_natural_sequence();
          });
          if (natural) QVERIFY(side.has_natural());
          ++(natural ? with : without);
        },
        [](const State&, int, const Side&) {});
    QVERIFY(with > 30);
    QVERIFY(without > 300);
  }

  void numbersOfAllCardsAreAddedAtOnce() {
    Rng rng(3);
    for (int i = 0; i < 500; ++i) {
      vazhushal::PerCard sums;
      std::array<int, 54> plain{};
      const auto both = [&]<unsigned number>(std::integral_constant<unsigned, number>) {
        const CardSet cards = some(20, rng);
        sums.add<number>(cards.bits());
        for (const Card card : cards) plain[static_cast<std::size_t>(card.code())] += static_cast<int>(number);
      };
      both(std::integral_constant<unsigned, 1>());
      both(std::integral_constant<unsigned, 6>());
      both(std::integral_constant<unsigned, 15>());
      both(std::integral_constant<unsigned, 90>());
      both(std::integral_constant<unsigned, 15>());
      const CardSet fixed = some(3, rng);
      sums.set<77>(fixed.bits());
      for (const Card card : fixed) plain[static_cast<std::size_t>(card.code())] = 77;
      CardSet least = some(1 + rng.below(13), rng);
      const CardSet asked = least;
      for (const Card card : asked)
        for (const Card other : asked)
          if (plain[static_cast<std::size_t>(card.code())] > plain[static_cast<std::size_t>(other.code())])
            least.remove(card);
      for (const Card card : vazhushal::all_cards)
        QCOMPARE(sums.of(card), plain[static_cast<std::size_t>(card.code())]);
      QCOMPARE(sums.least(asked).bits(), least.bits());
    }
  }

  /// The same card by card.
  void whatIsKeptIsWeighedByItsCompany() {
    Rng rng(4);
    int endangered = 0;
    each_turn(
        60,
        [&](const State& state) {
          const Side side(state, state.turn);
          const vazhushal::Keeping keeping(state, state.turn, side);
          const std::uint64_t random = rng.next();
          Card least;
          Card blurred;
          int least_blurred = 1000;
          int place = 0;
          for (const Card card : side.hand.one) {
            const int value = kept(state, side, card);
            QCOMPARE(keeping(card), value);
            if (!least.is_known() || value < keeping(least)) least = card;
            const int with_blur = value + static_cast<int>(random >> 4 * (place++ % 16) & 3);
            if (with_blur >= least_blurred) continue;
            least_blurred = with_blur;
            blurred = card;
          }
          if (side.hand.empty()) return;
          QCOMPARE(keeping.least(side.hand.one).first(), least);
          QCOMPARE(keeping.least_blurred(side.hand.one, random).first(), blurred);
          if (state.meld_count > side.count) ++endangered;
        },
        [](const State&, int, const Side&) {});
    QVERIFY(endangered > 300);
  }

  void candidatesAreWeighedInOneLookAsInTwo() {
    std::size_t laid = 0;
    each_turn(
        60,
        [&](const State& state) {
          Moves moves;
          Moves both;
          std::vector<float> weights;
          std::vector<float> both_weights;
          Vazhushal::candidates(state, state.turn, false, moves);
          Vazhushal::weigh(state, state.turn, moves, weights);
          Vazhushal::weighed_candidates(state, state.turn, both, both_weights);
          QVERIFY(both == moves && both_weights == weights);
          QCOMPARE(weights.size(), moves.size());
          if (moves.front().verb != Vazhushal::draw_stock) ++laid;
        },
        [](const State&, int, const Side&) {});
    QVERIFY(laid > 100);
  }

  /// A playout is so many turns one after the other, and ends the deal.
  void aPlayoutIsAllTurns() {
    for (std::uint64_t number = 0; number < 100; ++number) {
      State whole = dealt(number);
      State turns = whole;
      Rng rng(number);
      Rng same(number);
      Vazhushal::playout(whole, rng);
      while (turns.phase != Phase::finished) {
        Side side(turns, turns.turn);
        vazhushal::play_turn(turns, turns.turn, side, same);
      }
      QVERIFY(whole == turns);
      QVERIFY(rng == same);
    }
  }
};

QTEST_APPLESS_MAIN(TestVazhushalGlance)
#include "test_vazhushal_glance.moc"
