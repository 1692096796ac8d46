// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

#include "store/database.h"
#include "store/store.h"

namespace {

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

QByteArray read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList asideIn(const QTemporaryDir& folder) {
  return QDir(folder.path()).entryList({"games.sqlite.damaged-*"});
}

/// Something done to the file behind the program's back.
void meddle(const QString& path, const QString& statement) {
  {
    QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");
    other.setDatabaseName(path);
    QVERIFY(other.open());
    QSqlQuery query(other);
    QVERIFY(query.exec(statement));
  }
  QSqlDatabase::removeDatabase("other");
}

void fill(const QString& path, int games) {
  Database database(path);
  database.open();
  QVERIFY(database.usable());
  for (int id = 1; id <= games; ++id) {
    database.begin(id, "pop", QByteArray(2000, 'x'));
    for (int number = 0; number < 20; ++number) database.addMove(id, number, {number % 2, "play 7C"});
  }
  QCOMPARE(database.takeProblem(), QString());
}

}  // namespace

class StoreTest : public QObject {
  Q_OBJECT

 private slots:
  void movesAreKeptAsTheyHappen() {
    QTemporaryDir folder;
    Database database(folder.filePath("deep/er/games.sqlite"));
    database.open();
    QVERIFY(database.usable());
    database.begin(7, "yukon", "{}");
    for (int number = 0; number < 4; ++number) database.addMove(7, number, {0, QString("move %1").arg(number)});
    database.takeBack(7, 2);
    database.addMove(7, 2, {1, "another"});
    const auto moves = database.moves(7);
    QCOMPARE(moves.size(), 3);
    QCOMPARE(moves[2].text, QString("another"));
    QCOMPARE(moves[2].seat, 1);
    QCOMPARE(database.gamesInPlay().size(), 1);
    QCOMPARE(database.gamesInPlay()[0].moves, 3);
    QVERIFY(!database.game(8));
    database.discard(7);
    QVERIFY(database.gamesInPlay().isEmpty());
    QVERIFY(database.moves(7).isEmpty());
    QCOMPARE(database.takeProblem(), QString());
  }

  void aKilledProgramLosesNothing() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    const QString copy = folder.filePath("copy.sqlite");
    Database database(path);
    database.open();
    database.begin(3, "pop", "record");
    for (int number = 0; number < 9; ++number) database.addMove(3, number, {0, "play 7C"});
    // As the disk is at this moment, while the file is open and in use.
    for (const char* part : {"", "-wal"}) QVERIFY(QFile::copy(path + part, copy + part));
    Database later(copy);
    later.open();
    QVERIFY(later.usable());
    QCOMPARE(later.game(3)->record, QByteArray("record"));
    QCOMPARE(later.moves(3).size(), 9);
  }

  void damagedFilesAreSetAside_data() {
    QTest::addColumn<QString>("damage");
    for (const char* damage : {"garbage", "truncated", "overwritten", "old schema"}) QTest::newRow(damage) << damage;
  }

  void damagedFilesAreSetAside() {
    QFETCH(QString, damage);
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    fill(path, 20);
    if (QTest::currentTestFailed()) return;
    QByteArray bytes = read(path);
    QVERIFY(bytes.size() > 20000);
    if (damage == "garbage") bytes = QByteArray("no database, but a letter to my aunt");
    if (damage == "truncated") bytes.truncate(bytes.size() / 2);
    if (damage == "overwritten") bytes.replace(4096, 12000, QByteArray(12000, '\x55'));
    write(path, bytes);
    if (damage == "old schema") meddle(path, "PRAGMA user_version = 77");
    bytes = read(path);

    Database database(path);
    database.open();
    QVERIFY(database.usable());
    QVERIFY(database.takeProblem().contains("set aside"));
    QCOMPARE(asideIn(folder).size(), 1);
    QCOMPARE(read(folder.filePath(asideIn(folder)[0])), bytes);
    database.begin(1, "pop", "{}");
    QCOMPARE(database.gamesInPlay().size(), 1);
    QCOMPARE(database.takeProblem(), QString());
  }

  void aPlaceThatCannotBeWrittenIsToldAndNothingElse() {
    QTemporaryDir folder;
    write(folder.filePath("file"), "not a folder");
    Database database(folder.filePath("file/games.sqlite"));
    database.open();
    QVERIFY(!database.usable());
    QVERIFY(database.takeProblem().contains("cannot be saved"));
    database.begin(1, "pop", "{}");
    database.addMove(1, 0, {0, "pop"});
    QCOMPARE(database.takeProblem(), QString());
    QVERIFY(database.gamesInPlay().isEmpty());
    QVERIFY(database.statistics().isEmpty());
    QCOMPARE(read(folder.filePath("file")), QByteArray("not a folder"));
  }

  void aWriteThatFailsIsTold() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    Store store(path);
    QSignalSpy problem(&store, &Store::problem);
    QSignalSpy listed(&store, &Store::listed);
    store.begin(1, "pop", "{}");
    store.addMove(1, 0, {0, "pop"});
    store.list();
    QVERIFY(listed.wait());
    QCOMPARE(problem.count(), 0);
    meddle(path, "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
    store.addMove(1, 1, {1, "accept"});
    QTRY_COMPARE_WITH_TIMEOUT(problem.count(), 1, 30000);
    QVERIFY(problem[0][0].toString().contains("disk is full"));
  }

  void whatIsAskedForBeforeTheEndIsWritten() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    {
      Store store(path);
      store.begin(1, "pop", "{}");
      for (int number = 0; number < 50; ++number) store.addMove(1, number, {0, "pop"});
    }
    Database database(path);
    database.open();
    QCOMPARE(database.moves(1).size(), 50);
  }

  void statisticsCountEndings() {
    QTemporaryDir folder;
    Database database(folder.filePath("games.sqlite"));
    database.open();
    const QList<std::optional<bool>> endings{true, true, false, true, std::nullopt};
    for (int id = 0; id < endings.size(); ++id) {
      database.begin(id + 1, "yukon", "{}");
      database.end(id + 1, {endings[id], 10 * id, "text"});
      QTest::qWait(2);
    }
    const QVariantMap yukon = database.statistics().value("yukon").toMap();
    QCOMPARE(yukon["played"].toInt(), 5);
    QCOMPARE(yukon["won"].toInt(), 3);
    QCOMPARE(yukon["lost"].toInt(), 1);
    QCOMPARE(yukon["streak"].toInt(), 1);
    QCOMPARE(yukon["bestStreak"].toInt(), 2);
    QCOMPARE(yukon["bestScore"].toInt(), 40);
    QCOMPARE(yukon["recent"].toList().size(), 5);
    QVERIFY(database.gamesInPlay().isEmpty());
    database.takeBack(5, 0);
    QCOMPARE(database.statistics().value("yukon").toMap()["played"].toInt(), 4);
    QCOMPARE(database.gamesInPlay().size(), 1);
  }
};

QTEST_GUILESS_MAIN(StoreTest)
#include "test_store.moc"
