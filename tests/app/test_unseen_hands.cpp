// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/take_over.h"
#include "table.h"

// Hands that everybody sees but their owners, cards played by their places, forced cards, and the word at a deal's end:
// in Lórum.
class UnseenHandsTest : public QObject {
  Q_OBJECT

 private:
  static QVariantMap practice(const QString& contract) { return {{"contract", contract}, {"rounds", 1}}; }

  /// What the table shows of each hand: how many faces.
  static QList<int> facesOfHands(Session& session) {
    QList<int> faces;
    for (int seat = 0; seat < 4; ++seat) {
      const QList<int> codes = session.shown()->codesIn(QString("hand.%1").arg(seat));
      faces.append(static_cast<int>(codes.size() - codes.count(-1)));
    }
    return faces;
  }

 private slots:
  void everybodyButTheOwnerSeesAHand() {
    Table table;
    auto session = table.begin("lorum", "human human human human", 3, practice("hairy_ape"));
    for (int turn = 0; turn < 3; ++turn) {
      letRest(session.get());
      QVERIFY(session->viewpoint()->coverSeat() >= 0);
      // Under the cover nobody's cards are shown.
      QCOMPARE(facesOfHands(*session), (QList<int>{0, 0, 0, 0}));
      session->uncover();
      const int viewer = session->viewpoint()->viewer();
      for (int seat = 0; seat < 4; ++seat) {
        const QList<int> codes = session->shown()->codesIn(QString("hand.%1").arg(seat));
        QCOMPARE(codes.count(-1), seat == viewer ? codes.size() : 0);
      }
      for (int row = 0; row < session->cards()->rowCount(); ++row) {
        const QModelIndex index = session->cards()->index(row);
        if (index.data(CardModel::Pile).toString() != QString("hand.%1").arg(viewer)) continue;
        const QString label = index.data(CardModel::Label).toString();
        QCOMPARE(
            label,
            QString("face-down card %1 of 8, your hand, can be moved").arg(index.data(CardModel::Place).toInt() + 1));
      }
      session->input()->tapPlace(turn);
    }
    QCOMPARE(session->game()->moveCount(), 3);
  }

  void aCardIsPlayedByItsPlace() {
    Table table;
    auto session = table.begin("lorum", "human human human human", 3, practice("hairy_ape"));
    session->uncover();
    const QString hand = QString("hand.%1").arg(session->viewpoint()->viewer());
    const QList<int> before = session->cards()->rowsOf(hand);
    QCOMPARE(before.size(), 8);
    QCOMPARE(session->cards()->movable().size(), 8);
    QVERIFY(session->input()->hasPlace(7) && !session->input()->hasPlace(8) && !session->input()->hasPlace(-1));
    const auto& truth = session->game()->match().truth();
    const auto view = truth.show(std::nullopt);
    const auto& cards = view.piles[static_cast<std::size_t>(session->viewpoint()->viewer())].cards;
    session->input()->tap(before[4]);
    QCOMPARE(session->game()->moveCount(), 1);
    // The card that lay there turns up, and nothing else.
    QCOMPARE(session->cards()->rowsOf("trick"), (QList<int>{before[4]}));
    QCOMPARE(session->shown()->codeOf(before[4]), cards[4].code());
    QVERIFY(session->chronicle()->text().contains("turns up the "));
    const QList<int> after = session->cards()->rowsOf(hand);
    QCOMPARE(after, (QList<int>{before[0], before[1], before[2], before[3], before[5], before[6], before[7]}));
  }

  void aTrickOfUnseenCardsRestsWithItsFaces() {
    Table table;
    table.settings.play()->setTrickRest("click");
    auto session = table.begin("lorum", "human human human human", 3, practice("hairy_ape"));
    for (int turn = 0; turn < 4; ++turn) {
      takeOver(session.get());
      QVERIFY(session->input()->hasPlace(2));
      session->input()->tapPlace(2);
    }
    QVERIFY(session->shown()->resting());
    QCOMPARE(session->shown()->codesIn("trick").size(), 4);
    QCOMPARE(session->shown()->codesIn("trick").count(-1), 0);
    QCOMPARE(session->shown()->lastTrick().size(), 4);
    QVERIFY(!session->shown()->lastTrick().contains(-1));
    session->shown()->goOn();
    QCOMPARE(session->shown()->codesIn("trick").size(), 0);
  }

  void whoIsNotToActIsToldSo() {
    Table table;
    auto session = table.begin("lorum", "human hard hard hard", 1, practice("hairy_ape"));
    if (session->viewpoint()->myTurn()) session->input()->tapPlace(0);
    QVERIFY(!session->viewpoint()->myTurn());
    session->input()->tap(session->cards()->rowAt("hand.0", 0));
    QVERIFY(session->input()->refusal().startsWith("It's ") && session->input()->refusal().endsWith("'s turn."));
  }

  void theHintNamesAPlace() {
    Table table;
    auto session = table.begin("lorum", "human human human human", 3, practice("hairy_ape"));
    session->uncover();
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), 20000);
    QCOMPARE(session->advisor()->hintCards().size(), 1);
    QVERIFY(session->cards()->movable().contains(session->advisor()->hintCards().first()));
    QVERIFY(session->advisor()->hintText().startsWith("Turn up any card."));
  }

  void theLogSaysHowADealCameOut() {
    Table table;
    auto session = table.begin("lorum", "human human human human", 3, practice("domino"));
    QVERIFY(session->game()->recap().isEmpty());
    fulltable::Rng rng(2);
    while (!session->shown()->over()) QVERIFY(playSomething(*session, rng));
    const QStringList recap = session->game()->recap();
    QCOMPARE(recap.first(), QString("Domino is over"));
    QCOMPARE(recap.size(), 6);
    QVERIFY(recap[1].startsWith("Ada "));
    QVERIFY(session->chronicle()->text().contains("Domino is over: Ada "));
    QVERIFY(session->chronicle()->text().contains(" went out. "));
    QVERIFY(session->chronicle()->text().contains(" takes the pot of "));
  }

  void theLastCardOfDominoLiesAtItsEndOfTheRow() {
    for (int seed = 1; seed <= 6; ++seed) {
      Table table;
      table.settings.play()->setTrickRest("click");
      auto session = table.begin("lorum", "human human human human", seed, practice("domino"));
      fulltable::Rng rng(2);
      while (!session->shown()->dealEnded())
        if (session->shown()->resting())
          session->shown()->goOn();
        else
          QVERIFY(playSomething(*session, rng));
      for (const char suit : {'C', 'D', 'H', 'S'}) {
        QList<int> strengths;
        const QList<int> codes = session->shown()->codesIn(QString("tableau.%1").arg(suit));
        for (const int code : codes) strengths.append((code + 12) % 13);
        QVERIFY2(std::ranges::is_sorted(strengths), qPrintable(QString("deal %1, row %2").arg(seed).arg(suit)));
      }
    }
  }

  void forcedCardsMayPlayThemselves() {
    TimedTable table;
    auto session = table.begin("lorum", "human human human human", 3, practice("quart"));
    session->uncover();
    const auto begin = [&] {
      fulltable::Rng rng(1);
      return playSomething(*session, rng);
    };
    // Off: the next card waits for its owner.
    while (session->shown()->phase() != "continue" && !session->shown()->over()) QVERIFY(begin());
    const int before = session->game()->moveCount();
    if (session->viewpoint()->coverSeat() >= 0) session->uncover();
    table.clock.pass(5000);
    QCOMPARE(session->game()->moveCount(), before);
    table.settings.play()->setPlayForced(true);
    QVERIFY(begin());
    const auto waits = [&] {
      return session->shown()->resting() || session->shown()->over() || session->shown()->phase() == "lead" ||
             session->viewpoint()->coverSeat() >= 0;
    };
    QVERIFY(table.until(*session, waits));
    while (!session->shown()->over()) {
      if (session->shown()->resting()) {
        session->shown()->goOn();
        continue;
      }
      if (session->viewpoint()->coverSeat() >= 0) session->uncover();
      if (session->shown()->phase() == "lead")
        QVERIFY(begin());
      else
        QVERIFY(table.until(*session, waits));
    }
    QVERIFY(session->chronicle()->text().contains("Quart is over"));
  }
};

QTEST_GUILESS_MAIN(UnseenHandsTest)
#include "test_unseen_hands.moc"
