// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QThread>

#include "protocol/autoplay.h"
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

/// The stamp of an input event in the moment that links it with the clock of the race.
constexpr double stampAtLink = 900000;

/// Waits until shortly before the second seat calls; an input event of this moment is seen. Returns when it will call.
std::int64_t untilShortlyBeforeTheCall(Session& session) {
  while (session.phase() != "calling") QTest::qWait(1);
  const auto reaction = fulltable::reaction_of(session.match(), 1, fulltable::Level::hard,
                                               fulltable::hash_of(session.salt().toStdString()));
  const std::int64_t due = reaction->times->done;
  while (session.raceNow() < static_cast<double>(due) - 200) QTest::qWait(1);
  session.raceTime(stampAtLink);
  return due;
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
    // Stamps are of another clock: 5000 is now; the next event comes 70 ms late, with its frame.
    clock.see(5000);
    const qint64 then = clock.now();
    QThread::msleep(80);
    clock.see(5010);
    QVERIFY(std::abs(clock.at(5010) - (then + 10)) <= 5);
    QVERIFY(clock.at(5010) <= clock.now() - 50);
    // Never later than now, never before the clock ran; without a stamp it is now.
    QVERIFY(clock.at(9000) <= clock.now());
    QCOMPARE(clock.at(1), qint64{0});
    QVERIFY(clock.at(0) >= then + 80);
  }

  void theClockStandsStillInAStall() {
    RaceClock clock(0);
    clock.run();
    clock.see(5000);
    const qint64 then = clock.now();
    QThread::msleep(500);
    QVERIFY(clock.now() <= then + RaceClock::beat + 5);
    clock.tick();
    QVERIFY(clock.now() <= then + RaceClock::beat + 10);
    // What people did meanwhile keeps its order and its distances, and the clock goes on after it.
    clock.expect(then + 300);
    const qint64 first = clock.at(5100);
    const qint64 second = clock.at(5180);
    QVERIFY(std::abs(first - (then + 100)) <= 5);
    QCOMPARE(second - first, qint64{80});
    QVERIFY(clock.now() >= second && clock.now() <= second + 20);
    QCOMPARE(clock.blindUntil(), second);
    // But it does not reach what falls due without them.
    QCOMPARE(clock.at(5450), then + 299);
    QCOMPARE(clock.at(5460), then + 299);
    // What comes afterwards is later.
    QThread::msleep(20);
    clock.tick();
    QVERIFY(clock.at(5520) > then + 299);
    QVERIFY(clock.now() < then + 400);
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

  /// The computer's call falls due while the program is held up: it waits, for nobody could see what there was.
  void aStallWinsNothingForTheComputer() {
    Table table;
    auto session = stroop(table, "human hard");
    const std::int64_t due = untilShortlyBeforeTheCall(*session);
    QThread::msleep(500);
    // Whoever presses right afterwards comes first.
    const double at = session->raceTime(stampAtLink + 520);
    QVERIFY(at < static_cast<double>(due) - 60);
    session->raceMove(0, rightCall(*session, 0), at, at);
    QTRY_VERIFY_WITH_TIMEOUT(!lastRound(*session).isEmpty(), patience);
    QCOMPARE(lastRound(*session).value("winner").toInt(), 0);
    QCOMPARE(session->match().history()[0].times.done, static_cast<std::int64_t>(at));
  }

  void afterAStallTheComputerGoesOnFromWhereItWas() {
    Table table;
    auto session = stroop(table, "human hard");
    const std::int64_t due = untilShortlyBeforeTheCall(*session);
    QThread::msleep(500);
    QElapsedTimer since;
    since.start();
    while (session->moveCount() == 0 && since.elapsed() < patience) QTest::qWait(1);
    QVERIFY(since.elapsed() > 60);
    QCOMPARE(session->match().history()[0].times.done, due);
  }

  /// Of two people who called in the stall, the quicker one wins, and what they did keeps its times.
  void whatPeopleDidInAStallCounts() {
    Table table;
    auto session = stroop(table, "human human");
    QTRY_COMPARE(session->phase(), QString("calling"));
    const double start = session->raceTime(stampAtLink);
    QThread::msleep(500);
    const double slower = session->raceTime(stampAtLink + 300);
    const double quicker = session->raceTime(stampAtLink + 200);
    session->raceMove(0, rightCall(*session, 0), slower, slower);
    session->raceMove(1, rightCall(*session, 1), quicker, quicker);
    QCOMPARE(slower - quicker, 100.0);
    QVERIFY(std::abs(quicker - start - 200) <= 5);
    QTRY_VERIFY_WITH_TIMEOUT(!lastRound(*session).isEmpty(), patience);
    QCOMPARE(lastRound(*session).value("winner").toInt(), 1);
  }

  /// A card that would have been turned in a stall was seen by nobody: what was pressed then is no answer to it.
  void whatNobodySawIsNotAnswered() {
    Table table;
    auto session = table.begin("stroop", "human human", 5, {{"pause_ms", 300}});
    session->startRace();
    QTRY_VERIFY(session->raceNow() > 100);
    session->raceTime(stampAtLink);
    QThread::msleep(500);
    const double at = session->raceTime(stampAtLink + 400);
    QVERIFY(at < 300);
    session->raceMove(0, "call 5", at, at);
    QTRY_COMPARE_WITH_TIMEOUT(session->phase(), QString("calling"), patience);
    QCOMPARE(session->moveCount(), 0);
    QCOMPARE(session->facts().value("turned_ms").toInt(), 300);
    // Nor if another person's call brought it about: two cards in one stall.
    auto quick = stroop(table, "human human");
    QTRY_COMPARE(quick->phase(), QString("calling"));
    quick->raceTime(stampAtLink);
    QThread::msleep(500);
    const double won = quick->raceTime(stampAtLink + 100);
    const double blind = quick->raceTime(stampAtLink + 400);
    quick->raceMove(0, rightCall(*quick, 0), won, won);
    quick->raceMove(1, "call 5", blind, blind);
    QTRY_COMPARE_WITH_TIMEOUT(quick->facts().value("round").toInt(), 2, patience);
    QTest::qWait(50);
    QCOMPARE(quick->moveCount(), 1);
    QVERIFY(quick->facts().value("miscalled").toList().isEmpty());
  }

  void aLongAbsencePauses() {
    Table table;
    auto session = stroop(table, "human hard");
    QTRY_COMPARE(session->phase(), QString("calling"));
    QThread::msleep(3200);
    QTRY_VERIFY(!session->racing());
    QCOMPARE(session->moveCount(), 0);
    session->startRace();
    QTRY_VERIFY(session->racing());
  }

  void refusalsNameThePerson() {
    Table table;
    auto session = stroop(table, "human human");
    QTRY_COMPARE(session->phase(), QString("calling"));
    session->raceMove(1, "call 5", session->raceNow(), session->raceNow());
    QTRY_COMPARE(session->moveCount(), 1);
    session->raceMove(1, "call 5", session->raceNow(), session->raceNow());
    QTRY_COMPARE(session->refusal(), QString("Ben has nothing to decide now."));
    QCOMPARE(session->moveCount(), 1);
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
    // Nor the keys that mean something to everybody.
    QVERIFY(table.settings.setRaceKey("gestures", 0, "1", "P").contains("stops the clock"));
    QVERIFY(!table.settings.setRaceKey("call", 0, "A", "Return").isEmpty());
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
