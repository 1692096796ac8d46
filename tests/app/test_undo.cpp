// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "table.h"

namespace {
constexpr int patience = 60000;
}

/// Moves are taken back: by whom, how far, and what of it is not forgotten.
class UndoTest : public QObject {
  Q_OBJECT

 private slots:
  void undoGoesBackToOnesOwnDecision() {
    Table table;
    table.relaxed = true;
    auto session = table.begin("ristiseiska", "human easy easy easy", 7);
    fulltable::Rng rng(1);
    // Where only one move was possible there was no decision.
    for (int i = 0; i < 3 || (i < 12 && !session->game()->canUndo()); ++i) {
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over(), patience);
      QVERIFY(playSomething(*session, rng));
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
    const int before = session->game()->moveCount();
    const auto known = session->game()->match().know(0);
    QVERIFY(session->game()->canUndo());
    session->undo();
    QVERIFY(session->game()->moveCount() < before);
    QVERIFY(session->viewpoint()->myTurn() || session->game()->moveCount() == 0);
    QCOMPARE(session->log()->rowCount(), session->game()->moveCount());
    QVERIFY(session->game()->canRedo());
    session->game()->redo();
    while (session->game()->canRedo()) session->game()->redo();
    QCOMPARE(session->game()->moveCount(), before);
    QVERIFY(session->game()->match().know(0)->same(*known));
    QCOMPARE(session->log()->rowCount(), before);
  }

  void undoInSolitaireIsOneMove() {
    Table table;
    auto session = table.begin("yukon", "human", 2);
    fulltable::Rng rng(1);
    const auto start = session->game()->match().know(0);
    for (int i = 0; i < 5; ++i) QVERIFY(playSomething(*session, rng));
    for (int i = 4; i >= 0; --i) {
      session->undo();
      QCOMPARE(session->game()->moveCount(), i);
    }
    QVERIFY(session->game()->match().know(0)->same(*start));
    QVERIFY(!session->game()->canUndo());
    session->game()->redo();
    QCOMPARE(session->game()->moveCount(), 1);
    session->restart();
    QCOMPARE(session->game()->moveCount(), 0);
    QVERIFY(!session->shown()->over());
  }

  /// The cards that others played were hidden before.
  void aFairGameKeepsWhatWasSeen() {
    for (const bool relaxed : {false, true}) {
      Table table;
      table.relaxed = relaxed;
      auto session = table.begin("ristiseiska", "human easy easy easy", 3);
      fulltable::Rng rng(1);
      for (int i = 0; i < 2; ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
        QVERIFY(playSomething(*session, rng));
      }
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
      QSignalSpy marked(session->game(), &GameController::nowAssisted);
      const int before = session->game()->moveCount();
      const fulltable::Cards pack = session->game()->match().pack(1);
      session->undo();
      QCOMPARE(session->game()->moveCount() < before, relaxed);
      QCOMPARE(session->game()->isAssisted(), relaxed);
      QCOMPARE(marked.count(), relaxed ? 1 : 0);
      QCOMPARE(session->input()->refusal().contains("relaxed game"), !relaxed);
      QVERIFY(session->game()->match().pack(1) == pack);
      // What others know does not hold more than the position shows.
      const auto again = fulltable::Match::load(session->game()->match().record());
      QVERIFY(again);
      for (int seat = 0; seat < 4; ++seat) QVERIFY(session->game()->match().know(seat)->same(*again->know(seat)));
      session->restart();
      QCOMPARE(session->game()->moveCount() == 0, relaxed);
      if (relaxed) continue;
      QVERIFY(session->input()->refusal().contains("relaxed game"));
    }
  }

  void beforeAnybodyElseMovesAMoveIsTakenBackInAnyGame() {
    TimedTable table;
    table.settings.play()->setOpponents("normal");
    auto session = table.begin("ristiseiska", "human easy easy easy", 7);
    fulltable::Rng rng(1);
    QVERIFY(table.until(*session, [&] { return session->viewpoint()->myTurn(); }));
    // A move that was no decision, such as to lead the one seven, is not what is taken back.
    while (!session->game()->hasDecision(0)) {
      QVERIFY(playSomething(*session, rng));
      QVERIFY(table.until(*session, [&] { return session->viewpoint()->myTurn(); }));
    }
    const int before = session->game()->moveCount();
    QVERIFY(playSomething(*session, rng));
    QCOMPARE(session->game()->moveCount(), before + 1);
    QVERIFY(session->game()->canUndo());
    session->undo();
    QCOMPARE(session->game()->moveCount(), before);
    QVERIFY(!session->game()->isAssisted());
    QVERIFY(session->input()->refusal().isEmpty());
  }

  void whatWasSeenIsNotForgottenByTakingBack() {
    Table table;
    auto session = table.begin("pop", "human human", 11, {{"pops", "off"}});
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    const int leader = session->game()->match().history()[0].seat;
    QVERIFY(playSomething(*session, rng));
    QVERIFY(session->game()->match().history()[1].seat != leader);
    // The follower drew a card, too; nobody can go back behind that.
    const bool drew = !session->game()->canUndo();
    session->undo();
    QCOMPARE(session->game()->moveCount(), drew ? 2 : 1);
    // The leader has seen the other card, whether it lies there now or not.
    session->undo();
    QVERIFY(session->game()->moveCount() > 0);
    QVERIFY(!session->game()->isAssisted());
  }

  void aClickAsksBeforeWhatCannotBeTakenBack() {
    Table table;
    auto session = table.begin("umtali", "human easy", 3);
    fulltable::Rng rng(1);
    const auto draws = [&] {
      return !session->input()->moves().at("stock").empty() && session->game()->hasDecision(0);
    };
    for (const QString clicks : {"game", "select", "once"}) {
      table.settings.play()->setClicks(clicks);
      for (int i = 0; i < 30 && !(session->viewpoint()->myTurn() && draws()); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
        if (!draws()) QVERIFY(playSomething(*session, rng));
      }
      QVERIFY(draws());
      const int before = session->game()->moveCount();
      session->input()->tapPile("stock");
      QCOMPARE(session->game()->moveCount() == before, clicks == "game");
      QCOMPARE(session->input()->question().isEmpty(), clicks != "game");
      if (clicks != "game") continue;
      // Put back, it asks again; a second click draws.
      session->input()->cancel();
      QVERIFY(session->input()->question().isEmpty());
      session->input()->tapPile("stock");
      QCOMPARE(session->game()->moveCount(), before);
      const int held = session->input()->lifted().value(0);
      session->input()->tap(held);
      QVERIFY(session->game()->moveCount() > before);
      QVERIFY(session->input()->question().isEmpty());
    }
  }

  void nothingStaleOutlivesUndo() {
    TimedTable table;
    table.settings.play()->setOpponents("normal");
    auto session = table.begin("ristiseiska", "human human human", 5);
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QVERIFY(playSomething(*session, rng));
    while (session->shown()->resting()) session->shown()->goOn();
    if (session->viewpoint()->coverSeat() >= 0) session->uncover();
    int row = -1;
    for (const int movable : session->cards()->movable()) row = movable;
    if (row >= 0) QVERIFY(session->input()->lift(row));
    session->input()->refuse("A reason.");
    QSignalSpy sounds(session.get(), &Session::played);
    QVERIFY2(session->game()->canUndo(), qPrintable(session->game()->undoProblem()));
    session->undo();
    QVERIFY(session->input()->refusal().isEmpty());
    QVERIFY(session->input()->lifted().isEmpty());
    for (const QList<QVariant>& sound : sounds) QVERIFY(sound.front().toString() != "refuse");
    session->input()->refuse("Another reason.");
    session->game()->redo();
    QVERIFY(session->input()->refusal().isEmpty());
    QCOMPARE(session->input()->grip(), Grip());
  }

  void takingBackAndPlayingAgainGetsTheSameAnswer() {
    Table table;
    table.relaxed = true;
    auto session = table.begin("pop", "human easy", 11, {{"pops", "off"}});
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
    const int start = session->game()->moveCount();
    const auto rowToPlay = [&] { return *std::ranges::min_element(session->cards()->movable()); };
    const QString card = session->cards()->data(session->cards()->index(rowToPlay()), CardModel::Label).toString();
    QString answers[2];
    for (QString& answer : answers) {
      for (int row = 0; row < session->cards()->rowCount(); ++row)
        if (session->game()->moveCount() == start &&
            session->cards()->data(session->cards()->index(row), CardModel::Label) == card)
          session->input()->tap(row);
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() && session->game()->moveCount() > start, patience);
      answer = session->chronicle()->text();
      session->undo();
      QCOMPARE(session->game()->moveCount(), start);
    }
    QCOMPARE(answers[0], answers[1]);
  }

  void aMoveIsTakenBackBeforeTheScreenIsHandedOver() {
    Table table;
    fulltable::Rng rng(1);
    auto session = table.begin("pop", "human human", 3, {{"pops", "off"}});
    QVERIFY(!session->viewpoint()->canTakeBack());
    const int first = session->viewpoint()->coverSeat();
    session->uncover();
    QVERIFY(playSomething(*session, rng));
    QVERIFY(session->shown()->resting());
    session->shown()->goOn();
    QCOMPARE(session->viewpoint()->coverSeat(), 1 - first);
    QVERIFY(session->viewpoint()->canTakeBack());
    session->undo();
    QCOMPARE(session->game()->moveCount(), 0);
    // It is not known who looks at the screen now: it stays covered, and shows nobody's hand.
    QCOMPARE(session->viewpoint()->coverSeat(), first);
    for (int row = 0; row < session->cards()->rowCount(); ++row)
      if (session->cards()->slot(row).pile.startsWith("hand")) QVERIFY(!session->cards()->slot(row).card.is_known());
    QVERIFY(session->chronicle()->lastLine().isEmpty());
    session->uncover();
    QVERIFY(session->viewpoint()->myTurn());
    QVERIFY(session->game()->canRedo());
    session->game()->redo();
    QCOMPARE(session->viewpoint()->coverSeat(), 1 - first);
  }
};

QTEST_GUILESS_MAIN(UndoTest)
#include "test_undo.moc"
