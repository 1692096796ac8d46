// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <latch>
#include <stdexcept>

#include "players/thinker.h"

namespace {

constexpr int patience = 20000;

/// Waits until everything asked so far has been done, whether it was answered or not.
void drain(Thinker& thinker) {
  bool reached = false;
  thinker.run([](const std::stop_token&) { return 0; }, [&](std::optional<int>) { reached = true; });
  QVERIFY(QTest::qWaitFor([&] { return reached; }, patience));
}

}  // namespace

class ThinkerTest : public QObject {
  Q_OBJECT

 private slots:
  void answersComeInOrderOnTheAskersThread() {
    Thinker thinker;
    std::vector<int> found;
    for (int i = 0; i < 5; ++i)
      thinker.run([i](const std::stop_token&) { return i; },
                  [&](std::optional<int> answer) {
                    QCOMPARE(QThread::currentThread(), thread());
                    found.push_back(*answer);
                  });
    QVERIFY(thinker.isBusy());
    drain(thinker);
    QCOMPARE(found, (std::vector{0, 1, 2, 3, 4}));
    QVERIFY(!thinker.isBusy());
  }

  void aThreadBeginsWithTheFirstJob() {
    const QDir threads("/proc/self/task");
    if (!threads.exists()) QSKIP("Here nobody says how many threads there are.");
    const auto count = [&] { return QDir(threads.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
    const auto before = count();
    Thinker thinker;
    QCOMPARE(count(), before);
    drain(thinker);
    QCOMPARE(count(), before + 1);
    drain(thinker);
    QCOMPARE(count(), before + 1);
  }

  void whatIsOutOfDateIsNotAnswered() {
    Thinker thinker;
    std::latch begun(1), dropped(1);
    bool stopped = false, answered = false;
    thinker.run(
        [&](const std::stop_token& stop) {
          begun.count_down();
          dropped.wait();
          stopped = stop.stop_requested();
          return 1;
        },
        [&](std::optional<int>) { answered = true; });
    thinker.run([](const std::stop_token&) { return 2; }, [&](std::optional<int>) { answered = true; });
    begun.wait();
    thinker.drop();
    QVERIFY(!thinker.isBusy());
    dropped.count_down();
    drain(thinker);
    QVERIFY(stopped);
    QVERIFY(!answered);
  }

  /// An answer that is on its way already is out of date all the same.
  void whatIsDroppedAfterItWasFoundIsNotAnswered() {
    Thinker thinker;
    std::latch done(1);
    bool answered = false;
    thinker.run([](const std::stop_token&) { return 1; }, [&](std::optional<int>) { answered = true; });
    thinker.run(
        [&](const std::stop_token&) {
          done.count_down();
          return 2;
        },
        [&](std::optional<int>) { answered = true; });
    done.wait();
    thinker.drop();
    drain(thinker);
    QVERIFY(!answered);
  }

  void aFailureIsAnAnswer() {
    Thinker thinker;
    int failures = 0;
    for (const bool standard : {true, false}) {
      QTest::ignoreMessage(QtWarningMsg, standard ? "Thinking failed: out of luck" : "Thinking failed.");
      thinker.run(
          [standard](const std::stop_token&) -> int {
            if (standard) throw std::runtime_error("out of luck");
            throw 7;
          },
          [&](std::optional<int> answer) { failures += answer ? 0 : 1; });
    }
    drain(thinker);
    QCOMPARE(failures, 2);
  }

  void nothingIsAnsweredAfterTheEnd() {
    bool answered = false;
    {
      Thinker thinker;
      thinker.run([](const std::stop_token&) { return 1; }, [&](std::optional<int>) { answered = true; });
    }
    QCoreApplication::processEvents();
    QVERIFY(!answered);
  }
};

QTEST_GUILESS_MAIN(ThinkerTest)
#include "test_thinker.moc"
