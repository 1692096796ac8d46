// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/speechqueue.h"

#include <QSignalSpy>

#include "driven_window.h"

/// What a screen reader is given to say, and what it says again when it is asked.
class TestSpeech : public QObject {
  Q_OBJECT

 private slots:
  void newsWaitForTheEndOfALine();
  void whatIsAskedIsReadOut();
  void briefAndFull();

 private:
  QTemporaryDir folder_;
};

void TestSpeech::newsWaitForTheEndOfALine() {
  SpeechQueue queue;
  QStringList spoken;
  connect(&queue, &SpeechQueue::spoken, this, [&](const QString& text) { spoken.append(text); });
  const QString first(3000, 'a');  // as long as two minutes
  queue.add(first, true);
  QCOMPARE(spoken, QStringList{first});
  for (int i = 1; i <= 9; ++i) queue.add(QString::number(i) + '.', true);
  QCOMPARE(spoken.size(), 1);
  queue.add("Not so.", false);
  QCOMPARE(spoken.size(), 2);
  QCOMPARE(spoken[1], QString("Earlier moves: 2. 3. 4. 5. 6. 7. 8. 9. Not so."));
  queue.setProperty("whole", true);
  for (int i = 1; i <= 9; ++i) queue.add("n.", true);
  queue.add("Yes.", false);
  QCOMPARE(spoken.last(), QString("n. n. n. n. n. n. n. n. n. Yes."));
  // What waits is spoken when the line is over.
  SpeechQueue quick;
  QSignalSpy lines(&quick, &SpeechQueue::spoken);
  quick.add("a", true);
  quick.add("b", true);
  QTRY_COMPARE(lines.size(), 2);
  QCOMPARE(lines[1][0].toString(), QString("b"));
}

void TestSpeech::whatIsAskedIsReadOut() {
  const auto main = openWindow(folder_, {"--game", "lorum", "--seats", "human,human,human,human", "--seed", "1"});
  QVERIFY(main);
  Session* session = main->app()->session();
  session->uncover();
  find<GameTable>(main->window()->contentItem())->layOutNow();
  const auto asked = [&](Qt::Key key) {
    QSignalSpy told(session->chronicle(), &Chronicle::announced);
    QTest::keyClick(main->window(), key);
    return told.isEmpty() ? QString() : told.last()[0].toString();
  };
  QCOMPARE(asked(Qt::Key_F4), QString("Nothing has happened yet."));
  QVERIFY2(asked(Qt::Key_F5).startsWith("Your turn. Lead any card"), qPrintable(asked(Qt::Key_F5)));
  QVERIFY2(asked(Qt::Key_F6).contains(", cards in hand: 8"), qPrintable(asked(Qt::Key_F6)));
  QCOMPARE(asked(Qt::Key_F7), QString("No cards lie on the table."));
  const QString hand = asked(Qt::Key_F8);
  QVERIFY2(hand.startsWith("You hold 8: ") && hand.count(" of ") == 8, qPrintable(hand));
  // No other hand is told.
  QVERIFY(!asked(Qt::Key_F6).contains(" of "));
  const int row = *session->cards()->movable().constBegin();
  session->input()->tap(row);
  if (session->game()->moveCount() == 0) session->input()->tap(row);  // asked first: it cannot be undone
  QTRY_COMPARE(session->game()->moveCount(), 1);
  QTRY_VERIFY(session->viewpoint()->coverSeat() >= 0);
  session->uncover();
  QVERIFY2(asked(Qt::Key_F4).contains(" leads the "), qPrintable(asked(Qt::Key_F4)));
  QVERIFY2(asked(Qt::Key_F7).contains(": "), qPrintable(asked(Qt::Key_F7)));
}

void TestSpeech::briefAndFull() {
  const auto main = openWindow(folder_, {"--game", "black_hole", "--seed", "1"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const auto told = [&] {
    QSignalSpy lines(session->chronicle(), &Chronicle::announced);
    const int row = *std::ranges::min_element(session->cards()->movable());
    session->input()->tap(row);
    return lines.isEmpty() ? QString() : lines.last()[0].toString();
  };
  QVERIFY2(told().startsWith("You play the "), qPrintable(session->chronicle()->announcement()));
  main->app()->settings()->sound()->setSpeech("brief");
  const int before = session->game()->moveCount();
  QCOMPARE(told(), QString());
  QCOMPARE(session->game()->moveCount(), before + 1);
}

QTEST_MAIN(TestSpeech)
#include "test_speech.moc"
