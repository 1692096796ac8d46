// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFont>
#include <QRegularExpression>
#include <QTest>

#include "core/game.h"
#include "qml/driven_window.h"
#include "qml/sheet_checks.h"

namespace {

constexpr int patience = 30000;

QString idOf(const fulltable::Game* game) {
  return QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
}

}  // namespace

// The start page, and the sheets above it and the table: what can be done there by mouse and by keys.
class TestPages : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void whatIsTypedLastCounts();
  void aNumberIsReachedByStepsAndKeys();
  void presetsSetTheirOptions();
  void expertOptionsAreFolded();
  void theSheetBeginsAsTheLastGame();
  void seatsComeAndGo();
  void aRunningGameCanBeBegunOtherwise();
  void everySheetFits_data();
  void everySheetFits();
  void tabStaysInTheSheet_data();
  void tabStaysInTheSheet();
  void settingsAreFoundByTheirWords();
  void aNameOfTwoWordsIsKept();
  void theStartPageBeginsAtItsTop();
  void aListOpenedByMouseTakesKeys();
  void rulesHaveNoBoxes();
  void finishedGamesAreFoundRemovedAndPutBack();
  void daysAreChosenByKeys();
  void theEndFitsTheWindow_data();
  void theEndFitsTheWindow();
  void anEndedGameIsJudged();
  void anEndedSolitaireIsJudged();
  void aGameIsLookedAtAgain();
  void savedGamesTakeOneRow();
  void aRemovedGameIsPutBack();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments) { return openWindow(folder_, arguments); }
  static QQuickItem* field(const MainWindow* main, const QString& title) {
    for (const QQuickItem* item : findTypes(main->window()->contentItem(), "Field"))
      if (item->isVisible() && item->property("title").toString().startsWith(title))
        return const_cast<QQuickItem*>(item);
    return nullptr;
  }
  /// Writes over what stands there, and leaves the focus there.
  static void type(const MainWindow* main, QQuickItem* field, const QString& text) {
    field->forceActiveFocus(Qt::MouseFocusReason);
    QTest::keyClick(main->window(), Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : text) QTest::keyClick(main->window(), letter.toLatin1());
  }
  QTemporaryDir folder_;
};

void TestPages::whatIsTypedLastCounts() {
  const auto main = open({"--game", "commune", "--seats", "human,easy,easy", "--page", "new"});
  QVERIFY(main);
  QQuickItem* tokens = field(main.get(), "Tokens");
  QVERIFY(tokens);
  type(main.get(), tokens, "5");
  QQuickItem* name = field(main.get(), "Name of");
  QVERIFY(name);
  type(main.get(), name, "Zoe B");
  // A click takes no focus away: nothing says that the line is finished.
  click(main.get(), "Deal");
  QCOMPARE(main->app()->session()->game()->seating().names[0], QString("Zoe B"));
  QCOMPARE(main->app()->session()->game()->options()["tokens"].toInt(), 5);
}

void TestPages::aNumberIsReachedByStepsAndKeys() {
  const auto main = open({"--game", "stroop", "--page", "new"});
  QVERIFY(main);
  click(main.get(), "More options");
  QQuickItem* time = field(main.get(), "Time to call");
  QVERIFY(time);
  // Milliseconds are never shown.
  QCOMPARE(time->property("text").toString(), QString("15"));
  time->forceActiveFocus();
  QTest::keyClick(main->window(), Qt::Key_Up);
  QCOMPARE(time->property("text").toString(), QString("15.5"));
  QTest::keyClick(main->window(), Qt::Key_Down);
  QTest::keyClick(main->window(), Qt::Key_Down);
  QCOMPARE(time->property("text").toString(), QString("14.5"));
  // What is out of bounds comes back into them when the line is left.
  type(main.get(), time, "900000");
  field(main.get(), "Deal number")->forceActiveFocus();
  QCOMPARE(time->property("text").toString(), QString("60"));
}

void TestPages::presetsSetTheirOptions() {
  const auto main = open({"--game", "pop", "--page", "new"});
  QVERIFY(main);
  const auto points = [&] { return field(main.get(), "Points to win")->property("text").toString(); };
  QCOMPARE(points(), QString("7"));
  QVERIFY(!findButton(main.get(), "Reset rules"));
  click(main.get(), "Quick");
  QCOMPARE(points(), QString("3"));
  QVERIFY(findButton(main.get(), "Reset rules"));
  click(main.get(), "Standard");
  QCOMPARE(points(), QString("7"));
  type(main.get(), field(main.get(), "Points to win"), "11");
  click(main.get(), "Reset rules");
  QCOMPARE(points(), QString("7"));
}

void TestPages::expertOptionsAreFolded() {
  const auto main = open({"--game", "vazhushal", "--page", "new"});
  QVERIFY(main);
  QVERIFY(field(main.get(), "Deals to win") && !field(main.get(), "Joker left in hand"));
  click(main.get(), "More options");
  QVERIFY(field(main.get(), "Joker left in hand"));
  click(main.get(), "Fewer options");
  QVERIFY(!field(main.get(), "Joker left in hand"));
}

void TestPages::theSheetBeginsAsTheLastGame() {
  const auto main = open({});
  QVERIFY(main);
  main->app()->newGame("vazhushal", {"human", "hard", "easy"}, {"", "Bo", ""}, {{"joker_in_hand", 20}}, "1", false);
  main->app()->leave();
  QQuickItem* card = nullptr;
  for (const QQuickItem* item : findTypes(main->window()->contentItem(), "ShelfCard"))
    if (item->property("game").toMap()["id"] == "vazhushal") card = const_cast<QQuickItem*>(item);
  QVERIFY(card);
  QVERIFY(QMetaObject::invokeMethod(card, "setUp"));
  QVERIFY(sheet(main.get()));
  // What differs from the source is not folded away.
  QVERIFY(field(main.get(), "Joker left in hand"));
  QCOMPARE(field(main.get(), "Joker left in hand")->property("text").toString(), QString("20"));
  QVERIFY(findButton(main.get(), "Bo") && !findButton(main.get(), "Dimitri"));
}

void TestPages::seatsComeAndGo() {
  const auto main = open({"--game", "commune", "--seats", "human,easy,easy", "--page", "new"});
  QVERIFY(main);
  click(main.get(), "Add a seat");
  // The new seat is the one to be changed.
  click(main.get(), "Hard");
  click(main.get(), "Bruno");
  click(main.get(), "Remove this seat");
  click(main.get(), "Deal");
  const Seating& seating = main->app()->session()->game()->seating();
  QCOMPARE(seating.seats(), 3);
  QVERIFY(seating.kinds[1] == SeatKind::easy && seating.kinds[2] == SeatKind::hard);
}

void TestPages::aRunningGameCanBeBegunOtherwise() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  click(main.get(), "More");
  click(main.get(), "New game with other options…");
  QVERIFY(sheet(main.get()));
  click(main.get(), "Any card");
  click(main.get(), "Deal");
  QVERIFY(!sheet(main.get()));
  QCOMPARE(main->app()->session()->game()->options()["empty_columns"].toString(), QString("any"));
}

void TestPages::everySheetFits_data() {
  QTest::addColumn<QString>("page");
  QTest::addColumn<QString>("game");
  for (const char* page : {"settings", "statistics", "history"}) QTest::newRow(page) << QString(page) << QString("pop");
  for (const fulltable::Game* game : fulltable::all_games())
    for (const char* page : {"new", "rules"})
      QTest::newRow(qPrintable(QString("%1 %2").arg(page, idOf(game)))) << QString(page) << idOf(game);
}

/// In windows of every size, with the largest text in the smallest one, and with text of every size in the usual one.
void TestPages::everySheetFits() {
  QFETCH(QString, page);
  QFETCH(QString, game);
  const auto main = open({"--game", game, "--seed", "7", "--size", "1366x768", "--page", page});
  QVERIFY(main);
  const std::pair<QSize, int> looks[] = {{{1366, 768}, 100}, {{1366, 768}, 80},  {{1366, 768}, 150}, {{1366, 768}, 200},
                                         {{800, 600}, 200},  {{640, 480}, 200},  {{640, 480}, 100},  {{800, 600}, 100},
                                         {{800, 600}, 150},  {{3840, 2160}, 100}};
  for (const auto& [size, percent] : looks) {
    main->app()->settings()->access()->setTextSize(percent);
    main->window()->resize(size);
    QTRY_COMPARE(main->window()->contentItem()->size().toSize(), size);
    QVERIFY(!main->window()->grabWindow().isNull());
    const QString wrong = wrongWithSheet(main.get(), page == "new" ? QStringList{"Deal", "Cancel"} : QStringList());
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QString("%1x%2, %3 %: %4").arg(size.width()).arg(size.height()).arg(percent).arg(wrong)));
  }
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!sheet(main.get()));
}

void TestPages::tabStaysInTheSheet_data() {
  QTest::addColumn<QString>("page");
  QTest::addColumn<QString>("game");
  for (const char* page : {"new", "rules", "settings", "statistics", "history"})
    QTest::newRow(page) << QString(page) << QString("vazhushal");
  QTest::newRow("a race") << QString("new") << QString("salute_the_king");
  QTest::newRow("a solitaire") << QString("new") << QString("yukon");
}

void TestPages::tabStaysInTheSheet() {
  QFETCH(QString, page);
  QFETCH(QString, game);
  const auto main = open({"--game", game, "--seed", "7", "--size", "800x600", "--page", page});
  QVERIFY(main);
  const QQuickItem* top = sheet(main.get());
  QSet<const QQuickItem*> reached;
  for (int i = 0; i < 60; ++i) {
    QTest::keyClick(main->window(), Qt::Key_Tab);
    const QQuickItem* item = main->window()->activeFocusItem();
    QVERIFY(item && (item == top || top->isAncestorOf(item)));
    // Whatever has the focus has come into sight, and says so.
    QVERIFY2(!seen(item).isEmpty(), qPrintable(item->property("text").toString()));
    const auto rings =
        findTypes(item->inherits("QQuickTextInput") ? item->parentItem()->parentItem() : item, "FocusRing");
    if (item->inherits("QQuickAbstractButton"))
      QVERIFY2(std::ranges::any_of(rings, [](const QQuickItem* ring) { return ring->isVisible(); }),
               qPrintable(item->property("text").toString()));
    reached.insert(item);
  }
  QVERIFY(reached.contains(findButton(main.get(), "Close")));
}

void TestPages::settingsAreFoundByTheirWords() {
  const auto main = open({"--page", "settings"});
  QVERIFY(main);
  const auto lines = [&] {
    QStringList titles;
    for (const char* type : {"SwitchLine", "ChoiceLine", "Line"})
      for (const QQuickItem* item : findTypes(main->window()->contentItem(), type))
        if (item->isVisible() && item->height() > 0) titles.append(item->property("title").toString());
    return titles;
  };
  QVERIFY(lines().contains("Table colour") && !lines().contains("Volume"));
  click(main.get(), "Sound");
  QVERIFY(lines().contains("Volume") && !lines().contains("Table colour"));
  type(main.get(), field(main.get(), "Find a setting"), "suits");
  QCOMPARE(lines(), QStringList{"Four-colour suits"});
  // The settings of a game are found by its name, too.
  type(main.get(), field(main.get(), "Find a setting"), "stomped");
  QCOMPARE(lines(), QStringList{"Shake cards when stomped"});
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(sheet(main.get()) && lines().contains("Volume"));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!sheet(main.get()));
}

void TestPages::aNameOfTwoWordsIsKept() {
  const auto main = open({"--page", "settings"});
  QVERIFY(main);
  click(main.get(), "You");
  QQuickItem* name = field(main.get(), "Your name");
  QVERIFY(name);
  type(main.get(), name, "Ann Lee");
  QCOMPARE(name->property("text").toString(), QString("Ann Lee"));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QCOMPARE(main->app()->settings()->playerName(), QString("Ann Lee"));
}

void TestPages::rulesHaveNoBoxes() {
  const auto main = open({"--game", "stroop", "--page", "rules", "--size", "1366x768"});
  QVERIFY(main);
  const QQuickItem* top = sheet(main.get());
  QVERIFY(findType(top, "DataTable"));
  for (const QQuickItem* item : shownBelow(top)) {
    if (!item->inherits("QQuickText")) continue;
    const QString text = item->property("text").toString();
    QVERIFY2(!text.contains("| ") && !text.startsWith("#"), qPrintable(text));
  }
  // About seventy letters in a line.
  for (const QQuickItem* prose : findTypes(top, "Prose"))
    QVERIFY(prose->width() <= 36 * prose->property("font").value<QFont>().pixelSize());
  // A click on a section brings it to the top.
  click(main.get(), "Playing well");
  QCOMPARE(findType(top, "RulesPage")->property("reading").toInt(),
           findType(top, "RulesPage")->property("asked").toInt());
}

void TestPages::finishedGamesAreFoundRemovedAndPutBack() {
  const auto main = open({});
  QVERIFY(main);
  for (const char* deal : {"7001", "8001", "9001"}) {
    main->app()->newGame("yukon", {"human"}, {"Zoe"}, {}, deal, false);
    main->app()->session()->game()->giveUp();
  }
  main->app()->leave();
  click(main.get(), "History");
  const auto rows = [&] { return findTypes(main->window()->contentItem(), "HistoryRow"); };
  QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 3, patience);
  waitUntilDrawn(main->window());
  type(main.get(), field(main.get(), "Search in the history"), "no. 8001");
  QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 1, patience);
  QVERIFY(rows()[0]->property("notes").toString().contains("deal no. 8001"));
  // By keys: from what is sought to the only row that fits, which goes and comes back.
  clickStill(main->window(), [&] { return rows().value(0); });
  QTest::keyClick(main->window(), Qt::Key_Delete);
  QTRY_COMPARE(main->app()->history()->count(), 0);
  click(main.get(), "Undo");
  QTRY_COMPARE(main->app()->history()->count(), 1);
  // It is played on from: both lead to both.
  click(main.get(), "Review");
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session() && main->app()->session()->review(), patience);
  main->app()->playOn();
  QTRY_VERIFY_WITH_TIMEOUT(!main->app()->session()->review(), patience);
  main->app()->session()->game()->giveUp();
  main->app()->leave();
  main->app()->history()->setSought("");
  click(main.get(), "History");
  QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 4, patience);
  for (const int whole : {2, 4}) {
    click(main.get(), whole == 2 ? "The game and what was played on from it" : "Show all games");
    QTRY_COMPARE_WITH_TIMEOUT(rows().size(), whole, patience);
  }
}

void TestPages::daysAreChosenByKeys() {
  const auto main = open({"--size", "800x600"});
  QVERIFY(main);
  DayDeals* days = main->app()->days();
  days->setClock([] { return QDate(2026, 11, 23); });
  click(main.get(), QString("All %1 deals").arg(fulltable::all_games().size()));
  QTRY_VERIFY(sheet(main.get()));
  const auto wrong = [&] { return wrongWithSheet(main.get(), {}); };
  QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable(wrong()), patience);
  const QQuickItem* grid = findType(main->window()->contentItem(), "MonthGrid");
  QVERIFY(grid);
  // Tab leads to the days, arrows from day to day.
  const auto name = [&] {
    const QQuickItem* item = main->window()->activeFocusItem();
    return item && grid->isAncestorOf(item) ? item->property("about").toMap()["day"].toString() : QString();
  };
  for (int i = 0; i < 12 && name().isEmpty(); ++i) QTest::keyClick(main->window(), Qt::Key_Tab);
  const QDate first = QDate::fromString(name(), Qt::ISODate);
  QVERIFY(first.isValid());
  QTest::keyClick(main->window(), Qt::Key_Down);
  QTRY_COMPARE(name(), DayDeals::textOf(first.addDays(7)));
  QTest::keyClick(main->window(), Qt::Key_Left);
  const QDate day = first.addDays(6);
  QTRY_COMPARE(name(), DayDeals::textOf(day));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTRY_COMPARE(days->day(), DayDeals::textOf(day));
  QTest::keyClick(main->window(), Qt::Key_PageUp);
  QTRY_COMPARE(days->day(), DayDeals::textOf(day.addMonths(-1)));
  QTest::keyClick(main->window(), Qt::Key_PageDown);
  QTRY_COMPARE(days->day(), DayDeals::textOf(day));
  QTRY_COMPARE(name(), DayDeals::textOf(day));
  // Also into the month before, and back.
  for (int weeks = 1; weeks <= 6; ++weeks) {
    QTest::keyClick(main->window(), Qt::Key_Up);
    QTRY_COMPARE(name(), DayDeals::textOf(day.addDays(-7 * weeks)));
  }
  QTest::keyClick(main->window(), Qt::Key_Left);
  QTRY_COMPARE(name(), DayDeals::textOf(day.addDays(-43)));
  for (int i = 0; i < 43; ++i) {
    QTest::keyClick(main->window(), Qt::Key_Right);
    QTRY_COMPARE(name(), DayDeals::textOf(day.addDays(-42 + i)));
  }
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTRY_COMPARE(days->day(), DayDeals::textOf(day));
  // That day's deal is played from here.
  main->window()->resize(1280, 800);
  waitUntilDrawn(main->window());
  click(main.get(), "Play");
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session(), patience);
  QVERIFY(main->app()->session()->game()->match().app["day"] == days->day().toStdString());
  QVERIFY(!sheet(main.get()));
}

void TestPages::theEndFitsTheWindow_data() {
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
void TestPages::theEndFitsTheWindow() {
  QFETCH(QString, size);
  QFETCH(QString, text);
  const auto main = open({"--game", "black_hole", "--seed", "3", "--size", size, "--text-size", text});
  QVERIFY(main);
  Session* session = main->app()->session();
  fulltable::Moves moves;
  while (!session->game()->ended()) {
    session->game()->truth().legal(0, moves);
    session->game()->play(0, moves.back());
  }
  QTRY_VERIFY_WITH_TIMEOUT(!main->app()->duplicates()->results().isEmpty(), patience);
  const QString told = main->app()->duplicates()->results().front().toMap()["told"].toString();
  QTRY_VERIFY_WITH_TIMEOUT(drawsText(main->window()->contentItem(), told), patience);
  QTRY_VERIFY_WITH_TIMEOUT(findButton(main.get(), "Shuffle"), patience);
  waitUntilDrawn(main->window());
  const QRectF window(QPointF(), main->window()->size());
  const QQuickItem* banner = findType(main->window()->contentItem(), "GameOver");
  QVERIFY(banner && window.contains(inScene(banner)));
  for (const char* button :
       {"New deal", "Same deal", "Review", "Analysis", "Shuffle", "History", "View table", "All games"}) {
    const QQuickItem* item = findButton(main.get(), button);
    QVERIFY2(item && inScene(banner).contains(inScene(item)), button);
  }
  // Where there is room, beside each other: the result, the same cards, and what was costly.
  const auto part = [&](const char* type) { return inScene(findType(banner, type)); };
  if (size == "1280x800") {
    QVERIFY(findType(banner, "EndPlay")->isVisible() && findButton(main.get(), "Judge this game"));
    QVERIFY(part("SameCards").right() <= part("EndPlay").left());
    QVERIFY(part("EndPart").right() <= part("SameCards").left());
  } else {
    QVERIFY(!findType(banner, "EndPlay")->isVisible());
  }
  click(main.get(), "Shuffle");
  QTRY_VERIFY(findButton(main.get(), "Check this deal"));
}

void TestPages::anEndedGameIsJudged() {
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

void TestPages::aGameIsLookedAtAgain() {
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

void TestPages::anEndedSolitaireIsJudged() {
  const auto main = open({"--game", "black_hole", "--seed", "3"});
  QVERIFY(main);
  Session* session = main->app()->session();
  fulltable::Moves moves;
  while (!session->game()->ended()) {
    session->game()->truth().legal(0, moves);
    session->game()->play(0, moves.back());
  }
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
void TestPages::savedGamesTakeOneRow() {
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

void TestPages::aRemovedGameIsPutBack() {
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

void TestPages::theStartPageBeginsAtItsTop() {
  const auto main = open({"--size", "1280x724"});
  QVERIFY(main);
  main->app()->newGame("yukon", {"human"}, {}, {}, "1", false);
  const LegalDrag legal = findLegalDrag(main->app()->session());
  QVERIFY(main->app()->session()->input()->lift(legal.row) && main->app()->session()->input()->dropOn(legal.to));
  main->app()->leave();
  QTRY_VERIFY(findButton(main.get(), "Remove Yukon"));
  click(main.get(), "Remove Yukon");
  QTRY_VERIFY(findButton(main.get(), "Removed games (1)"));
  main->app()->newGame("mate", {"human", "easy"}, {}, {}, "1", false);
  QTRY_VERIFY(findType(main->window()->contentItem(), "GamePage"));
  main->app()->leave();
  QTRY_VERIFY(findButton(main.get(), "Removed games (1)"));
  const QQuickItem* card = findType(main->window()->contentItem(), "ShelfCard");
  QTRY_VERIFY(card->hasActiveFocus());
  const QQuickItem* page = card;
  while (page && !page->inherits("QQuickFlickable")) page = page->parentItem();
  QVERIFY(page);
  QTest::qWait(200);
  QCOMPARE(page->property("contentY").toReal(), 0.0);
}

void TestPages::aListOpenedByMouseTakesKeys() {
  const auto main = openWindow(folder_, {"--size", "800x600"});
  QVERIFY(main);
  const auto list = [&] { return findType(main->window()->contentItem(), "DropDown"); };
  clickStill(main->window(), list);
  QTRY_VERIFY(list()->hasActiveFocus() && list()->property("down").toBool());
  for (int i = 0; i < 2; ++i) QTest::keyClick(main->window(), Qt::Key_Down);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTRY_COMPARE(main->app()->shelf()->people(), QString("2"));
  QVERIFY(!main->app()->session());
}

QTEST_MAIN(TestPages)
#include "test_pages.moc"
