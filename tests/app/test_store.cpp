// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/behindback.h"
#include "store/database.h"
#include "store/schema.h"
#include "store/store.h"

namespace {

QStringList asideIn(const QTemporaryDir& folder) {
  return QDir(folder.path()).entryList({"games.sqlite.damaged-*"});
}

/// What a store says, heard on this thread as the program hears it.
class Heard : public QObject {
 public:
  explicit Heard(const Store& store) {
    connect(&store, &Store::problem, this, [this](const QString& text) { problems.append(text); });
    connect(&store, &Store::listed, this, [this] { ++lists; });
    connect(&store, &Store::loaded, this, [this](quint64 request) { loaded.append(request); });
  }

  QStringList problems;
  int lists = 0;
  QList<quint64> loaded;
};

}  // namespace

class StoreTest : public QObject {
  Q_OBJECT

 private slots:
  void movesAreKeptAsTheyHappen() {
    QTemporaryDir folder;
    Database database(folder.filePath("deep/er/games.sqlite"));
    database.open();
    QVERIFY(database.usable());
    database.begin("7", "yukon", "{}");
    for (int number = 0; number < 4; ++number) database.addMove("7", number, {0, QString("move %1").arg(number)});
    database.takeBack("7", 2);
    database.addMove("7", 2, {1, "another"});
    const auto moves = *database.moves("7");
    QCOMPARE(moves.size(), 3);
    QCOMPARE(moves[2].text, QString("another"));
    QCOMPARE(moves[2].seat, 1);
    QCOMPARE(database.gamesInPlay()->size(), 1);
    QCOMPARE(database.gamesInPlay()->first().moves, 3);
    QCOMPARE(database.takeProblem(), QString());
    QVERIFY(!database.game("8"));
    QVERIFY(database.takeProblem().contains("not among"));
    database.discard("7");
    QVERIFY(database.gamesInPlay()->isEmpty());
    QVERIFY(database.moves("7")->isEmpty());
    QCOMPARE(database.takeProblem(), QString());
  }

  void aKilledProgramLosesNothing() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    const QString copy = folder.filePath("copy.sqlite");
    Database database(path);
    database.open();
    database.begin("3", "pop", "record");
    for (int number = 0; number < 9; ++number) database.addMove("3", number, {0, "play 7C"});
    // As the disk is at this moment, while the file is open and in use.
    for (const char* part : {"", "-wal"}) QVERIFY(QFile::copy(path + part, copy + part));
    Database later(copy);
    later.open();
    QVERIFY(later.usable());
    QCOMPARE(later.game("3")->record, QByteArray("record"));
    QCOMPARE(later.moves("3")->size(), 9);
  }

  void damagedFilesAreSetAside_data() {
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("garbage") << "garbage" << 0 << 0 << "is damaged";
    QTest::newRow("empty") << "empty" << 0 << 0 << "is empty";
    QTest::newRow("truncated") << "truncated" << 5 << 19 << "could be rescued";
    QTest::newRow("overwritten") << "overwritten" << 10 << 19 << "could be rescued";
    QTest::newRow("no moves") << "no moves" << 20 << 20 << "could be rescued";
    QTest::newRow("no games") << "no games" << 0 << 0 << "is damaged";
    QTest::newRow("another program's") << "another program's" << 0 << 0 << "of another program";
  }

  void damagedFilesAreSetAside() {
    QFETCH(QString, damage);
    QFETCH(int, fewest);
    QFETCH(int, most);
    QFETCH(QString, sentence);
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 20);
    if (QTest::currentTestFailed()) return;
    QByteArray bytes = read(path);
    QVERIFY(bytes.size() > 20000);
    if (damage == "garbage") bytes = QByteArray("no database, but a letter to my aunt");
    if (damage == "empty") bytes.clear();
    if (damage == "truncated") bytes.truncate(bytes.size() / 2);
    if (damage == "overwritten") bytes.replace(8 * 4096, 3 * 4096, QByteArray(3 * 4096, '\x55'));
    write(path, bytes);
    if (damage == "no moves") meddle(path, {"DROP TABLE moves"});
    if (damage == "no games") meddle(path, {"DROP TABLE games"});
    if (damage == "another program's")
      meddle(path, {"PRAGMA user_version = 0", "DROP TABLE moves", "DROP TABLE games", "CREATE TABLE aunts (name)"});
    bytes = read(path);

    Database database(path);
    database.open();
    QVERIFY(database.usable());
    const QString problem = database.takeProblem();
    QVERIFY2(problem.contains(sentence) && problem.contains("is kept as"), qPrintable(problem));
    QCOMPARE(asideIn(folder).size(), 1);
    QCOMPARE(read(folder.filePath(asideIn(folder)[0])), bytes);
    const auto games = *database.gamesInPlay();
    QVERIFY2(games.size() >= fewest && games.size() <= most, qPrintable(QString::number(games.size())));
    for (const SavedGame& game : games) {
      QCOMPARE(game.record, QByteArray(2000, 'x'));
      QCOMPARE(database.moves(game.id)->size(), game.moves);
      QVERIFY(damage == "no moves" ? game.moves == 0 : game.moves <= 20);
    }
    database.begin("new", "pop", "{}");
    QCOMPARE(database.gamesInPlay()->size(), games.size() + 1);
    QCOMPARE(database.takeProblem(), QString());
  }

  void aPlaceThatCannotBeWrittenIsToldAndNothingElse() {
    QTemporaryDir folder;
    write(folder.filePath("file"), "not a folder");
    Database database(folder.filePath("file/games.sqlite"));
    database.open();
    QVERIFY(!database.usable());
    QVERIFY(database.takeProblem().contains("cannot be saved"));
    database.begin("1", "pop", "{}");
    database.addMove("1", 0, {0, "pop"});
    QCOMPARE(database.takeProblem(), QString());
    QVERIFY(!database.gamesInPlay());
    QVERIFY(!database.countedGames());
    QCOMPARE(read(folder.filePath("file")), QByteArray("not a folder"));
  }

  void aNewerFileIsLeftAlone() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 3);
    meddle(path, {"PRAGMA user_version = 77"});
    const QByteArray bytes = read(path);
    {
      Database database(path);
      database.open();
      QVERIFY(!database.usable());
      QVERIFY(!database.waits());
      QVERIFY(database.takeProblem().contains("newer version"));
      database.begin("new", "pop", "{}");
      QVERIFY(!database.gamesInPlay());
      QCOMPARE(database.takeProblem(), QString());
    }
    QVERIFY(asideIn(folder).isEmpty());
    QCOMPARE(read(path), bytes);
  }

  void olderFilesAreBroughtUpToDate_data() {
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("inPlay");
    QTest::newRow("1") << 1 << "4711" << 1;
    QTest::newRow("2") << 2 << "4711" << 2;
    QTest::newRow("3") << 3 << "6f9c1d52-0000-4000-8000-000000004711" << 2;
    QTest::newRow("6") << 6 << "6f9c1d52-0000-4000-8000-000000004711" << 2;
    QTest::newRow("5") << 5 << "6f9c1d52-0000-4000-8000-000000004711" << 2;
    QTest::newRow("4") << 4 << "6f9c1d52-0000-4000-8000-000000004711" << 2;
  }

  /// Files as each version has left them.
  void olderFilesAreBroughtUpToDate() {
    QFETCH(int, version);
    QFETCH(QString, id);
    QFETCH(int, inPlay);
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    QVERIFY(QFile::copy(QString(FULLTABLE_TEST_DATA "/app/saved/games-%1.sqlite").arg(version), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    for (const int moves : {18, 19}) {
      Database database(path);
      database.open();
      QVERIFY2(database.usable(), qPrintable(database.takeProblem()));
      QCOMPARE(database.gamesInPlay()->size(), inPlay);
      QVERIFY(database.game(id)->record.contains("\"seed\":77"));
      QCOMPARE(database.moves(id)->size(), moves);
      QVERIFY(!database.moves(id)->at(1).text.isEmpty());
      QCOMPARE(database.countedGames()->first().score, 52);
      QCOMPARE(database.finishedGames()->size(), 1);
      QCOMPARE(database.finishedGames()->at(0).length, 20);
      database.addMove(id, moves, {0, "later"});
      QCOMPARE(database.takeProblem(), QString());
    }
    QVERIFY(asideIn(folder).isEmpty());
    QCOMPARE(Connection(path).number("PRAGMA user_version"), schemaVersion);
  }

  void theFileIsForItsOwnerAlone() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    Database database(path);
    database.open();
    database.begin("1", "pop", "{}");
    for (const char* part : {"", "-wal", "-shm"}) {
      const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
      QVERIFY2(!(QFile::permissions(path + part) & others), part);
      QVERIFY2(QFile::permissions(path + part) & QFile::WriteOwner, part);
    }
  }

  void onlyOneProgramUsesAFile() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    auto first = std::make_unique<Database>(path);
    first->open();
    first->begin("a", "pop", "{}");
    Database second(path);
    second.open();
    QVERIFY(!second.usable());
    QVERIFY(second.takeProblem().contains("already open"));
    second.begin("b", "pop", "{}");
    second.addMove("b", 0, {0, "pop"});
    QVERIFY(!second.gamesInPlay());
    QCOMPARE(second.takeProblem(), QString());
    QCOMPARE(first->gamesInPlay()->size(), 1);
    first.reset();
    // What waited is saved now.
    QVERIFY(second.waits());
    QVERIFY(second.catchUp());
    QVERIFY(second.takeProblem().contains("saved again"));
    QCOMPARE(second.gamesInPlay()->size(), 2);
    QCOMPARE(second.moves("b")->size(), 1);
  }

  void theLockOfAKilledProgramIsNoHindrance() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    // As it lies there when the number of the killed program is another one's by now: this one's.
    {
      QLockFile lock(path + ".lock");
      QVERIFY(lock.tryLock());
      QVERIFY(QFile::copy(path + ".lock", path + ".copy"));
    }
    QVERIFY(QFile::rename(path + ".copy", path + ".lock"));
    Database database(path);
    database.open();
    QVERIFY2(database.usable(), qPrintable(database.takeProblem()));
  }

  void whatCannotBeWrittenIsWrittenLater_data() {
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("full disk") << "PRAGMA max_page_count = 1"
                               << "the disk is full";
    QTest::newRow("read-only") << "PRAGMA query_only = ON"
                               << "may not be written to";
    QTest::newRow("locked") << ""
                            << "another program";
  }

  void whatCannotBeWrittenIsWrittenLater() {
    QFETCH(QString, fault);
    QFETCH(QString, sentence);
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    const QString longMove = "play " + QString(5000, 'x');
    {
      Database database(path);
      database.open();
      database.begin("old", "pop", "{}");
      for (int number = 0; number < 4; ++number) database.addMove("old", number, {0, "pop"});
      QCOMPARE(database.takeProblem(), QString());

      auto other = std::make_unique<Connection>(path);
      if (fault.isEmpty())
        other->run("BEGIN IMMEDIATE");
      else
        Connection::ofTheDatabase().run(fault);
      database.addMove("old", 4, {1, longMove});
      const QString problem = database.takeProblem();
      QVERIFY2(problem.contains(sentence), qPrintable(problem));
      QVERIFY(!problem.contains("INSERT") && !problem.contains("Unable"));
      database.takeBack("old", 2);
      database.addMove("old", 2, {0, longMove});
      database.begin("new", "yukon", "{}");
      // It was told once.
      QCOMPARE(database.takeProblem(), QString());
      QVERIFY(database.waits());
      QCOMPARE(other->number("SELECT count(*) FROM moves"), 4);
      // It is not read in part, either.
      QVERIFY(!database.game("old"));
      QVERIFY(database.takeProblem().contains("cannot be continued"));

      if (fault.isEmpty())
        other->run("ROLLBACK");
      else
        Connection::ofTheDatabase().run(fault.contains("page") ? "PRAGMA max_page_count = 100000"
                                                               : "PRAGMA query_only = OFF");
      QVERIFY(database.catchUp());
      QVERIFY(!database.waits());
      QVERIFY(database.takeProblem().contains("saved again"));
    }
    Database database(path);
    database.open();
    QCOMPARE(database.gamesInPlay()->size(), 2);
    const auto moves = *database.moves("old");
    QCOMPARE(moves.size(), 3);
    QCOMPARE(moves[1].text, QString("pop"));
    QCOMPARE(moves[2].text, longMove);
  }

  void theStoreTriesAgainByItself() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    Store store(path);
    const Heard heard(store);
    store.open();
    store.begin("1", "pop", "{}");
    store.list();
    QTRY_COMPARE_WITH_TIMEOUT(heard.lists, 1, 30000);
    QCOMPARE(heard.problems.size(), 0);
    auto other = std::make_unique<Connection>(path);
    other->run("BEGIN IMMEDIATE");
    store.addMove("1", 0, {0, "pop"});
    QTRY_COMPARE_WITH_TIMEOUT(heard.problems.size(), 1, 30000);
    QVERIFY(heard.problems[0].contains("another program"));
    other->run("ROLLBACK");
    QTRY_COMPARE_WITH_TIMEOUT(heard.problems.size(), 2, 30000);
    QVERIFY(heard.problems[1].contains("saved again"));
    QCOMPARE(other->number("SELECT count(*) FROM moves"), 1);
  }

  void aStoreTellsWhenAllIsOnTheDisk() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    Store store(path);
    QSignalSpy caughtUp(&store, &Store::caughtUp);
    store.open();
    store.begin("1", "pop", "{}");
    for (int number = 0; number < 200; ++number) store.addMove("1", number, {0, "pop"});
    QVERIFY(store.waitUntilDone(30000));
    Connection other(path);
    QCOMPARE(other.number("SELECT count(*) FROM moves"), 200);
    // Those that waited behind another one were written together.
    other.run("BEGIN IMMEDIATE");
    store.note("1", "stands well", "{}");
    store.addMove("1", 200, {0, "pop"});
    QVERIFY(!store.waitUntilDone(5));
    QCOMPARE(caughtUp.size(), 0);
    other.run("ROLLBACK");
    QTRY_COMPARE_WITH_TIMEOUT(caughtUp.size(), 1, 30000);
    QTRY_COMPARE_WITH_TIMEOUT(other.number("SELECT count(*) FROM moves"), 201, 30000);
    QCOMPARE(other.number("SELECT count(*) FROM games WHERE result = 'stands well'"), 1);
    QVERIFY(store.waitUntilDone(0));
    QCOMPARE(caughtUp.size(), 1);
  }

  void aChangeIsMadeAsAWhole() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    Database database(path);
    database.open();
    database.begin("1", "pop", "{}");
    for (int number = 0; number < 4; ++number) database.addMove("1", number, {0, "pop"});
    Connection other(path);
    other.run("CREATE TRIGGER stop BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'no'); END");
    database.takeBack("1", 0);
    QVERIFY(!database.takeProblem().isEmpty());
    QCOMPARE(other.number("SELECT count(*) FROM moves"), 4);
  }

  void aGameNeverOverwritesAnother() {
    QTemporaryDir folder;
    Database database(folder.filePath("games.sqlite"));
    database.open();
    database.begin("same", "pop", "first");
    database.addMove("same", 0, {0, "first"});
    database.begin("other", "pop", "{}");
    QCOMPARE(database.takeProblem(), QString());
    database.begin("same", "yukon", "second");
    QVERIFY(database.takeProblem().contains("cannot be saved"));
    database.addMove("same", 0, {0, "second"});
    database.addMove("same", 1, {0, "second"});
    database.addMove("other", 0, {0, "pop"});
    QCOMPARE(database.takeProblem(), QString());
    QCOMPARE(database.game("same")->record, QByteArray("first"));
    QCOMPARE(database.moves("same")->size(), 1);
    QCOMPARE(database.moves("same")->first().text, QString("first"));
    QCOMPARE(database.moves("other")->size(), 1);
  }

  void whatLiesBehindAGapIsNotGluedOn() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 2);
    meddle(path, {"DELETE FROM moves WHERE game = '1' AND number IN (5, 6)"});
    Database database(path);
    database.open();
    QCOMPARE(database.moves("1")->size(), 5);
    QCOMPARE(database.takeProblem(), QString("The last 15 move(s) of this game were not saved: it goes on from before "
                                             "them."));
    database.addMove("1", 5, {0, "new"});
    QCOMPARE(database.moves("1")->size(), 6);
    QCOMPARE(database.moves("2")->size(), 20);
    QCOMPARE(database.takeProblem(), QString());
  }

  /// What is asked for again before it has come comes once, as it then is.
  void anOvertakenListIsNotTold() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 1);
    Store store(path);
    QList<qsizetype> inPlay;
    connect(&store, &Store::listed, this, [&](const QList<SavedGame>& games) { inPlay.append(games.size()); });
    store.open();
    store.remove("1");
    store.list();
    store.restore("1");
    store.list();
    QVERIFY(store.waitUntilDone(30000));
    QTRY_COMPARE(inPlay, QList<qsizetype>{1});
  }

  void whatCannotBeReadIsTold() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 2);
    Store store(path);
    const Heard heard(store);
    store.open();
    store.list();
    QTRY_COMPARE(heard.lists, 1);
    QCOMPARE(heard.problems.size(), 0);
    store.load("17", 1);
    QTRY_COMPARE(heard.problems.size(), 1);
    QVERIFY(heard.problems[0].contains("not among the saved ones"));
    QTRY_COMPARE(heard.lists, 2);
    store.load("2", 5);
    QTRY_COMPARE(heard.loaded.size(), 1);
    QCOMPARE(heard.loaded[0], quint64{5});
    Connection(path).run("ALTER TABLE games RENAME COLUMN record TO gone");
    store.list();
    store.load("2", 6);
    QTRY_COMPARE(heard.problems.size(), 3);
    QVERIFY(heard.problems[1].contains("cannot be read"));
    QCOMPARE(heard.lists, 2);
    QCOMPARE(heard.loaded.size(), 1);
  }

  void whatIsAskedForBeforeTheEndIsWritten() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    {
      Store store(path);
      store.open();
      store.begin("1", "pop", "{}");
      for (int number = 0; number < 50; ++number) store.addMove("1", number, {0, "pop"});
    }
    Database database(path);
    database.open();
    QCOMPARE(database.moves("1")->size(), 50);
  }

  void whatWasRemovedIsKeptForAWhile() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 3);
    {
      Database database(path);
      database.open();
      database.remove("1");
      database.remove("2");
      QCOMPARE(database.gamesInPlay()->size(), 1);
      QCOMPARE(database.removedGames()->size(), 2);
      QVERIFY(!database.game("1"));
      QVERIFY(!database.takeProblem().isEmpty());
      database.restore("1");
      QCOMPARE(database.moves("1")->size(), 20);
      QVERIFY(database.game("1"));
      database.remove("1");
    }
    const qint64 days = QDateTime::currentMSecsSinceEpoch() - qint64{Database::daysInBin} * 24 * 3600 * 1000;
    meddle(path, {QString("UPDATE games SET removed = %1 WHERE id = '1'").arg(days - 60000),
                  QString("UPDATE games SET removed = %1 WHERE id = '2'").arg(days + 60000)});
    Database database(path);
    database.open();
    QCOMPARE(database.gamesInPlay()->size(), 1);
    QCOMPARE(database.removedGames()->size(), 1);
    QCOMPARE(database.removedGames()->first().id, QString("2"));
    QVERIFY(database.moves("1")->isEmpty());
    QCOMPARE(database.takeProblem(), QString());
  }

  /// The ids of the finished games that count.
  static QStringList counted(Database& database) {
    QStringList ids;
    const QList<CountedGame> games = *database.countedGames();
    for (const CountedGame& game : games)
      if (!game.leftOut) ids.append(game.id);
    return ids;
  }

  void whatCountsIsTold() {
    QTemporaryDir folder;
    Database database(folder.filePath("games.sqlite"));
    database.open();
    database.begin("1", "pop",
                   "{\"seats\":2,\"seed\":77,\"options\":{\"a\":1},\"app\":{\"kinds\":[\"human\",\"hard\"]}}");
    database.addMove("1", 0, {0, "lead"});
    database.begin("2", "yukon", "no JSON");
    database.begin("3", "pop", "{\"app\":{\"imported\":true}}");
    database.begin("4", "pop", "{\"app\":{\"from\":{\"id\":\"1\",\"move\":3}}}");
    database.begin("5", "pop", "{}");
    for (const char* id : {"1", "2", "3", "4", "5"}) database.end(id, {true, 7, "text"});
    database.keepAnalysis("1", R"({"judged":[],"answers":[[0,"red",850,true],[2,"black",4,false],"nonsense"]})");
    database.remove("5");
    QVERIFY(database.takeCountChanged());
    QCOMPARE(counted(database), QStringList({"1", "2"}));
    const CountedGame game = database.countedGames()->first();
    QCOMPARE(game.answers.size(), 3);
    QVERIFY(game.answers[0].kind == "red" && game.answers[0].time == 850 && game.answers[0].right);
    QCOMPARE(game.kinds, QStringList({"human", "hard"}));
    QCOMPARE(game.seats, 2);
    QCOMPARE(game.length, 1);
    QCOMPARE(game.dealNumber, QString("77"));
    QCOMPARE(game.options, QByteArray("{\"a\":1}"));
    QVERIFY(!game.percent && !game.assisted && !database.takeCountChanged());
    database.takeBack("2", 0);
    QVERIFY(database.takeCountChanged());
    QCOMPARE(counted(database), QStringList({"1"}));
    QCOMPARE(database.gamesInPlay()->size(), 1);
    database.restore("5");
    QCOMPARE(counted(database), QStringList({"1", "5"}));
  }

  void judgedDecisionsAreCounted() {
    QTemporaryDir folder;
    Database database(folder.filePath("games.sqlite"));
    database.open();
    const auto counted = [&](const char* id, const QByteArray& analysis) {
      database.begin(id, "yukon", "{}");
      database.end(id, {true, 7, "text"});
      database.keepAnalysis(id, analysis);
      const CountedGame game = database.countedGames()->last();
      return std::pair(game.best, game.decisions);
    };
    // Of the two losses only the first is beyond chance.
    const QByteArray judged =
        "{\"judged\":[{\"value\":0.4,\"better\":\"x\",\"loss\":0.1,\"error\":0.01},{\"value\":0.5},"
        "{\"value\":0.3,\"better\":\"y\",\"loss\":0.1,\"error\":0.06}]}";
    QCOMPARE(counted("1", judged), std::pair(2, 3));
    QCOMPARE(counted("2", "{\"judged\":[],\"alone\":{\"won_until\":9}}"), std::pair(0, 0));
    QCOMPARE(counted("3", "no JSON"), std::pair(0, 0));
    QCOMPARE(counted("4", "{\"judged\":[1,\"x\",{}]}"), std::pair(1, 1));
    database.keepSameCards("1", "{}", 112.5);
    QCOMPARE(database.countedGames()->first().percent, std::optional(112.5));
    QCOMPARE(database.takeProblem(), QString());
    // What goes on is judged no more.
    database.takeBack("1", 0);
    database.end("1", {true, 7, "text"});
    QCOMPARE(database.countedGames()->last().id, QString("1"));
    QCOMPARE(database.countedGames()->last().decisions, 0);
  }

  void statisticsAreBegunAnew() {
    QTemporaryDir folder;
    Database database(folder.filePath("games.sqlite"));
    database.open();
    for (const char* id : {"1", "2", "3"}) database.begin(id, *id == '3' ? "yukon" : "pop", "{}");
    database.end("1", {true, 7, "text"});
    database.leaveOut("pop", 1000);
    database.end("2", {true, 7, "text"});
    database.end("3", {true, 7, "text"});
    QCOMPARE(counted(database), QStringList({"2", "3"}));
    QCOMPARE(database.finishedGames()->size(), 3);
    database.leaveOut({}, 2000);
    QVERIFY(counted(database).isEmpty());
    database.count({}, 2000);
    QCOMPARE(counted(database), QStringList({"2", "3"}));
    database.count("yukon", 0);
    QCOMPARE(counted(database), QStringList({"2", "3"}));
    database.count("pop", 0);
    QCOMPARE(counted(database), QStringList({"1", "2", "3"}));
  }
};

QTEST_GUILESS_MAIN(StoreTest)
#include "test_store.moc"
