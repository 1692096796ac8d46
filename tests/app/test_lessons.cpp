// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>
#include <algorithm>

#include "app/table.h"
#include "lesson/lesson.h"
#include "library/app.h"

using fulltable::Move;

/// The guided first games: each can be played to its end as it is told, and nothing that is tried stays without answer.
class LessonsTest : public QObject {
  Q_OBJECT

  static QStringList all() {
    QStringList names = QDir(":/lessons").entryList({"*.md"});
    for (QString& name : names) name.chop(3);
    return names;
  }
  static Lesson lessonOf(const QString& id) {
    QString problem;
    const auto lesson = readLesson(id, lessonText(id), problem);
    if (!lesson) qFatal("%s: %s", qPrintable(id), qPrintable(problem));
    return *lesson;
  }
  static QString wrongIn(const QString& text) {
    QString problem;
    return readLesson("ristiseiska", text, problem) ? "nothing" : problem;
  }
  void eachLesson() {
    QTest::addColumn<QString>("id");
    for (const QString& id : all()) QTest::newRow(qPrintable(id)) << id;
  }
  static std::unique_ptr<Session> begin(const QString& id, TimedTable& table) {
    Lesson lesson = lessonOf(id);
    auto match = fulltable::Match::start(*lesson.game, lesson.setup);
    Seating seating;
    seating.kinds.assign(static_cast<std::size_t>(match->seats()), SeatKind::medium);
    seating.kinds.front() = SeatKind::human;
    seating.names = QStringList{"You", "Ada", "Bruno", "Clara", "Dimitri", "Esther"}.mid(0, match->seats());
    return std::make_unique<Session>(std::move(*match), seating, "lesson", &table.settings, std::vector<LogLine>(),
                                     *table.time, Session::Purpose::play, std::move(lesson));
  }
  /// The coach waits for the person.
  static bool asks(const Coach& coach) { return coach.isPlaying() || coach.isReading() || coach.isDone(); }
  /// Whether that card or pile is there to be looked at from seat 0.
  static bool isSeen(const fulltable::View& view, const QString& what) {
    const auto card = fulltable::card_of(what.toStdString());
    return std::ranges::any_of(view.piles, [&](const fulltable::PileView& pile) {
      return card ? std::ranges::find(pile.cards, *card) != pile.cards.end() : QString::fromStdString(pile.id) == what;
    });
  }

 private slots:
  void playsToItsEnd_data() { eachLesson(); }
  void playsToItsEnd();
  void coachLeadsToTheEnd_data() { eachLesson(); }
  void coachLeadsToTheEnd();
  void lastsThreeToSixMinutes_data() { eachLesson(); }
  void lastsThreeToSixMinutes();
  void whatIsNotWantedGoesBack();
  void mistakesInAFileAreNamed();
  void nothingIsKept();
};

void LessonsTest::playsToItsEnd() {
  QFETCH(QString, id);
  const Lesson lesson = lessonOf(id);
  auto match = fulltable::Match::start(*lesson.game, lesson.setup);
  QVERIFY2(match, match.refusal().text.c_str());
  int played = 0;
  for (const LessonStep& step : lesson.steps) {
    const QByteArray at = QStringLiteral("%1.md, line %2").arg(id).arg(step.line).toUtf8();
    QVERIFY2(step.title.size() <= 40 && !step.text.isEmpty() && step.text.size() <= 430,
             at + " is too long: " + QByteArray::number(step.text.size()));
    QString texts = step.title + step.text + step.otherwise;
    for (const auto& answer : step.answers) texts += answer.text;
    static const QRegularExpression name("\\{(\\d+)\\}");
    for (auto names = name.globalMatch(texts); names.hasNext();)
      QVERIFY2(names.next().captured(1).toInt() < match->seats(), at);
    for (const QString& shown : step.shown) QVERIFY2(isSeen(match->truth().show(0), shown), at + ": " + shown.toUtf8());
    const bool last = &step == &lesson.steps.back();
    QVERIFY2(!last || (!step.wanted && step.events.empty()), at);
    if (step.wanted) {
      ++played;
      const fulltable::Times now{match->truth().clock(), match->truth().clock()};
      fulltable::Moves legal;
      match->truth().legal(0, legal);
      for (const Move& other : legal) {
        const bool answered = !step.otherwise.isEmpty() || other == *step.wanted ||
                              std::ranges::find(step.answers, other, &LessonStep::Answer::move) != step.answers.end();
        QVERIFY2(answered, (at + ": no answer to " + match->truth().write(other).c_str()));
      }
      for (const auto& answer : step.answers) {
        QVERIFY2(answer.move != *step.wanted && match->truth().allows(0, answer.move, now),
                 at + ": " + match->truth().write(answer.move).c_str());
        QVERIFY2(answer.text.size() <= 300, at);
      }
      QVERIFY2(step.otherwise.size() <= 300, at);
      for (const Move& other : step.also)
        QVERIFY2(match->truth().allows(0, other, now), at + ": " + match->truth().write(other).c_str());
      const auto times = match->info().real_time ? std::optional(now) : std::nullopt;
      const auto refusal = match->submit(0, *step.wanted, times);
      QVERIFY2(!refusal, at + ": " + (refusal ? refusal->text.c_str() : ""));
    }
    for (const LessonEvent& event : step.events) {
      const std::int64_t clock = match->truth().clock();
      const auto times = match->info().real_time ? std::optional(fulltable::Times{clock, clock}) : std::nullopt;
      const auto refusal =
          event.move ? match->submit(event.seat, *event.move, times) : match->advance(std::int64_t{event.wait});
      QVERIFY2(!refusal, at + ", then: " + (refusal ? refusal->text.c_str() : ""));
    }
  }
  QVERIFY2(played >= 8 && lesson.steps.size() >= 10 && lesson.steps.size() <= 25,
           qPrintable(QString("%1 moves in %2 steps").arg(played).arg(lesson.steps.size())));
}

void LessonsTest::coachLeadsToTheEnd() {
  QFETCH(QString, id);
  TimedTable table;
  const auto begun = begin(id, table);
  Session& session = *begun;
  Coach* coach = session.coach();
  bool wentBack = false;
  while (!coach->isDone()) {
    QVERIFY2(coach->isPlaying() || coach->isReading(), qPrintable(coach->title()));
    QVERIFY(!coach->text().contains('{'));
    const int step = coach->step();
    const int moves = session.game()->moveCount();
    if (coach->isReading()) {
      coach->goOn();
    } else {
      fulltable::Moves legal;
      session.game()->truth().legal(0, legal);
      if (const auto move = coach->pointedMove()) {
        const auto& told = session.viewpoint()->known();
        const auto gesture = told.gesture(0, *move);
        const bool marked = gesture.from.empty() || !session.advisor()->hintCards().isEmpty() ||
                            !session.advisor()->hintTarget().pile.isEmpty();
        QVERIFY2(marked, qPrintable(coach->title()));
        std::erase(legal, *move);
      }
      if (!legal.empty() && coach->pointedMove()) {
        QVERIFY(!coach->takes(0, legal.front()));
        QVERIFY2(!coach->answer().isEmpty(), qPrintable(coach->title()));
        QCOMPARE(session.game()->moveCount(), moves);
      }
      if (!coach->pointedMove()) coach->showMe();
      coach->showMe();
      QCOMPARE(session.game()->moveCount(), moves + 1);
    }
    QVERIFY2(table.until(session,
                         [&] {
                           while (session.shown()->resting()) session.shown()->goOn();
                           QCoreApplication::processEvents();
                           return asks(*coach);
                         }),
             qPrintable(coach->title()));
    QCOMPARE(coach->step(), step + 1);
    if (!std::exchange(wentBack, wentBack || (step > 2 && coach->canGoBack())) && wentBack) {
      coach->back();
      QCOMPARE(coach->step(), step);
      QCOMPARE(session.game()->moveCount(), moves);
    }
  }
}

/// As a newcomer plays it: reads everything that is said, and takes two seconds for each gesture; the others move at
/// their usual pace.
void LessonsTest::lastsThreeToSixMinutes() {
  constexpr double wordsInAMinute = 200;
  constexpr double gesture = 2.0 / 60;
  QFETCH(QString, id);
  TimedTable table;
  table.settings.play()->setSpeed("normal");
  table.settings.play()->setOpponents("normal");
  const auto session = begin(id, table);
  Coach* coach = session->coach();
  const qint64 before = table.clock.now();
  double minutes = 0;
  for (bool done = false; !done; done = coach->isDone()) {
    static const QRegularExpression space("\\s+");
    minutes += static_cast<double>((coach->title() + ' ' + coach->text()).count(space) + 1) / wordsInAMinute + gesture;
    const int step = coach->step();
    coach->goOn();
    if (coach->isPlaying() && !coach->pointedMove()) coach->showMe();
    coach->showMe();
    const auto asked = [&] { return coach->step() > step && asks(*coach); };
    // How a deal came out stays until one goes on.
    while (!table.until(*session, asked) && session->shown()->resting()) {
      session->shown()->goOn();
      minutes += gesture;
    }
    QVERIFY2(asked(), qPrintable(coach->title()));
  }
  minutes += static_cast<double>((coach->title() + ' ' + coach->text()).count(' ') + 1) / wordsInAMinute;
  minutes += static_cast<double>(table.clock.now() - before) / 60000;
  qInfo("%s: %.1f minutes", qPrintable(id), minutes);
  QVERIFY2(minutes >= 3 && minutes <= 6, qPrintable(QString::number(minutes)));
}

/// Cards that were selected for another move than the wanted one are no longer selected after the answer.
void LessonsTest::whatIsNotWantedGoesBack() {
  TimedTable table;
  const auto session = begin("stomp", table);
  Coach* coach = session->coach();
  while (coach->isReading()) {
    coach->goOn();
    QVERIFY(table.until(*session, [&] { return asks(*coach); }));
  }
  const QString wanted = QString::fromStdString(session->viewpoint()->known().write(*coach->pointedMove()));
  const QList<int> hand = session->cards()->rowsOf("hand.0");
  const auto row = std::ranges::find_if(hand, [&](int each) {
    const auto card = fulltable::to_text(session->cards()->slot(each).card);
    return !wanted.contains(QString::fromStdString(card));
  });
  session->input()->tap(*row);
  QCOMPARE(session->input()->lifted(), QList<int>{*row});
  session->input()->playSelection();
  QVERIFY(!coach->answer().isEmpty());
  QVERIFY(session->input()->lifted().isEmpty());
}

void LessonsTest::mistakesInAFileAreNamed() {
  QCOMPARE(wrongIn("# A\n\n- seats: 4\n- deal: x\n"), QString("Line 4: “x” is no number"));
  QCOMPARE(wrongIn("# A\n- option foo: 1\n").left(7), QString("Line 2:"));
  QCOMPARE(wrongIn("# A\n- seats: 9\n## One\nText.\n").left(7), QString("Line 3:"));
  QCOMPARE(wrongIn("# A\n## One\nText.\n- do: dance 7C\n").left(7), QString("Line 4:"));
  QCOMPARE(wrongIn("# A\n## One\nText.\n- then 7: beg\n").left(7), QString("Line 4:"));
  QCOMPARE(wrongIn("# A\n## One\nText.\n- sing: beg\n"), QString("Line 4: “sing” is not known"));
  QCOMPARE(wrongIn("# A\n"), QString("Line 2: no step"));
  QCOMPARE(wrongIn("# A\n## One\nText.\n- do: beg\nMore.\n"), QString("Line 5: text after the list"));
}

void LessonsTest::nothingIsKept() {
  const QTemporaryDir folder;
  App::setDataDir(folder.path());
  App app;
  app.settings()->play()->setSpeed("instant");
  app.settings()->play()->setOpponents("instant");
  QVERIFY(App::hasLesson("ristiseiska"));
  // A game in play is there again afterwards.
  app.newGame("yukon", {"human"}, {}, {}, "7", false);
  fulltable::Moves legal;
  app.session()->game()->truth().legal(0, legal);
  app.session()->players()->choose(0, legal.front());
  QCOMPARE(app.session()->game()->moveCount(), 1);
  app.beginLesson("ristiseiska");
  QVERIFY(app.session()->coach());
  QVERIFY(!app.settings()->play()->wantsHelp("ristiseiska"));
  while (!app.session()->coach()->isDone()) {
    if (app.session()->shown()->resting()) app.session()->shown()->goOn();
    if (app.session()->coach()->isReading()) app.session()->coach()->goOn();
    app.session()->coach()->showMe();
    QCoreApplication::processEvents();
  }
  QTRY_COMPARE(app.continues().size(), 1);
  app.leaveLesson();
  QTRY_VERIFY(app.session() && app.session()->game()->id() == "yukon");
  QCOMPARE(app.session()->game()->moveCount(), 1);
  QCOMPARE(app.statistics()->of("ristiseiska")["played"].toInt(), 0);
  // Played on, it is a game of its own that counts for nothing.
  app.leave();
  app.beginLesson("ristiseiska");
  app.playLessonOn();
  QTRY_VERIFY(app.session() && !app.session()->coach());
  QCOMPARE(app.session()->game()->branchedAt(), 0);
  app.leave();
  QTRY_COMPARE(app.continues().size(), 1);
  App::setDataDir({});
}

QTEST_GUILESS_MAIN(LessonsTest)
#include "test_lessons.moc"
