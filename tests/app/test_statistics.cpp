// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include "core/game.h"
#include "library/statistics.h"

namespace {

constexpr int patience = 60000;

/// A game that was finished on that day of June, after some minutes.
CountedGame finished(int day, std::optional<bool> won, int score, int minutes = 10,
                     const QStringList& kinds = {"human", "hard"}) {
  CountedGame game;
  game.id = QString::number(day);
  game.gameId = "pop";
  game.began = QDateTime({2026, 6, day}, {20, 0}, QTimeZone::utc());
  game.ended = game.began.addSecs(qint64{60} * minutes);
  game.won = won;
  game.score = score;
  game.kinds = kinds;
  game.seats = static_cast<int>(kinds.size());
  return game;
}

CountedGames pointers(const QList<CountedGame>& games) {
  CountedGames list;
  for (const CountedGame& game : games) list.push_back(&game);
  return list;
}

}  // namespace

/// What the finished games come to, against small histories that were counted by hand.
class StatisticsTest : public QObject {
  Q_OBJECT

 private slots:
  void figuresAreThoseCountedByHand() {
    QList<CountedGame> games{finished(1, true, 10, 8),  finished(2, true, 14, 30), finished(3, false, 4, 12),
                             finished(4, true, 8, 500), finished(5, {}, 99, 1),    finished(6, {}, 50, 1)};
    games[4].assisted = true;
    games[0].percent = 80;
    games[0].decisions = 20;
    games[0].best = 15;
    games[2].percent = 100;
    games[2].decisions = 10;
    games[2].best = 10;
    const Figures figures = figuresOf(pointers(games));
    QCOMPARE(figures.played, 6);
    QCOMPARE(figures.assisted, 1);
    QCOMPARE(figures.shared, 1);
    QCOMPARE(figures.won, 3);
    QCOMPARE(figures.lost, 1);
    QCOMPARE(figures.streak, 1);
    QCOMPARE(figures.bestStreak, 2);
    QCOMPARE(figures.mean, 9.0);  // of 10, 14, 4, 8
    QCOMPARE(figures.spread, std::sqrt((1.0 + 25 + 25 + 1) / 3));
    QCOMPARE(figures.bestScore, 14);
    QCOMPARE(figures.usualTime, qint64{30 * 60000});  // of 8, 12, 30, 500
    QCOMPARE(figures.quickest, qint64{8 * 60000});
    QCOMPARE(figures.rated, 2);
    QCOMPARE(figures.decisions, 30);
    QCOMPARE(figures.best, 25);
    QCOMPARE(figures.percent, 90.0);
    const Figures none = figuresOf({});
    QCOMPARE(none.played + none.counted() + none.rated, 0);
    QCOMPARE(none.quickest, qint64{-1});
  }

  void opponentsAreNamedByTheirLevel() {
    QCOMPARE(opponentsOf(finished(1, true, 1, 1, {"human"})), QString());
    QCOMPARE(opponentsOf(finished(1, true, 1, 1, {"hard", "human", "hard"})), QString("hard"));
    QCOMPARE(opponentsOf(finished(1, true, 1, 1, {"human", "easy", "hard"})), QString("mixed"));
    QCOMPARE(opponentsOf(finished(1, true, 1, 1, {"human", "even", "even"})), QString("even"));
    QCOMPARE(opponentsOf(finished(1, true, 1, 1, {"human", "human", "hard"})), QString("people"));
    QCOMPARE(opponentsOf(finished(1, true, 1, 1, {"hard", "hard"})), QString("people"));
  }

  void curvesAreMeansOfTheLastGames() {
    QList<CountedGame> games;
    for (int i = 0; i < 50; ++i) games.append(finished(1 + i % 30, i % 2 == 0, i));
    games[3].won.reset();
    const auto score = [](const CountedGame& game) { return std::optional<double>(game.score); };
    const auto curve = curveOf(pointers(games), score);
    QCOMPARE(curve.size(), std::size_t{49});
    QCOMPARE(curve[0].value, 0.0);
    QCOMPARE(curve[3].value, (0.0 + 1 + 2 + 4) / 4);
    QCOMPARE(curve.back().number, 49);
    QCOMPARE(curve.back().value, (30.0 + 49) / 2);
    const auto thinned = curveOf(pointers(games), score, 10);
    QCOMPARE(thinned.size(), std::size_t{10});
    QCOMPARE(thinned.front().number, 1);
    QCOMPARE(thinned.back().number, 49);
    QVERIFY(curveOf({}, score).empty());
  }

  void reactionsAreCountedByKind() {
    QList<CountedGame> games{finished(1, true, 10), finished(2, false, 4), finished(3, {}, 4)};
    games[0].answers = {{"red", 800, true}, {"black", 1000, true}, {"red", 300, false}, {"red", 1000, true}};
    games[1].answers = {{"black", 500, false}};
    games[2].answers = {{"black", 1, true}};
    // A kind that the game does not know any more counts for nothing.
    games[0].answers.append({"green", 1, true});
    const std::vector<fulltable::AnswerKind> kinds{{"red", {}}, {"black", {}}};
    const auto reactions = fulltable::figures_of(answersIn(pointers(games), kinds), 0);
    games[0].answers.removeLast();
    QCOMPARE(reactions.size(), std::size_t{2});
    QCOMPARE(reactions[0].kind, std::size_t{0});
    QCOMPARE(reactions[0].right, 2);
    QCOMPARE(reactions[0].wrong, 1);
    QCOMPARE(reactions[0].mean, 900.0);
    QCOMPARE(reactions[0].quickest, std::int64_t{800});
    QCOMPARE(reactions[1].wrong, 1);
    QCOMPARE(reactionOf(games[0]), std::optional((800.0 + 1000 + 1000) / 3));
    QVERIFY(!reactionOf(games[1]));
    QCOMPARE(curveOf(pointers(games), reactionOf).size(), std::size_t{1});
  }

  void scoresFallIntoBars() {
    const QList<CountedGame> games{finished(1, true, 105), finished(2, false, 50), finished(3, true, 59),
                                   finished(4, false, 60), finished(5, {}, 500),   finished(6, true, 149)};
    const auto bars = barsOf(pointers(games));
    QCOMPARE(bars.size(), std::size_t{10});
    QCOMPARE(bars.front().from, 50);
    QCOMPARE(bars.front().to, 59);
    QCOMPARE(bars.front().won, 1);
    QCOMPARE(bars.front().lost, 1);
    QCOMPARE(bars.back().from, 140);
    QVERIFY(barsOf({}).empty());
    // Also below zero, and where all are the same.
    const QList<CountedGame> below{finished(1, true, -7), finished(2, false, 3)};
    QCOMPARE(barsOf(pointers(below)).front().from, -7);
    QCOMPARE(barsOf(pointers(below)).size(), std::size_t{11});
    QCOMPARE(barsOf(pointers({finished(1, true, 52)})).size(), std::size_t{1});
  }

  void tablesForOtherProgramsAreQuoted() {
    QList<CountedGame> games{finished(1, true, 10)};
    games[0].result = "“Ada”, said \"Ben\",\nwon";
    games[0].dealNumber = "9007199254740993";
    games[0].percent = 87.654;
    games[0].decisions = 3;
    games[0].length = 42;
    const QByteArray text = csvOf(pointers(games), [](const CountedGame&) { return "Standard, plain"; });
    QVERIFY(text.startsWith("game,began,ended,"));
    const QByteArray line = text.mid(text.indexOf("\r\n") + 2);
    QVERIFY2(line.startsWith("pop,2026-06-0"), line);
    QVERIFY2(
        line.contains(",2,hard,\"Standard, plain\",9007199254740993,42,\"“Ada”, said \"\"Ben\"\",\nwon\",1,10,0,3,0,"
                      "87.7\r\n"),
        line);
  }

  /// From the file of saved games to what the page shows; a reset, and how it is taken back.
  void gamesAreChosenResetAndExported() {
    QTemporaryDir folder;
    Store store(folder.filePath("games.sqlite"));
    Statistics statistics(store);
    store.open();
    const auto keep = [&store](const char* id, const char* level, int dealNumber, bool won) {
      const QString record = R"({"seats":2,"seed":%1,"options":{},"app":{"kinds":["human","%2"]}})";
      store.begin(id, "pop", record.arg(dealNumber).arg(level).toUtf8());
      store.end(id, {won, dealNumber, QString("text")});
    };
    keep("a", "easy", 1, true);
    keep("b", "hard", 2, false);
    keep("c", "hard", 3, true);
    store.list();
    QTRY_COMPARE_WITH_TIMEOUT(statistics.games().size(), 1, patience);
    QCOMPARE(statistics.of("pop")["won"].toInt(), 2);
    QVERIFY(statistics.choices().isEmpty());
    statistics.setGame("pop");
    QTRY_COMPARE_WITH_TIMEOUT(statistics.choices().size(), 1, patience);
    QCOMPARE(statistics.choices()[0].toMap()["values"].toStringList(), QStringList({"all", "easy", "hard"}));
    statistics.choose("opponents", "hard");
    QTRY_COMPARE_WITH_TIMEOUT(statistics.shown()["played"].toInt(), 2, patience);
    QCOMPARE(statistics.shown()["wins"].toList().size(), 2);
    QCOMPARE(statistics.shown()["recent"].toList()[0].toMap()["savedId"].toString(), QString("c"));
    const QString file = folder.filePath("out.csv");
    QSignalSpy said(&statistics, &Statistics::said);
    statistics.exportTo(QUrl::fromLocalFile(file));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().count("\r\n"), 3);
    statistics.exportTo(QUrl::fromLocalFile(folder.filePath("none/out.csv")));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 2, patience);
    QVERIFY(said.last().first().toString().contains("cannot be written"));
    statistics.reset();
    QTRY_COMPARE_WITH_TIMEOUT(statistics.leftOut(), 3, patience);
    QCOMPARE(statistics.shown()["played"].toInt(), 0);
    QCOMPARE(statistics.games().size(), 1);
    statistics.undoReset();
    QTRY_COMPARE_WITH_TIMEOUT(statistics.leftOut(), 0, patience);
    QCOMPARE(statistics.shown()["played"].toInt(), 2);
    statistics.reset();
    QTRY_COMPARE_WITH_TIMEOUT(statistics.leftOut(), 3, patience);
    statistics.countAgain();
    QTRY_COMPARE_WITH_TIMEOUT(statistics.leftOut(), 0, patience);
  }
};

QTEST_GUILESS_MAIN(StatisticsTest)
#include "test_statistics.moc"
