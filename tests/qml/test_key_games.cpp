// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "core/game.h"
#include "qml/focus_seen.h"

/// Whole games by key events alone, as somebody plays who has no mouse: the model says what to play, the keys play it.
/// At every step exactly one thing is seen to have them. Races are started and held here; `test_races` plays them.
class TestKeyGames : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init() { failOnAnyWarning(); }
  void toTheEnd_data();
  void toTheEnd();
  void aMeldIsPutTogether();
  void whatIsDeclaredIsChosenOnThePad();
  void aSolitaireIsWon_data();
  void aSolitaireIsWon();
  void aSolitaireIsGivenUp();
  void aRaceIsStartedAndHeld_data();
  void aRaceIsStartedAndHeld();
  void cleanupTestCase() { main_.reset(); }

 private:
  void begin(const QString& game, const QStringList& seats, const QVariantMap& options, const QString& deal = "3");
  /// A key, and one focus after it.
  void press(Qt::Key key, Qt::KeyboardModifiers with = {});
  void type(const QString& key);
  void checkFocus();
  /// Every key that has something read out says something.
  void checkSayAgain();
  /// Goes round with Tab, both ways, and comes back to where it began.
  void goRound();
  /// Goes on with Tab until that button has the keys; then along its group.
  bool walkToButton(const QString& text);
  QString pileAtCursor() const;
  bool walkToPile(const QString& pile);
  bool walkToRow(int row);
  /// The row of one of those cards that is not selected yet.
  int rowOf(fulltable::Card card, const fulltable::PileId& pile) const;
  void uncover();
  void makeMove();
  void make(const fulltable::Move& move);
  /// The cards of a meld that the hand has.
  QVariantList meldInHand() const;
  void select(const QVariantList& codes);
  void byButton(const fulltable::Button& button, const fulltable::Gesture& gesture);
  void byCards(const fulltable::Gesture& gesture);
  void answer(const fulltable::Gesture& gesture);

  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> main_;
  QQuickWindow* window_ = nullptr;
  Session* session_ = nullptr;
  GameTable* table_ = nullptr;
  QString tried_;
};

namespace {

QString wordsOf(const fulltable::Text& text) {
  return QString::fromStdString(fulltable::english(text));
}

}  // namespace

void TestKeyGames::initTestCase() {
  main_ = openWindow(folder_, {});
  QVERIFY(main_);
  window_ = main_->window();
  main_->app()->settings()->play()->setOpponents("instant");
}

void TestKeyGames::begin(const QString& game, const QStringList& seats, const QVariantMap& options,
                         const QString& deal) {
  QVERIFY(main_->app()->newGame(game, seats, {}, options, deal, false));
  session_ = main_->app()->session();
  QVERIFY(session_);
  QTRY_VERIFY(find<GameTable>(window_->contentItem()));
  table_ = find<GameTable>(window_->contentItem());
  table_->layOutNow();
  waitUntilDrawn(window_);
}

void TestKeyGames::press(Qt::Key key, Qt::KeyboardModifiers with) {
  QTest::keyClick(window_, key, with);
  table_->layOutNow();
}

void TestKeyGames::type(const QString& key) {
  press(static_cast<Qt::Key>(key.front().toUpper().unicode()));
}

void TestKeyGames::checkFocus() {
  QString problem;
  QTRY_VERIFY2(focusRing(window_, problem), qPrintable(problem + "; " + whatStands(session_, tried_)));
}

void TestKeyGames::checkSayAgain() {
  for (const Qt::Key key : {Qt::Key_F4, Qt::Key_F5, Qt::Key_F6, Qt::Key_F7, Qt::Key_F8}) {
    QSignalSpy told(session_->chronicle(), &Chronicle::announced);
    press(key);
    const QString said = told.isEmpty() ? QString() : told.last()[0].toString().trimmed();
    QVERIFY2(said.size() > 7 && QString(".!?”").contains(said.back()),
             qPrintable(QString("F%1 says '%2'").arg(key - Qt::Key_F1 + 1).arg(said)));
  }
}

void TestKeyGames::goRound() {
  press(Qt::Key_Tab);
  QString problem;
  const auto place = [&] {
    const QQuickItem* ring = focusRing(window_, problem);
    return ring ? inScene(ring) : QRectF();
  };
  // Cards of the last move may still find their places.
  QRectF first;
  for (int i = 0; i < 100 && (first.isEmpty() || place() != first); ++i) {
    first = place();
    waitUntilDrawn(window_);
  }
  QVERIFY2(!first.isEmpty(), qPrintable(problem));
  for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
    int steps = 0;
    do {
      press(key);
      QVERIFY2(!place().isEmpty(), qPrintable(problem));
      ++steps;
    } while (place() != first && steps < 20);
    QVERIFY2(steps >= 2 && steps < 20, qPrintable(problem));
  }
}

bool TestKeyGames::walkToButton(const QString& text) {
  const auto here = [&] {
    const QQuickItem* item = window_->activeFocusItem();
    return item && item->property("text").toString().startsWith(text) && item->inherits("QQuickAbstractButton");
  };
  for (int step = 0; step < 12; ++step) {
    if (here()) return true;
    // Along the group, there and back.
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up})
      for (int i = 0; i < 10; ++i) {
        const QQuickItem* before = window_->activeFocusItem();
        if (!before || !before->inherits("QQuickAbstractButton")) break;
        press(key);
        if (here()) return true;
        if (window_->activeFocusItem() == before) break;
      }
    press(Qt::Key_Tab);
  }
  return here();
}

QString TestKeyGames::pileAtCursor() const {
  if (const int row = table_->chosen(); row >= 0) return session_->cards()->slot(row).pile;
  for (const PileItem* pile : table_->piles())
    if (table_->cursor().center() == QRectF(pile->position(), pile->size()).center()) return pile->pileId();
  return {};
}

bool TestKeyGames::walkToPile(const QString& pile) {
  // From a button or the bar back to the cards.
  for (int i = 0; i < 20 && table_->cursor().isEmpty(); ++i) press(Qt::Key_Tab);
  const auto placeOf = [&](const QString& id) { return table_->piles().indexOf(table_->pileOf(id)); };
  const bool up = placeOf(pile) < placeOf(pileAtCursor());
  for (const Qt::Key key : {up ? Qt::Key_PageUp : Qt::Key_PageDown, up ? Qt::Key_PageDown : Qt::Key_PageUp})
    for (int i = 0; i < 80 && pileAtCursor() != pile; ++i) {
      const QRectF before = table_->cursor();
      press(key);
      if (table_->cursor() == before) break;
    }
  return pileAtCursor() == pile;
}

bool TestKeyGames::walkToRow(int row) {
  if (row < 0 || !walkToPile(session_->cards()->slot(row).pile)) return false;
  for (const auto& [end, key] : {std::pair{Qt::Key_Home, Qt::Key_Right},
                                 {Qt::Key_Home, Qt::Key_Down},
                                 {Qt::Key_End, Qt::Key_Left},
                                 {Qt::Key_End, Qt::Key_Up}}) {
    if (!walkToPile(session_->cards()->slot(row).pile)) return false;
    press(end);
    for (int i = 0; i < 60 && table_->chosen() != row; ++i) {
      const QRectF before = table_->cursor();
      press(key);
      if (table_->cursor() == before) break;
    }
    if (table_->chosen() == row) return true;
  }
  return false;
}

int TestKeyGames::rowOf(fulltable::Card card, const fulltable::PileId& pile) const {
  int row = -1;
  for (const int each : session_->cards()->rowsOf(card, QString::fromStdString(pile)))
    if (!session_->input()->lifted().contains(each) && (row < 0 || each < row)) row = each;
  return row;
}

/// Whoever is asked for sits down: one thing has the keys, and Enter opens their hand as soon as the cover lies there.
void TestKeyGames::uncover() {
  if (session_->viewpoint()->coverSeat() < 0) return;
  tried_ = "a cover";
  checkFocus();
  for (int tries = 0; tries < 500 && session_->viewpoint()->coverSeat() >= 0; ++tries) {
    QTest::qWait(20);
    press(Qt::Key_Return);
  }
  QVERIFY(session_->viewpoint()->coverSeat() < 0);
}

void TestKeyGames::makeMove() {
  const int seat = session_->viewpoint()->viewer();
  const auto known = session_->game()->match().know(seat);
  fulltable::Moves moves;
  known->legal(seat, moves);
  fulltable::Rng rng(7);
  make(moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))]);
}

void TestKeyGames::make(const fulltable::Move& move) {
  const int seat = session_->viewpoint()->viewer();
  const auto known = session_->game()->match().know(seat);
  tried_ = QString::fromStdString(known->write(move));
  for (const auto& button : known->buttons(seat))
    if (button.move == move) return byButton(button, known->gesture(seat, move));
  byCards(known->gesture(seat, move));
  // What a card of the line brings is laid out with it.
  if (session_->input()->melds()->isOpen()) {
    checkFocus();
    QVERIFY2(session_->input()->melds()->workspace()->isValid(), qPrintable(tried_));
    press(Qt::Key_Return);
  }
}

QVariantList TestKeyGames::meldInHand() const {
  const QVariantList offers =
      session_->input()->melds()->canOpen() ? session_->input()->melds()->offers() : QVariantList();
  for (const QVariant& offer : offers) {
    const QVariantList codes = offer.toMap()["codes"].toList();
    const auto held = [&](const QVariant& code) {
      const QList<int> rows = session_->cards()->rowsOf(QString("hand.%1").arg(session_->viewpoint()->viewer()));
      return std::ranges::any_of(rows, [&](int row) { return session_->shown()->codeOf(row) == code.toInt(); });
    };
    if (offer.toMap()["taken"].toInt() == 0 && std::ranges::all_of(codes, held)) return codes;
  }
  return {};
}

void TestKeyGames::select(const QVariantList& codes) {
  const QString hand = QString("hand.%1").arg(session_->viewpoint()->viewer());
  for (const QVariant& code : codes) {
    int row = -1;
    for (const int each : session_->cards()->rowsOf(hand))
      if (session_->shown()->codeOf(each) == code.toInt() && !session_->input()->lifted().contains(each)) row = each;
    QVERIFY2(walkToRow(row), qPrintable(whatStands(session_, tried_)));
    press(Qt::Key_Space);
    checkFocus();
  }
  QCOMPARE(session_->input()->lifted().size(), codes.size());
}

void TestKeyGames::aMeldIsPutTogether() {
  QVariantList codes;
  for (int deal = 1; deal < 40 && codes.isEmpty(); ++deal) {
    begin("vazhushal", {"human", "easy"}, {}, QString::number(deal));
    QTRY_VERIFY_WITH_TIMEOUT(session_->viewpoint()->myTurn() && !session_->shown()->resting(), 20000);
    if (session_->shown()->phase() != "draw") continue;
    type("D");
    QTRY_VERIFY(session_->shown()->phase() != "draw");
    codes = meldInHand();
  }
  QVERIFY(!codes.isEmpty());
  tried_ = "a meld on the workspace";
  press(Qt::Key_Tab);
  const int before = session_->game()->moveCount();
  const Workspace* work = session_->input()->melds()->workspace();
  press(Qt::Key_A);
  QVERIFY(work->isOpen());
  checkFocus();
  select(codes);
  QVERIFY(walkToPile(Workspace::newPile));
  press(Qt::Key_Return);
  QVERIFY2(work->isValid(), qPrintable(work->problem()));
  checkFocus();
  // What was done is taken back, and only then the workspace put away.
  press(Qt::Key_Escape);
  QVERIFY(work->isOpen() && !work->isValid());
  checkFocus();
  press(Qt::Key_Escape);
  QVERIFY(!work->isOpen());
  checkFocus();
  press(Qt::Key_A);
  select(codes);
  press(Qt::Key_M);
  QVERIFY2(work->isValid(), qPrintable(work->problem()));
  checkFocus();
  press(Qt::Key_Return);
  QTRY_VERIFY(session_->game()->moveCount() > before);
}

/// In a window so small that of two ranks one is seen.
void TestKeyGames::whatIsDeclaredIsChosenOnThePad() {
  const QSize before = window_->size();
  window_->resize(800, 600);
  begin("commune", {"human", "easy"}, {{"tokens", 2}});
  QTRY_VERIFY(session_->viewpoint()->myTurn());
  const auto choose = [&](const QString& text) {
    QVERIFY2(walkToButton(text), qPrintable(text));
    press(Qt::Key_Return);
    checkFocus();
    QVERIFY2(qobject_cast<const QQuickItem*>(window_->activeFocusItem())->inherits("QQuickAbstractButton"),
             qPrintable(text));
  };
  choose("Full house");
  QCOMPARE(window_->activeFocusItem()->property("text").toString(), QString("Full house"));
  choose("9");
  choose("7");
  QCOMPARE(session_->input()->pad()->proposal(), QString("full_house 9 7"));
  // The first rank again, and back.
  choose("1st: 9");
  QCOMPARE(window_->activeFocusItem()->property("text").toString(), QString("9"));
  choose("2nd: 7");
  QSignalSpy told(session_->chronicle(), &Chronicle::announced);
  choose("Declare");
  QTRY_VERIFY(session_->input()->pad()->isAsking() || !session_->viewpoint()->myTurn());
  QVERIFY(!told.isEmpty());
  window_->resize(before);
}

void TestKeyGames::byButton(const fulltable::Button& button, const fulltable::Gesture& gesture) {
  const QString label = wordsOf(button.label);
  // What it does, it does with the card at the cursor.
  if (!gesture.cards.empty())
    QVERIFY2(walkToRow(rowOf(gesture.cards.front(), gesture.from)), qPrintable(whatStands(session_, tried_)));
  if (!button.heading.empty()) {
    // Enter means what was typed at the cards; on a key of the pad it presses that.
    if (window_->activeFocusItem()->inherits("QQuickAbstractButton")) press(Qt::Key_Escape);
    const QVariantList headings = session_->input()->pad()->headings();
    for (const QVariant& heading : headings)
      if (heading.toMap()["name"] == wordsOf(button.heading)) type(heading.toMap()["key"].toString());
    for (const QString& word : label.split(' ')) type(word);
    press(Qt::Key_Return);
  } else if (button.key.empty() || (!session_->input()->pad()->shown() && session_->game()->moveCount() % 2 == 0)) {
    QVERIFY2(walkToButton(label), qPrintable(label));
    checkFocus();
    press(session_->game()->moveCount() % 4 == 0 ? Qt::Key_Space : Qt::Key_Return);
    if (button.confirm) press(Qt::Key_Return);
  } else {
    type(QString::fromStdString(button.key));
    if (button.confirm) type(QString::fromStdString(button.key));
  }
}

void TestKeyGames::byCards(const fulltable::Gesture& gesture) {
  const QString to = QString::fromStdString(gesture.to);
  if (gesture.cards.empty() && gesture.place < 0) {
    QVERIFY2(walkToPile(QString::fromStdString(gesture.from)), qPrintable(whatStands(session_, tried_)));
    checkFocus();
    press(Qt::Key_Return);
    return answer(gesture);
  }
  if (!gesture.key.empty()) {
    for (const auto card : gesture.cards) {
      QVERIFY2(walkToRow(rowOf(card, gesture.from)), qPrintable(whatStands(session_, tried_)));
      checkFocus();
      press(Qt::Key_Space);
    }
    if (gesture.key == "Enter")
      press(Qt::Key_Return);
    else
      type(QString::fromStdString(gesture.key));
    return answer(gesture);
  }
  const int row = gesture.place >= 0 ? session_->cards()->rowAt(QString::fromStdString(gesture.from), gesture.place)
                                     : rowOf(gesture.cards.front(), gesture.from);
  // The only card that can be moved is picked up already.
  const QList<int> lifted = session_->input()->lifted();
  if (lifted.size() == 1 &&
      (lifted.first() == row ||
       (gesture.place < 0 && session_->cards()->slot(lifted.first()).card == gesture.cards.front())))
    return answer(gesture);
  QVERIFY2(walkToRow(row), qPrintable(whatStands(session_, tried_)));
  checkFocus();
  press(Qt::Key_Return);
  answer(gesture);
}

/// Carried on, or asked which of several moves it was.
void TestKeyGames::answer(const fulltable::Gesture& gesture) {
  const QVariantList choices = session_->input()->chooser();
  for (qsizetype i = 0; i < choices.size(); ++i) {
    checkFocus();
    if (choices[session_->input()->chooserLine()].toMap()["label"].toString() == wordsOf(gesture.label)) break;
    press(Qt::Key_Down);
  }
  if (!choices.isEmpty()) press(Qt::Key_Return);
  if (!session_->input()->question().isEmpty()) press(Qt::Key_Return);
  if (session_->input()->targets().isEmpty()) return;
  const QString to = QString::fromStdString(gesture.to);
  for (int i = 0; i < 30; ++i) {
    checkFocus();
    const int row = table_->chosen();
    const bool onCard = row >= 0 && !gesture.onto.empty() && session_->cards()->slot(row).card == gesture.onto.front();
    const PileItem* pile = table_->pileOf(to);
    if (onCard || (gesture.onto.empty() && pile && pile->extent().intersects(table_->cursor()))) break;
    press(Qt::Key_Tab);
  }
  press(Qt::Key_Return);
}

void TestKeyGames::toTheEnd_data() {
  QTest::addColumn<QStringList>("seats");
  QTest::addColumn<QVariantMap>("options");
  const QStringList two{"human", "easy"};
  const QStringList three{"human", "easy", "easy"};
  const QStringList four{"human", "easy", "easy", "easy"};
  QTest::newRow("chinese_ten") << two << QVariantMap{};
  QTest::newRow("commune") << two << QVariantMap{{"tokens", 2}};
  QTest::newRow("lorum") << four << QVariantMap{{"rounds", 1}, {"contract", "no_hearts"}};
  QTest::newRow("mate") << two << QVariantMap{{"rounds", 1}};
  QTest::newRow("pop") << two << QVariantMap{{"target", 3}};
  QTest::newRow("ristiseiska") << three << QVariantMap{};
  QTest::newRow("stomp") << three << QVariantMap{{"games", 1}};
  QTest::newRow("thieving_stink") << four << QVariantMap{{"target", 50}};
  QTest::newRow("umtali") << two << QVariantMap{{"hands", 1}};
  QTest::newRow("vazhushal") << two << QVariantMap{{"target", 1}};
  // People who sit down one after the other.
  QTest::newRow("commune by two people") << QStringList{"human", "human"} << QVariantMap{{"tokens", 2}};
  QTest::newRow("chinese_ten by two people") << QStringList{"human", "human"} << QVariantMap{};
  QTest::newRow("thieving_stink by two people")
      << QStringList{"human", "easy", "human", "easy"} << QVariantMap{{"target", 50}};
}

void TestKeyGames::toTheEnd() {
  QFETCH(QStringList, seats);
  QFETCH(QVariantMap, options);
  const bool alone = seats.count("human") < 2;
  begin(QString(QTest::currentDataTag()).section(' ', 0, 0), seats, options);
  if (QTest::currentTestFailed()) return;
  uncover();
  QTRY_VERIFY(session_->viewpoint()->myTurn() || session_->shown()->resting());
  goRound();
  checkSayAgain();
  bool othersTurn = !alone;
  int turns = 0;
  while (!session_->shown()->over()) {
    uncover();
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY_WITH_TIMEOUT(
        session_->shown()->over() || session_->shown()->resting() || session_->viewpoint()->myTurn(), 60000);
    if (session_->shown()->over()) break;
    if (session_->viewpoint()->coverSeat() >= 0) continue;
    checkFocus();
    if (QTest::currentTestFailed()) return;
    if (session_->shown()->resting()) {
      // Back to the cards, where Enter goes on.
      press(Qt::Key_Escape);
      press(Qt::Key_Return);
      continue;
    }
    table_->layOutNow();
    const int before = session_->game()->moveCount();
    // Once nobody else moves at first.
    session_->setStill(!othersTurn);
    makeMove();
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY2_WITH_TIMEOUT(session_->game()->moveCount() > before, qPrintable(whatStands(session_, tried_)), 5000);
    if (!othersTurn && !session_->viewpoint()->myTurn() && !session_->shown()->resting()) {
      othersTurn = true;
      checkSayAgain();
    }
    session_->setStill(false);
    ++turns;
  }
  QVERIFY(turns > 1 && othersTurn);
  // What there is to do then has the keys; Enter deals anew.
  const Session* ended = session_;
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("New deal"));
  checkFocus();
  checkSayAgain();
  press(Qt::Key_Return);
  QTRY_VERIFY(main_->app()->session() != ended || !main_->app()->session()->shown()->over());
}

void TestKeyGames::aSolitaireIsWon_data() {
  QTest::addColumn<QString>("deal");
  QTest::newRow("black_hole") << "3";
  QTest::newRow("yukon") << "3";
}

/// By somebody who knows the way.
void TestKeyGames::aSolitaireIsWon() {
  QFETCH(QString, deal);
  begin(QString(QTest::currentDataTag()), {"human"}, {}, deal);
  if (QTest::currentTestFailed()) return;
  goRound();
  checkSayAgain();
  const auto won = session_->game()->match().truth().solve({.nodes = 2000000, .expired = {}}, 1);
  QCOMPARE(won.finding, fulltable::Finding::solvable);
  for (const auto& move : won.moves) {
    // What is safe at the end goes up by itself.
    if (session_->shown()->over() || session_->advisor()->finale()) break;
    const int before = session_->game()->moveCount();
    make(move);
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY2_WITH_TIMEOUT(session_->game()->moveCount() > before, qPrintable(whatStands(session_, tried_)), 5000);
    checkFocus();
  }
  QTRY_VERIFY_WITH_TIMEOUT(session_->shown()->over(), 30000);
  QVERIFY(!session_->shown()->winners().isEmpty());
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("New deal"));
  checkFocus();
  checkSayAgain();
}

/// Through the bar and its menu, from which Esc leads back to where one was.
void TestKeyGames::aSolitaireIsGivenUp() {
  begin("yukon", {"human"}, {});
  if (QTest::currentTestFailed()) return;
  makeMove();
  if (QTest::currentTestFailed()) return;
  QVERIFY(walkToButton("More"));
  press(Qt::Key_Return);
  checkFocus();
  press(Qt::Key_Escape);
  checkFocus();
  QCOMPARE(window_->activeFocusItem()->property("text").toString(), QString("More"));
  press(Qt::Key_Return);
  QVERIFY(walkToButton("Give up"));
  // It is asked about, also aloud.
  QSignalSpy told(session_->chronicle(), &Chronicle::announced);
  press(Qt::Key_Return);
  QVERIFY(!told.isEmpty());
  QCOMPARE(told.last()[0].toString(), QString("Really give up?"));
  press(Qt::Key_Return);
  QTRY_VERIFY(session_->shown()->over());
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("New deal"));
  checkFocus();
}

void TestKeyGames::aRaceIsStartedAndHeld_data() {
  QTest::addColumn<QStringList>("seats");
  QTest::newRow("salute_the_king") << QStringList{"human", "easy", "easy"};
  QTest::newRow("stroop") << QStringList{"human", "easy"};
}

void TestKeyGames::aRaceIsStartedAndHeld() {
  QFETCH(QStringList, seats);
  begin(QString(QTest::currentDataTag()), seats, {});
  if (QTest::currentTestFailed()) return;
  checkFocus();
  QCOMPARE(window_->activeFocusItem()->property("text").toString(), QString("Start"));
  goRound();
  checkSayAgain();
  QVERIFY(walkToButton("Start"));
  press(Qt::Key_Return);
  QTRY_VERIFY(session_->race()->running());
  QVERIFY(focusRings(window_).size() <= 1);
  QTRY_VERIFY(session_->race()->now() > 0);
  type("P");
  QTRY_VERIFY(!session_->race()->running());
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("Resume"));
  checkFocus();
  checkSayAgain();
  press(Qt::Key_Space);
  QTRY_VERIFY(session_->race()->running());
  type("P");
}

QTEST_MAIN(TestKeyGames)
#include "test_key_games.moc"
