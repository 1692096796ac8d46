// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "game/commitment.h"
#include "support/take_over.h"
#include "table.h"
#include "text/wording.h"

namespace {

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
constexpr bool underThreadSanitizer = true;  // which is too slow for times to mean something
#else
constexpr bool underThreadSanitizer = false;
#endif
#else
constexpr bool underThreadSanitizer = false;
#endif

constexpr int patience = 60000;

/// Plays a person's part until the game is over; checks after each step that the table shows what the viewer may see.
void playToTheEnd(Session& session, std::uint64_t seed, int longest) {
  fulltable::Rng rng(seed);
  QElapsedTimer time;
  time.start();
  while (!session.shown()->over() && session.game()->moveCount() < longest && time.elapsed() < patience) {
    if (session.viewpoint()->myTurn() || session.viewpoint()->coverSeat() >= 0 || session.shown()->resting()) {
      if (!playSomething(session, rng)) QFAIL(qPrintable("nothing to play in phase " + session.shown()->phase()));
    } else {
      QVERIFY(QTest::qWaitFor(
          [&] {
            return session.viewpoint()->myTurn() || session.viewpoint()->coverSeat() >= 0 ||
                   session.shown()->resting() || session.shown()->over();
          },
          patience));
    }
    if (session.viewpoint()->viewer() >= 0 && !session.shown()->resting())
      QCOMPARE(shown(*session.cards()),
               shown(session.game()->match().know(session.viewpoint()->viewer())->show(session.viewpoint()->viewer())));
  }
  QVERIFY(time.elapsed() < patience);
}

}  // namespace

class SessionTest : public QObject {
  Q_OBJECT

 private slots:
  void endToEnd_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("kinds");
    QTest::newRow("yukon") << "yukon"
                           << "human";
    QTest::newRow("ristiseiska") << "ristiseiska"
                                 << "human easy easy easy";
    QTest::newRow("ristiseiska, five") << "ristiseiska"
                                       << "easy human easy human easy";
    QTest::newRow("pop") << "pop"
                         << "human easy";
    QTest::newRow("pop, hot seat") << "pop"
                                   << "human human";
    QTest::newRow("stomp") << "stomp"
                           << "human easy";
    QTest::newRow("stomp, hot seat") << "stomp"
                                     << "human human";
    QTest::newRow("commune") << "commune"
                             << "human easy easy";
    QTest::newRow("commune, hot seat") << "commune"
                                       << "human human";
    QTest::newRow("pop, nobody") << "pop"
                                 << "easy easy";
  }

  void endToEnd() {
    QFETCH(QString, game);
    QFETCH(QString, kinds);
    Table table;
    auto session = table.begin(game, kinds, 7);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             session->cards(), session->seats(), session->input()->buttons(), session->log()})
      testers.push_back(
          std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    QSignalSpy finished(session.get(), &Session::finished);
    playToTheEnd(*session, 3, 400);
    if (session->shown()->over()) {
      QCOMPARE(finished.count(), 1);
      QVERIFY(!session->shown()->resultText().isEmpty());
      QVERIFY(session->game()->revealed().contains(session->game()->dealNumber()));
    } else {
      QVERIFY(session->game()->solitaire());
    }
  }

  void hintsComeFromTheViewersKnowledge() {
    Table table;
    for (const QString game : {"yukon", "ristiseiska", "pop"}) {
      auto session = table.begin(game, game == "yukon" ? "human" : game == "pop" ? "human easy" : "human easy easy", 3);
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
      session->advisor()->hint();
      QVERIFY(session->advisor()->hinting());
      QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
      QVERIFY(!session->advisor()->hintText().isEmpty());
      const auto known = session->game()->match().know(session->viewpoint()->viewer());
      fulltable::Moves moves;
      known->legal(session->viewpoint()->viewer(), moves);
      QVERIFY2(std::ranges::any_of(moves,
                                   [&](const fulltable::Move& move) {
                                     return session->advisor()->hintText().startsWith(
                                         words(known->say(session->viewpoint()->viewer(), move).advice));
                                   }),
               qPrintable(session->advisor()->hintText()));
      QVERIFY(!session->advisor()->hintText().contains('{'));
      for (const int row : session->advisor()->hintCards())
        QVERIFY(session->cards()->data(session->cards()->index(row), CardModel::Hinted).toBool());
    }
  }

  void aHintNamesTheCardThatIsLaidFaceDown() {
    Table table;
    auto session = table.begin("thieving_stink", "human easy easy easy", 3);
    QTRY_COMPARE_WITH_TIMEOUT(session->game()->moveCount(), 3, patience);
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
    const QString card = cardWords(session->cards()->slot(session->advisor()->hintCards().value(0)).card);
    QVERIFY2(session->advisor()->hintText().startsWith("Bid the " + card + ". "),
             qPrintable(session->advisor()->hintText()));
    QVERIFY(!session->advisor()->hintText().contains("face down"));
  }

  void aHintThatComesTooLateIsDropped() {
    Table table;
    auto session = table.begin("pop", "human human", 3);
    session->uncover();
    session->advisor()->hint();
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QVERIFY(session->advisor()->hintText().isEmpty());
    QVERIFY(!session->advisor()->hinting());
    // Whatever was found out about the last position comes before the hint of the next one.
    QStringList told;
    connect(session->advisor(), &Advisor::hintChanged, this, [&] { told.append(session->advisor()->hintText()); });
    takeOver(session.get());
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
    QVERIFY(!session->advisor()->hintText().isEmpty());
    for (const QString& text : told) QVERIFY(text.isEmpty() || text == session->advisor()->hintText());
  }

  void theCoverHidesEveryHand() {
    Table table;
    auto session = table.begin("pop", "human human", 9);
    QCOMPARE(session->viewpoint()->viewer(), -1);
    QVERIFY(session->viewpoint()->coverSeat() >= 0);
    fulltable::Rng rng(4);
    int covers = 0;
    for (int i = 0; i < 60 && !session->shown()->over(); ++i) {
      while (session->shown()->resting()) session->shown()->goOn();
      if (session->viewpoint()->coverSeat() >= 0) {
        ++covers;
        QCOMPARE(session->viewpoint()->viewer(), -1);
        const auto piles = shown(*session->cards());
        for (const QString pile : {"hand.0", "hand.1"})
          for (const int code : piles.value(pile)) QCOMPARE(code, -1);
        QVERIFY(session->cards()->movable().isEmpty());
        const int next = session->viewpoint()->coverSeat();
        session->uncover();
        QCOMPARE(session->viewpoint()->viewer(), next);
      }
      const auto piles = shown(*session->cards());
      for (const int code : piles.value(session->viewpoint()->viewer() == 0 ? "hand.1" : "hand.0")) QCOMPARE(code, -1);
      QVERIFY(playSomething(*session, rng));
    }
    QVERIFY(covers > 10);
  }

  void nobodyFindsNewCardsOpenAfterADeal_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"commune", "lorum", "pop", "stomp", "thieving_stink"}) QTest::newRow(game) << game;
  }
  /// How a deal came out everybody looks at: the next one's cards are covered, whoever begins.
  void nobodyFindsNewCardsOpenAfterADeal() {
    QFETCH(QString, game);
    Table table;
    QStringList kinds(fulltable::find_game(game.toStdString())->info().default_seats, "easy");
    kinds[0] = kinds[1] = "human";
    auto session = table.begin(game, kinds.join(' '), 11);
    fulltable::Rng rng(4);
    int deal = session->viewpoint()->view().deal;
    int deals = 0;
    while (deals < 3 && !session->shown()->over()) {
      QTRY_VERIFY_WITH_TIMEOUT(session->shown()->resting() || session->viewpoint()->myTurn() ||
                                   session->viewpoint()->coverSeat() >= 0 || session->shown()->over(),
                               patience);
      if (session->shown()->resting()) {
        session->shown()->goOn();
        continue;
      }
      if (std::exchange(deal, session->viewpoint()->view().deal) != deal) {
        ++deals;
        QCOMPARE(session->viewpoint()->viewer(), -1);
      }
      if (!session->shown()->over()) QVERIFY(playSomething(*session, rng));
    }
    QVERIFY(deals > 0);
  }

  void whatAllPeopleSeeNamesThem() {
    Table table;
    auto session = table.begin("commune", "human human human", 11);
    takeOver(session.get());
    QVERIFY(!session->shown()->prompt().contains("Ada"));
    session->input()->say();
    QTRY_COMPARE_WITH_TIMEOUT(session->game()->moveCount(), 1, patience);
    takeOver(session.get());
    session->input()->press(session->input()->buttons()->withKey("C")->index);
    QTRY_COMPARE_WITH_TIMEOUT(session->game()->moveCount(), 2, patience);
    const auto told = [&] {
      const QVariantMap captions = session->shown()->captions();
      return QStringList{captions["call"].toString(), captions["loss"].toString()};
    };
    while (session->shown()->resting() && told()[1].isEmpty()) session->shown()->goOn();
    QVERIFY(!told()[1].isEmpty());
    const QStringList verdict = told();
    QVERIFY2(!verdict.join(' ').contains("You"), qPrintable(verdict.join(' ')));
    const int caller = session->viewpoint()->viewer();
    letRest(session.get());
    // Another of them deals, and the table has turned round: the same words, and who is asked.
    const int dealer = session->viewpoint()->viewer();
    QVERIFY(dealer >= 0 && dealer != caller);
    QCOMPARE(told(), verdict);
    const QString turn = session->game()->nameOf(dealer) + "'s turn.";
    QCOMPARE(session->shown()->prompt(), turn);
    QCOMPARE(session->shown()->turn(), QString());
    QCOMPARE(session->chronicle()->announcement(), turn);
  }

  void whoseTurnItIsIsSaidWhereOthersHaveTurnsToo() {
    Table table;
    auto session = table.begin("lorum", "human easy easy easy", 5);
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() && !session->shown()->resting(), patience);
    QCOMPARE(session->shown()->turn(), QString("Your turn."));
    fulltable::Moves moves;
    session->game()->truth().legal(0, moves);
    session->game()->play(0, moves.front());
    QCOMPARE(session->shown()->turn(), QString());

    session = table.begin("yukon", "human", 5);
    QCOMPARE(session->shown()->turn(), QString());
    session = table.begin("stroop", "human easy", 5);
    session->race()->start();
    QCOMPARE(session->shown()->turn(), QString());
  }

  void noTextNamesAHiddenCard() {
    Table table;
    auto session = table.begin("ristiseiska", "human human easy", 12);
    fulltable::Rng rng(2);
    for (int i = 0; i < 60 && !session->shown()->over(); ++i) {
      const auto goesOn = [&] {
        while (session->shown()->resting()) session->shown()->goOn();
        return session->viewpoint()->myTurn() || session->viewpoint()->coverSeat() >= 0 || session->shown()->over();
      };
      QTRY_VERIFY_WITH_TIMEOUT(goesOn(), patience);
      if (session->shown()->over()) break;
      if (session->viewpoint()->coverSeat() >= 0) session->uncover();
      const int viewer = session->viewpoint()->viewer();
      QStringList names;
      for (int seat = 0; seat < 3; ++seat) {
        if (seat == viewer) continue;
        const auto view = session->game()->match().know(seat)->show(seat);
        for (const auto& pile : view.piles)
          if (pile.id == "hand." + std::to_string(seat))
            for (const auto card : pile.cards) names.append(QString::fromStdString(fulltable::to_text(card)));
      }
      for (int row = 0; row < session->cards()->rowCount(); ++row) {
        const int code = session->cards()->data(session->cards()->index(row), CardModel::Code).toInt();
        if (code >= 0) QVERIFY(!names.contains(QString::fromStdString(fulltable::to_text(fulltable::Card(code)))));
      }
      QVERIFY(playSomething(*session, rng));
      // A card that is given away is not named to the table.
      if (session->chronicle()->announcement().contains(" gives "))
        QVERIFY(session->chronicle()->announcement().contains(" a card"));
    }
  }

  void aRefusedDropSaysWhy() {
    Table table;
    auto session = table.begin("yukon", "human", 2);
    QSignalSpy refused(session->input(), &TableInput::refusalChanged);
    const int row = *session->cards()->movable().begin();
    QVERIFY(session->input()->lift(row));
    const QStringList targets = wordsOf(session->input()->targets());
    QString wrong;
    for (const QString pile : {"foundation.C", "tableau.1", "tableau.2", "tableau.3", "tableau.4"})
      if (!targets.contains(pile) && pile != session->cards()->slot(row).pile) wrong = pile;
    QVERIFY(!session->input()->dropOn({wrong}));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(session->input()->refusalSerial(), 1);
    QVERIFY(session->input()->refusal().size() > 20);
    QCOMPARE(session->game()->moveCount(), 0);
  }

  void aCardThatCannotBePlayedSaysWhy() {
    Table table;
    auto session = table.begin("ristiseiska", "human human human", 4);
    session->uncover();
    const auto known = session->game()->match().know(session->viewpoint()->viewer());
    for (int row = 0; row < session->cards()->rowCount(); ++row) {
      if (session->cards()->movable().contains(row)) continue;
      if (session->cards()->slot(row).pile != "hand." + QString::number(session->viewpoint()->viewer())) continue;
      session->input()->tap(row);
      QVERIFY(session->input()->refusal().size() > 20);
      return;
    }
    QFAIL("every card could be played");
  }

  void buttonsSayWhyTheyAreOff() {
    Table table;
    auto session = table.begin("ristiseiska", "human human human", 4);
    session->uncover();
    QCOMPARE(session->input()->buttons()->rowCount(), 1);
    const auto row = session->input()->buttons()->row(0);
    QCOMPARE(row.label, QString("Pass"));
    QVERIFY(!row.enabled);
    QVERIFY(!row.reason.isEmpty());
    session->input()->press(0);
    QCOMPARE(session->input()->refusal(), row.reason);
    QCOMPARE(session->game()->moveCount(), 0);
  }

  void aFinishedTrickRests() {
    Table table;
    table.settings.play()->setTrickRest("click");
    auto session = table.begin("pop", "human human", 5, {{"pops", "off"}});
    fulltable::Rng rng(4);
    for (int i = 0; i < 4; ++i) QVERIFY(playSomething(*session, rng));
    QVERIFY(session->shown()->resting());
    QCOMPARE(session->shown()->pileSize("trick"), 4);
    QCOMPARE(session->shown()->lastTrick().size(), 4);
    session->shown()->goOn();
    QVERIFY(!session->shown()->resting());
    QCOMPARE(session->shown()->pileSize("trick"), 0);
  }

  void theEndOfADealTellsWhatItBrought() {
    Table table;
    table.settings.play()->setTrickRest("click");
    auto session = table.begin("pop", "human human", 5, {{"pops", "off"}});
    fulltable::Rng rng(4);
    int tricks = 0;
    while (!session->shown()->dealEnded()) {
      QVERIFY(session->shown()->nextFacts().isEmpty() == !session->shown()->resting());
      if (session->shown()->resting()) ++tricks;
      session->shown()->goOn();
      QVERIFY(playSomething(*session, rng));
    }
    QVERIFY(tricks > 2);
    QVERIFY(session->shown()->resting());
    const int deal = session->shown()->deal();
    const QVariantMap next = session->shown()->nextFacts();
    QVERIFY(next != session->shown()->facts());
    session->shown()->goOn();
    QVERIFY(!session->shown()->dealEnded());
    QVERIFY(session->shown()->nextFacts().isEmpty());
    QCOMPARE(session->shown()->facts(), next);
    QVERIFY(session->shown()->deal() == deal + 1 || session->shown()->over());
  }

  void bidsAreTurnedUpTogether() {
    Table table;
    table.settings.play()->setTrickRest("click");
    auto session = table.begin("thieving_stink", "human human human human", 5);
    fulltable::Rng rng(4);
    for (int seat = 0; seat < 4; ++seat) {
      while (session->shown()->resting()) session->shown()->goOn();
      for (int other = 0; other < seat; ++other) {
        const QString pile = "bid." + QString::number(other);
        QCOMPARE(session->shown()->pileSize(pile), 1);
        QVERIFY(!session->cards()->slot(session->cards()->rowAt(pile, 0)).card.is_known());
      }
      QVERIFY(playSomething(*session, rng));
    }
    QVERIFY(session->shown()->resting());
    QVERIFY(!session->shown()->dealEnded());
    session->shown()->goOn();  // past the single hands
    const QVariantList bids = session->shown()->nextFacts()["bids"].toList();
    QCOMPARE(bids.size(), 4);
    for (int seat = 0; seat < 4; ++seat) {
      const auto& slot = session->cards()->slot(session->cards()->rowAt("bid." + QString::number(seat), 0));
      QCOMPARE(QString::fromStdString(fulltable::to_text(slot.card)), bids[seat].toString());
    }
    QCOMPARE(session->shown()->pileSize("trump_stack"), 0);
    session->shown()->goOn();
    QCOMPARE(session->shown()->pileSize("trump_stack"), 4);
    QCOMPARE(session->shown()->pileSize("bid.0"), 0);
  }

  void aBidIsChosenBeforeItIsMade() {
    Table table;
    auto session = table.begin("thieving_stink", "human human human human", 5);
    session->uncover();
    const int first = session->viewpoint()->viewer();
    const QString hand = "hand." + QString::number(first);
    for (const int place : {2, 7}) {
      session->input()->tap(session->cards()->rowAt(hand, place));
      QCOMPARE(session->input()->lifted(), QList<int>{session->cards()->rowAt(hand, place)});
    }
    QCOMPARE(session->game()->moveCount(), 0);
    const fulltable::Card card = session->cards()->slot(session->input()->lifted().front()).card;
    session->input()->tap(session->input()->lifted().front());
    QCOMPARE(session->game()->moveCount(), 1);
    QVERIFY(session->game()->match().history().front().move.card() == card);
    takeOver(session.get());
    QVERIFY(session->viewpoint()->viewer() != first);
    const int row = session->cards()->rowAt("hand." + QString::number(session->viewpoint()->viewer()), 0);
    session->input()->tap(row);
    session->input()->doubleTap(row);
    QCOMPARE(session->game()->moveCount(), 2);
  }

  void aCardInHandIsKeptWhileOthersMove() {
    Table table;
    table.settings.play()->setTrickRest("click");
    auto session = table.begin("thieving_stink", "human easy easy easy", 5);
    const int row = session->cards()->rowAt("hand.0", 3);
    QVERIFY(session->input()->lift(row));
    QTRY_COMPARE_WITH_TIMEOUT(session->game()->moveCount(), 3, 20000);
    QCOMPARE(session->input()->lifted(), QList<int>{row});
    QCOMPARE(wordsOf(session->input()->targets()), QStringList{"bid.0"});
    QVERIFY(session->input()->dropOn(targetOf("bid.0")));
    QVERIFY(session->input()->lifted().isEmpty());
    QVERIFY(session->shown()->resting());
  }

  void theKeyOfACardMakesTheOtherMove() {
    Table table;
    auto session = table.begin("thieving_stink", "human human human human", 5);
    while (session->shown()->phase() == "bid") {
      takeOver(session.get());
      if (session->shown()->phase() != "bid") break;
      // Low bids, which many cards beat.
      const auto rank = [&](int row) { return (session->cards()->slot(row).card.rank() + 12) % 13; };
      const QSet<int> cards = session->cards()->movable();
      const int lowest = *std::ranges::min_element(cards, {}, rank);
      QVERIFY(session->input()->lift(lowest));
      QVERIFY(session->input()->dropOn(session->input()->targets().first()));
    }
    takeOver(session.get());
    const QSet<int> marked = session->cards()->secondUse();
    QVERIFY(!marked.isEmpty());
    QVERIFY(session->cards()->movable().contains(marked));
    QCOMPARE(session->input()->buttons()->rowCount(), 1);
    const int moves = session->game()->moveCount();
    for (const int row : session->cards()->movable()) {
      if (marked.contains(row)) continue;
      const int refusals = session->input()->refusalSerial();
      session->input()->press(0, row);
      QCOMPARE(session->input()->refusalSerial(), refusals + 1);
      QVERIFY2(session->input()->refusal().contains("doesn't beat"), qPrintable(session->input()->refusal()));
    }
    // Without a card the button waits for the one clicked next; pressed once more it does not.
    for (const bool armed : {true, false, true}) {
      session->input()->press(0);
      QCOMPARE(session->input()->buttons()->row(0).armed, armed);
    }
    QCOMPARE(session->game()->moveCount(), moves);
    session->input()->tap(*marked.begin());
    QCOMPARE(session->game()->moveCount(), moves + 1);
    QCOMPARE(session->shown()->pileSize("trump_stack"), 5);
    letRest(session.get());
    QCOMPARE(session->input()->buttons()->rowCount(), 0);
  }

  void theSheetTellsOfEveryDeal() {
    Table table;
    auto session = table.begin("thieving_stink", "human human human human", 5, {{"target", 300}});
    fulltable::Rng rng(4);
    QVERIFY(session->game()->dealsEnded().isEmpty());
    while (!session->shown()->over()) QVERIFY(playSomething(*session, rng));
    const QVariantList deals = session->game()->dealsEnded();
    QCOMPARE(deals.size(), session->shown()->deal());
    QList<int> totals{0, 0};
    for (int i = 0; i < deals.size(); ++i) {
      const QVariantMap deal = deals[i].toMap();
      QCOMPARE(deal["deal"].toInt(), i + 1);
      for (int team = 0; team < 2; ++team) {
        const QVariantMap told = deal["told"].toMap();
        totals[team] += told["tricks"].toList()[team].toInt() + told["stack"].toList()[team].toInt();
        QCOMPARE(deal["scores"].toList()[team].toInt(), totals[team]);
      }
    }
    QVERIFY(std::ranges::max(totals) >= 300);
  }

  void theTableDoesNotWaitForTheThinker() {
    Table table;
    auto session = table.begin("pop", "expert expert", 5);
    int ticks = 0;  // while somebody thinks
    qint64 longest = 0;
    QElapsedTimer gap;
    gap.start();
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      ticks += session->players()->thinking() ? 1 : 0;
      longest = std::max(longest, gap.restart());
    });
    timer.start(5);
    QTRY_VERIFY_WITH_TIMEOUT(ticks > 20 && session->game()->moveCount() > 0, patience);
    if (!underThreadSanitizer) QVERIFY2(longest < 400, qPrintable(QString::number(longest)));
  }

  void leavingStopsTheThinker() {
    Table table;
    for (int i = 0; i < 5; ++i) {
      auto session = table.begin("pop", "expert expert", 5);
      QTRY_VERIFY_WITH_TIMEOUT(session->players()->thinking(), patience);
      QElapsedTimer time;
      time.start();
      session.reset();
      QVERIFY2(time.elapsed() < 500, qPrintable(QString::number(time.elapsed())));
    }
  }

  void theCommitmentIsKept() {
    Table table;
    auto session = table.begin("yukon", "human", 2);
    const QString commitment = session->game()->commitment();
    QCOMPARE(commitment.size(), 64);
    QVERIFY(session->game()->revealed().isEmpty());
    session->game()->giveUp();
    QVERIFY(session->shown()->over());
    QVERIFY(session->game()->givenUp());
    QCOMPARE(commitmentOf(session->game()->revealed()), commitment);
    QVERIFY(!session->game()->canUndo());
  }

  void tapPlaysTheBestTarget() {
    Table table;
    auto session = table.begin("yukon", "human", 2);
    session->input()->tap(*session->cards()->movable().begin());
    QCOMPARE(session->game()->moveCount(), 1);
  }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "test_session.moc"
