// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QtTest>

#include "faultydisk.h"
#include "store/database.h"

namespace {

constexpr int moves = 12;

/// What a person has seen of a game, and what stands on the disk afterwards.
struct Course {
  int shown = 0;   ///< moves
  int kept = 0;    ///< of those, found by the next start; −1: others
  int failed = 0;  ///< writes
  int written = 0;
  bool told = false;  ///< that something is not saved
  bool toldGood = false;
  QStringList sentences;
  QString result;  ///< of the game that was played before
};

QString moveText(int number) {
  // Long ones, so that the file grows now and then.
  return QString("play %1 ").arg(number) + QString(300, 'x');
}

void take(Database& database, Course& course) {
  const QString sentence = database.takeProblem();
  if (sentence.isEmpty()) return;
  course.sentences.append(sentence);
  course.toldGood = sentence.contains("saved again");
  course.told = course.told || !course.toldGood;
}

/// A game begun, played, a move taken back and played again, and a status noted; another one ended before.
Course play(const QString& path) {
  Course course;
  {
    Database database(path);
    database.open();
    take(database, course);
    database.begin("before", "pop", "{}");
    database.end("before", {true, 7, "won"});
    take(database, course);
    database.begin("game", "pop", "{}");
    take(database, course);
    for (int number = 0; number < moves; ++number) {
      if (number == 6) {
        database.takeBack("game", 5);
        database.addMove("game", 5, {1, moveText(5)});
      }
      database.note("game", QString("after %1").arg(number), "{}");
      database.addMove("game", number, {0, moveText(number)});
      course.shown = number + 1;
      take(database, course);
    }
    database.catchUp();
    take(database, course);
  }
  course.failed = faultydisk::failed();
  course.written = faultydisk::written();
  faultydisk::plan(-1, 0);
  Database later(path);
  later.open();
  if (later.game("game")) {
    const QList<KeptMove> kept = *later.moves("game");
    while (course.kept < kept.size() && kept[course.kept].text == moveText(course.kept)) ++course.kept;
    if (course.kept != kept.size()) course.kept = -1;
  }
  if (const auto games = later.countedGames(); games && !games->isEmpty()) course.result = games->last().result;
  return course;
}

}  // namespace

/// Every write to the file of saved games fails once, for a while, or from then on. No shown move is lost without a
/// word.
class FaultsTest : public QObject {
  Q_OBJECT

 private slots:
  // Each fault is told in the log.
  void initTestCase() { QLoggingCategory::setFilterRules("default.warning=false"); }

  void everyWriteFails_data() {
    QTest::addColumn<int>("bad");
    QTest::addColumn<int>("error");
    QTest::newRow("full, once") << 1 << ENOSPC;
    QTest::newRow("broken, once") << 1 << EIO;
    QTest::newRow("full for a while") << 20 << ENOSPC;
    QTest::newRow("broken for a while") << 20 << EIO;
    QTest::newRow("full from then on") << -1 << ENOSPC;
    QTest::newRow("broken from then on") << -1 << EIO;
  }

  void everyWriteFails() {
#ifndef Q_OS_LINUX
    QSKIP("The faulty disk knows Linux alone.");
#endif
    QFETCH(int, bad);
    QFETCH(int, error);
    {
      QTemporaryDir folder;
      faultydisk::plan(1000000, 0);
      const Course course = play(folder.filePath("games.sqlite"));
      QCOMPARE(course.sentences, QStringList());
      QCOMPARE(course.kept, moves);
      QVERIFY2(course.written > 50, "the writes of SQLite are not seen");
    }
    int faults = 0;
    for (int good = 0;; ++good) {
      QTemporaryDir folder;
      faultydisk::plan(good, bad, error);
      const Course course = play(folder.filePath("games.sqlite"));
      const QString where = QString("write %1: %2").arg(good).arg(course.sentences.join(" / "));
      if (course.failed == 0) {
        QCOMPARE(course.kept, moves);
        break;
      }
      ++faults;
      QVERIFY2(course.kept >= 0, qPrintable(where));
      QVERIFY2(course.kept == course.shown || (course.told && !course.toldGood), qPrintable(where));
      if (bad == 1) QVERIFY2(course.kept == moves && course.result == "won", qPrintable(where));
      for (const QString& sentence : course.sentences)
        QVERIFY2(!sentence.contains("INSERT") && !sentence.contains("SQL"), qPrintable(sentence));
    }
    QVERIFY2(faults > 50, qPrintable(QString::number(faults)));
    qInfo("%d faults", faults);
  }
};

QTEST_GUILESS_MAIN(FaultsTest)
#include "test_faults.moc"
