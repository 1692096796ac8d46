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
  QVERIFY(rows()[0]->property("notes").toString().contains(u"deal\u00A0no.\u00A08001"));
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
  // Tab leads to the day that is shown, arrows from day to day, but not to one that is to come.
  const auto name = [&] {
    const QQuickItem* item = main->window()->activeFocusItem();
    return item && grid->isAncestorOf(item) ? item->property("about").toMap()["day"].toString() : QString();
  };
  for (int i = 0; i < 12 && name().isEmpty(); ++i) QTest::keyClick(main->window(), Qt::Key_Tab);
  const QDate today(2026, 11, 23);
  QCOMPARE(name(), DayDeals::textOf(today));
  QTest::keyClick(main->window(), Qt::Key_Down);
  QCOMPARE(name(), DayDeals::textOf(today));
  for (int weeks = 1; weeks <= 2; ++weeks) {
    QTest::keyClick(main->window(), Qt::Key_Up);
    QTRY_COMPARE(name(), DayDeals::textOf(today.addDays(-7 * weeks)));
  }
  QTest::keyClick(main->window(), Qt::Key_Down);
  QTRY_COMPARE(name(), DayDeals::textOf(today.addDays(-7)));
  QTest::keyClick(main->window(), Qt::Key_Left);
  const QDate day = today.addDays(-8);
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

/// How it came out, what computers made of the same cards, and all ways on.
/// Beside the table, or as a page where it has no room; the game is marked as soon as it was seen.
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
