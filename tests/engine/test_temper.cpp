// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "ai/temper.h"
#include "ai/think.h"
#include "match/match.h"
#include "protocol/autoplay.h"

using namespace fulltable;

namespace {

constexpr std::array tempers{Temper::steady, Temper::cautious, Temper::bold, Temper::grabber, Temper::bluffer};

Candidate worth(double value, std::int64_t visits, double brings, double deviation) {
  constexpr std::int64_t looks = 100;
  Candidate candidate;
  candidate.value = value;
  candidate.visits = visits;
  candidate.gain = {brings, deviation / std::sqrt(static_cast<double>(looks)), looks};
  return candidate;
}

double spread_of(const Candidate& candidate) {
  return candidate.gain.error * std::sqrt(static_cast<double>(candidate.gain.count));
}

/// A game of computers after so many moves.
Match in_play(const char* id, std::uint64_t deal, std::int64_t moves) {
  const Game& game = *find_game(id);
  auto match = Match::start(game, standard_setup(game, deal));
  const std::vector<Level> levels(static_cast<std::size_t>(match->seats()), Level::easy);
  play_on(*match, levels, deal, moves);
  return std::move(*match);
}

}  // namespace

/// What players of one level like, of moves that are worth much the same.
class TestTemper : public QObject {
  Q_OBJECT

 private slots:
  void each_likes_another_move() {
    // The last two are worth less, or hardly tried.
    const std::vector<Candidate> candidates{worth(0.60, 100, 2, 5), worth(0.595, 90, 3, 1), worth(0.59, 60, 1, 9),
                                            worth(0.50, 90, 9, 20), worth(0.599, 10, 8, 0)};
    const std::vector<float> sights{5, 3, 0.5F, 0, 0};
    const auto chosen = [&](Temper temper) { return choose_by_temper(candidates, sights, temper, 0.015); };
    QCOMPARE(chosen(Temper::steady), std::size_t{0});
    QCOMPARE(chosen(Temper::cautious), std::size_t{1});
    QCOMPARE(chosen(Temper::bold), std::size_t{2});
    QCOMPARE(chosen(Temper::grabber), std::size_t{1});
    QCOMPARE(chosen(Temper::bluffer), std::size_t{2});
    for (const Temper temper : tempers) QCOMPARE(choose_by_temper(candidates, sights, temper, 0), std::size_t{0});
    QCOMPARE(choose_by_temper(candidates, {}, Temper::bluffer, 0.015), std::size_t{0});
  }
  void names_are_read_back() {
    for (const Temper temper : tempers) QCOMPARE(*temper_of(to_text(temper)), temper);
    QVERIFY(!temper_of("") && !temper_of("Bold") && !temper_of("wild"));
  }

  void a_temper_shows_and_costs_next_to_nothing_data() {
    QTest::addColumn<QString>("game");
    for (const char* id : {"pop", "stomp", "thieving_stink", "vazhushal"}) QTest::newRow(id) << id;
  }
  /// In real games: what a temper chooses is more of what it likes than what the steady player does in the same place,
  /// and never worth less than its tolerance.
  void a_temper_shows_and_costs_next_to_nothing() {
    QFETCH(QString, game);
    std::array<double, 5> liked{};
    int others = 0;
    int decisions = 0;
    for (std::uint64_t deal = 1; deal <= 40; ++deal) {
      const Match match = in_play(game.toUtf8(), deal, static_cast<std::int64_t>(2 + deal % 7));
      const auto seat = seat_to_ask(match.truth(), {});
      if (match.over() || !seat) continue;
      const auto known = match.know(*seat);
      const auto decide = [&](Temper temper) {
        Limits limits;
        limits.scores = true;
        limits.temper = temper;
        return think(*known, Level::medium, limits, Rng(deal));
      };
      const Decision steady = decide(Temper::steady);
      if (steady.candidates.size() < 2 || steady.exact) continue;
      ++decisions;
      for (const Temper temper : tempers) {
        const Decision decision = decide(temper);
        QCOMPARE(decision.candidates.size(), steady.candidates.size());
        const auto chosen = std::ranges::find_if(decision.candidates, [&](const Candidate& candidate) {
          return decision.move ? !candidate.wait && candidate.move == *decision.move : candidate.wait;
        });
        QVERIFY(chosen != decision.candidates.end());
        const double tolerance =
            std::max(0.01, known->info().search[static_cast<std::size_t>(Level::medium)].tolerance);
        QVERIFY(chosen->value >= decision.candidates.front().value - tolerance - 1e-9);
        if (decision.move != steady.move) ++others;
        const double measure = temper == Temper::grabber ? chosen->gain.mean : spread_of(*chosen);
        const auto usual = std::ranges::find_if(steady.candidates, [&](const Candidate& candidate) {
          return steady.move ? !candidate.wait && candidate.move == *steady.move : candidate.wait;
        });
        QVERIFY(usual != steady.candidates.end());
        liked[static_cast<std::size_t>(temper)] +=
            measure - (temper == Temper::grabber ? usual->gain.mean : spread_of(*usual));
      }
    }
    QVERIFY2(decisions >= 20, qPrintable(QString::number(decisions)));
    QVERIFY2(others >= decisions / 10, qPrintable(QString("%1 of %2").arg(others).arg(decisions)));
    QCOMPARE(liked[static_cast<std::size_t>(Temper::steady)], 0.0);
    QVERIFY(liked[static_cast<std::size_t>(Temper::cautious)] <= 0);
    QVERIFY(liked[static_cast<std::size_t>(Temper::bold)] >= 0);
    QVERIFY(liked[static_cast<std::size_t>(Temper::grabber)] >= 0);
    for (std::size_t i = 0; i < liked.size(); ++i) all_liked_[i] += liked[i];
  }
  void every_temper_shows_somewhere() {
    QVERIFY(all_liked_[static_cast<std::size_t>(Temper::cautious)] < 0);
    QVERIFY(all_liked_[static_cast<std::size_t>(Temper::bold)] > 0);
    QVERIFY(all_liked_[static_cast<std::size_t>(Temper::grabber)] > 0);
  }

 private:
  std::array<double, 5> all_liked_{};  ///< in the games above
};

QTEST_APPLESS_MAIN(TestTemper)
#include "test_temper.moc"
