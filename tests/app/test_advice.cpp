// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "ai/chances.h"
#include "ai/dead_end.h"
#include "ai/judge.h"
#include "library/winnabledeals.h"
#include "table.h"
#include "text/wording.h"

namespace {

constexpr int patience = 60000;

/// A Yukon game with this pack, in dealing order.
std::unique_ptr<Session> yukon(Table& table, const QString& pack) {
  const auto* game = fulltable::find_game("yukon");
  auto gameSetup = fulltable::standard_setup(*game, 1);
  fulltable::Cards deck;
  for (const QString& card : pack.split(' ')) deck.push_back(*fulltable::card_of(card.toStdString()));
  gameSetup.decks = {deck};
  auto match = fulltable::Match::start(*game, gameSetup);
  return std::make_unique<Session>(std::move(*match), Seating{{SeatKind::human}, {"Ada"}}, "salt", &table.settings);
}

/// A deal that is searched to the end at once by careless rules, and won by sound ones.
const QString wonWithCare =
    "8C 5D 9D 4S AH KC 2S 5S 4C 2D 9S TS 6D 3D QH QC 6H 5H 3H 6S 6C JH AS KD 2H 7H 5C AD 2C 7S 8H JS 3C 7D AC TC 3S 8S "
    "8D "
    "7C 9C 4H QD KS JC JD TH TD KH 4D 9H QS";

}  // namespace

class AdviceTest : public QObject {
  Q_OBJECT

 private slots:
  void safeCardsGoUpOneByOne() {
    TimedTable table;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
      auto session = table.begin("yukon", "human", seed);
      if (!session->advisor()->canPlaySafe()) {
        QSignalSpy refused(session->input(), &TableInput::refusalChanged);
        session->advisor()->playSafe();
        QCOMPARE(refused.count(), 1);
        continue;
      }
      session->advisor()->playSafe();
      QVERIFY(table.until(*session, [&] { return !session->advisor()->canPlaySafe(); }));
      const int up = session->game()->moveCount();
      QCOMPARE(session->shown()->scores()[0].toInt(), up);
      // Taken back, a card stays where it is.
      session->undo();
      table.clock.pass(5000);
      QCOMPARE(session->game()->moveCount(), up - 1);
      QVERIFY(session->advisor()->canPlaySafe());
      return;
    }
    QFAIL("no safe card in any deal");
  }

  void safeCardsGoUpByThemselves() {
    TimedTable table;
    table.settings.play()->setAutoSafe(true);
    fulltable::Rng rng(1);
    auto session = table.begin("yukon", "human", 3);
    table.clock.pass(5000);
    QCOMPARE(session->game()->moveCount(), 0);
    for (int i = 0; i < 12 && !session->shown()->over(); ++i) {
      QVERIFY(playSomething(*session, rng));
      QVERIFY(table.until(*session, [&] { return !session->advisor()->canPlaySafe(); }));
    }
  }

  /// In a review the cards of a costly move and of the better one are marked, with those that they take.
  void whatWasPlayedAndWhatIsBetterIsMarked() {
    Table table;
    auto session = table.begin("chinese_ten", "human easy", 21);
    const int seat = session->viewpoint()->viewer();
    const auto known = session->game()->match().know(seat);
    fulltable::Moves moves;
    known->legal(seat, moves);
    const auto takes = [&](const fulltable::Move& move) { return !known->gesture(seat, move).onto.empty(); };
    const auto taking = std::ranges::find_if(moves, takes);
    const auto putting = std::ranges::find_if_not(moves, takes);
    QVERIFY(taking != moves.end() && putting != moves.end());
    const auto textOf = [&](const fulltable::Move& move) { return QString::fromStdString(known->write(move)); };
    const auto marked = [&](const QString& sign) {
      QStringList cards;
      for (int row = 0; row < session->cards()->count(); ++row)
        if (session->cards()->index(row).data(CardModel::Hinted).toString() == sign)
          cards.append(QString::fromStdString(fulltable::to_text(session->cards()->slot(row).card)));
      cards.sort();
      return cards;
    };
    session->advisor()->compare(textOf(*putting), textOf(*taking));
    QCOMPARE(marked("played"), QStringList{QString::fromStdString(fulltable::to_text(putting->card()))});
    QStringList both{QString::fromStdString(fulltable::to_text(taking->card())),
                     QString::fromStdString(fulltable::to_text(known->gesture(seat, *taking).onto.front()))};
    both.sort();
    QCOMPARE(marked("better"), both);
    session->advisor()->compare({}, {});
    QVERIFY(marked("played").isEmpty() && marked("better").isEmpty());
  }

  void theSolverSaysYesAndNo() {
    Table table;
    auto session = yukon(table, wonWithCare);
    QSignalSpy light(session->advisor(), &Advisor::winnableChanged);
    session->advisor()->checkWinnable();
    QCOMPARE(session->advisor()->winnable(), 3);
    QTRY_VERIFY_WITH_TIMEOUT(session->advisor()->winnable() != 3, patience);
    QCOMPARE(session->advisor()->winnable(), 1);
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QCOMPARE(session->advisor()->winnable(), 0);
  }

  void aMoveStopsTheSolver() {
    Table table;
    auto session = yukon(table, wonWithCare);
    session->advisor()->checkWinnable();
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QVERIFY(session->advisor()->winnable() != 3);
  }

  void aWonGameEndsByItself() {
    Table table;
    auto session = yukon(table, wonWithCare);
    const auto solution =
        session->game()->match().truth().solve({.nodes = 400000, .memory = 96 << 20, .expired = {}}, 1);
    QVERIFY(solution.finding == fulltable::Finding::solvable);
    for (const auto& move : solution.moves) {
      QVERIFY(!session->shown()->over());
      const auto gesture = session->game()->match().know(0)->gesture(0, move);
      QVERIFY(
          session->input()->lift(session->cards()->rowOf(gesture.cards.front(), QString::fromStdString(gesture.from))));
      QVERIFY(session->input()->dropOn({QString::fromStdString(gesture.to)}));
      if (session->advisor()->finale()) break;
    }
    QVERIFY(session->advisor()->finale());
    QTRY_VERIFY_WITH_TIMEOUT(session->shown()->over(), patience);
    QCOMPARE(session->shown()->winners(), QVariantList{0});
    // What is taken back is not played again by itself.
    session->undo();
    QVERIFY(!session->advisor()->finale());
  }

  void aCardsKinIsPointedOut() {
    Table table;
    auto session = yukon(table, wonWithCare);
    int onto = 0;
    int waits = 0;
    int now = 0;
    int later = 0;
    for (int row = 0; row < session->cards()->rowCount(); ++row) {
      const auto card = session->cards()->slot(row).card;
      if (!card.is_known()) {
        QVERIFY(session->input()->kin(row).isEmpty());
        continue;
      }
      for (const QVariant& found : session->input()->kin(row)) {
        const auto other = session->cards()->slot(found.toMap()["row"].toInt()).card;
        QVERIFY(other.is_known());
        if (found.toMap()["waits"].toBool()) {
          QVERIFY(other.suit() == card.suit() && other.rank() + 1 == card.rank());
          ++waits;
        } else {
          QVERIFY(fulltable::is_red(other.suit()) != fulltable::is_red(card.suit()) && other.rank() == card.rank() + 1);
          ++onto;
          // It goes there now, if it can be dropped there.
          const CardSlot& on = session->cards()->slot(found.toMap()["row"].toInt());
          const auto drags = session->input()->drags();
          const bool goes = on.place == on.size - 1 && drags.contains(QVariantMap{{"row", row}, {"pile", on.pile}});
          QCOMPARE(found.toMap()["goes"].toBool(), goes);
          ++(goes ? now : later);
        }
      }
    }
    QVERIFY(onto > 5 && waits > 5);
    QVERIFY(now > 0 && later > 0);
    auto pop = table.begin("pop", "human medium");
    for (int row = 0; row < pop->cards()->rowCount(); ++row) QVERIFY(pop->input()->kin(row).isEmpty());
  }

  void aHintStaysWhileOthersChoose() {
    Table table;
    table.settings.play()->setSpeed("fast");
    auto session = table.begin("thieving_stink", "human easy easy easy", 4);
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(session->viewpoint()->toAct(), QVariantList{0}, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
    QVERIFY(!session->advisor()->hintText().isEmpty());
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QVERIFY(session->advisor()->hintText().isEmpty());
  }

  void aHintIsWaitedForUnlessSomethingElseIsChosen() {
    Table table;
    auto session = yukon(table, wonWithCare);
    session->advisor()->hint();
    QVERIFY(session->advisor()->hinting());
    // The key was meant for the hint, which is not there yet.
    QVERIFY(session->playHint());
    QCOMPARE(session->game()->moveCount(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
    // Asked for again it is told again.
    const QSignalSpy told(session->chronicle(), &Chronicle::announced);
    session->advisor()->hint();
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().startsWith(session->advisor()->hintText()));
    QVERIFY(session->playHint());
    QCOMPARE(session->game()->moveCount(), 1);
    session->undo();
    session->advisor()->hint();
    session->advisor()->leaveHint();
    QVERIFY(!session->playHint());
    QVERIFY(!session->advisor()->canDoHint() && !session->advisor()->hasMore());
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
    QVERIFY(!session->advisor()->hintText().isEmpty());
    QVERIFY(!session->playHint());
    QCOMPARE(session->game()->moveCount(), 0);
  }

  void aHintTellsMoreToWhoAsksAgain() {
    Table table;
    auto session = table.begin("chinese_ten", "human easy", 4);
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
    Advisor& advisor = *session->advisor();
    advisor.hint();
    QTRY_VERIFY_WITH_TIMEOUT(advisor.canDoHint(), patience);
    QVERIFY(advisor.hasMore() && advisor.hintMore().isEmpty());
    const auto marked = [&](const QString& sign) {
      int rows = 0;
      for (int row = 0; row < session->cards()->count(); ++row)
        rows += session->cards()->data(session->cards()->index(row), CardModel::Hinted).toString() == sign ? 1 : 0;
      return rows;
    };
    QVERIFY(marked("hint") == advisor.hintCards().size() && marked("1") == 0 && marked("2") == 0);
    const QSignalSpy told(session->chronicle(), &Chronicle::announced);
    advisor.hint();
    QVERIFY(!advisor.hasMore());
    const QStringList more = advisor.hintMore();
    QVERIFY(more.first().startsWith("Next best: the "));
    QVERIFY(more.last().endsWith("imagined games that fit what you have seen."));
    const QString heard = told.constLast()[0].toString();
    for (const QString& line : more) QVERIFY(heard.contains(line));
    // The cards of the next best two are marked with what place they have.
    QVERIFY(marked("hint") == 0 && marked("1") == advisor.hintCards().size());
    QVERIFY(marked("2") > 0 && (marked("3") > 0) == (more.size() > 3 || more[1].startsWith("Then: ")));
    fulltable::Rng rng(1);
    QVERIFY(playSomething(*session, rng));
    QVERIFY(advisor.hintMore().isEmpty() && !advisor.hasMore() && marked("1") + marked("2") + marked("3") == 0);
  }

  void whatAHintSaysIsSureIsSoInEveryDeal() {
    // Hearts were led, and seat 1 followed with none: no imagined deal gives it one, and the hint says so.
    Table table;
    int said = 0;
    for (std::uint64_t seed = 1; seed < 12 && said == 0; ++seed) {
      auto session = table.begin("lorum", "human easy easy easy", seed);
      fulltable::Rng rng(seed);
      for (int number = 0; number < 6 && said == 0; ++number) {
        QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->resting(), patience);
        const auto known = session->game()->match().know(0);
        fulltable::Moves moves;
        if (session->viewpoint()->myTurn()) known->candidates(0, moves);
        // A hint for the only card that comes into question rests on nothing imagined.
        if (moves.size() > 1 && number > 2) {
          session->advisor()->hint();
          QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hinting(), patience);
          session->advisor()->hint();
          const QString more = session->advisor()->hintMore().join(' ');
          for (const auto& lack : fulltable::chances_of(*known, 400).voids) {
            const auto* piles = &session->shown()->view().piles;
            const auto pile = std::ranges::find(*piles, lack.pile, &fulltable::PileView::id);
            QVERIFY(pile != piles->end());
            const QString line = "Never in " + pileWords(*pile, session->game()->seating().names, 0) + ": ";
            QVERIFY2(more.contains(line), qPrintable(more));
            QVERIFY(more.mid(more.indexOf(line)).contains(suitWords(lack.suit)));
            ++said;
          }
        }
        QVERIFY(playSomething(*session, rng));
      }
    }
    QVERIFY(said > 0);
  }

  void aCostlyMoveIsAskedAboutWhereThatIsWished() {
    Table table;
    table.settings.play()->setCareful(true);
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
      auto session = table.begin("chinese_ten", "human easy", seed);
      // As many deals as it takes, however slow the machine is.
      session->caution()->setLongestWeighing(std::chrono::milliseconds(patience));
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
      const auto known = session->game()->match().know(0);
      auto tried =
          fulltable::think(*known, fulltable::Level::expert, {.iterations = 6000, .expired = {}}, fulltable::Rng(1))
              .candidates;
      std::ranges::sort(tried, std::ranges::greater(), &fulltable::Candidate::value);
      if (tried.size() < 2 || tried.front().value - tried.back().value < 0.15) continue;
      const auto judged = fulltable::judge(*known, tried.back().move, {.deals = 800, .expired = {}}, fulltable::Rng(2));
      if (!judged || !judged->is_certain() || judged->loss < 0.15) continue;
      const auto play = [&](const fulltable::Move& move) {
        const auto gesture = known->gesture(0, move);
        const int row = session->cards()->rowOf(gesture.cards.front(), QString::fromStdString(gesture.from));
        if (session->input()->lift(row)) session->input()->dropOn(targetsOf(gesture).front());
      };
      const int before = session->game()->moveCount();
      play(tried.back().move);
      QTRY_VERIFY_WITH_TIMEOUT(!session->input()->refusal().isEmpty(), patience);
      QVERIFY2(session->input()->refusal().startsWith("Are you sure? You'd win about "),
               qPrintable(session->input()->refusal()));
      QCOMPARE(session->game()->moveCount(), before);
      // Who means it does it again.
      play(tried.back().move);
      QVERIFY(session->game()->moveCount() > before);

      session = table.begin("chinese_ten", "human easy", seed);
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
      play(tried.front().move);
      QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > before, patience);
      QVERIFY(session->input()->refusal().isEmpty());
      // Where it is not wished nothing is asked.
      table.settings.play()->setCareful(false);
      session = table.begin("chinese_ten", "human easy", seed);
      QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
      play(tried.back().move);
      QVERIFY(session->game()->moveCount() > before);
      // Wished for in the middle of a turn, and by people who sit down one after the other, it holds no move up for
      // ever.
      session = table.begin("chinese_ten", "human human", seed);
      table.settings.play()->setCareful(true);
      for (int turn = 0; turn < 4; ++turn) {
        const auto ready = [&] {
          if (session->shown()->resting()) session->shown()->goOn();
          if (session->viewpoint()->coverSeat() >= 0) session->uncover();
          return session->viewpoint()->myTurn();
        };
        QTRY_VERIFY_WITH_TIMEOUT(ready(), patience);
        const int moves = session->game()->moveCount();
        const auto now = session->game()->match().know(session->viewpoint()->viewer());
        fulltable::Moves legal;
        now->legal(now->seat(), legal);
        const auto gesture = now->gesture(now->seat(), legal.front());
        for (int time = 0; time < 2 && session->game()->moveCount() == moves; ++time) {
          const QSignalSpy refused(session->input(), &TableInput::refusalChanged);
          if (gesture.cards.empty())
            session->input()->tapPile(QString::fromStdString(gesture.from));
          else if (session->input()->lift(
                       session->cards()->rowOf(gesture.cards.front(), QString::fromStdString(gesture.from))))
            session->input()->dropOn(targetsOf(gesture).front());
          QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > moves || refused.count() > 0, patience);
        }
        QVERIFY(session->game()->moveCount() > moves);
      }
      return;
    }
    QFAIL("no move costs much");
  }

  void aMoveThatLosesASolitaireIsAskedAbout() {
    Table table;
    table.settings.play()->setCareful(true);
    auto session = table.begin("black_hole", "human", 39);
    const auto play = [&](const char* card) {
      const auto at = *fulltable::card_of(card);
      for (int row = 0; row < session->cards()->count(); ++row)
        if (session->cards()->slot(row).card == at && session->input()->lift(row)) session->input()->dropOn({"hole"});
    };
    for (const char* card : {"2H", "3C", "4D", "3D", "2S", "3H", "2D"}) {
      const int before = session->game()->moveCount();
      play(card);
      QTRY_VERIFY2_WITH_TIMEOUT(session->game()->moveCount() > before, card, patience);
    }
    // Three aces fit. After the ace of clubs nothing would; under the ace of hearts lies a king.
    play("AC");
    QTRY_VERIFY_WITH_TIMEOUT(!session->input()->refusal().isEmpty(), patience);
    QVERIFY(session->input()->refusal().startsWith("Are you sure? After this move the deal can't be won"));
    QCOMPARE(session->game()->moveCount(), 7);
    play("AH");
    QTRY_COMPARE_WITH_TIMEOUT(session->game()->moveCount(), 8, patience);
    session->undo();
    play("AC");
    QTRY_VERIFY_WITH_TIMEOUT(!session->input()->refusal().isEmpty(), patience);
    // A player who means it does it again.
    play("AC");
    QCOMPARE(session->game()->moveCount(), 8);
  }

  void aHintLeftGivesEnterBackToThePad() {
    Table table;
    auto session = table.begin("commune", "human easy", 3);
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), patience);
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(session->advisor()->hintedMove().has_value(), patience);
    CallPad& pad = *session->input()->pad();
    QVERIFY(pad.isOnEnter());
    // Another hand is chosen: now that one is said.
    const auto hinted = pad.chosen();
    for (const QString key : {"K", "A", "Q"})
      if (pad.chosen() == hinted) pad.type(key);
    QVERIFY(pad.chosen() != hinted);
    QVERIFY(!session->advisor()->hintedMove());
    QVERIFY(pad.isOnEnter());
  }

  void movesToAndFroAreNoticed() {
    // Play at random until nothing turns a card or gains a point: the notice must agree with a search of one's own.
    Table table;
    table.settings.play()->setSpeed("instant");
    int stuck = 0;
    for (std::uint64_t seed = 1; seed <= 12 && stuck == 0; ++seed) {
      fulltable::Rng rng(seed);
      auto session = table.begin("yukon", "human", seed);
      for (int i = 0; i < 300 && !session->shown()->over(); ++i) {
        if (!playSomething(*session, rng)) break;
        if (i % 20 != 19) continue;
        const auto known = session->game()->match().know(0);
        if (!session->shown()->over() && fulltable::is_dead_end(*known, {})) {
          QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->notice().isEmpty(), patience);
          ++stuck;
          session->undo();
          QVERIFY(session->advisor()->notice().isEmpty());
          break;
        }
      }
    }
    QVERIFY(stuck > 0);
  }

  void aFreshDealIsNotToAndFro() {
    const auto* game = fulltable::find_game("yukon");
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const auto match = fulltable::Match::start(*game, fulltable::standard_setup(*game, seed));
      fulltable::Moves moves;
      match->truth().legal(0, moves);
      if (moves.size() > 4) QVERIFY(!fulltable::is_dead_end(*match->know(0), {}));
    }
  }

  void winnableDealsAreFoundInOrder() {
    const auto* game = fulltable::find_game("yukon");
    const auto gameSetup = findWinnable(*game, fulltable::standard_setup(*game, 1), {});
    QVERIFY(gameSetup);
    for (std::uint64_t seed = 1; seed <= gameSetup->deal_number; ++seed) {
      const auto match = fulltable::Match::start(*game, fulltable::standard_setup(*game, seed));
      const auto verdict = match->truth().solve({.nodes = 400000, .memory = 96 << 20, .expired = {}}, 1).finding;
      if (seed == gameSetup->deal_number)
        QVERIFY(verdict == fulltable::Finding::solvable);
      else
        QVERIFY(verdict != fulltable::Finding::solvable);
    }
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!findWinnable(*game, fulltable::standard_setup(*game, 1), stopped.get_token()));
  }
};

QTEST_GUILESS_MAIN(AdviceTest)
#include "test_advice.moc"
