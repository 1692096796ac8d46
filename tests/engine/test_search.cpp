// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <concepts>

#include "ai/search.h"
#include "ai/think.h"
#include "protocol/selfplay.h"
#include "toys.h"

using namespace fulltable;

// A player gets what its seat may know, never the position itself.
template <class T>
concept Thinkable = requires(const T& of) {
  think(of, Level::expert, Limits{}, Rng(1), std::stop_token{});
};
static_assert(Thinkable<Knowledge>);
static_assert(!Thinkable<Position>);
static_assert(!Thinkable<Match>);
static_assert(!std::derived_from<Position, Knowledge> && !std::derived_from<Knowledge, Position>);

namespace {

const GameOf<ToyBet> bet_game;
const GameOf<ToyDare> dare_game;
const GameOf<ToyPennies> pennies_game;
const GameOf<ToyLook> look_game;
const GameOf<ToySnatch> snatch_game;
const TableSetup two_seats{2, {}, 0};

std::unique_ptr<Knowledge> bet_knowledge(Card own, Card other) {
  return bet_game.start(two_seats, {own, other})->know(0);
}

double value_of(const Decision& decision, int verb) {
  for (const Candidate& candidate : decision.candidates)
    if (!candidate.wait && candidate.move.verb == verb) return candidate.value;
  return -1;
}

bool same(const Decision& a, const Decision& b) {
  return a.move == b.move && a.iterations == b.iterations && a.clear == b.clear && a.forced == b.forced &&
         std::ranges::equal(a.candidates, b.candidates, [](const Candidate& x, const Candidate& y) {
           return x.move == y.move && x.wait == y.wait && x.value == y.value && x.visits == y.visits;
         });
}

}  // namespace

class TestSearch : public QObject {
  Q_OBJECT

 private slots:
  void bets_when_the_hidden_card_is_likely_lower();
  void does_not_see_the_hidden_card();
  void same_seed_and_iterations_give_the_same_answer();
  void several_trees_add_up_alike_in_any_order();
  void only_long_searches_have_several_trees();
  void does_not_let_others_react_to_a_hidden_choice();
  void takes_others_to_choose_by_their_own_cards();
  void does_not_count_on_knowing_what_is_hidden();
  void waits_for_the_better_moment();
  void answers_at_once_when_forced();
  void tells_how_close_the_choice_was();
  void stops_when_told_and_still_answers();
  void stops_early_only_when_clear();
  void levels_differ_in_how_much_they_imagine();
  void says_why_in_its_own_figures();
  void says_what_the_deal_brings_where_chances_are_alike();
  void says_in_how_many_imagined_deals_a_win_exists();
  void says_what_is_certain_where_nothing_is_hidden();
  void mirrors_deals_in_self_play();
  void refuses_senseless_self_play();
};

void TestSearch::bets_when_the_hidden_card_is_likely_lower() {
  const Limits limits{.iterations = 2000, .expired = {}};
  for (int own = 0; own < 3; ++own) {
    const auto known = bet_knowledge(Card(own), Card((own + 1) % 3));
    const Decision decision = think(*known, Level::expert, limits, Rng(7));
    QCOMPARE(int{decision.move->verb}, own == 0 ? 0 : 1);
    if (own == 1) QVERIFY(std::abs(value_of(decision, ToyBet::bet) - 0.5) < 0.06);
  }
}

void TestSearch::does_not_see_the_hidden_card() {
  const auto low = bet_knowledge(Card(1), Card(0));
  const auto high = bet_knowledge(Card(1), Card(2));
  QVERIFY(low->same(*high));
  for (const Level level : {Level::beginner, Level::easy, Level::medium, Level::hard, Level::expert})
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      QVERIFY(same(think(*low, level, {}, Rng(seed)), think(*high, level, {}, Rng(seed))));
}

void TestSearch::same_seed_and_iterations_give_the_same_answer() {
  const auto known = snatch_game.start(two_seats, standard_pack())->know(1);
  const Limits limits{.iterations = 777, .expired = {}};
  const Decision first = think(*known, Level::expert, limits, Rng(3));
  QVERIFY(same(first, think(*known, Level::expert, limits, Rng(3))));
  QVERIFY(same(first, think(*known->clone(), Level::expert, limits, Rng(3))));
}

void TestSearch::several_trees_add_up_alike_in_any_order() {
  const auto known = pennies_game.start(two_seats, standard_pack())->know(0);
  Limits limits{.iterations = 8001, .expired = {}};
  const Decision first = think(*known, Level::expert, limits, Rng(3));
  QCOMPARE(first.iterations, limits.iterations);
  std::int64_t visits = 0;
  for (const Candidate& candidate : first.candidates) visits += candidate.visits;
  QCOMPARE(visits, limits.iterations);
  limits.crew = [](int count, const std::function<void(int)>& work) {
    for (int piece = count; piece-- > 0;) work(piece);
  };
  QVERIFY(same(first, think(*known, Level::expert, limits, Rng(3))));
}

void TestSearch::only_long_searches_have_several_trees() {
  const auto known = pennies_game.start(two_seats, standard_pack())->know(0);
  int most = 0;
  Limits limits;
  limits.crew = [&most](int count, const std::function<void(int)>& work) {
    most = std::max(most, count);
    for (int piece = 0; piece < count; ++piece) work(piece);
  };
  for (const Level level : {Level::beginner, Level::easy, Level::medium, Level::hard})
    QVERIFY(think(*known, level, limits, Rng(1)).move.has_value());
  limits.iterations = 7999;
  QVERIFY(think(*known, Level::expert, limits, Rng(1)).move.has_value());
  QCOMPARE(most, 0);
  limits.iterations = 0;
  QVERIFY(think(*known, Level::expert, limits, Rng(1)).move.has_value());
  QCOMPARE(most, trees_of_long_search);
}

void TestSearch::does_not_let_others_react_to_a_hidden_choice() {
  const Limits limits{.iterations = 4000, .expired = {}};
  TableSetup setup = two_seats;
  const Decision hidden = think(*pennies_game.start(setup, standard_pack())->know(0), Level::expert, limits, Rng(5));
  QVERIFY(hidden.candidates.front().value > 0.35);
  QVERIFY(hidden.candidates.front().value < 0.65);
  setup.options.value[0] = 1;
  const Decision shown = think(*pennies_game.start(setup, standard_pack())->know(0), Level::expert, limits, Rng(5));
  QVERIFY(shown.candidates.front().value < 0.1);
}

void TestSearch::takes_others_to_choose_by_their_own_cards() {
  const Limits limits{.iterations = 4000, .expired = {}};
  const auto known = dare_game.start(two_seats, {Card(2), Card(1)})->know(1);
  const Decision decision = think(*known, Level::expert, limits, Rng(2));
  // With its low card seat 0 folds and with its high one it bets: 0.35 for the daring, and not the 0.5 of blind
  // betting.
  QVERIFY(decision.move == Move(ToyDare::content));
  QVERIFY(value_of(decision, ToyDare::dare) < 0.42);
}

void TestSearch::does_not_count_on_knowing_what_is_hidden() {
  const auto known = look_game.start(two_seats, {Card(0), Card(1)})->know(0);
  // Each lie of the cards by itself: the best that can be had after each move, which is what a determinising player
  // adds up. It would name the card blindly, being sure to name it right in each of them.
  std::array<double, 3> determinised{};
  for (const int card : {0, 1}) {
    for (const int first : {ToyLook::keep, ToyLook::look, ToyLook::blind}) {
      double best = 0;
      for (const int second : {ToyLook::name_first, ToyLook::name_second}) {
        const auto position = look_game.start(two_seats, {Card(card), Card(1 - card)});
        position->apply(0, Move(first));
        if (position->stage() == Stage::playing) position->apply(0, Move(second));
        std::vector<double> worth(2);
        position->worth(worth);
        best = std::max(best, worth[0]);
      }
      determinised[static_cast<std::size_t>(first)] += best / 2;
    }
  }
  QCOMPARE(std::ranges::max_element(determinised) - determinised.begin(), std::ptrdiff_t{ToyLook::blind});
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Decision decision = think(*known, Level::expert, {.iterations = 2000, .expired = {}}, Rng(seed));
    QVERIFY(decision.move == Move(ToyLook::look));
    QVERIFY(std::abs(value_of(decision, ToyLook::look) - 0.8) < 0.05);
    QVERIFY(value_of(decision, ToyLook::blind) < 0.6);
  }
}

void TestSearch::waits_for_the_better_moment() {
  const Limits limits{.iterations = 1000, .expired = {}};
  const auto position = snatch_game.start(two_seats, standard_pack());
  Decision decision = think(*position->know(1), Level::expert, limits, Rng(1));
  QVERIFY(!decision.move);
  QVERIFY(decision.candidates.front().wait);
  QVERIFY(decision.candidates.front().value > 0.8);
  position->apply(0, Move(0));
  decision = think(*position->know(1), Level::expert, limits, Rng(1));
  QVERIFY(decision.move.has_value());
  position->apply(0, Move(0));
  // The last chance is a poor one, but better than none.
  decision = think(*position->know(1), Level::expert, limits, Rng(1));
  QVERIFY(decision.move.has_value());
}

void TestSearch::tells_how_close_the_choice_was() {
  const auto of = [](double best, double next) {
    Decision decision;
    decision.candidates = {{.move = Move(1), .value = best, .visits = 9},
                           {.move = Move(2), .value = next, .visits = 9}};
    return decision;
  };
  QCOMPARE(of(0.6, 0.6).closeness(), 1.0);
  QCOMPARE(of(0.6, 0.55).closeness(), 0.5);
  QCOMPARE(of(0.6, 0.2).closeness(), 0.0);
  Decision only = of(0.6, 0.6);
  only.candidates.pop_back();
  QCOMPARE(only.closeness(), 0.0);
  for (bool Decision::*clear : {&Decision::forced, &Decision::exact}) {
    Decision decision = of(0.6, 0.6);
    decision.*clear = true;
    QCOMPARE(decision.closeness(), 0.0);
  }
  // First sight weighs nothing.
  Decision sight = of(0, 0);
  for (Candidate& each : sight.candidates) each.visits = 0;
  QCOMPARE(sight.closeness(), 0.0);
}

void TestSearch::answers_at_once_when_forced() {
  const auto known = snatch_game.start(two_seats, standard_pack())->know(0);
  const Decision decision = think(*known, Level::expert, {}, Rng(1));
  QVERIFY(decision.forced);
  QCOMPARE(decision.iterations, 0);
  QVERIFY(decision.move == Move(0));
  QCOMPARE(english(hint_of(*known, decision)), "Play 0. It's your only move.");
}

void TestSearch::stops_when_told_and_still_answers() {
  const auto known = pennies_game.start(two_seats, standard_pack())->know(0);
  std::stop_source source;
  source.request_stop();
  const Limits many{.iterations = 1000000, .expired = {}};
  const Decision stopped = think(*known, Level::expert, many, Rng(1), source.get_token());
  QVERIFY(stopped.move.has_value());
  QVERIFY(stopped.iterations < 100);
  int asked = 0;
  const Limits timed{.iterations = 1000000, .expired = [&] { return ++asked == 10; }};
  const Decision late = think(*known, Level::expert, timed, Rng(1));
  QVERIFY(late.move.has_value());
  QCOMPARE(asked, 10);
}

void TestSearch::stops_early_only_when_clear() {
  const Limits limits{.iterations = 20000, .expired = {}};
  const Decision sure = think(*bet_knowledge(Card(2), Card(0)), Level::expert, limits, Rng(1));
  QVERIFY(sure.clear);
  QVERIFY(sure.iterations < 5000);
  const Decision open = think(*pennies_game.start(two_seats, standard_pack())->know(0), Level::expert, limits, Rng(1));
  QVERIFY(open.iterations > 10000);
}

void TestSearch::levels_differ_in_how_much_they_imagine() {
  const auto known = pennies_game.start(two_seats, standard_pack())->know(0);
  const auto easy = think(*known, Level::easy, {}, Rng(1)).iterations;
  const auto medium = think(*known, Level::medium, {}, Rng(1)).iterations;
  const auto hard = think(*known, Level::hard, {}, Rng(1)).iterations;
  const auto expert = think(*known, Level::expert, {}, Rng(1)).iterations;
  QVERIFY(easy < medium && medium < hard && hard < expert);
}

void TestSearch::says_why_in_its_own_figures() {
  const auto bet = bet_knowledge(Card(1), Card(2));
  Decision decision;
  decision.move = Move(1);
  decision.iterations = 12400;
  decision.candidates = {{Move(1), false, 0.641, 9120}, {Move(0), false, 0.3, 3280}};
  QCOMPARE(english(hint_of(*bet, decision)), "Play 1. Winning chance: about 64%. Next best: 0, 30%.");
  decision.candidates[1].value = 0.62;
  QCOMPARE(english(hint_of(*bet, decision)), "Play 1. Winning chance: about 64%. About as good: 0.");
  // Who asks for more gets the others with their figures.
  const Hint hint = hint_of(*bet, decision);
  QCOMPARE(hint.others.size(), std::size_t{1});
  QCOMPARE(english(hint.others[0]), "0, about 62%, from 3280 imagined games");
  QCOMPARE(english(hint.basis), "Found in 12400 imagined games that fit what you have seen.");
  decision.candidates[1].gain = {-1.2, 0.1, 500};
  QCOMPARE(english(hint_of(*bet, decision).others[0]),
           "0, about 62% and 1 point behind in this deal, from 3280 imagined games");
  // What was tried too seldom to be chosen is not told as if it were worse.
  decision.candidates[1] = {Move(0), false, 0.9, 3};
  QCOMPARE(english(hint_of(*bet, decision)), "Play 1. Winning chance: about 64%.");
  QVERIFY(hint_of(*bet, decision).others.empty());
  decision.move.reset();
  decision.candidates = {{Move(), true, 0.5, 600}};
  decision.iterations = 600;
  QCOMPARE(english(hint_of(*bet, decision)), "Wait. Winning chance: about 50%.");
}

void TestSearch::says_what_the_deal_brings_where_chances_are_alike() {
  const auto bet = bet_knowledge(Card(1), Card(2));
  Decision decision;
  decision.move = Move(1);
  decision.iterations = 4000;
  decision.candidates = {{Move(1), false, 0.51, 3000, {4.2, 0.2, 750}}, {Move(0), false, 0.5, 1000, {-1.1, 0.3, 250}}};
  const auto said = [&] { return english(hint_of(*bet, decision)); };
  QCOMPARE(said(), "Play 1. This deal puts you about 4 points ahead. Next best: 0, −1.");
  decision.candidates[0].gain.mean = -2;
  decision.candidates[1].gain.mean = -5;
  QCOMPARE(said(), "Play 1. This deal leaves you about 2 points behind. Next best: 0, 5.");
  decision.candidates[0].gain.mean = 0.2;
  QCOMPARE(said(), "Play 1. This deal leaves you about level. Next best: 0, −5.");
  decision.candidates[0].gain.mean = -2;
  // Not where they may be as good, nor where what is advised would bring less, nor where the game is at stake.
  decision.candidates[1].gain.error = 2;
  QCOMPARE(said(), "Play 1. Winning chance: about 51%. About as good: 0.");
  decision.candidates[1].gain = {7, 0.1, 250};
  QCOMPARE(said(), "Play 1. Winning chance: about 51%. About as good: 0.");
  decision.candidates[1] = {Move(0), false, 0.3, 1000, {-9, 0.1, 250}};
  QCOMPARE(said(), "Play 1. Winning chance: about 51%. Next best: 0, 30%.");
}

void TestSearch::says_in_how_many_imagined_deals_a_win_exists() {
  static const GameOf<ToyAlone> alone_game;
  const auto known = alone_game.start({1, {}, 0}, standard_pack())->know(0);
  Decision decision;
  decision.move = Move(1);
  decision.iterations = 40;
  const auto said = [&] { return english(hint_of(*known, decision)); };
  decision.candidates = {{Move(1), false, 0.65, 40}, {Move(0), false, 0.5, 40}};
  QCOMPARE(said(), "Play 1. A way to win exists in 26 of 40 imagined deals. Next best: 0, 20.");
  decision.candidates[1].value = 0.65;
  QCOMPARE(said(), "Play 1. A way to win exists in 26 of 40 imagined deals. As good: 0.");
  // A move that is not advised is never told to be better.
  decision.candidates[1].value = 0.675;
  QCOMPARE(said(), "Play 1. A way to win exists in 26 of 40 imagined deals.");
  decision.candidates = {{Move(1), false, 0, 40}, {Move(0), false, 0, 40}};
  QCOMPARE(said(), "Play 1. No way to win was found in time. This is the usual advice.");
  decision.iterations = 1;
  decision.candidates = {{Move(1), false, 1, 1}};
  QCOMPARE(said(), "Play 1. A way to win exists in 1 of 1 imagined deal.");
}

void TestSearch::says_what_is_certain_where_nothing_is_hidden() {
  static const GameOf<ToyAlone> alone_game;
  const auto known = alone_game.start({1, {}, 0}, standard_pack())->know(0);
  Decision decision;
  decision.move = Move(1);
  decision.iterations = 1;
  const auto said = [&] { return english(hint_of(*known, decision)); };
  decision.finding = Finding::solvable;
  decision.candidates = {{Move(1), false, 1, 1}, {Move(0), false, 0, 1}};
  QCOMPARE(said(), "Play 1. This move leads to a win.");
  decision.candidates[1].value = 1;
  QCOMPARE(said(), "Play 1. This move leads to a win. As good: 0.");
  decision.candidates = {{Move(1), false, 0, 1}, {Move(0), false, 0, 1}};
  decision.finding = Finding::unsolvable;
  QCOMPARE(said(), "Play 1. This deal can't be won any more.");
  decision.finding = Finding::unknown;
  QCOMPARE(said(), "Play 1. No way to win was found in time. This is the usual advice.");
}

void TestSearch::mirrors_deals_in_self_play() {
  SelfplayPlan plan;
  plan.seats = 2;
  plan.seed = 11;
  plan.games = 60;
  plan.sides = {Player::hard, Player::random};
  plan.iterations = 200;
  const auto result = selfplay(bet_game, plan);
  QVERIFY(static_cast<bool>(result));
  QCOMPARE(result->games, 60);
  QCOMPARE(result->sets, 30);
  QCOMPARE(result->sides[0].seats, 60);
  QCOMPARE(result->sides[0].wins + result->sides[1].wins, 60.0);
  // Folding loses in `winners`, so of equal cards the random player wins less often.
  QVERIFY(result->sets_won > result->sets_lost);
  const auto again = selfplay(bet_game, plan);
  QCOMPARE(again->sides[0].wins, result->sides[0].wins);
}

void TestSearch::refuses_senseless_self_play() {
  SelfplayPlan plan;
  plan.seats = 2;
  plan.games = 2;
  plan.sides = {Player::hard};
  QVERIFY(!selfplay(bet_game, plan));
  plan.sides = {Player::hard, Player::easy, Player::rule};
  QVERIFY(!selfplay(bet_game, plan));
  plan.sides = {Player::hard, Player::easy};
  plan.games = 0;
  QVERIFY(!selfplay(bet_game, plan));
}

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"
