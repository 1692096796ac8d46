// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include "ai/think.h"
#include "match/match.h"

using namespace fulltable;

/// The numbers that a search found out of some moves: all that a hint may speak of.
QSet<QString> figures_of(const Decision& decision) {
  QSet<QString> figures{QString::number(decision.iterations)};
  for (const Candidate& each : decision.candidates) {
    figures << QString::number(std::lround(100 * each.value)) << QString::number(each.visits)
            << QString::number(std::llround(each.value * static_cast<double>(each.visits)))
            << QString::number(std::abs(std::lround(each.gain.mean)));
  }
  return figures;
}

/// What hints tell in figures: from the search that chose the move, which is the same with and without points.
class TestPoints : public QObject {
  Q_OBJECT

 private slots:
  void are_found_beside_the_choice_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : all_games())
      if (game->info().score_unit != ScoreUnit::none) {
        const std::string id(game->info().id);
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
      }
  }

  void are_found_beside_the_choice() {
    QFETCH(QString, id);
    const Game* game = find_game(id.toStdString());
    auto match = Match::start(*game, standard_setup(*game, 3));
    QVERIFY(match);
    int weighed = 0;
    SeatSet declined;
    for (int number = 0; number < 40 && weighed < 8; ++number) {
      const auto seat = seat_to_ask(match->truth(), declined);
      QVERIFY(seat);
      const auto known = match->know(*seat);
      const Rng rng(static_cast<std::uint64_t>(number));
      const Decision plain = think(*known, Level::expert, {.iterations = 1200, .expired = {}}, rng);
      const Decision counted = think(*known, Level::expert, {.iterations = 1200, .expired = {}, .scores = true}, rng);
      QVERIFY(plain.move == counted.move);
      QCOMPARE(plain.iterations, counted.iterations);
      QCOMPARE(plain.candidates.size(), counted.candidates.size());
      std::int64_t seen = 0;
      for (std::size_t i = 0; i < plain.candidates.size(); ++i) {
        QVERIFY(plain.candidates[i].move == counted.candidates[i].move);
        QCOMPARE(plain.candidates[i].visits, counted.candidates[i].visits);
        QCOMPARE(plain.candidates[i].gain.count, 0);
        const Gain& gain = counted.candidates[i].gain;
        seen += gain.count;
        QVERIFY(gain.count <= counted.candidates[i].visits);
        QVERIFY(gain.count == 0 || std::abs(gain.mean) < 200);
      }
      if (counted.iterations > 0) {
        ++weighed;
        QVERIFY(seen > 0);
      }
      if (counted.move) {
        QVERIFY(!match->submit(*seat, *counted.move));
        declined = {};
      } else {
        declined.insert(*seat);
      }
    }
    QCOMPARE(weighed, 8);
  }

  void every_number_is_one_of_the_search_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : all_games())
      if (!game->info().real_time) {
        const std::string id(game->info().id);
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
      }
  }

  void every_number_is_one_of_the_search() {
    QFETCH(QString, id);
    const Game* game = find_game(id.toStdString());
    auto match = Match::start(*game, standard_setup(*game, 4));
    QVERIFY(match);
    const std::int64_t iterations = game->info().solitaire ? 3 : 600;
    const QRegularExpression digits("\\d+");
    SeatSet declined;
    for (int number = 0; number < 40 && !match->over(); ++number) {
      const auto seat = seat_to_ask(match->truth(), declined);
      QVERIFY(seat);
      const auto known = match->know(*seat);
      const Decision decision = think(*known, Level::expert, {.iterations = iterations, .expired = {}, .scores = true},
                                      Rng(static_cast<std::uint64_t>(number)));
      const Hint hint = hint_of(*known, decision);
      std::vector<Text> told = hint.others;
      told.push_back(hint.basis);
      // Where the game is solved, its own line tells what was found out, and others' figures are none.
      if (decision.move && known->outcome(*seat, *decision.move, nullptr).empty()) told.push_back(hint.number);
      const QSet<QString> figures = figures_of(decision);
      for (const Text& line : told) {
        QString words = QString::fromStdString(english(line));
        // A move's name may have numbers: of a column, of pips.
        if (const auto* noun = line.find("other"))
          words.remove(QString::fromStdString(english(std::get<std::vector<Text>>(*noun).front())));
        for (auto each = digits.globalMatch(words); each.hasNext();) {
          const QString figure = each.next().captured();
          QVERIFY2(figures.contains(figure), qPrintable(words + " / " + QStringList(figures.values()).join(' ')));
        }
      }
      // They are told in the order in which the search ranks them, and never above the advised one.
      QVERIFY(hint.others.size() <= 2);
      std::int64_t last = 100;
      for (const Text& other : hint.others) {
        const auto* chance = other.find("chance");
        if (chance == nullptr) continue;
        QVERIFY(std::get<std::int64_t>(*chance) <= last);
        last = std::get<std::int64_t>(*chance);
      }
      if (decision.move) {
        QVERIFY(!match->submit(*seat, *decision.move));
        declined = {};
      } else {
        declined.insert(*seat);
      }
    }
  }

  /// A marriage at the beginning hardly changes the chance to win a match of four deals, but it scores.
  void are_told_where_chances_are_alike() {
    auto match = Match::start(*find_game("umtali"), standard_setup(*find_game("umtali"), 3));
    QVERIFY(match);
    bool told = false;
    for (int number = 0; number < 40 && !told; ++number) {
      const auto seat = seat_to_ask(match->truth(), {});
      QVERIFY(seat);
      const auto known = match->know(*seat);
      const Decision decision = think(*known, Level::expert, {.iterations = 1200, .expired = {}, .scores = true},
                                      Rng(static_cast<std::uint64_t>(number)));
      told = english(hint_of(*known, decision)).starts_with("Meld the marriage in clubs. This deal puts you about ");
      QVERIFY(decision.move);
      QVERIFY(!match->submit(*seat, *decision.move));
    }
    QVERIFY(told);
  }
};

QTEST_GUILESS_MAIN(TestPoints)
#include "test_points.moc"
