// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <set>

#include "match/match.h"
#include "support/toy_knock.h"
#include "support/toy_snap.h"

using namespace fulltable;

namespace {

GameSetup knock_terms(std::uint64_t seed) {
  GameSetup game_setup = standard_setup(toy::knock(), seed);
  game_setup.dealer = 0;
  return game_setup;
}

/// The first legal move that is no knock, for the seat on turn.
void play_one(Match& match) {
  const int seat = match.truth().show(std::nullopt).facts["turn"];
  Moves moves;
  match.truth().legal(seat, moves);
  QVERIFY(!match.submit(seat, moves.front()));
}

Cards reversed_pack() {
  Cards pack = standard_pack();
  std::ranges::reverse(pack);
  return pack;
}

}  // namespace

class TestMatch : public QObject {
  Q_OBJECT

 private slots:
  /// Deal numbers mean the same deals for ever: these packs may never change.
  void dealsForEver() {
    const TableSetup setup{3, toy::knock().info().standard_options(), 0};
    const auto first = [&](std::uint64_t seed, std::size_t deal) {
      const Cards pack = shuffled_pack(toy::knock(), setup, seed, deal);
      std::string text;
      for (std::size_t i = 0; i < 6; ++i) text += to_text(pack[i]) + " ";
      return QString::fromStdString(text).trimmed();
    };
    QCOMPARE(first(1, 1), QStringLiteral("9S 3D KD 7H TS 5D"));
    QCOMPARE(first(1, 2), QStringLiteral("6C JH 4H TC TH QC"));
    QCOMPARE(first(max_deal_number, 1), QStringLiteral("9D JD 5H KD AH 7S"));
    QCOMPARE(drawn_dealer(1, 4), 3);
    QCOMPARE(drawn_dealer(max_deal_number, 4), 0);
  }
  void everyDealIsAnotherPack() {
    std::set<std::string> seen;
    const TableSetup setup{3, toy::knock().info().standard_options(), 0};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      for (std::size_t deal = 1; deal <= 20; ++deal) {
        Cards pack = shuffled_pack(toy::knock(), setup, seed, deal);
        seen.insert(json_of(pack).dump());
        std::ranges::sort(pack);
        QCOMPARE(pack, standard_pack());
      }
    QCOMPARE(seen.size(), std::size_t{400});
  }
  /// Every card comes to every place equally often: chi-square over the 52 · 52 counts. Each has a variance of 51/52 of
  /// its mean, so their sum is 2652 on the average; with 51 · 51 degrees of freedom it deviates by 74. The counts of
  /// one place or one card have 51 degrees of freedom and a deviation of 10; of 104 such sums some are far from 51.
  void shufflesAreEven() {
    const TableSetup setup{3, toy::knock().info().standard_options(), 0};
    constexpr std::size_t cards = 52;
    constexpr int deals = 20800;
    constexpr double expected = deals / 52.0;
    std::array<std::array<int, cards>, cards> counts{};
    for (int seed = 0; seed < deals; ++seed) {
      const Cards pack = shuffled_pack(toy::knock(), setup, static_cast<std::uint64_t>(seed), 1);
      for (std::size_t place = 0; place < cards; ++place) ++counts[place][static_cast<std::size_t>(pack[place].code())];
    }
    double whole = 0;
    std::array<double, cards> of_place{};
    std::array<double, cards> of_card{};
    for (std::size_t place = 0; place < cards; ++place)
      for (std::size_t card = 0; card < cards; ++card) {
        const double chi = (counts[place][card] - expected) * (counts[place][card] - expected) / expected;
        whole += chi;
        of_place[place] += chi;
        of_card[card] += chi;
      }
    QVERIFY2(whole > 2290 && whole < 3020, qPrintable(QString::number(whole)));
    for (std::size_t i = 0; i < cards; ++i)
      for (const double chi : {of_place[i], of_card[i]})
        QVERIFY2(chi > 18 && chi < 108, qPrintable(QString::number(chi)));
  }
  void termsAreChecked() {
    const auto code = [](auto change) {
      GameSetup game_setup = knock_terms(1);
      change(game_setup);
      const auto refusal = check(toy::knock(), game_setup);
      return refusal ? QString(to_text(refusal->code)) : QString();
    };
    QCOMPARE(code([](GameSetup&) {}), QString());
    QCOMPARE(code([](GameSetup& game_setup) { game_setup.seats = 5; }), QStringLiteral("bad_seats"));
    QCOMPARE(code([](GameSetup& game_setup) { game_setup.dealer = 3; }), QStringLiteral("bad_request"));
    QCOMPARE(code([](GameSetup& game_setup) { game_setup.deal_number = max_deal_number + 1; }),
             QStringLiteral("bad_request"));
    QCOMPARE(code([](GameSetup& game_setup) { game_setup.decks = {Cards()}; }), QStringLiteral("bad_deck"));
    QCOMPARE(code([](GameSetup& game_setup) { game_setup.decks = {standard_pack(), reversed_pack()}; }), QString());
    QCOMPARE(code([](GameSetup& game_setup) {
               game_setup.seats = 4;
               game_setup.dealer = 3;
               game_setup.options.value[1] = 1;
             }),
             QStringLiteral("bad_option"));
  }
  void optionsFromText() {
    const GameInfo& info = toy::knock().info();
    Options options = info.standard_options();
    QVERIFY(!set_option(info, options, "target", "40000"));
    QVERIFY(!set_option(info, options, "order", "low"));
    QVERIFY(!set_option(info, options, "knocks", "false"));
    QCOMPARE(json_of(info, options), Json({{"target", 40000}, {"order", "low"}, {"knocks", false}}));
    for (const auto& [id, value] : {std::pair{"target", "0"},
                                    {"target", "40001"},
                                    {"target", "4x"},
                                    {"target", ""},
                                    {"order", "Low"},
                                    {"knocks", "1"},
                                    {"other", "1"}})
      QVERIFY(set_option(info, options, id, value)->code == Code::bad_option);
    QCOMPARE(json_of(info, options)["target"], Json(40000));
  }
  void givenPacksComeFirst() {
    GameSetup game_setup = knock_terms(3);
    game_setup.options.value[0] = 40000;
    game_setup.decks = {standard_pack(), reversed_pack()};
    auto match = std::move(*Match::start(toy::knock(), game_setup));
    for (int deal = 1; deal <= 3; ++deal) {
      while (match.truth().show(std::nullopt).deal == deal) play_one(match);
      QCOMPARE(match.packs_dealt(), static_cast<std::size_t>(deal) + 1);
    }
    QCOMPARE(match.pack(1), standard_pack());
    QCOMPARE(match.pack(2), reversed_pack());
    QCOMPARE(match.pack(3), shuffled_pack(toy::knock(), match.truth().setup(), 3, 3));
    QCOMPARE(match.truth().show(std::nullopt).dealer, 0);  // the dealer moved on three times
  }
  void undoAndRedoAcrossDeals() {
    GameSetup game_setup = knock_terms(5);
    game_setup.options.value[0] = 4;
    auto match = std::move(*Match::start(toy::knock(), game_setup));
    std::vector<Json> states{match.state(std::nullopt)};
    while (!match.over()) {
      play_one(match);
      states.push_back(match.state(std::nullopt));
    }
    QVERIFY(match.packs_dealt() >= 3);
    const std::size_t moves = match.history().size();
    for (std::size_t left = moves; left > 0; --left) {
      QVERIFY(!match.undo());
      QCOMPARE(match.state(std::nullopt), states[left - 1]);
      QCOMPARE(match.undone(), moves - left + 1);
    }
    QVERIFY(match.undo()->code == Code::illegal_move);
    for (std::size_t done = 1; done <= moves; ++done) {
      QVERIFY(!match.redo());
      QCOMPARE(match.state(std::nullopt), states[done]);
    }
    QVERIFY(match.redo()->code == Code::illegal_move);
    // Another move forgets what was undone; a refused one does not.
    QVERIFY(!match.undo());
    QVERIFY(!match.undo());
    QVERIFY(match.submit(0, "rubbish"));
    QCOMPARE(match.undone(), std::size_t{2});
    play_one(match);
    QCOMPARE(match.undone(), std::size_t{0});
  }
  void refusalsNameTheRule() {
    auto match = std::move(*Match::start(toy::knock(), knock_terms(1)));
    const Json before = match.state(std::nullopt);
    const auto refusal = match.submit(1, "knock");  // seat 1 is on turn, left of dealer 0
    QVERIFY(refusal && refusal->code == Code::illegal_move);
    QCOMPARE(QString::fromStdString(refusal->rule), QStringLiteral("play"));
    QVERIFY(match.submit(3, "knock")->code == Code::bad_request);
    QVERIFY(match.submit(-1, "knock")->code == Code::bad_request);
    QVERIFY(match.submit(0, "knock", Times{1, 1})->code == Code::bad_request);
    QVERIFY(match.advance(5)->code == Code::unsupported);
    QCOMPARE(match.state(std::nullopt), before);
  }
  void theClockEnds() {
    auto match = std::move(*Match::start(toy::snap(), standard_setup(toy::snap(), 1)));
    QVERIFY(!match.advance(longest_wait));
    QVERIFY(match.over());
    auto other = std::move(*Match::start(toy::snap(), standard_setup(toy::snap(), 1)));
    QVERIFY(other.submit(0, "snap", Times{0, longest_wait + 1})->code == Code::bad_request);
    QVERIFY(other.submit(0, "snap", Times{0, longest_wait})->code == Code::game_over);
    QCOMPARE(other.truth().clock(), std::int64_t{0});
    QVERIFY(other.undo()->code == Code::unsupported);
  }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "test_match.moc"
