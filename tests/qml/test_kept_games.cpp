// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/random.h"
#include "qml/driven_window.h"
#include "qml/sheet_checks.h"

namespace {

constexpr int patience = 30000;

/// Makes the last of the legal moves, again and again.
void playToTheEnd(GameController* game) {
  fulltable::Moves moves;
  while (!game->ended()) {
    game->truth().legal(0, moves);
    game->play(0, moves.back());
  }
}

}  // namespace

// Games that are over, or go on later: their end, analysis and review, and the saved games.
class TestKeptGames : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void theEndFitsTheWindow_data();
  void theEndFitsTheWindow();
  void theEndIsLeftAtOnce();
  void anEndedGameIsJudged();
  void anEndedSolitaireIsJudged();
  void aGameIsLookedAtAgain();
  void savedGamesTakeOneRow();
  void aRemovedGameIsPutBack();
  void aMoveIsFramedWithoutTheGapBelow();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments) { return openWindow(folder_, arguments); }
  QTemporaryDir folder_;
};

void TestKeptGames::theEndFitsTheWindow_data() {
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("text");
  QTest::newRow("small") << "800x600"
                         << "100";
  QTest::newRow("small, large text") << "800x600"
                                     << "200";
  QTest::newRow("usual") << "1280x800"
                         << "100";
}

/// How it came out, what computers made of the same cards, and all ways on.
void TestKeptGames::theEndFitsTheWindow() {
  QFETCH(QString, size);
  QFETCH(QString, text);
  const auto main = open({"--game", "black_hole", "--seed", "3", "--size", size, "--text-size", text});
  QVERIFY(main);
  Session* session = main->app()->session();
  playToTheEnd(session->game());
  QTRY_VERIFY_WITH_TIMEOUT(!main->app()->duplicates()->results().isEmpty(), patience);
  const QString told = main->app()->duplicates()->results().front().toMap()["told"].toString();
  QTRY_VERIFY_WITH_TIMEOUT(drawsText(main->window()->contentItem(), told), patience);
  QTRY_VERIFY_WITH_TIMEOUT(findButton(main.get(), "Shuffle"), patience);
  waitUntilDrawn(main->window());
  const QRectF window(QPointF(), main->window()->size());
  const QQuickItem* page = findType(main->window()->contentItem(), "GameOver");
  QVERIFY(page && window.contains(inScene(page)));
  // The ways on are always seen; what else there is can be scrolled to.
  for (const char* button :
       {"New deal", "Play these cards again", "Change seats or rules…", "View table", "All games"}) {
    const QQuickItem* item = findButton(main.get(), button);
    QVERIFY2(item && inScene(page).contains(inScene(item)), button);
  }
  for (const char* button : {"Review", "Game log", "History", "Shuffle", "Analysis", "Judge this game"}) {
    const QQuickItem* item = findButton(main.get(), button);
    QVERIFY2(item && inScene(page).left() <= inScene(item).left() && inScene(item).right() <= inScene(page).right(),
             button);
  }
  // Where there is room, beside each other: what happened, the same cards, and what was costly.
  const auto part = [&](const char* type) { return inScene(findType(page, type)); };
  if (size == "1280x800") {
    QVERIFY(part("SameCards").right() <= part("EndPlay").left());
    QVERIFY(part("EndStory").right() <= part("SameCards").left());
  }
  // The table is looked at, and the result again.
  const QQuickItem* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(!table->isVisible());
  click(main.get(), "View table");
  QTRY_VERIFY(table->isVisible());
  QVERIFY(!findButton(main.get(), "Play these cards again"));
  click(main.get(), "Result");
  QTRY_VERIFY(!table->isVisible() && findButton(main.get(), "Play these cards again"));
  for (const bool seen : {true, false}) {
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QTRY_COMPARE(table->isVisible(), seen);
  }
  // What is pressed at once was meant for the table.
  const QQuickItem* deaf = main->window()->activeFocusItem();
  QTest::keyClick(main->window(), Qt::Key_Tab);
  QCOMPARE(main->window()->activeFocusItem(), deaf);
  // A way that is further down is reached by keys, and comes into view.
  const auto withKeys = [&] { return main->window()->activeFocusItem()->property("text").toString(); };
  QTRY_COMPARE(withKeys(), QString("New deal"));
  for (int steps = 0; steps < 9 && !QString("Review Game log History").contains(withKeys()); ++steps)
    QTest::keyClick(main->window(), Qt::Key_Up);
  for (int steps = 0; steps < 3 && withKeys() != "Shuffle"; ++steps) QTest::keyClick(main->window(), Qt::Key_Right);
  QCOMPARE(withKeys(), QString("Shuffle"));
  QVERIFY(inScene(findType(page, "Scroll")).contains(inScene(findButton(main.get(), "Shuffle"))));
  click(main.get(), "Shuffle");
  QTRY_VERIFY(findButton(main.get(), "Check this deal"));
}

/// The next game begins while the keys still do nothing: its table has them.
void TestKeptGames::theEndIsLeftAtOnce() {
  const auto main = open({"--game", "chinese_ten", "--seats", "human,easy", "--seed", "3"});
  QVERIFY(main);
  fulltable::Moves moves;
  GameController* game = main->app()->session()->game();
  while (!game->ended()) {
    const int seat = game->truth().to_act().front();
    game->truth().legal(seat, moves);
    game->play(seat, moves.front());
  }
  QTRY_VERIFY_WITH_TIMEOUT(findType(main->window()->contentItem(), "GameOver")->property("shown").toBool(), patience);
  QTest::qWait(100);
  QVERIFY(main->app()->newGame("chinese_ten", {"human", "easy"}, {}, {}, "3", false));
  QTRY_VERIFY_WITH_TIMEOUT(!findType(main->window()->contentItem(), "GameOver")->property("deaf").toBool(), patience);
  const auto atTable = [&] {
    const auto* table = find<GameTable>(main->window()->contentItem());
    return table &&
           (table == main->window()->activeFocusItem() || table->isAncestorOf(main->window()->activeFocusItem()));
  };
  QTRY_VERIFY_WITH_TIMEOUT(atTable(), patience);
}

void TestKeptGames::anEndedGameIsJudged() {
  const auto main = open({"--game", "chinese_ten", "--seats", "human,easy", "--seed", "3"});
  QVERIFY(main);
  Session* session = main->app()->session();
  fulltable::Rng rng(1);
  fulltable::Moves moves;
  while (!session->game()->ended()) {
    const auto& truth = session->game()->truth();
    const int seat = truth.to_act().front();
    truth.legal(seat, moves);
    session->game()->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  QTRY_VERIFY_WITH_TIMEOUT(session->shown()->over(), patience);
  Analyst* analyst = main->app()->analyst();
  analyst->setEffort({.iterations = 200, .deals = 100, .nodes = 1000, .games = 2, .gameIterations = 10});
  QTRY_VERIFY_WITH_TIMEOUT(findButton(main.get(), "Analysis") != nullptr, patience);
  QTest::keyClick(main->window(), Qt::Key_A);
  QTRY_VERIFY_WITH_TIMEOUT(analyst->ready() && !analyst->running(), patience);
  QVERIFY(!analyst->mistakes().isEmpty());
  for (const QSize& size : {QSize(800, 600), QSize(1280, 800)}) {
    main->window()->resize(size);
    waitUntilDrawn(main->window());
    QTRY_VERIFY2_WITH_TIMEOUT(wrongWithSheet(main.get(), {}).isEmpty(), qPrintable(wrongWithSheet(main.get(), {})),
                              patience);
  }
  const QQuickItem* graph = findType(main->window()->contentItem(), "ChanceGraph");
  QVERIFY(graph && graph->isVisible());
  QTRY_VERIFY(inScene(findType(sheet(main.get()), "LuckAndSkill")).left() >= inScene(graph).right());
  // What is drawn can be read as a table as well.
  click(main.get(), "As a table");
  QVERIFY(!graph->isVisible());
  QVERIFY(drawsText(main->window()->contentItem(), "Chance"));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(!sheet(main.get()));
  // In review what was found is there at once, and leads to the move.
  const QVariantList mistakes = analyst->mistakes();
  main->app()->reviewThis();
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session()->review() != nullptr, patience);
  QVERIFY(analyst->ready());
  QCOMPARE(analyst->mistakes(), mistakes);
  waitUntilDrawn(main->window());
  QTest::keyClick(main->window(), Qt::Key_A);
  const int number = mistakes.first().toMap()["move"].toInt();
  click(main.get(), QString("Show move %1").arg(number));
  QTRY_VERIFY(!sheet(main.get()));
  Review* review = main->app()->session()->review();
  QCOMPARE(review->move(), number - 1);
  QTRY_VERIFY(findType(main->window()->contentItem(), "ReviewChart"));
  // Keys go from one move that cost something to the next, and back.
  review->goTo(0);
  const int first = analyst->costlyMove(1, true);
  const int second = analyst->costlyMove(first, true);
  QVERIFY(first > 1 && second > first);
  for (const int move : {first, second}) {
    QTest::keyClick(main->window(), Qt::Key_N);
    QTRY_COMPARE(review->move(), move - 1);
  }
  const QString badge = QString("−%1%").arg(analyst->losses().value(QString::number(second)).toInt());
  QTRY_VERIFY2(drawsText(main->window()->contentItem(), badge), qPrintable(badge));
  QTest::keyClick(main->window(), Qt::Key_N, Qt::ShiftModifier);
  QTRY_COMPARE(review->move(), first - 1);
  // The list of moves keeps the present one in sight when the window changes.
  review->goTo(review->moves());
  const auto present = [&]() -> QRectF {
    for (const QQuickItem* line : shownBelow(findType(main->window()->contentItem(), "LogPane")))
      if (line->parentItem() && line->property("number").isValid() &&
          line->property("index").toInt() ==
              findType(main->window()->contentItem(), "LogPane")->property("row").toInt())
        return seen(line) == inScene(line) ? seen(line) : QRectF();
    return {};
  };
  QTRY_VERIFY(!present().isEmpty());
  main->window()->resize(1280, 640);
  QTRY_COMPARE(main->window()->contentItem()->height(), 640.0);
  waitUntilDrawn(main->window());
  QTRY_VERIFY(!present().isEmpty());
  // Another game has another analysis.
  main->app()->leave();
  QVERIFY(!analyst->hasGame());
}

void TestKeptGames::anEndedSolitaireIsJudged() {
  const auto main = open({"--game", "black_hole", "--seed", "3"});
  QVERIFY(main);
  Session* session = main->app()->session();
  playToTheEnd(session->game());
  Analyst* analyst = main->app()->analyst();
  analyst->setEffort({.iterations = 1, .deals = 1, .nodes = 200000});
  QTRY_VERIFY_WITH_TIMEOUT(findButton(main.get(), "Analysis") != nullptr, patience);
  QTest::keyClick(main->window(), Qt::Key_A);
  QTRY_VERIFY_WITH_TIMEOUT(analyst->ready() && !analyst->running(), patience);
  waitUntilDrawn(main->window());
  QVERIFY(drawsText(main->window()->contentItem(), analyst->verdict()));
  QVERIFY(!analyst->line().isEmpty());
}

/// Beside the table, or as a page where it has no room; the game is marked as soon as it was seen.
void TestKeptGames::aGameIsLookedAtAgain() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  App& app = *main->app();
  fulltable::Moves legal;
  for (int move = 0; move < 3; ++move) {
    app.session()->game()->truth().legal(0, legal);
    app.session()->game()->play(0, legal.front());
  }
  app.session()->game()->giveUp();
  click(main.get(), "Review");
  QTRY_VERIFY(app.session()->review());
  QCOMPARE(app.session()->review()->move(), 0);
  QTRY_VERIFY(findType(main->window()->contentItem(), "ReviewSteps"));
  // The keys are for the steps at once.
  QTRY_VERIFY(main->window()->activeFocusItem() && main->window()->activeFocusItem()->inherits("QQuickSlider"));
  for (const auto& [key, move] :
       {std::pair(Qt::Key_Right, 1), {Qt::Key_End, 3}, {Qt::Key_Left, 2}, {Qt::Key_Home, 0}}) {
    QTest::keyClick(main->window(), key);
    QTRY_COMPARE(app.session()->review()->move(), move);
  }
  click(main.get(), "On one move");
  QTRY_COMPARE(app.session()->review()->move(), 1);
  click(main.get(), "Check the shuffle");
  click(main.get(), "Check this deal");
  QVERIFY(
      drawsText(main->window()->contentItem(), "The fingerprint fits: the cards are those of deal no. 7, unchanged."));
  click(main.get(), "Close");
  click(main.get(), "Play on from here");
  QTRY_VERIFY(!app.session()->review());
  QCOMPARE(app.session()->game()->branchedAt(), 1);
}

void TestKeptGames::savedGamesTakeOneRow() {
  const auto main = open({"--size", "1366x768"});
  QVERIFY(main);
  constexpr int games = 6;
  for (int deal = 1; deal <= games; ++deal) {
    main->app()->newGame("yukon", {"human"}, {}, {}, QString::number(deal), false);
    Session* session = main->app()->session();
    const LegalDrag legal = findLegalDrag(session);
    QVERIFY(legal.row >= 0 && session->input()->lift(legal.row) && session->input()->dropOn(legal.to));
    main->app()->leave();
  }
  QTRY_COMPARE_WITH_TIMEOUT(main->app()->continues().size(), games, patience);
  const auto rows = [&] {
    QSet<qreal> tops;
    for (const QQuickItem* item : findTypes(main->window()->contentItem(), "SavedCard")) tops.insert(item->y());
    return tops.size();
  };
  QTRY_COMPARE(rows(), 1);
  // A list that was asked for before the last move may come first.
  QTRY_VERIFY(main->app()->continues()[0].toMap()["status"].toString().startsWith("Home: "));
  click(main.get(), "All saved games (6)");
  QTRY_COMPARE(rows(), 2);
  QCOMPARE(findTypes(main->window()->contentItem(), "SavedCard").size(), games);
}

void TestKeptGames::aRemovedGameIsPutBack() {
  const auto main = open({"--size", "1366x768"});
  QVERIFY(main);
  main->app()->newGame("yukon", {"human"}, {}, {}, "1", false);
  Session* session = main->app()->session();
  const LegalDrag legal = findLegalDrag(session);
  QVERIFY(legal.row >= 0 && session->input()->lift(legal.row) && session->input()->dropOn(legal.to));
  main->app()->leave();
  const auto press = [&](const char* text) {
    QTRY_VERIFY2(findButton(main.get(), text), text);
    click(main.get(), text);
  };
  const auto cards = [&] { return findTypes(main->window()->contentItem(), "SavedCard").size(); };
  QTRY_VERIFY(findButton(main.get(), "Remove Yukon"));
  // At once, by the button or its key.
  press("Remove Yukon");
  QTRY_COMPARE(cards(), 0);
  press("Undo");
  QTRY_COMPARE(cards(), 1);
  press("Remove Yukon");
  QTRY_VERIFY(findButton(main.get(), "Undo"));
  QTest::keyClick(main->window(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_VERIFY(!main->app()->continues().isEmpty());
  QTRY_VERIFY(findButton(main.get(), "Remove Yukon"));
  // Later, from the bin.
  press("Remove Yukon");
  press("Removed games (1)");
  QTRY_COMPARE(cards(), 1);
  QVERIFY(!findButton(main.get(), "Remove Yukon"));
  clickStill(main->window(), [&] { return findType(main->window()->contentItem(), "SavedCard"); });
  QTRY_VERIFY(main->app()->removed().isEmpty());
  QTRY_VERIFY(findButton(main.get(), "Remove Yukon"));
  QVERIFY(!findButton(main.get(), "Removed games (1)"));
}

void TestKeptGames::aMoveIsFramedWithoutTheGapBelow() {
  const auto main = open({"--game", "pop", "--seed", "7", "--seats", "human,easy"});
  QVERIFY(main);
  GameController* game = main->app()->session()->game();
  fulltable::Moves legal;
  while (game->moveCount() < 12) {
    const int seat = game->truth().to_act().front();
    game->truth().legal(seat, legal);
    game->play(seat, legal.front());
  }
  main->app()->reviewThis();
  QTRY_VERIFY(main->app()->session()->review());
  int ends = 0;
  for (int move = 1; move <= main->app()->session()->review()->moves(); ++move) {
    main->app()->session()->review()->goTo(move);
    const QQuickItem* frame = nullptr;
    const auto framed = [&] {
      for (const QQuickItem* item : shownBelow(main->window()->contentItem()))
        if (item->objectName() == "frame") frame = item;
      return frame != nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(framed(), patience);
    const QQuickItem* line = frame->parentItem();
    if (!line->property("brought").toBool()) continue;
    ++ends;
    QVERIFY(frame->y() + frame->height() <= line->height() - 6);
  }
  QVERIFY(ends > 0);
}

QTEST_MAIN(TestKeptGames)
#include "test_kept_games.moc"
