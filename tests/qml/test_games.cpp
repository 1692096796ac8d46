// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <array>

#include "qml/driven_window.h"
#include "text/wording.h"

namespace {

/// From wherever the keys are, as they may have been left there: pile by pile to a card with which something can be
/// done.
bool walkToCardOfUse(QQuickWindow* window, const GameTable* table, Session* session) {
  const auto isThere = [&] { return session->cards()->movable().contains(table->chosen()); };
  for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_PageDown})
    for (int i = 0; i < 40 && !isThere(); ++i) QTest::keyClick(window, key);
  return isThere();
}

}  // namespace

// Each game's own ways to play, with a real mouse and real keys. Any warning of QML fails the test.
class TestGames : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cardsGame_data();
  void cardsGame();
  void stackAndTrickAreTwoTargets();
  void scoreSheetOpensByKey();
  void arrowsStayInTheHand();
  void setsByDragDoubleClickAndKeys();
  void meldsByClickDragAndKeys();
  void aDropOnACardMeansThatCard();
  void declaresByMouseAndKeys();
  void enterPlaysTheHint_data();
  void enterPlaysTheHint();
  void enterPlaysWhatWasChosenSinceTheHint();
  void unseenCardsByKeysAndMouse();
  void coverOpensByKey();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments) { return openWindow(folder_, arguments); }
  QTemporaryDir folder_;
};

void TestGames::init() {
  failOnAnyWarning();
}

void TestGames::cardsGame_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("seats");
  QTest::newRow("ristiseiska") << "ristiseiska"
                               << "human,easy,easy";
  QTest::newRow("pop") << "pop"
                       << "human,easy";
  QTest::newRow("thieving_stink") << "thieving_stink"
                                  << "human,easy,easy,easy";
  QTest::newRow("chinese ten") << "chinese_ten"
                               << "human,easy";
  QTest::newRow("lorum") << "lorum"
                         << "human,easy,easy,easy";
}

void TestGames::cardsGame() {
  QFETCH(QString, game);
  QFETCH(QString, seats);
  const auto main = open({"--game", game, "--seats", seats, "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  QList<int> done{0, 0, 0};
  for (int turn = 0; turn < 40 && done.contains(0); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over() || session->shown()->resting(),
                             20000);
    if (session->shown()->over()) break;
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    table->layOutNow();
    const int before = session->game()->moveCount();
    const LegalDrag legal = findLegalDrag(session);
    if (legal.row < 0) {
      // Nothing to play: a button it is.
      const ButtonModel* buttons = session->input()->buttons();
      for (int row = 0; row < buttons->rowCount(); ++row) {
        if (!buttons->row(row).enabled) continue;
        QTest::keySequence(main->window(), QKeySequence(buttons->row(row).key));
        break;
      }
      QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > before, 20000);
      continue;
    }
    const int way = static_cast<int>(done.indexOf(0));
    if (way == 0) drag(main->window(), grip(table, legal.row), middle(table, table->targetArea(legal.to)));
    // Where a card has several targets, it is only taken up at first.
    const auto choosing = [&] {
      return session->game()->moveCount() == before && !session->input()->targets().isEmpty();
    };
    if (way == 1) {
      QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, legal.row));
      // What cannot be undone is asked about once; by Enter just as well.
      if (!session->input()->question().isEmpty()) QTest::keyClick(main->window(), Qt::Key_Return);
      if (choosing())
        QTest::mouseClick(main->window(), Qt::LeftButton, {},
                          middle(table, table->targetRect(session->input()->targets().last())));
    }
    if (way == 2) {
      QTest::keyClick(main->window(), Qt::Key_Down);
      // The other player may have called in between: then there is something else to do first. Which card a turned one
      // takes is answered by dragging it.
      if (!walkToCardOfUse(main->window(), table, session)) {
        if (session->viewpoint()->myTurn())
          drag(main->window(), grip(table, legal.row), middle(table, table->targetArea(legal.to)));
        else
          QTest::qWait(100);
        continue;
      }
      QTest::keyClick(main->window(), Qt::Key_Return);
      if (!session->input()->question().isEmpty()) QTest::keyClick(main->window(), Qt::Key_Return);
      if (choosing()) {
        QTest::keyClick(main->window(), Qt::Key_Tab);
        QTest::keyClick(main->window(), Qt::Key_Return);
      }
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > before, 20000);
    done[way] = 1;
  }
  QCOMPARE(done, (QList<int>{1, 1, 1}));
}

// A player who leads may go two ways with a card: a drop says which, a click means the trick, and a key the stack.
void TestGames::stackAndTrickAreTwoTargets() {
  const auto main =
      open({"--game", "thieving_stink", "--seats", "human,easy,easy,easy", "--seed", "11", "--option", "target=1000"});
  QVERIFY(main);
  QQuickWindow* window = main->window();
  Session* session = main->app()->session();
  auto* table = find<GameTable>(window->contentItem());
  QVERIFY(table);
  QStringList ways{"drop", "click", "key", "button", "clicked button"};
  for (int turn = 0; turn < 300 && !ways.isEmpty(); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over() || session->shown()->resting(),
                             20000);
    QVERIFY(!session->shown()->over());
    // How a deal came out stays until somebody goes on.
    while (session->shown()->resting()) session->shown()->goOn();
    if (!session->viewpoint()->myTurn()) continue;
    table->layOutNow();
    LegalDrag legal = findLegalDrag(session);
    QVERIFY(legal.row >= 0);
    const QSet<int> marked = session->cards()->secondUse();
    if (!marked.isEmpty()) legal = {*std::min_element(marked.begin(), marked.end()), {"trump_stack"}};
    session->input()->lift(legal.row);
    QCOMPARE(session->input()->targets().size(), marked.isEmpty() ? 1 : 2);
    session->input()->cancel();
    const fulltable::Card card = session->cards()->slot(legal.row).card;
    const int before = session->game()->moveCount();
    const int stacked = session->shown()->pileSize("trump_stack");
    const QString way = marked.isEmpty() ? "drop" : ways.first();
    if (session->shown()->phase() == "bid") {
      QTest::mouseClick(window, Qt::LeftButton, {}, grip(table, legal.row));
      QTest::mouseClick(window, Qt::LeftButton, {}, middle(table, table->pileOf(legal.to.pile)->extent()));
    } else if (way == "drop") {
      drag(window, grip(table, legal.row), middle(table, table->pileOf(legal.to.pile)->extent()));
    } else if (way == "click") {
      QTest::mouseClick(window, Qt::LeftButton, {}, grip(table, legal.row));
    } else {
      const ButtonModel* buttons = session->input()->buttons();
      QCOMPARE(buttons->rowCount(), 1);
      QCOMPARE(buttons->row(0).key, QString("T"));
      QTest::mouseMove(window, way == "key" ? grip(table, legal.row) : QPoint(2, 2));
      QTRY_COMPARE(table->hovered(), way == "key" ? legal.row : -1);
      if (way == "clicked button") {
        // The cursor stands on a card, which a click on the button does not mean.
        QTest::keyClick(window, Qt::Key_Right);
        QTRY_VERIFY(table->chosen() >= 0);
        click(main.get(), "Change trump");
      } else {
        QTest::keyClick(window, Qt::Key_T);
      }
      if (way != "key") {
        QVERIFY(buttons->row(0).armed);
        QCOMPARE(session->game()->moveCount(), before);
        QTest::mouseClick(window, Qt::LeftButton, {}, grip(table, legal.row));
      }
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > before, 20000);
    if (marked.isEmpty()) continue;
    const fulltable::Played made = session->game()->match().history()[static_cast<std::size_t>(before)];
    QCOMPARE(made.move.card(), card);
    QCOMPARE(QString::fromStdString(session->game()->match().truth().write(made.move)).section(' ', 0, 0),
             QString(way == "click" ? "play" : "trump"));
    QVERIFY(way == "click" || session->shown()->pileSize("trump_stack") > stacked);
    ways.removeFirst();
  }
  QCOMPARE(ways, QStringList());
}

void TestGames::scoreSheetOpensByKey() {
  const auto main = open({"--game", "thieving_stink", "--seats", "human,easy,easy,easy", "--seed", "11"});
  QVERIFY(main);
  const auto shown = [&] { return drawsText(main->window()->contentItem(), "The first deal is being played."); };
  QVERIFY(!shown());
  QTest::keyClick(main->window(), Qt::Key_S);
  QTRY_VERIFY(shown());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(!shown());
}

// Beyond both its ends lie plates, other hands and places without an outline. In Train the total that the card under
// the cursor would make is shown.
void TestGames::arrowsStayInTheHand() {
  const auto main =
      open({"--game", "lorum", "--seats", "human,easy,easy,easy", "--seed", "5", "--option", "contract=train"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), 20000);
  table->layOutNow();
  QTest::keyClick(main->window(), Qt::Key_Down);
  QSet<int> seen;
  for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
    for (int i = 0; i < 12; ++i) {
      QTest::keyClick(main->window(), key);
      QVERIFY(!table->cursor().isEmpty());
      QCOMPARE(session->cards()->slot(table->chosen()).pile, QString("hand.0"));
      seen.insert(table->chosen());
    }
  }
  QCOMPARE(seen.size(), session->shown()->pileSize("hand.0"));
  const int total = session->shown()->facts()["count"].toInt();
  constexpr std::array<int, 13> counts{11, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4};
  const int more = counts[static_cast<std::size_t>(session->shown()->codeOf(table->chosen()) % 13)];
  QVERIFY(drawsText(main->window()->contentItem(), QString("%1 → %2").arg(total).arg(total + more)));
}

void TestGames::setsByDragDoubleClickAndKeys() {
  const auto main = open({"--game", "stomp", "--seats", "human,easy", "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  QList<int> done{0, 0, 0, 0};
  for (int turn = 0; turn < 60 && done.contains(0); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over() || session->shown()->resting(),
                             20000);
    if (session->shown()->over()) break;
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    table->layOutNow();
    const int before = session->game()->moveCount();
    const LegalDrag legal = findLegalDrag(session);
    const int way =
        legal.row < 0 || (session->shown()->phase() == "reply" && done[3] == 0) ? 3 : static_cast<int>(done.indexOf(0));
    if (way == 0) drag(main->window(), grip(table, legal.row), middle(table, table->pileOf(legal.to.pile)->extent()));
    if (way == 1) {
      const QPoint card = grip(table, legal.row);
      QTest::mouseClick(main->window(), Qt::LeftButton, {}, card, 500);
      QCOMPARE(session->input()->lifted(), QList<int>{legal.row});
      QTest::mouseDClick(main->window(), Qt::LeftButton, {}, card);
    }
    if (way == 2) {
      QTest::keyClick(main->window(), Qt::Key_Down);
      QVERIFY(walkToCardOfUse(main->window(), table, session));
      QTest::keyClick(main->window(), Qt::Key_Space);
      QCOMPARE(session->input()->lifted().size(), 1);
      if (session->input()->canPlaySelection()) {
        QTest::keyClick(main->window(), Qt::Key_Return);
      } else {
        QTest::keyClick(main->window(), Qt::Key_Escape);
        QVERIFY(session->input()->lifted().isEmpty());
      }
    }
    if (way == 3 || (session->shown()->phase() == "reply" && session->game()->moveCount() == before &&
                     session->input()->chooser().isEmpty() && session->input()->lifted().isEmpty()))
      QTest::keyClick(main->window(), Qt::Key_P);
    if (!session->input()->chooser().isEmpty()) session->input()->choose(0);
    if (session->shown()->phase() == "lead" && session->game()->moveCount() == before) continue;
    QTRY_VERIFY_WITH_TIMEOUT(session->game()->moveCount() > before, 20000);
    done[way] = 1;
  }
  QCOMPARE(done, (QList<int>{1, 1, 1, 1}));
}

void TestGames::meldsByClickDragAndKeys() {
  const auto main = open({"--game", "umtali", "--seats", "human,easy", "--seed", "5", "--option", "hands=12"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  enum Way { drawnByClick, drawnByKey, laidByKeys, laidByDrag, laidByDoubleClick, discarded, ways };
  QList<int> done(ways, 0);
  for (int i = 0; i < 400 && done.contains(0); ++i) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over() || session->shown()->resting(),
                             20000);
    if (session->shown()->over()) break;
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    table->layOutNow();
    const int before = session->game()->moveCount();
    if (session->shown()->phase() == "draw") {
      const Way way = done[drawnByClick] ? drawnByKey : drawnByClick;
      if (way == drawnByClick) {
        // The hand can be put in order before a card is drawn, but none of it played.
        const auto rows = session->cards()->rowsOf("hand.0");
        const auto left = [&](int a, int b) { return table->visibleOf(a).x() < table->visibleOf(b).x(); };
        const auto [first, last] = std::ranges::minmax_element(rows, left);
        const int moved = *first;
        const int other = *last;
        drag(main->window(), grip(table, moved), grip(table, other) + QPoint(8, 0));
        table->layOutNow();
        QVERIFY(left(other, moved));
        drag(main->window(), grip(table, moved), middle(table, table->pileOf("discard")->extent()));
        QVERIFY(session->input()->refusal().contains("Draw a card first"));
        table->layOutNow();
      }
      if (way == drawnByClick)
        for (const bool sure : {false, true}) {
          // What cannot be taken back is asked about.
          QCOMPARE(!session->input()->question().isEmpty(), sure);
          QCOMPARE(session->game()->moveCount(), before);
          QTest::mouseClick(main->window(), Qt::LeftButton, {}, middle(table, table->pileOf("stock")->extent()), 500);
        }
      else
        QTest::keyClick(main->window(), session->shown()->pileSize("stock") > 0 ? Qt::Key_S : Qt::Key_D);
      done[way] = 1;
    } else if (session->input()->hasOffers() && !(done[laidByKeys] && done[laidByDrag] && done[laidByDoubleClick])) {
      QTest::keyClick(main->window(), Qt::Key_W);
      QVERIFY(!session->input()->lifted().isEmpty());
      table->layOutNow();
      const int row = session->input()->lifted().first();
      const Way way = !done[laidByKeys] ? laidByKeys : !done[laidByDrag] ? laidByDrag : laidByDoubleClick;
      if (way == laidByKeys) QTest::keyClick(main->window(), Qt::Key_M);
      if (way == laidByDrag)
        drag(main->window(), grip(table, row),
             middle(table, table->pileOf(session->input()->targets().first().pile)->extent()));
      if (way == laidByDoubleClick) {
        session->input()->cancel();
        table->layOutNow();
        QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, row), 500);
        table->layOutNow();
        QTest::mouseDClick(main->window(), Qt::LeftButton, {}, grip(table, row));
        if (session->game()->moveCount() == before && !session->input()->chooser().isEmpty())
          session->input()->choose(0);
      }
      done[way] = 1;
    } else {
      const int row = session->cards()->rowAt(QString("hand.%1").arg(session->viewpoint()->viewer()), 0);
      drag(main->window(), grip(table, row), middle(table, table->pileOf("discard")->extent()));
      if (session->game()->moveCount() == before && !session->input()->chooser().isEmpty()) session->input()->choose(0);
      done[discarded] = 1;
    }
    QTRY_VERIFY2_WITH_TIMEOUT(session->game()->moveCount() > before,
                              qPrintable(session->shown()->phase() + session->input()->refusal()), 20000);
  }
  QCOMPARE(done, QList<int>(ways, 1));
}

void TestGames::aDropOnACardMeansThatCard() {
  const auto main = open({"--game", "chinese_ten", "--seats", "human,human", "--seed", "3"});
  QVERIFY(main);
  Session* session = main->app()->session();
  takeOver(session);
  auto* table = find<GameTable>(main->window()->contentItem());
  TableInput* input = session->input();
  // A card of the hand that may be put down, and one on the table that it does not capture.
  int held = -1, other = -1;
  for (int row = 0; row < session->cards()->rowCount() && held < 0; ++row) {
    if (!session->cards()->slot(row).pile.startsWith("hand.") || !input->lift(row)) continue;
    const QList<Target> targets = input->targets();
    input->cancel();
    if (!targets.contains(Target{"table"})) continue;
    for (int on = 0; on < session->cards()->rowCount() && held < 0; ++on) {
      const auto& slot = session->cards()->slot(on);
      if (slot.pile != "table" || targets.contains(Target{"table", slot.card})) continue;
      held = row;
      other = on;
    }
  }
  QVERIFY(held >= 0);
  const QPoint hold = grip(table, held);
  const QPoint off = hold - middle(table, table->restOf(held));
  drag(main->window(), hold, middle(table, table->restOf(other)) + off);
  QCOMPARE(session->game()->moveCount(), 0);
  QVERIFY2(session->input()->refusal().contains("take"), qPrintable(session->input()->refusal()));
  // Between the cards it is put down.
  const QRectF place = table->pileOf("table")->extent();
  QRectF free = place;
  for (int x = 0; x < 40; ++x)
    for (int y = 0; y < 20; ++y)
      if (const QRectF at(place.topLeft() + QPointF(place.width() * x / 40, place.height() * y / 20),
                          table->restOf(other).size());
          place.contains(at.center()) && table->cardUnder(at) < 0)
        free = at;
  drag(main->window(), hold, middle(table, free) + off);
  QCOMPARE(session->game()->moveCount(), 1);
}

void TestGames::declaresByMouseAndKeys() {
  const auto main = open({"--game", "commune", "--seats", "human,human,human", "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const CallPad* pad = session->input()->pad();
  takeOver(session);
  QVERIFY(pad->active());
  QCOMPARE(pad->proposal(), QString("high 3"));

  // By keys: kinds by the letters on their buttons, ranks by their digits, before the shortcuts of the window.
  for (const int key : {Qt::Key_R, Qt::Key_4}) QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  QCOMPARE(pad->proposal(), QString("pair 4"));
  for (const int key : {Qt::Key_W, Qt::Key_K, Qt::Key_9}) QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  QCOMPARE(pad->proposal(), QString("two_pair K 9"));
  // Three cards in all cannot hold two pair: Enter asks once more.
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->game()->moveCount(), 0);
  QVERIFY(pad->isAsking());
  for (const int key : {Qt::Key_R, Qt::Key_9}) QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->game()->moveCount(), 1);
  QCOMPARE(session->shown()->facts()["declaration"].toString(), QString("pair 9"));

  // By two clicks: a kind of hand proposes the lowest of it.
  takeOver(session);
  QCOMPARE(pad->proposal(), QString("pair T"));
  click(main.get(), "3 of a kind");
  QCOMPARE(pad->proposal(), QString("trips 3"));
  click(main.get(), "Q");
  QCOMPARE(pad->proposal(), QString("trips Q"));
  click(main.get(), "High card");
  QCOMPARE(pad->proposal(), QString("trips Q"));
  QCOMPARE(pad->proposalWords(), QString("Declare three queens"));
  // Who plays it for the first time is asked before a call, too: the pad or a button asks, and the other no longer.
  main->app()->settings()->play()->setFirstHelp(true);
  click(main.get(), "Play");
  click(main.get(), pad->proposalWords());
  QVERIFY(pad->isAsking());
  click(main.get(), "Call");
  QVERIFY(findButton(main.get(), "Press again: Call") && !pad->isAsking());
  click(main.get(), pad->proposalWords());
  QVERIFY(findButton(main.get(), "Call") && pad->isAsking());
  QCOMPARE(session->game()->moveCount(), 1);
  main->app()->settings()->play()->setFirstHelp(false);
  click(main.get(), "Press again: " + pad->proposalWords());
  QCOMPARE(session->shown()->facts()["declaration"].toString(), QString("trips Q"));

  // The call turns everything up and shows what came of it.
  takeOver(session);
  QTest::keyClick(main->window(), Qt::Key_C);
  QVERIFY(session->shown()->resting());
  session->shown()->goOn();
  QCOMPARE(session->shown()->phase(), QString("showdown"));
  QVERIFY(!pad->shown());
  for (int row = 0; row < session->cards()->rowCount(); ++row)
    QCOMPARE(session->cards()->slot(row).card.is_known(), session->cards()->slot(row).pile != "stock");
  const bool present = session->shown()->facts()["result"].toMap()["present"].toBool();
  const int loser = session->shown()->facts()["result"].toMap()["loser"].toInt();
  const QString loses = loser == session->viewpoint()->viewer()
                            ? QString("You lose a token and have 2 left.")
                            : session->seats()->name(loser) + " loses a token and has 2 left.";
  QVERIFY(drawsText(main->window()->contentItem(), present ? "It's there!" : "It isn't there!"));
  QVERIFY(drawsText(main->window()->contentItem(), loses));
  takeOver(session);
  QTest::keyClick(main->window(), Qt::Key_D);
  QCOMPARE(session->shown()->deal(), 2);
}

void TestGames::enterPlaysTheHint_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QStringList>("verbs");
  QTest::newRow("a set of cards, and a button") << "stomp" << QStringList{"play 2", "pass 0"};
  QTest::newRow("a declaration, and a call") << "commune" << QStringList{"declare 0", "call 0"};
}

void TestGames::enterPlaysTheHint() {
  QFETCH(QString, game);
  QFETCH(QStringList, verbs);
  // In some games there is nothing to call.
  const int last = 16;
  std::unique_ptr<MainWindow> main;
  Session* session = nullptr;
  for (int deal = 10, turn = 60; !verbs.isEmpty(); ++turn) {
    if (turn == 60 || session->shown()->over()) {
      if (deal++ == last) break;
      main = open({"--game", game, "--seats", "human,easy", "--seed", QString::number(deal)});
      QVERIFY(main);
      session = main->app()->session();
      turn = 0;
    }
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over() || session->shown()->resting(),
                             20000);
    if (session->shown()->over()) continue;
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    QTest::keyClick(main->window(), Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), 20000);
    const QString hint = session->advisor()->hintText();
    const auto cards = session->advisor()->hintCards().size();
    const int before = session->game()->moveCount();
    QTest::keyClick(main->window(), Qt::Key_Return);
    QVERIFY2(session->game()->moveCount() > before, qPrintable(hint));
    const auto& position = session->game()->match().after(static_cast<std::size_t>(before));
    const auto& played = session->game()->match().history()[static_cast<std::size_t>(before)];
    QCOMPARE(played.seat, 0);
    const QString said = words(position.say(0, played.move).advice, session->game()->seating().names, 0);
    QVERIFY2(hint.startsWith(said), qPrintable(hint + " – " + said));
    const QString verb = QString::fromStdString(position.write(played.move)).section(' ', 0, 0);
    verbs.removeAll(QString("%1 %2").arg(verb).arg(cards));
  }
  QVERIFY2(verbs.isEmpty(), qPrintable(verbs.join(", ")));
}

void TestGames::enterPlaysWhatWasChosenSinceTheHint() {
  const auto main = open({"--game", "commune", "--seats", "human,easy", "--seed", "12"});
  QVERIFY(main);
  Session* session = main->app()->session();
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn(), 20000);
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), 20000);
  // What the pad proposes already counts, too.
  for (const int key : {Qt::Key_S, Qt::Key_K, Qt::Key_I, Qt::Key_A})
    QTest::keyClick(main->window(), static_cast<Qt::Key>(key));
  // The other one takes its time.
  session->players()->halt();
  const int before = session->game()->moveCount();
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(session->game()->moveCount() > before);
  const auto& played = session->game()->match().history()[static_cast<std::size_t>(before)];
  QCOMPARE(session->game()->match().truth().write(played.move), std::string("declare high A"));
  // Its keys mean nothing else, also while others are asked.
  QVERIFY(!session->input()->pad()->active());
  QTest::keyClick(main->window(), Qt::Key_4);
  QVERIFY(!main->app()->settings()->look()->fourColour());
}

void TestGames::unseenCardsByKeysAndMouse() {
  const auto main =
      open({"--game", "lorum", "--seats", "human,human,human,human", "--seed", "5", "--option", "contract=hairy_ape"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const bool fourColour = main->app()->settings()->look()->fourColour();
  for (const bool byKey : {true, false}) {
    takeOver(session);
    table->layOutNow();
    const int row = session->cards()->rowAt(QString("hand.%1").arg(session->viewpoint()->viewer()), 3);
    QCOMPARE(session->shown()->codeOf(row), -1);
    const int before = session->game()->moveCount();
    // The digit means the place here, not what else it is a key for.
    if (byKey)
      QTest::keyClick(main->window(), Qt::Key_4);
    else
      QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, row));
    QCOMPARE(session->game()->moveCount(), before + 1);
    QCOMPARE(session->cards()->slot(row).pile, QString("trick"));
  }
  QCOMPARE(main->app()->settings()->look()->fourColour(), fourColour);
}

void TestGames::coverOpensByKey() {
  const auto main = open({"--game", "pop", "--seats", "human,human", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const int first = session->viewpoint()->coverSeat();
  QVERIFY(first >= 0);
  // Nothing moves behind it, and a key that was meant for the table does not open the hand of the next person.
  QVERIFY(session->isStill());
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->viewpoint()->coverSeat(), first);
  // Once it is open the same key plays a card: it is pressed no more often than that.
  for (int tries = 0; tries < 200 && session->viewpoint()->coverSeat() >= 0; ++tries) {
    QTest::qWait(50);
    QTest::keyClick(main->window(), Qt::Key_Return);
  }
  QVERIFY(session->viewpoint()->coverSeat() < 0);
  QCOMPARE(session->viewpoint()->viewer(), first);
  QVERIFY(!session->isStill());
}

QTEST_MAIN(TestGames)
#include "test_games.moc"
