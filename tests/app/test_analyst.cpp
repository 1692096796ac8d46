// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "analysis/analyst.h"
#include "protocol/autoplay.h"

namespace {

constexpr int patience = 120000;

/// A game of these kinds of players, played by computers: persons at the level of a beginner.
fulltable::Match played(const char* id, const Seating& seating, std::uint64_t dealNumber = 3) {
  const auto* game = fulltable::find_game(id);
  auto setup = fulltable::standard_setup(*game, dealNumber);
  setup.seats = seating.seats();
  auto match = fulltable::Match::start(*game, setup);
  std::vector<fulltable::Level> levels(static_cast<std::size_t>(seating.seats()), fulltable::Level::beginner);
  fulltable::play_on(*match, levels, 1, 2000);
  return std::move(*match);
}

const Seating twoSeats{{SeatKind::human, SeatKind::medium}, {"Ada", "Ben"}};
const Seating alone{{SeatKind::human}, {"Ada"}};
constexpr Analyst::Effort quick{.iterations = 200, .deals = 200, .nodes = 200000, .games = 2, .gameIterations = 20};

}  // namespace

class AnalystTest : public QObject {
  Q_OBJECT

 private slots:
  void tellsWhatAPersonLost() {
    // A deal in which something was lost.
    const auto match = played("chinese_ten", twoSeats, 4);
    Analyst analyst;
    analyst.setEffort(quick);
    analyst.setGame(Analyst::copyOf(match), twoSeats);
    QVERIFY(analyst.possible() && !analyst.ready() && !analyst.running());
    QVERIFY(analyst.chances().isEmpty() && analyst.mistakes().isEmpty() && analyst.summary().isEmpty());
    QSignalSpy found(&analyst, &Analyst::found), progress(&analyst, &Analyst::progressChanged);
    analyst.start();
    QVERIFY(analyst.running());
    QVERIFY(QTest::qWaitFor([&] { return !analyst.running(); }, patience));
    QVERIFY(analyst.ready());
    QCOMPARE(analyst.progress(), 1.0);
    QVERIFY(progress.size() > 3);
    QCOMPARE(found.size(), 2);
    const QVariantList chances = analyst.chances();
    QVERIFY(chances.size() >= 10);
    for (const QVariant& chance : chances) {
      const int move = chance.toMap().value("move").toInt();
      QCOMPARE(match.history()[static_cast<std::size_t>(move) - 1].seat, 0);
      const double share = chance.toMap().value("chance").toDouble();
      QVERIFY(share >= 0 && share <= 100);
    }
    const QVariantList mistakes = analyst.mistakes();
    QVERIFY(!mistakes.isEmpty() && mistakes.size() <= 3);
    int last = 100;
    for (const QVariant& each : mistakes) {
      const QVariantMap mistake = each.toMap();
      const int lost = mistake.value("lost").toInt();
      QVERIFY(lost > 0 && lost <= last + 1);  // what was rounded may seem to lie one apart
      last = lost;
      QVERIFY2(mistake.value("played").toString().startsWith("You "), qPrintable(mistake.value("played").toString()));
      QVERIFY(mistake.value("better").toString().endsWith('.'));
      QVERIFY(mistake.value("better") != mistake.value("played"));
      // The numbers are those of the graph.
      const int move = mistake.value("move").toInt();
      const auto point = std::find_if(chances.begin(), chances.end(),
                                      [&](const QVariant& chance) { return chance.toMap().value("move") == move; });
      QVERIFY(point != chances.end());
      QCOMPARE(point->toMap().value("lost"), mistake.value("lost"));
      QVERIFY(mistake.value("figures").toString().contains(
          QStringLiteral("about %1% instead of %2%")
              .arg(qRound(point->toMap().value("chance").toDouble()) + mistake.value("lost").toInt())
              .arg(qRound(point->toMap().value("chance").toDouble()))));
    }
    QList<int> costly, walked;
    for (const QVariant& chance : chances)
      if (chance.toMap().value("lost").toInt() > 0) costly.append(chance.toMap().value("move").toInt());
    for (int move = 0; (move = analyst.costlyMove(move, true)) > 0;) walked.append(move);
    QCOMPARE(walked, costly);
    QCOMPARE(analyst.costlyMove(1000, false), costly.back());
    QCOMPARE(analyst.losses().size(), costly.size());
    QVERIFY(analyst.mistakeAt(0).isEmpty());
    QCOMPARE(analyst.mistakeAt(mistakes[0].toMap().value("move").toInt()), mistakes[0].toMap());
    QVERIFY2(analyst.summary().contains(QString::number(chances.size())), qPrintable(analyst.summary()));
    const QVariantMap shares = analyst.shares();
    QCOMPARE(shares.value("unit").toString(), "points");
    const auto scores = match.truth().show(std::nullopt).scores;
    QCOMPARE(
        qRound(shares.value("cards").toDouble() + shares.value("others").toDouble() + shares.value("own").toDouble()),
        scores[0] - scores[1]);
  }

  void keepsWhatWasFound() {
    const auto match = played("chinese_ten", twoSeats);
    Analyst first;
    first.setEffort(quick);
    first.setGame(Analyst::copyOf(match), twoSeats);
    QSignalSpy found(&first, &Analyst::found);
    first.start();
    QVERIFY(QTest::qWaitFor([&] { return !first.running(); }, patience));
    Analyst second;
    second.setGame(Analyst::copyOf(match), twoSeats, found.back().front().toByteArray());
    QVERIFY(second.ready() && !second.running());
    QCOMPARE(second.chances(), first.chances());
    QCOMPARE(second.mistakes(), first.mistakes());
    QCOMPARE(second.shares(), first.shares());
    // What does not fit the game is as good as nothing.
    for (const QByteArray bad :
         {"rubbish", "{}", "[1]", "{\"version\":1,\"complete\":true,\"judged\":[{\"move\":999}]}"}) {
      second.setGame(Analyst::copyOf(match), twoSeats, bad);
      QVERIFY(!second.ready());
    }
  }

  void stopsWhenTold() {
    const auto match = played("chinese_ten", twoSeats);
    Analyst analyst;
    analyst.setEffort({.iterations = 1000000, .deals = 1000000});
    analyst.setGame(Analyst::copyOf(match), twoSeats);
    QSignalSpy found(&analyst, &Analyst::found);
    analyst.start();
    analyst.cancel();
    QVERIFY(!analyst.running() && !analyst.ready());
    QCOMPARE(analyst.progress(), 0.0);
    // Nor does it hold up another game, or the end of the program.
    analyst.start();
    analyst.setGame(Analyst::copyOf(played("black_hole", alone)), alone);
    QVERIFY(!analyst.running());
    analyst.start();
    QVERIFY(found.isEmpty());
  }

  void tellsOfASolitaireWhereItWasLost() {
    const auto* game = fulltable::find_game("black_hole");
    bool told = false;
    for (std::uint64_t dealNumber = 1; dealNumber < 20 && !told; ++dealNumber) {
      auto match = std::move(*fulltable::Match::start(*game, fulltable::standard_setup(*game, dealNumber)));
      fulltable::Moves moves;
      while (!match.over()) {
        match.truth().legal(0, moves);
        QVERIFY(!match.submit(0, moves.back()));
      }
      Analyst analyst;
      analyst.setEffort(quick);
      analyst.setGame(Analyst::copyOf(match), alone);
      QVERIFY(analyst.possible());
      analyst.start();
      QVERIFY(QTest::qWaitFor([&] { return !analyst.running(); }, patience));
      QVERIFY(analyst.ready() && !analyst.verdict().isEmpty());
      QVERIFY(analyst.shares().isEmpty() && analyst.summary().isEmpty());
      told = analyst.verdict().contains(" lost it: You play the ");
      QCOMPARE(told, !analyst.line().isEmpty());
      if (told) QCOMPARE(analyst.line().size(), 51 - analyst.verdict().section(' ', 7, 7).chopped(1).toInt());
    }
    QVERIFY(told);
  }

  void tellsTheReactionsOfARace() {
    Analyst analyst;
    QVERIFY(!analyst.possible());
    const Seating four{{SeatKind::human, SeatKind::easy, SeatKind::easy, SeatKind::easy},
                       {"Ada", "Ben", "Cleo", "Dan"}};
    const auto* game = fulltable::find_game("stroop");
    auto setup = fulltable::standard_setup(*game, 1);
    setup.seats = 4;
    auto match = std::move(*fulltable::Match::start(*game, setup));
    const std::int64_t turned = *match.truth().next_event();
    QVERIFY(!match.submit(0, "call 3", fulltable::Times{turned + 700, turned + 900}));
    analyst.setGame(Analyst::copyOf(match), four);
    QVERIFY(analyst.possible() && analyst.race());
    analyst.start();
    QTRY_VERIFY(analyst.ready());
    QCOMPARE(analyst.reactions().size(), 1);
    QCOMPARE(analyst.reactions()[0].toMap()["wrong"].toInt(), 1);
    QCOMPARE(analyst.verdict(), QString("No answer was right."));
    QVERIFY(analyst.summary().isEmpty() && analyst.shares().isEmpty() && !analyst.running());
  }

  void judgesEveryKindOfGame_data() {
    QTest::addColumn<QByteArray>("id");
    for (const fulltable::Game* game : fulltable::all_games())
      if (!game->info().real_time && !game->info().solitaire)
        QTest::newRow(std::string(game->info().id).c_str()) << QByteArray::fromStdString(std::string(game->info().id));
  }
  void judgesEveryKindOfGame() {
    QFETCH(QByteArray, id);
    const int seats = fulltable::find_game(id.toStdString())->info().default_seats;
    Seating seating;
    for (int seat = 0; seat < seats; ++seat) {
      seating.kinds.push_back(seat == 0 ? SeatKind::human : SeatKind::easy);
      seating.names.append(QString(QChar('A' + seat)));
    }
    const auto match = played(id, seating);
    Analyst analyst;
    analyst.setEffort({.iterations = 20, .deals = 10, .nodes = 1000, .games = 1, .gameIterations = 5});
    analyst.setGame(Analyst::copyOf(match), seating);
    analyst.start();
    QVERIFY(QTest::qWaitFor([&] { return !analyst.running(); }, patience));
    QVERIFY(analyst.ready());
    QVERIFY(!analyst.chances().isEmpty());
    QVERIFY(!analyst.summary().isEmpty());
    QVERIFY(!analyst.shares().isEmpty());
  }
};

QTEST_GUILESS_MAIN(AnalystTest)
#include "test_analyst.moc"
