// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>

#include "ai/judge.h"
#include "review/analysis.h"
#include "review/same_cards.h"
#include "support/match_table.h"
#include "toys.h"

using namespace fulltable;

namespace {

const GameOf<ToyBet> bet_game;
const GameOf<ToySnatch> snatch_game;
const TableSetup two_seats{2, {}, 0};

std::unique_ptr<Knowledge> bet_knowledge(Card own, Card other) {
  return bet_game.start(two_seats, {own, other})->know(0);
}

Judgement judged(const Knowledge& known, const Move& played, std::uint64_t seed = 1) {
  const auto judgement = judge(known, played, {.iterations = 2000, .deals = 500, .expired = {}}, Rng(seed));
  if (!judgement) qFatal("there was a choice");
  return *judgement;
}

Match begun(const char* game, std::uint64_t deal_number) {
  return std::move(*Match::start(*find_game(game), standard_setup(*find_game(game), deal_number)));
}

/// A game between the level hard in seat 0 and somebody who plays anything in the others.
Match hard_against_random(const char* game, std::uint64_t deal_number) {
  Match match = begun(game, deal_number);
  Rng rng(deal_number);
  while (!match.over()) {
    const int seat = match.truth().to_act().front();
    const Move move = seat == 0
                          ? *think(*match.know(0), Level::expert, {300, {}}, rng.child(match.history().size())).move
                          : random_move(match.truth(), rng);
    if (match.submit(seat, move)) qFatal("refused");
  }
  return match;
}

Match solitaire_at_random(const char* game, std::uint64_t deal_number, std::size_t moves) {
  Match match = begun(game, deal_number);
  Rng rng(deal_number);
  while (!match.over() && match.history().size() < moves)
    if (match.submit(0, random_move(match.truth(), rng))) qFatal("refused");
  return match;
}

}  // namespace

class TestAnalysis : public QObject {
  Q_OBJECT

 private slots:
  void tells_what_a_move_cost();
  void tells_that_waiting_was_better();
  void does_not_see_the_hidden_card();
  void judges_nothing_where_there_was_no_choice();
  void gives_the_same_judgement_again();
  void finds_more_faults_in_worse_play();
  void judges_only_the_seats_asked_for();
  void finds_the_move_that_lost_a_solitaire();
  void knows_a_won_solitaire_without_search();
  void stops_when_told();
  void tells_the_answers_of_a_race();
  void keeps_what_it_found();
  void refuses_what_does_not_fit();
  void plays_the_same_cards_again();
  void plays_a_seat_by_every_level();
  void measures_a_seat_by_the_strongest();
  void tells_the_cards_from_the_play();
};

void TestAnalysis::tells_what_a_move_cost() {
  // With the lowest card to bet loses for certain; to fold is worth 0.3.
  const Judgement bad = judged(*bet_knowledge(Card(0), Card(1)), Move(ToyBet::bet));
  QVERIFY(bad.better == Move(ToyBet::fold));
  QVERIFY(bad.is_certain());
  QCOMPARE(bad.value, 0.0);
  QVERIFY(std::abs(bad.loss - 0.3) < 1e-9);
  // With the middle one it is worth a half, on an average of what the other may hold, whatever it is.
  const Judgement timid = judged(*bet_knowledge(Card(1), Card(2)), Move(ToyBet::fold));
  QVERIFY(timid.better == Move(ToyBet::bet));
  QVERIFY(std::abs(timid.value - 0.3) < 1e-9);
  QVERIFY(std::abs(timid.loss - 0.2) < 4 * timid.error);
  QVERIFY(timid.error < 0.03);
  const Judgement good = judged(*bet_knowledge(Card(2), Card(1)), Move(ToyBet::bet));
  QVERIFY(!good.better && !good.better_waits && !good.is_certain());
  QCOMPARE(good.loss, 0.0);
  QCOMPARE(good.value, 1.0);
}

void TestAnalysis::tells_that_waiting_was_better() {
  const auto known = snatch_game.start(two_seats, standard_pack())->know(1);
  const Judgement early = judged(*known, Move(1));
  QVERIFY(early.better_waits && !early.better && early.is_certain());
  QVERIFY(std::abs(early.value - 0.2) < 1e-9);
  QVERIFY(early.loss > 0.5);
}

void TestAnalysis::does_not_see_the_hidden_card() {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Judgement low = judged(*bet_knowledge(Card(1), Card(0)), Move(ToyBet::fold), seed);
    const Judgement high = judged(*bet_knowledge(Card(1), Card(2)), Move(ToyBet::fold), seed);
    QCOMPARE(low.loss, high.loss);
    QCOMPARE(low.value, high.value);
  }
}

void TestAnalysis::judges_nothing_where_there_was_no_choice() {
  const auto forced = snatch_game.start(two_seats, standard_pack())->know(0);
  QVERIFY(!judge(*forced, Move(0), {}, Rng(1)));
}

void TestAnalysis::gives_the_same_judgement_again() {
  const auto known = bet_knowledge(Card(1), Card(2));
  QCOMPARE(judged(*known, Move(ToyBet::fold), 3).loss, judged(*known, Move(ToyBet::fold), 3).loss);
  QVERIFY(judged(*known, Move(ToyBet::fold), 3).loss != judged(*known, Move(ToyBet::fold), 4).loss);
}

void TestAnalysis::finds_more_faults_in_worse_play() {
  const Match match = hard_against_random("chinese_ten", 4);
  AnalysisPlan plan;
  plan.seats = {0, 1};
  plan.limits = {.iterations = 300, .deals = 200, .expired = {}};
  std::size_t told = 0;
  plan.progress = [&](std::size_t done, std::size_t all) {
    QCOMPARE(done, ++told);
    QCOMPARE(all, match.history().size());
  };
  const Analysis analysis = analyse(match, plan);
  QVERIFY(analysis.complete);
  QCOMPARE(told, match.history().size());
  std::array<double, 2> lost{};
  for (const JudgedMove& judged : analysis.judged) {
    QCOMPARE(judged.seat, match.history()[judged.number].seat);
    QVERIFY(judged.judgement.better != match.history()[judged.number].move);
    lost[static_cast<std::size_t>(judged.seat)] += judged.judgement.loss;
  }
  QVERIFY2(lost[1] > 2 * lost[0], qPrintable(QStringLiteral("%1 %2").arg(lost[0]).arg(lost[1])));
  const auto worst = analysis.costliest(1, 3);
  QCOMPARE(worst.size(), 3U);
  QVERIFY(analysis.judged[worst[0]].judgement.loss >= analysis.judged[worst[2]].judgement.loss);
}

void TestAnalysis::judges_only_the_seats_asked_for() {
  const Match match = hard_against_random("chinese_ten", 5);
  AnalysisPlan plan;
  plan.seats = {1};
  plan.limits = {.iterations = 60, .deals = 20, .expired = {}};
  const Analysis analysis = analyse(match, plan);
  QVERIFY(!analysis.judged.empty());
  QVERIFY(std::ranges::all_of(analysis.judged, [](const JudgedMove& judged) { return judged.seat == 1; }));
  QVERIFY(analysis.costliest(0, 3).empty());
}

void TestAnalysis::finds_the_move_that_lost_a_solitaire() {
  int found = 0;
  for (std::uint64_t deal_number = 1; deal_number < 8; ++deal_number) {
    const Match match = solitaire_at_random("black_hole", deal_number, 100);
    AnalysisPlan plan;
    plan.solve.nodes = 200000;
    const Analysis analysis = analyse(match, plan);
    QVERIFY(analysis.alone && analysis.complete);
    const auto lost = analysis.alone->lost_by();
    if (!lost) continue;
    ++found;
    const SolveLimits limits{.nodes = 1000000, .expired = {}};
    QVERIFY(match.after(*lost).solve(limits, 9).finding == Finding::solvable);
    QVERIFY(match.after(*lost + 1).solve(limits, 9).finding == Finding::unsolvable);
    auto position = match.after(*lost).clone();
    for (const Move& move : analysis.alone->line) {
      QVERIFY(position->allows(0, move, {}));
      position->apply(0, move);
    }
    QCOMPARE(position->winners(), std::vector<int>{0});
  }
  QVERIFY(found >= 2);
}

void TestAnalysis::knows_a_won_solitaire_without_search() {
  Match match = begun("black_hole", 1);
  const Solution solution = match.truth().solve({.nodes = 1000000, .expired = {}}, 1);
  QVERIFY(solution.finding == Finding::solvable);
  for (const Move& move : solution.moves) QVERIFY(!match.submit(0, move));
  int asked = 0;
  AnalysisPlan plan;
  plan.progress = [&](std::size_t, std::size_t) { ++asked; };
  const Analysis analysis = analyse(match, plan);
  QCOMPARE(*analysis.alone->moves, match.history().size());
  QVERIFY(!analysis.alone->lost_by());
  QCOMPARE(asked, 0);
}

void TestAnalysis::tells_the_answers_of_a_race() {
  Match match = begun("stroop", 5);
  for (int round = 0; round < 3; ++round) {
    const std::int64_t turned = *match.truth().next_event();
    QVERIFY(!match.advance(turned - match.truth().clock()));
    const std::string top = match.state({})["piles"]["stake"].back().get<std::string>();
    const Card asked = cards_of(top).front();
    const bool court = asked.rank() == 0 || asked.rank() >= 10;
    const int rank = court ? (asked.rank() == 11 ? 12 : 11) : (asked.rank() == 4 ? 5 : 4);
    const Move right(0, Card(rank, is_red(asked.suit()) ? Suit::spades : Suit::hearts));
    QVERIFY(!match.submit(1, Move(0, asked), Times{turned + 200, turned + 300}));
    QVERIFY(!match.submit(0, right, Times{turned + 500 + 10 * round, turned + 900}));
  }
  AnalysisPlan plan;
  plan.seats = {0, 1};
  const Analysis analysis = analyse(match, plan);
  QVERIFY(analysis.complete && analysis.judged.empty());
  QCOMPARE(analysis.answers.size(), std::size_t{6});
  int all = 0;
  for (const AnswerFigures& figures : figures_of(analysis.answers, 0)) {
    QCOMPARE(figures.wrong, 0);
    QVERIFY(figures.mean >= 500 && figures.mean <= 520 && figures.quickest >= 500);
    all += figures.right;
  }
  QCOMPARE(all, 3);
  all = 0;
  for (const AnswerFigures& figures : figures_of(analysis.answers, 1)) all += figures.wrong + 100 * figures.right;
  QCOMPARE(all, 3);
  plan.seats = {0};
  QCOMPARE(analyse(match, plan).answers.size(), std::size_t{3});
  // It is kept, and refused where it does not fit.
  Json kept = json_of(analysis, match);
  const auto again = analysis_of(kept, match);
  QVERIFY(again);
  QCOMPARE(json_of(*again, match), kept);
  for (const Json& bad : {Json(7), Json::array({7}), Json::array({Json::array({0, "green", 500, true})}),
                          Json::array({Json::array({99, "red_number", 500, true})})}) {
    kept["answers"] = bad;
    QVERIFY(!analysis_of(kept, match));
  }
}

void TestAnalysis::stops_when_told() {
  const Match match = hard_against_random("chinese_ten", 6);
  std::stop_source source;
  AnalysisPlan plan;
  plan.seats = {0, 1};
  plan.limits = {.iterations = 100, .deals = 20, .expired = {}};
  plan.progress = [&](std::size_t done, std::size_t) {
    if (done == 4) source.request_stop();
  };
  const Analysis analysis = analyse(match, plan, source.get_token());
  QVERIFY(!analysis.complete);
  QVERIFY(analysis.judged.size() <= 4);
}

void TestAnalysis::keeps_what_it_found() {
  const Match match = hard_against_random("chinese_ten", 7);
  AnalysisPlan plan;
  plan.seats = {1};
  plan.limits = {.iterations = 100, .deals = 50, .expired = {}};
  const Analysis analysis = analyse(match, plan);
  const auto again = analysis_of(json_of(analysis, match), match);
  QVERIFY(again.has_value());
  QCOMPARE(json_of(*again, match), json_of(analysis, match));
  QCOMPARE(again->costliest(1, 3), analysis.costliest(1, 3));
  const Match alone = solitaire_at_random("black_hole", 3, 100);
  plan.solve.nodes = 200000;
  const Analysis one = analyse(alone, plan);
  QCOMPARE(json_of(*analysis_of(json_of(one, alone), alone), alone), json_of(one, alone));
}

void TestAnalysis::refuses_what_does_not_fit() {
  const Match match = hard_against_random("chinese_ten", 7);
  const Json good = Json::parse(
      R"({"version":1,"complete":true,"judged":[{"move":0,"value":0.5,"better":null,"loss":0.1,"error":0.01}]})");
  QVERIFY(analysis_of(good, match).has_value());
  const auto refused = [&](const char* pointer, const Json& value) {
    Json bad = good;
    bad[Json::json_pointer(pointer)] = value;
    return !analysis_of(bad, match);
  };
  QVERIFY(refused("/version", 2));
  QVERIFY(refused("/complete", "yes"));
  QVERIFY(refused("/judged", 7));
  QVERIFY(refused("/judged/0", "x"));
  QVERIFY(refused("/judged/0/move", 100000));
  QVERIFY(refused("/judged/0/move", -1));
  QVERIFY(refused("/judged/0/value", "much"));
  QVERIFY(refused("/judged/0/better", "no such move"));
  QVERIFY(refused("/judged/0/loss", nullptr));
  QVERIFY(refused("/judged/0/gain", Json::array({1, 2})));
  QVERIFY(refused("/alone", Json::array()));
  QVERIFY(!analysis_of(Json(), match));
}

void TestAnalysis::plays_the_same_cards_again() {
  const Match match = hard_against_random("chinese_ten", 8);
  const Replays replays{.levels = {Level::easy, Level::easy}, .games = 3, .iterations = 0, .seed = 1};
  const SameCards first = play_same_cards(match, replays);
  QCOMPARE(first.games, 3);
  QCOMPARE(first.scores.size(), 2U);
  QCOMPARE(first.wins[0] + first.wins[1], 1.0);
  QVERIFY(first.errors[0] > 0);
  QCOMPARE(play_same_cards(match, replays).scores, first.scores);
  Replays others = replays;
  others.seed = 2;
  QVERIFY(play_same_cards(match, others).scores != first.scores);
  std::stop_source source;
  source.request_stop();
  QCOMPARE(play_same_cards(match, replays, source.get_token()).games, 0);
}

void TestAnalysis::plays_a_seat_by_every_level() {
  const Match match = hard_against_random("chinese_ten", 8);
  const Replays replays{.levels = {Level::easy, Level::easy}, .games = 2, .seed = 8, .most = 60};
  const auto made = duplicate_of(match, 1, replays);
  QVERIFY(made);
  QCOMPARE(made->levels.size(), 3U);
  QCOMPARE(made->own.score, match.truth().show(std::nullopt).scores[1]);
  QVERIFY(made->spread > 0);
  // Anything at all is a poor way to play them, the same games come again, and what is kept is read again.
  QVERIFY(made->percent(ScoreUnit::points) < 100);
  QCOMPARE(json_of(*duplicate_of(match, 1, replays)), json_of(*made));
  QCOMPARE(json_of(*duplicate_of(json_of(*made))), json_of(*made));
  for (const Json& bad : {Json(), Json::array(), Json{{"own", 1}}, Json{{"own", {1, 2}}, {"levels", {{1, 2}}}}})
    QVERIFY(!duplicate_of(bad));
  QVERIFY(!duplicate_of(begun("chinese_ten", 9), 0, replays));
  QVERIFY(!duplicate_of(begun("stroop", 9), 0, replays));
  // A solitaire that was given up is one that was not won.
  const auto alone =
      duplicate_of(solitaire_at_random("black_hole", 3, 4), 0, Replays{.levels = {Level::easy}, .games = 1, .seed = 3});
  QVERIFY(alone);
  QCOMPARE(alone->own.win, 0.0);
  // Nor is it played for ever where moves to and fro go on.
  QVERIFY(duplicate_of(solitaire_at_random("yukon", 3, 4), 0, Replays{.levels = {Level::easy}, .games = 1, .seed = 3}));
  std::stop_source source;
  source.request_stop();
  QVERIFY(!duplicate_of(match, 1, replays, source.get_token()));
}

void TestAnalysis::measures_a_seat_by_the_strongest() {
  Duplicate made{.own = {118, 1}, .levels = {{81, 0}, {95, 0.5}, {104, 0.5}}, .spread = 40};
  QCOMPARE(made.percent(ScoreUnit::points), 135.0);
  QCOMPARE(made.percent(ScoreUnit::none), 150.0);
  made.own = {-200, 0};
  QCOMPARE(made.percent(ScoreUnit::chips), 0.0);
  QCOMPARE(made.percent(ScoreUnit::none), 50.0);
  made.own = {104, 0.5};
  made.spread = 0;
  QCOMPARE(made.percent(ScoreUnit::points), 100.0);
  QCOMPARE(made.percent(ScoreUnit::none), 100.0);
}

void TestAnalysis::tells_the_cards_from_the_play() {
  const Match match = hard_against_random("chinese_ten", 9);
  const Replays replays{.levels = {Level::expert, Level::easy}, .games = 4, .iterations = 100, .seed = 1};
  const auto good = shares_of(match, 0, replays);
  const auto bad = shares_of(match, 1, replays);
  QVERIFY(good && bad);
  // Between two seats what one is ahead the other is behind; who plays anything makes less of the cards than others do.
  const std::vector<int> scores = match.truth().show(std::nullopt).scores;
  QVERIFY(std::abs(good->sum() - (scores[0] - scores[1])) < 1e-9);
  QVERIFY(std::abs(bad->sum() + good->sum()) < 1e-9);
  QVERIFY(std::abs(good->cards + bad->cards) < 1e-9);
  QVERIFY2(bad->own < -5, qPrintable(QString::number(bad->own)));
  QVERIFY(bad->own < good->own);
  QVERIFY(!shares_of(begun("chinese_ten", 9), 0, replays));
  std::stop_source source;
  source.request_stop();
  QVERIFY(!shares_of(match, 0, replays, source.get_token()));
}

QTEST_APPLESS_MAIN(TestAnalysis)
#include "test_analysis.moc"
