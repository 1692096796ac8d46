// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "ai/chances.h"
#include "library/app.h"
#include "table.h"

namespace {

constexpr int patience = 60000;

/// A finished game, or one of so many moves, at the table.
fulltable::Match played(const char* id, int moves = 10000) {
  const auto& game = *fulltable::find_game(id);
  auto match = std::move(*fulltable::Match::start(game, fulltable::standard_setup(game, 5)));
  fulltable::Moves legal;
  fulltable::Rng rng(3);
  for (int i = 0; i < moves && !match.over(); ++i) {
    if (game.info().real_time) match.advance(700);
    if (match.truth().to_act().empty()) continue;
    const int seat = match.truth().to_act().front();
    match.truth().legal(seat, legal);
    std::optional<fulltable::Times> times;
    if (game.info().real_time) times = fulltable::Times{match.truth().clock(), match.truth().clock() + 10};
    match.submit(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], times);
  }
  return match;
}

std::unique_ptr<Session> reviewOf(Table& table, const char* id, Session::Purpose purpose) {
  fulltable::Match match = played(id, purpose == Session::Purpose::reviewInPlay ? 20 : 10000);
  Seating seating;
  for (int seat = 0; seat < match.seats(); ++seat) {
    seating.kinds.push_back(seat == 1 ? SeatKind::human : SeatKind::medium);
    seating.names.append(QString("P%1").arg(seat));
  }
  std::vector<LogLine> log = retell(match, seating.names, seating.you());
  return std::make_unique<Session>(std::move(match), seating, "salt", &table.settings, log, *table.time, purpose);
}

/// Whether every card of the table is shown.
bool showsAll(Session& session) {
  for (int row = 0; row < session.cards()->rowCount(); ++row)
    if (session.shown()->codeOf(row) < 0) return false;
  return true;
}

}  // namespace

/// Games that are looked at again.
class ReviewTest : public QObject {
  Q_OBJECT

 private slots:
  void everyStepIsThePositionThatWas_data() {
    QTest::addColumn<QByteArray>("game");
    for (const char* id : {"chinese_ten", "stroop"}) QTest::newRow(id) << QByteArray(id);
  }
  void everyStepIsThePositionThatWas() {
    QFETCH(QByteArray, game);
    Table table;
    const auto session = reviewOf(table, game, Session::Purpose::reviewOfFinished);
    Review& review = *session->review();
    QVERIFY(review.moves() > 20);
    QCOMPARE(review.move(), review.moves());
    const auto last = session->game()->truth().clone();
    for (const int move : {0, 7, 8, 3, review.moves() + 5}) {
      review.goTo(move);
      QCOMPARE(review.move(), std::min(move, review.moves()));
      auto again = played(game, 0);
      const auto whole = played(game);
      for (int number = 0; number < review.move(); ++number) {
        const fulltable::Played& played = whole.history()[static_cast<std::size_t>(number)];
        again.submit(played.seat, played.move, again.info().real_time ? std::optional(played.times) : std::nullopt);
      }
      QCOMPARE(session->game()->match().history().size(), again.history().size());
      if (move <= review.moves()) QVERIFY(session->game()->truth().same(again.truth()));
    }
    QVERIFY(session->game()->truth().same(*last));
    // Nobody plays, thinks for a player or is spoken to.
    QVERIFY(!session->viewpoint()->myTurn());
    QVERIFY(session->cards()->movable().isEmpty());
  }

  void aFinishedGameIsSeenWithAllCards() {
    Table table;
    const auto session = reviewOf(table, "stomp", Session::Purpose::reviewOfFinished);
    Review& review = *session->review();
    review.goTo(5);
    QVERIFY(!showsAll(*session));
    QCOMPARE(review.seats().size(), 2);
    review.lookFrom(-1);
    QVERIFY(showsAll(*session));
    QVERIFY(review.known().isEmpty() && !review.isThinking());
    review.lookFrom(1);
    QCOMPARE(review.seat(), 1);
    QVERIFY(!showsAll(*session));
    QTRY_VERIFY_WITH_TIMEOUT(!review.known().isEmpty(), patience);
  }

  void aGameInPlayIsSeenAsItsPersonSawIt() {
    Table table;
    const auto session = reviewOf(table, "stomp", Session::Purpose::reviewInPlay);
    Review& review = *session->review();
    QCOMPARE(review.seats(), QList<int>{1});
    QCOMPARE(review.seat(), 1);
    for (const int seat : {-1, 0}) {
      review.lookFrom(seat);
      QCOMPARE(review.seat(), 1);
      QVERIFY(!showsAll(*session));
    }
  }

  void whatIsKnownIsTrue() {
    for (const char* id : {"thieving_stink", "chinese_ten"}) {
      const fulltable::Match match = played(id, 30);
      const auto known = match.know(0);
      const fulltable::Chances chances = fulltable::chances_of(*known, 100);
      QVERIFY(!chances.cards.empty());
      const fulltable::View truth = match.truth().show(std::nullopt);
      for (const auto& hidden : chances.cards) {
        double sum = 0;
        for (const auto& place : hidden.places) sum += place.share;
        QVERIFY(std::abs(sum - 1) < 1e-9);
        if (hidden.places.size() > 1) continue;
        const auto pile = std::ranges::find(truth.piles, hidden.places.front().pile, &fulltable::PileView::id);
        QVERIFY(std::ranges::find(pile->cards, hidden.card) != pile->cards.end());
      }
      const auto again = fulltable::chances_of(*known, 100);
      QVERIFY(std::ranges::equal(again.cards, chances.cards, [](const auto& a, const auto& b) {
        return a.card == b.card && a.places.front().share == b.places.front().share;
      }));
    }
  }

  void aGameIsPlayedOnFromAMove() {
    const QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    fulltable::Match match = played("mate");
    const auto count = static_cast<int>(match.history().size());
    match.app = {{"kinds", {"human", "easy"}}, {"names", {"Zoe", "Ben"}}, {"salt", "00ff"}};
    QSignalSpy wanted(&app, &App::historyWanted);
    app.openRecords({{"a", match.record()}});
    QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, patience);
    QSignalSpy listed(app.history(), &History::listed);
    app.history()->refresh();
    QTRY_COMPARE_WITH_TIMEOUT(listed.size(), 1, patience);
    const QString id = app.history()->data(app.history()->index(0), History::SavedId).toString();
    app.review(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.session() && app.session()->review(), patience);
    QVERIFY(app.reviewed().contains("Deal no. 5"));
    QCOMPARE(app.session()->review()->move(), 0);
    app.session()->review()->goTo(6);
    const auto there = app.session()->game()->truth().clone();
    app.playOn();
    QTRY_VERIFY_WITH_TIMEOUT(app.session() && !app.session()->review(), patience);
    QCOMPARE(app.session()->game()->branchedAt(), 6);
    QVERIFY(app.session()->game()->match().after(6).same(*there));
    app.leave();
    // It is a game of its own, and the one that it comes from is as it was.
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
    app.review(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.session() && app.session()->review(), patience);
    QCOMPARE(app.session()->review()->moves(), count);
  }

  void theShuffleIsChecked() {
    const QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    app.newGame("yukon", {"human"}, {"Zoe"}, {}, "7", false);
    // Not while cards are hidden.
    QVERIFY(app.shuffle().isEmpty());
    const QString shown = app.session()->game()->commitment();
    app.session()->game()->giveUp();
    QCOMPARE(app.shuffle()["shown"].toString(), shown);
    QVERIFY(app.shuffle()["fits"].toBool());
    QVERIFY2(app.shuffle()["words"].toString().contains("deal no. 7"), qPrintable(app.shuffle()["words"].toString()));
    // Another fingerprint than was shown, or other cards than the number gives.
    fulltable::Match match = played("mate");
    keepCommitment(match, "salt");
    QVERIFY(checkedDeal(match, "salt")["fits"].toBool());
    QVERIFY(!checkedDeal(match, "other")["fits"].toBool());
  }

  // The next person would see the hand of the last one.
  void aGameOfSeveralPeopleIsNotReviewedWhileItIsPlayed() {
    const QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    fulltable::Match match = played("stomp", 12);
    match.app = {{"kinds", {"human", "human"}}, {"names", {"Zoe", "Max"}}, {"salt", "00ff"}};
    app.openRecords({{"a", match.record()}});
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    const Session* before = app.session();
    app.reviewThis();
    QVERIFY2(app.message().contains("when it is over"), qPrintable(app.message()));
    QTest::qWait(200);
    QCOMPARE(app.session(), before);
    QVERIFY(!app.session()->review());
  }

  void aGameInPlayGoesOnAfterwards() {
    const QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    app.settings()->play()->setSpeed("instant");
    fulltable::Match match = played("yukon", 12);
    match.app = {{"kinds", {"human"}}, {"names", {"Zoe"}}, {"salt", "00ff"}};
    app.openRecords({{"a", match.record()}});
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QVERIFY(!app.session()->review());
    app.reviewThis();
    QTRY_VERIFY_WITH_TIMEOUT(app.session()->review(), patience);
    app.session()->review()->goTo(3);
    app.playOn();
    QVERIFY(app.session()->review());
    app.endReview();
    QTRY_VERIFY_WITH_TIMEOUT(app.session() && !app.session()->review(), patience);
    QCOMPARE(app.session()->game()->moveCount(), 12);
    app.leave();
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
  }
};

QTEST_GUILESS_MAIN(ReviewTest)
#include "test_review.moc"
