// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/tabletime.h"
#include "players/playerkinds.h"
#include "present/pace.h"
#include "table.h"
#include "text/wording.h"

using fulltable::Beat;
using fulltable::Impact;

namespace {

/// Plays by the rule of thumb, and finds that as hard as it is told to.
class Ponderer : public Player {
 public:
  explicit Ponderer(double hesitation) : hesitation_(hesitation) {}
  bool isPerson() const override { return false; }
  void ask(std::shared_ptr<const fulltable::Knowledge> known, int, Answer answer) override {
    answer_ = [known = std::move(known), answer = std::move(answer)](const auto&) { answer(ruleOfThumbMove(*known)); };
    QMetaObject::invokeMethod(
        &home_,
        [this] {
          if (answer_) std::exchange(answer_, nullptr)({});
        },
        Qt::QueuedConnection);
  }
  double hesitation() const override { return hesitation_; }
  void forget() override { answer_ = nullptr; }
  std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge&, double) const override {
    return std::nullopt;
  }

 private:
  QObject home_;
  double hesitation_;
  Answer answer_;
};

}  // namespace

/// That a person can follow what the others do: how long it is seen, what waits, and what is told of it afterwards.
class PaceTest : public QObject {
  Q_OBJECT

  static QString actOf(Session& session, int seat) {
    return session.seats()->data(session.seats()->index(seat), SeatModel::LastAct).toString();
  }
  /// The cards of the viewer's hand that are marked as new.
  static QList<int> newCards(Session& session) {
    QList<int> rows;
    for (int row = 0; row < session.cards()->count(); ++row)
      for (const QVariant& mark : session.cards()->data(session.cards()->index(row), CardModel::Marks).toList())
        if (mark.toMap()["kind"] == "fresh") rows.append(row);
    return rows;
  }

 private slots:
  void aStillTableKeepsItsAlarms() {
    VirtualTime world;
    TableTime time(world);
    int rung = 0;
    const auto alarm = time.alarm([&] { ++rung; });
    alarm->start(100);
    world.pass(40);
    time.setStill(true);
    const qint64 before = time.now();
    world.pass(5000);
    QCOMPARE(time.now(), before);
    QCOMPARE(alarm->remaining(), 60);
    QVERIFY(alarm->isActive());
    QCOMPARE(rung, 0);
    time.setStill(false);
    world.pass(59);
    QCOMPARE(rung, 0);
    world.pass(1);
    QCOMPARE(rung, 1);
    // One that is set meanwhile waits, too.
    time.setStill(true);
    alarm->start(10);
    world.pass(100);
    QCOMPARE(rung, 1);
    alarm->stop();
    time.setStill(false);
    world.pass(100);
    QCOMPARE(rung, 1);
  }

  void nothingMovesBehindAPage() {
    TimedTable table;
    auto session = table.begin("ristiseiska", "easy easy easy", 3);
    session->setStill(true);
    QVERIFY(!table.until(*session, [&] { return session->game()->moveCount() > 0; }));
    table.clock.pass(60000);
    QCOMPARE(session->game()->moveCount(), 0);
    session->setStill(false);
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > 3; }));
  }

  void computersWaitAsLongAsWished_data() {
    QTest::addColumn<QString>("pace");
    for (const char* pace : {"slow", "normal", "fast", "instant"}) QTest::newRow(pace) << pace;
  }

  void computersWaitAsLongAsWished() {
    QFETCH(QString, pace);
    for (const QString speed : {"normal", "instant"}) {
      TimedTable table;
      table.settings.play()->setSpeed(speed);
      table.settings.play()->setOpponents(pace);
      auto session = table.begin("ristiseiska", "easy easy easy", 3);
      QList<qint64> times;
      connect(session.get(), &Session::moved, this, [&] { times.append(table.clock.now()); });
      QVERIFY(table.until(*session, [&] { return times.size() > 6; }));
      const int least = pauseAfter(Impact::usual, false, table.settings);
      for (qsizetype i = 1; i < times.size(); ++i) QVERIFY(times[i] - times[i - 1] >= least);
    }
  }

  void whoHesitatesTakesLonger_data() { computersWaitAsLongAsWished_data(); }

  void whoHesitatesTakesLonger() {
    QFETCH(QString, pace);
    const auto lastMove = [&](double hesitation, int* most) {
      TimedTable table;
      table.settings.play()->setOpponents(pace);
      auto session = table.begin("ristiseiska", "easy easy easy", 3);
      for (int seat = 0; seat < 3; ++seat) session->seat(seat, SeatKind::easy, std::make_unique<Ponderer>(hesitation));
      *most = pauseForThought(table.settings);
      if (!table.until(*session, [&] { return session->game()->moveCount() > 5; })) return qint64(-1);
      return table.clock.now();
    };
    int most = 0;
    const qint64 quick = lastMove(0, &most);
    QVERIFY(quick >= 0);
    QCOMPARE(most > 0, pace != "instant");
    QCOMPARE(lastMove(0.5, &most), quick + 6 * most / 2);
    QCOMPARE(lastMove(1, &most), quick + 6 * most);
  }

  /// Nobody plays while the cards are being dealt: neither at first, nor from the start again.
  void theDealIsWaitedFor() {
    TimedTable table;
    table.settings.play()->setSpeed("normal");
    table.settings.play()->setOpponents("fast");
    auto session = table.begin("ristiseiska", "easy easy easy", 3);
    const int dealt = 52 * 32;
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > 0; }));
    QVERIFY(table.clock.now() >= dealt);
    session->restart();
    const qint64 again = table.clock.now();
    QCOMPARE(session->game()->moveCount(), 0);
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > 0; }));
    QVERIFY(table.clock.now() - again >= dealt);
    // A person who is in a hurry need not wait.
    session->restart();
    const qint64 once = table.clock.now();
    QVERIFY(QTest::qWaitFor([&] { return !session->isBusy(); }));
    QVERIFY(session->goOn());
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > 0; }));
    QVERIFY(table.clock.now() - once < dealt);
  }

  /// However fast the cards fly, and however fast the others play.
  void whatAMoveBringsRests() {
    Table table;
    for (const QString speed : {"normal", "fast", "instant"}) {
      table.settings.play()->setSpeed(speed);
      table.settings.play()->setTrickRest("short");
      QVERIFY(restTime(Beat::result, table.settings) >= 2000);
      QVERIFY(restTime(Beat::trick, table.settings) >= 600);
      for (const QString pace : {"slow", "normal", "fast", "instant"}) {
        table.settings.play()->setOpponents(pace);
        QVERIFY(stepTime(Beat::caught, false, table.settings) >= 400);
        QVERIFY(stepTime(Beat::reveal, false, table.settings) >= 150);
        // The flourish of a turning point is not walked over.
        QVERIFY(pauseAfter(Impact::turning, false, table.settings) >= 600);
      }
      table.settings.play()->setTrickRest("click");
      for (const Beat beat : {Beat::trick, Beat::reveal, Beat::result})
        QCOMPARE(restTime(beat, table.settings), untilClick);
    }
  }

  void aVerdictStays() {
    TimedTable table;
    table.settings.play()->setTrickRest("short");
    auto session = table.begin("commune", "easy easy easy", 5);
    bool over = false;
    const auto judged = [&] { return over = session->shown()->captions().contains("outcome"); };
    QVERIFY(table.until(*session, judged));
    QVERIFY(session->shown()->resting());
    // Nothing goes on for so long.
    const int moves = session->game()->moveCount();
    table.clock.pass(restTime(Beat::result, table.settings) - 50);
    QVERIFY(judged());
    QCOMPARE(session->game()->moveCount(), moves);
  }

  void aPersonSkipsSteps() {
    TimedTable table;
    table.settings.play()->setTrickRest("click");
    auto session = table.begin("commune", "easy easy easy easy", 5);
    QVERIFY(table.until(*session, [&] { return session->shown()->resting(); }));
    session->goOn();
    QVERIFY(session->shown()->captions().contains("outcome"));
    QVERIFY(session->shown()->resting());
    QVERIFY(session->goOn());
    QVERIFY(!session->shown()->resting());
  }

  void aMoveThatWaitsIsHurried() {
    TimedTable table;
    table.settings.play()->setOpponents("slow");
    auto session = table.begin("ristiseiska", "easy easy easy", 3);
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() == 1; }));
    QVERIFY(QTest::qWaitFor([&] { return !session->isBusy(); }, 20000));
    QVERIFY(session->goOn());
    table.clock.pass(1);
    QCOMPARE(session->game()->moveCount(), 2);
  }

  void whatHappenedRestsBeforeTheCover() {
    TimedTable table;
    auto session = table.begin("chinese_ten", "human human", 4);
    fulltable::Rng rng(3);
    int handed = 0;
    for (int i = 0; i < 40 && handed < 6 && !session->shown()->over(); ++i) {
      if (session->viewpoint()->coverSeat() >= 0) session->uncover();
      const int viewer = session->viewpoint()->viewer();
      QVERIFY(playSomething(*session, rng));
      if (session->game()->truth().to_act().has(viewer) || session->game()->ended()) continue;
      // The position after the move is seen, by the one who made it, before the screen is handed over.
      ++handed;
      QVERIFY(session->shown()->resting());
      QCOMPARE(session->viewpoint()->coverSeat(), -1);
      QCOMPARE(session->viewpoint()->viewer(), viewer);
      const qint64 began = table.clock.now();
      QVERIFY(table.until(*session, [&] { return session->viewpoint()->coverSeat() >= 0; }));
      QVERIFY(table.clock.now() - began >= 600);
      QCOMPARE(session->viewpoint()->coverSeat(), 1 - viewer);
    }
    QVERIFY(handed > 3);
  }

  void theNextPersonSeesWhatHappened() {
    TimedTable table;
    auto session = table.begin("ristiseiska", "human easy human", 4);
    fulltable::Rng rng(3);
    int shownAgain = 0;
    for (int i = 0; i < 12; ++i) {
      QVERIFY(table.until(*session, [&] {
        return session->viewpoint()->coverSeat() >= 0 || session->viewpoint()->myTurn() || session->shown()->over();
      }));
      if (session->shown()->over()) break;
      const auto* match = &session->game()->match();
      const auto moves = match->history().size();
      session->uncover();
      const auto present = shown(*session->cards());
      session->replay();
      if (session->shown()->resting()) {
        ++shownAgain;
        // Nobody moves meanwhile, and the end is what is there now.
        QVERIFY(table.until(*session, [&] { return !session->shown()->resting(); }));
        QCOMPARE(match->history().size(), moves);
        QVERIFY(shown(*session->cards()) == present);
      }
      QVERIFY(session->viewpoint()->myTurn());
      QVERIFY(playSomething(*session, rng));
    }
    QVERIFY(shownAgain > 3);
  }

  void theLastRoundIsSeenAgain_data() {
    QTest::addColumn<QString>("id");
    for (const auto* game : fulltable::all_games())
      if (!game->info().solitaire && !game->info().real_time)
        QTest::newRow(game->info().id.data()) << QString::fromUtf8(game->info().id.data());
  }

  /// In every game: as the viewer saw it, until it is over or they have seen enough; then all is as it was.
  void theLastRoundIsSeenAgain() {
    QFETCH(QString, id);
    TimedTable table;
    QString kinds = "human";
    for (int seat = 1; seat < fulltable::find_game(id.toStdString())->info().default_seats; ++seat) kinds += " easy";
    auto session = table.begin(id, kinds, 2);
    fulltable::Rng rng(3);
    int seen = 0;
    for (int turn = 0; turn < 6; ++turn) {
      QVERIFY(table.until(*session, [&] {
        return session->viewpoint()->myTurn() || session->shown()->resting() || session->shown()->over();
      }));
      if (session->shown()->over()) break;
      if (!session->shown()->resting()) {
        const auto present = shown(*session->cards());
        const auto moves = session->game()->moveCount();
        const bool told = session->replay();
        QCOMPARE(session->shown()->resting(), told);
        // Nothing can be done meanwhile, and nothing is told a second time at once.
        QVERIFY(!told || !session->replay());
        if (told && ++seen % 2 == 0)
          session->goOn();
        else if (told)
          QVERIFY(table.until(*session, [&] { return !session->shown()->resting(); }));
        QVERIFY(!session->shown()->resting() && shown(*session->cards()) == present);
        QCOMPARE(session->game()->moveCount(), moves);
      }
      QVERIFY(playSomething(*session, rng));
    }
    QVERIFY2(seen > 0, "nothing was seen again");
  }

  void aPlateTellsTheWholeTurn() {
    const auto line = [](int seat, int number, const char* act) {
      return LogLine{.text = {}, .seat = seat, .number = number, .act = fulltable::message("", act)};
    };
    std::vector<LogLine> log{line(0, 0, "a"), line(1, 1, "b"), line(1, 2, "c"), line(1, 3, "d"), line(0, 4, "e")};
    LogModel model;
    for (LogLine& each : log) model.append(each);
    const auto turn = [&](int seat, int viewer, int moves, bool ended) {
      QString acts;
      for (const LogLine* each : model.turnOf(seat, viewer, moves, ended))
        acts += QString::fromStdString(std::string(each->act.source()));
      return acts;
    };
    QCOMPARE(turn(1, 0, -1, false), QString("bcd"));
    QCOMPARE(turn(0, 0, -1, false), QString("e"));
    QCOMPARE(turn(1, 0, 3, false), QString("bc"));
    // Begged from in between.
    model.append(line(1, 5, "begs"));
    model.append(line(2, 6, "gives"));
    model.append(line(1, 7, "plays"));
    QCOMPARE(turn(1, 0, -1, false), QString("begsplays"));
    QCOMPARE(turn(2, 0, -1, false), QString("gives"));
    // A deal has ended: while its end is shown the plates still tell of it.
    model.append({.text = "Deal 2", .seat = -1, .number = 7, .act = {}});
    QCOMPARE(turn(1, 0, -1, false), QString());
    QCOMPARE(turn(1, 0, -1, true), QString("begsplays"));
  }

  void countsAreAddedUp() {
    const auto melds = [](int count) { return fulltable::counted("vazhushal", "Melds %n", count); };
    QCOMPARE(actWords({melds(3), melds(3), fulltable::message("", "x"), melds(4)}, {}),
             (QStringList{"Melds 6", "x", "Melds 4"}));
  }

  /// At every moment at which it has done something in the deal that is shown.
  void noPlateIsEmptyAfterAMove_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("chinese_ten") << "chinese_ten";
    QTest::newRow("lorum") << "lorum";
  }

  void noPlateIsEmptyAfterAMove() {
    QFETCH(QString, game);
    TimedTable table;
    const auto* info = &fulltable::find_game(game.toStdString())->info();
    auto session = table.begin(game, QString("easy ").repeated(info->default_seats).trimmed(), 6);
    QSet<int> moved;
    QStringList empty;
    connect(session.get(), &Session::dealt, this, [&] { moved.clear(); });
    connect(session.get(), &Session::moved, this, [&](int seat) {
      moved.insert(seat);
      for (const int each : std::as_const(moved))
        if (actOf(*session, each).isEmpty()) empty.append(QString("%1 %2").arg(each).arg(session->game()->moveCount()));
    });
    QVERIFY(table.until(*session, [&] { return session->shown()->deal() > 2 || session->shown()->over(); }));
    QVERIFY2(empty.isEmpty(), qPrintable(empty.join(", ")));
  }

  void aDrawnCardIsMarkedUntilOneMoves() {
    Table table;
    auto session = table.begin("umtali", "human easy", 7);
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), 20000);
    QVERIFY(newCards(*session).isEmpty());
    for (int click = 0; click < 2; ++click) session->input()->tapPile("stock");
    const QList<int> fresh = newCards(*session);
    QCOMPARE(fresh.size(), 1);
    const auto& slot = session->cards()->slot(fresh.front());
    QCOMPARE(slot.pile, QString("hand.0"));
    QVERIFY(
        session->cards()->data(session->cards()->index(fresh.front()), CardModel::Label).toString().contains("new"));
    // The log names it, to whom it is known.
    QVERIFY2(session->chronicle()->lastLine().contains(cardWords(slot.card)),
             qPrintable(session->chronicle()->lastLine()));
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QVERIFY(newCards(*session).isEmpty());
  }

  void theNextDealMarksNothingInTheLastOne() {
    TimedTable table;
    auto session = table.begin("pop", "human easy", 5);
    // Folded: the cards of the round are still in the hand while it is told how it came out.
    fulltable::Rng rng(1);
    QVERIFY(table.until(*session, [&] {
      if (session->shown()->dealEnded()) {
        if (session->shown()->pileSize("hand.0") > 0) return true;
        session->shown()->goOn();
      }
      for (int row = 0; row < session->input()->buttons()->rowCount(); ++row)
        if (session->input()->buttons()->row(row).label.startsWith("Fold")) session->input()->press(row);
      if (!session->shown()->resting() && session->viewpoint()->myTurn()) playSomething(*session, rng);
      return false;
    }));
    QVERIFY(newCards(*session).isEmpty());
  }

  /// In Mate the hands are exchanged within a deal; what is left in a hand stays in view at a deal's end.
  void aHandDealtAnewIsNotMarked() {
    TimedTable table;
    auto session = table.begin("mate", "human easy", 5);
    qsizetype most = 0;
    connect(session->shown(), &Presenter::changed, this, [&] { most = std::max(most, newCards(*session).size()); });
    fulltable::Rng rng(1);
    while (!session->shown()->over() && session->shown()->deal() < 3) {
      QVERIFY(table.until(*session, [&] {
        return session->shown()->over() || session->shown()->resting() || session->viewpoint()->myTurn();
      }));
      if (!session->shown()->over()) QVERIFY(playSomething(*session, rng));
    }
    QCOMPARE(most, qsizetype{0});
  }

  void nobodyElseReadsWhatWasDrawn() {
    Table table;
    auto session = table.begin("umtali", "human human", 7);
    session->uncover();
    for (int click = 0; click < 2; ++click) session->input()->tapPile("stock");
    const QList<int> fresh = newCards(*session);
    QCOMPARE(fresh.size(), 1);
    const QString card = cardWords(session->cards()->slot(fresh.front()).card);
    QVERIFY(!session->chronicle()->text().contains(card));
  }

  void aTurningPointIsCalledOutOnceADeal() {
    TimedTable table;
    auto session = table.begin("pop", "easy easy", 5);
    QHash<int, int> cries;
    connect(session.get(), &Session::turningPoint, this, [&](int seat, const QString& cry) {
      QVERIFY(seat >= 0);
      QCOMPARE(cry, QString("Pop!"));
      ++cries[session->shown()->deal()];
    });
    QVERIFY(table.until(*session, [&] { return session->shown()->over(); }));
    for (const int times : std::as_const(cries)) QCOMPARE(times, 1);
  }
};

QTEST_GUILESS_MAIN(PaceTest)
#include "test_pace.moc"
