// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <map>

#include "ai/think.h"
#include "match/match.h"
#include "support/conformance.h"

Q_DECLARE_METATYPE(const fulltable::Game*)

using namespace fulltable;

// What lower levels forget, and conclusions that they do not draw: always less than the seat knows, never more, and
// never another hand of their own, another table, or other moves.
class TestRecall : public QObject {
  Q_OBJECT

 private slots:
  void keeps_by_age();
  void the_best_forget_nothing_data() { games(); }
  void the_best_forget_nothing();
  void forgets_by_its_generator_alone_data() { games(); }
  void forgets_by_its_generator_alone();
  void believes_what_could_be_data() { games(); }
  void believes_what_could_be();
  void guesses_no_better_data() { games(); }
  void guesses_no_better();

 private:
  static void games();
};

namespace {

/// The games in which a player can forget something, or draw a conclusion.
constexpr std::array<std::string_view, 9> forgetful{"chinese_ten",    "commune", "lorum",  "pop",      "ristiseiska",
                                                    "thieving_stink", "stomp",   "umtali", "vazhushal"};

/// Calls `look` with what the seat to move knows, in some games that are played at random or, every other one, by easy
/// players.
template <class Look>
void at_every_decision(const Game& game, Look look) {
  constexpr int most_decisions = 150;
  const Limits little{.iterations = 20, .expired = {}};
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    auto match = Match::start(game, standard_setup(game, seed));
    QVERIFY(static_cast<bool>(match));
    Rng rng(seed);
    SeatSet declined;
    for (int decision = 0; decision < most_decisions && !match->over(); ++decision) {
      const auto seat = seat_to_ask(match->truth(), declined);
      QVERIFY(seat.has_value());
      const auto known = match->know(*seat);
      look(*known, match->truth(), rng);
      std::optional<Move> move;
      if (seed % 2 == 0) {
        move = think(*known, Level::easy, little, rng.child(1)).move;
      } else {
        Moves moves;
        known->legal(*seat, moves);
        const bool waits = known->may_wait(*seat) && rng.below(2) == 0;
        if (!waits && !moves.empty()) move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      }
      rng.next();
      declined = move ? SeatSet{} : declined;
      if (move) QVERIFY(!match->submit(*seat, *move));
      if (!move) declined.insert(*seat);
    }
  }
}

Cards pack_of(const View& view) {
  Cards pack;
  for (const PileView& pile : view.piles) pack.insert(pack.end(), pile.cards.begin(), pile.cards.end());
  std::ranges::sort(pack);
  return pack;
}

/// How many cards that the seat does not see lie in the other hands where they are imagined.
int guessed(const Knowledge& known, const Position& truth, const Position& imagined) {
  const View seen = known.show(known.seat());
  const View there = truth.show(std::nullopt);
  const View thought = imagined.show(std::nullopt);
  int right = 0;
  for (std::size_t i = 0; i < seen.piles.size(); ++i) {
    const PileView& pile = there.piles[i];
    if (!pile.id.is("hand") || pile.owner == known.seat()) continue;
    for (const Card card : thought.piles[i].cards) right += std::ranges::count(pile.cards, card) > 0 ? 1 : 0;
  }
  return right;
}

}  // namespace

void TestRecall::games() {
  QTest::addColumn<const Game*>("game");
  for (const Game* game : all_games())
    if (!game->info().real_time && !game->info().solitaire) QTest::newRow(std::string(game->info().id).c_str()) << game;
}

/// What lies on the table is always kept, and what is older less often: after each trick by the same chance.
void TestRecall::keeps_by_age() {
  constexpr int tries = 4000;
  Recall recall(0.5, 0.25, Rng(1));
  std::array<int, 4> kept{};
  int inferred = 0;
  for (int i = 0; i < tries; ++i) {
    for (int age = 0; age < 4; ++age) kept[static_cast<std::size_t>(age)] += recall.keeps(age) ? 1 : 0;
    inferred += recall.infers() ? 1 : 0;
  }
  // Four standard deviations are 3.2 % at most.
  for (int age = 0; age < 4; ++age)
    QVERIFY(std::abs(kept[static_cast<std::size_t>(age)] * 1.0 / tries - 1.0 / (1 << age)) < 0.032);
  QCOMPARE(kept[0], tries);
  QVERIFY(std::abs(inferred * 1.0 / tries - 0.25) < 0.032);
}

void TestRecall::the_best_forget_nothing() {
  QFETCH(const Game*, game);
  QVERIFY(game->info().search[static_cast<std::size_t>(Level::expert)].recalls_all());
  const SearchLevel& hard = game->info().search[static_cast<std::size_t>(Level::hard)];
  QVERIFY(hard.memory >= 1);
  // Where what was declared is the game itself, what is made of it tells hard and expert apart.
  QCOMPARE(hard.recalls_all(), game->info().id != "commune");
  const bool forgets = std::ranges::find(forgetful, game->info().id) != forgetful.end();
  for (const Level level : {Level::beginner, Level::easy})
    QCOMPARE(!game->info().search[static_cast<std::size_t>(level)].recalls_all(), forgets);
  int differing = 0;
  at_every_decision(*game, [&](const Knowledge& known, const Position&, Rng& rng) {
    QVERIFY(known.recalled({1, 1, rng})->same(known));
    if (!known.recalled({0, 0, rng})->same(known)) ++differing;
  });
  QCOMPARE(differing > 0, forgets);
}

/// The same generator forgets the same, and what it makes of two deals between which the seat cannot tell is the same,
/// too: nothing comes to mind that the seat never knew.
void TestRecall::forgets_by_its_generator_alone() {
  QFETCH(const Game*, game);
  int differing_truths = 0;
  int differing_memories = 0;
  at_every_decision(*game, [&](const Knowledge& known, const Position& truth, Rng& rng) {
    const Rng one = rng.child(2);
    const auto recalled = known.recalled({0.7, 0.5, one});
    QVERIFY(recalled->same(*known.recalled({0.7, 0.5, one})));
    if (!recalled->same(*known.recalled({0.7, 0.5, rng.child(3)}))) ++differing_memories;
    const auto imagined = known.imagine(rng);
    if (!imagined->same(truth)) ++differing_truths;
    QVERIFY(imagined->know(known.seat())->recalled({0.7, 0.5, one})->same(*recalled));
  });
  if (std::ranges::find(forgetful, game->info().id) == forgetful.end()) return;
  QVERIFY(differing_truths > 100);
  QVERIFY(differing_memories > 0);
}

/// What is believed could be known by the same seat: a whole pack can be dealt so, with the same hand and moves.
void TestRecall::believes_what_could_be() {
  QFETCH(const Game*, game);
  at_every_decision(*game, [&](const Knowledge& known, const Position& truth, Rng& rng) {
    const int seat = known.seat();
    const Cards whole = pack_of(truth.show(std::nullopt));
    for (const double memory : {0.0, 0.5, 0.9})
      for (const double inference : {0.0, 0.5}) {
        const auto recalled = known.recalled({memory, inference, rng.child(4)});
        QCOMPARE(recalled->seat(), seat);
        QVERIFY(recalled->to_act() == known.to_act());
        QCOMPARE(texts_of(*recalled, seat), texts_of(known, seat));
        QVERIFY(hand_of(*recalled) == hand_of(known));
        QVERIFY(recalled->show(seat).scores == known.show(seat).scores);
        const auto imagined = recalled->imagine(rng);
        QVERIFY(imagined->know(seat)->same(*recalled));
        QCOMPARE(texts_of(*imagined, seat), texts_of(truth, seat));
        QVERIFY(pack_of(imagined->show(std::nullopt)) == whole);
        imagined->playout(rng);
        QVERIFY(imagined->stage() != Stage::playing);
      }
  });
}

/// Who forgets and draws no conclusions finds fewer of the others' cards.
void TestRecall::guesses_no_better() {
  QFETCH(const Game*, game);
  std::int64_t knowing = 0;
  std::int64_t forgetting = 0;
  at_every_decision(*game, [&](const Knowledge& known, const Position& truth, Rng& rng) {
    for (int i = 0; i < 4; ++i) {
      knowing += guessed(known, truth, *known.imagine(rng));
      forgetting += guessed(known, truth, *known.recalled({0.3, 0, rng})->imagine(rng));
    }
  });
  qInfo("%lld cards found, %lld with a bad memory", static_cast<long long>(knowing),
        static_cast<long long>(forgetting));
  if (std::ranges::find(forgetful, game->info().id) != forgetful.end()) QVERIFY(forgetting < knowing);
}

QTEST_APPLESS_MAIN(TestRecall)
#include "test_recall.moc"
