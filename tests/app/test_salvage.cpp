// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include "app/behindback.h"
#include "store/database.h"

namespace {

const QByteArray record = R"({"seats":2,"app":{"assisted":true}})" + QByteArray(2000, ' ');
const QByteArray analysis = R"({"judged":[{"value":0.5},{"value":0.3,"better":"y","loss":0.3,"error":0.01}]})";

/// Finished games with all that is known of them; the odd ones are left out of the statistics, the last one is removed.
void fillFinished(const QString& path, int games) {
  Database database(path);
  database.open();
  QVERIFY(database.usable());
  const auto finish = [&](int id) {
    const QString name = QString::number(id);
    database.begin(name, "pop", record, id % 3 == 0 ? "2026-11-2" + QString::number(id % 10) : QString());
    for (int number = 0; number < 20; ++number) database.addMove(name, number, {number % 2, "play 7C", 5, 6});
    database.end(name, {true, 100 + id, "The end"});
    database.keepAnalysis(name, analysis);
    database.keepSameCards(name, "{\"same\":1}", 50.5 + id);
  };
  for (int id = 1; id <= games; id += 2) finish(id);
  database.leaveOut({}, 4711);
  for (int id = 2; id <= games; id += 2) finish(id);
  database.remove(QString::number(games));
  QCOMPARE(database.takeProblem(), QString());
}

}  // namespace

// What a damaged file of saved games still holds.
class SalvageTest : public QObject {
  Q_OBJECT

 private slots:
  void allThatIsKnownOfAGameIsRescued_data() {
    QTest::addColumn<bool>("torn");
    QTest::newRow("a table is missing") << false;
    QTest::newRow("the end is torn off") << true;
  }

  void allThatIsKnownOfAGameIsRescued() {
    QFETCH(bool, torn);
    constexpr int count = 20;
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fillFinished(path, count);
    if (QTest::currentTestFailed()) return;
    if (torn) {
      QByteArray bytes = read(path);
      bytes.truncate(bytes.size() * 2 / 3);
      write(path, bytes);
    } else {
      meddle(path, {"DROP TABLE judged"});
    }

    Database database(path);
    database.open();
    QVERIFY(database.usable());
    const QString problem = database.takeProblem();
    QVERIFY2(problem.contains("could be rescued"), qPrintable(problem));
    const auto games = *database.finishedGames();
    QVERIFY2(torn ? games.size() > 5 : games.size() == count, qPrintable(QString::number(games.size())));
    for (const FinishedGame& game : games) {
      const int id = game.id.toInt();
      QCOMPARE(game.record, record);
      QCOMPARE(game.score, 100 + id);
      QCOMPARE(game.result, QString("The end"));
      QCOMPARE(game.length, 20);
      QCOMPARE(game.removed, id == count);
      QCOMPARE(game.sameCards, QByteArray("{\"same\":1}"));
      QCOMPARE(game.percent, std::optional(50.5 + id));
      QCOMPARE(game.day, id % 3 == 0 ? "2026-11-2" + QString::number(id % 10) : QString());
      const auto whole = database.whole(game.id);
      QVERIFY(whole);
      QCOMPARE(whole->analysis, analysis);
      if (!torn) QCOMPARE(whole->moves.size(), 20);
    }
    const auto counted = *database.countedGames();
    QVERIFY(!counted.isEmpty());
    for (const CountedGame& game : counted) {
      QVERIFY(game.assisted);
      QCOMPARE(game.decisions, 2);
      QCOMPARE(game.best, 1);
      if (!torn) QCOMPARE(game.leftOut, game.id.toInt() % 2 == 1);
    }
    database.count({}, 4711);
    const auto all = *database.countedGames();
    for (const CountedGame& game : all) QVERIFY(!game.leftOut);
    QCOMPARE(database.takeProblem(), QString());
  }

  void bytesWithoutSenseAreSetAside() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    QByteArray bytes(160 << 10, Qt::Uninitialized);
    QRandomGenerator random(15);
    for (char& byte : bytes) byte = static_cast<char>(random.bounded(256));
    write(path, bytes);
    Database database(path);
    database.open();
    QVERIFY(database.usable());
    const QString problem = database.takeProblem();
    QVERIFY2(problem.contains("is damaged") && problem.contains("a new one was started"), qPrintable(problem));
    const QStringList aside = QDir(folder.path()).entryList({"games.sqlite.damaged-*"});
    QCOMPARE(aside.size(), 1);
    QCOMPARE(read(folder.filePath(aside.first())), bytes);
    database.begin("1", "pop", "{}");
    QCOMPARE(database.gamesInPlay()->size(), 1);
    QCOMPARE(database.takeProblem(), QString());
  }
};

QTEST_GUILESS_MAIN(SalvageTest)
#include "test_salvage.moc"
