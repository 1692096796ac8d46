// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>

#include "ai/think.h"
#include "match/match.h"

Q_DECLARE_METATYPE(const fulltable::Game*)

using namespace fulltable;

// What a computer player decides depends on nothing its seat does not know: in every game the cards it cannot see are
// dealt anew again and again, and its decisions, values and reasons stay the same to the last digit.
class TestFairness : public QObject {
  Q_OBJECT

 private slots:
  void decides_alike_whatever_is_hidden_data();
  void decides_alike_whatever_is_hidden();
  void says_alike_of_what_looks_alike_data();
  void says_alike_of_what_looks_alike();
};

namespace {

/// All that a viewer sees of a position.
std::string look(const Position& position, std::optional<int> viewer = {}) {
  const View view = position.show(viewer);
  std::string seen = std::string(view.phase) + view.facts.dump() + std::to_string(view.deal);
  for (const int score : view.scores) seen += ' ' + std::to_string(score);
  for (const PileView& pile : view.piles) {
    seen += '/';
    for (const Card card : pile.cards) seen += to_text(card);
  }
  return seen;
}

/// What one seat hears and sees of another's move.
struct Impression {
  std::uint64_t noticed = 0;
  std::string seen, said;
};

Impression impression(const Position& before, int viewer, int seat, const Move& move) {
  std::vector<std::uint64_t> numbers(static_cast<std::size_t>(before.setup().seats));
  before.as_seen(seat, move, numbers);
  const auto after = before.clone();
  after->apply(seat, move);
  const Said said = after->tell(seat, move).value_or(before.say(seat, move));
  return {numbers[static_cast<std::size_t>(viewer)], look(*after, viewer),
          english(said, {}, viewer) + english(said.plate)};
}

}  // namespace

void TestFairness::decides_alike_whatever_is_hidden_data() {
  QTest::addColumn<const Game*>("game");
  for (const Game* game : all_games())
    if (!game->info().real_time) QTest::newRow(std::string(game->info().id).c_str()) << game;
}

void TestFairness::decides_alike_whatever_is_hidden() {
  QFETCH(const Game*, game);
  const Limits limits{.iterations = 60, .expired = {}};
  int differing_truths = 0;
  bool hidden = false;  ///< whether anything is, from anybody
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto match = Match::start(*game, standard_setup(*game, seed));
    QVERIFY(static_cast<bool>(match));
    Rng rng(seed);
    SeatSet declined;
    for (int decision = 0; decision < 40 && !match->over(); ++decision) {
      const auto seat = seat_to_ask(match->truth(), declined);
      QVERIFY(seat.has_value());
      const auto known = match->know(*seat);
      hidden = hidden || look(match->truth(), *seat) != look(match->truth());
      const Decision truly = think(*known, Level::easy, limits, Rng(seed));
      const auto imagined = known->imagine(rng);
      if (!imagined->same(match->truth())) ++differing_truths;
      const auto known_there = imagined->know(*seat);
      const Decision otherwise = think(*known_there, Level::easy, limits, Rng(seed));
      QVERIFY(truly.move == otherwise.move);
      QVERIFY(std::ranges::equal(truly.candidates, otherwise.candidates, [](const Candidate& a, const Candidate& b) {
        return a.move == b.move && a.wait == b.wait && a.value == b.value && a.visits == b.visits;
      }));
      QCOMPARE(english(hint_of(*known, truly)), english(hint_of(*known_there, otherwise)));
      if (truly.move) {
        QVERIFY(!match->submit(*seat, *truly.move));
        declined = {};
      } else {
        declined.insert(*seat);
      }
    }
  }
  // Where all lies open there is one truth.
  QCOMPARE(differing_truths > 0, hidden);
  QVERIFY(!hidden || differing_truths > 100);
}

void TestFairness::says_alike_of_what_looks_alike_data() {
  decides_alike_whatever_is_hidden_data();
}

// The log is read by everybody at the screen: where a seat could not tell two moves apart, here and in a position that
// it holds for possible, it reads the same of both.
void TestFairness::says_alike_of_what_looks_alike() {
  QFETCH(const Game*, game);
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto match = Match::start(*game, standard_setup(*game, seed));
    QVERIFY(static_cast<bool>(match));
    Rng rng(seed);
    SeatSet declined;
    for (int decision = 0; decision < 150 && !match->over(); ++decision) {
      const auto seat = seat_to_ask(match->truth(), declined);
      QVERIFY(seat.has_value());
      const auto known = match->know(*seat);
      Moves moves;
      known->legal(*seat, moves);
      const int chosen = known->rule_of_thumb(*seat, moves, rng);
      if (chosen < 0) {
        declined.insert(*seat);
        continue;
      }
      const Move move = moves[static_cast<std::size_t>(chosen)];
      for (int viewer = 0; viewer < match->truth().setup().seats; ++viewer) {
        if (viewer == *seat) continue;
        const Impression truly = impression(match->truth(), viewer, *seat, move);
        const auto imagined = match->know(viewer)->imagine(rng);
        imagined->legal(*seat, moves);
        for (const Move& other : Moves(moves)) {
          const Impression otherwise = impression(*imagined, viewer, *seat, other);
          if (truly.noticed != otherwise.noticed || truly.seen != otherwise.seen) continue;
          ++compared;
          QCOMPARE(otherwise.said, truly.said);
        }
      }
      QVERIFY(!match->submit(*seat, move));
      declined = {};
    }
  }
  if (game->info().min_seats > 1) QVERIFY(compared > 50);
}

QTEST_APPLESS_MAIN(TestFairness)
#include "test_fairness.moc"
