// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <optional>

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
        QCOMPARE(count.near(card), (vazhushal::company.near[code] & cards).size());
        QCOMPARE(count.far(card), (vazhushal::company.far[code] & cards).size());
        QCOMPARE(count.mates(card), (vazhushal::company.mates[code] & cards).size());
        QCOMPARE(count.completes_sequence(card), vazhushal::completes_sequence(cards, card));
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

  void whatIsKeptIsWeighedInFullWhereItMatters() {
    each_turn(
        60,
        [](const State& state) {
          const Side side(state, state.turn);
          const vazhushal::Keeping keeping(state, state.turn, side);
          for (const Card card : side.hand.one) {
            const int full = keeping(card);
            for (const int enough : {-3, 0, 10, 30, 90}) {
              const int value = keeping(card, enough);
              QVERIFY(full < enough ? value == full : value >= enough);
            }
          }
        },
        [](const State&, int, const Side&) {});
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
