// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/think.h"
#include "lorum_table.h"

using namespace fulltable;
using namespace fulltable::lorum_table;

namespace {

std::string by_rule(const Match& match) {
  const auto known = match.know(turn(match));
  Moves moves;
  known->legal(known->seat(), moves);
  Rng rng(1);
  return match.truth().write(moves[static_cast<std::size_t>(known->rule_of_thumb(known->seat(), moves, rng))]);
}

std::string by_expert(const Match& match, std::uint64_t seed) {
  const auto known = match.know(turn(match));
  Limits limits;
  limits.iterations = 400;
  return match.truth().write(*think(*known, Level::expert, limits, Rng(seed)).move);
}

/// What a seat has more after the deal, in the mean, if all go on from here by the quick policy.
double mean_of_playouts(const Match& match, int seat) {
  constexpr int times = 400;
  int sum = 0;
  Rng rng(5);
  for (int i = 0; i < times; ++i) {
    const auto position = match.know(turn(match))->imagine(rng);
    position->playout(rng);
    sum += position->show(std::nullopt).scores[static_cast<std::size_t>(seat)] - 100;
  }
  return static_cast<double>(sum) / times;
}

/// Seat 1 has taken three queens in three tricks, and the last one lies in the fourth, which it is winning.
Match with_three_queens_taken() {
  Match match = match_of(
      Contract::queens,
      {"9C 9D 9S 9H AH TC JC TD", "AC AD AS KH 7C 7D 7S 7H", "QC QD QS QH KC KD KS TH", "8C 8D 8S 8H JD TS JS JH"},
      {.rounds = 4});
  const QString refused = play(match, "AC QC 8C 9C AD QD 8D 9D AS QS 8S 9S KH QH 8H");
  if (!refused.isEmpty()) qFatal("%s", qPrintable(refused));
  return match;
}

/// Seat 1 leads, and as good as takes every trick if it begins with what nobody can take.
Match with_a_hand_for_all(Contract contract) {
  return match_of(contract, {"", "AC KC QC 8C AD AH KH AS", "", ""}, {.rounds = 4});
}

}  // namespace

/// How Lórum is played: a deal in which one player takes all is worth far more, and costs far more, than its cards.
class TestLorumMind : public QObject {
  Q_OBJECT
 private slots:
  void stopsWhoWouldHaveAll() {
    const Match match = with_three_queens_taken();
    QCOMPARE(turn(match), 0);
    QCOMPARE(by_rule(match), std::string("play AH"));
    for (const std::uint64_t seed : {1U, 2U, 3U}) QCOMPARE(by_expert(match, seed), std::string("play AH"));
    QVERIFY2(mean_of_playouts(match, 0) > -5, qPrintable(QString::number(mean_of_playouts(match, 0))));
  }

  void keepsTheAceWhereNobodyCanHaveAll() {
    // With a queen elsewhere nobody can have all: the ace is not wasted on four points.
    Match match = match_of(Contract::queens, {"9C 9D 9S 9H AH QC JC TD", "AC AD AS KH 7C 7D 7S 7H",
                                              "TC QD QS QH KC KD KS TH", "8C 8D 8S 8H JD TS JS JH"});
    QCOMPARE(play(match, "AC TC 8C 9C AD QD 8D 9D AS QS 8S 9S KH QH 8H"), QString());
    QCOMPARE(by_rule(match), std::string("play 9H"));
  }

  void goesForAll_data() {
    QTest::addColumn<int>("contract");
    QTest::addColumn<double>("least");
    QTest::newRow("queens") << static_cast<int>(Contract::queens) << 25.0;
    QTest::newRow("no tricks") << static_cast<int>(Contract::no_tricks) << 20.0;
  }
  void goesForAll() {
    QFETCH(const int, contract);
    QFETCH(const double, least);
    const Match match = with_a_hand_for_all(static_cast<Contract>(contract));
    QVERIFY(by_rule(match) != "play 8C");
    for (const std::uint64_t seed : {1U, 2U, 3U}) QVERIFY(by_expert(match, seed) != "play 8C");
    const double mean = mean_of_playouts(match, 1);
    QVERIFY2(mean > least, qPrintable(QString::number(mean)));
  }
};

QTEST_APPLESS_MAIN(TestLorumMind)
#include "test_lorum_mind.moc"
