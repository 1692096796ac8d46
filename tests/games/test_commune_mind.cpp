// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include "ai/think.h"
#include "commune_table.h"
#include "games/commune/belief.h"
#include "games/commune/odds.h"
#include "games/commune/value.h"

using namespace fulltable;
using namespace fulltable::commune_table;

namespace {

int rung_of(std::string_view text) {
  return commune::rung_of(Commune::declaration_of(*Commune::read("declare " + std::string(text))));
}

/// How often a declaration is good where the rest of the commune is dealt again and again.
double sampled(CardSet own, int commune_size, int rung, int times) {
  Cards rest;
  for (const Card card : commune_game().pack({2, commune_game().info().standard_options(), 0}))
    if (!own.has(card)) rest.push_back(card);
  Rng rng(99);
  int good = 0;
  for (int i = 0; i < times; ++i) {
    shuffle(rest, rng);
    CardSet cards = own;
    for (int k = 0; k < commune_size - own.size(); ++k) cards.insert(rest[static_cast<std::size_t>(k)]);
    good += commune::is_there(commune::declaration(rung), commune::Count::of(cards)) ? 1 : 0;
  }
  return static_cast<double>(good) / times;
}

/// The share of imagined hands of that seat that hold that rank or a wild card.
double backed(const Match& match, int viewer, int seat, int rank) {
  const auto known = match.know(viewer);
  Rng rng(3);
  int held = 0;
  constexpr int times = 2000;
  for (int i = 0; i < times; ++i) {
    const View view = known->imagine(rng)->show(std::nullopt);
    for (const PileView& pile : view.piles)
      if (pile.id == "hand." + std::to_string(seat))
        held += std::ranges::any_of(
            pile.cards, [&](Card card) { return commune::is_wild(card) || commune::rank_of(card) == rank; });
  }
  return static_cast<double>(held) / times;
}

std::size_t declared(const Position& position) {
  return position.show(std::nullopt).facts["declarations"].size();
}

Decision thought(const Match& match, int seat, Level level, std::uint64_t seed) {
  return think(*match.know(seat), level, {}, Rng(seed));
}

}  // namespace

class TestCommuneMind : public QObject {
  Q_OBJECT
 private slots:
  void chances_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<QList<int>>("percent");
    // high, pair, two pair, trips, straight 9, flush A, full house, quads, straight flush 9: the rules page's table
    QTest::newRow("2") << 2 << QList<int>{34, 3, 0, 0, 0, 0, 0, 0, 0};
    QTest::newRow("4") << 4 << QList<int>{58, 15, 0, 2, 0, 0, 0, 0, 0};
    QTest::newRow("6") << 6 << QList<int>{73, 31, 3, 7, 3, 5, 0, 1, 0};
    QTest::newRow("8") << 8 << QList<int>{83, 46, 10, 15, 14, 24, 2, 3, 2};
    QTest::newRow("10") << 10 << QList<int>{90, 60, 22, 27, 32, 55, 6, 8, 7};
    QTest::newRow("12") << 12 << QList<int>{94, 72, 36, 39, 52, 79, 14, 15, 15};
    QTest::newRow("15") << 15 << QList<int>{97, 85, 58, 58, 77, 93, 32, 28, 36};
    QTest::newRow("20") << 20 << QList<int>{99, 95, 84, 80, 95, 99, 63, 54, 70};
  }
  void chances() {
    QFETCH(int, size);
    QFETCH(QList<int>, percent);
    const std::vector<std::string> declared{"high 9",         "pair 9",     "two_pair K 9",
                                            "trips 9",        "straight 9", "flush A",
                                            "full_house K 9", "quads 9",    "straight_flush 9"};
    for (int i = 0; i < percent.size(); ++i) {
      const double chance =
          100.0 * static_cast<double>(commune::blind_odds(rung_of(declared[static_cast<std::size_t>(i)]), size, 54));
      // The page's figures are sampled; flushes are not reckoned exactly either.
      const double tolerance = declared[static_cast<std::size_t>(i)].find("flush") == std::string::npos ? 1.5 : 3.5;
      QVERIFY2(std::abs(chance - percent[i]) <= tolerance,
               qPrintable(QStringLiteral("%1: %2, not %3")
                              .arg(QString::fromStdString(declared[static_cast<std::size_t>(i)]))
                              .arg(chance)
                              .arg(percent[i])));
    }
  }

  void chancesWithOwnCards_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<int>("size");
    QTest::newRow("one card") << "KD" << 4;
    QTest::newRow("a pair") << "KD KS" << 7;
    QTest::newRow("a wild card") << "2S 9H 8H" << 9;
    QTest::newRow("suited") << "AS TS 4S" << 12;
  }
  void chancesWithOwnCards() {
    QFETCH(QString, own);
    QFETCH(int, size);
    const CardSet cards = set_of(own.toStdString());
    const commune::Odds odds(cards, size, 54);
    for (const char* declared : {"high K", "pair K", "pair 9", "two_pair K 9", "trips K", "straight 9", "straight 5",
                                 "flush A", "full_house K 9", "quads K", "straight_flush T"}) {
      const double wanted = sampled(cards, size, rung_of(declared), 4000);
      const double chance = static_cast<double>(odds.of(commune::declaration(rung_of(declared))));
      QVERIFY2(std::abs(wanted - chance) < 0.05,
               qPrintable(QStringLiteral("%1: %2, sampled %3").arg(declared).arg(chance).arg(wanted)));
    }
  }

  void hintsRaiseChances() {
    const commune::Odds odds(set_of("KD 5C"), 8, 54);
    commune::Hints hints{};
    hints[11] = 0.4F;
    for (const char* declared : {"pair K", "trips K", "two_pair K 9", "full_house 9 K", "quads K"})
      QVERIFY(odds.of(commune::declaration(rung_of(declared)), hints) >
              odds.of(commune::declaration(rung_of(declared))));
    QCOMPARE(odds.of(commune::declaration(rung_of("pair 9")), hints), odds.of(commune::declaration(rung_of("pair 9"))));
  }

  void worthOfTokens() {
    std::vector<double> worth;
    const std::vector<std::uint8_t> level{3, 3, 3};
    commune::chances_to_win(level, worth);
    for (const double share : worth) QVERIFY(std::abs(share - 1.0 / 3) < 1e-9);
    // Two against one: one must win twice in a row.
    const std::vector<std::uint8_t> ahead{2, 1};
    commune::chances_to_win(ahead, worth);
    QVERIFY(std::abs(worth[0] - 0.75) < 0.005);
    const std::vector<std::uint8_t> over{0, 2, 0};
    commune::chances_to_win(over, worth);
    QVERIFY(worth[0] == 0 && worth[2] == 0 && std::abs(worth[1] - 1) < 1e-9);
  }

  void declarationsTell() {
    const Variant variant{.seats = 3, .packs = {"KD 2S 6C"}};
    Match quiet = match_of(variant);
    Match jump = match_of(variant);
    Match step = match_of(variant);
    QCOMPARE(submit_all(jump, {"1 declare pair Q"}), QString());
    QCOMPARE(submit_all(step, {"1 declare pair Q", "2 declare pair K"}), QString());
    const double before = backed(quiet, 0, 1, 10);
    QVERIFY(std::abs(before - 10.0 / 53) < 0.04);
    QVERIFY(backed(jump, 0, 1, 10) > before + 0.2);
    // The smallest step up tells less.
    QVERIFY(backed(step, 0, 2, 11) > before);
    QVERIFY(backed(step, 0, 2, 11) < backed(jump, 0, 1, 10));
  }

  void whoDrawsNoConclusionsSeesChanceAlone() {
    const Variant variant{.seats = 3, .packs = {"KD 2S 6C"}};
    Match match = match_of(variant);
    QCOMPARE(submit_all(match, {"1 declare pair Q"}), QString());
    const auto state = [](const Knowledge& known) { return static_cast<const KnowledgeOf<Commune>&>(known).state(); };
    const auto known = match.know(0);
    QVERIFY(commune::Tales(state(*known)).told(1));
    const auto believed = known->recalled({1, 0, Rng(1)});
    QVERIFY(!commune::Tales(state(*believed)).told(1));
    QCOMPARE(commune::Tales(state(*believed)).hints(0)[10], 0.0F);
    QVERIFY(commune::Tales(state(*known)).hints(0)[10] > 0);
    // One's own word is no conclusion.
    const auto own = match.know(1)->recalled({1, 0, Rng(1)});
    QVERIFY(commune::Tales(state(*own)).told(1));
  }

  void aWordIsBelievedMoreThanChanceSays() {
    // Seat 2 holds a six, and counts less than one chance in two that there is a king. Who heeds the word seldom calls
    // it.
    Match match = match_of({.seats = 4, .packs = {"KD 6S 9C 5H"}});
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    const auto known = match.know(2);
    Moves moves;
    known->candidates(2, moves);
    const auto look_of_call = [&](const Knowledge& mind) {
      std::vector<float> weights;
      mind.weigh(2, moves, weights);
      return weights[static_cast<std::size_t>(std::ranges::find(moves, Commune::call, &Move::verb) - moves.begin())];
    };
    QVERIFY(look_of_call(*known->recalled({1, 0, Rng(1)})) > 2 * look_of_call(*known));
  }

  void remembersBluffs() {
    // Seat 1 bluffs and is found out: then its word counts for less than at first.
    const Variant variant{
        .seats = 3, .options = {{"tokens", "5"}}, .packs = {"KD 4S 6C", "4S 6C 3D KD", "4S 6C 3D KD 5H"}};
    Match match = match_of(variant);
    QCOMPARE(submit_all(match, {"1 declare pair Q", "2 call", "1 deal"}), QString());
    const auto known = [](const Match& of, int seat) {
      return static_cast<const KnowledgeOf<Commune>&>(*of.know(seat)).state();
    };
    QCOMPARE(int{known(match, 0).record[1].named}, 1);
    QCOMPARE(int{known(match, 0).record[1].held}, 0);
    QCOMPARE(submit_all(match, {"2 declare high 3", "0 declare high 4", "1 declare pair Q"}), QString());
    const commune::Tales later(known(match, 0));
    QVERIFY(later.told(1) && later.told(2) && later.told(0));
    Match fresh = match_of(variant);
    QCOMPARE(submit_all(fresh, {"1 declare pair Q"}), QString());
    const commune::Tales first(known(fresh, 0));
    // Of two hands, one with a queen and one without: to have none becomes likelier, from a twentieth to a tenth.
    const std::array hands{set_of("3C"), set_of("QC")};
    std::array<double, 2> at_first{};
    std::array<double, 2> after{};
    first.weigh(1, hands, at_first);
    later.weigh(1, hands, after);
    QVERIFY(std::abs(at_first[0] - 0.05) < 0.015);
    QVERIFY(std::abs(after[0] - 0.1) < 0.015);
    QVERIFY(std::abs(at_first[0] + at_first[1] - 2) < 1e-6 && std::abs(after[0] + after[1] - 2) < 1e-6);
  }

  void whoNamesMoreHoldsMore() {
    Match match = match_of({.seats = 4, .packs = {"KD 4S 6C 5H"}});
    QCOMPARE(submit_all(match, {"1 declare trips Q"}), QString());
    const commune::Tales tales(static_cast<const KnowledgeOf<Commune>&>(*match.know(0)).state());
    const std::array hands{set_of("3C 4C"), set_of("QC 3C"), set_of("QC QD"), set_of("QC 2D")};
    std::array<double, 4> weights{};
    tales.weigh(1, hands, weights);
    QVERIFY(weights[1] > weights[0] && weights[2] > 3 * weights[1]);
    QVERIFY(weights[3] > weights[2] && weights[3] < 2 * weights[2]);  // a wild card is as good as a queen, or better
  }

  void bluffsNowAndThen() {
    // Among many openings at the table there are some that are backed by no card, and more that are.
    int backed_count = 0;
    int bluffs = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Match match = match_of({.seats = 4}, seed);
      QCOMPARE(submit_all(match, {"1 declare high T"}), QString());
      const auto decision = think(*match.know(2), Level::expert, {.iterations = 400, .expired = {}}, Rng(seed));
      if (decision.move->verb != Commune::declare) continue;
      const auto said = Commune::declaration_of(*decision.move);
      const auto own = commune::Count::of(set_of(pile(match, "hand.2").toStdString()));
      (own.wild > 0 || own.natural[said.first] > 0 ? backed_count : bluffs) += 1;
    }
    QVERIFY2(bluffs >= 3, qPrintable(QString::number(bluffs)));
    QVERIFY2(backed_count >= 3, qPrintable(QString::number(backed_count)));
  }

  void imaginedPlayersCallAsReadilyAsTheHardLevel_data() {
    QTest::addColumn<int>("seats");
    for (const int seats : {2, 3, 6}) QTest::addRow("%d seats", seats) << seats;
  }
  /// Who imagines others that let anything stand bluffs the more, the longer it thinks.
  void imaginedPlayersCallAsReadilyAsTheHardLevel() {
    QFETCH(int, seats);
    constexpr int hands = 100;
    constexpr int imagined_each = 10;
    double played = 0;
    double imagined = 0;
    for (std::uint64_t seed = 1; seed <= hands; ++seed) {
      Match match = match_of({.seats = seats}, seed);
      Rng rng(seed);
      for (int i = 0; i < imagined_each; ++i) {
        const auto position = match.truth().clone();
        position->playout(rng);
        imagined += static_cast<double>(declared(*position)) / imagined_each;
      }
      for (std::uint64_t turn = 0; match.truth().show(std::nullopt).phase == "declaring"; ++turn) {
        const int seat = *seat_to_ask(match.truth(), {});
        QVERIFY(!match.submit(seat, *thought(match, seat, Level::hard, 100 * seed + turn).move));
      }
      played += static_cast<double>(declared(match.truth()));
    }
    const double ratio = imagined / played;
    QVERIFY2(ratio > 0.8 && ratio < 1.25, qPrintable(QString::number(ratio)));
  }

  void callsWhatCannotBe_data() {
    QTest::addColumn<int>("level");
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert})
      QTest::newRow(to_text(level)) << static_cast<int>(level);
  }
  void callsWhatCannotBe() {
    QFETCH(int, level);
    Match match = match_of({.seats = 3, .packs = {"KD 9S 6C"}});
    QCOMPARE(submit_all(match, {"1 declare quads A"}), QString());
    const auto decision = thought(match, 2, static_cast<Level>(level), 1);
    QCOMPARE(QString::fromStdString(Commune::write(*decision.move)), QString("call"));
  }

  void isNotRead() {
    // The same cards do not always speak alike.
    std::map<std::string, int> said;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Match match = match_of({.seats = 4, .packs = {"7D 9S 6C 4H"}});
      const auto decision = think(*match.know(1), Level::expert, {.iterations = 600, .expired = {}}, Rng(seed));
      ++said[Commune::write(*decision.move)];
    }
    QVERIFY(said.size() >= 2);
  }
};

QTEST_APPLESS_MAIN(TestCommuneMind)
#include "test_commune_mind.moc"
