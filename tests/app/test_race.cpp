// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "protocol/autoplay.h"
#include "race/raceclock.h"
#include "table.h"

namespace {

QVariantMap lastRound(Session& session) {
  return session.shown()->facts().value("last_round").toMap();
}

/// A call that wins the card that lies there.
QString rightCall(Session& session, int seat) {
  const auto known = session.game()->match().know(seat);
  fulltable::Moves moves;
  known->legal(seat, moves);
  fulltable::Rng rng(1);
  return QString::fromStdString(known->write(moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))]));
}

/// A race of Stroop without pauses, its clock running.
std::unique_ptr<Session> stroop(TimedTable& table, const QString& kinds) {
  auto session = table.begin("stroop", kinds, 5, {{"pause_ms", 0}});
  session->race()->start();
  return session;
}

/// The same, until a card lies there to be called.
std::unique_ptr<Session> callingStroop(TimedTable& table, const QString& kinds) {
  auto session = stroop(table, kinds);
  if (!table.until(*session, [&] { return session->shown()->phase() == "calling"; }))
    QTest::qFail("", __FILE__, __LINE__);
  return session;
}

/// The stamp of an input event in the moment that links it with the clock of the race.
constexpr double stampAtLink = 900000;

/// Lets time go by until shortly before the second seat calls; an input event of this moment is seen. Returns when it
/// will call.
std::int64_t untilShortlyBeforeTheCall(TimedTable& table, Session& session) {
  const auto reaction = fulltable::reaction_of(session.game()->match(), 1, fulltable::Level::hard,
                                               fulltable::hash_of(session.game()->salt().toStdString()));
  const std::int64_t due = reaction->times->done;
  table.clock.pass(due - 200 - static_cast<std::int64_t>(session.race()->now()));
  session.race()->time(stampAtLink);
  return due;
}

}  // namespace

class RaceTest : public QObject {
  Q_OBJECT

 private slots:
  void theClockStandsStillUntilItRuns() {
    VirtualTime time;
    RaceClock clock(700, time);
    time.pass(30);
    QCOMPARE(clock.now(), qint64{700});
    clock.run();
    time.pass(30);
    QCOMPARE(clock.now(), qint64{730});
    clock.pause();
    time.pass(30);
    QCOMPARE(clock.now(), qint64{730});
    clock.set(100);
    QCOMPARE(clock.now(), qint64{100});
  }

  void eventsCountFromWhenTheyHappened() {
    VirtualTime time;
    RaceClock clock(0, time);
    clock.run();
    time.pass(40);
    clock.tick();
    // Stamps are of another clock: 5000 is now; the next event comes 70 ms late, with its frame.
    clock.see(5000);
    const qint64 then = clock.now();
    QCOMPARE(then, qint64{40});
    time.stall(80);
    clock.see(5010);
    QCOMPARE(clock.at(5010), then + 10);
    // Never later than now, never before the clock ran; without a stamp it is now.
    QCOMPARE(clock.at(9000), clock.now());
    QCOMPARE(clock.at(1), qint64{0});
    QCOMPARE(clock.at(0), then + 80);
  }

  void theClockStandsStillInAStall() {
    VirtualTime time;
    RaceClock clock(0, time);
    clock.run();
    clock.see(5000);
    const qint64 then = clock.now();
    time.stall(500);
    QCOMPARE(clock.now(), then + RaceClock::tickTime);
    clock.tick();
    QCOMPARE(clock.now(), then + RaceClock::tickTime);
    // What people did meanwhile keeps its order and its distances, and the clock goes on after it.
    clock.expect(then + 300);
    const qint64 first = clock.at(5100);
    const qint64 second = clock.at(5180);
    QCOMPARE(first, then + 100);
    QCOMPARE(second - first, qint64{80});
    QCOMPARE(clock.now(), second);
    QCOMPARE(clock.blindUntil(), second);
    // But it does not reach what falls due without them.
    QCOMPARE(clock.at(5450), then + 299);
    QCOMPARE(clock.at(5460), then + 299);
    // What comes afterwards is later.
    time.stall(20);
    clock.tick();
    QCOMPARE(clock.at(5520), then + 299 + 20);
    QCOMPARE(clock.now(), then + 299 + 20);
  }

  void nothingHappensBeforeTheStart() {
    TimedTable table;
    auto session = table.begin("stroop", "human hard", 5, {{"pause_ms", 20}});
    table.clock.pass(50);
    QVERIFY(!session->race()->running());
    QCOMPARE(session->shown()->phase(), QString("pause"));
    session->race()->move(0, "call 5S", 0, 0);
    table.clock.pass(20);
    QCOMPARE(session->game()->moveCount(), 0);
    session->race()->start();
    QVERIFY(session->race()->running());
    table.clock.pass(21);
    QCOMPARE(session->shown()->phase(), QString("calling"));
    session->race()->pause();
    const auto clock = session->game()->match().truth().clock();
    table.clock.pass(50);
    QCOMPARE(session->game()->match().truth().clock(), clock);
  }

  void countsIn() {
    TimedTable table;
    table.settings.play()->setSpeed("normal");
    auto session = table.begin("stroop", "human hard");
    session->race()->start();
    QCOMPARE(session->race()->countdown(), 3);
    QVERIFY(!session->race()->running());
    table.clock.pass(1400);
    QCOMPARE(session->race()->countdown(), 1);
    session->race()->pause();
    QCOMPARE(session->race()->countdown(), 0);
    table.clock.pass(900);
    QVERIFY(!session->race()->running());
    session->race()->start();
    table.clock.pass(2099);
    QVERIFY(!session->race()->running());
    table.clock.pass(1);
    QVERIFY(session->race()->running());
  }

  void theInputsOfAFrameAreJudgedInTheirOrder() {
    TimedTable table;
    auto session = callingStroop(table, "human human");
    const double turned = session->shown()->facts().value("turned_ms").toDouble();
    table.clock.pass(200);
    QVERIFY(session->race()->now() > turned + 150);
    // Seat 0 comes first to the program, but seat 1 was quicker by more than a blink.
    session->race()->move(0, rightCall(*session, 0), turned + 100, turned + 120);
    session->race()->move(1, rightCall(*session, 1), turned + 40, turned + 80);
    QVERIFY(table.until(*session, [&] { return lastRound(*session).value("winner").toInt() == 1; }));
    QCOMPARE(session->game()->match().history()[0].seat, 1);
    QCOMPARE(session->game()->match().history()[0].times.done, static_cast<std::int64_t>(turned) + 80);
    QVERIFY(session->race()->verdict().contains("Ben"));
    QVERIFY(session->chronicle()->text().contains(session->race()->verdict()));
  }

  /// The computer's call falls due while the program is held up: it waits, for nobody could see what there was.
  void aStallWinsNothingForTheComputer() {
    TimedTable table;
    auto session = callingStroop(table, "human hard");
    const std::int64_t due = untilShortlyBeforeTheCall(table, *session);
    table.clock.stall(520);
    // The player who presses right afterwards comes first.
    const double at = session->race()->time(stampAtLink + 520);
    QVERIFY(at < static_cast<double>(due) - 60);
    session->race()->move(0, rightCall(*session, 0), at, at);
    QVERIFY(table.until(*session, [&] { return !lastRound(*session).isEmpty(); }));
    QCOMPARE(lastRound(*session).value("winner").toInt(), 0);
    QCOMPARE(session->game()->match().history()[0].times.done, static_cast<std::int64_t>(at));
  }

  void afterAStallTheComputerGoesOnFromWhereItWas() {
    TimedTable table;
    auto session = callingStroop(table, "human hard");
    const std::int64_t due = untilShortlyBeforeTheCall(table, *session);
    table.clock.stall(500);
    const qint64 since = table.clock.now();
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > 0; }));
    QVERIFY(table.clock.now() - since >= 180);
    QCOMPARE(session->game()->match().history()[0].times.done, due);
  }

  /// Of two people who called in the stall, the quicker one wins, and what they did keeps its times.
  void whatPeopleDidInAStallCounts() {
    TimedTable table;
    auto session = callingStroop(table, "human human");
    const double start = session->race()->time(stampAtLink);
    table.clock.stall(500);
    const double slower = session->race()->time(stampAtLink + 300);
    const double quicker = session->race()->time(stampAtLink + 200);
    session->race()->move(0, rightCall(*session, 0), slower, slower);
    session->race()->move(1, rightCall(*session, 1), quicker, quicker);
    QCOMPARE(slower - quicker, 100.0);
    QCOMPARE(quicker - start, 200.0);
    QVERIFY(table.until(*session, [&] { return !lastRound(*session).isEmpty(); }));
    QCOMPARE(lastRound(*session).value("winner").toInt(), 1);
  }

  /// A card that would have been turned in a stall was seen by nobody: what was pressed then is no answer to it.
  void whatNobodySawIsNotAnswered() {
    TimedTable table;
    auto session = table.begin("stroop", "human human", 5, {{"pause_ms", 300}});
    session->race()->start();
    table.clock.pass(101);
    session->race()->time(stampAtLink);
    table.clock.stall(500);
    const double at = session->race()->time(stampAtLink + 400);
    QVERIFY(at < 300);
    session->race()->move(0, "call 5", at, at);
    QVERIFY(table.until(*session, [&] { return session->shown()->phase() == "calling"; }));
    QCOMPARE(session->game()->moveCount(), 0);
    QCOMPARE(session->shown()->facts().value("turned_ms").toInt(), 300);
    // Nor if another person's call brought it about: two cards in one stall.
    auto quick = callingStroop(table, "human human");
    quick->race()->time(stampAtLink);
    table.clock.stall(500);
    const double won = quick->race()->time(stampAtLink + 100);
    const double blind = quick->race()->time(stampAtLink + 400);
    quick->race()->move(0, rightCall(*quick, 0), won, won);
    quick->race()->move(1, "call 5", blind, blind);
    QVERIFY(table.until(*quick, [&] { return quick->shown()->facts().value("round").toInt() == 2; }));
    table.clock.pass(50);
    QCOMPARE(quick->game()->moveCount(), 1);
    QVERIFY(quick->shown()->facts().value("miscalled").toList().isEmpty());
  }

  void aLongAbsencePauses() {
    TimedTable table;
    auto session = callingStroop(table, "human hard");
    table.clock.stall(3200);
    QVERIFY(table.until(*session, [&] { return !session->race()->running(); }));
    QCOMPARE(session->game()->moveCount(), 0);
    session->race()->start();
    QVERIFY(session->race()->running());
  }

  /// A person with twice the time is as quick as one who needs half of it: the clock goes half as fast.
  void theClockWaitsForTheSlowest() {
    TimedTable table;
    table.tempos = {2, 1};
    auto session = callingStroop(table, "human human");
    const double turned = session->shown()->facts().value("turned_ms").toDouble();
    const double before = session->race()->now();
    table.clock.pass(300);
    QCOMPARE(session->race()->now(), before + 150);
    // The quick one calls 100 ms of the clock after the card, which counts as 200; the slow one at 150 comes first.
    table.clock.pass(100);
    session->race()->move(1, rightCall(*session, 1), turned + 100, turned + 100);
    session->race()->move(0, rightCall(*session, 0), turned + 150, turned + 150);
    QVERIFY(table.until(*session, [&] { return !lastRound(*session).isEmpty(); }));
    QCOMPARE(lastRound(*session).value("winner").toInt(), 0);
    QCOMPARE(session->game()->match().history()[0].times.done, static_cast<std::int64_t>(turned) + 150);
  }

  void theQuickOneStillWinsByMoreThanThat() {
    TimedTable table;
    table.tempos = {2, 1};
    auto session = callingStroop(table, "human human");
    const double turned = session->shown()->facts().value("turned_ms").toDouble();
    table.clock.pass(600);
    session->race()->move(0, rightCall(*session, 0), turned + 250, turned + 250);
    session->race()->move(1, rightCall(*session, 1), turned + 100, turned + 100);
    QVERIFY(table.until(*session, [&] { return !lastRound(*session).isEmpty(); }));
    QCOMPARE(lastRound(*session).value("winner").toInt(), 1);
    QCOMPARE(session->game()->match().history()[0].times.done, static_cast<std::int64_t>(turned) + 200);
  }

  /// A call that was held back, and whose card was won meanwhile, does not answer the next card.
  void whatWasHeldBackAnswersNothingNew() {
    TimedTable table;
    table.tempos = {3, 1};
    auto session = callingStroop(table, "human human");
    const double turned = session->shown()->facts().value("turned_ms").toDouble();
    table.clock.pass(1200);
    session->race()->move(1, rightCall(*session, 1), turned + 300, turned + 300);
    session->race()->move(0, rightCall(*session, 0), turned + 350, turned + 350);
    QVERIFY(table.until(*session, [&] { return session->shown()->facts().value("round").toInt() == 2; }));
    QCOMPARE(lastRound(*session).value("winner").toInt(), 0);
    table.clock.pass(3000);
    QVERIFY(session->shown()->facts().value("miscalled").toList().isEmpty());
    QCOMPARE(session->game()->moveCount(), 1);
  }

  /// The computer's times are those of a person with the usual time.
  void theComputerGivesAsMuchTime() {
    for (const double tempo : {1.0, 4.0}) {
      TimedTable table;
      table.tempos = {tempo, 1};
      auto session = callingStroop(table, "human hard");
      const qint64 since = table.clock.now();
      QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > 0; }));
      const double took = static_cast<double>(table.clock.now() - since);
      const auto called = session->game()->match().history()[0].times.done;
      const double turned = session->shown()->facts().value("turned_ms").toDouble();
      QVERIFY(std::abs(took - tempo * (static_cast<double>(called) - turned)) < 60 * tempo);
      // It is written on the plate, and only where it is not the usual one.
      QCOMPARE(session->seats()->rows()[0].tempo, tempo);
      QCOMPARE(session->seats()->rows()[1].tempo, 1.0);
    }
  }

  /// A person who never calls is waited for longer and longer, over races; a usual race keeps its tempo.
  void anEvenRaceFollowsThePeople() {
    TimedTable table;
    const auto callOf = [&](bool even) {
      table.even = even;
      auto session = callingStroop(table, "human hard");
      const double turned = session->shown()->facts().value("turned_ms").toDouble();
      if (!table.until(*session, [&] { return session->game()->moveCount() > 0; }))
        QTest::qFail("", __FILE__, __LINE__);
      return static_cast<double>(session->game()->match().history()[0].times.began) - turned;
    };
    const double usual = callOf(false);
    QCOMPARE(table.settings.evenTempo("stroop"), (std::pair{1.0, 0}));
    QCOMPARE(callOf(true), usual);
    table.even = true;
    auto session = callingStroop(table, "human hard");
    QVERIFY(table.until(*session, [&] { return session->shown()->over(); }));
    const double slow = table.settings.evenTempo("stroop").first;
    QVERIFY(slow > 2);
    QVERIFY(table.settings.evenTempo("stroop").second < 0);
    QCOMPARE(callOf(false), usual);
    QCOMPARE(table.settings.evenTempo("stroop").first, slow);
    QCOMPARE(Settings(table.folder.filePath("settings.ini")).evenTempo("stroop").first, slow);
    QCOMPARE(table.settings.evenTempo("salute_the_king").first, 1.0);
    QVERIFY(callOf(true) > 1.9 * usual);
    // Replayed, it is the same game.
    const auto loaded = fulltable::Match::load(session->game()->match().record());
    QVERIFY(loaded);
    QCOMPARE(loaded->state(std::nullopt), session->game()->match().state(std::nullopt));
    QVERIFY(loaded->app["even"] == true);
  }

  void refusalsNameThePerson() {
    TimedTable table;
    auto session = callingStroop(table, "human human");
    session->race()->move(1, "call 5", session->race()->now(), session->race()->now());
    table.clock.pass(1);
    QCOMPARE(session->game()->moveCount(), 1);
    session->race()->move(1, "call 5", session->race()->now(), session->race()->now());
    table.clock.pass(1);
    QCOMPARE(session->input()->refusal(), QString("Ben, there's nothing for you to do now."));
    QCOMPARE(session->game()->moveCount(), 1);
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
    TimedTable table;
    auto session = table.begin(game, kinds, 3);
    QSignalSpy finished(session.get(), &Session::finished);
    QVERIFY(table.until(*session, [&] { return session->shown()->over(); }));
    QCOMPARE(finished.count(), 1);
    QVERIFY(!session->shown()->resultText().isEmpty());
    QCOMPARE(shown(*session->cards()), shown(session->game()->match().know(0)->show(0)));
    // Saved with its times, it is the same game again.
    const auto loaded = fulltable::Match::load(session->game()->match().record());
    QVERIFY(loaded);
    QCOMPARE(loaded->state(std::nullopt), session->game()->match().state(std::nullopt));
  }

  void hints() {
    TimedTable table;
    auto session = callingStroop(table, "human hard");
    session->advisor()->hint();
    QVERIFY(session->advisor()->hintText().startsWith("Call the "));
    QVERIFY(!session->game()->canUndo());
  }

  /// Whatever the state of the race is: where nothing is to be done, the hint says so.
  void hintsAtAnyTime() {
    for (const QString game : {"stroop", "salute_the_king"}) {
      TimedTable table;
      auto session = table.begin(game, game == "stroop" ? "human hard" : "human hard hard", 3);
      session->race()->start();
      int asked = 0;
      for (int i = 0; i < 400 && !session->shown()->over(); ++i) {
        table.clock.pass(53);
        if (!session->advisor()->canHint()) continue;
        session->advisor()->hint();
        QVERIFY(!session->advisor()->hintText().isEmpty());
        ++asked;
      }
      QVERIFY(asked > 20);
    }
  }

  void keys() {
    Table table;
    // No key is used twice, by nobody.
    KeySettings& settings = *table.settings.keys();
    for (const char* game : {"stroop", "salute_the_king"}) {
      QStringList all;
      for (int player = 0; player < settings.players(game); ++player) {
        const QVariantMap keys = settings.keys(game, player);
        QCOMPARE(keys.size(), settings.tokens(game).size());
        for (const QVariant& key : keys) all += key.toString().split(' ');
      }
      QVERIFY(!all.isEmpty());
      QCOMPARE(all.removeDuplicates(), 0);
    }
    QVERIFY(settings.keys("stroop", 2).isEmpty());
    QCOMPARE(settings.tokenName("stroop", "C"), QString("clubs"));
    QCOMPARE(settings.tokenName("salute_the_king", "1"), QString("first gesture"));
    QSignalSpy changed(&settings, &KeySettings::changed);
    QVERIFY(settings.setKey("salute_the_king", 0, "1", "H").contains("Player 2"));
    QVERIFY(!settings.setKey("salute_the_king", 0, "jump", "Z").isEmpty());
    // Nor the keys that mean something to everybody.
    QVERIFY(settings.setKey("salute_the_king", 0, "1", "P").contains("stops the clock"));
    QVERIFY(!settings.setKey("stroop", 0, "A", "Return").isEmpty());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(settings.setKey("salute_the_king", 0, "1", "Z"), QString());
    QCOMPARE(settings.keys("salute_the_king", 0).value("1").toString(), QString("Z"));
    Settings again(table.folder.filePath("settings.ini"));
    QCOMPARE(again.keys()->keys("salute_the_king", 0).value("1").toString(), QString("Z"));
    settings.reset("salute_the_king");
    QCOMPARE(settings.keys("salute_the_king", 0).value("1").toString(), QString("A"));
    QCOMPARE(changed.count(), 2);
  }
};

QTEST_GUILESS_MAIN(RaceTest)
#include "test_race.moc"
