// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/focus_seen.h"

/// The start page and every page by keys alone: wherever Tab and the arrows lead, one thing is seen to have the keys,
/// and after a page they are where they were. And how much a ring stands out from what it lies on.
class TestKeyPages : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init() { failOnAnyWarning(); }
  void theStartPage();
  void everyPage_data();
  void everyPage();
  void everyGroupOfSettings();
  void theCalendarAndWhatWasRemoved();
  void theTrackerAndAHint();
  void aLesson();
  void aPageLeadsBackToWhatOpenedIt();
  void theFirstHelp();
  void sheetsOverTheTable_data();
  void sheetsOverTheTable();
  void theLastTrick();
  void theLogAsAPage();
  void theLogLineByLine();
  void theLogTheCoverAndTheBanner();
  void theHistoryAndTheReview();
  void ringsStandOut_data();
  void ringsStandOut();
  void cleanupTestCase() { main_.reset(); }

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(main_->window(), key, with); }
  QString textWithKeys() const { return main_->window()->activeFocusItem()->property("text").toString(); }
  void checkFocus();
  /// How far the ring stands out, of each kind of thing that has the keys once.
  void checkRing();
  /// Tab until it comes round, with an arrow at each stop. How many stops there are.
  int goRound();
  /// With that key until what has the keys says that.
  void walkTo(const QString& text, Qt::Key key = Qt::Key_Tab);
  void chooseInMenu(const QString& entry);
  /// A table of that game, and nothing else on the screen.
  void sitDown(const QString& game, const QStringList& seats);

  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> main_;
  QSet<QByteArray> measured_;
};

void TestKeyPages::initTestCase() {
  main_ = openWindow(folder_, {"--size", "1000x700"});
  QVERIFY(main_);
  main_->app()->settings()->play()->setOpponents("instant");
}

void TestKeyPages::checkFocus() {
  QString problem;
  QTRY_VERIFY2(focusRing(main_->window(), problem), qPrintable(problem));
}

void TestKeyPages::checkRing() {
  QByteArray kind = main_->window()->activeFocusItem()->metaObject()->className();
  kind.truncate(kind.indexOf("_QML") < 0 ? kind.size() : kind.indexOf("_QML"));
  if (main_->window()->activeFocusItem()->property("paper").toBool()) kind += ", paper";
  if (measured_.contains(kind)) return;
  measured_.insert(kind);
  QString problem;
  const auto part = [&] {
    const QQuickItem* ring = focusRing(main_->window(), problem);
    return ring ? seenPart(main_->window(), ring) : 0;
  };
  // What it lies on may still be coming.
  QTRY_VERIFY2(part() > 0.7, qPrintable(QString("%1, %2: %3").arg(problem, QString(kind)).arg(part())));
}

int TestKeyPages::goRound() {
  checkFocus();
  QSet<const QQuickItem*> reached;
  int steps = 0;
  while (steps < 60) {
    press(Qt::Key_Tab);
    checkFocus();
    if (QTest::currentTestFailed() || reached.contains(main_->window()->activeFocusItem())) break;
    checkRing();
    reached.insert(main_->window()->activeFocusItem());
    ++steps;
  }
  return steps;
}

void TestKeyPages::walkTo(const QString& text, Qt::Key key) {
  for (int i = 0; i < 40 && textWithKeys() != text; ++i) {
    checkFocus();
    press(key);
  }
  QCOMPARE(textWithKeys(), text);
}

void TestKeyPages::chooseInMenu(const QString& entry) {
  for (int i = 0; i < 9 && textWithKeys() != "All games" && textWithKeys() != "More"; ++i) press(Qt::Key_Tab);
  press(Qt::Key_End);
  QCOMPARE(textWithKeys(), QString("More"));
  press(Qt::Key_Return);
  walkTo(entry, Qt::Key_Down);
  checkRing();
  press(Qt::Key_Return);
}

void TestKeyPages::sitDown(const QString& game, const QStringList& seats) {
  if (!main_->app()->session() || main_->app()->session()->game()->id() != game)
    QVERIFY(main_->app()->newGame(game, seats, {}, {}, "3", false));
  QTRY_VERIFY(find<GameTable>(main_->window()->contentItem()));
}

void TestKeyPages::theStartPage() {
  checkFocus();
  QVERIFY(goRound() >= 4);
  for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_End, Qt::Key_Home, Qt::Key_Up}) {
    press(key);
    checkFocus();
  }
}

void TestKeyPages::everyPage_data() {
  QTest::addColumn<QString>("game");
  /// In the menu; or the key that opens it.
  QTest::addColumn<QString>("entry");
  QTest::addColumn<Qt::Key>("key");
  QTest::addColumn<int>("stops");
  for (const char* entry : {"New game with other options…", "Settings"})
    QTest::newRow(entry) << "commune" << entry << Qt::Key() << 3;
  // Where no game has been played there is little to see.
  for (const char* entry : {"History", "Statistics", "Check the shuffle"})
    QTest::newRow(entry) << "commune" << entry << Qt::Key() << 1;
  QTest::newRow("Keys") << "stroop"
                        << "Keys" << Qt::Key() << 5;
  QTest::newRow("Rules") << "commune" << QString() << Qt::Key_F1 << 3;
  QTest::newRow("Shortcuts") << "commune" << QString() << Qt::Key_Question << 1;
}

void TestKeyPages::everyPage() {
  QFETCH(QString, game);
  QFETCH(QString, entry);
  QFETCH(Qt::Key, key);
  QFETCH(int, stops);
  sitDown(game, {"human", "easy"});
  QString before = "More";
  if (entry.isEmpty()) {
    press(Qt::Key_Tab);
    checkFocus();
    before = textWithKeys();
    press(key);
  } else {
    chooseInMenu(entry);
  }
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  QVERIFY(goRound() >= stops);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findButton(main_.get(), "Close"));
  checkFocus();
  QTRY_COMPARE(textWithKeys(), before);
}

void TestKeyPages::everyGroupOfSettings() {
  sitDown("commune", {"human", "easy"});
  chooseInMenu("Settings");
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  const auto inList = [&] {
    return findType(main_->window()->contentItem(), "SideList")->isAncestorOf(main_->window()->activeFocusItem());
  };
  QString group;
  int groups = 0;
  for (; groups < 20 && textWithKeys() != group; ++groups) {
    group = textWithKeys();
    goRound();
    if (QTest::currentTestFailed()) return;
    for (int i = 0; i < 60 && !inList(); ++i) press(Qt::Key_Tab);
    QCOMPARE(textWithKeys(), group);
    press(Qt::Key_Down);
  }
  QVERIFY(groups >= 8);
  QCOMPARE(group, QString("About"));
  press(Qt::Key_Escape);
  QTRY_COMPARE(textWithKeys(), QString("More"));
}

void TestKeyPages::theCalendarAndWhatWasRemoved() {
  sitDown("black_hole", {"human"});
  const LegalDrag legal = findLegalDrag(main_->app()->session());
  QVERIFY(main_->app()->session()->input()->lift(legal.row));
  QVERIFY(main_->app()->session()->input()->dropOn(legal.to));
  main_->app()->leave();
  const auto isSaved = [&] {
    const QByteArray type = main_->window()->activeFocusItem()->metaObject()->className();
    return type.startsWith("SavedCard");
  };
  QTRY_VERIFY(findType(main_->window()->contentItem(), "SavedCard"));
  for (int i = 0; i < 30 && !isSaved(); ++i) press(Qt::Key_Tab);
  QVERIFY(isSaved());
  checkRing();
  press(Qt::Key_Delete);
  const QQuickItem* note = findType(main_->window()->contentItem(), "UndoNote");
  QTRY_VERIFY(note->isVisible());
  checkFocus();
  for (int i = 0; i < 30 && !note->isAncestorOf(main_->window()->activeFocusItem()); ++i) press(Qt::Key_Tab);
  checkFocus();
  checkRing();
  press(Qt::Key_Return);
  QTRY_VERIFY(!note->isVisible());
  checkFocus();
  // The days, through the button that has no words.
  const auto isCalendar = [&] {
    return main_->window()->activeFocusItem()->property("symbol").toString() == "calendar";
  };
  for (int i = 0; i < 30 && !isCalendar(); ++i) press(i % 2 == 0 ? Qt::Key_End : Qt::Key_Tab);
  QVERIFY(isCalendar());
  press(Qt::Key_Return);
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  // From the month before to its day that is shown, not to its first one.
  QTRY_COMPARE(main_->window()->activeFocusItem()->property("symbol").toString(), QString("left"));
  press(Qt::Key_Return);
  press(Qt::Key_Tab);
  QVERIFY(main_->window()->activeFocusItem()->property("taken").toBool());
  QVERIFY(goRound() >= 3);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findButton(main_.get(), "Close"));
  QTRY_VERIFY(isCalendar());
  checkFocus();
}

void TestKeyPages::theTrackerAndAHint() {
  const QSize before = main_->window()->size();
  main_->window()->resize(1366, 768);
  sitDown("umtali", {"human", "easy"});
  QTRY_VERIFY(main_->app()->session()->advisor()->canHint());
  waitUntilDrawn(main_->window());
  press(Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!main_->app()->session()->advisor()->hintText().isEmpty(), 20000);
  waitUntilDrawn(main_->window());
  // A long hint has no room for them.
  if (findButton(main_.get(), "Do it")) {
    const auto* table = find<GameTable>(main_->window()->contentItem());
    for (int i = 0; i < 9 && !table->isButton(main_->window()->activeFocusItem()); ++i) press(Qt::Key_Tab);
    walkTo("Do it", Qt::Key_Right);
    checkRing();
    // It closes the hint, and the cards have the keys.
    press(Qt::Key_Escape);
    checkFocus();
    QTRY_VERIFY(!findButton(main_.get(), "Do it"));
    QVERIFY(!table->isButton(main_->window()->activeFocusItem()));
  }
  const QQuickItem* pane = findType(main_->window()->contentItem(), "TrackerPane");
  press(Qt::Key_T, Qt::ControlModifier);
  QTRY_VERIFY(pane->isVisible());
  QVERIFY(goRound() >= 3);
  for (int i = 0; i < 9 && !pane->isAncestorOf(main_->window()->activeFocusItem()); ++i) press(Qt::Key_Tab);
  checkRing();
  press(Qt::Key_Escape);
  QTRY_VERIFY(!pane->isVisible());
  // Where there is no room beside the table it is a page.
  main_->window()->resize(640, 480);
  QTRY_COMPARE(main_->window()->contentItem()->size().toSize(), QSize(640, 480));
  press(Qt::Key_T, Qt::ControlModifier);
  QTRY_VERIFY(findType(main_->window()->contentItem(), "TrackerPage"));
  QVERIFY(goRound() >= 2);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findType(main_->window()->contentItem(), "TrackerPage"));
  checkFocus();
  main_->window()->resize(before);
}

void TestKeyPages::aLesson() {
  main_->app()->beginLesson("black_hole");
  const Coach* coach = main_->app()->session()->coach();
  QVERIFY(coach);
  for (int step = 0; step < 40 && !coach->isDone(); ++step) {
    const int at = coach->step();
    QTRY_VERIFY(!coach->property("reading").toBool() || textWithKeys() == "Continue");
    checkFocus();
    if (step < 2) QVERIFY(goRound() >= 3);
    if (coach->property("reading").toBool()) {
      walkTo("Continue");
    } else {
      // What the coach points at has the keys, and is played from there.
      walkTo("Show me");
      if (!coach->pointedMove()) press(Qt::Key_Return);
      QTRY_VERIFY(coach->pointedMove());
      press(Qt::Key_Escape);
      checkFocus();
      const auto gesture = main_->app()->session()->viewpoint()->known().gesture(0, *coach->pointedMove());
      const int row = main_->app()->session()->cards()->rowsOf(gesture).value(0, -1);
      const auto* table = find<GameTable>(main_->window()->contentItem());
      for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_PageDown})
        for (int i = 0; i < 40 && table->chosen() != row; ++i) press(key);
      QCOMPARE(table->chosen(), row);
    }
    press(Qt::Key_Return);
    QTRY_VERIFY(coach->step() > at || coach->isDone());
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(coach->isDone());
  QTRY_COMPARE(textWithKeys(), QString("Play on yourself"));
  QVERIFY(goRound() >= 3);
  walkTo("Play on yourself");
  walkTo("All games");
  walkTo("Leave lesson", Qt::Key_Right);
  press(Qt::Key_Return);
  QTRY_VERIFY(!main_->app()->session() || !main_->app()->session()->coach());
  checkFocus();
}

void TestKeyPages::aPageLeadsBackToWhatOpenedIt() {
  sitDown("commune", {"human", "easy"});
  chooseInMenu("Settings");
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  walkTo("Access", Qt::Key_Down);
  walkTo("Change keys…");
  press(Qt::Key_Return);
  QTRY_VERIFY(findButton(main_.get(), "Reset keys"));
  checkFocus();
  press(Qt::Key_Tab);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findButton(main_.get(), "Reset keys"));
  QTRY_COMPARE(textWithKeys(), QString("Change keys…"));
  checkFocus();
  press(Qt::Key_Escape);
  QTRY_COMPARE(textWithKeys(), QString("More"));
  checkFocus();
  // The page of all keys above the rules.
  press(Qt::Key_F1);
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  checkFocus();
  press(Qt::Key_F1);
  QTRY_VERIFY(drawsText(main_->window()->contentItem(), "Keys that work here"));
  press(Qt::Key_Escape);
  QTRY_VERIFY(!drawsText(main_->window()->contentItem(), "Keys that work here"));
  QVERIFY(findButton(main_.get(), "Close"));
  checkFocus();
  press(Qt::Key_Escape);
  QTRY_COMPARE(textWithKeys(), QString("More"));
}

void TestKeyPages::theFirstHelp() {
  main_->app()->settings()->play()->setFirstHelp(true);
  QVERIFY(main_->app()->newGame("mate", {"human", "easy"}, {}, {}, "3", false));
  QTRY_COMPARE(textWithKeys(), QString("Play"));
  // One group, along which the arrows lead.
  QCOMPARE(goRound(), 1);
  press(Qt::Key_End);
  checkFocus();
  // Those of the bar wait until it is gone.
  const Advisor* advisor = main_->app()->session()->advisor();
  QVERIFY(advisor->canHint());
  press(Qt::Key_H);
  QVERIFY(!advisor->hinting() && advisor->hintText().isEmpty());
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findButton(main_.get(), "Play"));
  checkFocus();
  press(Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!advisor->hintText().isEmpty(), 20000);
  main_->app()->settings()->play()->setFirstHelp(false);
}

void TestKeyPages::sheetsOverTheTable_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QStringList>("seats");
  QTest::addColumn<QByteArray>("type");
  QTest::addColumn<Qt::Key>("key");
  QTest::newRow("stomp") << "stomp" << QStringList{"human", "easy"} << QByteArray("GameScores") << Qt::Key_G;
  QTest::newRow("thieving stink") << "thieving_stink" << QStringList{"human", "easy", "easy", "easy"}
                                  << QByteArray("TeamSheet") << Qt::Key_S;
}

/// What a key opens above the table leaves the keys where they were; Esc closes it and nothing else.
void TestKeyPages::sheetsOverTheTable() {
  QFETCH(QString, game);
  QFETCH(QStringList, seats);
  QFETCH(QByteArray, type);
  QFETCH(Qt::Key, key);
  sitDown(game, seats);
  const QQuickItem* sheet = findType(main_->window()->contentItem(), type);
  QVERIFY(sheet);
  press(Qt::Key_Tab);
  checkFocus();
  press(key);
  QTRY_VERIFY(sheet->property("open").toBool());
  checkFocus();
  QVERIFY(goRound() >= 3);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!sheet->property("open").toBool());
  checkFocus();
  QVERIFY(main_->app()->session());
}

void TestKeyPages::theLastTrick() {
  QVERIFY(main_->app()->newGame("lorum", {"human", "easy", "easy", "easy"}, {}, {}, "3", false));
  Session* session = main_->app()->session();
  fulltable::Rng rng(7);
  while (session->shown()->lastTrick().isEmpty()) {
    QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->resting(), 20000);
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    const auto known = session->game()->match().know(0);
    fulltable::Moves moves;
    known->legal(0, moves);
    session->players()->choose(0, moves[static_cast<std::size_t>(known->rule_of_thumb(0, moves, rng))]);
  }
  QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->resting(), 20000);
  const QQuickItem* trick = findType(main_->window()->contentItem(), "LastTrick");
  chooseInMenu("Last trick");
  QTRY_VERIFY(trick->isVisible());
  checkFocus();
  press(Qt::Key_Escape);
  QTRY_VERIFY(!trick->isVisible());
  checkFocus();
}

/// Where there is no room beside the table.
void TestKeyPages::theLogAsAPage() {
  const QSize before = main_->window()->size();
  main_->window()->resize(640, 480);
  QTRY_COMPARE(main_->window()->contentItem()->size().toSize(), QSize(640, 480));
  sitDown("commune", {"human", "easy"});
  press(Qt::Key_L);
  QTRY_VERIFY(findType(main_->window()->contentItem(), "LogPage"));
  QVERIFY(goRound() >= 1);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!findType(main_->window()->contentItem(), "LogPage"));
  checkFocus();
  main_->window()->resize(before);
  QTRY_COMPARE(main_->window()->contentItem()->size().toSize(), before);
}

void TestKeyPages::theLogLineByLine() {
  sitDown("yukon", {"human"});
  Session* session = main_->app()->session();
  for (int move = 0; move < 2; ++move) {
    const LegalDrag legal = findLegalDrag(session);
    QVERIFY(session->input()->lift(legal.row) && session->input()->dropOn(legal.to));
  }
  // The page of an end keeps the keys to itself for a moment.
  QVERIFY(!session->shown()->over());
  press(Qt::Key_L);
  const QQuickItem* log = findType(main_->window()->contentItem(), "LogPane");
  QTRY_VERIFY(log->isVisible());
  for (int i = 0; i < 9 && !log->isAncestorOf(main_->window()->activeFocusItem()); ++i) press(Qt::Key_Tab);
  const int last = session->log()->rowCount() - 1;
  QVERIFY(last > 0);
  const auto line = [&] {
    const QVariant index = main_->window()->activeFocusItem()->property("index");
    return index.isValid() ? index.toInt() : -1;
  };
  QCOMPARE(line(), -1);
  // The newest first.
  for (const auto& [key, expected] :
       {std::pair{Qt::Key_Up, last}, {Qt::Key_Home, 0}, {Qt::Key_Down, 1}, {Qt::Key_End, last}}) {
    press(key);
    checkFocus();
    checkRing();
    QCOMPARE(line(), expected);
  }
  press(Qt::Key_Escape);
  QTRY_VERIFY(!log->isVisible());
}

void TestKeyPages::theLogTheCoverAndTheBanner() {
  sitDown("commune", {"human", "easy"});
  press(Qt::Key_Tab);
  const int without = goRound();
  press(Qt::Key_L);
  const QQuickItem* log = findType(main_->window()->contentItem(), "LogPane");
  QTRY_VERIFY(log->isVisible());
  QCOMPARE(goRound(), without + 1);
  for (int i = 0; i < 9 && !log->isAncestorOf(main_->window()->activeFocusItem()); ++i) press(Qt::Key_Tab);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!log->isVisible());
  QCOMPARE(goRound(), without);

  main_->app()->openUrls({QUrl::fromLocalFile(folder_.filePath("no such file"))});
  QTRY_VERIFY_WITH_TIMEOUT(!main_->app()->message().isEmpty(), 30000);
  walkTo("OK");
  checkFocus();
  checkRing();
  press(Qt::Key_Escape);
  QTRY_VERIFY(main_->app()->message().isEmpty());
  checkFocus();

  QVERIFY(main_->app()->newGame("pop", {"human", "human"}, {}, {}, "3", false));
  QTRY_COMPARE(textWithKeys(), QString("Show cards"));
  QCOMPARE(goRound(), 1);
  // For a moment it is deaf.
  QVERIFY(QTest::qWaitFor([&] {
    press(Qt::Key_Return);
    return main_->app()->session()->viewpoint()->coverSeat() < 0;
  }));
  checkFocus();
}

void TestKeyPages::theHistoryAndTheReview() {
  sitDown("black_hole", {"human"});
  main_->app()->session()->game()->giveUp();
  QTRY_COMPARE(textWithKeys(), QString("New deal"));
  checkRing();
  QVERIFY(goRound() >= 2);
  chooseInMenu("Analysis");
  QTRY_VERIFY(findType(main_->window()->contentItem(), "AnalysisPage"));
  QVERIFY(goRound() >= 1);
  press(Qt::Key_Escape);
  QTRY_COMPARE(textWithKeys(), QString("More"));
  chooseInMenu("History");
  QTRY_VERIFY(findType(main_->window()->contentItem(), "HistoryRow"));
  QVERIFY(goRound() >= 3);
  const auto isRow = [&] { return findType(main_->window()->activeFocusItem(), "HistoryRow") != nullptr; };
  for (int i = 0; i < 20 && !isRow(); ++i) press(Qt::Key_Tab);
  checkFocus();
  press(Qt::Key_Return);
  QTRY_VERIFY(main_->app()->session()->review());
  QVERIFY(goRound() >= 2);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!main_->app()->session() || !main_->app()->session()->review());
  checkFocus();
}

void TestKeyPages::ringsStandOut_data() {
  QTest::addColumn<QString>("felt");
  QTest::addColumn<bool>("high");
  for (const QString& felt : LookSettings::felts()) QTest::newRow(qPrintable(felt)) << felt << false;
  for (const char* felt : {"green", "linen"}) QTest::addRow("%s, high contrast", felt) << felt << true;
}

void TestKeyPages::ringsStandOut() {
  QFETCH(QString, felt);
  QFETCH(bool, high);
  main_->app()->settings()->look()->setFelt(felt);
  main_->app()->settings()->access()->setHighContrast(high);
  sitDown("commune", {"human", "easy"});
  waitUntilDrawn(main_->window());
  // Of a card, of the table's buttons, of the bar.
  for (int i = 0; i < 3; ++i) {
    press(Qt::Key_Tab);
    QString problem;
    QTRY_VERIFY2(focusRing(main_->window(), problem), qPrintable(problem));
    const double part = seenPart(main_->window(), focusRing(main_->window(), problem));
    QVERIFY2(part > 0.7, qPrintable(QString("%1: %2").arg(problem).arg(part)));
  }
  // On paper.
  press(Qt::Key_F1);
  QTRY_VERIFY(findButton(main_.get(), "Close"));
  QTest::qWait(0);
  for (int i = 0; i < 3; ++i) {
    press(Qt::Key_Tab);
    QString problem;
    QTRY_VERIFY2(focusRing(main_->window(), problem), qPrintable(problem));
    double part = 0;
    // The sheet may still be coming.
    QTRY_VERIFY2((part = seenPart(main_->window(), focusRing(main_->window(), problem))) > 0.7,
                 qPrintable(QString("%1: %2").arg(problem).arg(part)));
  }
  press(Qt::Key_Escape);
}

QTEST_MAIN(TestKeyPages)
#include "test_key_pages.moc"
