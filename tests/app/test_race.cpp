// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QThread>

#include "session/keysets.h"
#include "session/raceclock.h"
#include "table.h"

namespace {

constexpr int patience = 20000;

QVariantMap lastRound(const Session& session) {
  return session.facts().value("last_round").toMap();
}

/// A call that wins the card that lies there.
QString rightCall(const Session& session, int seat) {
  const auto known = session.match().know(seat);
  fulltable::Moves moves;
  known->legal(seat, moves);
  fulltable::Rng rng(1);
  return QString::fromStdString(known->write(moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))]));
}

/// A race of Stroop without pauses, its clock running.
std::unique_ptr<Session> stroop(Table& table, const QString& kinds) {
  auto session = table.begin("stroop", kinds, 5, {{"pause_ms", 0}});
  session->startRace();
  return session;
}

}  // namespace

class RaceTest : public QObject {
  Q_OBJECT

 private slots:
  void theClockStandsStillUntilItRuns() {
    RaceClock clock(700);
    QTest::qWait(30);
    QCOMPARE(clock.now(), qint64{700});
    clock.run();
    QTest::qWait(30);
    const qint64 before = clock.now();
    QVERIFY(before >= 730);
    clock.pause();
    const qint64 at = clock.now();
    QTest::qWait(30);
    QCOMPARE(clock.now(), at);
    clock.set(100);
    QCOMPARE(clock.now(), qint64{100});
  }

  void eventsCountFromWhenTheyHappened() {
    RaceClock clock(0);
    clock.run();
    // Stamps are of another clock: 5000 is now; the next event comes 60 ms late.
    clock.see(5000);
    const qint64 then = clock.now();
    QThread::msleep(100);
    clock.see(5040);
    QVERIFY(std::abs(clock.at(5040) - (then + 40)) <= 5);
    QVERIFY(clock.at(5040) <= clock.now() - 50);
    // Never later than now, never before the clock ran; without a stamp it is now.
    QVERIFY(clock.at(9000) <= clock.now());
    QCOMPARE(clock.at(1), qint64{0});
    QVERIFY(clock.at(0) >= then + 100);
  }

  void nothingHappensBeforeTheStart() {
    Table table;
    auto session = table.begin("stroop", "human hard", 5, {{"pause_ms", 20}});
    QTest::qWait(50);
    QVERIFY(!session->racing());
    QCOMPARE(session->phase(), QString("pause"));
    session->raceMove(0, "call 5S", 0, 0);
    QTest::qWait(20);
    QCOMPARE(session->moveCount(), 0);
    session->startRace();
    QVERIFY(session->racing());
    QTRY_COMPARE(session->phase(), QString("calling"));
    session->pauseRace();
    const auto clock = session->match().truth().clock();
    QTest::qWait(50);
    QCOMPARE(session->match().truth().clock(), clock);
  }

  void countsIn() {
    Table table;
    table.settings.setSpeed("normal");
    auto session = table.begin("stroop", "human hard");
    session->startRace();
    QCOMPARE(session->countdown(), 3);
    QVERIFY(!session->racing());
    QTRY_COMPARE_WITH_TIMEOUT(session->countdown(), 1, patience);
    session->pauseRace();
    QCOMPARE(session->countdown(), 0);
    QTest::qWait(900);
    QVERIFY(!session->racing());
    session->startRace();
    QTRY_VERIFY_WITH_TIMEOUT(session->racing(), patience);
  }

  void theInputsOfAFrameAreJudgedInTheirOrder() {
    Table table;
    auto session = stroop(table, "human human");
    QTRY_COMPARE(session->phase(), QString("calling"));
    const double turned = session->facts().value("turned_ms").toDouble();
    QTRY_VERIFY(session->raceNow() > turned + 150);
    // Seat 0 comes first to the program, but seat 1 was quicker by more than a blink.
    session->raceMove(0, rightCall(*session, 0), turned + 100, turned + 120);
    session->raceMove(1, rightCall(*session, 1), turned + 40, turned + 80);
    QTRY_COMPARE_WITH_TIMEOUT(lastRound(*session).value("winner").toInt(), 1, patience);
    QCOMPARE(session->match().history()[0].seat, 1);
    QCOMPARE(session->match().history()[0].times.done, static_cast<std::int64_t>(turned) + 80);
    QVERIFY(session->verdict().contains("Ben"));
    QVERIFY(session->logText().contains(session->verdict()));
  }

  /// While the program was held up for half a second, a person called in time: the computer does not profit.
  void aStallCostsNobodyAPoint() {
    Table table;
    auto session = stroop(table, "human hard");
    QTRY_COMPARE(session->phase(), QString("calling"));
    const double turned = session->facts().value("turned_ms").toDouble();
    const QString call = rightCall(*session, 0);
    QThread::msleep(1600);  // the computer's call falls due meanwhile
    session->raceMove(0, call, turned + 30, turned + 60);
    QTRY_VERIFY_WITH_TIMEOUT(!lastRound(*session).isEmpty(), patience);
    QCOMPARE(lastRound(*session).value("winner").toInt(), 0);
    QCOMPARE(session->match().history()[0].times.done, static_cast<std::int64_t>(turned) + 60);
    // Nor did the time in which nobody could see anything count.
    QVERIFY(session->match().truth().clock() < static_cast<std::int64_t>(turned) + 1600);
  }

  void aWholeRaceOfTheComputer_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("kinds");
    QTest::newRow("stroop") << "stroop"
                            << "easy hard";
    QTest::newRow("salute") << "salute_the_king"
                            << "easy medium hard";
  }
  void aWholeRaceOfTheComputer() {
    QFETCH(QString, game);
    QFETCH(QString, kinds);
    Table table;
    auto session = table.begin(game, kinds, 3);
    QSignalSpy finished(session.get(), &Session::finished);
    QTRY_VERIFY_WITH_TIMEOUT(session->over(), 120000);
    QCOMPARE(finished.count(), 1);
    QVERIFY(!session->resultText().isEmpty());
    QCOMPARE(shown(*session->cards()), shown(session->match().know(0)->show(0)));
    // Saved with its times, it is the same game again.
    const auto loaded = fulltable::Match::load(session->match().record());
    QVERIFY(loaded);
    QCOMPARE(loaded->state(std::nullopt), session->match().state(std::nullopt));
  }

  void hints() {
    Table table;
    auto session = stroop(table, "human hard");
    QTRY_COMPARE(session->phase(), QString("calling"));
    session->hint();
    QVERIFY(session->hintText().contains("Ada calls"));
    QVERIFY(!session->canUndo());
  }

  void keys() {
    Table table;
    // No key is used twice, by nobody.
    for (const char* pad : {"call", "gestures"}) {
      QStringList all;
      for (int player = 0; player < playersAtKeys(pad); ++player) {
        const QVariantMap keys = table.settings.raceKeys(pad, player);
        QCOMPARE(keys.size(), tokensOf(pad).size());
        for (const QVariant& key : keys) all += key.toString().split(' ');
      }
      QCOMPARE(all.removeDuplicates(), 0);
    }
    QVERIFY(standardKeys("call", 2).isEmpty());
    QSignalSpy changed(&table.settings, &Settings::raceKeysChanged);
    QVERIFY(table.settings.setRaceKey("gestures", 0, "1", "H").contains("player 2"));
    QVERIFY(!table.settings.setRaceKey("gestures", 0, "jump", "Z").isEmpty());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(table.settings.setRaceKey("gestures", 0, "1", "Z"), QString());
    QCOMPARE(table.settings.raceKeys("gestures", 0).value("1").toString(), QString("Z"));
    QCOMPARE(Settings(table.folder.filePath("settings.ini")).raceKeys("gestures", 0).value("1").toString(),
             QString("Z"));
    table.settings.resetRaceKeys("gestures");
    QCOMPARE(table.settings.raceKeys("gestures", 0).value("1").toString(), QString("A"));
    QCOMPARE(changed.count(), 2);
  }
};

QTEST_GUILESS_MAIN(RaceTest)
#include "test_race.moc"
