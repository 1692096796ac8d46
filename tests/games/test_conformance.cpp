// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "support/conformance.h"
#include "support/toy_heap.h"
#include "support/toy_knock.h"
#include "support/toy_ladder.h"
#include "support/toy_snap.h"

using namespace fulltable;

namespace {

QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// A game, seats, and options as (place, value) pairs over the standard ones.
struct Case {
  const Game* game = nullptr;
  int seats = 0;
  Options options;
  bool standard = true;
};

/// The values of an option that are worth a game each: all, or of a range the ends.
std::vector<int> values_of(const OptionSpec& spec) {
  if (spec.type == OptionType::boolean) return {0, 1};
  if (spec.type == OptionType::integer) return {spec.min, spec.max};
  std::vector<int> values;
  for (std::size_t i = 0; i < spec.choices.size(); ++i) values.push_back(static_cast<int>(i));
  return values;
}

std::string faults_in(const Game& game, int games, Conformance::Plan plan) {
  Conformance conformance(game);
  GameSetup game_setup = standard_setup(game, 0);
  game_setup.seats = game.info().max_seats;
  for (int i = 0; i < games; ++i) {
    plan.seed = static_cast<std::uint64_t>(i) + 1;
    conformance.play(game_setup, plan);
  }
  conformance.sum_up();
  std::string all;
  for (const std::string& fault : conformance.faults()) all += fault + "\n";
  return all;
}

}  // namespace
Q_DECLARE_METATYPE(Case)
Q_DECLARE_METATYPE(const Game*)

class TestConformance : public QObject {
  Q_OBJECT

 private:
  /// Several programs share the work: with FULLTABLE_PART=3/4 every fourth case is played, from the third on.
  static bool isMine() {
    static int number = 0;
    static const QList<QByteArray> part = qgetenv("FULLTABLE_PART").split('/');
    return part.size() != 2 || number++ % part[1].toInt() == part[0].toInt() - 1;
  }
  static void addCases(const Game& game) {
    const GameInfo& info = game.info();
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      const Options standard = info.standard_options();
      const QString name = QStringLiteral("%1/%2").arg(text(info.id)).arg(seats);
      if (!game.check(seats, standard) && isMine())
        QTest::newRow(qPrintable(name)) << Case{&game, seats, standard, true};
      for (std::size_t place = 0; place < info.options.size(); ++place)
        for (const int value : values_of(info.options[place])) {
          Options options = standard;
          options.value[place] = value;
          if (options == standard || game.check(seats, options) || !isMine()) continue;
          QTest::newRow(qPrintable(name + QStringLiteral("/%1=%2").arg(text(info.options[place].id)).arg(value)))
              << Case{&game, seats, options, false};
        }
    }
  }

 private slots:
  void everyGame_data() {
    QTest::addColumn<Case>("one");
    for (const Game* game : {&toy::heap(), &toy::knock(), &toy::ladder(), &toy::snap()}) addCases(*game);
    for (const Game* game : all_games()) addCases(*game);
  }
  /// Whether a deal begins with cards that some seat does not see.
  static bool hides(const Game& game, const GameSetup& game_setup) {
    const auto match = Match::start(game, game_setup);
    for (int seat = 0; seat < game_setup.seats; ++seat)
      for (const PileView& pile : match->know(seat)->show(seat).piles)
        if (std::ranges::find(pile.cards, unknown_card) != pile.cards.end()) return true;
    return false;
  }
  void everyGame() {
    QFETCH(Case, one);
    Conformance conformance(*one.game);
    GameSetup game_setup = standard_setup(*one.game, 0);
    game_setup.seats = one.seats;
    game_setup.options = one.options;
    const bool ends = one.standard && !one.game->info().solitaire;
    const int games = one.standard ? 3 : 1;
    for (int i = 0; i < games; ++i)
      conformance.play(game_setup, {.seed = static_cast<std::uint64_t>(i) + 1,
                                    .most_moves = ends ? 5000 : 300,
                                    .looks = one.standard ? 30 : 16,
                                    .must_end = ends});
    conformance.sum_up();
    for (const std::string& fault : conformance.faults()) qWarning("%s", fault.c_str());
    QVERIFY(conformance.faults().empty());
    QVERIFY(conformance.looks() > 0);
    const Fairness::Proved& proved = conformance.proved();
    // Where a game of the collection hides cards, its fairness must really have been looked at.
    const bool enough = hides(*one.game, game_setup)
                            ? proved.swapped >= 10 && 4 * proved.swapped >= proved.tried && proved.judged >= one.seats
                            : proved.tried == 0;
    QVERIFY(enough || !one.standard || one.game->info().family == "toys");
  }

  void seesWhatIsWrong_data() {
    QTest::addColumn<const Game*>("game");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const Game& game, const char* fault) {
      QTest::newRow(name) << &game << QString::fromUtf8(fault);
    };
    row("concealsNothing", toy::knock_that_conceals_nothing(), "a face of stock shows");
    row("keepsTheStock", toy::knock_that_keeps_the_stock(), "knows after the deal what it has not seen");
    row("imaginesTooFew", toy::knock_that_imagines_too_few(), "what is imagined is not what is known");
    row("listsTwice", toy::knock_that_lists_twice(), "a legal move is listed twice");
    row("losesCards", toy::knock_that_loses_cards(), "not exactly the pack");
    row("showsHands", toy::knock_that_shows_hands(), "a face of hand.");
    row("tells", toy::knock_that_tells(), "a card that it may not see");
    row("withoutAButton", toy::knock_without_a_button(), "neither a gesture nor a button");
    row("allowsAnything", toy::knock_that_allows_anything(), "allowed, but not listed");
  }
  void seesWhatIsWrong() {
    QFETCH(const Game*, game);
    QFETCH(QString, fault);
    const Conformance::Plan plan{.most_moves = 200, .looks = 30};
    const QString found = QString::fromStdString(faults_in(*game, 2, plan));
    QVERIFY2(found.contains(fault), qPrintable(found));
    QCOMPARE(QString::fromStdString(faults_in(toy::knock(), 2, plan)), QString());
  }

  // Leaks that show no card anywhere: only the swapped and the counted cards bring them to light, or one of both.
  void seesWhatLeaks_data() {
    QTest::addColumn<const Game*>("game");
    QTest::addColumn<QString>("bySwaps");
    QTest::addColumn<QString>("byCounts");
    const auto row = [](const char* name, const Game& game, const char* bySwaps, const char* byCounts) {
      QTest::newRow(name) << &game << QString::fromUtf8(bySwaps) << QString::fromUtf8(byCounts);
    };
    row("countsTheStock", toy::knock_that_counts_the_stock(), "what it has not seen", "");
    row("keepsAFlag", toy::knock_that_keeps_a_flag(), "of the deal what it has not seen", "");
    row("remembersTheStock", toy::knock_that_remembers_the_stock(), "of the deal what it has not seen", "");
    row("knowsOneHand", toy::knock_that_knows_one_hand(), "knows after the deal what it has not seen",
        "imagines the cards of “hand.1” as they truly are");
    row("playsByTheStock", toy::knock_that_plays_by_the_stock(), "plays by cards that it has not seen", "");
    row("tellsTheColour", toy::knock_that_tells_the_colour(), "hears of “draw” what it has not seen", "");
    row("letsAllNotice", toy::knock_that_lets_all_notice(), "hears of “draw” what it has not seen", "");
    row("knowsACard", toy::knock_that_knows_a_card(), "imagines by cards that it has not seen",
        "imagines the places of “stock” as they truly are");
    row("imaginesUnevenly", toy::knock_that_imagines_unevenly(), "", "by other chances than they have");
  }
  void seesWhatLeaks() {
    QFETCH(const Game*, game);
    QFETCH(QString, bySwaps);
    QFETCH(QString, byCounts);
    Conformance::Plan plan{.most_moves = 200, .looks = 30};
    if (!bySwaps.isEmpty()) {
      const QString found = QString::fromStdString(faults_in(*game, 4, plan));
      QVERIFY2(found.contains(bySwaps), qPrintable(found));
    }
    plan.swaps = false;
    const QString found = QString::fromStdString(faults_in(*game, 4, plan));
    QVERIFY2(byCounts.isEmpty() ? found.isEmpty() : found.contains(byCounts), qPrintable(found));
    // Nothing else has found it.
    for (const QString& fault : found.split('\n', Qt::SkipEmptyParts))
      QVERIFY2(fault.contains(" imagines the "), qPrintable(fault));
  }
  void findsAnHonestGameHonest() {
    for (const bool swaps : {true, false}) {
      const Conformance::Plan plan{.most_moves = 200, .looks = 30, .swaps = swaps};
      QCOMPARE(QString::fromStdString(faults_in(toy::knock(), 4, plan)), QString());
    }
  }
};

QTEST_APPLESS_MAIN(TestConformance)
#include "test_conformance.moc"
